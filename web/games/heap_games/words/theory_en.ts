// The words of the explanation, the picture of the theory and the drawing.
import type { Term } from '../../../i18n/why_en';

interface MisereSentences {
  readonly won: (move: string) => string;
  readonly lost: string;
}

export interface TheorySentences {
  readonly over: string;
  readonly overMisere: string;
  /** In misère play, by the theorem or by a search. */
  readonly tame: MisereSentences;
  readonly searched: MisereSentences;
  readonly comesAgain: string;
  readonly unknown: string;
  readonly oneLost: (heap: string) => string;
  readonly oneWon: (heap: string, parts: string) => string;
  readonly oneValue: (heap: string, value: string) => string;
  /** Of what the nim-sum is, where the heaps are not their own values. */
  readonly ofValues: string;
  /** `of`: empty where a heap is its own value. `values`: undefined if they are too many. */
  readonly lost: (of: string, values: string | undefined) => string;
  readonly won: (
    of: string,
    values: string | undefined,
    sum: string,
    heap: string,
    parts: string,
  ) => string;
  readonly value: (of: string, values: string | undefined, sum: string) => string;

  readonly mex: string;
  readonly sum: string;
  readonly misere: string;
  readonly proof: (needed: string) => string;
  /** `misereTo`: in misère play, the largest heap whose outcome is known. */
  readonly picture: (period: string | undefined, misereTo: string | undefined) => string;
  readonly terms: readonly Term[];

  readonly drawing: (heaps: string) => string;
  readonly outcome: Readonly<Record<'P' | 'N' | 'unknown', string>>;
}

const become = (heap: string, parts: string): string =>
  parts === '-' ? `take all of heap ${heap}` : `turn heap ${heap} into ${parts}`;

export const words: TheorySentences = {
  over: 'No move is left: the player to move loses.',
  overMisere: 'No move is left: in misère play the player to move wins.',
  tame: {
    won: (move) =>
      `All heaps are tame, so a theorem decides misère play: ${move}, and the other player loses.`,
    lost: 'All heaps are tame, so a theorem decides misère play: every move has an answer.',
  },
  searched: {
    won: (move) =>
      `In misère play a search of all moves gives the outcome: ${move}, and the other player loses.`,
    lost: 'In misère play a search of all moves gives the outcome: every move has an answer.',
  },
  comesAgain: 'The rule need not end here, so this heap has no value.',
  unknown: 'The value of a heap is not known yet.',
  oneLost: (heap) =>
    `A heap of ${heap} is a **P-position**: every move leaves an N-position, and the other player wins.`,
  oneWon: (heap, parts) =>
    parts === '-'
      ? `A heap of ${heap} can be taken whole: nothing is left, and the other player loses.`
      : `From a heap of ${heap} go to ${parts}, a **P-position**: the other player loses.`,
  oneValue: (heap, value) =>
    `A heap of ${heap} has the value **${value}**, not 0: some option has the value 0.`,
  ofValues: ' of the values',
  lost: (of, values) =>
    values === undefined
      ? `The nim-sum${of} is **0**: every move changes it, and a reply makes it 0 again.`
      : `${values} = **0**: every move changes the nim-sum${of}, and a reply makes it 0 again.`,
  won: (of, values, sum, heap, parts) =>
    `The nim-sum${of} is ${values === undefined ? '' : `${values} = `}**${sum}**: ${become(heap, parts)}, and the nim-sum becomes 0.`,
  value: (of, values, sum) =>
    `The nim-sum${of} is ${values === undefined ? '' : `${values} = `}**${sum}**, not 0: some move makes it 0.`,

  mex: 'The **Grundy value** of a heap is the least number that none of its options has (the mex). A heap without a move has the value 0.',
  sum: 'Sprague and Grundy: a sum of heaps is played like Nim with heaps of these values. The player to move loses exactly if their **nim-sum** is 0.',
  misere:
    'Grundy values decide misère play only of tame heaps: play as in normal play, but if all heaps left would be as heaps of 0 or 1 in Nim, leave an odd number of those of 1. For other heaps a search of all moves decides.',
  proof: (needed) =>
    `The proof is finite: once the first ${needed} values are known to repeat so far, an induction gives all others, since a heap beyond them always leaves a part that is large enough to be shifted by a period.`,
  picture: (period, misereTo) =>
    [
      'The values of the heaps from 0 on.',
      ...(period === undefined ? [] : [`In the end they repeat every ${period} heaps.`]),
      misereTo === undefined
        ? '✗ marks the P-positions.'
        : `✗ marks the P-positions of misère play, up to ${misereTo}.`,
      'Click one for its options.',
    ].join(' '),
  terms: [
    {
      name: 'period',
      found: 'period',
      meaning:
        'The values repeat with period p from a heap n on if each heap from n on has the value of the heap with p stones more.',
    },
  ],
  drawing: (heaps) => (heaps === '' ? 'No heaps.' : `Heaps: ${heaps}.`),
  outcome: {
    P: 'The player to move loses.',
    N: 'The player to move wins.',
    unknown: 'It is not known who wins.',
  },
};
