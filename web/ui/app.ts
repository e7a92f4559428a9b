// The page: its header, which game is shown, and in which language and light.
import { LitElement, css, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { EngineFailure } from '../engine/engine';
import type { Engine } from '../engine/engine';
import type { DialectId, DialectInfo, GameId, GameInfo } from '../engine/types';
import { gameNamed, registry } from '../games/registry';
import type { GameSentences } from '../games/game_sentences';
import { dictionaries } from '../i18n/dictionaries';
import { languageNames, languages, say } from '../i18n/language';
import type { Language } from '../i18n/language';
import type { Theme } from '../i18n/sentences';
import { formatAddress, readAddress } from './address';
import type { Address } from './address';
import { controls } from './controls';
import { brandMark, languageIcon, themeIcon } from './icons';
import { applyTheme, keepLanguage, keepTheme, readLanguage, readTheme, themes } from './settings';

export class ImpartialApp extends LitElement {
  static override properties = {
    engine: { attribute: false },
    address: { state: true },
    language: { state: true },
    theme: { state: true },
    games: { state: true },
    loadFailure: { state: true },
  };

  declare engine: Engine;
  declare private address: Address;
  declare private language: Language;
  declare private theme: Theme;
  declare private games: readonly GameInfo[];
  declare private loadFailure: EngineFailure | undefined;

  /** The dialect that was last looked at, of each game. */
  readonly #lastDialect = new Map<GameId, DialectId>();

  constructor() {
    super();
    this.address = readAddress(location.hash);
    this.language = readLanguage();
    this.theme = readTheme();
    this.games = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#followAddress);
    void this.#loadGames();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#followAddress);
  }

  async #loadGames(): Promise<void> {
    this.loadFailure = undefined;
    try {
      this.games = await this.engine.games();
    } catch (error) {
      this.loadFailure =
        error instanceof EngineFailure ? error : new EngineFailure('load', String(error));
    }
  }

  readonly #followAddress = (): void => {
    this.address = readAddress(location.hash);
  };

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('address')) this.#lastDialect.set(this.address.game, this.address.dialect);
    if (changed.has('theme')) applyTheme(this.theme);
    document.documentElement.lang = this.language;
    document.title = `${say(this.#game.name, this.language)} · Impartial`;
  }

  protected override updated(): void {
    // The address always says what is shown, without a step in the history for having put it right.
    const hash = formatAddress(this.address);
    if (location.hash !== hash) history.replaceState(null, '', hash);
  }

  get #game(): GameSentences {
    const game = gameNamed(this.address.game);
    if (!game) throw new Error(`no game ${this.address.game}`);
    return game;
  }

  get #dialectInfo(): DialectInfo | undefined {
    const { game, dialect } = this.address;
    const info = this.games.find(({ id }) => id === game);
    return info?.dialects.find(({ id }) => id === dialect);
  }

  protected override render(): TemplateResult {
    const { language } = this;
    const sentences = dictionaries[language];
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
          <div class="pickers">${this.#languagePicker()} ${this.#themePicker()}</div>
        </div>
      </header>
      <main>
        <div class="intro">
          <h1>${say(game.name, language)}</h1>
          <p class="rule">${say(game.rule, language)}</p>
        </div>
        <impartial-desk
          .engine=${this.engine}
          .sentences=${sentences}
          .language=${language}
          .game=${game}
          .dialect=${this.address.dialect}
          .info=${this.#dialectInfo}
          .loadFailure=${this.loadFailure}
          @dialect=${(event: CustomEvent<DialectId>) => this.#chooseDialect(event)}
          @reload=${() => void this.#loadGames()}
        ></impartial-desk>
      </main>
      <footer>
        <p>${sentences.privacy}</p>
      </footer>
    `;
  }

  #linkTo(game: GameSentences): string {
    const first = Object.keys(game.dialects)[0] ?? '';
    return formatAddress({ game: game.id, dialect: this.#lastDialect.get(game.id) ?? first });
  }

  #gameLink(game: GameSentences): TemplateResult {
    const current = game.id === this.address.game;
    return html`<li>
      <a href=${this.#linkTo(game)} aria-current=${current ? 'page' : 'false'}
        >${say(game.name, this.language)}</a
      >
    </li>`;
  }

  #languagePicker(): TemplateResult {
    return html`<label class="picker">
      ${languageIcon}<span class="value">${languageNames[this.language]}</span>
      <select
        class="language"
        aria-label=${dictionaries[this.language].language}
        @change=${(event: Event) => this.#chooseLanguage(event)}
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

  #themePicker(): TemplateResult {
    const { theme: label, themes: names } = dictionaries[this.language];
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

  #chooseLanguage(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    this.language = languages.find((each) => each === value) ?? 'en';
    keepLanguage(this.language);
  }

  #chooseTheme(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    this.theme = themes.find((each) => each === value) ?? 'system';
    keepTheme(this.theme);
  }

  #chooseDialect(event: CustomEvent<DialectId>): void {
    location.hash = formatAddress({ game: this.address.game, dialect: event.detail });
  }

  /** No link: the address says which game is shown. */
  #skip(): void {
    this.renderRoot.querySelector<HTMLElement>('impartial-desk')?.focus();
  }

  static override styles = [
    controls,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-block-size: 100dvh;
      }
      .skip {
        position: absolute;
        inset-inline-start: 8px;
        inset-block-start: -64px;
        z-index: 1;
      }
      .skip:focus {
        inset-block-start: 8px;
      }
      .top {
        border-block-end: 1px solid var(--line);
        background: var(--surface);
      }
      .row,
      main,
      footer {
        inline-size: 100%;
        max-inline-size: 80rem;
        margin-inline: auto;
        padding-inline: clamp(16px, 3vw, 32px);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 24px;
        min-block-size: 56px;
      }
      .brand {
        display: inline-flex;
        align-items: center;
        gap: 10px;
        min-block-size: 40px;
        font-size: 1.125rem;
        font-weight: 700;
        letter-spacing: -0.01em;
        text-decoration: none;
      }
      .brand-mark {
        inline-size: 20px;
        block-size: 20px;
        fill: currentColor;
      }
      nav {
        flex: 1 1 auto;
      }
      nav ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0 20px;
      }
      nav a {
        display: inline-flex;
        align-items: center;
        min-block-size: 56px;
        padding-block: 2px;
        font-size: 0.9375rem;
        color: var(--ink-soft);
        text-decoration: none;
      }
      nav a:hover {
        color: var(--ink);
      }
      nav a[aria-current='page'] {
        color: var(--ink);
        font-weight: 600;
        padding-block-end: 0;
        border-block-end: 2px solid;
      }
      .pickers {
        display: flex;
        gap: 4px;
      }
      .picker {
        position: relative;
        display: inline-flex;
        align-items: center;
        gap: 6px;
        min-block-size: 36px;
        padding: 0 8px;
        border-radius: var(--radius);
        font-size: 0.875rem;
        color: var(--ink-soft);
      }
      .picker:hover {
        background: var(--shade);
        color: var(--ink);
      }
      .picker:focus-within {
        outline: 2px solid var(--focus);
      }
      .picker select {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        opacity: 0;
        cursor: pointer;
      }
      main {
        flex: 1;
        padding-block: 28px 40px;
      }
      .intro {
        margin-block-end: 24px;
      }
      h1 {
        font-size: 1.75rem;
        line-height: 1.25;
        font-weight: 700;
        letter-spacing: -0.015em;
      }
      :host(:lang(zh)) h1 {
        letter-spacing: 0;
      }
      .rule {
        margin-block-start: 8px;
        max-inline-size: 44rem;
        line-height: 1.6;
        text-wrap: pretty;
      }
      footer {
        padding-block: 16px 24px;
        font-size: 0.8125rem;
        color: var(--ink-soft);
      }
      @media (max-width: 60rem) {
        .row {
          padding-block-start: 4px;
        }
        .brand {
          flex: 1;
        }
        nav {
          order: 1;
          flex-basis: 100%;
        }
        nav a {
          min-block-size: 40px;
        }
      }
      @media (max-width: 36rem) {
        .picker .value {
          display: none;
        }
        .picker {
          min-inline-size: 36px;
          justify-content: center;
        }
        main {
          padding-block-start: 20px;
        }
        h1 {
          font-size: 1.5rem;
        }
      }
    `,
  ];
}
