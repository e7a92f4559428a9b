// The options' values drop into slots 0, 1, 2, … one after the other; then the first slot that stays empty lights: it is
// the position's value.
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { TemplateResult } from 'lit';
import type { Analysis, Natural } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { formatNatural } from '../../i18n/format';
import { whySentences } from '../../i18n/why_sentences';
import { range } from '../../kit/range';

/** The number of slots drawn beyond the position's value; they do not affect it. */
const slotsBeyond = 8;
/** The values that drop one by one; all others drop with the last of them. */
const mostSteps = 10;
/** The largest number of values in a sentence. */
const mostNamed = 12;

/** The number of options with each value, values ascending; undefined if not every value is known. */
export function countValues({
  options,
}: Analysis): readonly (readonly [Natural, number])[] | undefined {
  if (options.truncated) return undefined;
  const counts = new Map<Natural, number>();
  for (const { grundy } of options.listed) {
    if (grundy === null) return undefined;
    counts.set(grundy, (counts.get(grundy) ?? 0) + 1);
  }
  return [...counts].sort(([left], [right]) => Number(BigInt(left) - BigInt(right)));
}

/** The content of the machine in words (Markdown); undefined if it has nothing to show. */
export function mexSentence(analysis: Analysis, language: Language): string | undefined {
  const { grundy } = analysis;
  const { count, listed, truncated } = analysis.options;
  if (grundy === null || listed.some((option) => option.grundy === null)) return undefined;
  const sentences = whySentences[language];
  const text = (value: Natural): string => formatNatural(value, language);
  if (truncated) return sentences.mexTruncated(text(count), text(listed.length));

  const values = countValues(analysis) ?? [];
  if (values.length === 0) return sentences.mexOfNothing;
  if (values.length > mostNamed && BigInt(grundy) > 0n) {
    return sentences.mexOfMany(text(grundy), text(String(BigInt(grundy) - 1n)));
  }
  const named = values.map(([value, moves]) => [text(value), moves] as const);
  return sentences.mexOf(named, text(grundy));
}

/** A picture without text; mexSentence says the same. */
export function mexMachine(
  analysis: Analysis,
  language: Language,
): TemplateResult | typeof nothing {
  const values = countValues(analysis);
  if (!values || typeof analysis.grundy !== 'number') return nothing;
  const value = analysis.grundy;
  const counts = new Map(values);
  const last = Math.min(value + slotsBeyond, Number(values.at(-1)?.[0] ?? 0));
  const slots = range(Math.max(value, last) + 1);
  const turns = Math.min(values.length, mostSteps);
  let dropped = 0;
  const larger = values.reduce(
    (sum, [each, moves]) => (Number(each) > last ? sum + moves : sum),
    0,
  );
  // Another position gets another machine, so its values drop again.
  return html`${keyed(
    `${analysis.game} ${analysis.position}`,
    html`<div class="slots numbers" aria-hidden="true">
      ${slots.map((slot) => mexSlot(String(slot), counts.get(slot) ?? 0, slot === value))}
      ${value < last && larger > 0 ? mexSlot(whySentences[language].larger, larger, false) : nothing}
    </div>`,
  )}`;

  function mexSlot(name: string, moves: number, first: boolean): TemplateResult {
    const lit = first ? (analysis.outcome === 'N' ? 'lit wins' : 'lit loses') : '';
    if (moves > 0) ++dropped;
    // A chip drops in its turn; the empty slot lights after all of them.
    const step = first ? turns : Math.min(dropped, turns) - 1;
    // As a property: the page's policy allows no style attributes.
    return html`<div class="slot ${lit}" .style=${`--step: ${step}`}>
      <div class="well">
        ${moves > 0 ? html`<span class="chip">${moves > 1 ? `×${moves}` : ''}</span>` : nothing}
      </div>
      <div class="name">${name}</div>
    </div>`;
  }
}
