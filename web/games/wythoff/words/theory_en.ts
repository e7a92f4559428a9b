// The words of the picture, the explanation and the drawing of Wythoff's game.
import type { Term } from '../../../i18n/why_en';
export interface TheorySentences {
  /** `move`: the one that is drawn. */
  readonly plane: (first: string, second: string, move: string | undefined) => string;
  readonly directions: string;
  readonly partnersLegend: string;
  readonly raysLegend: string;
  readonly valuesLegend: string;

  /** The reason in one sentence, in each case. */
  readonly noStones: string;
  readonly partners: (first: string, second: string) => string;
  readonly oneIsEmpty: (move: string) => string;
  readonly equalHeaps: (move: string) => string;
  /** `partner` is the partner of `kept`, and smaller than the other heap. */
  readonly partnerInReach: (
    kept: string,
    partner: string,
    other: string,
    reduced: 'first' | 'second',
  ) => string;
  readonly sameDifference: (
    difference: string,
    smaller: string,
    larger: string,
    move: string,
  ) => string;

  readonly whatPartnersAre: string;
  readonly whyPartners: string;
  readonly grundyIs: (value: string) => string;
  readonly grundyUnknown: string;

  readonly picture: (first: string, second: string) => string;
  readonly outcome: Readonly<Record<'P' | 'N', string>>;

  /** The replies to moves, by what they do. */
  readonly fromFirst: string;
  readonly fromSecond: string;
  readonly toAnotherPair: string;
  readonly fromBoth: string;
  readonly toPartner: string;

  readonly terms: readonly Term[];
}

export const words: TheorySentences = {
  plane: (first, second, move) =>
    `The plane with the queen on (${first}, ${second})${move === undefined ? '' : ` and its move: ${move}`}.`,
  directions: 'no move meets partners',
  partnersLegend: 'partners: P-positions',
  raysLegend: 'golden rays: slopes φ, 1/φ',
  valuesLegend: 'Grundy values',

  noStones: 'No stone is left: the player to move loses.',
  partners: (first, second) =>
    `**${first}** and **${second}** are partners: no move leaves partners, and every move has a reply that does.`,
  oneIsEmpty: (move) => `One heap is empty: ${move}, and no stone is left.`,
  equalHeaps: (move) => `The heaps are equal: ${move}, and no stone is left.`,
  partnerInReach: (kept, partner, other, reduced) =>
    `**${kept}** has the partner **${partner}**, and ${partner} < ${other}: reduce the ${reduced} heap to ${partner}.`,
  sameDifference: (difference, smaller, larger, move) =>
    `The heaps differ by ${difference}, and so do the partners **${smaller}** and **${larger}**: ${move}.`,

  whatPartnersAre:
    'Partners are 0–0, 1–2, 3–5, 4–7, 6–10, 8–13, …: each pair begins with the smallest number that is not used yet, and its difference is one more. So every number has exactly one partner, and every difference d belongs to exactly one pair: (⌊d·φ⌋, ⌊d·φ⌋ + d), with the golden ratio φ = (1 + √5)/2 ≈ 1.618.',
  whyPartners:
    'Partners are the **P-positions**. No move leads from partners to other partners: they would share a heap or a difference. From any other two heaps some move leads to partners: one heap is larger than the partner of the other, or both are larger than the pair with their difference.',
  grundyIs: (value) =>
    `The Grundy value of this position is ${value}, computed from the rules: no formula is known for these values.`,
  grundyUnknown:
    'The Grundy value of this position is not known here: there is no formula, and the heaps are beyond the computed table.',

  picture: (first, second) => `Wythoff’s game: heaps of ${first} and ${second}`,
  outcome: {
    P: 'P-position: the player to move loses.',
    N: 'N-position: the player to move wins.',
  },

  fromFirst: 'stones from the first heap',
  fromSecond: 'stones from the second heap',
  toAnotherPair: 'go to the partner of one heap, or to the pair with the same difference',
  fromBoth: 'stones from both heaps',
  toPartner:
    'the difference is as before; reduce the larger heap to the partner of the smaller one',

  terms: [
    {
      name: 'partner',
      found: 'partners?',
      meaning:
        'Two heaps are partners if they make a P-position: 0–0, 1–2, 3–5, 4–7, 6–10, … Every number has exactly one partner.',
    },
    {
      name: 'golden ratio',
      found: 'golden ratio',
      meaning: 'φ = (1 + √5) / 2 ≈ 1.618. The k-th cold pair is k·φ and k·φ², both rounded down.',
    },
    {
      name: 'Beatty sequence',
      found: "Beatty(?:’s|'s)? (?:sequences?|theorem)",
      meaning:
        'The positive multiples of an irrational number, rounded down. The sequences of φ and φ² together contain every positive integer exactly once.',
    },
    {
      name: 'cold position',
      found: 'cold (?:position|pair)s?',
      meaning:
        'An old name for the P-positions of Wythoff’s game: (0, 0), (1, 2), (3, 5), (4, 7), …',
    },
  ],
};
