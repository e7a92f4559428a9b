// The modules that this page runs, by their SHA-256.
import oracle from '../engine/generated/impartial_oracle.wasm?url';
import positions from '../engine/generated/impartial_positions.wasm?url';
import search from '../engine/generated/impartial_search.wasm?url';
import { judgeWasm } from '../engine/judge_wasm';
import { sha256 } from '../program/sha256';

export const moduleNames = ['positions', 'judge', 'search', 'oracle'] as const;
export type ModuleName = (typeof moduleNames)[number];

const urls: Readonly<Record<ModuleName, string>> = {
  positions,
  judge: judgeWasm,
  search,
  oracle,
};

/** Rejects if the file does not come, or on an insecure page. */
export async function hashOf(name: ModuleName): Promise<string> {
  const response = await fetch(urls[name]);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return sha256(await response.arrayBuffer());
}
