// Explains why the position on the board is won or lost: sentences, a table of moves and replies, a picture, and the
// machine that makes the Grundy value. The panel is loaded when first opened; the game's sentences and picture are loaded
// after it.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { Analysis } from '../../engine/types';
import type { BoardModule } from '../../kit/board/board_module';
import type { Game } from '../../games/registry';
import type { TheoryModule } from '../../kit/board/theory_module';
import type { Language } from '../../i18n/language';
import { whySentences } from '../../i18n/why_sentences';
import type { Term, WhySentences } from '../../i18n/why_en';
import { isOver } from '../../play/is_over';
import { Newest } from '../../play/newest';
import { tells } from '../../play/hint_level';
import type { HintLevel } from '../../play/hint_level';
import { assign } from '../../kit/assign';
import { controls } from '../../kit/controls';
import { copyText, download } from '../../kit/hand_over';
import { copyIcon, downloadIcon, tickIcon } from '../../kit/icons';
import { TermFinder, termsOf } from './glossary';
import { markdownText } from './markdown_text';
import { mexMachine, mexSentence } from './mex_machine';
import { mexStyles } from './mex_machine_styles';
import { partStyles } from './parts';
import { emit, on } from '../../kit/board/events';
import type { Picture } from '../../kit/board/picture';
import { Replies } from './replies';
import { ReplyBoard } from './reply_board';
import { GlossaryTerm } from './term';
import { whyMarkdown } from './why_markdown';
import { WinningMoves } from './winning_moves';
import { whyPanelStyles } from './why_panel_styles';

const confirmedForMs = 2000;

type Copied = 'explanation' | 'svg';

export class WhyPanel extends LitElement {
  static override properties = {
    engine: { attribute: false },
    game: { attribute: false },
    module: { attribute: false },
    analysis: { attribute: false },
    language: { attribute: false },
    level: { attribute: false },
    look: { attribute: false },
    link: { attribute: false },
    data: { state: true },
    theory: { state: true },
    theoryFailed: { state: true },
    unsealed: { state: true },
    copied: { state: true },
    refused: { state: true },
  };

  declare engine: Engine;
  declare game: Game;
  declare module: BoardModule;
  declare analysis: Analysis;
  declare language: Language;
  declare level: HintLevel;
  /** The looked-at move on the board. */
  declare look: string | undefined;
  /** The address of the position in Impartial; undefined if it is not known where that is. */
  declare link: () => string | undefined;
  /** The solver's data for the picture: undefined until the first are loaded, null if there are none. */
  declare private data: unknown;
  declare private theory: TheoryModule | undefined;
  declare private theoryFailed: boolean;
  /** The position whose explanation the reader opened although the hint level is lower. */
  declare private unsealed: string | undefined;
  declare private copied: Copied | undefined;
  /** The text that could not be copied. */
  declare private refused: string | undefined;

  readonly #newest = new Newest();
  readonly #pictures = new Newest();
  #picture: Picture | undefined;
  #copyTimer = 0;
  #of: string | undefined;

  constructor() {
    super();
    this.language = 'en';
    this.level = 'why';
    this.theoryFailed = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const of = `${this.analysis.game} ${this.analysis.position}`;
    if (of !== this.#of) {
      this.#of = of;
      this.copied = this.refused = undefined;
    }
    if (changed.has('game')) void this.#loadTheory();
    if (changed.has('analysis')) void this.#askPicture();
    const { analysis, data, language, look, theory } = this;
    if (!theory) return;
    this.#picture ??= document.createElement(theory.picture) as Picture;
    assign(this.#picture, { analysis, data, language, look });
  }

  async #askPicture(): Promise<void> {
    const { engine, analysis } = this;
    const isNewest = this.#pictures.begin();
    let data: unknown = null;
    try {
      const found = await engine.picture(analysis.game, analysis.position);
      if (found.ok) data = found.value;
    } catch (error) {
      emit(this, 'why-failed', error);
    }
    if (isNewest()) this.data = data;
  }

  async #loadTheory(): Promise<void> {
    const isNewest = this.#newest.begin();
    this.theory = this.#picture = undefined;
    this.theoryFailed = false;
    try {
      const { theoryModule } = await this.game.loadTheory();
      if (isNewest()) this.theory = theoryModule;
    } catch {
      if (!isNewest()) return;
      this.theoryFailed = true;
      this.#say(whySentences[this.language].loadFailed);
    }
  }

  protected override render(): TemplateResult {
    const sentences = whySentences[this.language];
    const open = tells(this.level, 'outcomes') || this.unsealed === this.#of;
    return open ? this.#explanation(sentences) : this.#sealed(sentences);
  }

  #sealed(sentences: WhySentences): TemplateResult {
    return offer(sentences.sealed, sentences.unseal, () => (this.unsealed = this.#of));
  }

  #explanation(sentences: WhySentences): TemplateResult {
    const { analysis, data, language, theory, theoryFailed } = this;
    const isAwaited = !theoryFailed && (!theory || data === undefined);
    const terms = termsOf(analysis, theory, language);
    const finder = new TermFinder(terms, language);
    const text = (markdown: string): unknown[] =>
      markdownText(markdown, (plain) => withTerms(plain, finder));
    // The headings of the parts need one above them, and the page's own heading may be a tab.
    return html`<h2 class="visually-hidden">${sentences.outcomes[analysis.outcome]}</h2>
      <div
        class=${isAwaited ? 'columns awaited' : 'columns'}
        ${on('why-move', (move) => emit(this, 'why-move', move))}
        ${on('why-position', (position) => emit(this, 'why-position', position))}
      >
        <div class="column">
          ${theory ? html`<div class="picture">${this.#picture}</div>` : nothing}
          ${theory ? this.#sentences(theory, text) : this.#wait(sentences)}
        </div>
        <div class="column">${this.#moves(sentences, text)} ${this.#mex(sentences, text)}</div>
      </div>
      ${this.#words(sentences, terms)} ${theory ? this.#handOver(theory, sentences) : nothing}`;
  }

  #sentences(theory: TheoryModule, text: (markdown: string) => unknown[]): TemplateResult {
    const explained = theory.explain(this.analysis, this.language);
    return html`<div class="sentences">
      ${explained.map((each) => html`<p>${text(each)}</p>`)}
    </div>`;
  }

  #wait({ loading, loadFailed, retry }: WhySentences): TemplateResult {
    return this.theoryFailed
      ? offer(loadFailed, retry, () => void this.#loadTheory())
      : html`<p class="soft">${loading}</p>`;
  }

  #moves(
    sentences: WhySentences,
    text: (markdown: string) => unknown[],
  ): TemplateResult | typeof nothing {
    const { engine, module, theory, analysis, language } = this;
    if (isOver(analysis)) return html`<p>${text(sentences.over[analysis.play])}</p>`;
    const { outcome, winning, complete } = analysis;
    const lost = outcome === 'P';
    if (!lost && winning.length === 0) {
      return outcome === 'N' ? html`<p>${sentences.someMoveWins}</p>` : nothing;
    }
    const title = lost ? sentences.everyMove : sentences.winningMoves(winning.length, complete);
    return html`<div class="part">
      <h3>${title}</h3>
      ${
        lost
          ? html`<impartial-replies
              .engine=${engine}
              .module=${module}
              .theory=${theory}
              .language=${language}
              .analysis=${analysis}
              .playable=${true}
            ></impartial-replies>`
          : html`<impartial-winning-moves
              .engine=${engine}
              .module=${module}
              .theory=${theory}
              .language=${language}
              .analysis=${analysis}
            ></impartial-winning-moves>`
      }
    </div>`;
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

  #words(sentences: WhySentences, terms: readonly Term[]): TemplateResult {
    return html`<details class="words">
      <summary>${sentences.words}</summary>
      <dl>
        ${terms.map(
          ({ name, meaning }) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${meaning}</dd>
            </div>`,
        )}
      </dl>
    </details>`;
  }

  #handOver(theory: TheoryModule, sentences: WhySentences): TemplateResult {
    const button = (what: Copied, label: string): TemplateResult => {
      const done = this.copied === what;
      return html`<button
        class="button copy-${what}"
        type="button"
        @click=${() => void this.#copy(what, theory)}
      >
        ${done ? tickIcon : copyIcon} ${done ? sentences.copied : label}
      </button>`;
    };
    return html`<div class="hand-over">
        ${button('explanation', sentences.copyExplanation)} ${button('svg', sentences.copySvg)}
        <button class="button download-svg" type="button" @click=${() => this.#download(theory)}>
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

  async #copy(what: Copied, theory: TheoryModule): Promise<void> {
    const { engine, analysis, game, module, language } = this;
    const sentences = whySentences[language];
    const explained = { engine, analysis, game, module, theory, language, link: this.link() };
    let text: string;
    try {
      text = what === 'svg' ? theory.toSvg(analysis, language) : await whyMarkdown(explained);
    } catch {
      this.#say(sentences.notMade);
      return;
    }
    const done = await copyText(text);
    this.copied = done ? what : undefined;
    this.refused = done ? undefined : text;
    this.#say(done ? sentences.copied : sentences.copyFailed);
    clearTimeout(this.#copyTimer);
    this.#copyTimer = window.setTimeout(() => (this.copied = undefined), confirmedForMs);
  }

  #download({ toSvg }: TheoryModule): void {
    const svg = toSvg(this.analysis, this.language);
    download(new TextEncoder().encode(svg), `${this.analysis.game}.svg`);
  }

  #say(words: string): void {
    emit(this, 'say', words);
  }

  static override styles = [controls, partStyles, mexStyles, whyPanelStyles];
}

/** A message that something is not shown, with a button to try again. */
function offer(words: string, label: string, act: () => void): TemplateResult {
  return html`<p class="offer">
    ${words} <button class="button" type="button" @click=${act}>${label}</button>
  </p>`;
}

function withTerms(text: string, finder: TermFinder): unknown[] {
  return finder
    .split(text)
    .map(({ text: each, term }) =>
      term ? html`<impartial-term .word=${each} .meaning=${term.meaning}></impartial-term>` : each,
    );
}

const elements = {
  'impartial-term': GlossaryTerm,
  'impartial-replies': Replies,
  'impartial-reply-board': ReplyBoard,
  'impartial-winning-moves': WinningMoves,
  'impartial-why': WhyPanel,
};
for (const [tag, element] of Object.entries(elements)) {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
