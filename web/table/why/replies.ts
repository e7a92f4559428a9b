// The replies that make a position a P-position, by their ideas: "any move in heaps 1 to 4: restore the nim-sum to 0".
// Each is shown on a small board when it is opened. Where a game names no ideas, each move stands with its reply.
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { Analysis } from '../../engine/types';
import { formatNatural } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { listedText, whySentences } from '../../i18n/why_sentences';
import type { WhySentences } from '../../i18n/why_en';
import type { BoardModule } from '../../kit/board/board_module';
import type { ReplyIdea, TheoryModule } from '../../kit/board/theory_module';
import { emit, on } from '../../kit/board/events';
import { controls } from '../../kit/controls';
import { isOver } from '../../play/is_over';
import { Newest } from '../../play/newest';
import { replyTo } from '../../play/reply_table';
import type { Reply } from '../../play/reply_table';
import { disclosure, partStyles } from './parts';

/** Few rows, so that the content below is not pages away. */
const rowsAtFirst = 10;
const moreRows = 50;

export class Replies extends LitElement {
  static override properties = {
    engine: { attribute: false },
    module: { attribute: false },
    theory: { attribute: false },
    language: { attribute: false },
    analysis: { attribute: false },
    playable: { attribute: false },
    shown: { state: true },
    opened: { state: true },
    failed: { state: true },
  };

  declare engine: Engine;
  declare module: BoardModule;
  /** Without it, each move stands for itself. */
  declare theory: TheoryModule | undefined;
  declare language: Language;
  /** The analysis of a P-position. */
  declare analysis: Analysis;
  /** Whether it is the position on the table, so that its moves can be played there. */
  declare playable: boolean;
  declare private shown: number;
  /** The first move of the opened row. */
  declare private opened: string | undefined;
  declare private failed: boolean;

  /** The replies to the moves that stand for themselves. */
  readonly #replies = new Map<string, Reply>();
  #ideas: readonly ReplyIdea[] = [];
  #of: string | undefined;
  readonly #newest = new Newest();

  constructor() {
    super();
    this.playable = this.failed = false;
    this.shown = rowsAtFirst;
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
    const anew = changed.has('analysis') || changed.has('theory');
    // The board of an opened row begins anew with each new idea.
    if (anew || changed.has('language')) this.#ideas = this.#find(this);
    if (!anew) return;
    const of = `${this.analysis.game} ${this.analysis.position}`;
    if (of !== this.#of) {
      this.#of = of;
      this.#replies.clear();
      this.shown = rowsAtFirst;
      this.opened = this.#ideas[0]?.moves[0];
    }
    // A search may have found more replies.
    for (const [move, { answers, isLast }] of this.#replies) {
      if (answers.length === 0 && !isLast) this.#replies.delete(move);
    }
    void this.#fill();
  }

  #find({ analysis, language, module, theory }: Replies): readonly ReplyIdea[] {
    return (
      theory?.ideas?.(analysis, language) ??
      analysis.options.listed.map(({ move }) => ({
        moves: [move],
        name: module.nameMove(move, language),
        idea: '',
      }))
    );
  }

  async #fill(): Promise<void> {
    const isNewest = this.#newest.begin();
    const { engine, analysis } = this;
    this.failed = false;
    try {
      for (const { moves, idea } of this.#ideas.slice(0, this.shown)) {
        const [move = ''] = moves;
        if (idea !== '' || this.#replies.has(move)) continue;
        const reply = await replyTo(engine, analysis, move);
        if (!isNewest()) return;
        this.#replies.set(move, reply);
        this.requestUpdate();
      }
    } catch {
      if (isNewest()) this.failed = true;
    }
  }

  protected override render(): TemplateResult {
    const { analysis, language } = this;
    const sentences = whySentences[language];
    if (isOver(analysis)) return html`<p class="soft">${sentences.over[analysis.play]}</p>`;
    const { listed, truncated, count } = analysis.options;
    const ideas = this.#ideas;
    const hidden = ideas.length - this.shown;
    return html`<ul>
        ${ideas.slice(0, this.shown).map((idea, index) => this.#row(idea, index, sentences))}
      </ul>
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

  #row(idea: ReplyIdea, index: number, sentences: WhySentences): TemplateResult {
    const [move = ''] = idea.moves;
    const open = this.opened === move;
    const id = `idea-${index}`;
    return html`<li>
      <div class="head">
        ${disclosure({
          label: html`<strong>${idea.name}</strong>`,
          open,
          opens: id,
          onToggle: () => (this.opened = open ? undefined : move),
        })}
        <span class="soft">${idea.idea || this.#reply(move, sentences)}</span>
      </div>
      ${
        open
          ? html`<div class="opened" id=${id}>
              <impartial-reply-board
                .engine=${this.engine}
                .module=${this.module}
                .language=${this.language}
                .analysis=${this.analysis}
                .idea=${idea}
                .playable=${this.playable}
                ${on('why-move', (move) => emit(this, 'why-move', move))}
              ></impartial-reply-board>
            </div>`
          : nothing
      }
    </li>`;
  }

  /** The reply to a move that stands for itself. */
  #reply(move: string, sentences: WhySentences): string {
    const reply = this.#replies.get(move);
    if (!reply) return '…';
    const [answer] = reply.answers;
    if (answer === undefined) return reply.isLast ? sentences.theyLost : sentences.noAnswerYet;
    const said = sentences.replyIs(this.module.nameMove(answer, this.language));
    const others = reply.answers.length - 1;
    return [said, ...(others > 0 ? [sentences.orElse(others)] : [])].join(' ');
  }

  #showMore(): void {
    this.shown += moreRows;
    void this.#fill();
  }

  static override styles = [
    controls,
    partStyles,
    css`
      :host {
        display: block;
        font-size: 0.9375rem;
        line-height: 1.5;
      }
      li {
        padding-block: 4px;
      }
      li + li {
        border-block-start: 1px solid var(--line);
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 12px;
      }
      .head strong {
        font-weight: 600;
      }
      .opened {
        padding: 8px 0 12px 12px;
      }
      .more,
      .note {
        margin-block-start: 8px;
      }
      .note {
        font-size: 0.875rem;
      }
    `,
  ];
}
