// The theory of Wythoff's game in a picture: the plane from the origin, with the P-positions along the two golden rays,
// the queen's three lines, and the Grundy values as a heat map.
import { html, nothing, svg } from 'lit';
import type { PropertyValues, SVGTemplateResult, TemplateResult } from 'lit';
import { controls } from '../../kit/controls';
import { Picture } from '../../kit/board/picture';
import { drawHeat } from './heat';
import { theorySentences } from './theory_sentences';
import { heapsOf, moveText } from './view';
import { pictureStyles } from './picture_styles';
import { joinSentences } from '../../i18n/format';

const phi = (1 + Math.sqrt(5)) / 2;
/** The map's side in the units of the drawing, and the most cells along it: the side of the table of values. */
const mapSide = 128;
/** The margin around the map, for the numbers. */
const axis = 9;

type Table = readonly (readonly number[])[];

export class WythoffPicture extends Picture {
  /** The cells along the map's side: the fewest of these that leave room around the position. */
  get #side(): number {
    const { first, second } = heapsOf(this.analysis);
    const larger = Number(first > second ? first : second);
    return [16, 32, 64].find((cells) => cells > 1.5 * larger) ?? mapSide;
  }

  /** The values on the map, indexed by the first heap. It is drawn without them until they are loaded. */
  get #grundy(): Table | undefined {
    const { grundy } = (this.data ?? {}) as { readonly grundy?: Table };
    const side = this.#side;
    return grundy?.slice(0, side).map((row) => row.slice(0, side));
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('data') || changed.has('analysis')) this.#drawHeat();
  }

  readonly #drawHeat = (): void => {
    const canvas = this.renderRoot.querySelector('canvas');
    const grundy = canvas && this.#grundy;
    if (grundy) drawHeat(canvas, grundy, getComputedStyle(canvas).color);
  };

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const sentences = theorySentences[this.language];
    const grundy = this.#grundy;
    const side = this.#side;
    const last = side - 1;
    const cold = coldCells(grundy);
    const { first, second } = heapsOf(this.analysis);
    const inside = first < side && second < side;
    const place = inside ? sentences.queenAt : sentences.queenOutside;
    const largest = grundy ? Math.max(...grundy.map((row) => Math.max(...row))) : 0;
    const size = mapSide + 2 * axis;
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
          ${rays(side)} ${inside ? this.#lines(Number(first), Number(second), side) : nothing}
          ${cold.map(([a, b]) => this.#coldCell(a, b, side))}
          ${inside ? this.#queen(Number(first), Number(second), side) : nothing} ${axes(side)}
        </svg>
      </div>
      <figcaption>
        <p id="summary">
          ${joinSentences(
            [
              place(String(first), String(second)),
              grundy ? sentences.mapSummary(last, cold.length) : sentences.loading,
            ],
            this.language,
          )}
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

  #lines(first: number, second: number, side: number): SVGTemplateResult {
    const [x, y] = centre(first, second, side);
    const [left, bottom] = centre(0, 0, side);
    const diagonal = (Math.min(first, second) * mapSide) / side;
    return svg`<path
      class="line"
      d="M${x} ${y}H${left}M${x} ${y}V${bottom}M${x} ${y}l${-diagonal} ${diagonal}"
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

  static override styles = [controls, pictureStyles];
}

/** The P-positions: the cells with the value 0. */
function coldCells(grundy: Table | undefined): (readonly [number, number])[] {
  if (!grundy) return [];
  return grundy.flatMap((row, a) =>
    row.flatMap((value, b) => (value === 0 ? [[a, b] as const] : [])),
  );
}

/** The middle of a cell, in the units of the drawing. */
function centre(first: number, second: number, side: number): readonly [number, number] {
  const cell = mapSide / side;
  return [(first + 0.5) * cell, mapSide - (second + 0.5) * cell];
}

function rays(side: number): SVGTemplateResult {
  const [x, y] = centre(0, 0, side);
  return svg`<path
    class="ray"
    d="M${x} ${y}L${x + y / phi} 0M${x} ${y}L${mapSide} ${y - (mapSide - x) / phi}"
  />`;
}

function winMark(x: number, y: number, radius: number): SVGTemplateResult {
  const [dx, dy] = [radius * 0.45, radius * 0.4];
  return svg`<circle class="win" cx=${x} cy=${y} r=${radius} />
    <path class="tick" d="M${x - dx} ${y}L${x - dx * 0.2} ${y + dy}L${x + dx} ${y - dy}" />`;
}

function axes(side: number): SVGTemplateResult {
  const step = [2, 5, 10].find((each) => side / each <= 8) ?? 20;
  const shown = Array.from({ length: Math.ceil(side / step) }, (_, i) => i * step);
  return svg`<path class="axis" d="M0 0V${mapSide}H${mapSide}" />
    ${shown.map((tick) => {
      const [x, y] = centre(tick, tick, side);
      return svg`<text x=${x} y=${mapSide + 5} text-anchor="middle">${tick}</text>
        <text x="-1.5" y=${y + 1.5} text-anchor="end">${tick}</text>`;
    })}`;
}

function legendItem(mark: SVGTemplateResult, words: string): TemplateResult {
  return html`<li>
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">${mark}</svg>${words}
  </li>`;
}
