// The words of Sylver Coinage's picture and explanation, in Markdown: the evidence for an outcome has the authors of
// the theorems.
import type { Term } from '../../../i18n/why_en';
import type { Reason } from '../vocabulary';

/** For the picture, and for the P-positions that a search has found. */
export interface PictureSentences {
  readonly rows: string;
  /** `width` numbers in a row; `isTaken`: whether the number `width` is taken. */
  readonly rowsHint: (width: number, isTaken: boolean) => string;
  readonly rowsLabel: (limit: number, width: number, chosen: string, gaps: number) => string;
  /** There are more numbers than are shown: up to the largest gap, or without end. */
  readonly goesOnTo: (largest: string) => string;
  readonly endless: (gcd: string) => string;

  readonly map: string;
  readonly mapHint: (total: string) => string;
  readonly mapLabel: (first: string, last: string, most: string, at: string) => string;
  readonly frobenius: string;
  readonly count: (frobenius: string, count: string) => string;
  readonly noPosition: (frobenius: string) => string;
  readonly example: string;
  readonly openExample: string;
}

export interface OwnSentences {
  readonly reasons: Readonly<Record<Reason, string>>;
  /** After a search: the number of P-positions found and their memory. */
  readonly searched: (pPositions: string, memory: string) => string;
  /** The same for the search of an earlier position of this game. */
  readonly kept: (pPositions: string, memory: string) => string;
  /** The answer is that of an earlier visit: a claim. */
  readonly recalled: string;

  readonly opening: string;
  readonly chosen: (generators: string, largestGap: string) => string;
  readonly chosenWithGcd: (generators: string, gcd: string) => string;

  readonly positionN: string;
  readonly positionUnknown: string;
  readonly winningSoFar: (winning: string) => string;

  /** The evidence in one sentence, in each case. */
  readonly because: {
    readonly everyReplyAnswered: (number: string) => string;
    readonly everyNumberAnswered: string;
    /** As an earlier visit has found. */
    readonly recalledWin: (number: string) => string;
    readonly recalledLoss: string;
    readonly onlyOnePrime: string;
    readonly primeOfAll: (prime: string) => string;
    readonly primeFirst: (prime: string) => string;
    readonly cited: string;
    readonly coprimePair: string;
    readonly ender: string;
    readonly someMoveWins: string;
    readonly notKnown: string;
  };

  readonly grundyTooMany: (limit: string) => string;

  readonly semigroup: (multiplicity: string, genus: string, frobenius: string) => string;
  readonly semigroupWithGcd: (gcd: string) => string;
  readonly symmetric: string;
  readonly ender: string;

  readonly picture: PictureSentences;

  readonly terms: readonly Term[];
}

export const words: OwnSentences = {
  reasons: {
    search: 'Solved by search: every later position is known.',
    hutchings_prime:
      'Hutchings’s theorem (sicherman.net): if the taken numbers are the multiples of one prime from 5 on, the position is a P-position.',
    hutchings_gcd:
      'Hutchings’s theorem (sicherman.net): all chosen numbers are multiples of a prime from 5 on. Choosing that prime wins: then only its multiples are taken, a P-position.',
    hutchings_opening:
      'Hutchings’s theorem (sicherman.net): every prime from 5 on wins as the first number.',
    hutchings_pair:
      'Hutchings’s theorem (sicherman.net), by strategy stealing: after two coprime numbers other than 2 and 3, the player to move wins.',
    ender:
      'The position is an ender (sicherman.net): every other move also rules out the largest free number. So some move wins, by strategy stealing.',
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
    `The search has found all ${pPositions} P-positions that can follow (${memory}).`,
  kept: (pPositions, memory) =>
    `The answer is from the search of an earlier position: ${pPositions} P-positions are kept (${memory}).`,
  recalled: 'A search of an earlier visit found this answer. It has not been computed again.',

  opening: 'Nothing has been chosen yet: every number above 1 is free.',
  chosen: (generators, largestGap) =>
    `Chosen so far: ${generators}. All their sums are taken too, and so is every number above **${largestGap}**.`,
  chosenWithGcd: (generators, gcd) =>
    `Chosen so far: ${generators}. All their sums are taken too. All of them are multiples of ${gcd}, so infinitely many numbers are free.`,

  positionN: 'Position: N, the player to move wins.',
  positionUnknown: 'Position: not known yet.',
  winningSoFar: (winning) => `Winning numbers found so far: ${winning}. Others may win as well.`,

  because: {
    everyReplyAnswered: (number) =>
      `After **${number}** every reply has an **answer**: a search or a theorem has decided the position that ${number} leaves.`,
    everyNumberAnswered:
      'Every number has an **answer**, so the player to move loses: a search or a theorem has decided them all.',
    recalledWin: (number) => `A search of an earlier visit found that **${number}** wins.`,
    recalledLoss: 'A search of an earlier visit found that every number loses.',
    onlyOnePrime:
      'Only the multiples of one **prime** from 5 on are taken: by Hutchings’s theorem the player to move loses.',
    primeOfAll: (prime) =>
      `Choose the **prime** ${prime}: then only its multiples are taken, and by Hutchings’s theorem the opponent loses.`,
    primeFirst: (prime) =>
      `Choose ${prime}: by Hutchings’s theorem every **prime** from 5 on wins as the first number.`,
    cited:
      'Blok and Sicherman found that the player to move loses here: their result is cited, not computed.',
    coprimePair:
      'Two **coprime** numbers other than 2 and 3 are chosen: by Hutchings’s theorem some number wins.',
    ender:
      'Every other number rules out the **largest** free one: so some number wins, by strategy stealing.',
    someMoveWins: 'Some number wins, but it is not known yet which.',
    notKnown:
      'It is not known yet who wins: no winning number was found, and no proof that there is none.',
  },

  grundyTooMany: (limit) =>
    `The **Grundy value** of the position is not computed, because it depends on the values of more than ${limit} positions that can follow.`,

  semigroup: (multiplicity, genus, frobenius) =>
    `The taken numbers, with 0, form a **numerical semigroup**. Its multiplicity (the smallest number above 0) is ${multiplicity}, its genus (the number of gaps, including 1) is ${genus}, and its Frobenius number (the largest gap) is ${frobenius}.`,
  semigroupWithGcd: (gcd) =>
    `The taken numbers, with 0, are ${gcd} times a **numerical semigroup**: their greatest common divisor is ${gcd}.`,
  symmetric:
    'The semigroup is **symmetric**: of any two numbers that add up to its Frobenius number, exactly one is taken.',
  ender: 'The position is an **ender**: every other move also rules out the largest free number.',

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
