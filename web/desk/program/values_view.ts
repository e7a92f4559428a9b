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
  { position, areOutcomes, found, right, foundPeriod, rightPeriod }: HeapValues,
  { words, language, game, dialect }: ValuesView,
): TemplateResult {
  const heap = found.findIndex((value, at) => value !== right[at]);
  const [its = 0, wanted = 0] = [found[heap], right[heap]];
  const says = [
    ...(areOutcomes ? [] : [words.asFarAsAsked]),
    ...(foundPeriod === 0 ? [] : [words.repeat(foundPeriod, rightPeriod)]),
  ];
  const label = areOutcomes ? words.itsAnswer : words.itsValue;
  const shown = (value: number): string | number =>
    !areOutcomes ? value : value === 0 ? words.outcomes.loses : words.outcomes.wins;
  const row = (name: string, cells: readonly (string | number)[], kind = ''): TemplateResult =>
    html`<tr>
      <th scope="row">${name}</th>
      ${cells.map((cell, at) =>
        areOutcomes && at === 0
          ? nothing
          : html`<td class=${found[at] === right[at] ? nothing : kind}>${cell}</td>`,
      )}
    </tr>`;
  return html`<p class="cause">
      <strong
        >${areOutcomes ? words.wrongOutcome(heap, wanted === 1) : words.wrongValue(heap, its, wanted)}</strong
      >
      ${joinSentences(says, language)}
    </p>
    <div class="values" tabindex="0" role="group" aria-label=${label} ${ref(showFirstWrong)}>
      <table>
        ${row(words.heap, [...found.keys()])} ${row(label, found.map(shown), 'found')}
        ${row(areOutcomes ? words.rightAnswer : words.rightValue, right.map(shown), 'expected')}
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
