// The modules without WebAssembly, which are large and rarely needed. In a build of one classic script beside.ts replaces
// this file.
import type { Plain } from './impartial_module';

const { url } = import.meta;
/** Where the files of the build lie. */
export const folder = url.replace(/[^/]*$/, '');

export const positionsPlain: Plain = () => import('./generated/impartial_positions_plain.mjs');
export const judgePlain: Plain = () => import('./generated/impartial_judge_plain.mjs');
