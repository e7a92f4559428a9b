// What the second module is made of: its glue, and where its .wasm is. A build of one script has load_search_parts.ts in this
// file's place, and this as a script of its own beside it.
import createSearch from './generated/impartial_search.mjs';
import wasmUrl from './generated/impartial_search.wasm?url';
import type { CreateSearch } from './impartial_module';

export interface SearchParts {
  readonly createSearch: CreateSearch;
  readonly wasmUrl: string;
}

export async function searchParts(): Promise<SearchParts> {
  return { createSearch, wasmUrl };
}
