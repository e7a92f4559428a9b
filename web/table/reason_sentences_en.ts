import type { Reason } from '../play/game_line';

/** What the opponent says of its own move. */
export type ReasonSentence = (reason: Reason) => string;

const movesOf = (count: number): string =>
  count === 1 ? '1 move' : `${count} moves, both sides counted`;

export const words: ReasonSentence = (reason) => {
  if (reason.kind === 'winning') return 'It played a winning move';
  if (reason.kind === 'careless') return 'It played a careless move';
  if (reason.kind === 'open') return 'It found no winning move, but this move is not known to lose';
  if (reason.kind === 'longest')
    return `Every move loses; this one holds out longest, for ${movesOf(reason.moves)}`;
  if (reason.kind === 'lost') return 'It found only losing moves';
  const { replies, options } = reason;
  if (BigInt(options) === BigInt(replies))
    return 'Every move loses, and any reply to this one wins';
  const left = replies === 1 ? 'only 1 winning reply' : `only ${replies} winning replies`;
  return `Every move loses; this one leaves you ${left} of ${options}`;
};
