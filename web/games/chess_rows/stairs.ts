// A row drawn as stairs that go up to the left: every empty cell is a step up. Only the steps with pieces are drawn, and the
// one on which the move lands.
import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import { stepOfPiece } from './view';
import type { ChessRow } from './view';

const cell = 16;
const radius = 6;
/** Between steps that are no neighbours. */
const gap = 14;
const label = 16;
const above = 20;
/** The lowest step, and the most that all others rise above it. */
const lowest = 8;
const mostRise = 28;
const rise = 8;

export interface DrawnMove {
  readonly from: number;
  readonly to: number;
}

interface Step {
  readonly index: number;
  readonly pieces: readonly number[];
  /** In pixels; the steps are drawn from the left, the highest first. */
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly hasGap: boolean;
}

/** A step has its pieces and, on their left, the empty cell where a piece of the next step lands. */
function stepsOf(row: ChessRow, landing: number | undefined): { steps: Step[]; width: number } {
  const shown = row.groups
    .map((size, index) => ({ size, index }))
    .filter(({ size, index }) => size > 0 || index === landing)
    .reverse();
  const each = Math.min(rise, mostRise / Math.max(1, shown.length - 1));
  let x = 1;
  const steps = shown.map(({ size, index }, place) => {
    const hasGap = place > 0 && shown[place - 1]?.index !== index + 1;
    if (hasGap) x += gap;
    const width = (size + 1) * cell;
    const pieces = row.pieces.filter((piece) => stepOfPiece(row, piece) === index);
    const y = above + place * each;
    const step = { index, pieces, x, width, y, hasGap };
    x += width;
    return step;
  });
  return { steps, width: x + 1 };
}

/** `look`: the class of the move. */
export function stairs(
  row: ChessRow,
  move: DrawnMove | undefined,
  look: string,
): SVGTemplateResult {
  const { steps, width } = stepsOf(row, move && stepOfPiece(row, move.from) - 1);
  const base = Math.max(...steps.map(({ y }) => y)) + lowest;
  const at = (piece: number): readonly [number, number] | undefined => {
    const step = steps.find(({ pieces }) => pieces.includes(piece));
    return step && [step.x + (step.pieces.indexOf(piece) + 1.5) * cell, step.y - 1 - radius];
  };
  return svg`<svg
    class="stairs ${look}"
    viewBox="0 0 ${width} ${base + label}"
    width=${width}
    height=${base + label}
    aria-hidden="true"
    focusable="false"
  >
    ${steps.map((step) => drawStep(step, base))}
    ${row.pieces.map((piece) => {
      const place = at(piece);
      if (!place) return '';
      const kind = stepOfPiece(row, piece) % 2 === 1 ? 'odd' : 'even';
      const goes = move && piece >= move.from && piece < move.to ? ' goes' : '';
      return svg`<circle class="${kind}${goes}" cx=${place[0]} cy=${place[1]} r=${radius} />`;
    })}
    ${move ? drawMove(move, steps, at(move.from)) : ''}
  </svg>`;
}

function drawStep({ index, x, width, y, hasGap }: Step, base: number): SVGTemplateResult {
  return svg`<g class=${index % 2 === 1 ? 'odd' : 'even'}>
    ${hasGap ? svg`<text class="gap" x=${x - gap / 2} y=${base}>…</text>` : ''}
    <rect class="step" x=${x} y=${y} width=${width} height=${base - y} />
    <path class="tread" d="M${x} ${y}H${x + width}" />
    <text x=${x + width / 2} y=${base + 12}>${index}</text>
  </g>`;
}

/** From the piece over those that it passes to the empty cell of the next step. */
function drawMove(
  { from }: DrawnMove,
  steps: readonly Step[],
  start: readonly [number, number] | undefined,
): SVGTemplateResult | '' {
  const place = steps.findIndex(({ pieces }) => pieces.includes(from));
  const target = steps[place + 1];
  if (!start || !target) return '';
  const [x, y] = start;
  const [x2, y2] = [target.x + cell / 2, target.y - 2];
  return svg`<path class="shaft" d="M${x} ${y - radius}C${x + 2} ${y - 18} ${x2} ${y - 18} ${x2} ${y2 - 5}" />
    <path class="head" d="M${x2} ${y2}l-4.5 -8h9Z" />`;
}
