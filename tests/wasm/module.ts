// The built modules, loaded from disk.
import { readFileSync } from 'node:fs';
import createImpartial from '../../web/engine/generated/impartial.mjs';
import createSearch from '../../web/engine/generated/impartial_search.mjs';
import type { ImpartialModule, SearchModule } from '../../web/engine/impartial_module';

const wasmOf = (name: string) =>
  readFileSync(new URL(`../../web/engine/generated/${name}.wasm`, import.meta.url));

export function loadModule(): Promise<ImpartialModule> {
  return createImpartial({ wasmBinary: wasmOf('impartial') });
}

export function loadSearchModule(): Promise<SearchModule> {
  return createSearch({ wasmBinary: wasmOf('impartial_search') });
}
