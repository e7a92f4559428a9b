// Loads the solver's modules. Only this file loads .wasm files and handles hosts that refuse WebAssembly.
import type { Create, Instantiate, Parts, PositionsModule, SearchModule } from './impartial_module';
import { positionsParts } from './positions_parts';

/** Every page needs this module. */
export function loadPositions(): Promise<PositionsModule> {
  return load(positionsParts);
}

/** For the first position beyond the judges' limits. */
export async function loadSearch(): Promise<SearchModule> {
  const { searchParts } = await import('./search_parts');
  return load(await searchParts());
}

export async function load<Module>(parts: Parts<Module>): Promise<Module> {
  if (parts.plain && !isWasmAllowed()) return loadPlain(parts.create, parts.plain);
  return create(parts.create, await loadWasm(parts.wasmUrl));
}

export async function loadPlain<Module>(
  glue: Create<Module>,
  plain: () => Promise<{ default: Instantiate }>,
): Promise<Module> {
  const { default: instantiate } = await plain();
  // The glue aborts where WebAssembly does not exist. It checks immediately, so no other code sees this stand-in.
  if (typeof WebAssembly === 'object') return create(glue, instantiate);
  const scope = globalThis as { WebAssembly?: object };
  scope.WebAssembly = {};
  try {
    return create(glue, instantiate);
  } finally {
    delete scope.WebAssembly;
  }
}

/** A host's Content-Security-Policy can refuse WebAssembly, and so can a browser's strict security settings. */
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

/** Compiled before the glue runs, because the glue cannot report a failed compilation. */
async function loadWasm(url: string): Promise<Instantiate> {
  const compiled = await compile(url);
  return (imports) => new WebAssembly.Instance(compiled, imports).exports;
}

async function compile(url: string): Promise<WebAssembly.Module> {
  // In a build of one file. A host's policy may forbid even this fetch.
  if (url.startsWith('data:')) return WebAssembly.compile(decodeBase64(url));
  // Node does not fetch files. The module name is built so that no bundler treats this as an import.
  const files = globalThis.process?.getBuiltinModule?.('node:fs/promises');
  if (files && url.startsWith('file:')) {
    return WebAssembly.compile(await files.readFile(new URL(url)));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // Compiling during the download needs the right MIME type, which not every static host sends.
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
