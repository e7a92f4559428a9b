import type { ReasonSentence } from './reason_sentences_en';

export const words: ReasonSentence = (reason) => {
  if (reason.kind === 'winning') return '對手走出了必勝的一步';
  if (reason.kind === 'careless') return '對手這一步是隨手走的';
  if (reason.kind === 'open') return '對手沒有找到必勝走法，但這一步未必會輸';
  if (reason.kind === 'longest')
    return `怎麼走都輸；這一步堅持得最久，最多還有 ${reason.moves} 步（雙方合計）`;
  if (reason.kind === 'lost') return '對手只找到必敗的走法';
  const { replies, options } = reason;
  if (BigInt(options) === BigInt(replies)) return '怎麼走都輸，而且這步之後你怎麼應都贏';
  return `怎麼走都輸；這一步之後，你的 ${options} 種應手中只有 ${replies} 種能贏`;
};
