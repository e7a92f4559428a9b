// The modules that answer for positions. create_engine.ts has those for judge text, which boards do not need.
import create from './generated/impartial_positions.mjs';
import wasmUrl from './generated/impartial_positions.wasm?url';
import type { PositionsModule, SearchModule } from './impartial_module';
import { load } from './load';
import { positionsPlain } from './plain';

/** Every page needs this module. */
export function loadPositions(compiled?: WebAssembly.Module): Promise<PositionsModule> {
  return load({ create, wasmUrl, plain: positionsPlain }, compiled);
}

/** For the first game in it, as below. */
export async function loadSearch(): Promise<SearchModule> {
  const { searchParts } = await import('./search_parts');
  return load(await searchParts());
}

export async function loadRules(): Promise<SearchModule> {
  const { rulesParts } = await import('./rules_parts');
  return load(await rulesParts());
}
