// How the opponent chooses its moves; loaded with its first. No rules in here either: moves and what they are worth come
// from the analysis.
import type { Analysis, Natural } from '../engine/types';
import type { Reason } from './game_line';
import { isEndless } from './endless';
import { oneOf, someOf } from './random';
import type { Random } from './random';
import type { Opponent } from './seats';

/** How often the fallible one does not think. */
const carelessness = 0.35;
/** How many answers are worth looking into: enough to choose well, few enough for a blink. */
const mostLookedAt = 60;

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
  if (!analysis.complete) {
    const open = oneOf(random, openMoves(analysis));
    if (open !== undefined) return { move: open, reason: { kind: 'open' } };
  }
  return hardest(analysis, look, random);
}

/** Those that nobody knows to lose. */
function openMoves({ options }: Analysis): readonly string[] {
  return options.listed.filter(({ outcome }) => outcome !== 'N').map(({ move }) => move);
}

/** The winning ones that are known; of a huge position not all others are listed. */
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
      const { winning, options, complete } = await look(move);
      return { move, replies: winning.length, options: options.count, complete };
    }),
  );
  const [first, ...rest] = answers;
  if (!first) return undefined;
  const best = rest.reduce((one, other) => (isHarder(other, one) ? other : one), first);
  const { move, replies, options, complete } = best;
  const isCounted = analysis.complete && complete && !isEndless(options);
  return { move, reason: isCounted ? { kind: 'hardest', replies, options } : { kind: 'lost' } };
}

interface Answers {
  readonly move: string;
  readonly replies: number;
  readonly options: Natural;
  /** The winning replies that were found are all. */
  readonly complete: boolean;
}

function isHarder(one: Answers, other: Answers): boolean {
  if (one.replies !== other.replies) return one.replies < other.replies;
  return BigInt(one.options) > BigInt(other.options);
}
