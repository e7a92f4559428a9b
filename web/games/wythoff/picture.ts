// The theory of Wythoff's game in a picture: the plane from the origin, with the P-positions along the two golden rays, the
// queen's three lines, and the Grundy values as a heat map.
import { css, html, nothing, svg } from 'lit';
import type { PropertyValues, SVGTemplateResult, TemplateResult } from 'lit';
import { controls } from '../../kit/controls';
import { Picture } from '../../kit/board/picture';
import { drawHeat } from './heat';
import { wythoffTheorySentences } from './theory_sentences';
import { heapsOf, moveText } from './view';

const phi = (1 + Math.sqrt(5)) / 2;
/** The map's side until the values have come, and then theirs: as many cells. */
const defaultSide = 128;
/** Around the map, for the numbers. */
const axis = 9;
const tickStep = 20;

type Table = readonly (readonly number[])[];

export class WythoffPicture extends Picture {
  /** All values near the origin, by row of the first heap. Until they have come, the map does without. */
  get #grundy(): Table | undefined {
    return (this.data as { readonly grundy?: Table } | null | undefined)?.grundy;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('data')) this.#drawHeat();
  }

  readonly #drawHeat = (): void => {
    const canvas = this.renderRoot.querySelector('canvas');
    const grundy = this.#grundy;
    if (canvas && grundy) drawHeat(canvas, grundy, getComputedStyle(canvas).color);
  };

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const sentences = wythoffTheorySentences[this.language];
    const grundy = this.#grundy;
    const side = grundy?.length ?? defaultSide;
    const last = side - 1;
    const cold = coldCells(grundy);
    const { first, second } = heapsOf(this.analysis);
    const inside = first < side && second < side;
    const place = inside ? sentences.queenAt : sentences.queenOutside;
    const largest = grundy ? Math.max(...grundy.map((row) => Math.max(...row))) : 0;
    const size = side + 2 * axis;
    return html`<figure>
      <div class="map">
        <canvas
          width=${side}
          height=${side}
          aria-hidden="true"
          @transitionend=${this.#drawHeat}
        ></canvas>
        <svg
          viewBox="${-axis} ${-axis} ${size} ${size}"
          role="img"
          aria-label=${sentences.map(last)}
          aria-describedby="summary"
        >
          ${this.#rays(side)} ${inside ? this.#lines(Number(first), Number(second), side) : nothing}
          ${cold.map(([a, b]) => this.#coldCell(a, b, side))}
          ${inside ? this.#queen(Number(first), Number(second), side) : nothing} ${axes(side)}
        </svg>
      </div>
      <figcaption>
        <p id="summary">
          ${place(String(first), String(second))}
          ${grundy ? sentences.mapSummary(last, cold.length) : sentences.loading}
        </p>
        <ul class="legend">
          ${legendItem(svg`<circle class="queen" cx="8" cy="8" r="5" />`, sentences.queenLegend)}
          ${legendItem(svg`<path class="line" d="M1 8h14" />`, sentences.linesLegend)}
          ${legendItem(svg`<circle class="cold" cx="8" cy="8" r="3" />`, sentences.coldLegend)}
          ${legendItem(winMark(8, 8, 5), sentences.winningLegend)}
          ${legendItem(svg`<path class="ray" d="M1 15 15 1" />`, sentences.raysLegend)}
          ${
            grundy
              ? html`<li><span class="scale"></span>${sentences.heatLegend(largest)}</li>`
              : nothing
          }
        </ul>
      </figcaption>
    </figure>`;
  }

  #rays(side: number): SVGTemplateResult {
    const end = side / phi;
    return svg`<path class="ray" d="M0 ${side}L${end} 0M0 ${side}L${side} ${side - end}" />`;
  }

  #lines(first: number, second: number, side: number): SVGTemplateResult {
    const [x, y] = centre(first, second, side);
    const diagonal = Math.min(first, second);
    return svg`<path
      class="line"
      d="M${x} ${y}H0.5M${x} ${y}V${side - 0.5}M${x} ${y}l${-diagonal} ${diagonal}"
    />`;
  }

  #coldCell(a: number, b: number, side: number): SVGTemplateResult {
    const { first, second } = heapsOf(this.analysis);
    const move = moveText(first - BigInt(a), second - BigInt(b));
    const [x, y] = centre(a, b, side);
    const mark = this.analysis.winning.includes(move)
      ? winMark(x, y, 2.1)
      : svg`<circle class="cold" cx=${x} cy=${y} r="0.8" />`;
    const looked = move === this.look;
    return svg`${mark}${looked ? svg`<circle class="looked" cx=${x} cy=${y} r="3.4" />` : ''}`;
  }

  #queen(first: number, second: number, side: number): SVGTemplateResult {
    const [x, y] = centre(first, second, side);
    return svg`<circle class="queen" cx=${x} cy=${y} r="1.9" />`;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: block;
        container-type: inline-size;
        font-variant-numeric: tabular-nums;
      }
      figure {
        display: grid;
        gap: 16px 32px;
        margin: 0;
        align-items: center;
      }
      @container (min-width: 46rem) {
        figure {
          grid-template-columns: minmax(0, 32rem) minmax(14rem, 1fr);
        }
      }
      .map {
        position: relative;
        inline-size: 100%;
        max-inline-size: 34rem;
        aspect-ratio: 1;
      }
      canvas {
        position: absolute;
        inset: calc(100% * 9 / 146);
        inline-size: calc(100% * 128 / 146);
        block-size: calc(100% * 128 / 146);
        image-rendering: pixelated;
        /* The values are drawn in this colour. A change of light ends as a transition, and they are drawn again. */
        color: var(--ink);
        transition: color 1ms;
      }
      .map svg {
        position: relative;
        display: block;
        inline-size: 100%;
      }
      .axis {
        stroke: var(--ink-faint);
        stroke-width: 0.4;
        fill: none;
      }
      text {
        font-size: 4px;
        fill: var(--ink-soft);
      }
      .ray {
        stroke: var(--ink);
        stroke-width: 0.5;
        stroke-dasharray: 2 1.4;
        fill: none;
      }
      .line {
        stroke: var(--ink);
        stroke-width: 0.7;
        fill: none;
      }
      .cold {
        fill: var(--ink);
        stroke: var(--surface);
        stroke-width: 0.3;
      }
      .queen {
        fill: var(--ink);
        stroke: var(--surface);
        stroke-width: 0.8;
      }
      .win {
        fill: var(--wins);
        stroke: var(--surface);
        stroke-width: 0.5;
      }
      .tick {
        fill: none;
        stroke: var(--surface);
        stroke-width: 0.7;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .looked {
        fill: none;
        stroke: var(--focus);
        stroke-width: 0.8;
      }
      figcaption {
        font-size: 0.875rem;
        line-height: 1.5;
      }
      .legend {
        display: grid;
        gap: 6px;
        margin-block-start: 12px;
        color: var(--ink-soft);
      }
      .legend li {
        display: flex;
        align-items: center;
        gap: 10px;
      }
      .legend svg {
        flex: none;
        inline-size: 20px;
        block-size: 20px;
      }
      .legend .line,
      .legend .ray,
      .legend .tick {
        stroke-width: 1.5;
      }
      .legend .ray {
        stroke-dasharray: 4 3;
      }
      .scale {
        flex: none;
        inline-size: 20px;
        block-size: 12px;
        border: 1px solid var(--line-control);
        background: linear-gradient(
          to right,
          transparent,
          color-mix(in srgb, var(--ink) 55%, transparent)
        );
      }
      @media (forced-colors: active) {
        .ray,
        .line,
        .axis {
          stroke: CanvasText;
        }
        .cold,
        .queen {
          fill: CanvasText;
        }
        .win {
          fill: Highlight;
        }
        .tick {
          stroke: HighlightText;
        }
        text {
          fill: CanvasText;
        }
      }
    `,
  ];
}

/** The P-positions: where the value is 0. */
function coldCells(grundy: Table | undefined): (readonly [number, number])[] {
  if (!grundy) return [];
  return grundy.flatMap((row, a) =>
    row.flatMap((value, b) => (value === 0 ? [[a, b] as const] : [])),
  );
}

function centre(first: number, second: number, side: number): readonly [number, number] {
  return [first + 0.5, side - second - 0.5];
}

function winMark(x: number, y: number, radius: number): SVGTemplateResult {
  const [dx, dy] = [radius * 0.45, radius * 0.4];
  return svg`<circle class="win" cx=${x} cy=${y} r=${radius} />
    <path class="tick" d="M${x - dx} ${y}L${x - dx * 0.2} ${y + dy}L${x + dx} ${y - dy}" />`;
}

function axes(side: number): SVGTemplateResult {
  const shown = Array.from({ length: Math.ceil(side / tickStep) }, (_, i) => i * tickStep);
  return svg`<path class="axis" d="M0 0V${side}H${side}" />
    ${shown.map(
      (tick) => svg`<text x=${tick + 0.5} y=${side + 5} text-anchor="middle">${tick}</text>
        <text x="-1.5" y=${side - tick + 1} text-anchor="end">${tick}</text>`,
    )}`;
}

function legendItem(mark: SVGTemplateResult, words: string): TemplateResult {
  return html`<li>
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">${mark}</svg>${words}
  </li>`;
}
