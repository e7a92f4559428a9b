// The atlas: every position within the judges' numbers as a point, and the game that is played as a path through them.
// It is drawn on a canvas, because thousands of elements are too slow to be moved. The words below it name the chosen
// point; the keyboard reaches every point (atlas_layout.ts). `why-position` asks for a position on the board.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import { formatNatural } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { controls } from '../../kit/controls';
import { emit } from '../../kit/board/events';
import { drawAtlas } from './atlas_drawing';
import type { AtlasColours } from './atlas_drawing';
import { layOut, limit, pointAfterKey, pointNear, readAtlas } from './atlas_layout';
import type { AtlasLayout } from './atlas_layout';
import { atlasSentences } from './atlas_sentences';
import type { AtlasSentences } from './words/atlas_en';
import { atlasStyles } from './atlas_styles';
import { AtlasView } from './atlas_view';
import { range } from '../../kit/range';

/** The position in which every number is free: all others can follow. */
const start = range(limit - 1)
  .map((index) => index + 2)
  .join(' ');
/** In CSS pixels. */
const reach = 14;

export class Atlas extends LitElement {
  static override properties = {
    engine: { attribute: false },
    language: { attribute: false },
    line: { attribute: false },
    at: { attribute: false },
    layout: { state: true },
    chosen: { state: true },
    failed: { state: true },
  };

  declare engine: Pick<Engine, 'picture'>;
  declare language: Language;
  /** The positions of the game that is played, in notation; those beyond the atlas are left out. */
  declare line: readonly string[];
  /** The index in `line` of the position on the board. */
  declare at: number;

  declare private layout: AtlasLayout | undefined;
  /** The point that the words name; undefined: the position on the board. */
  declare private chosen: number | undefined;
  declare private failed: boolean;

  readonly #view = new AtlasView();
  #frame = 0;
  #sizes: ResizeObserver | undefined;
  #schemes = matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    super();
    this.language = 'en';
    this.line = [];
    this.at = 0;
    this.failed = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#schemes.addEventListener('change', this.#redraw);
    if (!this.layout) void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#schemes.removeEventListener('change', this.#redraw);
    this.#sizes?.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  async #load(): Promise<void> {
    // The element's properties are set after it is made.
    await this.updateComplete;
    this.failed = false;
    try {
      const data = await this.engine.picture('number_game', start);
      const atlas = data.ok ? readAtlas(data.value) : undefined;
      if (atlas) this.layout = layOut(atlas);
      else this.failed = true;
    } catch {
      this.failed = true;
    }
  }

  get #canvas(): HTMLCanvasElement | null {
    return this.renderRoot.querySelector('canvas');
  }

  /** The points of the game, and where in it the board is. */
  get #path(): { readonly points: readonly number[]; readonly here: number | undefined } {
    const { layout, line, at } = this;
    const points = line.flatMap((position) => layout?.byPosition.get(position) ?? []);
    return { points, here: layout?.byPosition.get(line[at] ?? '') };
  }

  get #named(): number {
    const last = (this.layout?.points.length ?? 1) - 1;
    return this.chosen ?? this.#path.here ?? last;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The words follow the game.
    if (changed.has('line') || changed.has('at')) this.chosen = undefined;
  }

  protected override updated(): void {
    const canvas = this.#canvas;
    if (canvas && !this.#sizes) {
      this.#sizes = new ResizeObserver(this.#redraw);
      this.#sizes.observe(canvas);
    }
    this.#redraw();
  }

  /** Those of the legend. */
  get #colours(): AtlasColours {
    const of = (selector: string): string => {
      const element = this.renderRoot.querySelector(selector);
      return element ? getComputedStyle(element).color : 'gray';
    };
    return {
      P: of('.P'),
      N: of('.N'),
      line: of('.line'),
      ink: of('canvas'),
      inkSoft: of('.legend'),
    };
  }

  readonly #redraw = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const canvas = this.#canvas;
      if (!canvas || !this.layout) return;
      this.#view.resize(canvas.clientWidth, canvas.clientHeight);
      // A finger scrolls the page over the whole disc.
      canvas.style.touchAction = this.#view.isClose ? 'none' : 'pan-y';
      const marks = { ...this.#path, chosen: this.#named };
      drawAtlas(canvas, this.layout, this.#view, marks, this.#colours);
    });
  };

  protected override render(): TemplateResult {
    const say = atlasSentences[this.language];
    const { layout } = this;
    if (!layout) {
      return html`<div class="frame" aria-busy=${!this.failed}>
        ${
          this.failed
            ? html`<button class="button" type="button" @click=${() => void this.#load()}>
                ${say.again}
              </button>`
            : nothing
        }
      </div>`;
    }
    const number = (value: number): string => formatNatural(value, this.language);
    const { points } = layout;
    const lost = points.filter(({ isP }) => isP).length;
    return html`<p class="about">${say.about(number(points.length), number(lost))}</p>
      <div class="frame">
        <canvas
          tabindex="0"
          role="application"
          aria-label=${say.title}
          aria-describedby="named keys"
          @keydown=${this.#onKey}
          @pointerdown=${this.#onDown}
          @pointermove=${this.#onMove}
          @pointerup=${this.#onUp}
          @pointercancel=${this.#onUp}
          @wheel=${this.#onWheel}
        ></canvas>
        <div class="zoom">
          ${this.#zoomButton('+', say.closer, () => this.#zoom(1.5))}
          ${this.#zoomButton('−', say.farther, () => this.#zoom(1 / 1.5))}
          ${this.#zoomButton('⤢', say.whole, () => this.#whole())}
        </div>
      </div>
      <p id="keys" class="visually-hidden">${say.keys}</p>
      ${this.#words(layout, say)}
      <ul class="legend" aria-hidden="true">
        <li><span class="sign P"></span>${say.signs.P}</li>
        <li><span class="sign N"></span>${say.signs.N}</li>
        <li><span class="sign line"></span>${say.signs.line}</li>
      </ul>`;
  }

  #zoomButton(sign: string, name: string, act: () => void): TemplateResult {
    return html`<button class="button" type="button" aria-label=${name} title=${name} @click=${act}>
      ${sign}
    </button>`;
  }

  #words({ points, rings }: AtlasLayout, say: AtlasSentences): TemplateResult | typeof nothing {
    const point = points[this.#named];
    if (!point) return nothing;
    const { position, isP, frobenius, grundy, place } = point;
    const ring = rings.find((each) => each.frobenius === frobenius);
    const facts = say.list([
      say.outcome(isP),
      say.frobenius(frobenius),
      say.grundy(grundy),
      say.place(place + 1, ring?.count ?? 0),
      ...(this.#path.points.includes(this.#named) ? [say.onLine] : []),
    ]);
    return html`<div class="words">
      <p id="named" role="status"><strong>${position || say.nothingFree}</strong> ${facts}</p>
      <button
        class="button show"
        type="button"
        ?disabled=${this.#named === this.#path.here}
        @click=${() => this.#show()}
      >
        ${say.show}
      </button>
    </div>`;
  }

  /** Asks for the named position on the board. */
  #show(): void {
    const point = this.layout?.points[this.#named];
    if (point) emit(this, 'why-position', point.position);
  }

  #zoom(by: number, x?: number, y?: number): void {
    this.#view.zoom(by, x, y);
    this.#redraw();
  }

  #zoomToNamed(by: number): void {
    const point = this.layout?.points[this.#named];
    if (!point) return;
    const { middle, radius } = this.#view;
    this.#zoom(by, middle.x + point.x * radius, middle.y + point.y * radius);
    this.#view.reveal(point);
  }

  #whole(): void {
    this.#view.reset();
    this.#redraw();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || !this.layout) return;
    const next = pointAfterKey(this.layout, this.#named, event.key);
    const acts: Readonly<Record<string, () => void>> = {
      Enter: () => this.#show(),
      ' ': () => this.#show(),
      '+': () => this.#zoomToNamed(1.5),
      '=': () => this.#zoomToNamed(1.5),
      '-': () => this.#zoomToNamed(1 / 1.5),
      '0': () => this.#whole(),
    };
    const act = next === undefined ? acts[event.key] : () => this.#choose(next);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  #choose(index: number): void {
    this.chosen = index;
    const point = this.layout?.points[index];
    if (point) this.#view.reveal(point);
  }

  /** The point below the pointer. */
  #pointAt(event: PointerEvent): number | undefined {
    const { x, y, unit } = this.#view.toDisc(event.offsetX, event.offsetY);
    return this.layout && pointNear(this.layout, x, y, reach / unit);
  }

  readonly #onDown = (event: PointerEvent): void => {
    (event.target as Element).setPointerCapture(event.pointerId);
    this.#view.grab(event);
  };

  readonly #onMove = (event: PointerEvent): void => {
    if (this.#view.drag(event)) this.#redraw();
    else if (event.buttons === 0 && event.pointerType !== 'touch') {
      const point = this.#pointAt(event);
      if (point !== undefined && point !== this.chosen) this.chosen = point;
    }
  };

  /** A click shows the point; a finger names it first. */
  readonly #onUp = (event: PointerEvent): void => {
    const clicked = this.#view.release(event) && event.type === 'pointerup';
    const point = clicked ? this.#pointAt(event) : undefined;
    if (point === undefined) return;
    const isNamed = point === this.#named;
    this.chosen = point;
    if (isNamed || event.pointerType !== 'touch') this.#show();
  };

  readonly #onWheel = (event: WheelEvent): void => {
    // Otherwise the wheel scrolls the page. A pinch on a touchpad comes as a wheel with Ctrl.
    const isMeant = event.ctrlKey || this.#view.isClose || this.shadowRoot?.activeElement;
    if (!isMeant) return;
    event.preventDefault();
    const speed = event.ctrlKey ? 100 : 400;
    this.#zoom(Math.exp(-event.deltaY / speed), event.offsetX, event.offsetY);
  };

  static override styles = [controls, atlasStyles];
}

const atlasTag = 'impartial-atlas';
if (!customElements.get(atlasTag)) customElements.define(atlasTag, Atlas);
