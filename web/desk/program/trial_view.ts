// Draws what came of a program: the verdict, then at most three things that matter: where to look, when it is wrong, and the
// smallest input that shows it.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { joinSentences } from '../../i18n/format';
import { formatBytes, formatMilliseconds } from '../../i18n/measured';
import type { Language } from '../../i18n/language';
import { errorIcon, tickIcon } from '../../kit/icons';
import type { Run } from '../../program/program';
import { verdictOf } from '../../program/try_program';
import type { JudgeVerdict } from '../../program/try_program';
import { failureView } from '../call_views';
import { codeText } from '../code_text';
import type { DeskWords } from '../desk_sentences_en';
import { causeView } from './cause_view';
import type { CauseView } from './cause_view';
import { diagnosticView, errorsView, mostErrors } from './errors_view';
import type { GoTo } from './errors_view';
import type { ProgramSentences } from './program_sentences_en';
import { mendView } from './mend_view';
import { smallestView } from './smallest_view';
import type { Outcome, Search, TrialState } from './trial_run';

export interface TrialView extends CauseView {
  readonly state: TrialState;
  /** The program that was run. */
  readonly source: string;
  /** It was changed since. */
  readonly isChanged: boolean;
  readonly sentences: DeskWords;
  /** The smallest input is that of the desk. */
  readonly isOnBoard: boolean;
  readonly onRun: () => void;
  readonly onGoTo: GoTo;
  readonly onShow: () => void;
  readonly onCheckOutput: () => void;
}

type Answer = Extract<TrialState, { kind: 'refused' | 'memory' | 'tried' }>;

export function isAnswer(state: TrialState): state is Answer {
  return state.kind === 'refused' || state.kind === 'memory' || state.kind === 'tried';
}

export function verdictOfState(state: Answer): JudgeVerdict | 'CE' {
  if (state.kind === 'refused') return 'CE';
  return state.kind === 'memory' ? 'MLE' : verdictOf(state.outcome.report);
}

export function trialView(view: TrialView): TemplateResult | typeof nothing {
  const { state, words, sentences } = view;
  if (isAnswer(state)) return answerView(state, view);
  switch (state.kind) {
    case 'loading':
      return loadingView(state.progress, view);
    case 'compiling':
      return workView(words.compiling);
    case 'running':
      return workView(words.running(state.runs + 1));
    case 'slow':
      return html`<p class="failed">${words.slow}</p>`;
    case 'stopped':
      return html`<p>${words.stopped}</p>`;
    case 'foreign':
    case 'absent':
      return html`<p>${words[state.kind]}</p>
        <p>
          <button class="button" type="button" @click=${view.onCheckOutput}>
            ${words.checkOutput}
          </button>
        </p>`;
    case 'failed': {
      const { failures } = sentences;
      const load = { ...failures.load, title: words.notLoaded };
      const own = { ...failures, load, run: words.interrupted };
      const said = { ...sentences, failures: own, retry: words.runAgain };
      return failureView(state.failure, said, view.onRun);
    }
    case 'idle':
      return nothing;
  }
}

// --- At work ---------------------------------------------------------------------------------------------------------

function loadingView(
  progress: { readonly bytesRead: number; readonly bytesTotal: number } | undefined,
  { words, language }: TrialView,
): TemplateResult {
  const { bytesRead = 0, bytesTotal = 0 } = progress ?? {};
  const amounts = words.loaded(formatBytes(bytesRead, language), formatBytes(bytesTotal, language));
  return html`<div class="work">
    <p class="numbers">${words.loading}${progress ? html` · ${amounts}` : '…'}</p>
    <progress
      aria-label=${words.loading}
      value=${progress ? bytesRead / bytesTotal : nothing}
    ></progress>
    ${progress ? html`<p class="remark">${words.loadedOnce}</p>` : nothing}
  </div>`;
}

function workView(doing: string): TemplateResult {
  return html`<div class="work">
    <p class="numbers">${doing}</p>
    <progress aria-label=${doing}></progress>
  </div>`;
}

// --- The answer ------------------------------------------------------------------------------------------------------

const kindOf = (verdict: JudgeVerdict | 'CE'): string =>
  verdict === 'AC'
    ? 'accepted'
    : verdict === 'PE' || verdict === 'RE?'
      ? 'presentation_error'
      : 'wrong_answer';

function answerView(state: Answer, view: TrialView): TemplateResult {
  const { words, language, isChanged } = view;
  const verdict = verdictOfState(state);
  return html`<p class="badge ${kindOf(verdict)}">
      ${verdict === 'AC' ? tickIcon : errorIcon} ${words.verdicts[verdict]}
      ${isChanged ? html`<span class="count">${words.changed}</span>` : nothing}
    </p>
    ${
      state.kind === 'refused'
        ? errorsView(state.diagnostics, words, view.onGoTo)
        : state.kind === 'memory'
          ? html`<p>
              ${joinSentences([words.means.MLE, words.globals(formatBytes(state.bytes, language))], language)}
            </p>`
          : outcomeView(state.outcome, state.search, verdict as JudgeVerdict, view)
    }`;
}

function outcomeView(
  outcome: Outcome,
  search: Search | undefined,
  verdict: JudgeVerdict,
  view: TrialView,
): TemplateResult {
  const { words, language, onGoTo } = view;
  const { report, run, remarks, mend } = outcome;
  const { failure } = report;
  const time = formatMilliseconds(run.milliseconds, language);
  // A run that was stopped does not tell its memory.
  const took = words.took(time, run.bytes > 0 ? formatBytes(run.bytes, language) : undefined);
  const says = [
    words.means[verdict],
    ...(remarks.includes('threads')
      ? [words.remarks.threads]
      : verdict === 'RE'
        ? [reasonOf(run, words, language)]
        : []),
    ...(failure && report.passedBefore ? [words.failsOn[report.kind]] : []),
  ];
  const { line } = run;
  return html`<p>${codeText(joinSentences(says, language))}</p>
    ${
      line === undefined
        ? nothing
        : html`<p>
            <button class="button place" type="button" @click=${() => onGoTo(line)}>
              ${words.line(line)}
            </button>
          </p>`
    }
    ${behaviourView(outcome, view)} ${mend ? mendView(mend, view) : nothing}
    ${search ? html`<p class="remark">${words.looking[search]}</p>` : nothing}
    ${causeView(outcome, verdict, view)} ${smallestView(outcome, view)}
    ${
      run.errors.trim() === ''
        ? nothing
        : html`<p class="remark">${words.said}</p>
            <pre tabindex="0">${run.errors}</pre>`
    }
    ${mindView(outcome, view)}
    <p class="remark numbers">${words.tried(report.cases, report.runs)} · ${took}</p>`;
}

/** Why it broke off. */
function reasonOf(
  { trap, where, exitCode }: Run,
  words: ProgramSentences,
  language: Language,
): string {
  if (trap === undefined) return words.exitCode(exitCode);
  if (trap === 'exception' && where) return words.threw(where);
  const says = [words.traps[trap], ...(where ? [words.inFunction(where)] : [])];
  return joinSentences(says, language);
}

/** Undefined behaviour, with its lines. */
function behaviourView(
  { behaviour, report }: Outcome,
  { words, onGoTo }: TrialView,
): TemplateResult | typeof nothing {
  if (!behaviour) return nothing;
  const { faults, unset } = behaviour;
  if (faults.length === 0 && !unset) return nothing;
  const heading = report.failure ? nothing : html`<p>${words.byLuck}</p>`;
  if (unset)
    return html`${heading}
      <p class="cause">${words.unset}</p>`;
  const firstOfLines = faults.filter(
    ({ line }, at) => faults.findIndex((each) => each.line === line) === at,
  );
  return html`${heading}${firstOfLines.slice(0, mostErrors).map(
    (fault) =>
      html`<p class="cause">
        <button class="button place" type="button" @click=${() => onGoTo(fault.line, fault.column)}>
          ${words.line(fault.line)}
        </button>
        <span>${codeText(words.fault(fault))}</span>
      </p>`,
  )}`;
}

/** What another judge may not take. */
function mindView(
  { dialects, missingHeaders, remarks, warnings }: Outcome,
  { words, onGoTo }: TrialView,
): TemplateResult {
  const minded = [
    ...(missingHeaders.length > 0
      ? [words.missing(missingHeaders.map((each) => `\`#include <${each}>\``).join(', '))]
      : []),
    ...dialects.map((each) => words.dialects[each]),
    ...remarks.filter((each) => each !== 'threads').map((each) => words.remarks[each]),
  ];
  return html`${
    minded.length === 0
      ? nothing
      : html`<div class="remark">
          <p>${words.mind}</p>
          <ul>
            ${minded.map((each) => html`<li>${codeText(each)}</li>`)}
          </ul>
        </div>`
  }
  ${
    warnings.length === 0
      ? nothing
      : html`<details>
          <summary>${words.warnings(warnings.length)}</summary>
          ${warnings.map((each) => diagnosticView(each, words, onGoTo))}
        </details>`
  }`;
}
