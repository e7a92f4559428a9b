import type { QuizSentences } from './quiz_sentences_en';

export const words: QuizSentences = {
  question: '哪一步必胜？',
  refuted: '这一步被破解',
  right: '答对了',
  someMoveWins: '不对：有必胜走法',
  notKnown: '尚不知是否正确',
  reply: (move) => `对手应对：${move}`,
  found: (count, all) =>
    all === undefined ? `已找到 ${count} 种走法` : `已找到 ${count} 种走法，共 ${all} 种`,
  tries: (count) => `已试 ${count} 次`,
  reveal: '显示答案',
  back: '回到题目',
};
