// The files of the third module, for positions beyond the judges' limits. In a build of one script load_search_parts.ts
// replaces this file, and this file becomes a script beside it.
import create from './generated/impartial_search.mjs';
import wasmUrl from './generated/impartial_search.wasm?url';
import type { Parts, SearchModule } from './impartial_module';

export async function searchParts(): Promise<Parts<SearchModule>> {
  return { create, wasmUrl };
}
