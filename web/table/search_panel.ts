// Explains the evidence for a position's status and runs searches: a short one by itself, if the host wants it, and long
// ones, with their progress, their limits, and the button that starts and stops them.
import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Budget, SearchProgress } from '../engine/search';
import type { Analysis } from '../engine/types';
import { fact } from '../kit/board/facts';
import type { TheoryModule } from '../kit/board/theory_module';
import { callWithSlowNotice } from '../kit/loading';
import { formatNatural } from '../i18n/format';
import { formatBytes } from '../i18n/measured';
import type { Language } from '../i18n/language';
import { isOver } from '../play/is_over';
import { isEndless } from '../play/endless';
import { tells } from '../play/hint_level';
import type { HintLevel } from '../play/hint_level';
import { controls } from '../kit/controls';
import { select, selectStyles } from '../kit/select';
import './certificate_panel';
import { searchSentences } from './search_sentences';
import type { Ended, Goal, SearchSentences } from './search_sentences_en';
import type { Table } from './table';
import { searchPanelStyles } from './search_panel_styles';

/** The interval of updates: numbers that change faster cannot be read. */
const shownEveryMs = 200;

/** The limits of a search, in bytes and in milliseconds. */
const memories = [250e6, 1e9, 2e9, 3e9];
const times = [10_000, 60_000, 600_000, Infinity];
/** What nobody minds to spend without being asked: `<16 17>` takes a quarter of it. */
const short: Budget = { bytes: 100e6, milliseconds: 1_000 };

export class SearchPanel extends LitElement {
  static override properties = {
    table: { attribute: false },
    announce: { attribute: false },
    announceVerdict: { attribute: false },
    analysis: { attribute: false },
    language: { attribute: false },
    level: { attribute: false },
    theory: { attribute: false },
    searchesAtOnce: { attribute: false },
    run: { state: true },
    progress: { state: true },
    ended: { state: true },
    memory: { state: true },
    time: { state: true },
  };

  declare table: Table;
  /** Puts words into the status line. */
  declare announce: (words: string) => void;
  /** The same, followed by the new verdict of the position. */
  declare announceVerdict: (words: string) => void;
  declare analysis: Analysis;
  declare language: Language;
  declare level: HintLevel;
  /** undefined if it could not be loaded: then the status is shown without its evidence. */
  declare theory: TheoryModule | undefined;
  /** A position that is not solved is searched for a moment, unasked. */
  declare searchesAtOnce: boolean;
  /** The running search of this position. */
  declare private run: AbortController | undefined;
  /** The counters of the running search, or of the last one. */
  declare private progress: SearchProgress | undefined;
  /** Why the last search ended. */
  declare private ended: Ended | undefined;
  declare private memory: number;
  declare private time: number;

  #of: string | undefined;
  /** The first report may include positions from earlier searches. */
  #first: SearchProgress | undefined;
  /** The goal of the last search. */
  #sought: Goal | undefined;
  /** The last search was a short one. Its counters and its end are not shown. */
  #isShort = false;
  /** The position whose short search was tried. */
  #tried: string | undefined;

  constructor() {
    super();
    this.memory = 2e9;
    this.time = 600_000;
  }

  /** Stops the search. Leaving the page does not stop it: in a narrow window the panel returns with its tab. */
  stop(): void {
    this.run?.abort();
  }

  protected override willUpdate(): void {
    const { position } = this.analysis;
    if (position !== this.#of) {
      this.#of = position;
      // A reader who plays on is done with the position before.
      this.run?.abort();
      this.run = this.progress = this.ended = undefined;
      this.table.set({ isSought: false });
    }
    // Where outcomes are hidden, there is nothing to show.
    if (!this.searchesAtOnce || position === this.#tried || !tells(this.level, 'outcomes')) return;
    this.#tried = position;
    const isUnknown = this.#goal === 'winning' && !this.#isRecalled;
    if (isUnknown && !isOver(this.analysis)) void this.#search('winning', short);
  }

  /** The results come back from the table as another analysis. */
  async #search(goal: Goal, budget?: Budget): Promise<void> {
    const { table, memory, time } = this;
    const say = searchSentences[this.language];
    const isShort = (this.#isShort = budget !== undefined);
    table.set({ isSought: isShort });
    const run = new AbortController();
    this.run = run;
    this.#sought = goal;
    this.#first = this.ended = undefined;
    let latest: SearchProgress | undefined;
    const onProgress = (progress: SearchProgress): void => {
      latest = progress;
      this.#first ??= progress;
      const isDue = progress.milliseconds - (this.progress?.milliseconds ?? 0) >= shownEveryMs;
      if (run === this.run && (isDue || progress === this.#first)) this.progress = progress;
    };
    if (!isShort) this.announce(say.started);
    try {
      await callWithSlowNotice(onProgress, async (told) =>
        table.playthrough?.search({
          budget: budget ?? { bytes: memory, milliseconds: time },
          until: goalReached[goal],
          signal: run.signal,
          onProgress: told,
        }),
      );
      await table.renew();
    } catch (error) {
      // The solver has lost what it had found.
      latest = undefined;
      if (run === this.run) this.progress = undefined;
      table.fail('run', error);
    }
    if (run !== this.run) return;
    this.run = undefined;
    table.set({ isSought: false });
    if (!latest) return;
    if (isShort) {
      this.progress = undefined;
      if (latest.solved) this.announceVerdict('');
      return;
    }
    this.progress = latest;
    this.ended = endOf(latest, goal, memory, run.signal);
    if (!table.state.failure) this.announceVerdict(say.ended[this.ended]);
    await this.#keepFocus();
  }

  /** The button may disappear while it has the focus. */
  async #keepFocus(): Promise<void> {
    const had = this.shadowRoot?.activeElement;
    await this.updateComplete;
    if (had && !this.shadowRoot?.activeElement) {
      this.shadowRoot?.querySelector<HTMLElement>('section')?.focus();
    }
  }

  /** A search that nobody asked for is not told of. */
  get #isQuiet(): boolean {
    return this.run !== undefined && this.#isShort;
  }

  /** The answer is a claim of an earlier visit, which another search decides. */
  get #isRecalled(): boolean {
    return this.analysis.isRecalled === true && tells(this.level, 'outcomes');
  }

  /** The goal that another search could reach. */
  get #goal(): Goal | undefined {
    const goal = this.#lacking;
    return this.ended === 'done' && this.#sought === goal ? undefined : goal;
  }

  get #lacking(): Goal | undefined {
    const { status, complete, options, grundy } = this.analysis;
    const searchable = fact(this.analysis, 'searchable') !== '0' && !isEndless(options.count);
    if (status === 'budget_exhausted' || (!complete && searchable)) return 'winning';
    if (this.#isRecalled) return 'winning';
    const isWanted = grundy === null && tells(this.level, 'values');
    return isWanted && fact(this.analysis, 'grundy_affordable') === '1' ? 'values' : undefined;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { analysis, language, level, theory, run } = this;
    const say = searchSentences[language];
    const reason = tells(level, 'outcomes') ? theory?.reason?.(analysis, language) : undefined;
    const goal = this.#goal;
    // The end of a search for another goal is no longer shown.
    const ended = goal === this.#sought ? this.ended : undefined;
    if (isOver(analysis) || !(reason || goal || run)) return nothing;
    const isQuiet = this.#isQuiet;
    return html`<section class=${isQuiet ? 'quiet' : ''} aria-label=${say.panel} tabindex="-1">
      ${
        goal || run
          ? html`<div class="search">
              ${run && !isQuiet ? this.#counters(say) : this.#lack(say, goal ?? 'winning', ended)}
              <button
                class="button"
                type="button"
                ?disabled=${!run && this.#isMemoryUsedUp}
                @click=${() => (run ? run.abort() : void this.#search(goal ?? 'winning'))}
              >
                ${run && !isQuiet ? say.stop : ended ? say.goOn : this.#isRecalled ? say.again : say.solve}
              </button>
              ${run && !isQuiet ? nothing : this.#limits(say)}
            </div>`
          : nothing
      }
      ${reason ? html`<p class="reason">${linked(reason)}</p>` : nothing}
      ${reason && !run && !this.#isRecalled ? this.#certificate() : nothing}
    </section>`;
  }

  /** Why a search is offered, unless the verdict says so. */
  #lack(say: SearchSentences, goal: Goal, ended?: Ended): TemplateResult | typeof nothing {
    const { analysis, level } = this;
    if (this.#isRecalled && !ended) return html`<p>${say.recalled}</p>`;
    const isSaid = goal === 'winning' && tells(level, 'outcomes') && analysis.winning.length === 0;
    if (!ended && isSaid) return nothing;
    return html`<p>${ended ? say.ended[ended] : say.lacks[goal]}</p>`;
  }

  #certificate(): TemplateResult | typeof nothing {
    const { table, announce, analysis, language } = this;
    const loadChecker = this.theory?.loadChecker;
    const isSearched =
      loadChecker && analysis.outcome !== 'unknown' && searchedReasons.has(analysis.reason ?? '');
    return isSearched
      ? html`<impartial-certificate
          .table=${table}
          .announce=${announce}
          .analysis=${analysis}
          .language=${language}
          .loadChecker=${loadChecker}
        ></impartial-certificate>`
      : nothing;
  }

  get #isMemoryUsedUp(): boolean {
    return this.ended === 'memory' && (this.progress?.bytes ?? 0) >= this.memory;
  }

  #counters(say: SearchSentences): TemplateResult {
    const { progress, language } = this;
    const { positions, pPositions, bytes, milliseconds, replies } = progress ?? none;
    const number = (value: number): string => formatNatural(Math.round(value), language);
    const first = this.#first ?? none;
    const rate = (positions - first.positions) / ((milliseconds - first.milliseconds) / 1000);
    const counter = (name: string, value: string): TemplateResult =>
      html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`;
    return html`<dl>
      ${counter(say.time, clock(milliseconds))} ${counter(say.positions, number(positions))}
      ${counter(say.positionsEachSecond, Number.isFinite(rate) ? number(rate) : '–')}
      ${counter(say.pPositions, number(pPositions))}
      ${counter(say.memory, formatBytes(bytes, language))}
      ${
        replies.total > 0
          ? counter(say.replies, say.repliesSolved(number(replies.solved), number(replies.total)))
          : nothing
      }
    </dl>`;
  }

  #limits(say: SearchSentences): TemplateResult {
    const { memory, time, language } = this;
    const memoryText = (bytes: number): string => formatBytes(bytes, language);
    const timeText = (milliseconds: number): string => {
      if (milliseconds === Infinity) return say.noLimit;
      const seconds = milliseconds / 1000;
      return seconds < 60 ? say.seconds(seconds) : say.minutes(seconds / 60);
    };
    return html`<details>
      <summary>${say.limits(memoryText(memory), timeText(time))}</summary>
      <div class="limits">
        <label
          >${say.memory}
          ${select({
            values: memories,
            nameOf: memoryText,
            chosen: memory,
            onChoose: (chosen) => (this.memory = chosen),
          })}</label
        >
        <label
          >${say.time}
          ${select({
            values: times,
            nameOf: timeText,
            chosen: time,
            onChoose: (chosen) => (this.time = chosen),
          })}</label
        >
      </div>
    </details>`;
  }

  static override styles = [controls, selectStyles, searchPanelStyles];
}

/** A theorem names the site that states it. */
function linked(reason: string): unknown[] {
  return reason
    .split(/(\b[a-z]+\.net\b)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="https://${part}/">${part}</a>` : part));
}

/** The reasons of answers that a search gave. */
const searchedReasons = new Set(['search', 'odd_recurrence', 'quiet_end', 'reply']);

/** What is true in a report when the goal is reached. */
const goalReached = { winning: 'solved', values: 'valued' } as const;

const none: SearchProgress = {
  solved: false,
  valued: false,
  done: false,
  positions: 0,
  pPositions: 0,
  bytes: 0,
  replies: { solved: 0, total: 0 },
  milliseconds: 0,
};

function endOf(
  progress: SearchProgress,
  goal: Goal,
  memory: number,
  { aborted }: AbortSignal,
): Ended {
  if (progress[goalReached[goal]]) return 'done';
  if (aborted) return 'stopped';
  return progress.bytes >= memory ? 'memory' : 'time';
}

/** "1:05" */
function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

if (!customElements.get('impartial-search')) {
  customElements.define('impartial-search', SearchPanel);
}
