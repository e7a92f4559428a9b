/** What a proof proves: with r heaps left and k stones taken at most, so many values, from 0 on, have the period. */
export interface Checked {
  readonly rule: string;
  readonly start: number;
  readonly length: number;
  /** k. */
  readonly most: number;
  /** r. */
  readonly heaps: number;
  readonly values: number;
}

/** Why a proof is refused, and where; line and column from 1. */
export class Refusal extends Error {
  readonly line: number;
  readonly column: number;
}

/** Throws a Refusal. */
export function checkCertificate(text: string): Checked;

/** The same in short steps. */
export function certificateSteps(
  text: string,
): Generator<{ readonly checked: number; readonly total: number }, Checked>;
