// The words of the theory that the Number Game and Sylver Coinage share, in Markdown.
import type { Term } from '../../i18n/why_en';

export interface TheorySentences {
  readonly list: (items: readonly string[]) => string;
  /** Joins numbers of which any one will do. */
  readonly choice: (items: readonly string[]) => string;
  readonly none: string;
  readonly generators: string;
  readonly multiplicity: string;
  readonly multiplicityHint: string;
  readonly frobenius: string;
  readonly frobeniusHint: string;
  readonly genus: string;
  readonly genusHint: string;
  readonly positionN: (winning: string) => string;
  readonly positionP: string;
  readonly winsBy: (winning: string) => string;
  readonly everyMoveLoses: string;
  readonly theEnd: string;
  readonly grundyZero: string;
  readonly grundyOfTheEnd: string;
  readonly grundyOne: string;
  readonly grundyMore: (value: number) => string;
  readonly semigroup: (multiplicity: string, genus: string, frobenius: string) => string;
  readonly terms: readonly Term[];
}

function joined(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

export const words: TheorySentences = {
  list: (items) => joined(items, 'and'),
  choice: (items) => joined(items, 'or'),
  none: 'none',
  generators: 'Minimal generators',
  multiplicity: 'Multiplicity',
  multiplicityHint: 'the smallest taken number',
  frobenius: 'Frobenius number',
  frobeniusHint: 'the largest gap',
  genus: 'Genus of the semigroup',
  genusHint: 'the number of gaps, including 1',
  positionN: (winning) => `Position: N, the player to move wins (${winning}).`,
  positionP: 'Position: P, the player to move loses.',
  winsBy: (winning) =>
    `This is an **N-position**: choosing ${winning} wins, because it leaves a P-position to the opponent.`,
  everyMoveLoses:
    'This is a **P-position**: every move leads to an N-position, so the opponent always has a winning reply.',
  theEnd: 'No number is free, so the player to move has lost: a **P-position**.',
  grundyZero: 'Its **Grundy value** is 0: no move leads to a position with the value 0.',
  grundyOfTheEnd: 'Its **Grundy value** is 0, like that of every position without moves.',
  grundyOne: 'Its **Grundy value** is 1: some move leads to the value 0, and none leads to 1.',
  grundyMore: (value) =>
    `Its **Grundy value** is ${value}: the moves lead to every value from 0 to ${value - 1}, and none leads to ${value}.`,
  semigroup: (multiplicity, genus, frobenius) =>
    `The taken numbers, with 0, form a **numerical semigroup**. Its multiplicity (the smallest number above 0) is ${multiplicity}, its genus (the number of gaps, including 1) is ${genus}, and its Frobenius number (the largest gap) is ${frobenius}.`,
  terms: [
    {
      name: 'numerical semigroup',
      found: '(?:numerical )?semigroups?',
      meaning:
        'A set of whole numbers that contains 0, the sum of any two of its members, and all but finitely many numbers. The taken numbers and 0 form one.',
    },
    {
      name: 'Frobenius number',
      found: 'Frobenius number',
      meaning: 'The largest gap: the largest number that is not a sum of generators.',
    },
    {
      name: 'gap',
      found: 'gaps?',
      meaning:
        'A positive number that is not in the semigroup. Here the gaps are the free numbers and 1.',
    },
    {
      name: 'generator',
      found: '(?:minimal )?generators?',
      meaning:
        'Generators are numbers whose sums are all the taken numbers. A minimal generator is not a sum of others.',
    },
  ],
};
