import type { Checked as Proved } from '../../kit/board/theory_module';

/** What was checked; `positions` counts the finite P-positions. */
export interface Checked extends Proved {
  readonly position: readonly number[];
  /** Claims about positions with the gcd 2. */
  readonly gcd2: number;
}

/** Why a certificate is refused, and where; line and column from 1. */
export class Refusal extends Error {
  readonly line: number;
  readonly column: number;
}

/** Throws a Refusal, also if the certificate needs more than a browser can carry. */
export function checkCertificate(text: string): Checked;

/** The same in short steps. */
export function certificateSteps(
  text: string,
): Generator<{ readonly checked: number; readonly total: number }, Checked>;
