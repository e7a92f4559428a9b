// The solver's view of a position: wasm/games/heap_games/README.md.
import type { Analysis, Natural } from '../../engine/types';
import type { FactKey, Reason } from './vocabulary';

/** What a digit of a take-and-break code lets a move leave. */
export interface CodeDigit {
  readonly nothing: boolean;
  readonly one: boolean;
  readonly two: boolean;
  readonly unequal: boolean;
}

/** The rule, for saying it in words. */
export type RuleForm =
  | {
      readonly kind: 'set';
      readonly set:
        'listed' | 'fibonacci' | 'squares' | 'primes' | 'powers' | 'divisors' | 'proper divisors';
      readonly base: Natural;
      readonly intervals: readonly (readonly [Natural, Natural])[];
    }
  | {
      readonly kind: 'code';
      readonly digits: readonly CodeDigit[];
      readonly repeated: readonly CodeDigit[];
    }
  | {
      readonly kind: 'sentence';
      readonly head: string;
      readonly alternatives: readonly {
        readonly parts: readonly string[];
        readonly conditions: readonly string[];
      }[];
    };

export interface HeapGamesView {
  /** In the canonical spelling. */
  readonly rule: string;
  readonly form: RuleForm;
  readonly claim: string | null;
  /** How a move is made: stones are taken, a heap is cut in two, or neither. */
  readonly gesture: 'take' | 'cut' | 'list';
  readonly heaps: readonly Natural[];
}

export type HeapGamesAnalysis = Analysis<HeapGamesView, FactKey> & {
  readonly reason: Reason | null;
};

/** The rule as a position has it. */
export const ruleOf = ({ play, view }: HeapGamesAnalysis): string =>
  play === 'misere' ? `misere ${view.rule}` : view.rule;

/** The text of a position with other heaps. */
export function withHeaps({ position }: HeapGamesAnalysis, heaps: readonly Natural[]): string {
  return `${position.slice(0, position.lastIndexOf(':'))}: ${heaps.join(' ')}`;
}

/** The data of the picture. */
export interface HeapGamesTable {
  /** Of the heaps from 0 on. */
  readonly values: readonly Natural[];
  /** Of these heaps alone, as far as they are known. */
  readonly outcomes: readonly ('P' | 'N')[];
  /** Of each of the first heaps: what is left of it, and the value of that. */
  readonly options: readonly (readonly {
    readonly parts: readonly Natural[];
    readonly value: Natural | null;
  }[])[];
  /** Null if none is proved. */
  readonly period: {
    readonly start: Natural;
    readonly length: Natural;
    /** How many values the proof needs. */
    readonly values: Natural;
    readonly mostTaken: Natural;
    readonly mostHeaps: Natural;
  } | null;
}
