// The files of the module of the game with a typed rule, as search_parts.ts has those of the games that search.
import create from './generated/impartial_rules.mjs';
import wasmUrl from './generated/impartial_rules.wasm?url';
import type { Parts, SearchModule } from './impartial_module';

export const rulesParts = async (): Promise<Parts<SearchModule>> => ({ create, wasmUrl });
