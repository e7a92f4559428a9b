import type { ExerciseSentences } from './exercise_sentences_en';

export const words: ExerciseSentences = {
  title: '练习',
  another: '再来一题',
  rightAnswers: (count) => `答对 ${count} 题`,
};
