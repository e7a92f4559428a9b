// The page: its header, which game is shown, and in which language and light.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { EngineFailure } from '../engine/engine';
import type { Engine } from '../engine/engine';
import type { DialectId, DialectInfo, GameId, GameInfo } from '../engine/types';
import { gameNamed, registry } from '../games/registry';
import type { Game } from '../games/registry';
import type { Tab } from '../i18n/table_sentences';
import { speak, withWords } from '../i18n/dictionary';
import { languageNames, languages, say } from '../i18n/language';
import type { Language } from '../i18n/language';
import { pageSentences } from './page_sentences';
import type { Sentences, Theme } from '../i18n/sentences';
import { Newest } from '../play/newest';
import { formatAddress, readAddress } from './address';
import type { Address } from './address';
import { formatBoard } from '../table/board_address';
import type { BoardAddress } from '../table/board_address';
import type { PageTable, CaseTaker } from './page_table';
import { controls } from '../kit/controls';
import { brandMark, languageIcon, shareIcon, themeIcon } from '../kit/icons';
import type { ShownCase } from './events';
import type { JudgeDesk } from './judge_desk';
import type { ShareDialog } from './share/share_dialog';
import {
  applyTheme,
  keepLanguage,
  keepTheme,
  readLanguage,
  readTheme,
  themes,
} from '../kit/settings';
import { appStyles } from './app_styles';

/** Below it, there is room for one thing at a time. */
const narrow = window.matchMedia('(max-width: 47.49rem)');
const writeAfterMs = 100;
const tabs: readonly Tab[] = ['board', 'why', 'text'];

/** Opened as one file, which has nothing beside it. */
const onDisk = location.protocol === 'file:';

/** The page that teaches the game. */
function tutorialOf({ id }: Game, language: Language): string {
  return `learn/${id}${language === 'en' ? '' : '.zh'}.html`;
}

function isSameBoard(one: BoardAddress, other: BoardAddress): boolean {
  return formatBoard(one) === formatBoard(other);
}

export class ImpartialApp extends LitElement {
  static override properties = {
    engine: { attribute: false },
    address: { state: true },
    language: { state: true },
    sentences: { state: true },
    theme: { state: true },
    games: { state: true },
    loadFailure: { state: true },
    tab: { state: true },
    isNarrow: { state: true },
    shareDialog: { state: true },
    announcement: { state: true },
  };

  declare engine: Engine;
  /** Of what is shown. */
  declare private address: Address;
  declare private language: Language;
  /** Of the language; none until they have come. */
  declare private sentences: Sentences | undefined;
  declare private theme: Theme;
  declare private games: readonly GameInfo[];
  declare private loadFailure: EngineFailure | undefined;
  declare private tab: Tab;
  declare private isNarrow: boolean;
  /** Once it was asked for. */
  declare private shareDialog: ShareDialog | undefined;
  declare private announcement: string;

  readonly #newest = new Newest();
  /** What the table is to open: where the hash has led last. The table says itself where the reader goes from there. */
  #given: BoardAddress;
  /** What was last looked at, of each game. */
  readonly #last = new Map<GameId, Address>();

  constructor() {
    super();
    this.address = this.#given = readAddress(location.hash);
    this.language = this.address.language ?? readLanguage();
    void this.#speak(this.language);
    // Board and dictionary come at the same time. Whoever shows the board says if it does not come.
    this.#game.loadBoard().catch(() => {});
    this.theme = readTheme();
    this.games = [];
    this.tab = 'board';
    this.isNarrow = narrow.matches;
    this.announcement = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#followAddress);
    window.addEventListener('pagehide', this.#writeAddress);
    narrow.addEventListener('change', this.#followWidth);
    void this.#loadGames();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#followAddress);
    window.removeEventListener('pagehide', this.#writeAddress);
    narrow.removeEventListener('change', this.#followWidth);
  }

  async #loadGames(): Promise<void> {
    this.loadFailure = undefined;
    try {
      this.games = await this.engine.games();
    } catch (error) {
      this.loadFailure = EngineFailure.of('load', error);
    }
  }

  readonly #followAddress = (): void => {
    this.#seen = location.hash;
    const { address } = this;
    this.address = readAddress(location.hash);
    // Another judge or language leaves the board as it is.
    const isSame = this.address.game === address.game && isSameBoard(this.address, address);
    if (!isSame) this.#given = this.address;
    void this.#speak(this.address.language ?? readLanguage());
  };

  readonly #followWidth = (): void => {
    this.isNarrow = narrow.matches;
  };

  /** Sentences and language change at once. If the sentences do not come, the language stays: English at first. */
  async #speak(language: Language): Promise<void> {
    const isNewest = this.#newest.begin();
    const spoken = await speak(language, this.sentences && this.language);
    if (!isNewest()) return;
    this.language = spoken;
    this.sentences = pageSentences[spoken];
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('address')) this.#last.set(this.address.game, this.address);
    if (changed.has('theme')) applyTheme(this.theme);
    document.documentElement.lang = this.language;
    document.title = `${say(this.#game.name, this.language)} · Impartial`;
  }

  protected override updated(): void {
    if (!this.isNarrow || this.tab === 'text') void this.#textDesk();
    // A browser takes longer to write an address than to draw a board, and the board is what one waits for.
    clearTimeout(this.#writeTimer);
    this.#writeTimer = window.setTimeout(this.#writeAddress, writeAfterMs);
  }

  #writeTimer = 0;
  /** The hash as it was written; a browser may escape it in its own way. */
  #written = '';
  /** The hash as the browser had it when it was last read or written. */
  #seen = location.hash;

  /** The address says what is shown, without a step in the history for having put it right. */
  readonly #writeAddress = (): void => {
    const hash = formatAddress(this.address);
    if (location.hash === hash || hash === this.#written) return;
    // Somebody has gone elsewhere; that is heard of in a moment, and must not be overwritten.
    if (location.hash !== this.#seen) return;
    this.#written = hash;
    try {
      history.replaceState(null, '', hash);
      this.#seen = location.hash;
    } catch {
      // Browsers refuse it when moves come very fast; the next one will do.
      this.#written = '';
    }
  };

  get #game(): Game {
    const game = gameNamed(this.address.game);
    if (!game) throw new Error(`no game ${this.address.game}`);
    return game;
  }

  get #info(): GameInfo | undefined {
    return this.games.find(({ id }) => id === this.address.game);
  }

  get #dialectInfo(): DialectInfo | undefined {
    return this.#info?.dialects.find(({ id }) => id === this.address.dialect);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { language, sentences } = this;
    if (!sentences) return nothing;
    const game = this.#game;
    return html`
      <header class="top">
        <button class="button skip" type="button" @click=${() => this.#skip()}>
          ${sentences.skipToInput}
        </button>
        <div class="row">
          <a class="brand" href=${this.#linkTo(registry[0] ?? game)} translate="no">
            ${brandMark}Impartial
          </a>
          <nav aria-label=${sentences.games}>
            <ul>
              ${registry.map((each) => this.#gameLink(each))}
            </ul>
          </nav>
          ${
            onDisk || !game.tutorial
              ? nothing
              : html`<a class="learn" href=${tutorialOf(game, language)}
                  >${sentences.table.learn}</a
                >`
          }
          <div class="pickers">
            ${this.#languagePicker(sentences)} ${this.#themePicker(sentences)}
          </div>
        </div>
      </header>
      <main>
        <div class="intro">
          <h1>${say(game.name, language)}</h1>
          <p class="rule">${say(game.rule, language)}</p>
        </div>
        ${this.isNarrow ? this.#tabList(sentences) : nothing}
        <div class="desks ${this.isNarrow ? 'narrow' : ''}">
          ${this.#panel(
            ['board', 'why'],
            html`<impartial-table
              .engine=${this.engine}
              .game=${game}
              .info=${this.#info}
              .dialect=${this.address.dialect}
              .address=${this.#given}
              .sentences=${sentences}
              .language=${language}
              .loadFailure=${this.loadFailure}
              .shows=${!this.isNarrow ? 'all' : this.tab === 'why' ? 'why' : 'board'}
              .addCase=${this.#addCase}
              @board-address=${(event: CustomEvent<BoardAddress>) => this.#followBoard(event.detail)}
              @reload=${() => void this.#loadGames()}
              ><button
                slot="copy"
                class="button share"
                type="button"
                ?disabled=${!this.#info}
                @click=${() => void this.#share()}
              >
                ${shareIcon} ${sentences.table.share}
              </button></impartial-table
            >`,
          )}
          ${this.#panel(
            ['text'],
            html`<impartial-judge-desk
              .engine=${this.engine}
              .sentences=${sentences}
              .language=${language}
              .game=${game}
              .dialect=${this.address.dialect}
              .info=${this.#dialectInfo}
              .loadFailure=${this.loadFailure}
              @dialect=${(event: CustomEvent<DialectId>) => this.#chooseDialect(event)}
              @show-case=${(event: CustomEvent<ShownCase>) => this.#showCase(event.detail)}
              @reload=${() => void this.#loadGames()}
            ></impartial-judge-desk>`,
          )}
        </div>
      </main>
      <footer>
        <p>${sentences.privacy}</p>
      </footer>
      <p class="visually-hidden" role="status">${this.announcement}</p>
      ${this.shareDialog ?? nothing}
    `;
  }

  /** Everything of another game is as it was left; the language is the one of now. */
  #linkTo(game: Game): string {
    const dialect = game.dialects[0] ?? '';
    const { language: _, ...last } = this.#last.get(game.id) ?? { game: game.id, dialect };
    const { language } = this.address;
    return formatAddress({ ...last, ...(language && { language }) });
  }

  #gameLink(game: Game): TemplateResult {
    const current = game.id === this.address.game;
    return html`<li>
      <a href=${this.#linkTo(game)} aria-current=${current ? 'page' : 'false'}
        >${say(game.name, this.language)}</a
      >
    </li>`;
  }

  #languagePicker(sentences: Sentences): TemplateResult {
    return html`<label class="picker">
      ${languageIcon}<span class="value">${languageNames[this.language]}</span>
      <select
        class="language"
        aria-label=${sentences.language}
        @change=${(event: Event) => void this.#chooseLanguage(event)}
      >
        ${languages.map(
          (each) =>
            html`<option value=${each} lang=${each} ?selected=${each === this.language}>
              ${languageNames[each]}
            </option>`,
        )}
      </select>
    </label>`;
  }

  #themePicker({ theme: label, themes: names }: Sentences): TemplateResult {
    return html`<label class="picker">
      ${themeIcon}<span class="value">${names[this.theme]}</span>
      <select
        class="theme"
        aria-label=${label}
        @change=${(event: Event) => this.#chooseTheme(event)}
      >
        ${themes.map(
          (each) =>
            html`<option value=${each} ?selected=${each === this.theme}>${names[each]}</option>`,
        )}
      </select>
    </label>`;
  }

  async #chooseLanguage(event: Event): Promise<void> {
    const select = event.target as HTMLSelectElement;
    const chosen = languages.find((each) => each === select.value) ?? 'en';
    await this.#speak(chosen);
    // Another language may have been chosen meanwhile.
    if (select.value !== chosen) return;
    const { language } = this;
    select.value = language;
    this.address = { ...this.address, language };
    keepLanguage(language);
  }

  #chooseTheme(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    this.theme = themes.find((each) => each === value) ?? 'system';
    keepTheme(this.theme);
  }

  #chooseDialect(event: CustomEvent<DialectId>): void {
    location.hash = formatAddress({ ...this.address, dialect: event.detail });
  }

  // --- Board and text ----------------------------------------------------------------------------------------------

  /** What is shared is in one language, once there is something to share. */
  #followBoard(board: BoardAddress): void {
    if (isSameBoard(board, this.address)) return;
    const { game, dialect, language } = this.address;
    const plain = Object.keys(board).length === 0;
    const spoken = language ?? (plain ? undefined : this.language);
    this.address = { game, dialect, ...board, ...(spoken && { language: spoken }) };
  }

  readonly #addCase: CaseTaker = async (text) => (await this.#textDesk())?.addCase(text) ?? false;

  async #showCase({ position, words }: ShownCase): Promise<void> {
    this.tab = 'board';
    await this.updateComplete;
    await this.renderRoot.querySelector<PageTable>('impartial-table')?.show(position, words);
  }

  /** Its code comes when it is shown or asked for; undefined where that failed. */
  async #textDesk(): Promise<JudgeDesk | undefined> {
    try {
      await import('./text_desk');
    } catch {
      // Nothing is lost: the next time that it is wanted is another try.
      return undefined;
    }
    const desk = this.renderRoot.querySelector<JudgeDesk>('impartial-judge-desk');
    await desk?.updateComplete;
    return desk ?? undefined;
  }

  /** No link: the address says which game is shown. */
  async #skip(): Promise<void> {
    this.tab = 'text';
    await this.updateComplete;
    (await this.#textDesk())?.focus();
  }

  async #share(): Promise<void> {
    const { engine, address, language } = this;
    const game = this.#game;
    const info = this.#info;
    if (!info) return;
    try {
      await withWords(import('./share/share_dialog'));
      this.shareDialog ??= document.createElement('impartial-share') as ShareDialog;
      await this.updateComplete;
      await this.shareDialog.show({ engine, game, info, address, language });
    } catch {
      this.announcement = this.sentences?.table.shareFailed ?? '';
    }
  }

  // --- Tabs, where the window is narrow ----------------------------------------------------------------------------

  #tabList({ table }: Sentences): TemplateResult {
    return html`<div
      class="tabs"
      role="tablist"
      aria-label=${table.views}
      @keydown=${this.#onTabKey}
    >
      ${tabs.map(
        (tab) =>
          html`<button
            role="tab"
            type="button"
            id="tab-${tab}"
            aria-controls=${tab === 'text' ? 'panel-text' : 'panel-board'}
            aria-selected=${tab === this.tab}
            tabindex=${tab === this.tab ? 0 : -1}
            @click=${() => (this.tab = tab)}
          >
            ${table.tabs[tab]}
          </button>`,
      )}
    </div>`;
  }

  /** A panel of these tabs; without tabs it is nothing but a place. */
  #panel(of: readonly Tab[], content: TemplateResult): TemplateResult {
    const { isNarrow } = this;
    const shown = of.includes(this.tab);
    return html`<div
      class="panel ${of[0]}"
      id="panel-${of[0]}"
      role=${isNarrow ? 'tabpanel' : nothing}
      aria-labelledby=${isNarrow ? `tab-${shown ? this.tab : of[0]}` : nothing}
      ?hidden=${isNarrow && !shown}
    >
      ${content}
    </div>`;
  }

  readonly #onTabKey = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(this.tab) + step + tabs.length) % tabs.length] ?? 'board';
    this.tab = next;
    this.renderRoot.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };

  static override styles = [controls, appStyles];
}
