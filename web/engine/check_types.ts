// The data of the check module: the verdict on an output, and inputs that show what is wrong with it.
import type { Notice, Suppressed } from './types';
import type { FaultKind, Objection, Remark, Verdict } from './words';

export type { FaultKind, InputKind, Objection, Remark, Verdict } from './words';

export interface Fault {
  /**
   * wrong: the answer is another. spacing: its white space is another. missing: answers are missing, from this case on.
   * extra: there are extra answers, before this case or, without `expected`, after the last one.
   */
  readonly kind: FaultKind;
  /** 1-based. */
  readonly case: number;
  /** The place of the case in the input. */
  readonly line: number;
  readonly offset: number;
  /** The line of the output where the answer begins, or of the objection. */
  readonly outputLine: number;
  /** Of missing or extra answers. */
  readonly count: number;
  /** The output ends within the answer. */
  readonly cut: boolean;
  /** In the game's notation; empty if it is very long. */
  readonly position: string;
  /** The text of the case. */
  readonly input: string;
  /** Long texts are cut. Empty if nothing was expected or found. */
  readonly expected: string;
  readonly found: string;
  /** Why the answer is wrong, in a dialect with more than one right answer; otherwise empty. */
  readonly reason: Objection | '';
  /** For answers that are lists of moves. */
  readonly missingMoves: readonly string[];
  readonly wrongMoves: readonly string[];
}

/** The verdict on the output of a program. */
export interface CheckReport {
  /** not_judged: the input cannot be read; the notices say why. */
  readonly verdict: Verdict;
  readonly cases: number;
  /** The number of cases with a right answer; white space aside. */
  readonly right: number;
  /** The number of refused cases, which are not judged. */
  readonly refused: number;
  /** The answers that are missing and those too many, in the whole output. */
  readonly missing: number;
  readonly extra: number;
  /** The output is empty. */
  readonly empty: boolean;
  /** The first 1000; all of them are counted. */
  readonly faults: readonly Fault[];
  readonly faultCount: number;
  /** What an accepted output has that the judge's does not. */
  readonly remarks: readonly Remark[];
  /** The known mistakes that answer as this output does on every case. */
  readonly mistakes: readonly {
    readonly id: string;
    /** The mistake in English. */
    readonly sentence: string;
    /** The mistake that answers as this one on every input. */
    readonly twin: string | null;
    readonly answers: number;
  }[];
  /** The dialect whose answers these are, "input" if the output is the input, otherwise empty. */
  readonly looksLike: string;
  readonly notices: readonly Notice[];
  readonly suppressed: Suppressed;
}

/** How a known mistake fares on an input. */
export interface KillRow {
  readonly id: string;
  /** The mistake in English. */
  readonly sentence: string;
  /** How many cases it gets wrong. */
  readonly wrong: number;
  /** The first of them, with its position in the game's notation. */
  readonly first: { readonly case: number; readonly position: string } | null;
  /** The mistakes that answer all cases as this one. */
  readonly alike: readonly string[];
  /** The mistake that answers as this one on every input. */
  readonly twin: string | null;
  /** It shows only beyond the judge's limits. */
  readonly beyond: boolean;
}

export interface KillMatrix {
  /** Those that are answered. */
  readonly cases: number;
  readonly mistakes: readonly KillRow[];
}

/** The smallest input that catches a mistake. */
export interface Witness {
  readonly input: string;
  /** Of its last case, in the game's notation. */
  readonly position: string;
}
