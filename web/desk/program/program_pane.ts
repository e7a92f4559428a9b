// The reader's program: its text, and what came of it when it was compiled and tried.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { DialectId } from '../../engine/types';
import type { GameSentences } from '../../kit/board/game_sentences';
import { controls } from '../../kit/controls';
import type { Language } from '../../i18n/language';
import type { Programs } from '../../program/programs';
import { callStyles } from '../call_views';
import type { DeskWords } from '../desk_sentences_en';
import { unjudged } from '../desk_state';
import { emit } from '../events';
import { editorStyles } from '../input/editor_styles';
import { readSmallText } from '../input/input_file';
import { LateEditor } from '../input/late_editor';
import { ownHead } from '../own_head';
import { tell } from '../pane_events';
import { paneStyles } from '../pane_styles';
import type { SolvingInput } from '../solving';
import { verdictStyles } from '../verdict/verdict_styles';
import { marksOf, placeIn } from './places';
import { programSentences } from './program_sentences';
import { programStyles } from './program_styles';
import { faultOf, TrialRun } from './trial_run';
import { isAnswer, trialView, verdictOfState } from './trial_view';

export class ProgramPane extends LitElement {
  static override properties = {
    engine: { attribute: false },
    language: { attribute: false },
    sentences: { attribute: false },
    game: { attribute: false },
    dialect: { attribute: false },
    input: { attribute: false },
    source: { attribute: false },
    canPutBack: { attribute: false },
    toRun: { attribute: false },
    isInView: { attribute: false },
    programs: { attribute: false },
  };

  declare engine: Engine;
  declare language: Language;
  declare sentences: DeskWords;
  declare game: GameSentences;
  declare dialect: DialectId;
  /** The input of the desk. */
  declare input: SolvingInput;
  /** The program. */
  declare source: string;
  /** A link has replaced another program. */
  declare canPutBack: boolean;
  /** The program to run as soon as it is here. */
  declare toRun: string | undefined;
  /** Its verdict is the one that the board shows. */
  declare isInView: boolean;
  declare programs: () => Promise<Programs | undefined>;

  readonly #trial = new TrialRun(this, () => this.#followTrial());
  readonly #editor = new LateEditor(
    this,
    {
      onEdit: (text) => emit(this, 'program', text),
      onType: (text) => emit(this, 'program', text),
      onCaret: () => {},
    },
    () => {
      this.#describe();
      this.#mark();
    },
  );
  /** The verdict that was told last. */
  #told = '';

  override focus(): void {
    void this.updateComplete.then(() => this.#editor.current.focus());
  }

  /** Takes the program from a file. */
  async open(file: File): Promise<void> {
    const text = await readSmallText(file);
    if (text !== undefined) this.#bring(text);
  }

  #bring(text: string): void {
    emit(this, 'program', text.replaceAll(/\r\n?/g, '\n'));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('dialect')) {
      this.#trial.clear();
      this.#told = '';
    }
    this.#editor.show(this.dialect, this.source);
    // What was said of another input is not true of this one.
    if (changed.has('input') && this.#told !== '' && this.input !== this.#smallest) this.#forget();
  }

  protected override firstUpdated(): void {
    this.#editor.attach(this.renderRoot.querySelector('.editor'));
    void this.#editor.upgrade();
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#describe();
    if (changed.has('language')) this.#mark();
    const isSmallest = this.input === this.#smallest;
    if (changed.has('isInView') && this.isInView && isSmallest) this.#judge();
    if (this.toRun !== undefined && this.toRun === this.source) {
      this.toRun = undefined;
      tell(this, 'runs');
      this.#run();
    }
  }

  #describe(): void {
    const words = programSentences[this.language];
    this.#editor.describe({
      labelledBy: 'title',
      describedBy: 'hint',
      invalid: this.#trial.state.kind === 'refused' && !this.#isChanged,
      placeholder: words.placeholder,
    });
  }

  // --- Running -----------------------------------------------------------------------------------------------------

  get #isChanged(): boolean {
    return this.#trial.source !== this.source;
  }

  #run(): void {
    const { engine, dialect, source, programs } = this;
    if (source.trim() === '') return this.focus();
    this.#forget();
    void this.#trial.run({ engine, dialect, source, programs });
  }

  get #smallest(): string | undefined {
    const { state } = this.#trial;
    return state.kind === 'tried' ? state.outcome.report.failure?.input : undefined;
  }

  #forget(): void {
    this.#told = '';
    emit(this, 'judged', unjudged);
  }

  #followTrial(): void {
    this.#mark();
    const { state } = this.#trial;
    const verdict = isAnswer(state) ? verdictOfState(state) : '';
    if (verdict === '' || verdict === this.#told) return;
    this.#told = verdict;
    tell(this, 'say', programSentences[this.language].verdicts[verdict]);
    // Elsewhere the input may be one that the reader works on.
    if (this.isInView) this.#toBoard();
    void this.updateComplete.then(() => {
      // As much of the answer as there is room for, and its beginning at least.
      for (const part of ['.verdict', '.badge']) {
        this.renderRoot.querySelector(part)?.scrollIntoView({ block: 'nearest' });
      }
    });
  }

  /** The smallest case on which the program fails, with both answers. */
  #toBoard(): void {
    const { state } = this.#trial;
    if (state.kind !== 'tried') return;
    const { failure } = state.outcome.report;
    if (!failure) return;
    emit(this, 'smallest', failure.input);
    const number = faultOf(state.outcome)?.case ?? Math.max(1, failure.cases);
    emit(this, 'pick-case', { case: number, isUnasked: true });
    this.#judge();
  }

  /** Says on the board what is wrong with the answer to the smallest case. */
  #judge(): void {
    const { state } = this.#trial;
    const check = state.kind === 'tried' ? state.outcome.check : undefined;
    if (state.kind !== 'tried' || !check) return;
    const { faults } = check;
    const { verdicts } = programSentences[this.language];
    const words = verdicts[verdictOfState(state)];
    emit(this, 'judged', { faults, verdict: check.verdict, words });
  }

  #mark(): void {
    const { state } = this.#trial;
    this.#editor.current.mark(this.#isChanged ? [] : marksOf(state, this.source, this.language));
  }

  readonly #goTo = (line: number, column?: number): void => {
    this.#editor.current.select(placeIn(this.source, line, column));
  };

  // --- Drawing -----------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const { sentences, source } = this;
    const words = programSentences[this.language];
    return html`<section class="pane" aria-labelledby="title" @keydown=${this.#onKey}>
      ${ownHead({
        title: words.title,
        sentences,
        act: this.#runOrStop(),
        isEmpty: source === '',
        onFile: (file) => void this.open(file),
        onClear: () => this.#clear(),
        onPutBack: this.canPutBack ? () => emit(this, 'put-own-back', 'program') : undefined,
      })}
      <p class="hint" id="hint" ?hidden=${this.#trial.state.kind !== 'idle'}>${words.hint}</p>
      <div
        class="verdict"
        ?hidden=${this.#trial.state.kind === 'idle'}
        aria-live="polite"
        aria-busy=${this.#trial.isAtWork}
        tabindex=${this.#isLong ? 0 : nothing}
      >
        ${trialView({
          state: this.#trial.state,
          source: this.#trial.source,
          isChanged: this.#isChanged,
          engine: this.engine,
          words,
          sentences,
          language: this.language,
          game: this.game,
          dialect: this.dialect,
          isOnBoard: this.input === this.#smallest,
          onRun: () => this.#run(),
          onGoTo: this.#goTo,
          onShow: () => this.#toBoard(),
          onCheckOutput: () => emit(this, 'view', 'own'),
        })}
      </div>
      <div class="editor"></div>
    </section>`;
  }

  #runOrStop(): TemplateResult {
    if (this.#trial.isAtWork) {
      return html`<button class="button stop" type="button" @click=${() => this.#trial.stop()}>
        ${this.sentences.stop}
      </button>`;
    }
    return html`<button
      class="button run"
      type="button"
      title="Ctrl+Enter"
      ?disabled=${this.source.trim() === ''}
      @click=${() => this.#run()}
    >
      ${programSentences[this.language].run}
    </button>`;
  }

  /** Whether the answer may need scrolling, which a keyboard does only from an element with the focus. */
  get #isLong(): boolean {
    return isAnswer(this.#trial.state);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!this.#trial.isAtWork) this.#run();
  };

  #clear(): void {
    this.#trial.clear();
    this.#forget();
    emit(this, 'program', '');
    this.focus();
  }

  static override styles = [
    controls,
    paneStyles,
    callStyles,
    editorStyles,
    verdictStyles,
    programStyles,
  ];
}

customElements.define('impartial-program', ProgramPane);
