// What an embedded board says besides what every board says. The page's own dictionaries are much larger than what is
// needed of them; of English only that part comes along.
import { loadChinese } from '../games/chinese';
import { tableEn } from '../i18n/table_en';
import type { Language } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';

export type BoardSentences = Pick<Sentences, 'table' | 'notice' | 'retry'>;

export const english: BoardSentences = {
  table: tableEn,
  // C++ writes these.
  notice: ({ message }) => message,
  retry: 'Try again',
};

export async function loadSentences(language: Language): Promise<BoardSentences> {
  try {
    if (language !== 'en') return await loadChinese(language);
  } catch {
    // English is better than nothing.
  }
  return english;
}

export interface EmbedSentences {
  readonly noGame: (game: string, known: string) => string;
  readonly question: string;
  readonly right: string;
  /** "No move wins" was the answer, and there is one. */
  readonly someMoveWins: string;
  /** Whether the answer is right. */
  readonly notKnown: string;
  readonly tries: (count: number) => string;
  readonly reveal: string;
  readonly openInImpartial: string;
}

export const embedSentences: Readonly<Record<Language, EmbedSentences>> = {
  en: {
    noGame: (game, known) =>
      game
        ? `There is no game “${game}”; there are ${known}`
        : `No game was named; there are ${known}`,
    question: 'Which move wins?',
    right: 'Right',
    someMoveWins: 'No: there is a move that wins',
    notKnown: 'That is not known yet',
    tries: (count) => (count === 1 ? '1 try' : `${count} tries`),
    reveal: 'Show the answers',
    openInImpartial: 'Open in Impartial',
  },
  'zh-Hans': {
    noGame: (game, known) =>
      game ? `没有名为“${game}”的游戏；可用的有 ${known}` : `没有指定游戏；可用的有 ${known}`,
    question: '哪一步必胜？',
    right: '答对了',
    someMoveWins: '不对：有必胜走法',
    notKnown: '尚不知是否正确',
    tries: (count) => `已试 ${count} 次`,
    reveal: '显示答案',
    openInImpartial: '在 Impartial 中打开',
  },
  'zh-Hant': {
    noGame: (game, known) =>
      game ? `沒有名為「${game}」的遊戲；可用的有 ${known}` : `沒有指定遊戲；可用的有 ${known}`,
    question: '哪一步必勝？',
    right: '答對了',
    someMoveWins: '不對：有必勝走法',
    notKnown: '尚不知是否正確',
    tries: (count) => `已試 ${count} 次`,
    reveal: '顯示答案',
    openInImpartial: '在 Impartial 中開啟',
  },
};
