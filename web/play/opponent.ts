// How the opponent chooses its moves; loaded with its first move. It holds no rules: moves
// and their outcomes come from the analysis.
import type { Analysis, Natural, Remoteness } from '../engine/types';
import type { Reason } from './game_line';
import { isEndless } from './endless';
import { oneOf, someOf } from './random';
import type { Random } from './random';
import type { Opponent } from './seats';

/** The share of careless moves of the fallible opponent. */
const carelessness = 0.35;
/** The number of moves that are analysed: enough to choose well, few enough to take no noticeable time. */
const mostLookedAt = 60;

export interface Choice {
  readonly move: string;
  readonly reason: Reason;
}

/** Analyses the position after a move. */
export type Look = (move: string) => Promise<Analysis>;

/** undefined if no move is left. `remoteness`: of a lost position, if it is known. */
export async function chooseMove(
  opponent: Exclude<Opponent, 'person'>,
  analysis: Analysis,
  look: Look,
  random: Random,
  remoteness?: Remoteness,
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
  const best = remoteness?.best.length ? remoteness : undefined;
  const choice = await hardest(analysis, best?.best ?? movesOf(analysis), look, random);
  return choice && best
    ? { ...choice, reason: { kind: 'longest', moves: best.moves - 1 } }
    : choice;
}

/** The moves that are not known to lose. */
function openMoves({ options }: Analysis): readonly string[] {
  return options.listed.filter(({ outcome }) => outcome !== 'N').map(({ move }) => move);
}

/** The listed moves and the known winning moves; a huge position does not list all moves. */
function movesOf({ options, winning }: Analysis): readonly string[] {
  return [...new Set([...options.listed.map(({ move }) => move), ...winning])];
}

/** The move with the fewest winning replies; among equals, the one with the most replies to choose from. */
async function hardest(
  analysis: Analysis,
  moves: readonly string[],
  look: Look,
  random: Random,
): Promise<Choice | undefined> {
  const candidates = someOf(random, moves, mostLookedAt);
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
  /** All winning replies are known. */
  readonly complete: boolean;
}

function isHarder(one: Answers, other: Answers): boolean {
  if (one.replies !== other.replies) return one.replies < other.replies;
  return BigInt(one.options) > BigInt(other.options);
}
