// The Chinese dictionaries, with the words of all games. They are loaded when they are asked for: nobody reads three.
import type { Chinese } from '../i18n/notice_words';
import type { Sentences } from '../i18n/sentences';

const loaders: Readonly<Record<Chinese, () => Promise<Sentences>>> = {
  'zh-Hans': async () => {
    const [{ zhHans, noticesZhHans }, { noticeWords }] = await Promise.all([
      import('../i18n/zh_hans'),
      import('./notice_words'),
    ]);
    return { ...zhHans, notice: noticesZhHans(noticeWords('zh-Hans')) };
  },
  'zh-Hant': async () => {
    const [{ zhHant, noticesZhHant }, { noticeWords }] = await Promise.all([
      import('../i18n/zh_hant'),
      import('./notice_words'),
    ]);
    return { ...zhHant, notice: noticesZhHant(noticeWords('zh-Hant')) };
  },
};

export function loadChinese(language: Chinese): Promise<Sentences> {
  return loaders[language]();
}
