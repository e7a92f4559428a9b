// Explains why the position on the board is won or lost: the reason in one sentence, a picture of it with the move, and
// below them, folded, the game to its end, the theory, and the Grundy value. The panel is loaded when first opened; the
// game's sentences and picture are loaded after it.
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
import { needsReload, reloadPage } from '../../kit/loading';
import { select, selectStyles } from '../../kit/select';
import { TermFinder, termsOf } from './glossary';
import { HandOver } from './hand_over';
import { markdownText } from './markdown_text';
import { mexMachine, mexSentence } from './mex_machine';
import { mexStyles } from './mex_machine_styles';
import { offer, partStyles } from './parts';
import { emit, on } from '../../kit/board/events';
import type { Picture } from '../../kit/board/picture';
import { Replies } from './replies';
import { ReplyBoard } from './reply_board';
import { GlossaryTerm } from './term';
import { ToTheEnd } from './to_the_end';
import { whyPanelStyles } from './why_panel_styles';

/** A longer list would not help to choose. */
const mostChoices = 100;

const folds = ['end', 'theory', 'mex', 'words', 'copies'] as const;
type Fold = (typeof folds)[number];

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
    chosen: { state: true },
    opened: { state: true },
    theory: { state: true },
    theoryFailed: { state: true },
    unsealed: { state: true },
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
  /** The winning move that is explained. */
  declare private chosen: string | undefined;
  /** The parts that the reader has opened; they stay open from position to position. */
  declare private opened: ReadonlySet<Fold>;
  declare private theory: TheoryModule | undefined;
  declare private theoryFailed: boolean;
  /** The position whose explanation the reader opened although the hint level is lower. */
  declare private unsealed: string | undefined;

  readonly #newest = new Newest();
  readonly #pictures = new Newest();
  #picture: Picture | undefined;
  #chart: Picture | undefined;
  #of: string | undefined;

  constructor() {
    super();
    this.language = 'en';
    this.level = 'why';
    this.theoryFailed = false;
    this.opened = new Set();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { winning } = this.analysis;
    const of = `${this.analysis.game} ${this.analysis.position}`;
    if (of !== this.#of || !winning.includes(this.chosen ?? '')) this.chosen = winning[0];
    this.#of = of;
    if (changed.has('game')) void this.#loadTheory();
    if (changed.has('analysis')) void this.#askPicture();
    const { analysis, data, language, theory } = this;
    if (!theory) return;
    this.#picture ??= document.createElement(theory.picture) as Picture;
    assign(this.#picture, { analysis, data, language, move: this.#looked ?? this.chosen });
    if (theory.chart === undefined) return;
    this.#chart ??= document.createElement(theory.chart) as Picture;
    assign(this.#chart, { analysis, data, language });
  }

  /** The looked-at move, if this position has it: it may belong to the position before. */
  get #looked(): string | undefined {
    const { look, analysis } = this;
    const isMove = analysis.options.listed.some(({ move }) => move === look);
    return look !== undefined && (isMove || analysis.winning.includes(look)) ? look : undefined;
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
    this.theory = this.#picture = this.#chart = undefined;
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
    const { analysis, data, language, theory, theoryFailed, chosen } = this;
    const isAwaited = !theoryFailed && (!theory || data === undefined);
    const terms = termsOf(analysis, theory, language);
    const finder = new TermFinder(terms, language);
    const text = (markdown: string): unknown[] =>
      markdownText(markdown, (plain) => withTerms(plain, finder));
    // The headings of the parts need one above them, and the page's own heading may be a tab.
    return html`<h2 class="visually-hidden">${sentences.outcomes[analysis.outcome]}</h2>
      ${
        theory
          ? html`<p class="because">${text(theory.because(analysis, language, chosen))}</p>`
          : this.#wait(sentences)
      }
      <div
        class=${isAwaited ? 'rest awaited' : 'rest'}
        ${on('why-move', (move) => emit(this, 'why-move', move))}
        ${on('why-position', (position) => emit(this, 'why-position', position))}
      >
        ${theory ? html`<div class="picture">${this.#picture}</div>` : nothing}
        ${this.#choice(sentences)}
        <div class="folds">
          ${this.#end(sentences)} ${theory ? this.#theory(theory, sentences, text) : nothing}
          ${this.#mex(sentences, text)} ${this.#words(sentences, terms)}
          ${theory ? this.#copies(theory, sentences) : nothing}
        </div>
      </div>`;
  }

  #wait({ loading, loadFailed, retry, reload }: WhySentences): TemplateResult {
    if (!this.theoryFailed) return html`<p class="soft">${loading}</p>`;
    return needsReload()
      ? offer(loadFailed, reload, reloadPage)
      : offer(loadFailed, retry, () => void this.#loadTheory());
  }

  /** The winning move that is explained, another one instead of it, and a button that plays it. */
  #choice(sentences: WhySentences): TemplateResult | typeof nothing {
    const { analysis, chosen, language, module } = this;
    const { winning } = analysis;
    if (chosen === undefined) return nothing;
    const name = module.nameMove(chosen, language);
    return html`<div class="choice">
      ${
        winning.length > 1
          ? html`<label
              >${sentences.winningMoves(winning.length, analysis.complete)}
              ${select({
                values: winning.slice(0, mostChoices),
                nameOf: (move) => module.nameMove(move, language),
                chosen,
                onChoose: (move) => (this.chosen = move),
              })}</label
            >`
          : nothing
      }
      <button
        class="button play"
        type="button"
        aria-label=${sentences.playMove(name)}
        @click=${() => emit(this, 'why-move', chosen)}
      >
        ${sentences.play}
      </button>
    </div>`;
  }

  /** The game from here to its end, on a small board. */
  #end(sentences: WhySentences): TemplateResult | typeof nothing {
    const { engine, module, theory, language, analysis, chosen } = this;
    if (isOver(analysis) || (analysis.outcome !== 'P' && chosen === undefined)) return nothing;
    return this.#fold(
      'end',
      sentences.showEnd,
      () =>
        html`<impartial-to-the-end
          .engine=${engine}
          .module=${module}
          .theory=${theory}
          .language=${language}
          .analysis=${analysis}
          .move=${chosen}
        ></impartial-to-the-end>`,
    );
  }

  #theory(
    theory: TheoryModule,
    sentences: WhySentences,
    text: (markdown: string) => unknown[],
  ): TemplateResult {
    const explained = theory.explain(this.analysis, this.language);
    return this.#fold('theory', sentences.theory, () => [
      explained.map((each) => html`<p>${text(each)}</p>`),
      this.#chart,
    ]);
  }

  #mex(
    sentences: WhySentences,
    text: (markdown: string) => unknown[],
  ): TemplateResult | typeof nothing {
    const sentence = mexSentence(this.analysis, this.language);
    if (sentence === undefined) return nothing;
    return this.#fold(
      'mex',
      sentences.mex,
      () =>
        html`${mexMachine(this.analysis, this.language)}
          <p>${text(sentence)}</p>`,
    );
  }

  #words(sentences: WhySentences, terms: readonly Term[]): TemplateResult {
    return this.#fold(
      'words',
      sentences.words,
      () =>
        html`<dl>
          ${terms.map(
            ({ name, meaning }) =>
              html`<div>
                <dt>${name}</dt>
                <dd>${meaning}</dd>
              </div>`,
          )}
        </dl>`,
    );
  }

  #copies(theory: TheoryModule, sentences: WhySentences): TemplateResult {
    const { engine, analysis, game, module, language } = this;
    const explained = { engine, analysis, game, module, theory, language, link: this.link() };
    return this.#fold(
      'copies',
      sentences.copies,
      () =>
        html`<impartial-why-copies
          .explained=${explained}
          ${on('say', (words) => this.#say(words))}
        ></impartial-why-copies>`,
    );
  }

  /** Its content is made when it is opened. */
  #fold(name: Fold, summary: string, content: () => unknown): TemplateResult {
    const isOpen = this.opened.has(name);
    return html`<details
      class=${name}
      .open=${isOpen}
      @toggle=${(event: Event) => this.#toggled(name, event.target as HTMLDetailsElement)}
    >
      <summary><h3>${summary}</h3></summary>
      ${isOpen ? html`<div class="content">${content()}</div>` : nothing}
    </details>`;
  }

  #toggled(name: Fold, { open }: HTMLDetailsElement): void {
    if (open === this.opened.has(name)) return;
    this.opened = new Set(
      open ? [...this.opened, name] : [...this.opened].filter((each) => each !== name),
    );
  }

  #say(words: string): void {
    emit(this, 'say', words);
  }

  static override styles = [controls, partStyles, selectStyles, mexStyles, whyPanelStyles];
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
  'impartial-to-the-end': ToTheEnd,
  'impartial-replies': Replies,
  'impartial-reply-board': ReplyBoard,
  'impartial-why-copies': HandOver,
  'impartial-why': WhyPanel,
};
for (const [tag, element] of Object.entries(elements)) {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
