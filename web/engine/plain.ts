// The modules without WebAssembly, which are large and rarely needed. In a build of one classic script plain_beside.ts
// replaces this file.
import type { Instantiate } from './impartial_module';

export type Plain = () => Promise<{ readonly default: Instantiate }>;

export const positionsPlain: Plain = () => import('./generated/impartial_positions_plain.mjs');
export const judgePlain: Plain = () => import('./generated/impartial_judge_plain.mjs');
