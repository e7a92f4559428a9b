// What is told of the fields: an error at its column, what is known of the period and the claim, the values.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Notice } from '../../engine/types';
import { formatNatural } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { fact } from '../../kit/board/facts';
import { copyText } from '../../kit/hand_over';
import type { Answers, Refused } from './answers';
import type { Proof } from './proof';
import { snippet, snippetLanguages } from './snippet';
import { startSentences } from './start_sentences';
import { claimVerdict, misereVerdicts, periodVerdict } from './verdicts';
import type { Verdict } from './verdicts';
import { firstValues, valueStrip } from './value_strip';
import type { HeapGamesAnalysis, HeapGamesTable } from './view';

const look = ({ look: kind, words }: Verdict): TemplateResult =>
  html`<span class="verdict ${kind}">${words}</span>`;

/** The text, with what is wrong in it marked, and why. */
export function refusal(
  { notice, text }: Refused,
  words: (notice: Notice) => string,
  language: Language,
): TemplateResult {
  const points = Array.from(text);
  const from = notice.column - 1;
  const wrong = Math.max(1, Array.from(text.slice(from, from + notice.length)).length);
  const part = (begin: number, end?: number): string => points.slice(begin, end).join('');
  return html`<code class="wrong"
      >${part(0, from)}<mark>${part(from, from + wrong) || ' '}</mark>${part(from + wrong)}</code
    >
    <span class="error">${startSentences[language].column(notice.column, words(notice))}</span>`;
}

export function claimTold(
  analysis: HeapGamesAnalysis,
  language: Language,
): TemplateResult | typeof nothing {
  const claim = claimVerdict(analysis, language);
  return claim ? html`<strong class="verdict ${claim.look}">${claim.words}</strong>` : nothing;
}

/** The period, how it is checked or looked for, and what is known in misère play. */
export function rulesTold(
  analysis: HeapGamesAnalysis,
  answers: Answers,
  proof: Proof,
  language: Language,
): TemplateResult {
  const say = startSentences[language];
  const { progress } = answers;
  const isProved = fact(analysis, 'period_start') !== undefined;
  const found = proof.verdict(language);
  const isOpen = fact(analysis, 'searchable') !== undefined;
  return html`${look(found?.look === 'proved' ? found : periodVerdict(analysis, language))}
  ${found && found.look !== 'proved' ? look(found) : nothing}
  ${isProved ? proof.button(analysis.position, language) : nothing}
  ${
    progress !== undefined
      ? html`<span>${say.running(formatNatural(String(progress), language))}</span
          ><button class="button small" type="button" @click=${() => answers.stop()}>
            ${say.stop}
          </button>`
      : isOpen
        ? html`<button class="button small" type="button" @click=${() => void answers.goOn()}>
            ${say.goOn}
          </button>`
        : nothing
  }
  ${misereVerdicts(analysis, language).map((words) => html`<span>${words}</span>`)}`;
}

/** The first values; and, if they are asked for, all, with what else can be had of them. */
export function valuesTold(
  answers: Answers,
  language: Language,
  rest: TemplateResult | undefined,
): TemplateResult {
  const { answer, chosen, goes } = answers;
  const data = answer?.data;
  if (!data) return html`<div class="awaited"></div>`;
  const onChoose = (heap: number): void => void answers.choose(heap);
  const strip = { data, language, chosen, goes, onChoose };
  return html`${firstValues(strip)}${rest ? html`${valueStrip(strip)}${rest}` : nothing}`;
}

/** `say` tells whether it was copied. */
export function copies(
  rule: string,
  data: HeapGamesTable,
  language: Language,
  tell: (words: string) => void,
): TemplateResult {
  const say = startSentences[language];
  return html`${say.copyAs}
  ${snippetLanguages.map(
    (each) =>
      html`<button
        class="button small"
        type="button"
        @click=${async () => {
          const isCopied = await copyText(snippet(rule, data, each));
          tell(isCopied ? say.copied : say.copyFailed);
        }}
      >
        ${each}
      </button>`,
  )}`;
}

export function help(language: Language): TemplateResult {
  const say = startSentences[language];
  return html`<h2>${say.help}</h2>
    <dl>
      ${say.language.map(
        ([text, meaning]) =>
          html`<dt><code>${text}</code></dt>
            <dd>${meaning}</dd>`,
      )}
    </dl>`;
}
