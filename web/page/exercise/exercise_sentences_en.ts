// The words of the exercise.

export interface ExerciseSentences {
  readonly title: string;
  readonly another: string;
  readonly rightAnswers: (count: number) => string;
}

export const words: ExerciseSentences = {
  title: 'Exercise',
  another: 'Another one',
  rightAnswers: (count) => `Right answers: ${count}`,
};
