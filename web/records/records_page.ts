// The page of records: a table with a button in each row that finds the row's answer again in this browser.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { version } from '../../package.json';
import tsv from './records.tsv?raw';
import { joinClauses, labelled } from '../i18n/format';
import { formatBytes, formatMilliseconds } from '../i18n/measured';
import type { FrameSentences } from '../i18n/frame_sentences';
import { copyText, download } from '../kit/hand_over';
import { copyIcon, downloadIcon, errorIcon, tickIcon } from '../kit/icons';
import { FramedPage } from '../kit/framed_page';
import { LazyPart } from '../kit/lazy_part';
import { formatRecords, parseRecords, rest, sources } from './records';
import type { Row } from './records';
import { game } from './run';
import type { Outcome, RowEngine } from './run';
import { RunQueue } from './run_queue';
import type { RowState } from './run_queue';
import { recordsSentences, sourceName, sourceUrl } from './sentences';
import type { RecordsSentences } from './sentences_en';
import { recordsStyles } from './styles';

const confirmedForMs = 2000;

export class RecordsPage extends FramedPage {
  static override properties = {
    announcement: { state: true },
    copied: { state: true },
  };

  startEngine!: () => RowEngine;
  declare private announcement: string;
  declare private copied: boolean;

  readonly #records = parseRecords(tsv);
  readonly #queue = new RunQueue(
    this.#records.rows,
    () => this.startEngine(),
    (row, state) => this.#changed(row, state),
  );
  /** Loaded when it is nearly in sight; if it does not come, a button tries again. */
  readonly #pairs = new LazyPart(this, () => import('./pair_table'));
  #copyTimer = 0;

  constructor() {
    super();
    this.announcement = '';
    this.copied = false;
  }

  protected override firstUpdated(): void {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        void this.#pairs.fetch();
      },
      { rootMargin: '600px' },
    );
    const section = this.renderRoot.querySelector('.pairs');
    if (section) near.observe(section);
  }

  get #words(): RecordsSentences {
    return recordsSentences[this.language];
  }

  protected override get frameWords(): FrameSentences {
    return this.#words.frame;
  }

  #changed(row: Row, state: RowState | undefined): void {
    if (state?.kind === 'done') this.#announce(row, this.#resultText(row, state.outcome));
    if (state?.kind === 'failed') this.#announce(row, this.#words.failed(state.reason));
    this.requestUpdate();
  }

  #announce(row: Row, words: string): void {
    this.announcement = labelled(this.#nameOf(row), words, this.language);
  }

  // --- The table as text -------------------------------------------------------------------------------------------

  #text(): string {
    const day = new Date().toISOString().slice(0, 10);
    return formatRecords(this.#records, this.#queue.outcomes, [
      `Impartial ${version}: records of the Number Game beyond 20 (Sylver Coinage)`,
      location.href,
      `here: ${day}, ${navigator.hardwareConcurrency} cores, ${navigator.userAgent}`,
    ]);
  }

  async #copy(): Promise<void> {
    this.copied = await copyText(this.#text());
    this.announcement = this.copied ? this.#words.copied : this.#words.copyFailed;
    clearTimeout(this.#copyTimer);
    this.#copyTimer = window.setTimeout(() => (this.copied = false), confirmedForMs);
  }

  // --- Drawing -----------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const words = this.#words;
    document.documentElement.lang = this.language;
    document.title = `${words.records} · Impartial`;
    return html`
      <slot name="header"></slot>
      <main>
        <h1>${words.title}</h1>
        <p class="lead">${words.lead}</p>
        <p>${words.howToRead}</p>
        ${this.#tools()} ${this.#table()}
        <p class="soft">${words.measured(this.#records.measured)}</p>
        <p class="soft"><a href="../verify/index.html">${words.verify}</a></p>
        <h2>${words.comparedWith}</h2>
        <dl>
          ${sources.map(
            (source) =>
              html`<div>
                <dt>${words.sources[source]}</dt>
                <dd>${linked(words.about[source])}</dd>
              </div>`,
          )}
        </dl>
        <section class="pairs">
          <h2>${words.allPairs}</h2>
          ${
            this.#pairs.loaded
              ? html`<impartial-pair-table .language=${this.language}></impartial-pair-table>`
              : html`<button class="button" type="button" @click=${() => void this.#pairs.fetch()}>
                  ${words.showPairs}
                </button>`
          }
        </section>
      </main>
      <slot name="footer"></slot>
      <p class="visually-hidden" role="status">${this.announcement}</p>
    `;
  }

  #tools(): TemplateResult {
    const words = this.#words;
    const save = (): void => download(new TextEncoder().encode(this.#text()), 'sylver_records.tsv');
    return html`<div class="tools">
      <button class="button run-all" type="button" @click=${() => this.#queue.toggleAll()}>
        ${this.#queue.isAnyBusy ? words.stopAll : words.runAll}
      </button>
      <button class="button copy" type="button" @click=${() => void this.#copy()}>
        ${this.copied ? tickIcon : copyIcon} ${this.copied ? words.copied : words.copy}
      </button>
      <button class="button download" type="button" @click=${save}>
        ${downloadIcon} ${words.download}
      </button>
    </div>`;
  }

  // Roles are explicit because a narrow window draws the table as a list, which would remove them.
  #table(): TemplateResult {
    const words = this.#words;
    const { rows } = this.#records;
    const heads = [
      words.position,
      words.largest,
      words.answer,
      words.pPositions,
      words.visited,
      words.memory,
      words.time,
      words.compared,
      words.ratio,
      words.here,
    ];
    const group = (name: string, of: readonly Row[]): TemplateResult =>
      html`<tbody role="rowgroup">
        <tr class="group" role="row">
          <th role="columnheader" scope="colgroup" colspan=${heads.length}>${name}</th>
        </tr>
        ${of.map((row) => this.#row(row))}
      </tbody>`;
    return html`<table role="table" aria-label=${words.table}>
      <thead role="rowgroup">
        <tr role="row">
          ${heads.map((head) => html`<th role="columnheader" scope="col">${head}</th>`)}
        </tr>
      </thead>
      ${group(
        words.finite,
        rows.filter(({ t }) => t !== undefined),
      )}
      ${group(
        words.infinite,
        rows.filter(({ t }) => t === undefined),
      )}
    </table>`;
  }

  #row(row: Row): TemplateResult {
    const words = this.#words;
    const { t, effort, compared } = row;
    const cell = (label: string, content: unknown, kind = 'number'): TemplateResult =>
      html`<td role="cell" class=${kind} data-label=${label}>${content}</td>`;
    return html`<tr role="row" data-name=${row.name}>
      <th role="rowheader" scope="row">${this.#link(row)}</th>
      ${cell(words.largest, t === undefined ? '∞' : this.#number(t))}
      ${cell(words.answer, this.#answer(row), 'answer')}
      ${cell(words.pPositions, effort ? this.#number(effort.pPositions) : nothing)}
      ${cell(words.visited, effort ? this.#number(effort.visited) : nothing)}
      ${cell(words.memory, effort ? formatBytes(effort.bytes, this.language) : nothing)}
      ${cell(words.time, effort ? this.#time(effort.seconds) : nothing)}
      ${cell(
        words.compared,
        compared
          ? html`${this.#time(compared.seconds)}
              <span class="source">${words.sources[compared.source]}</span>`
          : nothing,
      )}
      ${cell(words.ratio, compared && effort ? `${this.#ratio(compared.seconds, effort.seconds)}×` : nothing)}
      ${cell(words.here, this.#here(row), 'here')}
    </tr>`;
  }

  #nameOf({ name, positions }: Row): string {
    const [, from = '', to = ''] = name.split(' ');
    return positions.length > 1 ? this.#words.pairs(positions.length, from, to) : name;
  }

  #link(row: Row): TemplateResult | string {
    if (row.positions.length > 1) return this.#nameOf(row);
    const query = new URLSearchParams({ position: row.name }).toString();
    return html`<a href="../index.html#/v1/${game}?${query}">${row.name}</a>`;
  }

  #answer({ positions, answers }: Row): TemplateResult {
    if (positions.length === 1) return html`<span>${answerText(answers[0] ?? '')}</span>`;
    return html`<details>
      <summary>${this.#words.answers(answers.length)}</summary>
      <ul>
        ${positions.map((position, index) => html`<li>${position} ${answers[index]}</li>`)}
      </ul>
    </details>`;
  }

  /** The progress or result of a row. The button stays the same element, because it may have the focus. */
  #here(row: Row): TemplateResult {
    const words = this.#words;
    const state = this.#queue.stateOf(row);
    const label = this.#queue.isBusy(row) ? words.stop : state ? words.again : words.run;
    return html`<div class="run">
      <button class="button" type="button" @click=${() => this.#queue.toggle(row)}>
        ${label}<span class="visually-hidden"> ${this.#nameOf(row)}</span>
      </button>
      ${state ? this.#state(row, state) : nothing}
    </div>`;
  }

  #state(row: Row, state: RowState): TemplateResult {
    const words = this.#words;
    switch (state.kind) {
      case 'waiting':
        return html`<p class="soft">${words.waiting}</p>`;
      case 'running': {
        if (!state.effort) return html`<p class="soft">${words.starting}</p>`;
        const { visited, bytes, seconds } = state.effort;
        const memory = formatBytes(bytes, this.language);
        return html`<p class="soft">
          ${words.progress(this.#number(visited), memory, this.#time(seconds))}
          ${
            row.positions.length > 1
              ? html`<br />${words.answered(state.answered ?? 0, row.positions.length)}`
              : nothing
          }
        </p>`;
      }
      case 'failed':
        return html`<p class="different">${errorIcon} ${words.failed(state.reason)}</p>`;
      case 'done':
        return this.#result(row, state.outcome);
    }
  }

  #result(row: Row, outcome: Outcome): TemplateResult {
    const { effort } = outcome;
    const compared =
      row.effort && outcome.verdict === 'same'
        ? this.#words.times(this.#ratio(effort.seconds, row.effort.seconds))
        : nothing;
    const icon = { same: tickIcon, different: errorIcon, incomplete: nothing }[outcome.verdict];
    return html`<p class=${outcome.verdict}>
      <strong>${this.#time(effort.seconds)}</strong> ${icon} ${this.#verdictText(row, outcome)}
      ${compared === nothing ? nothing : html`<span class="soft">${compared}</span>`}
    </p>`;
  }

  #verdictText(row: Row, { verdict, answers, effort }: Outcome): string {
    const words = this.#words;
    if (verdict === 'same') return words.same;
    if (verdict === 'incomplete') {
      const of = row.positions.length;
      const got = of === 1 ? answerText(answers[0] ?? '?') : words.answered(answers.length, of);
      return words.incomplete(this.#number(effort.visited), got);
    }
    const wrong = answers.flatMap((answer, index) =>
      answer === row.answers[index] ? [] : [`${row.positions[index]} ${answerText(answer)}`],
    );
    return words.different(wrong.join('; '));
  }

  #resultText(row: Row, outcome: Outcome): string {
    const said = [this.#time(outcome.effort.seconds), this.#verdictText(row, outcome)];
    return joinClauses(said, this.language);
  }

  #number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  #time(seconds: number): string {
    return formatMilliseconds(seconds * 1000, this.language);
  }

  /** The ratio with two digits; measurements do not repeat more exactly. */
  #ratio(seconds: number, of: number): string {
    const options = { maximumSignificantDigits: 2 };
    return new Intl.NumberFormat(this.language, options).format(seconds / of);
  }

  static override styles = [...super.styles, recordsStyles];
}

/** "N: 5, 12", "N: 5, …", "P" or "?". */
function answerText(answer: string): string {
  if (answer === 'P' || answer === '?') return answer;
  return `N: ${answer.replace(rest, '…').replaceAll(' ', ', ')}`;
}

function linked(text: string | readonly [string, string]): TemplateResult | string {
  if (typeof text === 'string') return text;
  const [before, after] = text;
  return html`${before}<a href=${sourceUrl}>${sourceName}</a>${after}`;
}
