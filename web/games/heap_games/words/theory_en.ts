// The words of the explanation, the picture of the theory and the drawing.
import type { Term } from '../../../i18n/why_en';

export interface TheorySentences {
  readonly lost: (values: string) => string;
  readonly won: (values: string, sum: string, move: string) => string;
  readonly misere: string;
  readonly unknown: string;
  readonly values: string;
  readonly period: (length: string, start: string, needed: string) => string;
  readonly tested: (heap: string) => string;
  readonly picture: string;
  readonly terms: readonly Term[];
  readonly outcome: Readonly<Record<'P' | 'N' | 'unknown', string>>;
}

export const words: TheorySentences = {
  lost: (values) =>
    `The values of the heaps, **${values}**, have the nim-sum 0: no move keeps it 0.`,
  won: (values, sum, move) =>
    `The values of the heaps, **${values}**, have the nim-sum **${sum}**: ${move} makes it 0.`,
  misere: 'In misère play a search of all moves gives the outcome.',
  unknown: 'The value of a heap is not known yet.',
  values:
    'The **Grundy value** of a heap is the least number that none of its options has (the mex); the value of a sum is the nim-sum of the values.',
  period: (length, start, needed) =>
    `The values repeat with **period ${length}** from ${start} on: proved, as the first ${needed} values agree (Guy and Smith).`,
  tested: (heap) => `No period is proved; the values are known up to ${heap}.`,
  picture: 'The values of the heaps 0, 1, 2, …; the heaps with the value 0 are the P-positions.',
  terms: [
    {
      name: 'period',
      found: 'period',
      meaning:
        'The values repeat with period p from a heap n on if each heap from n on has the value of the heap with p stones more.',
    },
  ],
  outcome: {
    P: 'The player to move loses.',
    N: 'The player to move wins.',
    unknown: 'It is not known who wins.',
  },
};
