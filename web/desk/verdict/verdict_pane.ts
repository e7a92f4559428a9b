// The output of a reader's program, and the verdict on it.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine, Expected } from '../../engine/engine';
import type { CheckReport } from '../../engine/check_types';
import type { DialectId, DialectInfo } from '../../engine/types';
import type { GameSentences } from '../../kit/board/game_sentences';
import { controls } from '../../kit/controls';
import { LongCall } from '../../kit/long_call';
import type { Language } from '../../i18n/language';
import { CopiedLink } from '../copied_link';
import type { DeskWords } from '../desk_sentences_en';
import { callStyles, failureView, progressView } from '../call_views';
import { isOfCase, unjudged } from '../desk_state';
import { emit } from '../events';
import { readSmallText } from '../input/input_file';
import { fileName, fileNameStyles } from '../input/opened_file';
import { ownHead } from '../own_head';
import { tell } from '../pane_events';
import { defaultRecipe, makeInput, randomSeed } from '../practice/recipe';
import { paneStyles, partsStyles } from '../pane_styles';
import type { SolvingInput } from '../solving';
import { isTooLong, ownText, ownTextStyles, showWrongLine, wrongLines } from './own_text';
import { verdictLink } from './verdict_link';
import { verdictSentences } from './verdict_sentences';
import { verdictStyles } from './verdict_styles';
import { verdictView } from './verdict_view';

const typingPauseMs = 250;

export class VerdictPane extends LitElement {
  static override properties = {
    engine: { attribute: false },
    language: { attribute: false },
    sentences: { attribute: false },
    game: { attribute: false },
    dialect: { attribute: false },
    info: { attribute: false },
    input: { attribute: false },
    output: { attribute: false },
    canPutBack: { attribute: false },
    shownCase: { attribute: false },
    link: { state: true },
    isApart: { state: true },
  };

  declare engine: Engine;
  declare language: Language;
  declare sentences: DeskWords;
  declare game: GameSentences;
  declare dialect: DialectId;
  /** undefined until the solver is loaded. */
  declare info: DialectInfo | undefined;
  /** The input of the desk. */
  declare input: SolvingInput;
  /** The output of the reader's program; a file, if it is too long to edit. */
  declare output: SolvingInput;
  /** A link has replaced another output. */
  declare canPutBack: boolean;
  /** The number of the case on the board. */
  declare shownCase: number | undefined;
  /** The link to the verdict; empty if it has none. */
  declare private link: string;
  /** The input was made to tell apart what the last output left open. */
  declare private isApart: boolean;

  readonly #call = new LongCall<Expected<CheckReport>>(this, () => this.#settled());
  readonly #copied = new CopiedLink(this, () => this.link);
  #wrong: ReturnType<typeof wrongLines> = new Map();
  /** The first wrong case that came to the board by itself. */
  #broughtUp = '';

  constructor() {
    super();
    this.link = '';
    this.isApart = false;
  }

  override focus(): void {
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('textarea, .file')?.focus(),
    );
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const asked = ['engine', 'dialect', 'input', 'output'] as const;
    if (asked.some((each) => changed.has(each))) void this.#check(typingPauseMs);
  }

  async #check(delayMs: number): Promise<void> {
    const { engine, dialect, input, output } = this;
    this.link = '';
    this.#wrong = new Map();
    if (output === '') return this.#call.clear();
    this.isApart = false;
    await this.#call.run((options) => engine.check(dialect, input, output, options), { delayMs });
  }

  get #report(): CheckReport | undefined {
    const { result } = this.#call;
    return result?.ok ? result.value : undefined;
  }

  #settled(): void {
    const report = this.#report;
    this.#wrong = wrongLines(report?.faults ?? []);
    const { verdicts } = verdictSentences[this.language];
    emit(
      this,
      'judged',
      report
        ? {
            faults: report.faults,
            verdict: report.verdict,
            words: `${verdicts[report.verdict]} · ${report.right}/${report.cases}`,
          }
        : unjudged,
    );
    if (this.#call.state === 'done') this.#bringUp();
    void this.#makeLink();
  }

  /** Before it is asked for: some browsers copy only at once. */
  async #makeLink(): Promise<void> {
    const { engine, game, info, input, output } = this;
    const report = this.#report;
    if (!report || !info) return;
    const link = await verdictLink({ engine, game: game.id, info, input, output, report });
    if (report === this.#report)
      this.link = link === undefined ? '' : new URL(link, location.href).href;
  }

  async #copyLink(): Promise<void> {
    tell(this, 'say', await this.#copied.copy(this.language, this.sentences));
  }

  /** The output is one of the old input, so it goes. */
  async #tellApart(): Promise<void> {
    const { engine, dialect } = this;
    const made = await makeInput(engine, dialect, { ...defaultRecipe, seed: randomSeed() });
    if (!made || this.dialect !== dialect) return;
    emit(this, 'output', '');
    emit(this, 'made', made);
    this.isApart = true;
    this.focus();
  }

  /** The first wrong case comes to the board, once. */
  #bringUp(): void {
    const { faults = [] } = this.#report ?? {};
    const [first] = faults;
    const wrong = faults.find(isOfCase);
    const key = first ? `${this.dialect} ${first.case} ${first.position}` : '';
    if (first && key !== this.#broughtUp) {
      if (wrong) emit(this, 'pick-case', { case: wrong.case, isUnasked: true });
      void this.updateComplete.then(() => {
        this.renderRoot.querySelector('.badge')?.scrollIntoView({ block: 'nearest' });
        showWrongLine(this.renderRoot, this.#wrong);
      });
    }
    this.#broughtUp = key;
    tell(
      this,
      'say',
      this.#report ? verdictSentences[this.language].verdicts[this.#report.verdict] : '',
    );
  }

  protected override render(): TemplateResult {
    const words = verdictSentences[this.language];
    return html`
      <section class="pane" aria-labelledby="title">
        ${ownHead({
          title: words.title,
          sentences: this.sentences,
          isEmpty: this.output === '',
          onFile: (file) => void this.open(file),
          onClear: () => this.#clear(),
          onPutBack: this.canPutBack ? () => emit(this, 'put-own-back', 'output') : undefined,
        })}
        ${
          this.output === ''
            ? html`<p class="hint" id="hint">${this.isApart ? words.ranApart : words.hint}</p>`
            : nothing
        }
        <div class="body">
          <div class="parts">
            ${this.#shownOutput()}
            <div class="verdict" aria-live="polite" aria-busy=${this.#call.state === 'slow'}>
              ${this.#verdict()}
            </div>
          </div>
        </div>
      </section>
    `;
  }

  #shownOutput(): TemplateResult {
    const { output } = this;
    if (typeof output !== 'string') return this.#openedFile(output);
    if (isTooLong(output)) return this.#openedFile({ name: 'output.txt', size: output.length });
    return ownText({
      text: output,
      wrong: this.#wrong,
      isShort: this.#report !== undefined,
      placeholder: verdictSentences[this.language].placeholder,
      onType: (text) => emit(this, 'output', text),
      onPick: ({ case: number }) => emit(this, 'pick-case', { case: number, isUnasked: true }),
    });
  }

  #openedFile(file: Pick<File, 'name' | 'size'>): TemplateResult {
    return html`<div class="file" tabindex="-1">${fileName(file, this.language)}</div>`;
  }

  #verdict(): TemplateResult | typeof nothing {
    const { language, game, dialect, shownCase, sentences } = this;
    const { state, result, progress, failure } = this.#call;
    const words = verdictSentences[language];
    const checkAgain = (): void => void this.#check(0);
    if (failure) return failureView(failure, sentences, checkAgain);
    if (state === 'stopped') {
      return html`<p>${sentences.stopped}</p>
        <button class="button retry" type="button" @click=${checkAgain}>
          ${sentences.retry}
        </button>`;
    }
    if (state === 'slow') {
      const stop = (): void => this.#call.stop();
      return progressView(words.checking, progress, sentences, language, stop);
    }
    if (!result) return nothing;
    if (!result.ok) return html`<p class="failed">${sentences.notice(result.notice)}</p>`;
    return verdictView({
      engine: this.engine,
      report: result.value,
      words,
      language,
      sentences,
      game,
      dialect,
      shownCase,
      onShow: (number) => emit(this, 'pick-case', { case: number }),
      onTellApart: () => void this.#tellApart(),
      share: this.link === '' ? undefined : () => void this.#copyLink(),
      isShared: this.#copied.isCopied,
    });
  }

  #clear(): void {
    emit(this, 'output', '');
    // A file is still there until the desk is drawn.
    requestAnimationFrame(() => this.focus());
  }

  /** Takes the output from a file of any size. */
  async open(file: File): Promise<void> {
    emit(this, 'output', (await readSmallText(file)) ?? file);
  }

  static override styles = [
    controls,
    paneStyles,
    partsStyles,
    callStyles,
    fileNameStyles,
    verdictStyles,
    ownTextStyles,
  ];
}

customElements.define('impartial-verdict', VerdictPane);
