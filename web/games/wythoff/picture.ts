// The theory of Wythoff's game in a picture: the plane from the origin, the two golden rays along which the P-positions
// lie, the queen on the position, and its move. The Grundy values are drawn behind them if the reader wants them.
import { html, nothing, svg } from 'lit';
import type { PropertyValues, SVGTemplateResult, TemplateResult } from 'lit';
import { controls } from '../../kit/controls';
import { Picture, arrow, meaning, pictureFrame } from '../../kit/board/picture';
import { winsPath } from '../../kit/board/glyphs';
import { axisLabel } from './axis';
import { nameMove } from './board_sentences';
import { drawHeat } from './heat';
import { pictureStyles } from './picture_styles';
import { queenPath } from './queen';
import { theorySentences } from './theory_sentences';
import { afterMove, heapsOf } from './view';
import type { Heaps, WythoffAnalysis } from './view';

const phi = (1 + Math.sqrt(5)) / 2;
/** The side of the drawn plane in pixels; the numbers stand on its left and below it. */
const side = 184;
const left = 40;
const below = 20;
const above = 12;
/** Beyond this many cells, the P-positions would lie too close together. */
const mostDots = 64;
/** The side of the table of Grundy values. */
const mostValues = 128;
const labelHeight = 13;
/** The least distance of the queen from a target. */
const apart = 20;

type Table = readonly (readonly number[])[];

export class WythoffPicture extends Picture<WythoffAnalysis> {
  static override properties = {
    ...Picture.properties,
    values: { state: true },
  };

  /** The Grundy values are shown. */
  declare private values: boolean;

  constructor() {
    super();
    this.values = false;
  }

  /** The cells along the plane's side: some room is left around the position. */
  get #cells(): number {
    const { first, second } = heapsOf(this.analysis);
    const larger = Number(first > second ? first : second);
    return Math.max(8, Math.ceil(larger * 1.1) + 1);
  }

  get #grundy(): Table | undefined {
    const cells = this.#cells;
    const { grundy } = (this.data ?? {}) as { readonly grundy?: Table };
    return cells > mostValues
      ? undefined
      : grundy?.slice(0, cells).map((row) => row.slice(0, cells));
  }

  protected override updated(changed: PropertyValues): void {
    if (['data', 'analysis', 'values'].some((each) => changed.has(each))) this.#drawHeat();
  }

  readonly #drawHeat = (): void => {
    const canvas = this.renderRoot.querySelector('canvas');
    const grundy = canvas && this.#grundy;
    if (grundy) drawHeat(canvas, grundy, getComputedStyle(canvas).color);
  };

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const say = theorySentences[this.language];
    const { move } = this;
    const here = heapsOf(this.analysis);
    const target = move === undefined ? undefined : afterMove(here, move);
    const cells = this.#cells;
    const [x, y] = this.#queenAt(here, target);
    const grundy = this.#grundy;
    const name = move === undefined ? undefined : nameMove(move, this.language);
    const dots = this.#dots(here, target);
    return html`<figure class=${this.moveLook}>
      <div class="plane">
        ${
          this.values && grundy
            ? html`<canvas
                width=${cells}
                height=${cells}
                aria-hidden="true"
                @transitionend=${this.#drawHeat}
              ></canvas>`
            : nothing
        }
        <svg
          viewBox="${-left} ${-above} ${left + side + above} ${above + side + below}"
          role="img"
          aria-label=${say.plane(`${here.first}`, `${here.second}`, name)}
        >
          <path class="axis" d="M0 0V${side}H${side}" />
          ${this.#rays()} ${this.#guides(here, target)} ${dots}
          ${target ? this.#move(here, target) : this.#directions(here)}
          <path class="queen" transform="translate(${x - 8} ${y - 8})" d=${queenPath} />
        </svg>
      </div>
      <ul class="legend">
        ${target ? meaning(svg`<path class="shaft" d="M0 8h16" />`, pair(here, target)) : nothing}
        ${target ? nothing : meaning(svg`<path class="direction" d="M0 8h16" />`, say.directions)}
        ${
          dots.length > 0
            ? meaning(svg`<circle class="cold" cx="8" cy="8" r="3" />`, say.partnersLegend)
            : nothing
        }
        ${meaning(svg`<path class="ray" d="M0 14 16 2" />`, say.raysLegend)}
        ${
          grundy
            ? html`<li>
                <label
                  ><input
                    type="checkbox"
                    .checked=${this.values}
                    @change=${() => (this.values = !this.values)}
                  />${say.valuesLegend}</label
                >
              </li>`
            : nothing
        }
      </ul>
    </figure>`;
  }

  /** The middle of a cell in the drawing. */
  #at({ first, second }: Heaps): readonly [number, number] {
    const cell = side / this.#cells;
    return [(Number(first) + 0.5) * cell, side - (Number(second) + 0.5) * cell];
  }

  /** Beside its cell if it would cover the target of a short move. */
  #queenAt(here: Heaps, target: Heaps | undefined): readonly [number, number] {
    const [x, y] = this.#at(here);
    if (!target) return [x, y];
    const [x2, y2] = this.#at(target);
    const length = Math.hypot(x - x2, y - y2);
    const times = Math.max(apart, length) / length;
    return [x2 + (x - x2) * times, y2 + (y - y2) * times];
  }

  #rays(): SVGTemplateResult {
    const [x, y] = this.#at({ first: 0n, second: 0n });
    return svg`<path class="ray" d="M${x} ${y}L${x + y / phi} 0M${x} ${y}L${side} ${y - (side - x) / phi}" />`;
  }

  /** Lines from the position and the target to their numbers on the axes. */
  #guides(here: Heaps, target: Heaps | undefined): SVGTemplateResult {
    const points = target ? [target, here] : [here];
    const lines = points.map((each) => {
      const [x, y] = this.#at(each);
      return svg`<path class="guide" d="M0 ${y}H${x}V${side}" />`;
    });
    return svg`${lines} ${this.#labels('first', points)} ${this.#labels('second', points)}`;
  }

  /** The target's number stands at its place; the position's makes room for it. */
  #labels(heap: keyof Heaps, [target, here]: readonly Heaps[]): SVGTemplateResult[] {
    const place = (each: Heaps): number => this.#at(each)[heap === 'first' ? 0 : 1];
    const numbers = [target, here]
      .filter((each) => each !== undefined)
      .filter((each, index) => index === 0 || each[heap] !== target?.[heap]);
    return numbers.map((each, index) => {
      const number = axisLabel(each[heap]);
      const own = place(each);
      const free = heap === 'first' ? 7 * number.length : labelHeight;
      const other = target && index === 1 ? place(target) : undefined;
      const towards = heap === 'first' ? 1 : -1;
      const at =
        other === undefined || Math.abs(own - other) >= free ? own : other + towards * free;
      const look = here && index === 0 && each[heap] !== here[heap] ? 'number target' : 'number';
      return heap === 'first'
        ? svg`<text class=${look} x=${at} y=${side + 15} text-anchor="middle">${number}</text>`
        : svg`<text class=${look} x="-6" y=${at + 4} text-anchor="end">${number}</text>`;
    });
  }

  #dots(here: Heaps, target: Heaps | undefined): SVGTemplateResult[] {
    const cells = this.#cells;
    if (cells > mostDots) return [];
    const { first, second, cold } = this.analysis.view.plane;
    const table = this.#grundy?.flatMap((row, a) =>
      row.flatMap((value, b) => (value === 0 ? [{ first: BigInt(a), second: BigInt(b) }] : [])),
    );
    const near =
      BigInt(first) + BigInt(second) > 0n
        ? []
        : cold.map(([a, b]) => ({ first: BigInt(a), second: BigInt(b) }));
    return (table ?? near)
      .filter((each) => each.first < cells && each.second < cells)
      .filter((each) => !isSame(each, here) && !(target && isSame(each, target)))
      .map((each) => {
        const [x, y] = this.#at(each);
        return svg`<circle class="cold" cx=${x} cy=${y} r=${cells > 32 ? 2 : 3} />`;
      });
  }

  #move(here: Heaps, target: Heaps): SVGTemplateResult {
    const [x, y] = this.#at(here);
    const [x2, y2] = this.#at(target);
    const length = Math.hypot(x2 - x, y2 - y);
    // Between the two marks; of a short move only the marks are seen.
    const part = (from: number): readonly [number, number] => [
      x + ((x2 - x) * from) / length,
      y + ((y2 - y) * from) / length,
    ];
    const line = length > 26 ? arrow(...part(10), ...part(length - 8)) : '';
    const glyph =
      this.moveLook === 'wins'
        ? svg`<path class="glyph" transform="translate(${x2 - 6.4} ${y2 - 6.4}) scale(0.8)" d=${winsPath} />`
        : '';
    return svg`${line}<circle class="target" cx=${x2} cy=${y2} r="7" />${glyph}`;
  }

  /** The lines of the queen's moves: none of them meets another P-position. */
  #directions(here: Heaps): SVGTemplateResult {
    const [x, y] = this.#at(here);
    const [left, bottom] = this.#at({ first: 0n, second: 0n });
    const diagonal = Math.min(x - left, bottom - y);
    return svg`<path class="direction" d="M${x} ${y}H${left}M${x} ${y}V${bottom}M${x} ${y}l${-diagonal} ${diagonal}" />
      <circle class="here" cx=${x} cy=${y} r="11" />`;
  }

  static override styles = [controls, pictureFrame, pictureStyles];
}

function isSame(one: Heaps, other: Heaps): boolean {
  return one.first === other.first && one.second === other.second;
}

function pair(here: Heaps, target: Heaps): string {
  return `(${here.first}, ${here.second}) → (${target.first}, ${target.second})`;
}
