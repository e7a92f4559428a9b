// Loads the solver's modules. The one place that knows where a .wasm is, and what to do where WebAssembly is refused.
import createImpartial from './generated/impartial.mjs';
import wasmUrl from './generated/impartial.wasm?url';
import type { Create, ImpartialModule, Instantiate, SearchModule } from './impartial_module';

export async function loadImpartial(): Promise<ImpartialModule> {
  return isWasmAllowed() ? create(createImpartial, await loadWasm(wasmUrl)) : loadPlain();
}

/** The module for positions beyond the judges' limits. It comes when the first of them does. */
export async function loadSearch(): Promise<SearchModule> {
  const { searchParts } = await import('./search_parts');
  const { createSearch, wasmUrl: url } = await searchParts();
  return create(createSearch, await loadWasm(url));
}

/** The same module, translated to JavaScript by the wasm build: slower, larger, and loaded by nobody who can do without. */
export async function loadPlain(): Promise<ImpartialModule> {
  const { default: instantiate } = await import('./generated/impartial_plain.mjs');
  // The glue stops where there is no WebAssembly at all; it looks at once, so that nobody else sees the stand-in.
  if (typeof WebAssembly === 'object') return create(createImpartial, instantiate);
  const scope = globalThis as { WebAssembly?: object };
  scope.WebAssembly = {};
  try {
    return create(createImpartial, instantiate);
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

function create<Module>(glue: Create<Module>, instantiate: Instantiate): Promise<Module> {
  return glue({
    instantiateWasm(imports, done) {
      const instance = { exports: instantiate(imports) };
      done(instance);
      return instance.exports;
    },
  });
}

/** Compiled before the glue is asked, which has no way to report that it failed. */
async function loadWasm(url: string): Promise<Instantiate> {
  const compiled = await compile(url);
  return (imports) => new WebAssembly.Instance(compiled, imports).exports;
}

async function compile(url: string): Promise<WebAssembly.Module> {
  // In a build of one file. A host's policy may forbid to fetch even this.
  if (url.startsWith('data:')) return WebAssembly.compile(decodeBase64(url));
  // In Node, which does not fetch files; asked for in a way that no bundler takes for an import.
  const files = globalThis.process?.getBuiltinModule?.('node:fs/promises');
  if (files && url.startsWith('file:')) {
    return WebAssembly.compile(await files.readFile(new URL(url)));
  }
  const response = await fetch(url);
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
