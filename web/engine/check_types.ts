// The data of the check module: the verdict on an output, and inputs that show what is wrong with it.
import type { Notice, Suppressed } from './types';
import type { InputKind } from './words';
import type {
  Ending,
  FaultKind,
  Fit,
  NearKind,
  Objection,
  Relation,
  Remark,
  SpacingKind,
  Verdict,
} from './check_words';

export type {
  Ending,
  FaultKind,
  Fit,
  NearKind,
  Objection,
  Relation,
  Remark,
  Verdict,
} from './check_words';
export type { InputKind } from './words';

/** How the white space before a word is another than the expected one. */
export interface Spacing {
  readonly kind: SpacingKind;
  /** Inside the answer; otherwise before it. */
  readonly inside: boolean;
  /** The number of blank lines or blanks. */
  readonly expected: number;
  readonly found: number;
}

/** Wrong answers that are nearly right, or in words that the judge does not know. */
export interface NearAnswers {
  readonly kind: NearKind;
  /** The dialect whose words they use; otherwise empty. */
  readonly dialect: string;
  readonly count: number;
  /** The first of them: its line in the output, and the texts. */
  readonly outputLine: number;
  readonly expected: string;
  readonly found: string;
}

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
  /** Where only white space differs, which both texts show by signs. */
  readonly spacing: Spacing | null;
  /** Why the answer is wrong, in a dialect with more than one right answer; otherwise empty. */
  readonly reason: Objection | '';
  /** For answers that are lists of moves. */
  readonly missingMoves: readonly string[];
  readonly wrongMoves: readonly string[];
}

/** A mistake, or two at once, that explain wrong cases. */
export interface Explanation {
  readonly id: string;
  readonly with: string | null;
  /** How many of the wrong cases. */
  readonly explains: number;
  /** The mistake that explains the others. */
  readonly rest: string | null;
}

/** A statement about a feature of a position, or of the place of its case in the input. */
export interface Condition {
  readonly feature: string;
  readonly relation: Relation;
  /** That the feature is compared with. Text from 2^53 on. */
  readonly number: number | string;
}

export interface CaseExample {
  readonly case: number;
  readonly position: string;
}

/** By which rule cases are wrong. */
export interface WrongWhen {
  /**
   * exactly: the wrong cases are those that meet it. always: cases that meet it are wrong, and some others. only: wrong
   * cases meet it, and so do some right ones.
   */
  readonly fit: Fit;
  /** One, or two. */
  readonly conditions: readonly Condition[];
  /** One of two conditions is enough. */
  readonly either: boolean;
  /** How many cases of each kind meet it. */
  readonly wrong: number;
  readonly right: number;
  readonly wrongExample: CaseExample;
  /** It does not meet the rule, unless the fit is `only`. */
  readonly rightExample: CaseExample;
  /** The thresholds that no case tells: `number` may be any other from `from` to `to`. */
  readonly gaps: readonly {
    readonly number: number | string;
    readonly from: number | string;
    readonly to: number | string;
  }[];
  /** The smallest position that meets it; empty if there is none, or if not all that meet it are wrong. */
  readonly smallest: string;
}

export interface Diagnosis {
  /** The rules say more than chance would. */
  readonly sure: boolean;
  /** How many wrong and right cases were looked at. */
  readonly wrong: number;
  readonly right: number;
  /** The simplest first; each of them fits all these cases. */
  readonly rules: readonly WrongWhen[];
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
  /** The first 1000. */
  readonly faults: readonly Fault[];
  /** What an accepted output has that the judge's does not. */
  readonly remarks: readonly Remark[];
  readonly near: readonly NearAnswers[];
  /** The known mistakes that answer as this output does on every case. */
  readonly mistakes: readonly {
    readonly id: string;
    /** The mistake in English. */
    readonly sentence: string;
    /** The mistake that answers as this one on every input. */
    readonly twin: string | null;
    readonly answers: number;
  }[];
  /** If there are none: mistakes that explain most of the wrong cases that the diagnosis has looked at. */
  readonly explanations: readonly Explanation[];
  readonly diagnosis: Diagnosis;
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

/** What came of a program that was run on inputs that the solver chose. */
export interface TrialReport {
  /** Of the first run that failed, or of the last one. */
  readonly ending: Ending;
  /** If it exited. */
  readonly verdict: Verdict;
  /** The input of that run. */
  readonly kind: InputKind;
  /** On those before it, it had no presentation error either. */
  readonly passedBefore: boolean;
  readonly seed: number;
  readonly runs: number;
  /** In all of them. */
  readonly cases: number;
  /** Its inputs that are not judged, because the program needs more stack than the browser has. A judge may have more. */
  readonly tooDeep: number;
  /** The smallest input on which the program was seen to fail. */
  readonly failure: TrialFailure | null;
  /** It answers the same input differently each time. Then nothing is said of causes. */
  readonly varies: boolean;
  /** Of the input with most wrong answers to learn from. */
  readonly check: CheckReport;
  /** If that says nothing for sure, but all answers come from wrong values of heaps. */
  readonly values: HeapValues | null;
  /** If these say nothing either, but its answer depends on other numbers of a case than it should. */
  readonly influence: Influence | null;
}

/** Which numbers of a case the answers of a program depend on. */
export interface Influence {
  /** A case. */
  readonly like: readonly number[];
  /** The places in it, from 0, whose numbers never change the answer, though they should. */
  readonly ignored: readonly number[];
  /** If there are none: two cases that differ only in an order that should not matter. The program answers them differently. */
  readonly one: readonly number[];
  readonly other: readonly number[];
}

/** What a program takes for the values of the heaps from 0 on, or whether they win, and what is right. */
export interface HeapValues {
  /** The first heap with a wrong value, alone. */
  readonly position: string;
  /** 1 for heaps that win, and 0 for those that lose. The first one, of no heap, was not asked. */
  readonly areOutcomes: boolean;
  readonly found: readonly number[];
  readonly right: readonly number[];
  /** After how many heaps they repeat, from 0 on; 0 if that is not seen. */
  readonly foundPeriod: number;
  readonly rightPeriod: number;
}

/** The case that fails is the last one of `input`; what is not known of it is empty. */
export interface TrialFailure {
  readonly input: string;
  readonly cases: number;
  readonly ending: Ending;
  readonly position: string;
  readonly expected: string;
  readonly found: string;
  /** The position of the case before, without which the program is right. */
  readonly spoiltBy: string;
  /** If only so many numbers of that case, or of the one that fails, are read; otherwise 0. */
  readonly numbersRead: number;
  /** Nothing behind the case is read, which has a number of more than 32 bits. */
  readonly endsReading: boolean;
  /** All cases of the input are answered rightly, and then it breaks off or goes on without end. */
  readonly hasAnswered: boolean;
  /** Then its input has ended, which nothing before has told. */
  readonly isPastEnd: boolean;
  /** This case alone takes too long. */
  readonly slowAlone: boolean;
  /** No case takes too long alone, but the same one so many times does; otherwise 0. */
  readonly slowAgain: number;
  /** Nothing is answered from this case on. What else is said is of inputs without it. */
  readonly endsHere: boolean;
}

/** The input that the program runs on next, or the end. */
export type TrialStep =
  | { readonly input: string; readonly report: null }
  | { readonly input: null; readonly report: TrialReport };
