// The page as one element: it keeps the state, draws it, and does what follows from a change of it: words are loaded, the
// address is written. The header, the table, the desk and the dialog have files of their own.
import { LitElement, html, nothing, render } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { EngineFailure } from '../engine/engine';
import type { WorkerEngine } from '../engine/worker_engine';
import { registry } from '../games/registry';
import type { Game } from '../games/registry';
import { rules } from '../games/rules';
import { speak, withSlowNotice, withWords } from '../kit/loading';
import { labelled } from '../i18n/format';
import { say } from '../i18n/language';
import type { Language, Text } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';
import { pageSentences } from './page_sentences';
import { Newest } from '../play/newest';
import { entryOf, formatAddress } from './address';
import { AddressSync } from './address_sync';
import {
  addressElsewhere,
  addressOf,
  dialectOf,
  gameOf,
  infoOf,
  judgeOf,
  showsText,
} from './page_state';
import type { PageState } from './page_state';
import { eventTypes, pageAt, reduce } from './reduce';
import type { PageEvent } from './reduce';
import { LoadFailureBanner } from '../kit/load_failure_banner';
import type { PageTable, CaseTaker } from './board/page_table';
import { controls } from '../kit/controls';
import { pageFooter, pageHeader } from '../kit/frame';
import type { Frame } from '../kit/frame';
import { shareIcon } from '../kit/icons';
import { learnPage } from '../kit/learn_page';
import { emptyDesk, textOf } from '../desk/desk_state';
import type { PageEvents } from '../desk/events';
import { withCase } from '../desk/input/add_case';
import type { JudgeDesk } from '../desk/judge_desk';
import { KeptTexts, recalledTexts } from '../desk/kept_texts';
import type { VerdictPane } from '../desk/verdict/verdict_pane';
import { FileDrop } from './file_drop';
import { gameLinks, introduction } from './introduction';
import type { ShareDialog } from './share/share_dialog';
import { applyTheme, keepLanguage, keepTheme, readLanguage, readTheme } from '../kit/settings';
import { readSite } from '../kit/site';
import { tabMemory } from '../kit/storage';
import type { Held } from './searches/held';
import { appStyles } from './app_styles';
import { beyondStart } from './beyond_start';

/** A narrower page shows one view at a time. */
const narrow = window.matchMedia('(max-width: 47.49rem)');

/** The page was opened as a single file, so the other pages are not beside it. */
const onDisk = location.protocol === 'file:';

export class ImpartialApp extends LitElement {
  static override properties = {
    engine: { attribute: false },
    held: { attribute: false },
    state: { state: true },
    shareDialog: { state: true },
  };

  declare engine: WorkerEngine;
  /** The memory of the searches. */
  declare held: Held | undefined;
  /** Resolves when the first sentences are loaded. */
  readonly spoken: Promise<void>;
  declare private state: PageState;
  /** Created when first opened. */
  declare private shareDialog: ShareDialog | undefined;

  readonly #newest = new Newest();
  readonly #banner = new LoadFailureBanner(this, () => {
    void this.#speak();
    this.#table?.requestUpdate();
  });
  readonly #site = readSite();
  readonly #drop = new FileDrop(this, (file, event) => this.#dropped(file, event));

  constructor() {
    super();
    const dialects = registry.flatMap((game) => game.dialects);
    this.state = pageAt(location.hash, {
      isNarrow: narrow.matches,
      theme: readTheme(),
      desk: { ...emptyDesk, ...recalledTexts(tabMemory, dialects) },
    });
    new KeptTexts(this, tabMemory, () => this.state.desk);
    new AddressSync(
      this,
      () => this.#hash,
      () => this.#send('went', location.hash),
    );
    this.spoken = this.#speak();
    // The board and the dictionary load in parallel. The table reports a board that cannot be loaded.
    gameOf(this.state)
      .loadBoard()
      .catch(() => {});
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const type of eventTypes) this.renderRoot.addEventListener(type, this.#onEvent);
    narrow.addEventListener('change', this.#followWidth);
    void this.#loadGames();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    narrow.removeEventListener('change', this.#followWidth);
  }

  // --- Events ------------------------------------------------------------------------------------------------------

  #send<Type extends keyof PageEvents>(type: Type, detail: PageEvents[Type]): void {
    this.state = reduce(this.state, { type, detail } as PageEvent<Type>);
  }

  readonly #onEvent = (event: Event): void => {
    const { type, detail } = event as Event & PageEvent;
    // An event that is sent without a detail has null.
    this.#send(type, detail ?? undefined);
    event.stopPropagation();
    if (type === 'reload') void this.#loadGames();
    // A step in the browser's history.
    if (type === 'dialect') location.hash = formatAddress(addressElsewhere(this.state, detail));
  };

  readonly #followWidth = (): void => this.#send('narrow', narrow.matches);

  async #loadGames(): Promise<void> {
    try {
      this.#send('games', await withSlowNotice(this.engine.games()));
    } catch (error) {
      this.#send('unloaded', EngineFailure.of('load', error));
    }
  }

  // --- Language and theme ------------------------------------------------------------------------------------------

  /**
   * Sentences and language change together. If the sentences cannot be loaded, the language stays; it is English at
   * first.
   */
  async #speak(language = this.state.language ?? readLanguage()): Promise<void> {
    const isNewest = this.#newest.begin();
    const spoken = await speak(language, this.state.spoken);
    if (isNewest()) this.#send('spoke', spoken);
  }

  async #chooseLanguage(chosen: Language, select: HTMLSelectElement): Promise<void> {
    await this.#speak(chosen);
    // Another language may have been chosen meanwhile.
    const { spoken } = this.state;
    if (select.value !== chosen || spoken === undefined) return;
    select.value = spoken;
    keepLanguage(spoken);
    this.#send('language-chosen', spoken);
  }

  #chooseTheme(theme: PageState['theme']): void {
    this.#send('theme-chosen', theme);
    keepTheme(theme);
  }

  // --- Lifecycle ---------------------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues): void {
    const before = changed.get('state') as PageState | undefined;
    const { state } = this;
    if (before && before.asked !== state.asked) void this.#speak();
    if (before?.theme !== state.theme) applyTheme(state.theme);
    // Browsers style the whole page anew, even for the same language.
    if (state.spoken && before?.spoken !== state.spoken) {
      document.documentElement.lang = state.spoken;
    }
    if (this.#sentences) document.title = this.#title(this.#sentences);
  }

  protected override updated(changed: PropertyValues): void {
    if (this.#sentences) render(this.#surroundings(this.#sentences), this, { host: this });
    // Asking for its place lays the page out, which the next frame does anyway.
    requestAnimationFrame(() => this.#showEntry());
    const before = changed.get('state') as PageState | undefined;
    const { shown, wanted, linked, arriving } = this.state.desk;
    if (showsText(this.state) || wanted || linked || arriving) void this.#textDesk();
    if (before && shown && before.desk.shown !== shown && !shown.isUnasked) void this.#showBar();
  }

  /** In a narrow window, the list of games scrolls sideways. The entry before this one stays half in sight. */
  #showEntry(): void {
    const entry = this.querySelector<HTMLElement>('.games [aria-current]');
    const list = entry?.closest('ul');
    if (entry && list) list.scrollLeft = entry.offsetLeft - list.offsetLeft - 40;
  }

  /** The text may have been scrolled further than the board; a verdict that was asked for stays in view. */
  async #showBar(): Promise<void> {
    await this.#table?.updateComplete;
    this.renderRoot.querySelector('impartial-case-bar')?.scrollIntoView({ block: 'nearest' });
  }

  get #sentences(): Sentences | undefined {
    const { spoken } = this.state;
    return spoken && pageSentences[spoken];
  }

  get #table(): PageTable | null {
    return this.renderRoot.querySelector<PageTable>('impartial-table');
  }

  /** The hash of the current view. */
  get #hash(): string {
    return formatAddress(addressOf(this.state));
  }

  readonly #link = (): string => new URL(this.#hash, location.href).href;

  // --- Drawing -----------------------------------------------------------------------------------------------------

  get #name(): Text {
    const { name, beyond } = gameOf(this.state);
    return (this.state.dialect === undefined && beyond?.name) || name;
  }

  #title({ question }: Sentences): string {
    const language = this.state.spoken ?? 'en';
    return `${labelled(say(this.#name, language), question, language)} · Impartial`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { state } = this;
    const { desk, spoken: language, loadFailure } = state;
    const sentences = this.#sentences;
    if (!sentences || !language) return nothing;
    const game = gameOf(state);
    const info = infoOf(state);
    const fault = desk.faults.find((each) => each.case === desk.shown?.case);
    return html`
      <button class="button skip" type="button" @click=${() => void this.#toText()}>
        ${sentences.skipToInput}
      </button>
      <slot name="header"></slot>
      <main>
        <slot name="intro"></slot>
        ${this.#banner.view(sentences.table, sentences.retry)}
        <impartial-table
          awaits-board
          .engine=${this.engine}
          .game=${game}
          .info=${info}
          .dialect=${state.dialect}
          .board=${state.board}
          .shownCase=${desk.shown}
          .fault=${fault}
          .panel=${state.panel}
          .isNarrow=${state.isNarrow}
          .sentences=${sentences}
          .language=${language}
          .loadFailure=${loadFailure}
          .addCase=${this.#addCase}
          ><button
            slot="copy"
            class="button share"
            type="button"
            ?disabled=${!info}
            @click=${() => void this.#share()}
          >
            ${shareIcon} ${sentences.table.share}
          </button>
          ${
            desk.shown
              ? html`<impartial-case-bar
                  slot="case"
                  .shown=${desk.shown}
                  .fault=${fault}
                  .sentences=${sentences}
                  .language=${language}
                ></impartial-case-bar>`
              : nothing
          }
          <impartial-held
            slot="held"
            .held=${this.held}
            .game=${game.id}
            .language=${language}
            .onFree=${() => this.engine.release()}
          ></impartial-held>
          ${
            state.dialect === undefined
              ? nothing
              : html`<impartial-judge-desk
                  slot="text"
                  .engine=${this.engine}
                  .sentences=${sentences}
                  .language=${language}
                  .game=${game}
                  .dialect=${state.dialect}
                  .info=${judgeOf(state).info}
                  .loadFailure=${loadFailure}
                  .desk=${desk}
                  .besideBoard=${!state.isNarrow}
                  .isDraggedOver=${this.#drop.isOver}
                  .link=${this.#link}
                ></impartial-judge-desk>`
          }
        </impartial-table>
      </main>
      <slot name="footer"></slot>
      ${this.shareDialog ?? nothing}
    `;
  }

  /** Outside the shadow tree, as in the HTML: frame.css is a style sheet of the document. */
  #surroundings(sentences: Sentences): TemplateResult {
    const { state } = this;
    const language = state.spoken ?? 'en';
    const frame = this.#frame(sentences, language);
    return html`
      <div slot="header">${pageHeader(frame, this.#games(sentences, language))}</div>
      <div slot="intro">
        ${introduction({
          name: this.#name,
          rule: rules[state.game] ?? '',
          language,
          sentences,
          authors: onDisk ? undefined : learnPage('authors', language),
          onPaste: () => void this.#toText(),
          onPlay: () => void this.#play(),
        })}
        ${state.dialect === undefined ? beyondStart(state, language, onDisk) : nothing}
      </div>
      <div slot="footer">${pageFooter(frame)}</div>
    `;
  }

  #frame({ frame: words }: Sentences, language: Language): Frame {
    const game = gameOf(this.state);
    return {
      words,
      language,
      theme: this.state.theme,
      site: this.#site,
      home: onDisk ? undefined : '',
      start: this.#linkTo(registry[0] ?? game),
      ...(game.tutorial && { lesson: game.id }),
      onLanguage: (chosen, select) => void this.#chooseLanguage(chosen, select),
      onTheme: (chosen) => this.#chooseTheme(chosen),
    };
  }

  #games({ frame }: Sentences, language: Language): TemplateResult {
    return gameLinks({
      label: frame.games,
      language,
      current: entryOf(this.state),
      linkTo: (game, beyond) => this.#linkTo(game, beyond),
    });
  }

  #linkTo(game: Game, beyond?: true): string {
    const dialect = beyond ? undefined : dialectOf(this.state, game);
    return formatAddress(addressElsewhere(this.state, { game: game.id, dialect }));
  }

  // --- Actions -----------------------------------------------------------------------------------------------------

  readonly #addCase: CaseTaker = (text) => {
    const { desk } = this.state;
    const judge = judgeOf(this.state);
    if (!judge.info || desk.opened) return false;
    const longer = withCase(textOf(desk, judge), text, judge.info.envelope);
    if (longer === undefined) return false;
    this.#send('edited', longer);
    return true;
  };

  /** A file that falls on the reader's output is that output; elsewhere on the page it is the input. */
  #dropped(file: File, event: Event): void {
    const pane = event
      .composedPath()
      .find((each) => each instanceof HTMLElement && each.localName === 'impartial-verdict');
    if (pane) void (pane as VerdictPane).open(file);
    else this.#send('file', file);
  }

  /** Loads the desk of judge text when it is first needed; undefined if that failed. */
  async #textDesk(): Promise<JudgeDesk | undefined> {
    try {
      const { defineDesk } = await withWords(import('./text_desk'));
      defineDesk();
    } catch {
      // Nothing is lost: the next request tries again.
      return undefined;
    }
    const desk = this.renderRoot.querySelector<JudgeDesk>('impartial-judge-desk');
    await desk?.updateComplete;
    return desk ?? undefined;
  }

  async #toText(): Promise<void> {
    const [first = gameOf(this.state)] = registry;
    if (this.state.dialect === undefined) this.#send('went', this.#linkTo(first));
    this.#send('panel', 'text');
    await this.updateComplete;
    (await this.#textDesk())?.focus();
  }

  async #play(): Promise<void> {
    if (this.state.panel === 'text') this.#send('panel', undefined);
    await this.updateComplete;
    this.#table?.startGame();
  }

  async #share(): Promise<void> {
    const { engine, state } = this;
    const info = infoOf(state);
    if (!info || !state.spoken) return;
    try {
      await withWords(import('./share/share_dialog'));
      this.shareDialog ??= document.createElement('impartial-share') as ShareDialog;
      await this.updateComplete;
      await this.shareDialog.show({
        engine,
        game: gameOf(state),
        info,
        place: state,
        language: state.spoken,
      });
    } catch {
      // The page says so.
    }
  }

  static override styles = [controls, appStyles];
}
