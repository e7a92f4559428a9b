// The built modules, loaded from disk, and the engine made of them.
import { readFileSync } from 'node:fs';
import createCheck from '../../web/engine/generated/impartial_check.mjs';
import createJudge from '../../web/engine/generated/impartial_judge.mjs';
import createPositions from '../../web/engine/generated/impartial_positions.mjs';
import createRules from '../../web/engine/generated/impartial_rules.mjs';
import createSearch from '../../web/engine/generated/impartial_search.mjs';
import { directEngine } from '../../web/engine/direct_engine';
import type { Engine } from '../../web/engine/engine';
import type { Reply } from '../../web/engine/types';

const wasmOf = (name: string) => ({
  wasmBinary: readFileSync(
    new URL(`../../web/engine/generated/impartial_${name}.wasm`, import.meta.url),
  ),
});

export const loadPositions = async () => createPositions(wasmOf('positions'));
/** The module of judge text is built twice; browsers nearly always run the one with SIMD. */
export const judgeBuilds = ['judge_simd', 'judge'] as const;
export const loadJudge = async (build: (typeof judgeBuilds)[number] = 'judge_simd') =>
  createJudge(wasmOf(build));
export const loadSearch = async () => createSearch(wasmOf('search'));
export const loadRules = async () => createRules(wasmOf('rules'));
export const loadCheck = async () => createCheck(wasmOf('check'));
/** An engine loads them when it needs them. */
export const modules = {
  positions: loadPositions,
  judge: () => loadJudge(),
  search: loadSearch,
  rules: loadRules,
  check: loadCheck,
};

export function newEngine(): Engine {
  return directEngine(modules);
}

/** The object that a module opens; throws if it refuses. */
export function openedBy<T extends object>(found: T | Reply): T {
  if (typeof found === 'string') throw new Error(found);
  return found;
}
