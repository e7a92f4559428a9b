// Draws the values of heaps from which the answers of a program come, and the right ones.
import { html, nothing } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { TemplateResult } from 'lit';
import type { HeapValues } from '../../engine/check_types';
import { joinSentences } from '../../i18n/format';
import { formatBoard } from '../../table/board_address';
import type { Language } from '../../i18n/language';
import type { DialectId } from '../../engine/types';
import type { GameSentences } from '../../kit/board/game_sentences';
import type { ProgramSentences } from './program_sentences_en';

export interface ValuesView {
  readonly words: ProgramSentences;
  readonly language: Language;
  readonly game: GameSentences;
  readonly dialect: DialectId;
}

export function valuesView(
  { position, found, right, foundPeriod, rightPeriod }: HeapValues,
  { words, language, game, dialect }: ValuesView,
): TemplateResult {
  const heap = found.findIndex((value, at) => value !== right[at]);
  const says = [
    words.asFarAsAsked,
    ...(foundPeriod === 0 ? [] : [words.repeat(foundPeriod, rightPeriod)]),
  ];
  const row = (name: string, values: readonly number[], kind = ''): TemplateResult =>
    html`<tr>
      <th scope="row">${name}</th>
      ${values.map((value, at) => html`<td class=${found[at] === right[at] ? nothing : kind}>${value}</td>`)}
    </tr>`;
  return html`<p class="cause">
      <strong>${words.wrongValue(heap, found[heap] ?? 0, right[heap] ?? 0)}</strong>
      ${joinSentences(says, language)}
    </p>
    <div
      class="values"
      tabindex="0"
      role="group"
      aria-label=${words.itsValue}
      ${ref(showFirstWrong)}
    >
      <table>
        ${row(words.heap, [...found.keys()])} ${row(words.itsValue, found, 'found')}
        ${row(words.rightValue, right, 'expected')}
      </table>
    </div>
    <p><a href=${`#/v1/${game.id}/${dialect}?${formatBoard({ position })}`}>${position}</a></p>`;
}

/** Its cells are drawn after it. */
function showFirstWrong(row: Element | undefined): void {
  if (!row) return;
  requestAnimationFrame(() => {
    const cell = row.querySelector<HTMLElement>('.found');
    if (cell) row.scrollLeft = cell.offsetLeft - row.clientWidth / 2;
  });
}
