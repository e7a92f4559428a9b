// Draws what is wrong with the form of answers: those that are nearly right, an output of another kind, remarks.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { CheckReport, NearAnswers } from '../../engine/check_types';
import { dialectTexts } from '../../games/dialects';
import { say } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import type { GameSentences } from '../../kit/board/game_sentences';
import type { VerdictSentences } from './verdict_sentences_en';

interface FormView {
  readonly report: CheckReport;
  readonly words: VerdictSentences;
  readonly language: Language;
  readonly game: Pick<GameSentences, 'id'>;
}

export function formView(view: FormView): TemplateResult {
  return html`${view.report.near.map((near) => nearAnswers(near, view))} ${general(view)}`;
}

export function remarksView({ remarks }: CheckReport, words: VerdictSentences): TemplateResult {
  return html`${remarks.map((remark) => html`<p class="remark">${words.remarks[remark]}</p>`)}`;
}

function general({ report, words, game, language }: FormView): TemplateResult | string {
  if (report.empty && report.cases > 0) return html`<p>${words.empty}</p>`;
  if (report.looksLike === 'input') return html`<p>${words.isInput}</p>`;
  const name = dialectTexts[game.id]?.[report.looksLike]?.name;
  return name ? html`<p>${words.isDialect(say(name, language))}</p>` : '';
}

function nearAnswers(
  { kind, dialect, count, outputLine, found, expected }: NearAnswers,
  { words, game, language }: FormView,
): TemplateResult {
  const judge = dialectTexts[game.id]?.[dialect]?.name;
  return html`<p class="near">
    <strong>${words.near[kind](count, judge ? say(judge, language) : '')}</strong>
    ${words.nearLine(outputLine, found, expected)}
  </p>`;
}
