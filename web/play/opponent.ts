// Who plays against the reader. No rules in here either: moves and what they are worth come from the analysis.
import type { Analysis, Natural } from '../engine/types';
import { oneOf, someOf } from './random';
import type { Random } from './random';

/** perfect: never misses a win. fallible: sometimes plays anything. person: somebody else at the same board. */
export const opponents = ['perfect', 'fallible', 'person'] as const;
export type Opponent = (typeof opponents)[number];

/** How often the fallible one does not think. */
const carelessness = 0.35;
/** How many answers are worth looking into: enough to choose well, few enough for a blink. */
const mostLookedAt = 60;

/** Why a move was chosen. */
export type Reason =
  | { readonly kind: 'winning' }
  /** Every move loses; this one leaves the fewest winning replies that were found. */
  | { readonly kind: 'hardest'; readonly replies: number; readonly options: Natural }
  | { readonly kind: 'careless' };

export interface Choice {
  readonly move: string;
  readonly reason: Reason;
}

/** The analysis of the position after a move. */
export type Look = (move: string) => Promise<Analysis>;

/** Nothing where no move is left. */
export async function chooseMove(
  opponent: Exclude<Opponent, 'person'>,
  analysis: Analysis,
  look: Look,
  random: Random,
): Promise<Choice | undefined> {
  if (opponent === 'fallible' && random() < carelessness) {
    const move = oneOf(random, movesOf(analysis));
    return move === undefined ? undefined : { move, reason: { kind: 'careless' } };
  }
  const move = oneOf(random, analysis.winning);
  if (move !== undefined) return { move, reason: { kind: 'winning' } };
  return hardest(analysis, look, random);
}

/** The winning ones are all known; of a huge position not all others are listed. */
function movesOf({ options, winning }: Analysis): readonly string[] {
  return [...new Set([...options.listed.map(({ move }) => move), ...winning])];
}

/** Few winning replies, and among equals many replies to find them in. */
async function hardest(
  analysis: Analysis,
  look: Look,
  random: Random,
): Promise<Choice | undefined> {
  const candidates = someOf(random, movesOf(analysis), mostLookedAt);
  const answers = await Promise.all(
    candidates.map(async (move) => {
      const { winning, options } = await look(move);
      return { move, replies: winning.length, options: options.count };
    }),
  );
  const [first, ...rest] = answers;
  if (!first) return undefined;
  const best = rest.reduce((one, other) => (isHarder(other, one) ? other : one), first);
  return { move: best.move, reason: { kind: 'hardest', ...countsOf(best) } };
}

interface Answers {
  readonly replies: number;
  readonly options: Natural;
}

function countsOf({ replies, options }: Answers): Answers {
  return { replies, options };
}

function isHarder(one: Answers, other: Answers): boolean {
  if (one.replies !== other.replies) return one.replies < other.replies;
  return BigInt(one.options) > BigInt(other.options);
}
