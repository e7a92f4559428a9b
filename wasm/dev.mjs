// `npm run dev`: Vite with the debug build of the modules. When a C++ file changes, the modules are built again, and Vite
// reloads the page.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { build, configure } from './toolchain/cmake.mjs';
import { npmPackages, systemTools, wasmCompilers } from './toolchain/install.mjs';
import { quietly, run, script } from './toolchain/processes.mjs';

const preset = 'wasm-debug';

/** Builds until no file has changed meanwhile. A compiler's error is printed and waits for the next change. */
function builder() {
  let isBuilding = false;
  let isStale = false;
  return async () => {
    isStale = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isStale) {
      isStale = false;
      await run('cmake', build(preset)).catch((error) => console.error(error.message));
    }
    isBuilding = false;
  };
}

await script(async () => {
  await npmPackages();
  await systemTools(wasmCompilers);
  await quietly('cmake', configure(preset));
  await run('cmake', build(preset));
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
    },
  );
  vite.on('close', (code) => process.exit(code ?? 0));
  const rebuild = builder();
  watch('wasm', { recursive: true }, (_, file) => {
    if (file && /\.[ch]pp$/.test(file)) void rebuild();
  });
});
