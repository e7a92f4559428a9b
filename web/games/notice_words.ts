// The words of all games for notices, loaded with the Chinese dictionaries.
import type { Chinese, GameNoticeWords, NoticeWords } from '../i18n/notice_words';

const games = Object.values(
  import.meta.glob<GameNoticeWords>('./*/notice_words.ts', { eager: true, import: 'noticeWords' }),
);

export function noticeWords(language: Chinese): NoticeWords {
  const words = games.map((game) => game[language]);
  return {
    roles: Object.assign({}, ...words.map(({ roles }) => roles)),
    rules: Object.assign({}, ...words.map(({ rules }) => rules)),
  };
}
