// The words of Sylver Coinage's picture and explanation, in Markdown: the evidence for an outcome has the authors of
// the theorems.
import type { PositionReason } from '../reasons';

/** For the picture, and for the P-positions that a search has found. */
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

export interface OwnSentences {
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

  readonly picture: PictureSentences;
}

export const words: OwnSentences = {
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
};
