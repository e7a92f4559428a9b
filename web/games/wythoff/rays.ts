// The golden rays: the P-positions lie along two lines from the origin, with the slopes phi and 1/phi.
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Heaps } from './view';

const phi = (1 + Math.sqrt(5)) / 2;
/** Beyond it, the lines would be drawn beside their cells. */
const mostExact = 2n ** 40n;

/** Over a square part of the plane with this smallest corner. */
export function goldenRays(
  { first, second }: Heaps,
  size: number,
): TemplateResult | typeof nothing {
  if (first > mostExact || second > mostExact) return nothing;
  const ray = (slope: number) => {
    // The middle of a cell is half a cell from its edges.
    const height = (column: number): number =>
      size - 0.5 - (slope * (Number(first) + column - 0.5) - Number(second));
    return svg`<path d="M0 ${height(0)}L${size} ${height(size)}" />`;
  };
  return html`<svg class="rays" viewBox="0 0 ${size} ${size}" aria-hidden="true">
    ${ray(phi)}${ray(1 / phi)}
  </svg>`;
}
