// Why the position on the board is won or lost: in sentences, as a table of replies and answers, as a picture, and as the
// machine that makes its value. Loaded with the first game that asks for it.
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { Analysis } from '../../engine/types';
import type { BoardModule } from '../../games/board_module';
import type { GameSentences } from '../../games/game_sentences';
import type { Language } from '../../i18n/language';
import { formatNatural, whySentences } from '../../i18n/why_sentences';
import type { WhySentences } from '../../i18n/why_sentences';
import { isOver } from '../../play/reply_table';
import { tells } from '../board/hint_level';
import type { HintLevel } from '../board/hint_level';
import { controls } from '../controls';
import { copyText, download } from '../hand_over';
import { copyIcon, downloadIcon, tickIcon } from '../icons';
import { TermFinder, termsOf } from './glossary';
import { markdownText } from './markdown_text';
import { mexMachine, mexSentence, mexStyles } from './mex_machine';
import { nimSumSentence, nimSumStyles, nimSumTable } from './nim_sum';
import { partStyles } from './parts';
import { ReplyRows } from './reply_rows';
import { GlossaryTerm } from './term';
import { whyMarkdown } from './why_markdown';
import { WinningMoves } from './winning_moves';

const componentsAtOnce = 12;
const moreComponents = 50;
const confirmedForMs = 2000;

export interface WhyEvents {
  /** A move of the position on the board, to be played there. */
  'why-move': CustomEvent<string>;
  /** For the page's status line. */
  say: CustomEvent<string>;
}

type Copied = 'explanation' | 'svg';

/** What the picture of a game is given. */
interface Picture extends HTMLElement {
  analysis: Analysis;
  language: Language;
  data: unknown;
}

export class WhyPanel extends LitElement {
  static override properties = {
    engine: { attribute: false },
    game: { attribute: false },
    module: { attribute: false },
    analysis: { attribute: false },
    language: { attribute: false },
    level: { attribute: false },
    data: { attribute: false },
    unsealed: { state: true },
    components: { state: true },
    copied: { state: true },
    refused: { state: true },
  };

  declare engine: Engine;
  declare game: GameSentences;
  declare module: BoardModule;
  declare analysis: Analysis;
  declare language: Language;
  declare level: HintLevel;
  /** What the boundary gives for the game's picture. */
  declare data: unknown;
  /** The position for which the explanation was asked for although the level tells less. */
  declare private unsealed: string | undefined;
  declare private components: number;
  declare private copied: Copied | undefined;
  /** The text that could not be copied. */
  declare private refused: string | undefined;

  #picture: Picture | undefined;
  #copyTimer = 0;
  #of: string | undefined;

  constructor() {
    super();
    this.language = 'en';
    this.level = 'why';
    this.components = componentsAtOnce;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const of = `${this.analysis.game} ${this.analysis.position}`;
    if (of !== this.#of) {
      this.#of = of;
      this.components = componentsAtOnce;
      this.copied = this.refused = undefined;
    }
    if (changed.has('module')) {
      this.#picture = document.createElement(this.module.picture) as Picture;
    }
    const { analysis, language, data } = this;
    if (this.#picture) Object.assign(this.#picture, { analysis, language, data });
  }

  protected override render(): TemplateResult {
    const sentences = whySentences[this.language];
    const open = tells(this.level, 'outcomes') || this.unsealed === this.#of;
    return open ? this.#explanation(sentences) : this.#sealed(sentences);
  }

  #sealed(sentences: WhySentences): TemplateResult {
    return html`<p class="sealed">
      ${sentences.sealed}
      <button class="button" type="button" @click=${() => (this.unsealed = this.#of)}>
        ${sentences.unseal}
      </button>
    </p>`;
  }

  #explanation(sentences: WhySentences): TemplateResult {
    const { analysis, language } = this;
    const finder = new TermFinder(analysis.game, language);
    const text = (markdown: string): unknown[] =>
      markdownText(markdown, (plain) => withTerms(plain, finder));
    const explained = this.module.explain(analysis, language);
    // The parts' headings need one above them, and the page's own may be a tab.
    return html`<h2 class="visually-hidden">${sentences.outcomes[analysis.outcome]}</h2>
      <div class="columns">
        <div class="column">
          <div class="sentences">${explained.map((each) => html`<p>${text(each)}</p>`)}</div>
          ${this.#moves(sentences, text)}
        </div>
        <div class="column">
          <div class="part">
            <h3>${sentences.picture}</h3>
            <div class="picture">${this.#picture}</div>
          </div>
          ${this.#nimSum(sentences, text)} ${this.#mex(sentences, text)}
        </div>
      </div>
      ${this.#words(sentences)} ${this.#handOver(sentences)}`;
  }

  #moves(sentences: WhySentences, text: (markdown: string) => unknown[]): TemplateResult {
    const { engine, module, analysis, language } = this;
    if (isOver(analysis)) return html`<p>${text(sentences.over[analysis.play])}</p>`;
    const lost = analysis.outcome === 'P';
    const title = lost ? sentences.everyMove : sentences.winningMoves(analysis.winning.length);
    return html`<div class="part">
      <h3>${title}</h3>
      ${
        lost
          ? html`<impartial-replies
              .engine=${engine}
              .module=${module}
              .language=${language}
              .analysis=${analysis}
              .playable=${true}
            ></impartial-replies>`
          : html`<impartial-winning-moves
              .engine=${engine}
              .module=${module}
              .language=${language}
              .analysis=${analysis}
            ></impartial-winning-moves>`
      }
    </div>`;
  }

  #nimSum(
    sentences: WhySentences,
    text: (markdown: string) => unknown[],
  ): TemplateResult | typeof nothing {
    const { analysis, language } = this;
    const sentence = nimSumSentence(analysis, language);
    if (sentence === undefined) return nothing;
    const more = Math.min(moreComponents, analysis.components.length - this.components);
    // Folded: a game of sums may well show it in its picture.
    return html`<details>
      <summary>
        <h3>${sentences.nimSum}</h3>
      </summary>
      <p>${text(sentence)}</p>
      ${nimSumTable(analysis, language, this.components)}
      ${
        more > 0
          ? html`<button
              class="button"
              type="button"
              @click=${() => (this.components += moreComponents)}
            >
              ${sentences.showMore(formatNatural(more, language))}
            </button>`
          : nothing
      }
    </details>`;
  }

  #mex(
    sentences: WhySentences,
    text: (markdown: string) => unknown[],
  ): TemplateResult | typeof nothing {
    const sentence = mexSentence(this.analysis, this.language);
    if (sentence === undefined) return nothing;
    return html`<div class="part">
      <h3>${sentences.mex}</h3>
      ${mexMachine(this.analysis, this.language)}
      <p>${text(sentence)}</p>
    </div>`;
  }

  #words(sentences: WhySentences): TemplateResult {
    const { language } = this;
    return html`<details class="words">
      <summary>${sentences.words}</summary>
      <dl>
        ${termsOf(this.analysis.game).map(
          ({ name, meaning }) =>
            html`<div>
              <dt>${name[language]}</dt>
              <dd>${meaning[language]}</dd>
            </div>`,
        )}
      </dl>
    </details>`;
  }

  #handOver(sentences: WhySentences): TemplateResult {
    const button = (what: Copied, label: string): TemplateResult => {
      const done = this.copied === what;
      return html`<button
        class="button copy-${what}"
        type="button"
        @click=${() => void this.#copy(what)}
      >
        ${done ? tickIcon : copyIcon} ${done ? sentences.copied : label}
      </button>`;
    };
    return html`<div class="hand-over">
        ${button('explanation', sentences.copyExplanation)} ${button('svg', sentences.copySvg)}
        <button class="button download-svg" type="button" @click=${() => this.#download()}>
          ${downloadIcon} ${sentences.downloadSvg}
        </button>
      </div>
      ${
        this.refused === undefined
          ? nothing
          : html`<label class="refused">
              ${sentences.copyFailed}
              <textarea readonly rows="8" .value=${this.refused}></textarea>
            </label>`
      }`;
  }

  async #copy(what: Copied): Promise<void> {
    const { engine, analysis, game, module, language } = this;
    const sentences = whySentences[language];
    const text =
      what === 'svg'
        ? module.toSvg(analysis, language)
        : await whyMarkdown({ engine, analysis, game, module, language, link: location.href });
    const done = await copyText(text);
    this.copied = done ? what : undefined;
    this.refused = done ? undefined : text;
    const detail = done ? sentences.copied : sentences.copyFailed;
    this.dispatchEvent(new CustomEvent<string>('say', { detail, bubbles: true, composed: true }));
    clearTimeout(this.#copyTimer);
    this.#copyTimer = window.setTimeout(() => (this.copied = undefined), confirmedForMs);
  }

  #download(): void {
    const svg = this.module.toSvg(this.analysis, this.language);
    download(new TextEncoder().encode(svg), `${this.analysis.game}.svg`);
  }

  static override styles = [
    controls,
    partStyles,
    mexStyles,
    nimSumStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
        font-size: 0.9375rem;
        line-height: 1.6;
      }
      h3 {
        margin: 0 0 6px;
        font-size: 0.9375rem;
        font-weight: 650;
      }
      .columns {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 28px 48px;
      }
      .column {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: 28px;
      }
      .part {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 8px;
        justify-items: start;
      }
      .part > h3 {
        margin: 0;
      }
      .part > :is(impartial-replies, impartial-winning-moves, .picture) {
        inline-size: 100%;
      }
      .sentences {
        display: grid;
        gap: 8px;
      }
      .column p {
        max-inline-size: 40rem;
        text-wrap: pretty;
      }
      .sealed {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 12px;
        color: var(--ink-soft);
      }
      @container (min-width: 52rem) {
        .columns {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        }
      }
      .words {
        margin-block-start: 24px;
        font-size: 0.875rem;
      }
      details[open] > summary {
        margin-block-end: 8px;
      }
      summary > h3 {
        display: inline;
        color: var(--ink);
      }
      summary {
        inline-size: fit-content;
        min-block-size: 24px;
        color: var(--ink-soft);
        cursor: pointer;
      }
      dl {
        columns: 20rem;
        column-gap: 48px;
        margin: 8px 0 0;
      }
      dl > div {
        break-inside: avoid;
        padding-block-end: 8px;
      }
      dt {
        font-weight: 600;
      }
      dd {
        margin: 0;
        color: var(--ink-soft);
      }
      .hand-over {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        margin-block-start: 20px;
      }
      .refused {
        display: grid;
        gap: 8px;
        margin-block-start: 12px;
        font-size: 0.875rem;
        color: var(--error);
      }
      textarea {
        inline-size: 100%;
        padding: 8px;
        border: 1px solid var(--line-control);
        border-radius: var(--radius);
        background: var(--surface);
        color: var(--ink);
        font: var(--text);
      }
    `,
  ];
}

function withTerms(text: string, finder: TermFinder): unknown[] {
  return finder
    .split(text)
    .map(({ text: each, term }) =>
      term
        ? html`<impartial-term
            .word=${each}
            .meaning=${term.meaning[finder.language]}
          ></impartial-term>`
        : each,
    );
}

const elements = {
  'impartial-term': GlossaryTerm,
  'impartial-replies': ReplyRows,
  'impartial-winning-moves': WinningMoves,
  'impartial-why': WhyPanel,
};
for (const [tag, element] of Object.entries(elements)) {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
