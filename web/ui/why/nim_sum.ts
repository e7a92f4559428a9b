// The components' values in binary, one below the other, and their nim-sum: the position's value.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { formatNatural, whySentences } from '../../i18n/why_sentences';

/** More parts are not written out in a sentence. */
const mostInSentence = 12;

/** In words (Markdown). */
export function nimSumSentence(analysis: Analysis, language: Language): string | undefined {
  const { components, grundy } = analysis;
  if (components.length < 2 || grundy === null) return undefined;
  const sentences = whySentences[language];
  const value = formatNatural(grundy, language);
  if (components.length > mostInSentence) {
    return sentences.nimSumOfMany(formatNatural(components.length, language), value);
  }
  return sentences.nimSumOf(
    components.map((each) => formatNatural(each, language)),
    value,
  );
}

export function nimSumTable(
  { components, grundy }: Analysis,
  language: Language,
  shown: number,
): TemplateResult | typeof nothing {
  if (components.length < 2 || grundy === null) return nothing;
  const sentences = whySentences[language];
  const all = [...components, grundy].map(BigInt);
  const width = Math.max(...all.map((value) => value.toString(2).length));
  const bits = (value: bigint): TemplateResult[] =>
    Array.from(
      value.toString(2).padStart(width, '0'),
      (bit) => html`<span class=${bit === '1' ? 'one' : 'zero'}>${bit}</span>`,
    );
  return html`<table class="nim-sum numbers">
    <caption>
      ${sentences.nimSumRule}
    </caption>
    <thead>
      <tr>
        <th scope="col">${sentences.part}</th>
        <th scope="col">${sentences.value}</th>
        <th scope="col">${sentences.binary}</th>
      </tr>
    </thead>
    <tbody>
      ${all.slice(0, -1).map((value, index) =>
        index < shown
          ? html`<tr>
              <th scope="row">${formatNatural(index + 1, language)}</th>
              <td>${formatNatural(String(value), language)}</td>
              <td class="bits">${bits(value)}</td>
            </tr>`
          : nothing,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">⊕</th>
        <td>${formatNatural(grundy, language)}</td>
        <td class="bits">${bits(BigInt(grundy))}</td>
      </tr>
    </tfoot>
  </table>`;
}

export const nimSumStyles = css`
  .nim-sum {
    inline-size: 100%;
    max-inline-size: 26rem;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  .nim-sum caption {
    padding-block-end: 4px;
    text-align: start;
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  .nim-sum th,
  .nim-sum td {
    padding: 2px 20px 2px 0;
    font-weight: 400;
    text-align: start;
  }
  .nim-sum :is(th, td):not(:last-child) {
    inline-size: 4rem;
  }
  .nim-sum thead th {
    font-size: 0.8125rem;
    color: var(--ink-soft);
  }
  .nim-sum tfoot th,
  .nim-sum tfoot td {
    border-block-start: 1px solid var(--line-control);
    font-weight: 700;
  }
  .bits span {
    display: inline-block;
    inline-size: 1.25em;
    text-align: center;
    font-family: var(--mono);
  }
  .zero {
    color: var(--ink-soft);
  }
  .one {
    font-weight: 700;
  }
`;
