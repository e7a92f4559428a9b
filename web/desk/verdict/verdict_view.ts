// Draws the verdict on an output.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { CheckReport, Fault } from '../../engine/check_types';
import type { NearKind } from '../../engine/check_words';
import type { DialectId } from '../../engine/types';
import { joinClauses } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { caseSentences } from '../cases/case_sentences';
import type { DeskWords } from '../desk_sentences_en';
import { isOfCase } from '../desk_state';
import type { GameSentences } from '../../kit/board/game_sentences';
import { boardIcon, errorIcon, shareIcon, tickIcon } from '../../kit/icons';
import './diagnosis';
import { formView, remarksView } from './form_view';
import { areTwins } from './mistake_list';
import type { VerdictSentences } from './verdict_sentences_en';

/** More buttons than these help nobody. */
const mostListed = 200;

export interface VerdictViewOptions {
  readonly engine: Engine;
  readonly report: CheckReport;
  readonly words: VerdictSentences;
  readonly language: Language;
  readonly sentences: DeskWords;
  readonly game: GameSentences;
  readonly dialect: DialectId;
  readonly shownCase: number | undefined;
  readonly onShow: (number: number) => void;
  readonly onTellApart: () => void;
  /** undefined: there is no link to the verdict. */
  readonly share: (() => void) | undefined;
  readonly isShared: boolean;
}

export function verdictView(options: VerdictViewOptions): TemplateResult {
  const { report, words, sentences, share } = options;
  const { verdict, right, cases, refused, faults } = report;
  const [first] = faults;
  if (verdict === 'not_judged') {
    const error = report.notices.find(({ severity }) => severity === 'error');
    return html`<p class="badge ${verdict}">${words.verdicts[verdict]}</p>
      <p>${words.notJudged}</p>
      ${error ? html`<p class="failed">${sentences.notice(error)}</p>` : nothing}`;
  }
  // Of several mistakes none is certain, so the facts come first.
  const isNamed = report.mistakes.length === 1 || areTwins(report.mistakes);
  return html`
    <p class="badge ${verdict}">
      ${verdict === 'accepted' ? tickIcon : errorIcon} ${words.verdicts[verdict]}
      <span class="count">${words.right(right, cases, nearlyRight(report))}</span>
      ${share ? shareButton(share, options) : nothing}
    </p>
    ${formView(options)} ${isNamed ? mistakes(options) : nothing}
    ${first ? firstFault(first, options) : nothing}
    ${first ? missingAndExtra(first, options) : nothing}
    ${isNamed || report.mistakes.length === 0 ? nothing : mistakes(options)}
    ${verdict === 'wrong_answer' ? diagnosis(options) : nothing}
    ${isUnknown(report) ? html`<p class="remark">${words.noMistake}</p>` : nothing}
    ${isUndecided(report) ? tellApart(options) : nothing} ${allFaults(options)}
    ${refused > 0 ? html`<p class="remark">${words.refused(refused)}</p>` : nothing}
    ${remarksView(report, words)}
  `;
}

function shareButton(
  share: () => void,
  { language, isShared }: VerdictViewOptions,
): TemplateResult {
  const words = caseSentences[language];
  const name = isShared ? words.linkCopied : words.copyLink;
  return html`<button
    class="button share"
    type="button"
    aria-label=${name}
    title=${name}
    @click=${share}
  >
    ${isShared ? tickIcon : shareIcon}
  </button>`;
}

function diagnosis({
  report,
  language,
  game,
  dialect,
  onShow,
}: VerdictViewOptions): TemplateResult | typeof nothing {
  if (!isDiagnosed(report)) return nothing;
  return html`<impartial-diagnosis
    .language=${language}
    .game=${game.id}
    .dialect=${dialect}
    .report=${report}
    .onShow=${onShow}
  ></impartial-diagnosis>`;
}

function isDiagnosed({ explanations, diagnosis: { rules } }: CheckReport): boolean {
  return explanations.length > 0 || rules.length > 0;
}

/** Another input can decide what this output leaves open. */
function isUndecided(report: CheckReport): boolean {
  const { verdict, empty, looksLike, mistakes: named, explanations, diagnosis: rule } = report;
  if (verdict !== 'wrong_answer' || empty || looksLike !== '') return false;
  if (report.diagnosis.wrong === 0) return false;
  if (named.length > 0) return named.length > 1 && !areTwins(named);
  return explanations.length > 1 || (explanations.length === 0 && !rule.sure);
}

function tellApart({ words, onTellApart }: VerdictViewOptions): TemplateResult {
  return html`<p>
    <button class="button" type="button" @click=${onTellApart}>${words.tellApart}</button>
  </p>`;
}

/** A word that this judge does not know may stand for one of its own; but nothing tells that. */
const saysNothing = (kind: NearKind): boolean => kind === 'unknown_word' || kind === 'python_none';

/** How many answers are right but for their form, if no other answer is wrong. */
function nearlyRight({ near, diagnosis: { wrong } }: CheckReport): number {
  if (wrong > 0) return 0;
  return near.reduce((total, { kind, count }) => total + (saysNothing(kind) ? 0 : count), 0);
}

function firstFault(fault: Fault, options: VerdictViewOptions): TemplateResult {
  const { kind, missingMoves, wrongMoves, reason } = fault;
  const { words, language, shownCase, onShow } = options;
  const found = row(
    joinClauses([words.found, words.outputLine(fault.outputLine)], language),
    fault.found || words.nothing,
    fault.found ? 'found' : 'nothing',
  );
  if (!isOfCase(fault)) {
    const where = words.extra(fault.count, fault.case, fault.expected === '');
    return html`<div class="first">
      <p class="where"><strong>${where}</strong></p>
      <dl>${found}</dl>
    </div>`;
  }
  return html`<div class="first">
    <p class="where">
      <strong>${words.first(kind, fault.case, fault.line)}</strong>
      <button
        class="button show ${fault.case === shownCase ? 'shown' : ''}"
        type="button"
        @click=${() => onShow(fault.case)}
      >
        ${boardIcon} ${words.showCase}
      </button>
    </p>
    <dl>
      ${fault.input ? row(words.input, fault.input) : nothing}
      ${fault.expected ? row(words.expected, fault.expected, 'expected') : nothing} ${found}
      ${missingMoves.length > 0 ? row(words.missingMoves, missingMoves.join('  ')) : nothing}
      ${wrongMoves.length > 0 ? row(words.wrongMoves, wrongMoves.join('  '), 'found') : nothing}
    </dl>
    ${reason ? html`<p>${words.objections[reason]}</p>` : nothing}
    ${fault.cut ? html`<p>${words.cut}</p>` : nothing}
    ${kind === 'missing' ? html`<p>${words.missing(fault.case, fault.count, fault.found !== '')}</p>` : nothing}
    ${kind === 'spacing' ? html`<p>${words.spacing(fault.spacing)}</p>` : nothing}
  </div>`;
}

/** Of the whole output, unless the first fault has told it. */
function missingAndExtra(
  { kind, count }: Fault,
  { report: { missing, extra }, words }: VerdictViewOptions,
): TemplateResult | typeof nothing {
  const isTold =
    missing === (kind === 'missing' ? count : 0) && extra === (kind === 'extra' ? count : 0);
  return isTold ? nothing : html`<p class="answers">${words.answers(missing, extra)}</p>`;
}

function row(label: string, text: string, kind = ''): TemplateResult {
  return html`<dt>${label}</dt>
    <dd class=${kind}>${text}</dd>`;
}

function mistakes({
  report,
  words,
  engine,
  language,
  game,
  dialect,
}: VerdictViewOptions): TemplateResult {
  const { mistakes: named } = report;
  const answers = named[0]?.answers ?? 0;
  return html`<div class="mistakes">
    <p><strong>${words.mistakes(named.length, answers, areTwins(named))}</strong></p>
    <impartial-mistakes
      .engine=${engine}
      .language=${language}
      .game=${game.id}
      .dialect=${dialect}
      .mistakes=${named}
    ></impartial-mistakes>
  </div>`;
}

/** A mistake was looked for: answers are more than missing, too many or nearly right; and none was found. */
function isUnknown(report: CheckReport): boolean {
  const { empty, mistakes: named, explanations, diagnosis: rule } = report;
  return named.length === 0 && explanations.length === 0 && !empty && rule.wrong > 0;
}

/** The wrong cases; answers too many are none. */
function allFaults({
  report: { faults, cases, right },
  words,
  shownCase,
  onShow,
}: VerdictViewOptions): TemplateResult | typeof nothing {
  const count = cases - right;
  if (count < 2) return nothing;
  // Answers that are missing in a row are one fault.
  const listed = faults
    .filter(isOfCase)
    .flatMap((fault) =>
      Array.from({ length: Math.min(fault.count, mostListed) }, (_, at) => ({
        ...fault,
        case: fault.case + at,
        ...(at > 0 && { expected: '' }),
      })),
    )
    .slice(0, mostListed);
  return html`<details class="all">
    <summary>${words.all(count)}</summary>
    <div class="cases">
      ${listed.map(
        (fault) =>
          html`<button
            class="button"
            type="button"
            aria-current=${fault.case === shownCase ? 'true' : nothing}
            title=${fault.expected ? `${words.expected} ${fault.expected} · ${words.found} ${fault.found || words.nothing}` : nothing}
            @click=${() => onShow(fault.case)}
          >
            ${words.caseNumber(fault.case)}
          </button>`,
      )}
      ${count > listed.length ? html`<span>${words.more(count - listed.length)}</span>` : nothing}
    </div>
  </details>`;
}
