// The Number Game's board: a tile for each number, in a grid, and one for all numbers above.
import { css, html, nothing } from 'lit';
import type { PropertyValues, SVGTemplateResult, TemplateResult } from 'lit';
import { controls } from '../../ui/controls';
import { Board } from '../../ui/board/board';
import { losesGlyph, winsGlyph } from '../../ui/board/glyphs';
import { GridFocus } from '../../ui/board/grid_focus';
import { boardStyles } from '../../ui/board/styles';
import type { BoardModule } from '../board_module';
import { boardSentences } from './board_sentences';
import { toCase } from './to_case';
import { columns, sumText, viewOf, wave } from './view';
import type { NumberView } from './view';

declare global {
  interface HTMLElementEventMap {
    /** A move that sets up a position: it is played, but is no move of the game that is under way. */
    'board-setup-move': CustomEvent<string>;
  }
}

/** Two digits that follow each other within this time are one number. */
const digitsTogether = 700;

interface Tile {
  readonly state: 'plain' | 'legal' | 'wins' | 'loses' | 'taken';
  readonly name: string;
  /** What stands below the number. */
  readonly note: string;
  readonly glyph: SVGTemplateResult | typeof nothing;
  readonly enabled: boolean;
}

export class NumberGameBoard extends Board {
  static override styles = [
    controls,
    boardStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      .grid {
        display: grid;
        gap: var(--gap);
        --gap: clamp(4px, 1.4cqi, 8px);
        max-inline-size: 33rem;
        margin-inline: auto;
        font-variant-numeric: tabular-nums;
        /* A double tap plays twice; it does not zoom. */
        touch-action: manipulation;
      }
      .row {
        display: grid;
        grid-template-columns: repeat(5, minmax(0, 1fr));
        gap: var(--gap);
      }
      .tile {
        position: relative;
        display: grid;
        grid-template-rows: 1fr auto;
        place-items: center;
        aspect-ratio: 1;
        min-block-size: 44px;
        min-inline-size: 0;
        padding-block: 10% 9%;
        border: 2px solid transparent;
        border-radius: var(--radius-pane);
        background: var(--shade);
        color: var(--ink-soft);
        text-align: center;
        user-select: none;
        -webkit-user-select: none;
      }
      .number {
        font-size: clamp(1.25rem, 7cqi, 2.25rem);
        font-weight: 600;
        line-height: 1;
        color: var(--ink);
      }
      .note {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 3px;
        min-block-size: 1.25em;
        font-size: clamp(0.6875rem, 2.6cqi, 0.875rem);
        line-height: 1.25;
        white-space: nowrap;
      }
      /* Of the tile's name, which has it in words, only the number is to be seen as its text. */
      .note::after {
        content: attr(data-note);
      }
      .glyph {
        inline-size: 1.25em;
        block-size: 1.25em;
      }
      .plain,
      .legal,
      .loses {
        background: var(--surface);
        border-color: var(--line);
      }
      .legal {
        border-color: var(--line-control);
      }
      .wins {
        border-color: var(--wins);
        background: var(--wins);
        color: var(--surface);
      }
      .wins .number {
        color: inherit;
      }
      .loses {
        border-color: var(--loses);
        color: var(--loses);
      }
      .taken {
        background: var(--shade);
      }
      .taken .number {
        font-weight: 400;
        color: var(--ink-soft);
      }
      .chosen .number {
        font-weight: 600;
      }
      /* The move that led here. */
      .last {
        border-color: var(--ink-soft);
      }
      .enabled {
        cursor: pointer;
      }
      .tile:focus-visible {
        --radius-focus: var(--radius-pane);
        z-index: 1;
      }
      @media (hover: hover) {
        .enabled:hover:not(.wins) {
          background: var(--shade);
        }
        .enabled.taken:hover {
          border-color: var(--line-control);
        }
        .wins.enabled:hover {
          background: color-mix(in srgb, var(--wins) 86%, var(--ink));
          border-color: transparent;
        }
      }
      .enabled:active {
        translate: 0 1px;
      }
      @media (prefers-reduced-motion: no-preference) {
        .tile {
          transition:
            background-color 150ms,
            border-color 150ms;
        }
        /* The numbers that have just gone light up one after the other. */
        .gone {
          animation: gone 240ms calc(var(--step) * 80ms) ease-out backwards;
        }
        .gone .number,
        .gone .note {
          animation: gone-text 240ms calc(var(--step) * 80ms) ease-out backwards;
        }
        .gone .note {
          animation-name: gone-note;
        }
      }
      @keyframes gone {
        0% {
          background: var(--surface);
          border-color: var(--line);
        }
        35% {
          background: var(--ink);
          border-color: var(--ink);
        }
      }
      @keyframes gone-text {
        0% {
          color: var(--ink);
        }
        35% {
          color: var(--paper);
        }
      }
      @keyframes gone-note {
        0% {
          opacity: 0;
        }
        35% {
          color: var(--paper);
          opacity: 1;
        }
      }
      @media (forced-colors: active) {
        .plain,
        .legal,
        .loses {
          border-color: ButtonBorder;
        }
        .loses {
          border-style: dashed;
        }
        .wins {
          forced-color-adjust: none;
          background: Highlight;
          border-color: Highlight;
          color: HighlightText;
        }
        .last {
          border-color: CanvasText;
        }
        .taken,
        .taken .number {
          color: GrayText;
        }
      }
    `,
  ];

  readonly #focus = new GridFocus(this, () => ({
    // The last tile stands for all numbers above.
    rows: this.analysis ? Math.ceil((viewOf(this.analysis).numbers.length + 1) / columns) : 1,
    columns,
  }));
  #wave: readonly number[] = [];
  #looked: string | undefined;
  #digit = 0;
  #digitAt = -Infinity;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('analysis')) return;
    const before = changed.get('analysis');
    const both = before && this.analysis && before.game === this.analysis.game;
    this.#wave = both ? wave(viewOf(before), viewOf(this.analysis)) : [];
  }

  protected override updated(changed: PropertyValues<this>): void {
    // What was looked at belongs to the position before.
    if (changed.has('analysis')) this.#lookAt(undefined);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const { numbers } = viewOf(this.analysis);
    const tiles = [...numbers.map((each, index) => this.#tile(each, index)), this.#beyond()];
    const rows: TemplateResult[] = [];
    for (let from = 0; from < tiles.length; from += columns) {
      rows.push(html`<div class="row" role="row">${tiles.slice(from, from + columns)}</div>`);
    }
    return html`<div
      class="grid"
      role="grid"
      aria-label=${boardSentences[this.language].board}
      aria-readonly=${this.use === 'static' ? 'true' : nothing}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event)}
      @animationend=${(event: AnimationEvent) => this.#onWaveOver(event)}
    >
      ${rows}
    </div>`;
  }

  #tile(number: NumberView, index: number): TemplateResult {
    const { state, name, note, glyph, enabled } = this.#described(number);
    const move = String(number.number);
    const step = this.#wave.indexOf(number.number);
    const classes = ['tile', state];
    if (number.released !== undefined) classes.push('chosen');
    if (enabled) classes.push('enabled');
    if (this.lastMove === move) classes.push('last');
    if (step >= 0) classes.push('gone');
    const looked = number.free ? move : undefined;
    // Styles are set as properties: attributes of that name, which styleMap writes first, are blocked by the page's CSP.
    return html`<div
      class=${classes.join(' ')}
      .style=${`--step: ${step}`}
      role="gridcell"
      tabindex=${this.#tabIndex(index)}
      data-row=${Math.floor(index / columns)}
      data-column=${index % columns}
      data-number=${move}
      data-move=${number.free ? move : nothing}
      aria-label=${name}
      aria-disabled=${enabled ? nothing : 'true'}
      @click=${() => this.#activate(number)}
      @pointerenter=${() => this.#lookAt(looked)}
      @pointerleave=${() => this.#lookAt(undefined)}
      @focus=${() => this.#lookAt(looked)}
      @blur=${() => this.#lookAt(undefined)}
    >
      <span class="number">${move}</span><span class="note" data-note=${note}>${glyph}</span>
    </div>`;
  }

  #beyond(): TemplateResult {
    const say = boardSentences[this.language];
    const { numbers, limit } = viewOf(this.analysis);
    const index = numbers.length;
    const above = `${limit + 1}+`;
    return html`<div
      class="tile taken"
      role="gridcell"
      tabindex=${this.#tabIndex(index)}
      data-row=${Math.floor(index / columns)}
      data-column=${index % columns}
      aria-label=${say.name([above, say.takenAbove(limit)])}
      aria-disabled="true"
    >
      <span class="number">${above}</span><span class="note" data-note=${say.taken}></span>
    </div>`;
  }

  #tabIndex(index: number): number {
    return this.#focus.tabIndex(Math.floor(index / columns), index % columns);
  }

  #described({ number, free, sum, released }: NumberView): Tile {
    const say = boardSentences[this.language];
    const move = String(number);
    const name = (parts: readonly (string | false)[]) =>
      say.name([move, ...parts.filter((part) => part !== false)]);
    const setup = this.use === 'setup';

    if (!free) {
      const chosen = this.lastMove === move ? say.justChosen : say.chosen;
      return {
        state: 'taken',
        name: name([sum ? say.takenAs(sumText(sum)) : chosen, setup && !sum && say.release]),
        note: sum ? sumText(sum) : say.chosen,
        glyph: nothing,
        enabled: setup && released !== undefined,
      };
    }

    const option = this.option(move);
    const enabled = this.use !== 'static';
    const ask = setup && say.choose;
    if (!option || !this.tells('outcomes')) {
      const legal = this.tells('legal');
      return {
        state: legal ? 'legal' : 'plain',
        name: name([legal && say.free, ask]),
        note: '',
        glyph: nothing,
        enabled,
      };
    }
    const wins = option.outcome === 'P';
    const value = this.tells('values') && option.grundy !== null ? String(option.grundy) : '';
    return {
      state: wins ? 'wins' : 'loses',
      name: name([wins ? say.wins : say.loses, value !== '' && say.grundy(value), ask]),
      note: value,
      glyph: wins ? winsGlyph : losesGlyph,
      enabled,
    };
  }

  #lookAt(move: string | undefined): void {
    if (move === this.#looked) return;
    this.#looked = move;
    this.look(move);
  }

  #activate({ number, free, released }: NumberView): void {
    if (this.use === 'play') {
      if (free) this.askMove(String(number));
    } else if (this.use === 'setup') {
      if (released !== undefined) this.askPosition(released);
      // What a number takes with it only the solver knows, so that position has no notation here.
      else if (free) this.#askSetupMove(String(number));
    }
  }

  #askSetupMove(move: string): void {
    const init = { detail: move, bubbles: true, composed: true };
    this.dispatchEvent(new CustomEvent<string>('board-setup-move', init));
  }

  #onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const { number } = (event.target as HTMLElement).dataset;
      const { numbers } = viewOf(this.analysis);
      const found = numbers.find((each) => String(each.number) === number);
      if (found && !event.repeat) this.#activate(found);
    } else if (/^[0-9]$/.test(event.key)) {
      event.preventDefault();
      this.#onDigit(Number(event.key), event.timeStamp);
    }
  }

  #onDigit(digit: number, at: number): void {
    const { numbers } = viewOf(this.analysis);
    const indexOf = (wanted: number) => numbers.findIndex(({ number }) => number === wanted);
    const both = at - this.#digitAt <= digitsTogether ? indexOf(10 * this.#digit + digit) : -1;
    const index = both >= 0 ? both : indexOf(digit);
    this.#digit = digit;
    this.#digitAt = at;
    if (index >= 0) void this.#focus.focus(Math.floor(index / columns), index % columns);
  }

  /** Or the wave would run again whenever the board is shown again. */
  #onWaveOver(event: AnimationEvent): void {
    const last = this.#wave.at(-1);
    if ((event.target as HTMLElement).dataset['number'] !== String(last)) return;
    this.#wave = [];
    this.requestUpdate();
  }
}

function between(least: number, most: number, random: () => number): number {
  return least + Math.floor(random() * (most - least + 1));
}

const board = 'impartial-number-game-board';
if (!customElements.get(board)) customElements.define(board, NumberGameBoard);

export const boardModule: BoardModule = {
  board,
  nameMove: (move, language) => boardSentences[language].move(move),
  toCase,
  // Some numbers that were chosen. All above 20 are taken, whatever was: these would take them.
  random: (random) => {
    const chosen = Array.from({ length: 2 + Math.floor(random() * 2) }, () =>
      between(4, 14, random),
    );
    const above = Array.from({ length: 21 }, (_, index) => 21 + index);
    return `<${[...new Set(chosen), ...above].join(' ')}>`;
  },
};
