import { dictionary } from '../i18n/dictionary';
import { words } from './quiz_sentences_en';
import type { QuizSentences } from './quiz_sentences_en';

export const quizSentences = dictionary<QuizSentences>(words, {
  'zh-Hans': () => import('./quiz_sentences_zh_hans'),
  'zh-Hant': () => import('./quiz_sentences_zh_hant'),
});
