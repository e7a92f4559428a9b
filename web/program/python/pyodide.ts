// Python's package, loaded with the first program in Python.
import type { PyodideAPI } from 'pyodide';

/** With what the package does not tell of itself. */
export type LoadedPython = PyodideAPI & {
  readonly _module: { readonly memory: WebAssembly.Memory };
};

/** In the browser, the package takes its files by `fetch`. */
export async function loadPython(): Promise<LoadedPython> {
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import('pyodide'),
    // @ts-expect-error -- The package has no type for it.
    import('pyodide/pyodide.asm.mjs'),
  ]);
  return loadPyodide({
    createPyodideModule,
    // What the module `js` has.
    jsglobals: {},
    env: {
      // Sets of words have the same order in each run.
      PYTHONHASHSEED: '1',
      ONLINE_JUDGE: 'true',
      // As HackerRank's templates ask.
      OUTPUT_PATH: '/dev/stdout',
    },
    ...(!('process' in globalThis) && { indexURL: new URL('.', globalThis.location.href).href }),
  }) as Promise<LoadedPython>;
}
