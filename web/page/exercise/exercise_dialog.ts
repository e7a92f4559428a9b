// The exercise: a quiz on a random position, and another one. Its table is its own, so the game on the page stays.
import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { Game } from '../../games/registry';
import type { Language } from '../../i18n/language';
import type { Sentences } from '../../i18n/sentences';
import { controls } from '../../kit/controls';
import { dialogStyles } from '../../kit/dialog_styles';
import { closeIcon } from '../../kit/icons';
import { Newest } from '../../play/newest';
import { actOnKey } from '../../table/keys';
import { tableHead } from '../../table/head';
import { troubleText } from '../../table/narration';
import { Quiz } from '../../table/quiz';
import { loadReason } from '../../table/quiz_reason';
import type { Reason } from '../../table/quiz_reason';
import { ruleLine, styles as ruleStyles } from '../../table/rule_line';
import { Stage } from '../../table/stage';
import { tableStyles } from '../../table/table_styles';
import { exerciseSentences } from './exercise_sentences';
import { randomExercise } from '../../play/random_exercise';
import { RightAnswers } from './right_answers';

export interface Asked {
  readonly engine: Engine;
  readonly game: Game;
  readonly language: Language;
  readonly sentences: Sentences;
}

class ExerciseDialog extends LitElement {
  static override properties = {
    asked: { attribute: false },
    revealed: { state: true },
  };

  declare asked: Asked | undefined;
  /** The reader has asked for the answers. */
  declare private revealed: boolean;

  readonly #stage = new Stage(this, {
    settings: () => {
      const { engine, language, sentences } = this.#asked;
      return {
        engine,
        language,
        sentences,
        isStill: this.revealed || this.#quiz?.refutes === true,
        ...(this.#quiz && !this.revealed && { told: this.#quiz.told }),
        hidesSearch: true,
        showsWhy: false,
        link: () => undefined,
      };
    },
    onChange: () => {},
    onMove: (move) => void this.#answer(move),
  });
  readonly #table = this.#stage.table;
  readonly #right = new RightAnswers();
  readonly #newest = new Newest();
  #quiz: Quiz | undefined;
  /** Once the answer is known. */
  #reason: Reason | undefined;

  constructor() {
    super();
    this.revealed = false;
  }

  get #asked(): Asked {
    if (!this.asked) throw new Error('nothing is asked');
    return this.asked;
  }

  async show(asked: Asked): Promise<void> {
    const isNewest = this.#newest.begin();
    this.#quiz = undefined;
    this.#table.clear();
    this.asked = asked;
    const { boardModule } = await asked.game.loadBoard();
    if (!isNewest()) return;
    this.#stage.set(asked.game, boardModule);
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
    await this.#ask();
    this.#stage.board?.focus();
  }

  readonly #ask = async (): Promise<void> => {
    const isNewest = this.#newest.begin();
    const { engine, game } = this.#asked;
    const { module } = this.#stage;
    if (!module) return;
    const { random } = this.#table;
    const before = this.#table.analysis?.position;
    await this.#table.act(async () => {
      const position = await randomExercise(engine, game.id, module.random, random, before);
      if (position === undefined || !isNewest()) return undefined;
      this.#quiz = new Quiz(this.#table);
      this.#reason = undefined;
      this.revealed = false;
      this.#table.applyAddress({ hints: 'none' });
      await this.#table.begin(engine, game.id, { position }, position);
      return undefined;
    });
    await this.updateComplete;
  };

  async #answer(move: string | undefined): Promise<void> {
    const quiz = this.#quiz;
    const { analysis } = this.#table;
    if (!quiz || !analysis || quiz.refutes) return;
    const wasSolved = quiz.answers.solved;
    const taken = await this.#table.act(() => quiz.predict(move), 'move');
    if (!taken || quiz !== this.#quiz || !quiz.answers.last) return;
    if (quiz.answers.solved && !wasSolved) {
      this.#right.add(this.#asked.game.id);
      void this.#giveReason(quiz);
    }
    this.#say(quiz);
    await this.#table.act(async () => {
      if (await quiz.refute()) this.#say(quiz);
      return undefined;
    });
  }

  #say(quiz: Quiz): void {
    if (quiz !== this.#quiz) return;
    const { wording } = this.#stage;
    this.#stage.announce(wording.table.sentences(quiz.answerWords(wording, this.#asked.language)));
  }

  /** A reason that cannot be loaded is left out. */
  async #giveReason(quiz: Quiz): Promise<void> {
    const reason = await loadReason(this.#asked.game).catch(() => undefined);
    if (quiz !== this.#quiz) return;
    this.#reason = reason;
    this.requestUpdate();
  }

  readonly #back = (): void => {
    this.#quiz?.back();
    this.#stage.board?.focus();
  };

  readonly #reveal = (): void => {
    const quiz = this.#quiz;
    if (!quiz) return;
    quiz.back();
    this.revealed = true;
    this.#table.setLevel('outcomes');
    this.#stage.announceWinningMoves();
    void this.#giveReason(quiz);
    // The button for it is no longer active.
    this.renderRoot.querySelector<HTMLElement>('.another')?.focus();
  };

  readonly #close = (): void => this.renderRoot.querySelector('dialog')?.close();

  readonly #onKey = (event: KeyboardEvent): void => {
    const back = this.#back;
    // Otherwise Escape closes the dialog.
    actOnKey(
      event,
      this.#quiz?.refutes ? { u: back, Escape: back } : { n: () => void this.#ask() },
    );
  };

  protected override render(): TemplateResult | typeof nothing {
    if (!this.asked) return nothing;
    const { game, language, sentences } = this.asked;
    const words = exerciseSentences[language];
    return html`<dialog aria-labelledby="title">
      <div class="head">
        <h2 id="title">${words.title}</h2>
        <button
          class="button close"
          type="button"
          aria-label=${sentences.close}
          title=${sentences.close}
          @click=${this.#close}
        >
          ${closeIcon}
        </button>
      </div>
      <article>${ruleLine(game, language)} ${this.#question()}</article>
      <p class="visually-hidden" role="status">${this.#stage.announcement}</p>
    </dialog>`;
  }

  /** In an article, so that the head of the verdict is not the page's. */
  #question(): TemplateResult {
    const { language, sentences } = this.#asked;
    const { table } = sentences;
    const { wording, board } = this.#stage;
    const { analysis } = this.#table;
    const quiz = this.#quiz;
    if (!quiz || !board || !analysis)
      return html`<p class="stage waiting">
        ${troubleText(this.#table, wording) ?? sentences.table.loading}
      </p>`;
    const words = exerciseSentences[language];
    const acts = { onNone: () => void this.#answer(undefined), onBack: this.#back };
    const isSettled = this.revealed || quiz.answers.solved;
    return html`${
        this.revealed
          ? tableHead(this.#table, wording)
          : quiz.head(troubleText(this.#table, wording), wording, language)
      }
      <div class="stage" @keydown=${this.#onKey}>${board}</div>
      <div class="tools">
        ${quiz.tool({ ...acts, isStill: this.revealed }, wording)}
        <button class="button reveal" type="button" ?disabled=${isSettled} @click=${this.#reveal}>
          ${quiz.revealWords(language)}
        </button>
        <button class="button another" type="button" @click=${this.#ask}>${words.another}</button>
        ${quiz.wayBack(acts, language)}
        <span class="count">${words.rightAnswers(this.#right.of(this.#asked.game.id))}</span>
      </div>
      ${isSettled && !quiz.refutes ? this.#reason?.(analysis, language, table.tabs.why, quiz.answers.lastFound) : nothing}`;
  }

  static override styles = [
    controls,
    tableStyles,
    ...ruleStyles,
    dialogStyles,
    css`
      dialog {
        inline-size: min(52rem, 100vw - 16px);
        container-type: inline-size;
        /* Its head stays where it is, whatever stands below the board. */
        margin-block-start: 16px;
      }
      .verdict {
        min-block-size: 6rem;
      }
      .head {
        padding: 8px 20px;
      }
      .rule {
        padding-block-start: 0;
      }
      @container (max-width: 34rem) {
        .head {
          padding-inline: 12px;
        }
      }
      .count {
        margin-inline-start: auto;
        color: var(--ink-soft);
        font-variant-numeric: tabular-nums;
      }
    `,
  ];
}

const tag = 'impartial-exercise';
if (!customElements.get(tag)) customElements.define(tag, ExerciseDialog);

let dialog: ExerciseDialog | undefined;

/** Asks about a game until the reader closes the dialog. */
export async function showExercise(asked: Asked): Promise<void> {
  dialog ??= document.body.appendChild(document.createElement(tag) as ExerciseDialog);
  await dialog.show(asked);
}
