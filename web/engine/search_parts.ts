// The files of the modules whose games are searched. In a build of one classic script beside.ts replaces this file, and
// this file becomes a script beside it.
import createRules from './generated/impartial_rules.mjs';
import rulesUrl from './generated/impartial_rules.wasm?url';
import createSearch from './generated/impartial_search.mjs';
import searchUrl from './generated/impartial_search.wasm?url';
import type { Parts, SearchModule } from './impartial_module';

export const searchParts = async (): Promise<Parts<SearchModule>> => ({
  create: createSearch,
  wasmUrl: searchUrl,
});

export const rulesParts = async (): Promise<Parts<SearchModule>> => ({
  create: createRules,
  wasmUrl: rulesUrl,
});
