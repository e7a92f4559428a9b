// The P-positions that a search has found, by Frobenius number: a bar chart with a slider below it. The slider lets the
// keyboard, a finger and a screen reader reach every bar, however thin.
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { joinClauses } from '../../i18n/format';
import { controls } from '../../kit/controls';
import { emit } from '../../kit/board/events';
import { Picture } from '../../kit/board/picture';
import { pMapStyles, thumb } from './p_map_styles';
import { ownSentences } from './theory_sentences';
import { range } from '../../kit/range';

export interface PMapEntry {
  readonly frobenius: number;
  readonly count: number;
  /** One of these positions, in notation. */
  readonly example: string;
}

export class PMap extends Picture {
  static override properties = {
    ...Picture.properties,
    chosen: { state: true },
  };

  /** The selected Frobenius number; at first the one with the most positions. */
  declare private chosen: number | undefined;

  /** Whether the pointer is a finger, which cannot hover before it acts. */
  #touches = false;

  /** Ascending. Until a search has begun there are none. */
  get entries(): readonly PMapEntry[] {
    const { pPositions } = (this.data ?? {}) as { readonly pPositions?: readonly PMapEntry[] };
    return pPositions ?? [];
  }

  get #span(): readonly [number, number] {
    return [this.entries[0]?.frobenius ?? 0, this.entries.at(-1)?.frobenius ?? 0];
  }

  get #largest(): PMapEntry | undefined {
    return this.entries.reduce<PMapEntry | undefined>(
      (most, each) => (most && most.count >= each.count ? most : each),
      undefined,
    );
  }

  get #at(): number {
    const [first, last] = this.#span;
    return Math.min(Math.max(this.chosen ?? this.#largest?.frobenius ?? first, first), last);
  }

  #entryAt(frobenius: number): PMapEntry | undefined {
    return this.entries.find((each) => each.frobenius === frobenius);
  }

  #number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  #textAt(frobenius: number): string {
    const words = ownSentences[this.language].picture;
    const entry = this.#entryAt(frobenius);
    return entry
      ? words.count(String(frobenius), this.#number(entry.count))
      : words.noPosition(String(frobenius));
  }

  readonly #point = (event: PointerEvent): void => {
    this.#touches = event.pointerType === 'touch';
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const [first, last] = this.#span;
    const share = (event.clientX - left - thumb / 2) / (width - thumb);
    this.chosen = first + Math.round(Math.min(Math.max(share, 0), 1) * (last - first));
  };

  readonly #click = (): void => {
    if (!this.#touches) this.#open();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') this.#open();
  };

  #open(): void {
    const example = this.#entryAt(this.#at)?.example;
    if (example !== undefined) emit(this, 'why-position', example);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.entries.length === 0) return nothing;
    const words = ownSentences[this.language].picture;
    const total = this.entries.reduce((sum, { count }) => sum + count, 0);
    const [first, last] = this.#span;
    const at = this.#at;
    const entry = this.#entryAt(at);
    return html`
      <h3>${words.map}</h3>
      <p class="soft">${words.mapHint(this.#number(total))}</p>
      <div
        class="plot"
        @pointerdown=${this.#point}
        @pointermove=${this.#point}
        @click=${this.#click}
      >
        ${this.#bars(at)}
      </div>
      <input
        type="range"
        aria-label=${words.frobenius}
        aria-valuetext=${this.#textAt(at)}
        min=${first}
        max=${last}
        .value=${String(at)}
        @input=${(event: Event) => (this.chosen = (event.target as HTMLInputElement).valueAsNumber)}
        @keydown=${this.#key}
      />
      <p class="ends" aria-hidden="true"><span>${first}</span><span>${last}</span></p>
      <p class="said">
        <strong>${this.#textAt(at)}</strong>${
          entry
            ? html`${joinClauses(['', words.example], this.language)}
                <code>${entry.example}</code>
                <button class="button" type="button" @click=${() => this.#open()}>
                  ${words.openExample}
                </button>`
            : nothing
        }
      </p>
    `;
  }

  // All places are in percent, so the text keeps its size at any width of the chart.
  #bars(at: number): TemplateResult {
    const words = ownSentences[this.language].picture;
    const [first, last] = this.#span;
    const most = this.#largest;
    // log(1 + count): a count of 1 has a visible bar, a count of 0 has none.
    const high = (count: number): number =>
      (Math.log1p(count) / Math.log1p(most?.count ?? 1)) * 100;
    const step = 100 / Math.max(last - first, 1);
    const x = (frobenius: number): number => (frobenius - first) * step;
    const decades = range(Math.floor(Math.log10(most?.count ?? 1)) + 1).map((power) => 10 ** power);
    const wide = Math.min(step * 0.8, 4);
    return html`<svg
      role="img"
      aria-label=${words.mapLabel(
        String(first),
        String(last),
        this.#number(most?.count ?? 0),
        String(most?.frobenius ?? 0),
      )}
    >
      ${decades.map(
        (count) =>
          svg`<line class="grid" x1="0" x2="100%" y1="${100 - high(count)}%" y2="${100 - high(count)}%" />`,
      )}
      ${this.entries.map(
        ({ frobenius, count }) =>
          svg`<rect class=${frobenius === at ? 'bar at' : 'bar'} x="${x(frobenius) - wide / 2}%"
            y="${100 - high(count)}%" width="${wide}%" height="${high(count)}%" />`,
      )}
      <line class="cursor" x1="${x(at)}%" x2="${x(at)}%" y1="0" y2="100%" />
      ${decades.map(
        (count) => svg`<text x="2" y="${100 - high(count)}%" dy="-3">${this.#number(count)}</text>`,
      )}
    </svg>`;
  }

  static override styles = [controls, pMapStyles];
}
