// What the Number Game's board says.
import type { Language } from '../../i18n/language';

interface BoardSentences {
  readonly move: (number: string) => string;
  readonly board: string;
  readonly chosen: string;
  readonly justChosen: string;
  readonly taken: string;
  readonly takenAs: (sum: string) => string;
  readonly takenAbove: (limit: number) => string;
  /** Some of them are free. */
  readonly openAbove: (limit: number) => string;
  /** One of those. */
  readonly other: string;
  readonly take: string;
  readonly free: string;
  readonly wins: string;
  readonly loses: string;
  readonly grundy: (value: string) => string;
  readonly choose: string;
  readonly release: string;
  /** Parts of a cell's name, put together. */
  readonly name: (parts: readonly string[]) => string;
}

export const boardSentences: Readonly<Record<Language, BoardSentences>> = {
  en: {
    move: (number) => `take ${number}`,
    board: 'Numbers',
    chosen: 'chosen',
    justChosen: 'chosen just now',
    taken: 'taken',
    takenAs: (sum) => `taken: ${sum}`,
    takenAbove: (limit) => `all above ${limit}, taken`,
    openAbove: (limit) => `above ${limit}, where some are free`,
    other: 'Another number',
    take: 'Take',
    free: 'free',
    wins: 'wins',
    loses: 'loses',
    grundy: (value) => `Grundy value ${value}`,
    choose: 'choose it',
    release: 'release it',
    name: (parts) => parts.join(', '),
  },

  'zh-Hans': {
    move: (number) => `选 ${number}`,
    board: '各数',
    chosen: '已选',
    justChosen: '刚刚选的',
    taken: '不可选',
    takenAs: (sum) => `不可选：${sum}`,
    takenAbove: (limit) => `大于 ${limit} 的数，不可选`,
    openAbove: (limit) => `大于 ${limit} 的数，其中有的可选`,
    other: '其他数',
    take: '选',
    free: '可选',
    wins: '必胜走法',
    loses: '必败走法',
    grundy: (value) => `Grundy 值 ${value}`,
    choose: '选它',
    release: '放回',
    name: (parts) => parts.join('，'),
  },

  'zh-Hant': {
    move: (number) => `選 ${number}`,
    board: '各數',
    chosen: '已選',
    justChosen: '剛剛選的',
    taken: '不可選',
    takenAs: (sum) => `不可選：${sum}`,
    takenAbove: (limit) => `大於 ${limit} 的數，不可選`,
    openAbove: (limit) => `大於 ${limit} 的數，其中有的可選`,
    other: '其他數',
    take: '選',
    free: '可選',
    wins: '必勝走法',
    loses: '必敗走法',
    grundy: (value) => `Grundy 值 ${value}`,
    choose: '選它',
    release: '放回',
    name: (parts) => parts.join('，'),
  },
};
