// The values of the heaps: the first ten with their moves, and all in rows as long as the period. A P-position has a glyph;
// a click on a heap says what it goes to, and the least value that is missing there.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Natural } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { losesGlyph } from '../../kit/board/glyphs';
import { startSentences } from './start_sentences';
import { goesOf, isLost } from './values_data';
import type { Goes } from './values_data';
import type { HeapGamesTable } from './view';

export interface ValueStrip {
  readonly data: HeapGamesTable;
  readonly language: Language;
  /** The heap that is told. */
  readonly chosen: number | undefined;
  /** undefined while they are on their way. */
  readonly goes: readonly Goes[] | undefined;
  readonly onChoose: (heap: number) => void;
  /** The heaps that the move which is drawn leaves. */
  readonly left?: ReadonlySet<number>;
}

const first = 10;
/** Of the options of a heap, in its column. */
const mostParts = 3;
/** Of the options of a heap, in its sentence. */
const mostTold = 12;
/** The longest row, also where the values have no period. */
const longestRow = 36;

/** In a row there are as many values as in the period, in several periods if that is short. */
export function rowLength({ period }: Pick<HeapGamesTable, 'period'>): number {
  const length = Number(period?.length ?? Infinity);
  return length > longestRow ? 20 : length * Math.max(1, Math.floor(24 / length));
}

export function firstValues(strip: ValueStrip): TemplateResult {
  const say = startSentences[strip.language];
  const heaps = strip.data.values
    .slice(0, first)
    .map((value, heap) => ({ heap, value, lost: isLost(strip.data, heap) }));
  return html`<div class="scroll">
      <table class="first" role="grid" aria-label=${say.firstValues}>
        <tr>
          <th scope="row">${say.heap}</th>
          ${heaps.map(
            ({ heap, value, lost }) =>
              html`<td>
                <button
                  class="value ${strip.chosen === heap ? 'chosen' : ''}"
                  type="button"
                  tabindex=${heap === (strip.chosen ?? 0) ? 0 : -1}
                  data-heap=${heap}
                  aria-label=${say.cell(String(heap), String(value), lost)}
                  aria-pressed=${strip.chosen === heap}
                  @click=${() => strip.onChoose(heap)}
                  @keydown=${(event: KeyboardEvent) => walk(event, heap, first)}
                >
                  ${heap}
                </button>
              </td>`,
          )}
        </tr>
        <tr>
          <th scope="row">${say.value}</th>
          ${heaps.map(({ value, lost }) => html`<td class=${lost ? 'p' : ''}>${value}${lost ? losesGlyph : nothing}</td>`)}
        </tr>
        <tr class="goes">
          <th scope="row">${say.goesTo}</th>
          ${heaps.map(({ heap }) => html`<td>${partsText(goesOf(strip.data, heap) ?? [], strip.language)}</td>`)}
        </tr>
      </table>
    </div>
    ${sentence(strip)}`;
}

function partsText(goes: readonly Goes[], language: Language): string {
  const say = startSentences[language];
  if (goes.length === 0) return say.nothing;
  const shown = goes.slice(0, mostParts).map(({ parts }) => parts);
  const more = goes.length - shown.length;
  return shown.join(' ') + (more > 0 ? ` ${say.more(more)}` : '');
}

/** "9 goes to 8, 6, 5 with the values 0, 2, 3; the least missing is 1." */
export function goesSentence(
  heap: Natural,
  value: Natural,
  goes: readonly Goes[],
  language: Language,
): string {
  const say = startSentences[language];
  if (goes.length === 0) return say.noMove(String(heap));
  const shown = goes.slice(0, mostTold);
  const more = goes.length > mostTold ? ['…'] : [];
  const parts = shown.map((each) => each.parts);
  const values = shown.map((each) => String(each.value ?? '?'));
  return say.goes(
    String(heap),
    say.list([...parts, ...more]),
    say.list([...values, ...more]),
    String(value),
  );
}

function sentence({ chosen, goes, data, language }: ValueStrip): TemplateResult | typeof nothing {
  if (chosen === undefined || !goes) return nothing;
  const value = data.values[chosen] ?? 0;
  return html`<p class="sentence" role="status">${goesSentence(chosen, value, goes, language)}</p>`;
}

export function valueStrip(strip: ValueStrip): TemplateResult {
  const { data, language, chosen, left, onChoose } = strip;
  const say = startSentences[language];
  const width = rowLength(data);
  const rows = Math.ceil(data.values.length / width);
  return html`<div class="scroll strip">
    <table role="grid" aria-label=${say.allValues(data.values.length - 1)}>
      ${Array.from({ length: rows }, (_, row) => {
        const from = row * width;
        return html`<tr>
          <th scope="row">${from}</th>
          ${data.values.slice(from, from + width).map((value, at) => {
            const heap = from + at;
            const lost = isLost(data, heap);
            const inPeriod = data.period !== null && heap >= Number(data.period.start);
            return html`<td
              class="${lost ? 'p' : ''} ${inPeriod ? 'repeats' : ''} ${left?.has(heap) ? 'left' : ''}"
            >
              <button
                class="value ${chosen === heap ? 'chosen' : ''}"
                type="button"
                tabindex=${heap === (chosen ?? 0) ? 0 : -1}
                data-heap=${heap}
                aria-label=${say.cell(String(heap), String(value), lost)}
                aria-pressed=${chosen === heap}
                @click=${() => onChoose(heap)}
                @keydown=${(event: KeyboardEvent) => walk(event, heap, width)}
              >
                ${value}${lost ? losesGlyph : nothing}
              </button>
            </td>`;
          })}
        </tr>`;
      })}
    </table>
  </div>`;
}

/** One tab stop for the strip: the arrow keys go from heap to heap. */
function walk(event: KeyboardEvent, heap: number, width: number): void {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -width,
    ArrowDown: width,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const cell = event.currentTarget as HTMLElement;
  cell
    .closest('table')
    ?.querySelector<HTMLElement>(`[data-heap="${heap + step}"]`)
    ?.focus();
}
