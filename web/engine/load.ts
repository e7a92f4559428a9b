// Loads the solver's module. The one place that knows where the .wasm is, and what to do where WebAssembly is refused.
import createImpartial from './generated/impartial.mjs';
import wasmUrl from './generated/impartial.wasm?url';
import type { ImpartialModule, Instantiate } from './impartial_module';

export async function loadImpartial(): Promise<ImpartialModule> {
  return isWasmAllowed() ? create(await loadWasm()) : loadPlain();
}

/** The same module, translated to JavaScript by the wasm build: slower, larger, and loaded by nobody who can do without. */
export async function loadPlain(): Promise<ImpartialModule> {
  const { default: instantiate } = await import('./generated/impartial_plain.mjs');
  // The glue stops where there is no WebAssembly at all; it looks at once, so that nobody else sees the stand-in.
  if (typeof WebAssembly === 'object') return create(instantiate);
  const scope = globalThis as { WebAssembly?: object };
  scope.WebAssembly = {};
  try {
    return create(instantiate);
  } finally {
    delete scope.WebAssembly;
  }
}

/** A host's Content-Security-Policy can refuse it, and some browsers do when asked to be careful. */
function isWasmAllowed(): boolean {
  const smallest = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  try {
    return new WebAssembly.Module(smallest) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

function create(instantiate: Instantiate): Promise<ImpartialModule> {
  return createImpartial({
    instantiateWasm(imports, done) {
      const instance = { exports: instantiate(imports) };
      done(instance);
      return instance.exports;
    },
  });
}

/** Compiled before the glue is asked, which has no way to report that it failed. */
async function loadWasm(): Promise<Instantiate> {
  const compiled = await compile();
  return (imports) => new WebAssembly.Instance(compiled, imports).exports;
}

async function compile(): Promise<WebAssembly.Module> {
  // In a build of one file. A host's policy may forbid to fetch even this.
  if (wasmUrl.startsWith('data:')) return WebAssembly.compile(decodeBase64(wasmUrl));
  // In Node, which does not fetch files; asked for in a way that no bundler takes for an import.
  const files = globalThis.process?.getBuiltinModule?.('node:fs/promises');
  if (files && wasmUrl.startsWith('file:')) {
    return WebAssembly.compile(await files.readFile(new URL(wasmUrl)));
  }
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // Compiling while it arrives needs the right MIME type, which not every static host sends.
  const spare = response.clone();
  try {
    return await WebAssembly.compileStreaming(response);
  } catch {
    return WebAssembly.compile(await spare.arrayBuffer());
  }
}

function decodeBase64(dataUrl: string): Uint8Array<ArrayBuffer> {
  const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
