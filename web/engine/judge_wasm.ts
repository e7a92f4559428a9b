// The module of judge text is built twice (../../wasm/README.md). The two answer alike, and the same glue runs them.
import plain from './generated/impartial_judge.wasm?url';
import simd from './generated/impartial_judge_simd.wasm?url';

/** A function () -> i32 that has two instructions of SIMD: i8x16.splat and i8x16.bitmask. */
// prettier-ignore
const smallest = Uint8Array.from([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, // the header
  1, 5, 1, 0x60, 0, 1, 0x7f, // one type
  3, 2, 1, 0, // one function of this type
  10, 10, 1, 8, 0, 0x41, 0, 0xfd, 0x0f, 0xfd, 0x64, 0x0b, // its code
]);

const hasSimd = typeof WebAssembly === 'object' && WebAssembly.validate?.(smallest);

/** The one that this browser runs faster. */
export const judgeWasm = hasSimd ? simd : plain;
