// Draws the cause: what the program does with its input, a known mistake, or a rule.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Influence } from '../../engine/check_types';
import type { Engine } from '../../engine/engine';
import type { JudgeVerdict } from '../../program/try_program';
import { codeText } from '../code_text';
import '../verdict/diagnosis';
import { formView, remarksView } from '../verdict/form_view';
import { areTwins } from '../verdict/mistake_list';
import { verdictSentences } from '../verdict/verdict_sentences';
import type { ProgramSentences } from './program_sentences_en';
import type { Outcome } from './trial_run';
import { valuesView } from './values_view';
import type { ValuesView } from './values_view';

export interface CauseView extends ValuesView {
  readonly engine: Engine;
}

/** When it is wrong: as a known mistake is, or by which rule. */
export function causeView(
  outcome: Outcome,
  verdict: JudgeVerdict,
  view: CauseView,
): TemplateResult | typeof nothing {
  const { words } = view;
  const { failure, varies } = outcome.report;
  if (varies) return html`<p class="cause">${words.varies}</p>`;
  // Which answers are wrong depends on what lies in the memory: another cause that fits them does so by chance.
  if (outcome.behaviour?.unset) return nothing;
  if (failure?.numbersRead) {
    const { spoiltBy, numbersRead } = failure;
    return html`<p class="cause">${words.partlyRead(spoiltBy, numbersRead)}</p>`;
  }
  if (failure?.hasAnswered) {
    const { ending, isPastEnd } = failure;
    const means = ending === 'crashed' ? words.answeredFirst : codeText(words.goesOn(isPastEnd));
    return html`<p class="cause">${means}</p>`;
  }
  if (failure?.slowAlone) return html`<p class="cause">${words.slowAlone}</p>`;
  if (failure?.slowAgain) return html`<p class="cause">${words.slowAgain(failure.slowAgain)}</p>`;
  if (failure?.endsReading) return html`<p class="cause">${words.endsReading}</p>`;
  if (failure?.spoiltBy) {
    return html`<p class="cause">${words.spoilt(failure.spoiltBy, failure.cases - 1)}</p>`;
  }
  if (verdict !== 'WA') return nothing;
  const { check } = outcome.report;
  const said = verdictSentences[view.language];
  // That of the input which is shown.
  const [fault] = outcome.check?.faults ?? [];
  const isExtra = fault?.kind === 'extra' && check.near.length === 0;
  return html`${failure?.endsHere ? html`<p class="cause">${words.endsHere}</p>` : nothing}
  ${isExtra ? html`<p class="cause">${said.extra(fault.count, fault.case, fault.expected === '')}</p>` : nothing}
  ${formView({ ...view, report: check, words: said })} ${wrongView(outcome, view)}
  ${remarksView(check, said)}`;
}

function wrongView(
  { report, behaviour }: Outcome,
  { engine, language, game, dialect, words }: CauseView,
): TemplateResult | typeof nothing {
  const { check, failure } = report;
  const [first] = check.mistakes;
  if (first) {
    const { mistakes } = check;
    const count = mistakes.length;
    const { mistakes: heading } = verdictSentences[language];
    return html`<div class="mistakes">
      ${count === 1 ? nothing : html`<p>${heading(count, first.answers, areTwins(mistakes))}</p>`}
      <impartial-mistakes
        .engine=${engine}
        .language=${language}
        .game=${game.id}
        .dialect=${dialect}
        .mistakes=${mistakes}
        .isSmallestShown=${true}
      ></impartial-mistakes>
    </div>`;
  }
  if (report.values) return valuesView(report.values, { words, language, game, dialect });
  if (report.influence) return influenceView(report.influence, words);
  const isSeen = behaviour !== undefined && behaviour.faults.length > 0;
  if (check.explanations.length > 0 || check.diagnosis.rules.length > 0) {
    return html`<impartial-diagnosis
      .language=${language}
      .game=${game.id}
      .dialect=${dialect}
      .report=${check}
    ></impartial-diagnosis>`;
  }
  const isTold =
    check.near.length + check.remarks.length + check.extra > 0 || check.empty || check.looksLike;
  return isSeen || isTold || failure?.endsHere
    ? nothing
    : html`<p class="remark">${verdictSentences[language].noMistake}</p>`;
}

function influenceView(
  { like, ignored, one, other }: Influence,
  words: ProgramSentences,
): TemplateResult {
  if (ignored.length === 0) {
    return html`<p class="cause">
      <strong>${words.orderMatters}</strong> <code>${one.join(' ')}</code> ≠
      <code>${other.join(' ')}</code>
    </p>`;
  }
  return html`<p class="cause">
    <strong>${words.ignores(ignored.length)}</strong>
    <code
      >${like.map((number, at) => html`${at === 0 ? '' : ' '}${ignored.includes(at) ? html`<mark>${number}</mark>` : number}`)}</code
    >
  </p>`;
}
