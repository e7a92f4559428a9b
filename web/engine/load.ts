// Loads a module of the solver from its files.
import type { Create, Instantiate, Parts, Plain } from './impartial_module';
import { integrityOf } from './integrity';

/**
 * If the solver cannot be loaded as WebAssembly, it is loaded as plain JavaScript, whatever the cause: the policy of a
 * host, its files, the network, the memory. If that fails too, the first cause is reported. `compiled`: tried first.
 */
export async function load<Module>(
  { create: glue, wasmUrl, plain }: Parts<Module>,
  compiled?: WebAssembly.Module,
): Promise<Module> {
  if (compiled) {
    try {
      return create(glue, instanceOf(compiled));
    } catch {
      // Once more, from its file.
    }
  }
  try {
    const own = await compile(wasmUrl).catch(() => compile(wasmUrl, 'reload'));
    return create(glue, instanceOf(own));
  } catch (cause) {
    if (!plain) throw cause;
    console.info(`Impartial runs without WebAssembly: ${String(cause)}`);
    return loadPlain(glue, plain).catch(() => {
      throw cause;
    });
  }
}

export async function loadPlain<Module>(glue: Create<Module>, plain: Plain): Promise<Module> {
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

function create<Module>(glue: Create<Module>, instantiate: Instantiate): Module {
  // The glue would only print it.
  let failure: { readonly cause: unknown } | undefined;
  const module = glue({
    instantiateWasm(imports, done) {
      try {
        const instance = { exports: instantiate(imports) };
        done(instance);
        return instance.exports;
      } catch (cause) {
        failure = { cause };
        return {};
      }
    },
  });
  if (failure) throw failure.cause;
  return module;
}

/** Compiled before the glue runs, because the glue cannot report a failed compilation. */
function instanceOf(compiled: WebAssembly.Module): Instantiate {
  return (imports) => new WebAssembly.Instance(compiled, imports).exports;
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

/** `cache`: what the browser has kept may be bad. */
async function compile(url: string, cache: RequestCache = 'default'): Promise<WebAssembly.Module> {
  if (!isWasmAllowed()) throw new Error('the page or the browser refuses WebAssembly');
  // In the npm package and in a build of one file. A host's policy may forbid even this fetch.
  if (url.startsWith('data:')) return WebAssembly.compile(await readDataUrl(url));
  // In other people's pages the hash stands behind the address.
  const [file = url, hash] = url.split('#');
  const integrity = hash ?? integrityOf(file);
  const response = await fetch(file, { cache, integrity }).catch(async (error: unknown) => {
    // The status of a file that is missing says more than that it is not the one.
    const missing = await fetch(file, { cache });
    if (missing.ok) throw error;
    return missing;
  });
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // Compiling during the download needs the right MIME type, which not every static host sends.
  const spare = response.clone();
  try {
    return await WebAssembly.compileStreaming(response);
  } catch {
    return WebAssembly.compile(await spare.arrayBuffer());
  }
}

/** The wasm is compressed there (../build/classic_script.ts). */
async function readDataUrl(url: string): Promise<ArrayBuffer> {
  const binary = atob(url.slice(url.indexOf(',') + 1));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  // Not of a Blob, which WebKit cannot read in a worker of a page from a disk.
  const whole = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(whole).arrayBuffer();
}
