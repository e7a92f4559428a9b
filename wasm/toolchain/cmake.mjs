// CMake's command lines, with the Emscripten at hand. Built-in modules only (processes.mjs).
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cores, which } from './processes.mjs';

/** The folder with Emscripten's CMake toolchain. A person's own emsdk goes before the system's. */
export function emscripten() {
  const emcc = which('emcc');
  const own = [
    process.env.EMSDK && join(process.env.EMSDK, 'upstream/emscripten'),
    emcc && dirname(emcc),
    emcc && join(dirname(dirname(emcc)), 'libexec'), // Homebrew
  ];
  return [...own, '/usr/share/emscripten', '/usr/lib/emscripten'].find(
    (folder) => folder && existsSync(emscriptenToolchain(folder)),
  );
}

export function emscriptenToolchain(folder) {
  return join(folder, 'cmake/Modules/Platform/Emscripten.cmake');
}

/** CMake's arguments to configure a preset; for WebAssembly with the Emscripten at hand. */
export function configure(preset) {
  const toolchain = preset.startsWith('wasm')
    ? ['--toolchain', emscriptenToolchain(emscripten())]
    : [];
  // A build from nothing is shorter by a quarter; after a change of one file it would be longer. (The preset of the wasm
  // has it always: the same commit is published with the same bytes, wherever it is built.)
  const unity = preset === 'native' ? [`-DCMAKE_UNITY_BUILD=${process.env.CI ? 'ON' : 'OFF'}`] : [];
  return ['--preset', preset, ...toolchain, ...unity];
}

/** CMake's arguments to build a preset that is configured. */
export function build(preset, ...more) {
  return ['--build', '--preset', preset, '--parallel', String(cores), ...more];
}
