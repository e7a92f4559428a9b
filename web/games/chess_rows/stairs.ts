// A row of Chess drawn as stairs: each empty cell, counted from the right, is a step up.
import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import type { ChessRow } from './view';

const cell = 14;
const rise = 7;
const label = 14;
const above = 14;

interface Step {
  readonly index: number;
  readonly size: number;
  /** The tread from its left edge to its right edge, both in cells from the left. */
  readonly from: number;
  readonly to: number;
}

/** A step has the pieces of one group and the empty cell on their left, where a piece of the next group lands. */
function stepsOf(row: ChessRow): Step[] {
  const last = row.groups.length - 1;
  let to = row.groups.reduce((sum, size) => sum + size, last);
  return row.groups.map((size, index) => {
    const from = to - size - (index === last ? 0 : 1);
    const step = { index, size, from, to };
    to = from;
    return step;
  });
}

/** `looked`: the cell of the looked-at piece, or 0. */
export function stairs(row: ChessRow, looked: number): SVGTemplateResult {
  const steps = stepsOf(row);
  const width = (steps[0]?.to ?? 0) * cell;
  const base = above + (steps.length - 1) * rise;
  const height = base + rise + label;
  return svg`<svg
    class="stairs"
    viewBox="-1 0 ${width + 2} ${height}"
    aria-hidden="true"
    focusable="false"
  >${steps.map((step) => drawStep(step, base, looked))}</svg>`;
}

function drawStep(
  { index, size, from, to }: Step,
  base: number,
  looked: number,
): SVGTemplateResult {
  const odd = index % 2 === 1;
  const y = base - index * rise;
  const look = odd ? 'odd' : 'even';
  const pieces = Array.from({ length: size }, (_, i) => to - i);
  return svg`<g class=${look}>
    <rect class="step" x=${from * cell} y=${y} width=${(to - from) * cell} height=${base + rise - y} />
    <path class="tread" d="M${from * cell} ${y}H${to * cell}" />
    ${pieces.map(
      (at) => svg`<circle
        class=${at === looked ? 'looked' : ''}
        cx=${(at - 0.5) * cell}
        cy=${y - 6}
        r="5"
      />`,
    )}
    ${size > 0 ? svg`<text x=${(to - size / 2) * cell} y=${base + rise + 11}>s${index}</text>` : ''}
  </g>`;
}
