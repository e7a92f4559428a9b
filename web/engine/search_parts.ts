// The files of the third module, which positions beyond the judges' limits need. A build of one script has
// load_search_parts.ts in this file's place, and this as a script of its own beside it.
import create from './generated/impartial_search.mjs';
import wasmUrl from './generated/impartial_search.wasm?url';
import type { Parts, SearchModule } from './impartial_module';

export async function searchParts(): Promise<Parts<SearchModule>> {
  return { create, wasmUrl };
}
