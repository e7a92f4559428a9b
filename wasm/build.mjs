// Installs what the build needs, then builds the WebAssembly modules of the page. `npm start` runs it.
import {
  build,
  configure,
  needs,
  npmPackages,
  quietly,
  run,
  script,
  systemTools,
} from './setup.mjs';

await script(async () => {
  await npmPackages();
  await systemTools(needs.wasm);
  await quietly('cmake', configure('wasm'));
  await run('cmake', build('wasm'));
});
