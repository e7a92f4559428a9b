// The page as one element: it keeps the state, draws it, and does what follows from a change of it: words are loaded, the
// address is written. The header, the table, the desk and the dialog have files of their own.
import { LitElement, html, nothing, render } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { EngineFailure } from '../engine/engine';
import type { WorkerEngine } from '../engine/worker_engine';
import { registry } from '../games/registry';
import { speak, withSlowNotice } from '../kit/loading';
import type { Language } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';
import { pageSentences } from './page_sentences';
import { Newest } from '../play/newest';
import { formatAddress } from './address';
import { AddressSync } from './address_sync';
import { Arrivals } from './arrivals';
import {
  addressElsewhere,
  addressOf,
  gameOf,
  infoOf,
  judgeOf,
  linkTo,
  showsText,
  unknownPart,
} from './page_state';
import type { PageState } from './page_state';
import { eventTypes, pageAt, reduce } from './reduce';
import type { PageEvent } from './reduce';
import { LazyPart } from '../kit/lazy_part';
import { LoadFailureBanner } from '../kit/load_failure_banner';
import type { CaseTaker } from './board/board_menu';
import type { PageTable } from './board/page_table';
import { controls } from '../kit/controls';
import { emptyDesk } from '../desk/desk_state';
import type { PageEvents } from '../desk/events';
import type { JudgeDesk } from '../desk/judge_desk';
import { KeptTexts, recalledTexts } from '../desk/kept_texts';
import { loadDesk } from './load_desk';
import { Sharing } from './sharing';
import { applyTheme, keepLanguage, keepTheme, readLanguage, readTheme } from '../kit/settings';
import { readSite } from '../kit/site';
import { tabMemory } from '../kit/storage';
import type { Held } from './searches/held';
import { appStyles } from './app_styles';
import { showEntry, surroundings, titleOf } from './surroundings';
import { workspace } from './workspace';

/** A narrower page shows one view at a time. */
const narrow = window.matchMedia('(max-width: 44.99rem)');

export class ImpartialApp extends LitElement {
  static override properties = {
    engine: { attribute: false },
    held: { attribute: false },
    state: { state: true },
  };

  declare engine: WorkerEngine;
  /** The memory of the searches. */
  declare held: Held | undefined;
  /** Resolves when the first sentences are loaded. */
  readonly spoken: Promise<void>;
  declare private state: PageState;

  readonly #newest = new Newest();
  readonly #sharing = new Sharing(this);
  readonly #banner = new LoadFailureBanner(this, () => {
    void this.#speak();
    this.table?.requestUpdate();
  });
  readonly #unknown = new LazyPart(this, () => import('./unknown_place'));
  readonly #site = readSite();
  readonly #arrivals = new Arrivals(this, {
    onFile: (file) => this.#send('file', file),
    onText: (text) => {
      if (this.state.dialect === undefined) this.table?.write(text);
      else this.#send('text', text);
    },
  });

  constructor() {
    super();
    const dialects = registry.flatMap((game) => game.dialects);
    this.state = pageAt(location.hash, {
      isNarrow: narrow.matches,
      theme: readTheme(),
      desk: { ...emptyDesk, ...recalledTexts(tabMemory, dialects) },
    });
    new KeptTexts(this, tabMemory, () => ({ ...this.state.desk, dialect: this.state.dialect }));
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
    if (type === 'dialect') {
      // A step in the browser's history. Its event comes later than the next key may.
      location.hash = formatAddress(addressElsewhere(this.state, detail));
      this.#send('went', location.hash);
    }
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

  // --- Lifecycle ---------------------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues): void {
    const before = changed.get('state') as PageState | undefined;
    const { state } = this;
    if (before && before.asked !== state.asked) void this.#speak();
    if (before?.theme !== state.theme) applyTheme(state.theme);
    // Browsers style the whole page anew, even for the same language.
    const { spoken } = state;
    if (spoken && before?.spoken !== spoken) document.documentElement.lang = spoken;
    const sentences = this.#sentences;
    if (sentences && spoken) document.title = titleOf(state, sentences, spoken);
  }

  protected override updated(changed: PropertyValues): void {
    const { spoken } = this.state;
    const sentences = this.#sentences;
    if (sentences && spoken) render(this.#surroundings(sentences, spoken), this, { host: this });
    // Asking for its place lays the page out, which the next frame does anyway.
    requestAnimationFrame(() => showEntry(this));
    const before = changed.get('state') as PageState | undefined;
    const { shown, wanted, linked, arriving } = this.state.desk;
    if (showsText(this.state) || wanted || linked || arriving) void this.#textDesk();
    if (before && shown && before.desk.shown !== shown && !shown.isUnasked) void this.#showBar();
  }

  /** The text may have been scrolled further than the board; a verdict that was asked for stays in view. */
  async #showBar(): Promise<void> {
    await this.table?.updateComplete;
    this.renderRoot.querySelector('impartial-case-bar')?.scrollIntoView({ block: 'nearest' });
  }

  get #sentences(): Sentences | undefined {
    const { spoken } = this.state;
    return spoken && pageSentences[spoken];
  }

  get table(): PageTable | null {
    return this.renderRoot.querySelector<PageTable>('impartial-table');
  }

  /** The hash of the current view. */
  get #hash(): string {
    return formatAddress(addressOf(this.state));
  }

  readonly #link = (): string => new URL(this.#hash, location.href).href;

  protected override render(): TemplateResult | typeof nothing {
    const { state, engine, held } = this;
    const { spoken: language } = state;
    const sentences = this.#sentences;
    if (!sentences || !language) return nothing;
    return html`
      <button class="button skip" type="button" @click=${() => void this.#toBoard()}>
        ${sentences.skipToBoard}
      </button>
      <button class="button skip" type="button" @click=${() => void this.#toText()}>
        ${sentences.skipToInput}
      </button>
      <slot name="header"></slot>
      <main>
        <slot name="intro"></slot>
        ${this.#banner.view(sentences.table, sentences.retry)}
        ${unknownPart(state) ? this.#unknown.code?.unknownPlace(state, language) : nothing}
        ${workspace({
          state,
          engine,
          language,
          sentences,
          held,
          isDraggedOver: this.#arrivals.isOver,
          link: this.#link,
          addCase: this.#addCase,
          onShare: () => this.#share(),
        })}
        <slot name="start"></slot>
      </main>
      <slot name="footer"></slot>
      ${this.#sharing.view}
    `;
  }

  #surroundings(sentences: Sentences, language: Language): TemplateResult {
    return surroundings({
      state: this.state,
      engine: this.engine,
      sentences,
      language,
      site: this.#site,
      onLanguage: (chosen, select) => void this.#chooseLanguage(chosen, select),
      onTheme: (chosen) => {
        this.#send('theme-chosen', chosen);
        keepTheme(chosen);
      },
    });
  }

  // --- Actions -----------------------------------------------------------------------------------------------------

  readonly #addCase: CaseTaker = async (text) => {
    const { textWithCase } = await import('../desk/input/add_case');
    const longer = textWithCase(this.state.desk, judgeOf(this.state), text);
    if (longer !== undefined) this.#send('edited', longer);
    return longer !== undefined;
  };

  #textDesk(): Promise<JudgeDesk | undefined> {
    return loadDesk(this.renderRoot);
  }

  async #toText(): Promise<void> {
    const [first = gameOf(this.state)] = registry;
    if (this.state.dialect === undefined) this.#send('went', linkTo(this.state, first));
    this.#send('panel', 'text');
    await this.updateComplete;
    (await this.#textDesk())?.focus();
  }

  async #toBoard(): Promise<void> {
    if (this.state.panel === 'text') this.#send('panel', undefined);
    await this.updateComplete;
    this.table?.focus();
  }

  #share(): void {
    const { engine, state } = this;
    const info = infoOf(state);
    const { spoken: language } = state;
    if (!info || !language) return;
    void this.#sharing.open({ engine, game: gameOf(state), info, place: state, language });
  }

  static override styles = [controls, appStyles];
}
