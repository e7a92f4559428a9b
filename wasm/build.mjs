// Builds the WebAssembly module for the page, and first installs what that takes: `npm start` on a fresh machine.
import { build, configure, needs, npmPackages, run, script, systemTools } from './setup.mjs';

await script(async () => {
  await npmPackages();
  await systemTools(needs.wasm);
  await run('cmake', [...configure('wasm'), '--log-level=WARNING']);
  await run('cmake', build('wasm'));
});
