import type { ReasonSentence } from './reason_sentences_en';

export const words: ReasonSentence = (reason) => {
  if (reason.kind === 'winning') return '对手走出了必胜的一步';
  if (reason.kind === 'careless') return '对手这一步是随手走的';
  if (reason.kind === 'open') return '对手没有找到必胜走法，但这一步未必会输';
  if (reason.kind === 'longest')
    return `对手没有必胜走法；这一步拖得最久，双方一共最多还走 ${reason.moves} 步`;
  if (reason.kind === 'lost') return '对手只找到必败的走法';
  const { replies, options } = reason;
  if (BigInt(options) === BigInt(replies)) return '对手没有必胜走法，而且这步之后你怎么应都赢';
  return `对手没有必胜走法；这一步之后，你的 ${options} 种应手中只有 ${replies} 种能赢`;
};
