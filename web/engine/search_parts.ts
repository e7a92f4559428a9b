// The files of the search module. In a build of one classic script beside.ts replaces this file, and this file becomes a
// script beside it.
import create from './generated/impartial_search.mjs';
import wasmUrl from './generated/impartial_search.wasm?url';
import type { Parts, SearchModule } from './impartial_module';

export async function searchParts(): Promise<Parts<SearchModule>> {
  return { create, wasmUrl };
}
