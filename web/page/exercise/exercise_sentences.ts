import { dictionary } from '../../i18n/dictionary';
import { words } from './exercise_sentences_en';
import type { ExerciseSentences } from './exercise_sentences_en';

export const exerciseSentences = dictionary<ExerciseSentences>(words, {
  'zh-Hans': () => import('./exercise_sentences_zh_hans'),
  'zh-Hant': () => import('./exercise_sentences_zh_hant'),
});
