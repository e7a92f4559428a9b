// The page of exercise sheets: the fields, and the sheet as it is printed or as a quiz.
import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine, Expected } from '../engine/engine';
import type { Analysis, Notice } from '../engine/types';
import { gameNamed, registry } from '../games/registry';
import type { FrameSentences } from '../i18n/frame_sentences';
import { say } from '../i18n/language';
import { FramedPage } from '../kit/framed_page';
import { copyText, download } from '../kit/hand_over';
import { isSlow, needsReload, onLoading, reloadPage, speak, withSlowNotice } from '../kit/loading';
import { selectStyles } from '../kit/select';
import { Newest } from '../play/newest';
import { drawSet } from './exercise_set';
import { fields } from './fields';
import { giftOf } from './gift';
import { paper } from './paper';
import { QuizSheet } from './quiz_sheet';
import { sheetSentences } from './sentences';
import type { SheetSentences } from './sentences_en';
import { formatSheet, readSheet } from './sheet_address';
import type { Asked } from './sheet_address';
import { sheetStyles } from './styles';
import { loadGame, writeExercise } from './written';
import type { Loaded, Written } from './written';

const games = registry.map(({ id }) => id);
const confirmedForMs = 2000;

/** What was drawn. */
interface Drawn {
  readonly asked: Asked;
  readonly loaded: Loaded;
  readonly positions: readonly Analysis[];
}

export class SheetPage extends FramedPage {
  static override properties = {
    asked: { state: true },
    drawn: { state: true },
    trouble: { state: true },
    copied: { state: true },
    announcement: { state: true },
  };

  startEngine!: () => Pick<Engine, 'analyse'> & { readonly close: () => void };
  declare private asked: Asked;
  /** The last sheet; it stays while another is drawn. */
  declare private drawn: Drawn | undefined;
  /** Why there is no sheet: what is wrong with the rule, or a failure. */
  declare private trouble: Notice | string | undefined;
  /** The link that was copied. */
  declare private copied: string;
  declare private announcement: string;

  readonly #newest = new Newest();
  readonly #quiz = new QuizSheet(this);
  #copyTimer = 0;
  #stopListening = (): void => {};

  constructor() {
    super();
    this.asked = this.here().asked;
    this.copied = this.announcement = '';
  }

  /** What the address asks for. */
  here(): ReturnType<typeof readSheet> {
    return readSheet(location.hash, games);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#onAddress);
    this.#stopListening = onLoading(() => this.requestUpdate());
    void this.#draw();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#onAddress);
    this.#stopListening();
  }

  readonly #onAddress = (): void => {
    const { asked, language } = this.here();
    void speak(language ?? this.language, this.language).then((spoken) => {
      this.language = spoken;
      this.#ask(asked);
    });
  };

  protected override updated(changed?: PropertyValues): void {
    super.updated();
    if (!changed?.has('asked') && !changed?.has('language')) return;
    const address = formatSheet(this.asked, this.language);
    if (address !== location.hash) history.replaceState(null, '', address);
  }

  get #words(): SheetSentences {
    return sheetSentences[this.language];
  }

  protected override get frameWords(): FrameSentences {
    return this.#words.frame;
  }

  #ask(changes: Partial<Asked>): void {
    const before = this.asked;
    this.asked = { ...before, ...changes };
    if (JSON.stringify(before) !== JSON.stringify(this.asked)) void this.#draw();
  }

  /** With an engine of its own: what other sheets have found changes nothing. */
  readonly #draw = async (): Promise<void> => {
    const isNewest = this.#newest.begin();
    const { asked } = this;
    const game = gameNamed(asked.game);
    if (!game) return;
    const engine = this.startEngine();
    let found: Expected<readonly Analysis[]>;
    try {
      const loaded = await loadGame(game);
      found = await withSlowNotice(drawSet(engine, loaded.board, asked));
      if (!isNewest()) return;
      this.trouble = found.ok ? undefined : found.notice;
      this.drawn = found.ok ? { asked, loaded, positions: found.value } : undefined;
      const { length } = found.ok ? found.value : [];
      this.announcement = length > 0 ? this.#words.ready(length) : '';
      this.#quiz.begin(this.drawn?.positions ?? []);
    } catch (error) {
      if (!isNewest()) return;
      this.drawn = undefined;
      this.trouble = String(error);
    } finally {
      engine.close();
    }
  };

  // --- What leaves the page ----------------------------------------------------------------------------------------

  #link(quiz: boolean): string {
    return new URL(formatSheet({ ...this.asked, quiz }, this.language), location.href).href;
  }

  async #copy(quiz: boolean): Promise<void> {
    const words = this.#words;
    const link = this.#link(quiz);
    const isCopied = await copyText(link);
    this.copied = isCopied ? link : '';
    this.announcement = isCopied ? words.copied : words.copyFailed;
    clearTimeout(this.#copyTimer);
    this.#copyTimer = window.setTimeout(() => (this.copied = ''), confirmedForMs);
  }

  #download(drawn: Drawn): void {
    const { noMoveWins, whichWin } = this.#words;
    const { language } = this;
    const { asked, loaded } = drawn;
    const [first] = drawn.positions;
    const sheet = {
      name: this.#nameOf(drawn),
      link: this.#link(false),
      rule: first ? loaded.ruleOf(first, language) : '',
      loaded,
      exercises: this.#written(drawn),
      language,
      seed: asked.seed,
    };
    const text = giftOf(sheet, { whichWin, noMoveWins });
    download(new TextEncoder().encode(text), `${asked.game}_${asked.level}_${asked.seed}.gift.txt`);
  }

  #written({ loaded, positions }: Drawn): readonly Written[] {
    const { noMoveWins } = this.#words;
    return positions.map((each) => writeExercise(loaded, each, this.language, noMoveWins));
  }

  /** "Wythoff’s game · Sheet 17 · Medium". */
  #nameOf(drawn: Drawn): string {
    const { asked } = drawn;
    const { name, levels: names } = this.#words;
    const sheet = name(asked.seed, names[asked.level]);
    return `${this.#gameOf(drawn)} · ${sheet}`;
  }

  #gameOf({ asked, loaded }: Drawn): string {
    const { heapGame } = this.#words;
    return asked.rule === '' ? say(loaded.game.name, this.language) : heapGame(asked.rule);
  }

  // --- Drawing -----------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const { drawn, language } = this;
    const words = this.#words;
    document.documentElement.lang = language;
    const name = drawn ? this.#nameOf(drawn) : words.title;
    document.title = `${name} · Impartial`;
    const isQuiz = this.asked.quiz;
    return html`
      <slot name="header"></slot>
      <main class=${isQuiz ? 'asks' : ''}>
        ${isQuiz ? nothing : this.#controls()} ${this.#trouble()}
        ${drawn && drawn.positions.length > 0 ? this.#sheet(drawn) : nothing}
      </main>
      <slot name="footer"></slot>
      <p class="visually-hidden" role="status">${this.announcement}</p>
    `;
  }

  #sheet(drawn: Drawn): TemplateResult {
    const { asked, loaded, positions } = drawn;
    const { language } = this;
    const words = this.#words;
    const [first] = positions;
    const shown = {
      words,
      language,
      game: this.#gameOf(drawn),
      name: words.name(asked.seed, words.levels[asked.level]),
      rule: first ? loaded.ruleOf(first, language) : '',
      exercises: this.#written(drawn),
    };
    return this.asked.quiz ? this.#quiz.draw(shown) : paper(shown);
  }

  /** Why there is no sheet, or fewer positions than wanted. */
  #trouble(): TemplateResult | typeof nothing {
    const words = this.#words;
    const { trouble, drawn } = this;
    if (typeof trouble === 'string') {
      return html`<p class="missing" role="alert">
        ${words.failed(trouble)}
        <button
          class="button"
          type="button"
          @click=${() => (needsReload() ? reloadPage() : this.#draw())}
        >
          ${words.again}
        </button>
      </p>`;
    }
    if (trouble) return html`<p class="refused" role="alert">${words.notice(trouble)}</p>`;
    if (!drawn) return html`<p class="soft">${isSlow() ? words.slow : words.drawing}</p>`;
    const { length } = drawn.positions;
    if (length === 0) return html`<p class="refused" role="alert">${words.none}</p>`;
    return length < drawn.asked.count && !drawn.asked.quiz
      ? html`<p class="soft few">${words.fewer(length)}</p>`
      : nothing;
  }

  #controls(): TemplateResult {
    const words = this.#words;
    const { asked, language, drawn } = this;
    const isEmpty = !drawn || drawn.positions.length === 0;
    const copy = (quiz: boolean, label: string): TemplateResult =>
      html`<button class="button" type="button" @click=${() => this.#copy(quiz)}>
        ${this.copied === this.#link(quiz) ? words.copied : label}
      </button>`;
    return html`<div class="controls">
      <h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      ${fields({
        asked,
        words,
        language,
        isRefused: typeof this.trouble === 'object',
        onAsk: (changes) => this.#ask(changes),
      })}
      <div class="tools">
        <button class="button" type="button" ?disabled=${isEmpty} @click=${() => print()}>
          ${words.print}
        </button>
        ${copy(false, words.copySheet)} ${copy(true, words.copyQuiz)}
        <button
          class="button"
          type="button"
          ?disabled=${isEmpty}
          @click=${() => drawn && this.#download(drawn)}
        >
          ${words.moodle}
        </button>
        <a href=${this.#link(true)}>${words.openQuiz}</a>
      </div>
    </div>`;
  }

  static override styles = [...super.styles, selectStyles, sheetStyles];
}
