// The page: the current game, language, theme and address, and what passes between the board and the judge text. What is
// drawn alone has files of its own: the opening, the table, the desk, the dialog.
import { LitElement, html, nothing, render } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { EngineFailure } from '../engine/engine';
import type { WorkerEngine } from '../engine/worker_engine';
import type { Fault } from '../engine/check_types';
import type { DialectInfo, GameInfo } from '../engine/types';
import { gameNamed, registry } from '../games/registry';
import type { Game } from '../games/registry';
import { rules } from '../games/rules';
import type { Panel } from '../i18n/table_sentences';
import { watched } from '../i18n/arrival';
import { speak, withWords } from '../i18n/dictionary';
import { labelled } from '../i18n/format';
import { say } from '../i18n/language';
import type { Language, Text } from '../i18n/language';
import { pageSentences } from './page_sentences';
import type { Theme } from '../i18n/frame_sentences';
import type { Sentences } from '../i18n/sentences';
import { Newest } from '../play/newest';
import { entryOf, formatAddress, isSameBoard, readAddress } from './address';
import { AddressSync } from './address_sync';
import type { Address } from './address';
import type { DeskAddress } from '../desk/text_links';
import { MissingPart } from '../table/missing_part';
import type { BoardAddress } from '../table/board_address';
import type { PageTable, CaseTaker } from './board/page_table';
import { controls } from '../kit/controls';
import { pageFooter, pageHeader } from '../kit/frame';
import type { Frame } from '../kit/frame';
import { shareIcon } from '../kit/icons';
import { learnPage } from '../kit/learn_page';
import type { ChosenDialect, ShownCase } from '../desk/events';
import type { JudgeDesk } from '../desk/judge_desk';
import { gameLinks, introduction } from './introduction';
import type { ShareDialog } from './share/share_dialog';
import { applyTheme, keepLanguage, keepTheme, readLanguage, readTheme } from '../kit/settings';
import { readSite } from '../kit/site';
import type { Held } from './searches/held';
import { appStyles } from './app_styles';
import { beyondStart } from './beyond_start';
import { claimsOf } from '../desk/cases/claims';

/** A narrower page shows one view at a time. */
const narrow = window.matchMedia('(max-width: 47.49rem)');

/** The page was opened as a single file, so the other pages are not beside it. */
const onDisk = location.protocol === 'file:';

export class ImpartialApp extends LitElement {
  static override properties = {
    engine: { attribute: false },
    held: { attribute: false },
    address: { state: true },
    language: { state: true },
    sentences: { state: true },
    theme: { state: true },
    games: { state: true },
    loadFailure: { state: true },
    isNarrow: { state: true },
    shareDialog: { state: true },
    shownCase: { state: true },
    texts: { state: true },
    linked: { state: true },
    faults: { state: true },
    announcement: { state: true },
  };

  declare engine: WorkerEngine;
  /** The memory of the searches. */
  declare held: Held | undefined;
  /** Resolves when the first sentences are loaded. */
  readonly spoken: Promise<void>;
  /** The address of the current view. */
  declare private address: Address;
  declare private language: Language;
  /** In the current language; undefined until they are loaded. */
  declare private sentences: Sentences | undefined;
  declare private theme: Theme;
  declare private games: readonly GameInfo[];
  declare private loadFailure: EngineFailure | undefined;
  declare private isNarrow: boolean;
  /** Created when first opened. */
  declare private shareDialog: ShareDialog | undefined;
  /** The case of the input that the board shows. */
  declare private shownCase: ShownCase | undefined;
  /** What is wrong with the reader's output for the input. */
  declare private faults: readonly Fault[];
  /** The texts of the desk as links have them. */
  declare private texts: DeskAddress;
  /** The texts of the link that was opened. */
  declare private linked: DeskAddress;
  declare private announcement: string;

  readonly #newest = new Newest();
  readonly #missing = new MissingPart(this, () => {
    void this.#speak(this.address.language ?? readLanguage());
    this.renderRoot.querySelector<PageTable>('impartial-table')?.requestUpdate();
  });
  readonly #site = readSite();
  /** The number of cases that the board is still opening. */
  #opening = 0;
  /** The board that the last hash asked for. The table itself reports where the reader goes from there. */
  #given: BoardAddress;
  /** That hash. The game and the dialect are always those that it names. */
  #asked = location.hash;
  /** The last address of each game, and of the games beyond them. */
  readonly #last = new Map<string, Address>();

  constructor() {
    super();
    this.isNarrow = narrow.matches;
    new AddressSync(
      this,
      () => this.#hash,
      () => this.#followAddress(),
    );
    this.games = [];
    this.#read();
    this.#given = this.address;
    this.language = this.address.language ?? readLanguage();
    this.spoken = this.#speak(this.language);
    // The board and the dictionary load in parallel. The table reports a board that cannot be loaded.
    this.#game.loadBoard().catch(() => {});
    this.theme = readTheme();
    this.faults = [];
    this.announcement = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    narrow.addEventListener('change', this.#followWidth);
    void this.#loadGames();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    narrow.removeEventListener('change', this.#followWidth);
  }

  async #loadGames(): Promise<void> {
    this.loadFailure = undefined;
    try {
      this.games = await watched(this.engine.games());
      const { dialect } = readAddress(this.#asked, this.games);
      this.address = { ...this.address, dialect };
    } catch (error) {
      this.loadFailure = EngineFailure.of('load', error);
    }
  }

  #followAddress(): void {
    const { address } = this;
    this.#read();
    // Another judge or language leaves the board as it is.
    const isSame = this.#entry === entryOf(address) && isSameBoard(this.address, address);
    if (!isSame) this.#given = this.address;
    void this.#speak(this.address.language ?? readLanguage());
  }

  /** Reads the hash. The texts in it are for the desk, which tells what becomes of them. */
  #read(): void {
    this.#asked = location.hash;
    const { input, output, made, ...address } = readAddress(this.#asked, this.games);
    this.address = address;
    this.texts = this.linked = {
      ...(input !== undefined && { input }),
      ...(output !== undefined && { output }),
      ...(made !== undefined && { made }),
    };
    if (Object.keys(this.linked).length > 0) this.#open(address.panel ?? 'text');
  }

  readonly #followWidth = (): void => {
    this.isNarrow = narrow.matches;
  };

  /**
   * Sentences and language change together. If the sentences cannot be loaded,
   * the language stays; it is English at first.
   */
  async #speak(language: Language): Promise<void> {
    const isNewest = this.#newest.begin();
    const spoken = await speak(language, this.sentences && this.language);
    if (!isNewest()) return;
    this.language = spoken;
    this.sentences = pageSentences[spoken];
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('address')) this.#followCase(changed.get('address') as Address | undefined);
    if (changed.has('theme')) applyTheme(this.theme);
    // Browsers style the whole page anew, even for the same language.
    if (changed.has('language')) document.documentElement.lang = this.language;
    if (this.sentences) document.title = this.#title(this.sentences);
  }

  protected override updated(): void {
    if (this.sentences) render(this.#surroundings(this.sentences), this, { host: this });
    // Asking for its place lays the page out, which the next frame does anyway.
    requestAnimationFrame(() => this.#showEntry());
    const { panel, beyond } = this.address;
    if (panel ? panel === 'text' : !this.isNarrow && !beyond) void this.#textDesk();
  }

  /** In a narrow window, the list of games scrolls sideways. The entry before this one stays half in sight. */
  #showEntry(): void {
    const entry = this.querySelector<HTMLElement>('.games [aria-current]');
    const list = entry?.closest('ul');
    if (entry && list) list.scrollLeft = entry.offsetLeft - list.offsetLeft - 40;
  }

  get #game(): Game {
    const game = gameNamed(this.address.game);
    if (!game) throw new Error(`no game ${this.address.game}`);
    return game;
  }

  get #name(): Text {
    const { beyond, name } = this.#game;
    return (this.address.beyond && beyond?.name) ?? name;
  }

  get #entry(): string {
    return entryOf(this.address);
  }

  /** The hash of the current view. */
  get #hash(): string {
    return formatAddress({ ...this.address, ...this.texts });
  }

  readonly #link = (): string => new URL(this.#hash, location.href).href;

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
    const fault = this.faults.find((each) => each.case === this.shownCase?.case);
    return html`
      <button class="button skip" type="button" @click=${() => void this.#toText()}>
        ${sentences.skipToInput}
      </button>
      <slot name="header"></slot>
      <main>
        <slot name="intro"></slot>
        ${this.#missing.view(sentences.table, sentences.retry)}
        <impartial-table
          awaits-board
          .engine=${this.engine}
          .game=${game}
          .info=${this.#info}
          .dialect=${this.address.dialect}
          .address=${this.#given}
          .panel=${this.address.panel}
          .isNarrow=${this.isNarrow}
          .isBeyond=${this.address.beyond ?? false}
          .sentences=${sentences}
          .language=${language}
          .loadFailure=${this.loadFailure}
          .addCase=${this.#addCase}
          .claims=${claimsOf(fault)}
          @board-address=${(event: CustomEvent<BoardAddress>) => this.#followBoard(event.detail)}
          @panel=${(event: CustomEvent<Panel | undefined>) => this.#open(event.detail)}
          @reload=${() => void this.#loadGames()}
          ><button
            slot="copy"
            class="button share"
            type="button"
            ?disabled=${!this.#info}
            @click=${() => void this.#share()}
          >
            ${shareIcon} ${sentences.table.share}
          </button>
          ${this.#caseBar(fault)}
          <impartial-held
            slot="held"
            .held=${this.held}
            .game=${game.id}
            .language=${language}
            .onFree=${() => this.engine.release()}
          ></impartial-held>
          <impartial-judge-desk
            slot="text"
            .engine=${this.engine}
            .sentences=${sentences}
            .language=${language}
            .game=${game}
            .dialect=${this.address.dialect}
            .info=${this.#dialectInfo}
            .loadFailure=${this.loadFailure}
            .shownCase=${this.shownCase}
            .besideBoard=${!this.isNarrow}
            .linked=${this.linked}
            .link=${this.#link}
            @desk-address=${(event: CustomEvent<DeskAddress>) => (this.texts = event.detail)}
            @dialect=${(event: CustomEvent<ChosenDialect>) => this.#chooseDialect(event.detail)}
            @judged=${(event: CustomEvent<readonly Fault[]>) => (this.faults = event.detail)}
            @show-case=${(event: CustomEvent<ShownCase | undefined>) => this.#showCase(event.detail)}
            @reload=${() => void this.#loadGames()}
          ></impartial-judge-desk>
        </impartial-table>
      </main>
      <slot name="footer"></slot>
      <p class="visually-hidden" role="status">${this.announcement}</p>
      ${this.shareDialog ?? nothing}
    `;
  }

  #title({ question }: Sentences): string {
    const name = say(this.#name, this.language);
    return `${labelled(name, question, this.language)} · Impartial`;
  }

  /** Outside the shadow tree, as in the HTML: frame.css is a style sheet of the document. */
  #surroundings(sentences: Sentences): TemplateResult {
    const { language } = this;
    const frame = this.#frame(sentences);
    return html`
      <div slot="header">${pageHeader(frame, this.#games(sentences))}</div>
      <div slot="intro">
        ${introduction({
          name: this.#name,
          rule: rules[this.#game.id] ?? '',
          language,
          sentences,
          authors: onDisk ? undefined : learnPage('authors', language),
          onPaste: () => void this.#toText(),
          onPlay: () => void this.#play(),
        })}
        ${this.address.beyond ? beyondStart(this.address, language, onDisk) : nothing}
      </div>
      <div slot="footer">${pageFooter(frame)}</div>
    `;
  }

  #frame({ frame: words }: Sentences): Frame {
    const { language, theme } = this;
    return {
      words,
      language,
      theme,
      site: this.#site,
      home: onDisk ? undefined : '',
      start: this.#linkTo(registry[0] ?? this.#game),
      ...(this.#game.tutorial && { lesson: this.#game.id }),
      onLanguage: (chosen, select) => void this.#chooseLanguage(chosen, select),
      onTheme: (chosen) => this.#chooseTheme(chosen),
    };
  }

  #games({ frame }: Sentences): TemplateResult {
    return gameLinks({
      label: frame.games,
      language: this.language,
      current: this.#entry,
      linkTo: (game, beyond) => this.#linkTo(game, beyond),
    });
  }

  /** Another game is opened as it was left, in the current language. */
  #linkTo({ id: game, dialects: [dialect = ''], beyond }: Game, further?: true): string {
    const first = further && beyond ? { beyond: further, position: beyond.start } : {};
    const fresh: Address = { game, dialect, ...first };
    const last = this.#last.get(entryOf(fresh)) ?? fresh;
    return formatAddress({ ...last, ...this.#kept });
  }

  async #chooseLanguage(chosen: Language, select: HTMLSelectElement): Promise<void> {
    await this.#speak(chosen);
    // Another language may have been chosen meanwhile.
    if (select.value !== chosen) return;
    select.value = this.language;
    keepLanguage(this.language);
    // The reader's own language is no part of a link.
    this.address = { ...this.address, language: undefined };
  }

  #chooseTheme(theme: Theme): void {
    this.theme = theme;
    keepTheme(theme);
  }

  /** In another game, the board is as it was left. */
  #chooseDialect({ game, dialect }: ChosenDialect): void {
    const { address } = this;
    const board = game === this.#entry ? address : { ...this.#last.get(game), game };
    location.hash = formatAddress({ ...board, dialect, ...this.#kept });
  }

  /** What stays when another board is shown. */
  get #kept(): Pick<Address, 'panel' | 'language'> {
    const { panel, language } = this.address;
    return { panel, language };
  }

  /** A wide window shows the text by itself. */
  #open(panel: Panel | undefined): void {
    const isShownAnyway = panel === 'text' && !this.isNarrow;
    this.address = { ...this.address, panel: panel && !isShownAnyway ? panel : undefined };
  }

  /** In a narrow window the text hides the board. */
  #leaveText(): void {
    if (this.address.panel === 'text') this.#open(undefined);
  }

  // --- Board and text ----------------------------------------------------------------------------------------------

  #followBoard(board: BoardAddress): void {
    if (isSameBoard(board, this.address)) return;
    const { game, dialect, beyond } = this.address;
    this.address = {
      game,
      dialect,
      ...(beyond && { beyond }),
      ...board,
      ...this.#kept,
    };
  }

  readonly #addCase: CaseTaker = async (text) => (await this.#textDesk())?.addCase(text) ?? false;

  async #showCase(shown: ShownCase | undefined): Promise<void> {
    this.shownCase = shown;
    if (!shown) return;
    const { isUnasked } = shown;
    this.#leaveText();
    ++this.#opening;
    await this.updateComplete;
    await this.renderRoot.querySelector<PageTable>('impartial-table')?.show(shown);
    await this.updateComplete;
    // The text may have been scrolled further than the board; a verdict that was asked for stays in view.
    if (!isUnasked)
      this.renderRoot.querySelector('impartial-case-bar')?.scrollIntoView({ block: 'nearest' });
    --this.#opening;
  }

  /** The board shows the case until it begins at another position, or the input is for another judge. */
  #followCase(before: Address | undefined): void {
    const { address, shownCase } = this;
    this.#last.set(this.#entry, address);
    const start = address.position ?? this.#info?.example;
    const isOther = address.game !== before?.game || address.dialect !== before.dialect;
    const isLeft =
      this.#opening === 0 &&
      typeof shownCase?.position === 'string' &&
      shownCase.position !== start;
    if (isOther || isLeft) this.shownCase = undefined;
    if (isOther && before) this.texts = this.linked;
  }

  #caseBar(fault: Fault | undefined): TemplateResult | typeof nothing {
    const { shownCase, sentences, language } = this;
    if (!shownCase) return nothing;
    const show = async ({ detail }: CustomEvent<number>): Promise<void> => {
      // The desk says why the case could not be shown.
      if (!(await (await this.#textDesk())?.showCase({ case: detail }))) this.#open('text');
    };
    return html`<impartial-case-bar
      slot="case"
      .shown=${shownCase}
      .fault=${fault}
      .sentences=${sentences}
      .language=${language}
      @pick-case=${show}
    ></impartial-case-bar>`;
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
    // The game without the judges' limits has no text.
    if (this.address.beyond) {
      this.#given = this.address = readAddress(this.#linkTo(this.#game), this.games);
    }
    this.#open('text');
    await this.updateComplete;
    (await this.#textDesk())?.focus();
  }

  async #play(): Promise<void> {
    this.#leaveText();
    await this.updateComplete;
    this.renderRoot.querySelector<PageTable>('impartial-table')?.startGame();
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
      // The page says so.
    }
  }

  static override styles = [controls, appStyles];
}
