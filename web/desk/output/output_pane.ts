// The judge's output: its text, the progress of solving, and the buttons to copy and download it.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { noticeCount } from '../../engine/engine';
import type { EngineFailure, Progress, Solution } from '../../engine/engine';
import { formatBytes, formatMilliseconds } from '../../i18n/measured';
import type { Language } from '../../i18n/language';
import type { DeskWords } from '../desk_sentences_en';
import { callStyles, failureView, progressView } from '../call_views';
import { AnswerMargin, answerMarginStyles } from './answer_margin';
import { caseSentences } from '../cases/case_sentences';
import { codeText } from '../code_text';
import { controls } from '../../kit/controls';
import { copyText, download } from '../../kit/hand_over';
import type { CallState } from '../../kit/long_call';
import { copyIcon, downloadIcon, errorIcon, tickIcon } from '../../kit/icons';
import { linesToShow } from '../input/editor';
import { paneStyles } from '../pane_styles';
import { tell } from '../pane_events';
import { outputPaneStyles } from './output_pane_styles';

/** A browser lays out all of it at once, in view or not; many short lines cost more than few long ones. */
const mostShown = { bytes: 200_000, lines: 2_500 };
const confirmedForMs = 2000;

/** loading: the solver has not come yet. */
export type Phase = 'loading' | CallState;

export class OutputPane extends LitElement {
  static override properties = {
    sentences: { attribute: false },
    language: { attribute: false },
    prints: { attribute: false },
    fileName: { attribute: false },
    phase: { reflect: true },
    solution: { attribute: false },
    failure: { attribute: false },
    progress: { attribute: false },
    shownCase: { attribute: false },
    copied: { state: true },
  };

  declare sentences: DeskWords;
  declare language: Language;
  /** The dialect's output in a sentence. */
  declare prints: string;
  declare fileName: string;
  declare phase: Phase;
  /** The last solution, kept while the next one is computed. */
  declare solution: Solution | undefined;
  declare failure: EngineFailure | undefined;
  /** The progress through a file. */
  declare progress: Progress | undefined;
  /** The number of the case on the board. */
  declare shownCase: number | undefined;
  declare private copied: 'no' | 'yes' | 'refused';

  #shown = '';
  #shownBytes = 0;
  readonly #margin = new AnswerMargin(this);
  #copyTimer = 0;

  constructor() {
    super();
    this.phase = 'loading';
    this.copied = 'no';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('solution')) return;
    const beginning = this.solution?.beginning ?? new Uint8Array();
    this.#shownBytes = endOfShown(beginning);
    this.#shown = new TextDecoder().decode(beginning.subarray(0, this.#shownBytes));
    this.#margin.number(beginning, this.solution?.starts.answer, this.#shownBytes);
    this.copied = 'no';
  }

  protected override updated(): void {
    this.#margin.mark(this.shownCase);
  }

  protected override render(): TemplateResult {
    const { sentences, solution, failure } = this;
    const isAnswered = this.phase === 'done' && solution !== undefined && solution.answer.size > 0;
    return html`
      <section class="pane" aria-labelledby="title">
        <h2 id="title" class="visually-hidden">${sentences.output}</h2>
        <p id="hint" hidden>${codeText(this.prints)}</p>
        <div class="body" aria-busy=${this.phase === 'slow'}>
          ${this.phase === 'failed' && failure ? failureView(failure, sentences, () => tell(this, 'retry')) : this.#text()}
          ${this.#progress()}
        </div>
        ${this.#remarks()}
        <footer class="acts-bar ${this.phase === 'slow' && !solution ? 'unplaced' : ''}">
          <p class="status numbers">${this.#status()}</p>
          <span class="actions">
            <button
              class="button copy"
              type="button"
              ?disabled=${!isAnswered || !canCopy(solution)}
              @click=${() => void this.#copy()}
            >
              ${this.copied === 'yes' ? tickIcon : copyIcon}
              ${this.copied === 'yes' ? sentences.copied : sentences.copy}
            </button>
            <button
              class="button download"
              type="button"
              ?disabled=${!isAnswered}
              @click=${() => this.#download()}
            >
              ${downloadIcon} ${sentences.download}
            </button>
          </span>
        </footer>
      </section>
    `;
  }

  #status(): TemplateResult | string {
    const { sentences, solution, language, phase } = this;
    if (phase === 'stopped') return sentences.stopped;
    if (!solution || phase === 'slow') return '';
    const errors = noticeCount(solution, 'error');
    const time = formatMilliseconds(solution.milliseconds, language);
    return html`<span class="cases">${sentences.cases(solution.cases)}</span> ·
      <span class="time">${time}</span>${
        errors > 0
          ? html` · <span class="errors">${errorIcon}${sentences.errors(errors)}</span>`
          : nothing
      }`;
  }

  #text(): TemplateResult {
    const { pickAnswer } = caseSentences[this.language];
    return html`${this.#margin.draw()}
      <textarea
        class="text"
        readonly
        spellcheck="false"
        wrap="off"
        aria-label=${this.sentences.output}
        aria-describedby="hint"
        title=${pickAnswer}
        @scroll=${this.#margin.onScroll}
        @click=${this.#margin.onClick}
        rows=${linesToShow(this.#shown, 3)}
        placeholder=${this.#placeholder()}
        .value=${this.#shown}
      ></textarea>`;
  }

  #placeholder(): string {
    if (this.phase === 'idle') return this.sentences.outputPlaceholder;
    return this.phase === 'done' ? this.sentences.nothingAnswered : '';
  }

  #progress(): TemplateResult | typeof nothing {
    const { sentences, progress, language, phase } = this;
    if (phase === 'loading') {
      return html`<div class="progress soon">
        <progress aria-label=${sentences.loading}></progress>
        <p>${sentences.loading}</p>
      </div>`;
    }
    if (phase !== 'slow') return nothing;
    return progressView(sentences.solving, progress, sentences, language, () => tell(this, 'stop'));
  }

  #remarks(): TemplateResult | typeof nothing {
    const { sentences, language, solution } = this;
    const total = solution?.answer.size ?? 0;
    const cut = total > this.#shownBytes;
    if (!cut && this.copied !== 'refused') return nothing;
    const [shown, all] = [this.#shownBytes, total].map((bytes) => formatBytes(bytes, language));
    const words = canCopy(solution) ? sentences.outputCut : sentences.outputTooLong;
    return html`<div class="remarks">
      ${cut ? html`<p class="cut">${words(shown ?? '', all ?? '')}</p>` : nothing}
      ${this.copied === 'refused' ? html`<p>${sentences.copyFailed}</p>` : nothing}
    </div>`;
  }

  async #copy(): Promise<void> {
    if (!this.solution) return;
    const done = await copyText(new TextDecoder().decode(this.solution.beginning));
    this.copied = done ? 'yes' : 'refused';
    tell(this, 'say', done ? this.sentences.copied : this.sentences.copyFailed);
    clearTimeout(this.#copyTimer);
    if (done) this.#copyTimer = window.setTimeout(() => (this.copied = 'no'), confirmedForMs);
  }

  #download(): void {
    if (this.solution) download(this.solution.answer, this.fileName);
  }

  static override styles = [controls, paneStyles, callStyles, outputPaneStyles, answerMarginStyles];
}

/** Whether the answer can be copied. The clipboard wants a text at once, so a longer answer can only be downloaded. */
function canCopy(solution: Solution | undefined): boolean {
  return solution?.answer.size === solution?.beginning.length;
}

/** The number of bytes to show: whole lines, if there are any. */
function endOfShown(answer: Uint8Array): number {
  const lineFeed = 0x0a;
  let lines = 0;
  let end = 0;
  for (let at = 0; at < answer.length && at < mostShown.bytes; ++at) {
    if (answer[at] !== lineFeed) continue;
    end = at + 1;
    if (++lines === mostShown.lines) return end;
  }
  if (answer.length <= mostShown.bytes) return answer.length;
  return end > 0 ? end : mostShown.bytes;
}
