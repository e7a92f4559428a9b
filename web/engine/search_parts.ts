// The files of the module whose games are searched. In a build of one classic script beside.ts replaces this file.
import create from './generated/impartial_search.mjs';
import wasmUrl from './generated/impartial_search.wasm?url';
import type { Parts, SearchModule } from './impartial_module';

export const searchParts = async (): Promise<Parts<SearchModule>> => ({ create, wasmUrl });
