// The sentences of all notices, with the words of all games.
import type { NoticeWords } from '../i18n/notice_words';
import { noticesZhHans } from '../i18n/notices_zh_hans';

const games = Object.values(
  import.meta.glob<NoticeWords>('./*/words/notices_zh_hans.ts', { eager: true, import: 'words' }),
);

export const noticeWords: NoticeWords = {
  roles: Object.assign({}, ...games.map(({ roles }) => roles)),
  rules: Object.assign({}, ...games.map(({ rules }) => rules)),
};

export const notice = noticesZhHans(noticeWords);
