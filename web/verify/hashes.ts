// The modules that this page runs, by their SHA-256.
import oracle from '../engine/generated/impartial_oracle.wasm?url';
import positions from '../engine/generated/impartial_positions.wasm?url';
import search from '../engine/generated/impartial_search.wasm?url';
import { judgeWasm } from '../engine/judge_wasm';

export const moduleNames = ['positions', 'judge', 'search', 'oracle'] as const;
export type ModuleName = (typeof moduleNames)[number];

const urls: Readonly<Record<ModuleName, string>> = {
  positions,
  judge: judgeWasm,
  search,
  oracle,
};

/** In hexadecimal. Rejects if the file does not come, or on an insecure page, which has no digests. */
export async function hashOf(name: ModuleName): Promise<string> {
  const response = await fetch(urls[name]);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
