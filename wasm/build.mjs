// Builds the WebAssembly module for the page, and first installs what that takes: `npm start` on a fresh machine.
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
