// The words of the Number Game's picture, explanation and drawing, in Markdown. Lists of
// numbers are already formatted: "4, 5 and 6".
import type { Term } from '../../../i18n/why_en';
import type { PositionReason } from '../reasons';

/** For positions beyond the judges' 20: the evidence for their outcomes, with the authors of the theorems. */
export interface BeyondSentences {
  readonly reasons: Readonly<Record<PositionReason, string>>;
  /** After a search: the number of P-positions found and their memory. */
  readonly searched: (pPositions: string, memory: string) => string;
  /** The same for the search of an earlier position of this game. */
  readonly kept: (pPositions: string, memory: string) => string;

  readonly opening: string;
  readonly chosen: (generators: string, largestGap: string) => string;
  readonly chosenWithGcd: (generators: string, gcd: string) => string;

  readonly positionN: string;
  readonly positionUnknown: string;
  /** For an N-position of which not all winning moves are known. */
  readonly winsAtLeast: (winning: string) => string;
  readonly someMoveWins: string;
  readonly notKnown: string;

  readonly grundyTooMany: (limit: string) => string;

  readonly semigroupWithGcd: (gcd: string) => string;
  readonly symmetric: string;
  readonly ender: string;
}

/** For the picture of such positions, and for the P-positions that a search has found. */
export interface PictureSentences {
  readonly rows: string;
  /** `width` numbers in a row; `isTaken`: whether the number `width` is taken. */
  readonly rowsHint: (width: number, isTaken: boolean) => string;
  readonly rowsLabel: (limit: number, width: number, chosen: string, gaps: number) => string;
  /** There are more numbers than are shown: up to the largest gap, or without end. */
  readonly goesOnTo: (largest: string) => string;
  readonly endless: (gcd: string) => string;

  readonly generatorsHint: string;
  readonly gcd: string;
  readonly gcdHint: string;
  readonly yes: string;
  readonly no: string;
  readonly symmetric: string;
  readonly symmetricHint: string;
  readonly ender: string;
  readonly enderHint: string;

  readonly map: string;
  readonly mapHint: (total: string) => string;
  readonly mapLabel: (first: string, last: string, most: string, at: string) => string;
  readonly frobenius: string;
  readonly count: (frobenius: string, count: string) => string;
  readonly noPosition: (frobenius: string) => string;
  readonly example: string;
  readonly openExample: string;
}

export interface TheorySentences {
  readonly list: (items: readonly string[]) => string;
  /** Joins numbers of which any one will do. */
  readonly choice: (items: readonly string[]) => string;

  readonly line: string;
  readonly lineHint: string;
  readonly sums: string;
  readonly noSums: (limit: number) => string;
  readonly none: string;
  readonly generators: string;
  readonly generatorsHint: (limit: number) => string;
  readonly multiplicity: string;
  readonly multiplicityHint: string;
  readonly frobenius: string;
  readonly frobeniusHint: string;
  readonly genus: string;
  readonly genusHint: string;
  readonly lineLabel: (taken: string, gaps: string) => string;

  readonly drawing: (free: string) => string;
  readonly drawingOfTheEnd: string;
  readonly positionN: (winning: string) => string;
  readonly positionP: string;

  readonly untouched: (limit: number) => string;
  readonly chosenWithSums: (chosen: string, example: string) => string;
  readonly chosenWithoutSums: (chosen: string, limit: number) => string;
  readonly winsBy: (winning: string) => string;
  readonly everyMoveLoses: string;
  readonly theEnd: string;
  readonly theEndBecause: (chosen: string, example: string) => string;
  readonly grundyZero: string;
  readonly grundyOfTheEnd: string;
  readonly grundyOne: string;
  readonly grundyMore: (value: number) => string;
  readonly semigroup: (multiplicity: string, genus: string, frobenius: string) => string;

  readonly beyond: BeyondSentences;
  readonly picture: PictureSentences;

  readonly terms: readonly Term[];
}

function joined(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

export const words: TheorySentences = {
  list: (items) => joined(items, 'and'),
  choice: (items) => joined(items, 'or'),

  line: 'The taken numbers on a line',
  lineHint: 'An arc is a sum: it leads from one taken number to the next by adding another.',
  sums: 'Why a number is taken',
  noSums: (limit) => `No sum of chosen numbers is within ${limit}.`,
  none: 'none',
  generators: 'Minimal generators',
  generatorsHint: (limit) => `chosen, and not a sum of others; up to ${limit}`,
  multiplicity: 'Multiplicity',
  multiplicityHint: 'the smallest taken number',
  frobenius: 'Frobenius number',
  frobeniusHint: 'the largest gap',
  genus: 'Genus of the semigroup',
  genusHint: 'the number of gaps, including 1',
  lineLabel: (taken, gaps) => `Number line. Taken: ${taken}. Gaps: ${gaps}.`,

  drawing: (free) => `Free numbers: ${free}.`,
  drawingOfTheEnd: 'No number is free.',
  positionN: (winning) => `Position: N, the player to move wins (${winning}).`,
  positionP: 'Position: P, the player to move loses.',

  untouched: (limit) =>
    `Nothing up to ${limit} has been chosen yet; everything above ${limit} counts as taken.`,
  chosenWithSums: (chosen, example) =>
    `Chosen so far: ${chosen}. Their sums are taken too, such as ${example}.`,
  chosenWithoutSums: (chosen, limit) =>
    `Chosen so far: ${chosen}. Their sums are all above ${limit}, where everything is taken.`,
  winsBy: (winning) =>
    `This is an **N-position**: choosing ${winning} wins, because it leaves a P-position to the opponent.`,
  everyMoveLoses:
    'This is a **P-position**: every move leads to an N-position, so the opponent always has a winning reply.',
  theEnd: 'No number is free, so the player to move has lost: a **P-position**.',
  theEndBecause: (chosen, example) =>
    `The chosen numbers are ${chosen}. Every other number is a sum of them, such as ${example}.`,
  grundyZero: 'Its **Grundy value** is 0: no move leads to a position with the value 0.',
  grundyOfTheEnd: 'Its **Grundy value** is 0, like that of every position without moves.',
  grundyOne: 'Its **Grundy value** is 1: some move leads to the value 0, and none leads to 1.',
  grundyMore: (value) =>
    `Its **Grundy value** is ${value}: the moves lead to every value from 0 to ${value - 1}, and none leads to ${value}.`,
  semigroup: (multiplicity, genus, frobenius) =>
    `The taken numbers, with 0, form a **numerical semigroup**. Its multiplicity (the smallest number above 0) is ${multiplicity}, its genus (the number of gaps, including 1) is ${genus}, and its Frobenius number (the largest gap) is ${frobenius}.`,

  beyond: {
    reasons: {
      search: 'Solved by search: every P-position that can follow was found.',
      hutchings_prime:
        'Hutchings’s theorem (sicherman.net): if the taken numbers are the multiples of one prime from 5 on, the position is a P-position.',
      hutchings_gcd:
        'Hutchings’s theorem (sicherman.net): all chosen numbers are multiples of a prime from 5 on. Choosing that prime wins: then only its multiples are taken, a P-position.',
      hutchings_opening:
        'Hutchings’s theorem (sicherman.net): every prime from 5 on wins as the first number.',
      hutchings_pair:
        'Hutchings’s theorem (sicherman.net): after two coprime numbers other than 2 and 3, the player to move wins. The proof is by strategy stealing, so it does not give the move.',
      ender:
        'The position is an ender (sicherman.net): every other move also rules out the largest free number. So some move wins; the proof is by strategy stealing and does not give the move.',
      quiet_end:
        'Quiet end theorem (sicherman.net): only finitely many replies can win, and a search or a theorem has decided each of them.',
      odd_recurrence:
        'Every reply is decided. All chosen numbers were even at some moment, so the outcomes of the odd numbers follow a recurrence: from some number on they repeat, or an odd winning move ends the list.',
      blok_sicherman:
        'Blok and Sicherman found that this position is lost (sicherman.net). The result is cited here, not computed.',
      reply: 'A winning reply was found. Some other replies are undecided, so more may win.',
      no_theorem:
        'No known theorem decides this position, and neither did the searches that were tried.',
      too_long: 'The numbers are too large for this position to be searched.',
    },
    searched: (pPositions, memory) =>
      `Solved by search: all ${pPositions} P-positions that can follow are known (${memory}), so every later position is answered at once.`,
    kept: (pPositions, memory) =>
      `Answered from the search of an earlier position: ${pPositions} P-positions are kept (${memory}).`,

    opening: 'Nothing has been chosen yet: every number above 1 is free.',
    chosen: (generators, largestGap) =>
      `Chosen so far: ${generators}. All their sums are taken too, and so is every number above **${largestGap}**.`,
    chosenWithGcd: (generators, gcd) =>
      `Chosen so far: ${generators}. All their sums are taken too. All of them are multiples of ${gcd}, so infinitely many numbers are free.`,

    positionN: 'Position: N, the player to move wins.',
    positionUnknown: 'Position: not known yet.',
    winsAtLeast: (winning) =>
      `This is an **N-position**: choosing ${winning} wins, because it leaves a P-position to the opponent. Other moves may win as well.`,
    someMoveWins: 'This is an **N-position**: some move wins, but it is not known yet which.',
    notKnown:
      'It is not known yet whether this is a **P-position** or an **N-position**: no winning move was found, and no proof that there is none.',

    grundyTooMany: (limit) =>
      `Its **Grundy value** is not computed, because it depends on the values of more than ${limit} positions that can follow.`,

    semigroupWithGcd: (gcd) =>
      `The taken numbers, with 0, are ${gcd} times a **numerical semigroup**: their greatest common divisor is ${gcd}.`,
    symmetric:
      'The semigroup is **symmetric**: of any two numbers that add up to its Frobenius number, exactly one is taken.',
    ender: 'The position is an **ender**: every other move also rules out the largest free number.',
  },

  picture: {
    rows: 'The numbers in rows',
    rowsHint: (width, isTaken) =>
      isTaken
        ? `${width} is taken, so in rows of ${width} everything below a taken number is taken.`
        : `${width} numbers to a row.`,
    rowsLabel: (limit, width, chosen, gaps) =>
      `Numbers from 0 to ${limit} in rows of ${width}. Chosen: ${chosen}. Gaps: ${gaps}.`,
    goesOnTo: (largest) => `The numbers continue to ${largest}.`,
    endless: (gcd) =>
      gcd === '0'
        ? 'The numbers continue without end: none is taken yet.'
        : `The numbers continue without end: only multiples of ${gcd} are taken.`,

    generatorsHint: 'chosen, and not a sum of others',
    gcd: 'Greatest common divisor',
    gcdHint: 'of all taken numbers',
    yes: 'yes',
    no: 'no',
    symmetric: 'Symmetric',
    symmetricHint: 'of any two numbers whose sum is the largest gap, exactly one is taken',
    ender: 'Ender',
    enderHint: 'every other move also rules out the largest gap',

    map: 'P-positions by Frobenius number',
    mapHint: (total) =>
      `The search has found ${total} P-positions so far. Each bar counts those with the same Frobenius number, on a logarithmic scale.`,
    mapLabel: (first, last, most, at) =>
      `Bar chart: P-positions with Frobenius numbers from ${first} to ${last}; most of them, ${most}, at ${at}.`,
    frobenius: 'Frobenius number',
    count: (frobenius, count) =>
      `Frobenius number ${frobenius}: ${count} ${count === '1' ? 'P-position' : 'P-positions'}`,
    noPosition: (frobenius) => `Frobenius number ${frobenius}: no P-position`,
    example: 'for example',
    openExample: 'Open on the board',
  },

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
