// Installs what the build needs, then builds the WebAssembly modules of the page. `npm start` runs it.
import { build, configure } from './toolchain/cmake.mjs';
import { npmPackages, systemTools, wasmCompilers } from './toolchain/install.mjs';
import { quietly, run, script } from './toolchain/processes.mjs';

await script(async () => {
  await npmPackages();
  await systemTools(wasmCompilers);
  await quietly('cmake', configure('wasm'));
  await run('cmake', build('wasm'));
});
