import { dictionary } from '../../i18n/dictionary';
import { words } from './program_sentences_en';
import type { ProgramSentences } from './program_sentences_en';

export const programSentences = dictionary<ProgramSentences>(words, {
  'zh-Hans': () => import('./program_sentences_zh_hans'),
  'zh-Hant': () => import('./program_sentences_zh_hant'),
});
