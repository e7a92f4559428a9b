// Loads the WebAssembly module. The one place that knows where the .wasm is.
import createImpartial from './generated/impartial.mjs';
import wasmUrl from './generated/impartial.wasm?url';
import type { ImpartialModule } from './impartial_module';

export async function loadImpartial(): Promise<ImpartialModule> {
  // Compiled before the glue is asked, which has no way to report that it failed.
  const compiled = await compile();
  return createImpartial({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(compiled, imports);
      done(instance);
      return instance.exports;
    },
  });
}

async function compile(): Promise<WebAssembly.Module> {
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
