// The table of a P-position: each move and the answer to it. An answer opens the table of the P-position that it
// leaves, and so on to the end of the game. The solver is asked only for rows that are shown.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { Analysis } from '../../engine/types';
import type { BoardModule } from '../../kit/board/board_module';
import type { Language } from '../../i18n/language';
import { formatNatural } from '../../i18n/format';
import { listedText, whySentences } from '../../i18n/why_sentences';
import type { WhySentences } from '../../i18n/why_en';
import { isOver } from '../../play/after';
import { Newest } from '../../play/newest';
import { afterAnswer, replyTo } from '../../play/reply_table';
import type { Reply } from '../../play/reply_table';
import { controls } from '../../kit/controls';
import { emit } from '../../kit/board/events';
import { disclosure, moveNames, partStyles, positionText } from './parts';
import { replyRowsStyles } from './reply_rows_styles';

/** Few rows, so that the content below is not pages away. */
const rowsAtFirst = 20;
const moreRows = 50;
/** The limit of answers beside the first. */
const othersShown = 50;
/** Deeper tables are not indented further, because a long game must fit a narrow page. */
const deepestIndent = 4;

interface Opened {
  readonly answer: string;
  /** Still loading. */
  readonly analysis?: Analysis;
}

export class ReplyRows extends LitElement {
  static override properties = {
    engine: { attribute: false },
    module: { attribute: false },
    language: { attribute: false },
    analysis: { attribute: false },
    line: { attribute: false },
    playable: { attribute: false },
    shown: { state: true },
    failed: { state: true },
  };

  declare engine: Engine;
  declare module: BoardModule;
  declare language: Language;
  /** The analysis of a P-position. */
  declare analysis: Analysis;
  /** The moves that lead to it from the position on the board. */
  declare line: readonly string[];
  /** It is the position on the board, so its moves can be played there. */
  declare playable: boolean;
  declare private shown: number;
  declare private failed: boolean;

  readonly #replies = new Map<string, Reply>();
  readonly #opened = new Map<string, Opened>();
  /** The replies whose answers are all shown. */
  readonly #all = new Set<string>();
  #of: string | undefined;
  readonly #newest = new Newest();

  constructor() {
    super();
    this.line = [];
    this.playable = false;
    this.shown = rowsAtFirst;
    this.failed = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#fill();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#newest.begin();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('analysis')) return;
    const of = `${this.analysis.game} ${this.analysis.position}`;
    if (of === this.#of) return this.#askAgain();
    this.#of = of;
    this.#replies.clear();
    this.#opened.clear();
    this.#all.clear();
    this.shown = rowsAtFirst;
    void this.#fill();
  }

  /** Rows without an answer are asked again, because a search has found more. */
  #askAgain(): void {
    for (const [move, { answers, isLast }] of this.#replies) {
      if (answers.length === 0 && !isLast) this.#replies.delete(move);
    }
    void this.#fill();
  }

  async #fill(): Promise<void> {
    const isNewest = this.#newest.begin();
    const { engine, analysis } = this;
    this.failed = false;
    try {
      for (const { move } of analysis.options.listed.slice(0, this.shown)) {
        if (this.#replies.has(move)) continue;
        const reply = await replyTo(engine, analysis, move);
        if (!isNewest()) return;
        this.#replies.set(move, reply);
        this.requestUpdate();
      }
    } catch {
      if (isNewest()) this.failed = true;
    }
  }

  async #toggle(reply: string, answer: string): Promise<void> {
    const open = this.#opened.get(reply)?.answer === answer;
    if (open) this.#opened.delete(reply);
    else this.#opened.set(reply, { answer });
    this.requestUpdate();
    if (open) return;
    const { engine, analysis } = this;
    try {
      const next = await afterAnswer(engine, analysis, reply, answer);
      // The row was closed meanwhile, or another answer was opened.
      if (analysis !== this.analysis || this.#opened.get(reply)?.answer !== answer) return;
      this.#opened.set(reply, { answer, analysis: next });
    } catch {
      this.#opened.delete(reply);
      this.failed = true;
    }
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { analysis, language, module } = this;
    const sentences = whySentences[language];
    if (isOver(analysis)) return html`<p class="soft">${sentences.over[analysis.play]}</p>`;
    const { listed, truncated, count } = analysis.options;
    const hidden = listed.length - this.shown;
    const names = moveNames(this.line, module, language);
    return html`<table>
        <caption>
          ${
            names.length > 0
              ? html`${sentences.afterMoves(names)} · ${positionText(analysis.position, sentences)}`
              : sentences.everyMoveLead
          }
        </caption>
        <thead>
          <tr>
            <th scope="col">${sentences.ifTheyPlay}</th>
            <th scope="col">${sentences.answer}</th>
          </tr>
        </thead>
        <tbody>
          ${listed.slice(0, this.shown).map(({ move }, index) => this.#row(move, index, sentences))}
        </tbody>
      </table>
      ${
        hidden > 0
          ? html`<button class="button more" type="button" @click=${() => this.#showMore()}>
              ${sentences.showMore(formatNatural(Math.min(hidden, moreRows), language))}
            </button>`
          : nothing
      }
      ${
        truncated
          ? html`<p class="soft note">${listedText(count, listed.length, language)}</p>`
          : nothing
      }
      ${
        this.failed
          ? html`<p class="note">
              ${sentences.failed}
              <button class="button" type="button" @click=${() => void this.#fill()}>
                ${sentences.retry}
              </button>
            </p>`
          : nothing
      }`;
  }

  #row(move: string, index: number, sentences: WhySentences): TemplateResult {
    const opened = this.#opened.get(move);
    const id = `next-${index}`;
    return html`<tr>
        <th scope="row">${this.#move(move, sentences)}</th>
        <td>${this.#answers(move, id, sentences)}</td>
      </tr>
      ${
        opened
          ? html`<tr id=${id}>
              <td
                class="next ${this.line.length < 2 * deepestIndent ? 'indented' : ''}"
                colspan="2"
              >
                ${
                  opened.analysis
                    ? html`<impartial-replies
                        .engine=${this.engine}
                        .module=${this.module}
                        .language=${this.language}
                        .analysis=${opened.analysis}
                        .line=${[...this.line, move, opened.answer]}
                      ></impartial-replies>`
                    : html`<span class="soft">${sentences.searching}</span>`
                }
              </td>
            </tr>`
          : nothing
      }`;
  }

  #move(move: string, sentences: WhySentences): TemplateResult | string {
    const name = this.module.nameMove(move, this.language);
    if (!this.playable) return name;
    return html`<button
      class="move"
      type="button"
      aria-label=${sentences.playMove(name)}
      @click=${() => this.#play(move)}
    >
      ${name}
    </button>`;
  }

  #answers(move: string, id: string, sentences: WhySentences): TemplateResult {
    const reply = this.#replies.get(move);
    if (!reply) return html`<span class="soft" aria-label=${sentences.searching}>…</span>`;
    const { answers, next, ends, isLast } = reply;
    if (next === undefined) {
      const words = isLast ? sentences.theyLost : sentences.noAnswerYet;
      return html`<span class="soft">${words}</span>`;
    }
    const others = answers.slice(1, 1 + othersShown);
    const all = this.#all.has(move);
    return html`<div class="answers">
      ${
        // At the end of the game there is nothing to open.
        ends
          ? html`<span class="last">${this.module.nameMove(answers[0] ?? '', this.language)}</span>`
          : this.#answer(move, answers[0] ?? '', id)
      }
      <span class="soft"
        >${
          ends ? sentences.endsGame : html`${sentences.leaves} ${positionText(next, sentences)}`
        }</span
      >
      ${
        others.length === 0
          ? nothing
          : html`<button
              class="move others"
              type="button"
              aria-expanded=${all}
              @click=${() => this.#toggleAll(move)}
            >
              ${sentences.orElse(answers.length - 1)}
            </button>`
      }
      ${all ? others.map((answer) => this.#answer(move, answer, id)) : nothing}
      ${
        all && answers.length > 1 + others.length
          ? html`<span class="soft"
              >${sentences.more(
                formatNatural(answers.length - 1 - others.length, this.language),
              )}</span
            >`
          : nothing
      }
    </div>`;
  }

  #answer(move: string, answer: string, id: string): TemplateResult {
    return disclosure({
      label: this.module.nameMove(answer, this.language),
      open: this.#opened.get(move)?.answer === answer,
      opens: id,
      onToggle: () => void this.#toggle(move, answer),
    });
  }

  #toggleAll(move: string): void {
    if (!this.#all.delete(move)) this.#all.add(move);
    this.requestUpdate();
  }

  #play(move: string): void {
    emit(this, 'why-move', move);
  }

  #showMore(): void {
    this.shown += moreRows;
    void this.#fill();
  }

  static override styles = [controls, partStyles, replyRowsStyles];
}
