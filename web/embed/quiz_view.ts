// The question, the feedback and the buttons of a quiz, above the board.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { verdictMark } from '../table/head';
import type { Speech } from '../table/narration';
import type { Quiz } from './quiz';
import type { EmbedSentences } from './sentences_en';

/** Whether the last answer is right, and the number of tries. Empty before the first answer. */
export function answerWords(
  { last, tries }: Quiz,
  speech: Speech,
  words: EmbedSentences,
): string[] {
  if (!last) return [];
  const { move, right } = last;
  const { table, nameMove } = speech;
  const answer =
    right === undefined
      ? words.notKnown
      : move !== undefined
        ? table.moveIs(nameMove(move), right ? table.wins : table.loses)
        : right
          ? table.noWinningMove
          : words.someMoveWins;
  return [answer, words.tries(tries)];
}

/** `trouble`: why the last answer was refused. */
export function quizHead(
  quiz: Quiz,
  trouble: string | undefined,
  speech: Speech,
  words: EmbedSentences,
): TemplateResult {
  const [answer = '', tries] = answerWords(quiz, speech, words);
  const right = quiz.last?.right;
  const mark = right === undefined ? html`<span>${answer}</span>` : verdictMark(answer, right);
  const said =
    trouble !== undefined
      ? html`<span class="refused-move">${trouble}</span>`
      : quiz.last
        ? html`${mark}<span>${tries}</span>`
        : nothing;
  return html`<header class="verdict" part="verdict">
    <p class="position">${quiz.solved ? words.right : words.question}</p>
    <p class="more">${said}&nbsp;</p>
  </header>`;
}
