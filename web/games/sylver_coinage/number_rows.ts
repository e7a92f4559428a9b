// Numbers drawn in rows, because they are too many for one line. If the row length is a taken number,
// each column is free down to its first taken number and taken from there on. These first taken
// numbers are the Apéry set of the row length.
import { css, html, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Language } from '../../i18n/language';
import { chosenNumbers, freeNumbers } from '../../kit/numbers/view';
import type { NumbersView } from '../../kit/numbers/view';
import { ownSentences } from './theory_sentences';

const cell = { width: 30, height: 20 };
/** As many numbers as fit into a window with readable digits. */
const fewest = 10;
const most = 32;
const usual = 20;

/** The length of the rows: a multiple of the multiplicity, if one is within the bounds. */
export function rowWidth(multiplicity: number): number {
  if (multiplicity < 1 || multiplicity > most) return usual;
  return multiplicity * Math.ceil(fewest / multiplicity);
}

export function numberRows(
  view: NumbersView,
  multiplicity: number,
  move: string | undefined,
  language: Language,
): TemplateResult {
  const words = ownSentences[language].picture;
  const { limit, numbers } = view;
  const width = rowWidth(multiplicity);
  const rows = Math.floor(limit / width) + 1;
  const square = (number: number, kind: string): unknown => {
    const x = (number % width) * cell.width;
    const y = Math.floor(number / width) * cell.height;
    const moved = kind === 'gap' && move === String(number) ? ' move' : '';
    return svg`<g class="cell ${kind}${moved}">
      <rect x=${x + 1} y=${y + 1} width=${cell.width - 2} height=${cell.height - 2} rx="3" />
      <text x=${x + cell.width / 2} y=${y + cell.height / 2 + 4}>${number}</text>
    </g>`;
  };
  const chosen = chosenNumbers(view).join(', ');
  // 1 is a gap and never a move.
  const gaps = freeNumbers(view).length + 1;
  return html`<svg
    class="rows"
    viewBox="0 0 ${width * cell.width} ${rows * cell.height}"
    width=${width * cell.width}
    height=${rows * cell.height}
    role="img"
    aria-label=${words.rowsLabel(limit, width, chosen, gaps)}
  >
    ${square(0, 'taken')} ${square(1, 'gap')}
    ${numbers.map(({ number, free, released }) =>
      square(number, free ? 'gap' : released === undefined ? 'taken' : 'chosen'),
    )}
  </svg>`;
}

export const numberRowsStyles = css`
  .rows {
    display: block;
    margin-inline: auto;
  }
  .cell rect {
    fill: var(--shade);
    stroke: var(--line);
  }
  .cell text {
    font-size: 11px;
    fill: var(--ink-soft);
    text-anchor: middle;
  }
  .cell.gap rect {
    fill: none;
    stroke: none;
  }
  .cell.gap text {
    fill: var(--ink);
  }
  .cell.chosen rect {
    fill: var(--ink);
    stroke: var(--ink);
  }
  .cell.chosen text {
    fill: var(--paper);
    font-weight: 600;
  }
  .cell.move rect {
    fill: none;
    stroke: var(--move);
    stroke-width: 2;
  }
  .wins .cell.move rect {
    fill: var(--move);
  }
  .cell.move text {
    font-weight: 600;
  }
  .wins .cell.move text {
    fill: var(--surface);
  }
  @media (forced-colors: active) {
    .cell text {
      fill: CanvasText;
    }
    .cell.chosen rect {
      fill: CanvasText;
    }
    .cell.chosen text {
      fill: Canvas;
    }
    .wins .cell.move text {
      fill: HighlightText;
    }
  }
`;
