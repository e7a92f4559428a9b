import { dictionary } from '../i18n/dictionary';
import type { Language } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';
import { words } from './desk_sentences_en';
import type { DeskSentences, DeskWords } from './desk_sentences_en';

const deskSentences = dictionary<DeskSentences>(words, {
  'zh-Hans': () => import('./desk_sentences_zh_hans'),
  'zh-Hant': () => import('./desk_sentences_zh_hant'),
});

/** The words of the page and those of the desk. */
export function deskWords(page: Sentences, language: Language): DeskWords {
  return { ...page, ...deskSentences[language] };
}
