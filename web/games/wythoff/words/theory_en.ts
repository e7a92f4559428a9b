// The words of the picture, the explanation and the drawing of Wythoff's game.
import type { Term } from '../../../i18n/why_en';
export interface TheorySentences {
  readonly map: (last: number) => string;
  readonly mapSummary: (last: number, cold: number) => string;
  readonly queenAt: (first: string, second: string) => string;
  readonly queenOutside: (first: string, second: string) => string;
  readonly loading: string;
  readonly queenLegend: string;
  readonly linesLegend: string;
  readonly coldLegend: string;
  readonly winningLegend: string;
  readonly raysLegend: string;
  readonly heatLegend: (largest: number) => string;

  readonly explainP: string;
  readonly explainN: string;
  readonly pairOf: (difference: string, smaller: string, larger: string) => string;
  readonly pairIsHere: string;
  readonly noPair: (difference: string) => string;
  readonly winBy: (moves: string) => string;
  readonly winningMove: (move: string, first: string, second: string) => string;
  readonly everyMoveLoses: string;
  readonly noMove: string;
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
  map: (last) => `The plane up to ${last}`,
  mapSummary: (last, cold) =>
    `Of the pairs with at most ${last} stones in a heap, ${cold} are P-positions. They lie along two rays from the origin, with the slopes φ ≈ 1.618 and 1/φ ≈ 0.618.`,
  queenAt: (first, second) => `The queen stands on (${first}, ${second}).`,
  queenOutside: (first, second) => `The position (${first}, ${second}) is beyond this map.`,
  loading: 'Loading the Grundy values…',
  queenLegend: 'the position',
  linesLegend: 'its moves: left, down, diagonal',
  coldLegend: 'P-position',
  winningLegend: 'P-position in reach: a winning move',
  raysLegend: 'golden rays, slopes φ and 1/φ',
  heatLegend: (largest) => `Grundy value, 0 to ${largest}`,

  explainP: 'This is a **P-position**: the player to move loses.',
  explainN: 'This is an **N-position**: the player to move wins.',
  pairOf: (d, smaller, larger) =>
    `The heaps differ by d = ${d}. Exactly one P-position has this difference: (⌊d·φ⌋, ⌊d·φ⌋ + d) = (${smaller}, ${larger}), with the golden ratio φ = (1 + √5)/2 ≈ 1.618.`,
  pairIsHere: 'These are the two heaps, so the position itself is that pair.',
  noPair: (d) =>
    `The heaps differ by d = ${d}. The P-position with this difference, (⌊d·φ⌋, ⌊d·φ⌋ + d) with the golden ratio φ = (1 + √5)/2 ≈ 1.618, has larger heaps and is out of reach.`,
  winBy: (moves) => `A winning move goes to a P-position: ${moves}.`,
  winningMove: (move, first, second) => `${move}, to (${first}, ${second})`,
  everyMoveLoses:
    'No move leads from one P-position to another, because each number is in exactly one of these pairs and each difference belongs to exactly one; so the opponent has a winning reply to every move.',
  noMove: 'No stones are left: the player to move has lost.',
  grundyIs: (value) =>
    `Its Grundy value is ${value}, computed from the rules: no formula is known for these values.`,
  grundyUnknown:
    'Its Grundy value is not known here: there is no formula, and the heaps are beyond the computed table.',

  picture: (first, second) => `Wythoff’s game: heaps of ${first} and ${second}`,
  outcome: {
    P: 'P-position: the player to move loses.',
    N: 'N-position: the player to move wins.',
  },

  fromFirst: 'stones from the first heap',
  fromSecond: 'stones from the second heap',
  toAnotherPair: 'leave a smaller P-position: by the size of a heap, or by the difference',
  fromBoth: 'stones from both heaps',
  toPartner:
    'the difference is as before; reduce the larger heap to the partner of the smaller one',

  terms: [
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
