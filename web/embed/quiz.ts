// The reader predicts which move wins, or that none does. Nothing is played until the answers are shown. Loaded with a
// board that asks.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Analysis, Notice } from '../engine/types';
import { verdictMark } from '../table/head';
import type { Wording } from '../table/narration';
import type { Table } from '../table/table';
import { moveWins } from '../table/verdict';
import type { EmbedSentences } from './sentences_en';

export interface Prediction {
  /** undefined: the prediction that no move wins. */
  readonly move: string | undefined;
  /** undefined: not known. */
  readonly right: boolean | undefined;
}

export class Quiz {
  /** Up to and including the first right answer. */
  tries = 0;
  solved = false;
  last: Prediction | undefined;

  /** Returns the notice if the move is illegal; an illegal move is not a try. */
  async predict(table: Table, move: string | undefined): Promise<Notice | undefined> {
    const { analysis, playthrough } = table;
    if (!analysis || !playthrough) return undefined;
    let right = noMoveWins(analysis);
    if (move !== undefined) {
      const after = await playthrough.consider(move);
      if (!after.ok) return after.notice;
      right = moveWins(after.value.outcome);
    }
    // An answer that nobody can judge is not a try either.
    if (!this.solved && right !== undefined) ++this.tries;
    this.solved ||= right === true;
    this.last = { move, right };
    return undefined;
  }

  /** Whether the last answer is right, and the number of tries. Empty before the first answer. */
  answerWords(wording: Wording, words: EmbedSentences): string[] {
    if (!this.last) return [];
    const { move, right } = this.last;
    const { table, nameMove } = wording;
    const answer =
      right === undefined
        ? words.notKnown
        : move !== undefined
          ? table.moveIs(nameMove(move), right ? table.wins : table.loses)
          : right
            ? table.noWinningMove
            : words.someMoveWins;
    return [answer, words.tries(this.tries)];
  }

  /** The question and the feedback above the board. `trouble`: why the last answer was refused. */
  head(trouble: string | undefined, wording: Wording, words: EmbedSentences): TemplateResult {
    const [answer = '', tries] = this.answerWords(wording, words);
    const right = this.last?.right;
    const mark = right === undefined ? html`<span>${answer}</span>` : verdictMark(answer, right);
    const said =
      trouble !== undefined
        ? html`<span class="refused-move">${trouble}</span>`
        : this.last
          ? html`${mark}<span>${tries}</span>`
          : nothing;
    return html`<header class="verdict" part="verdict">
      <p class="position">${this.solved ? words.right : words.question}</p>
      <p class="more">${said}&nbsp;</p>
    </header>`;
  }
}

/** undefined: not known. */
function noMoveWins({ winning, complete, outcome }: Analysis): boolean | undefined {
  if (complete || winning.length > 0) return winning.length === 0;
  return outcome === 'N' ? false : undefined;
}
