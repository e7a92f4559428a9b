// Judge text in, judge text out: draws the desk and shows its text in the editor. What the desk has to do beside that is in
// desk_work.ts; what becomes of the reader's actions is in desk_state.ts.
import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine, EngineFailure } from '../engine/engine';
import type { DialectId, DialectInfo } from '../engine/types';
import { dialectTexts } from '../games/dialects';
import type { Language } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';
import type { GameSentences } from '../kit/board/game_sentences';
import { controls } from '../kit/controls';
import { withWords } from '../kit/loading';
import { menuStyles } from '../kit/menu';
import { popoverStyles } from '../kit/popover_styles';
import { selectStyles } from '../kit/select';
import type { Programs } from '../program/programs';
import { besidePane } from './beside_pane';
import { utf8Offset } from './byte_ranges';
import { callStyles } from './call_views';
import type { View } from './cases/case_sentences_en';
import { deskHead, viewButtons } from './desk_head';
import { deskWords } from './desk_sentences';
import type { DeskWords } from './desk_sentences_en';
import { canPutBack, inputOf, textOf } from './desk_state';
import type { DeskState } from './desk_state';
import { formats } from './formats';
import { CopiedLink } from './copied_link';
import { DeskStatus } from './desk_status';
import { DeskWork } from './desk_work';
import { emit } from './events';
import { DeskEditor } from './input/desk_editor';
import { inputPane } from './input/input_pane';
import { editorStyles } from './input/editor_styles';
import { fileNameStyles } from './input/opened_file';
import { judgeDeskStyles } from './judge_desk_styles';
import { noticeListStyles } from './output/notice_list';
import { paneStyles } from './pane_styles';
import { offerListStyles } from './pastes/offer_list';
import type { Phase } from './output/output_pane';
import { Solving } from './solving';
import type { WorkingDesk } from './working_desk';

const typingPauseMs = 120;

export class JudgeDesk extends LitElement implements WorkingDesk {
  static override properties = {
    engine: { attribute: false },
    sentences: { attribute: false },
    language: { attribute: false },
    game: { attribute: false },
    dialect: { attribute: false },
    info: { attribute: false },
    loadFailure: { attribute: false },
    desk: { attribute: false },
    isDraggedOver: { attribute: false },
    link: { attribute: false },
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
  declare desk: DeskState;
  /** A file is over the page. */
  declare isDraggedOver: boolean;
  /**
   * Makes the link to the page as it is, with the texts if they are short enough. A desk that was given the links themselves
   * would be drawn again with each move on the board.
   */
  declare link: () => string;

  /** What compiles and runs the reader's programs, when it is first asked for. Nothing where the page has no compiler. */
  readonly programs = async (): Promise<Programs | undefined> =>
    (await withWords(() => import('../program/programs'), false)).startPrograms();

  words!: DeskWords;
  #wasSettled = false;

  readonly #status = new DeskStatus(this);
  readonly #copied = new CopiedLink(this, () => this.link());
  readonly #solving: Solving = new Solving(this, () => this.#work.settled());
  readonly #work = new DeskWork(this, this.#solving, this.#status);
  readonly #editors = new DeskEditor(
    this,
    {
      onEdit: (text) => emit(this, 'edited', text),
      onType: (text, at) => emit(this, 'typed', { text, offset: utf8Offset(text, at) }),
      onPick: (at) => this.#pickCase(this.#offsetOf(at)),
      onCaret: (at) => this.#followCaret(this.#offsetOf(at)),
    },
    () => this.requestUpdate(),
  );

  constructor() {
    super();
    this.isDraggedOver = false;
    this.link = () => '';
  }

  get judge() {
    const { dialect, info } = this;
    return { game: this.game.id, dialect, info };
  }

  /** The target of the skip link. */
  override focus(): void {
    void this.#focus();
  }

  /** The editor, or the excerpt of an opened file; `pane`: what stands beside it. */
  async #focus(pane?: 'pane'): Promise<void> {
    // What the reader did goes up to the page's state and comes back. A hidden element cannot take the focus.
    await new Promise((resolve) => setTimeout(resolve));
    await this.updateComplete;
    const find = (path: string) => this.renderRoot.querySelector<HTMLElement>(path);
    if (pane)
      find('impartial-verdict, impartial-program:not([hidden]), impartial-practice')?.focus();
    else if (this.desk.opened) find('.excerpt')?.focus();
    else this.#editors.current.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('sentences') || changed.has('language')) {
      this.words = deskWords(this.sentences, this.language);
    }
    if (changed.has('loadFailure')) {
      if (this.loadFailure) this.#solving.fail(this.loadFailure);
      else if (this.#solving.state === 'failed') this.#solving.clear();
    }
    const { desk, judge, info } = this;
    const isTyped = this.#editors.show(info ? judge.dialect : '', textOf(desk, judge));
    const before = changed.get('desk');
    const wentOn = before && inputOf(before, judge) !== inputOf(desk, judge);
    if (wentOn || changed.has('dialect')) this.#work.forget();
    if (info) {
      const delayMs = isTyped ? typingPauseMs : 0;
      this.#solving.ask(this.engine, judge.dialect, inputOf(desk, judge), delayMs);
    }
  }

  protected override firstUpdated(): void {
    emit(this, 'formats', formats);
    this.#editors.attach(this.renderRoot.querySelector('.editor'));
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { desk, words } = this;
    const { opened, shown } = desk;
    const { result: solved, state } = this.#solving;
    // If a sample is about to appear, the page does not ask for a text.
    const placeholder = ['loading', 'new'].includes(this.#phase) ? '' : words.inputPlaceholder;
    this.#editors.describeInput(solved?.solution.notices ?? [], placeholder);
    this.#editors.mark({ solved, isEmpty: state === 'idle', shown, words });
    const before = changed.get('desk');
    if (opened && before?.opened?.file === opened.file && before.opened !== opened) {
      const mark = this.renderRoot.querySelector('mark');
      mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    // The reader sees an outcome, or why there is none, so there is time to load more.
    const { isSettled } = this.#solving;
    if (isSettled && !this.#wasSettled) void this.#editors.upgrade();
    this.#wasSettled = isSettled;
  }

  // --- Actions ---------------------------------------------------------------------------------------------------

  #offsetOf(at: number): number {
    return utf8Offset(textOf(this.desk, this.judge), at);
  }

  #pickCase(offset: number): void {
    emit(this, 'pick-case', { offset });
  }

  /** The caret may stay in the case that is on the board. */
  #followCaret(offset: number): void {
    const { shown } = this.desk;
    const isThere = shown && offset >= shown.offset && offset <= shown.offset + shown.length;
    if (!isThere) emit(this, 'pick-case', { offset, isUnasked: true });
  }

  #goTo(index: number): void {
    const { solution, ranges = [] } = this.#solving.result ?? {};
    const notice = solution?.notices[index];
    const { opened } = this.desk;
    if (!notice) return;
    if (opened) {
      void this.#work.excerpt(opened.file, notice, 'notice');
      void this.#focus();
    } else if (ranges[index]) this.#editors.current.select(ranges[index]);
  }

  async #copyLink(): Promise<void> {
    this.#status.say(await this.#copied.copy(this.language, this.words));
  }

  /** Also if the pane could not be loaded before. */
  async #choose(view: View): Promise<void> {
    emit(this, 'view', view);
    await this.#work.show(view);
    await this.#focus('pane');
  }

  #retry(): void {
    if (this.loadFailure) return emit(this, 'reload');
    this.#solving.forget();
    this.#work.forget();
    this.requestUpdate();
  }

  readonly #andFocus = (act: () => void): void => {
    act();
    void this.#focus();
  };

  get #phase(): Phase {
    const { state } = this.#solving;
    return this.info || state === 'failed' ? state : 'loading';
  }

  get #texts() {
    const texts = dialectTexts[this.game.id]?.[this.dialect];
    if (!texts) throw new Error(`${this.game.id} has no dialect ${this.dialect}`);
    return texts;
  }

  protected override render(): TemplateResult {
    const { engine, language, game, words, desk, judge } = this;
    return html`<div class="panes ${this.#work.view}" data-phase=${this.#phase}>
        ${deskHead({
          game,
          dialect: this.dialect,
          language,
          sentences: words,
          texts: this.#texts,
          isCopied: this.#copied.isCopied,
          onDialect: (dialect) => emit(this, 'dialect', { game: game.id, dialect }),
          onCopyLink: () => void this.#copyLink(),
          hasSample: this.info !== undefined,
          onSample: () => emit(this, 'sample'),
          onFile: (file) => emit(this, 'file', file),
        })}
        ${inputPane({
          language,
          sentences: words,
          opened: desk.opened,
          solution: this.#solving.result?.solution,
          offers: this.#work.offering.offers,
          trouble: this.#work.trouble,
          isLinkDamaged: desk.isLinkDamaged,
          unkept: desk.unkept[judge.dialect] ?? [],
          isDraggedOver: this.isDraggedOver,
          onPutBack: canPutBack(desk, judge.dialect, inputOf(desk, judge))
            ? () => this.#andFocus(() => emit(this, 'put-back'))
            : undefined,
          onCloseFile: () => this.#andFocus(() => emit(this, 'close-file')),
          onTake: (offer) => this.#andFocus(() => this.#work.offering.take(offer)),
          onGoTo: (index) => this.#goTo(index),
        })}
        ${viewButtons(desk.view, language, (view) => void this.#choose(view))}
        ${besidePane({
          work: this.#work,
          engine,
          language,
          words,
          game,
          judge,
          desk,
          texts: this.#texts,
          phase: this.#phase,
          solving: this.#solving,
          programs: this.programs,
          onRetry: () => this.#retry(),
          onSay: (said) => this.#status.say(said),
        })}
      </div>
      <p class="visually-hidden" role="status">${this.#status.words}</p> `;
  }

  static override styles = [
    controls,
    selectStyles,
    popoverStyles,
    menuStyles,
    paneStyles,
    callStyles,
    fileNameStyles,
    noticeListStyles,
    offerListStyles,
    editorStyles,
    judgeDeskStyles,
  ];
}
