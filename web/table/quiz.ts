// A quiz: the reader predicts which moves win, or that none does. The board marks each answer, and plays a losing one with
// the reply that refutes it, until the reader goes back to the question. Loaded with a board that asks.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Notice } from '../engine/types';
import { isOver } from '../play/is_over';
import { verdictMark } from './head';
import type { Wording } from './narration';
import { QuizAnswers } from './quiz_answers';
import { quizSentences } from './quiz_sentences';
import type { QuizSentences } from './quiz_sentences_en';
import type { Language } from '../i18n/language';
import type { Table } from './table';

/** Long enough for the reader to see the own move before the reply. */
const replyAfterMs = 450;

const noMoves: ReadonlySet<string> = new Set();

interface Refutation {
  readonly asked: number;
  /** undefined: the answer has ended the game. */
  readonly reply: string | undefined;
}

export class Quiz {
  readonly answers = new QuizAnswers();
  readonly #table: Table;
  #refutation: Refutation | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The board shows why the last answer is wrong, and takes no other. */
  get refutes(): boolean {
    return this.asked !== undefined;
  }

  /** While it does, the number of moves that led to the question. */
  get asked(): number | undefined {
    return this.#refutation?.asked;
  }

  /** The moves whose outcomes the reader knows by now. */
  get told(): ReadonlySet<string> {
    return this.refutes ? noMoves : this.answers.told;
  }

  /** Returns the notice if the move is illegal; an illegal move is no answer. */
  async predict(move: string | undefined): Promise<Notice | undefined> {
    const { analysis, playthrough } = this.#table;
    if (!analysis || !playthrough || this.refutes) return undefined;
    if (move === undefined) this.answers.take(analysis, move);
    else {
      const after = await playthrough.consider(move);
      if (!after.ok) return after.notice;
      this.answers.take(analysis, move, after.value.outcome);
    }
    return undefined;
  }

  /** Plays the last answer and the reply to it, if it is a losing move. Resolves to whether it does. */
  async refute(): Promise<boolean> {
    const { playthrough } = this.#table;
    const { move, right } = this.answers.last ?? {};
    const line = playthrough?.line;
    if (!playthrough || !line || move === undefined || right !== false || this.refutes)
      return false;
    const after = await playthrough.consider(move);
    if (!after.ok) return false;
    const [reply] = after.value.winning;
    // Some reply wins, but nobody knows which.
    if (reply === undefined && !isOver(after.value)) return false;
    const refutation = (this.#refutation = { asked: line.at, reply });
    await playthrough.play(move);
    if (reply === undefined) return true;
    await new Promise((resolve) => setTimeout(resolve, replyAfterMs));
    if (this.#refutation === refutation) await playthrough.play(reply);
    return this.#refutation === refutation;
  }

  /** Returns to the question. */
  back(): void {
    if (!this.#refutation) return;
    const { asked } = this.#refutation;
    this.#refutation = undefined;
    this.#table.goTo(asked);
  }

  // --- Words -------------------------------------------------------------------------------------------------------

  /** What the last answer is worth, why, and how far the reader is. Empty before the first answer. */
  answerWords(wording: Wording, language: Language): string[] {
    const words = quizSentences[language];
    const { last, tries, found, solved } = this.answers;
    if (!last) return [];
    const reason = this.#reasonWords(wording, words);
    return [
      ...(solved ? [words.right] : []),
      this.#verdictWords(wording, words),
      ...(reason === undefined ? [] : [reason]),
      ...(found ? [words.found(found.count, found.all)] : []),
      words.tries(tries),
    ];
  }

  #verdictWords({ table, nameMove }: Wording, words: QuizSentences): string {
    const { move, right } = this.answers.last ?? {};
    if (right === undefined) return words.notKnown;
    if (move !== undefined) return table.moveIs(nameMove(move), right ? table.wins : table.loses);
    return right ? table.noWinningMove : words.someMoveWins;
  }

  #reasonWords({ table, nameMove }: Wording, words: QuizSentences): string | undefined {
    if (!this.#refutation) return undefined;
    const { reply } = this.#refutation;
    if (reply !== undefined) return words.reply(nameMove(reply));
    const { analysis } = this.#table;
    return analysis && isOver(analysis) ? table.over[analysis.play] : undefined;
  }

  revealWords(language: Language): string {
    return quizSentences[language].reveal;
  }

  // --- Drawing -----------------------------------------------------------------------------------------------------

  /** The question and the feedback above the board. `trouble`: why the last answer was refused. */
  head(trouble: string | undefined, wording: Wording, language: Language): TemplateResult {
    const words = quizSentences[language];
    const { last } = this.answers;
    const all = this.answerWords(wording, language);
    const verdict = last && this.#verdictWords(wording, words);
    const said = all.map((each) =>
      each === verdict && last?.right !== undefined
        ? verdictMark(each, last.right)
        : html`<span>${each}</span>`,
    );
    return html`<div class="verdict" part="verdict">
      <p class="position">${this.refutes ? words.refuted : words.question}</p>
      <p class="more">
        ${trouble === undefined ? said : html`<span class="refused-move">${trouble}</span>`}&nbsp;
      </p>
    </div>`;
  }

  /** The answer that no cell stands for. Its place is kept, so that a second click meets no other button. */
  tool({ isStill, onNone }: QuizActs, wording: Wording): TemplateResult {
    return html`<button
      class="button no-move"
      type="button"
      ?disabled=${isStill || this.refutes || this.answers.solved}
      @click=${onNone}
    >
      ${wording.table.noWinningMove}
    </button>`;
  }

  /** The way back to the question; its place is kept too. */
  wayBack({ onBack }: QuizActs, language: Language): TemplateResult {
    return html`<button
      class="button back ${this.refutes ? '' : 'awaited'}"
      type="button"
      @click=${onBack}
    >
      ${quizSentences[language].back}
    </button>`;
  }
}

interface QuizActs {
  /** Answers are not possible. */
  readonly isStill?: boolean;
  /** The reader says that no move wins. */
  readonly onNone: () => void;
  readonly onBack: () => void;
}
