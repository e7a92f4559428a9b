import type { Reason } from '../play/game_line';

/** What the opponent says of its own move. */
export type ReasonSentence = (reason: Reason) => string;

const movesOf = (count: number): string => (count === 1 ? '1 more move' : `${count} more moves`);

export const words: ReasonSentence = (reason) => {
  if (reason.kind === 'winning') return 'It played a winning move';
  if (reason.kind === 'careless') return 'It played a careless move';
  if (reason.kind === 'open') return 'It found no winning move, but this move is not known to lose';
  if (reason.kind === 'longest')
    return `It had no winning move; the game lasts at most ${movesOf(reason.moves)}`;
  if (reason.kind === 'lost') return 'It found only losing moves';
  const { replies, options } = reason;
  if (BigInt(options) === BigInt(replies))
    return 'It had no winning move, and any reply to this one wins';
  const left = replies === 1 ? 'only 1 winning reply' : `only ${replies} winning replies`;
  return `It had no winning move; this one leaves you ${left} of ${options}`;
};
