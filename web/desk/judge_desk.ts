// Judge text in, judge text out. The text in the editor is solved while it is typed. One file, because the editor, the
// solution, the cases, the links and the panes change each other; what each does alone has a file of its own.
import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { EngineFailure } from '../engine/engine';
import type { WantedCase } from '../engine/case_index';
import type { Engine, Solution } from '../engine/engine';
import type { DialectId, DialectInfo, GameId } from '../engine/types';
import { dialectTexts } from '../games/dialects';
import type { GameSentences } from '../kit/board/game_sentences';
import { say } from '../i18n/language';
import type { Language } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';
import { deskWords } from './desk_sentences';
import type { DeskWords } from './desk_sentences_en';
import { utf16Offsets, utf16Ranges, utf8Offset } from './byte_ranges';
import type { ByteRange } from './byte_ranges';
import { caseSentences } from './cases/case_sentences';
import type { View } from './cases/case_sentences_en';
import { findCase } from './cases/find_case';
import { callStyles } from './call_views';
import { deskHead } from './desk_head';
import { DeskEditor } from './input/desk_editor';
import { DeskStatus, outcomeOf } from './desk_status';
import { DeskTexts } from './input/desk_texts';
import { controls } from '../kit/controls';
import { selectStyles } from '../kit/select';
import { copyText } from '../kit/hand_over';
import type { Editor, EditorDescription } from './input/editor';
import { withCase } from './input/add_case';
import { emit, on } from './events';
import type { ShownCase } from './events';
import { readExcerpt, readSmallText } from './input/input_file';
import { unreadable } from '../engine/source';
import type { Phase } from './output/output_pane';
import type { VerdictPane } from './verdict/verdict_pane';
import { noteLoadFailure, withWords } from '../kit/loading';
import { FileDrop } from './input/file_drop';
import { inputPane } from './input/input_pane';
import type { Trouble } from './input/input_pane';
import { noticeListStyles } from './output/notice_list';
import { fileNameStyles } from './input/opened_file';
import type { Marked, OpenedFile } from './input/opened_file';
import { Solving } from './solving';
import { readTexts, writeTexts } from './text_links';
import type { DeskAddress, LinkedTexts } from './text_links';
import { defaultRecipe } from './practice/recipe';
import type { MadeInput } from './practice/recipe';
import { Newest } from '../play/newest';
import type { SolvingInput } from './solving';
import { offerListStyles, saysOf } from './pastes/offer_list';
import { offersFor } from './pastes/offers';
import type { Offer } from './pastes/offers';
import { pasteSentences } from './pastes/paste_sentences';
import { paneStyles } from './pane_styles';
import { tabMemory } from '../kit/storage';
import { judgeDeskStyles } from './judge_desk_styles';

const typingPauseMs = 120;

export class JudgeDesk extends LitElement {
  static override properties = {
    engine: { attribute: false },
    sentences: { attribute: false },
    language: { attribute: false },
    game: { attribute: false },
    dialect: { attribute: false },
    info: { attribute: false },
    loadFailure: { attribute: false },
    shownCase: { attribute: false },
    besideBoard: { attribute: false },
    linked: { attribute: false },
    link: { attribute: false },
    opened: { state: true },
    offers: { state: true },
    trouble: { state: true },
    view: { state: true },
    isLinkDamaged: { state: true },
    copiedLink: { state: true },
  };

  declare engine: Engine;
  declare sentences: Sentences;
  declare language: Language;
  declare game: GameSentences;
  declare dialect: DialectId;
  /** The solver's description of the dialect; undefined until the solver is loaded. */
  declare info: DialectInfo | undefined;
  /** Why the solver could not be loaded. */
  declare loadFailure: EngineFailure | undefined;
  /** The case on the board, if it is one of this input. */
  declare shownCase: ShownCase | undefined;
  /** Whether the board is in view too. */
  declare besideBoard: boolean;
  /** The texts of the link that was opened. */
  declare linked: DeskAddress;
  /**
   * Makes the link to the page as it is, with the texts if they are short enough. A desk that was given the links themselves
   * would be drawn again with each move on the board.
   */
  declare link: () => string;

  declare private opened: OpenedFile | undefined;
  /** Repairs of the text. */
  declare private offers: readonly Offer[];
  declare private view: View;
  declare private isLinkDamaged: boolean;
  declare private copiedLink: string;
  #words!: DeskWords;
  declare private trouble: Trouble | undefined;

  readonly #own = new DeskTexts(tabMemory);
  /** The last input of each dialect that is not somebody's output. */
  readonly #readInputs = new Map<DialectId, string>();
  readonly #status = new DeskStatus(this);
  readonly #solving = new Solving(this, () => this.#settled());
  readonly #drop = new FileDrop(this, (file, event) => this.#dropped(file, event));
  readonly #editors = new DeskEditor(
    { onEdit: (text) => this.#edited(text), onPick: (at) => void this.#showCaseAt(at) },
    () => this.#markEditor(),
  );
  /** The input that was made last. */
  #made: MadeInput | undefined;
  readonly #telling = new Newest();
  readonly #showing = new Newest();
  /** The texts that were opened last. */
  #followed: DeskAddress | undefined;
  #draftTimer = 0;

  constructor() {
    super();
    this.view = 'judge';
    this.offers = [];
    this.linked = {};
    this.isLinkDamaged = false;
    this.link = () => '';
    this.copiedLink = '';
  }

  /** The target of the skip link. */
  override focus(): void {
    void this.#focusInput();
  }

  protected override firstUpdated(): void {
    this.#editors.attach(this.renderRoot.querySelector('.editor'));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('sentences') || changed.has('language')) {
      this.#words = deskWords(this.sentences, this.language);
    }
    if (changed.has('loadFailure')) {
      if (this.loadFailure) this.#solving.fail(this.loadFailure);
      else if (this.#solving.state === 'failed') this.#solving.clear();
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.#own.dialect !== this.dialect) this.#showDialect();
    else if (changed.has('info')) this.#infoArrived();
    else if (changed.has('language')) this.#markNotices();
    // The link may name its dialect by another name, which only the solver knows.
    if (this.info && this.linked !== this.#followed) void this.#openLinked();
    if (changed.has('shownCase')) void this.#markCase();
    this.#describeEditor();
  }

  // --- The text in the editor ------------------------------------------------------------------------------------

  #showDialect(): void {
    const { reads } = this.#texts;
    const { text: before } = this.#editor;
    const sample = this.info?.sample;
    const { text, isSameFormat } = this.#own.show(this.dialect, reads, sample, before);
    if (!isSameFormat) this.opened = undefined;
    this.trouble = undefined;
    this.#editor.open(text);
    void this.#solve();
  }

  #infoArrived(): void {
    const sample = this.#own.sampleArrived(this.info?.sample);
    if (sample !== undefined) this.#editor.open(sample);
    void this.#solve();
  }

  #edited(text: string): void {
    if (this.shownCase) emit(this, 'show-case', undefined);
    // Until the text has settled, no link has it: a page that is loaded again takes the draft.
    emit(this, 'desk-address', {});
    this.trouble = undefined;
    this.#own.hold(this.dialect, text);
    clearTimeout(this.#draftTimer);
    this.#draftTimer = window.setTimeout(this.#keepDrafts, typingPauseMs);
    void this.#solve(typingPauseMs, text);
  }

  readonly #keepDrafts = (): void => this.#own.keep();

  #putSample(): void {
    const { sample } = this.#own;
    if (sample === undefined) return;
    this.#replace(sample);
    this.#own.forget(this.dialect);
  }

  /** Puts another text into the editor and keeps the replaced one. */
  #replace(text: string): void {
    this.#own.replace(this.dialect, this.#editor.text, text);
    this.opened = undefined;
    this.#editor.replace(text);
    void this.#solve();
  }

  /** Adds a case of this dialect at the end of the text. False if the text cannot take another case. */
  addCase(text: string): boolean {
    if (!this.info || this.opened) return false;
    const longer = withCase(this.#editor.text, text, this.info.envelope);
    if (longer === undefined) return false;
    this.#editor.replace(longer);
    return true;
  }

  // --- Links -----------------------------------------------------------------------------------------------------

  /** Opens the texts of a link. The input that they replace can be put back. */
  async #openLinked(): Promise<void> {
    const { engine, dialect, linked } = this;
    this.#followed = linked;
    let texts: LinkedTexts;
    try {
      texts = await readTexts(engine, dialect, linked);
    } catch (error) {
      return this.#fail(EngineFailure.of('load', error), () => void this.#openLinked());
    }
    if (this.dialect !== dialect || this.linked !== linked) return;
    const { input, output, made, isDamaged } = texts;
    this.isLinkDamaged = isDamaged;
    this.#made = made ?? this.#made;
    if (input !== undefined && input !== this.#editor.text) this.#replace(input);
    if (output !== undefined) await this.#show('own', output);
    else if (made) await this.#show('practice');
    // A link to a board alone leaves the texts as they are.
    else if (!isDamaged) void this.#tellTexts();
  }

  /** Tells the page what its address says about the texts. */
  async #tellTexts(): Promise<void> {
    const isNewest = this.#telling.begin();
    const { dialect } = this;
    const { text } = this.#editor;
    const isOwn = !this.opened && this.#own.isOwn(text);
    const output = this.#verdictPane?.output;
    const address = await writeTexts(isOwn ? text : undefined, output, this.#made);
    if (isNewest() && this.dialect === dialect) emit(this, 'desk-address', address);
  }

  async #copyLink(): Promise<void> {
    const link = this.link();
    const sentences = this.#words;
    const done = await copyText(link);
    this.copiedLink = done ? link : '';
    this.#status.say(done ? caseSentences[this.language].linkCopied : sentences.copyFailed);
  }

  // --- Damaged texts ---------------------------------------------------------------------------------------------

  async #findOffers(): Promise<void> {
    const { engine, game, dialect } = this;
    const from = this.#input;
    const solution = this.#current;
    if (!solution || typeof from !== 'string') {
      this.offers = [];
      return;
    }
    try {
      const offers = await offersFor(engine, game.id, dialect, from, solution);
      if (this.#input !== from || this.dialect !== dialect) return;
      this.offers = offers;
      if (!offers.some(({ kind }) => kind === 'output')) this.#readInputs.set(dialect, from);
      const says = offers.map((offer) => saysOf(offer, this.language));
      if (says.length > 0)
        this.#status.announce([outcomeOf(this.#solving, this.#words), ...says].join(', '));
    } catch (error) {
      this.#fail(EngineFailure.of('run', error), () => void this.#findOffers());
    }
  }

  #take(offer: Offer): void {
    // More was typed meanwhile; other offers are on their way.
    if (offer.from !== this.#editor.text) return;
    this.offers = [];
    if (offer.kind === 'output') {
      // The input that was there before comes back.
      this.#editor.replace(this.#readInputs.get(this.dialect) ?? this.#own.sample ?? '');
      this.#status.say(pasteSentences[this.language].taken);
      return void this.#show('own', offer.from);
    }
    if (offer.kind === 'dialect') this.#moveText(offer.dialect, offer.from, offer.game);
    else this.#editor.replace(offer.text);
    this.#status.say(pasteSentences[this.language].taken);
    void this.#focusInput();
  }

  /** The text becomes that of another judge, whose own text is kept. */
  #moveText(dialect: DialectId, text: string, game: GameId): void {
    this.#own.move(dialect, text);
    emit(this, 'dialect', { game, dialect });
  }

  // --- Cases -----------------------------------------------------------------------------------------------------

  get #input(): SolvingInput {
    return this.opened?.file ?? this.#editor.text;
  }

  /** The solution of the input as it is now. */
  get #current(): Solution | undefined {
    const solved = this.#solving.result;
    return solved?.input === this.#input ? solved.solution : undefined;
  }

  /** The case at a place of the text, or at the excerpt of an opened file. */
  async #showCaseAt(at: number): Promise<void> {
    const offset = this.opened?.excerpt.offset ?? utf8Offset(this.#editor.text, at);
    await this.showCase({ offset });
  }

  /** Finds a case and asks the page to show it. False if that failed; the desk says why. */
  async showCase(wanted: WantedCase, isUnasked = false): Promise<boolean> {
    this.trouble = undefined;
    // A text that was just pasted is not solved yet.
    if (!this.#current) await this.#solve();
    const solution = this.#current;
    if (!solution) return false;
    try {
      const found = await findCase(this, this.#input, solution, wanted);
      if (typeof found === 'string') this.#status.say(found);
      else emit(this, 'show-case', { ...found, isUnasked });
      return true;
    } catch (error) {
      this.#fail(EngineFailure.of('run', error), () => void this.showCase(wanted));
      return false;
    }
  }

  /** Marks the lines of the case on the board. */
  async #markCase(): Promise<void> {
    const { shownCase, opened } = this;
    if (opened && shownCase) return this.#showExcerpt(opened.file, shownCase, 'case');
    const [range] = shownCase ? utf16Ranges(this.#editor.text, [shownCase]) : [];
    this.#editor.showCase(range);
  }

  /** Does nothing if more was typed meanwhile. */
  #numberCases(): void {
    if (this.opened) return;
    const starts = this.#current?.starts.input;
    if (starts) this.#editor.number(utf16Offsets(this.#editor.text, starts));
    else if (this.#solving.state === 'idle') this.#editor.number([]);
  }

  #putBack(): void {
    const text = this.#own.takeBack(this.dialect);
    if (text === undefined) return;
    this.opened = undefined;
    this.#editor.replace(text);
    this.requestUpdate();
    void this.#focusInput();
  }

  async #open(file: File): Promise<void> {
    this.trouble = undefined;
    try {
      const text = await readSmallText(file);
      if (text !== undefined) return this.#replace(text);
      this.opened = { file, excerpt: await readExcerpt(file), of: 'notice' };
      emit(this, 'show-case', undefined);
      void this.#solve();
    } catch (error) {
      this.#fail(unreadable(file, error), () => void this.#open(file));
    }
  }

  #fail(failure: EngineFailure, retry: () => void): void {
    this.trouble = { failure, retry };
    this.#status.say(this.#words.failures[failure.stage].title);
  }

  #tryAgain({ retry }: Trouble): void {
    this.trouble = undefined;
    retry();
  }

  #closeFile(): void {
    emit(this, 'show-case', undefined);
    this.opened = this.trouble = undefined;
    void this.#solve();
    void this.#focusInput();
  }

  // --- Solving ---------------------------------------------------------------------------------------------------

  async #solve(delayMs = 0, text = this.#editor.text): Promise<void> {
    // Until the solver is loaded, only its loading is shown.
    if (!this.info) return;
    await this.#solving.solve(this.engine, this.dialect, this.opened?.file ?? text, delayMs);
  }

  #settled(): void {
    this.#markNotices();
    this.#numberCases();
    void this.#findOffers();
    void this.#tellTexts();
    this.#status.announce(outcomeOf(this.#solving, this.#words));
    // The reader sees an outcome, so there is time to load more.
    void this.#editors.upgrade();
  }

  get #phase(): Phase {
    const { state } = this.#solving;
    return state === 'new' || (!this.info && state !== 'failed') ? 'loading' : state;
  }

  #retry(): void {
    if (this.loadFailure) emit(this, 'reload');
    else {
      this.trouble = undefined;
      void this.#solve();
    }
  }

  /** Does nothing if more was typed meanwhile: the places would be wrong, and the next solution is on its way. */
  #markNotices(): void {
    const { solution, input, ranges = [] } = this.#solving.result ?? {};
    const notices = solution?.notices ?? [];
    if (notices.length > 0 && input !== this.#editor.text) return;
    this.#editor.mark(
      notices.map((notice, index) => ({
        ...(ranges[index] ?? { from: 0, to: 0 }),
        severity: notice.severity,
        message: this.#words.notice(notice),
      })),
    );
  }

  async #goTo(index: number): Promise<void> {
    const { solution, ranges } = this.#solving.result ?? {};
    const notice = solution?.notices[index];
    if (!notice) return;
    if (!this.opened) {
      const range = ranges?.[index];
      if (range) this.#editor.select(range);
      return;
    }
    await this.#showExcerpt(this.opened.file, notice, 'notice');
    await this.#focusInput();
  }

  async #showExcerpt(file: File, { offset, length }: ByteRange, of: Marked): Promise<void> {
    try {
      this.opened = { file, excerpt: await readExcerpt(file, offset, length), of };
    } catch (error) {
      const retry = (): void => void this.#showExcerpt(file, { offset, length }, of);
      return this.#fail(unreadable(file, error), retry);
    }
    await this.updateComplete;
    this.renderRoot.querySelector('mark')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  // --- Description -----------------------------------------------------------------------------------------------

  #describeEditor(): void {
    const notices = this.#solving.result?.solution.notices ?? [];
    const description: EditorDescription = {
      labelledBy: 'input-title',
      describedBy: notices.length > 0 ? 'reads notice-0' : 'reads',
      invalid: notices.some(({ severity }) => severity === 'error'),
      // If a sample is about to appear, the page does not ask for a text.
      placeholder: this.#phase === 'loading' ? '' : this.#words.inputPlaceholder,
    };
    this.#editors.describe(description);
  }

  // --- The editor ------------------------------------------------------------------------------------------------

  get #editor(): Editor {
    return this.#editors.current;
  }

  /** Shows the notices, the numbers of the cases and the case on the board in the editor. */
  #markEditor(): void {
    this.#describeEditor();
    this.#markNotices();
    this.#numberCases();
    void this.#markCase();
  }

  /** The editor, or the excerpt of an opened file. */
  async #focusInput(): Promise<void> {
    // A hidden element cannot take the focus.
    await this.updateComplete;
    if (this.opened) this.renderRoot.querySelector<HTMLElement>('.excerpt')?.focus();
    else this.#editor.focus();
  }

  // --- Drawing ---------------------------------------------------------------------------------------------------

  get #texts() {
    const texts = dialectTexts[this.game.id]?.[this.dialect];
    if (!texts) throw new Error(`${this.game.id} has no dialect ${this.dialect}`);
    return texts;
  }

  protected override render(): TemplateResult {
    const { language, game } = this;
    const sentences = this.#words;
    const { result, failure, progress } = this.#solving;
    const solution = result?.solution;
    const { reads, prints } = this.#texts;
    return html`
      ${deskHead({
        game,
        dialect: this.dialect,
        language,
        sentences,
        view: this.view,
        // A changed view has another link.
        isCopied: this.copiedLink !== '' && this.copiedLink === this.link(),
        onDialect: (dialect) => emit(this, 'dialect', { game: game.id, dialect }),
        onView: (view) => void this.#show(view),
        onCopyLink: () => void this.#copyLink(),
      })}
      <div class="panes">
        ${inputPane({
          language,
          sentences,
          reads: say(reads, language),
          opened: this.opened,
          solution,
          offers: this.offers,
          trouble: this.trouble,
          isLinkDamaged: this.isLinkDamaged,
          isDraggedOver: this.#drop.isOver,
          hasSample: this.info !== undefined,
          hasCases: this.info !== undefined && (!this.opened || this.#current !== undefined),
          onPutBack: this.#own.canPutBack(this.dialect) ? () => this.#putBack() : undefined,
          onShowCase: () => void this.#showCaseAt(this.#editor.selection.from),
          onSample: () => this.#putSample(),
          onFile: (file) => void this.#open(file),
          onCloseFile: () => this.#closeFile(),
          onTryAgain: (trouble) => this.#tryAgain(trouble),
          onTake: (offer) => this.#take(offer),
          onGoTo: (index) => void this.#goTo(index),
        })}
        ${
          this.view === 'own'
            ? this.#verdict()
            : this.view === 'practice'
              ? this.#practice()
              : html`<impartial-output
                  .sentences=${sentences}
                  .language=${language}
                  .prints=${say(prints, language)}
                  .fileName=${`${this.dialect}.out`}
                  .phase=${this.#phase}
                  .solution=${solution}
                  .failure=${failure}
                  .progress=${this.opened ? progress : undefined}
                  .shownCase=${this.shownCase?.case}
                  ${on('pick-case', (number) => void this.showCase({ case: number }))}
                  ${on('stop', () => this.#solving.stop())}
                  ${on('retry', () => this.#retry())}
                  ${on('say', (words) => this.#status.say(words))}
                ></impartial-output>`
        }
      </div>
      <p class="visually-hidden" role="status">${this.#status.words}</p>
    `;
  }

  /** A file that falls on the reader's output is that output; elsewhere on the page it is the input. */
  #dropped(file: File, event: Event): void {
    const pane = this.#verdictPane;
    if (pane && event.composedPath().includes(pane)) void pane.open(file);
    else {
      emit(this, 'panel', 'text');
      void this.#open(file);
    }
  }

  get #verdictPane(): VerdictPane | null {
    return this.renderRoot.querySelector<VerdictPane>('impartial-verdict');
  }

  #verdict(): TemplateResult {
    return html`<impartial-verdict
      .engine=${this.engine}
      .language=${this.language}
      .sentences=${this.#words}
      .game=${this.game}
      .dialect=${this.dialect}
      .input=${this.opened?.file ?? this.#editor.text}
      .shownCase=${this.shownCase?.case}
      .besideBoard=${this.besideBoard}
      ${on('bring-up-case', (number) => void this.showCase({ case: number }, true))}
      ${on('pick-case', (number) => void this.showCase({ case: number }))}
      ${on('say', (words) => this.#status.say(words))}
      ${on('judged', (faults) => {
        emit(this, 'judged', faults);
        void this.#tellTexts();
      })}
    ></impartial-verdict>`;
  }

  #practice(): TemplateResult {
    return html`<impartial-practice
      .engine=${this.engine}
      .language=${this.language}
      .sentences=${this.#words}
      .game=${this.game}
      .dialect=${this.dialect}
      .input=${this.opened?.file ?? this.#editor.text}
      .recipe=${this.#made?.recipe ?? defaultRecipe}
      ${on('made-input', (made) => {
        this.#made = made;
        this.#replace(made.text);
      })}
      ${on('pick-case', (number) => void this.showCase({ case: number }))}
      ${on('say', (words) => this.#status.say(words))}
    ></impartial-practice>`;
  }

  /** `output`: the reader's output, if it is already known. */
  async #show(view: View, output?: string): Promise<void> {
    const isNewest = this.#showing.begin();
    try {
      if (view === 'own') await withWords(import('./verdict/verdict_pane'), noteLoadFailure);
      if (view === 'practice') await withWords(import('./practice/practice_pane'), noteLoadFailure);
    } catch (error) {
      if (!isNewest()) return;
      return this.#fail(EngineFailure.of('part', error), () => void this.#show(view, output));
    }
    if (!isNewest()) return;
    this.trouble = undefined;
    this.view = view;
    if (view !== 'own') emit(this, 'judged', []);
    void this.#tellTexts();
    await this.updateComplete;
    if (output !== undefined && this.#verdictPane) this.#verdictPane.output = output;
    this.renderRoot.querySelector<HTMLElement>('impartial-verdict, impartial-practice')?.focus();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('pagehide', this.#keepDrafts);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('pagehide', this.#keepDrafts);
  }

  static override styles = [
    controls,
    selectStyles,
    paneStyles,
    callStyles,
    fileNameStyles,
    noticeListStyles,
    offerListStyles,
    judgeDeskStyles,
  ];
}
