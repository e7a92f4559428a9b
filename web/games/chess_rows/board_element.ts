// The board of Chess: a grid with one row for each row of the game. Only visible rows are drawn.
import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { Board } from '../../kit/board/board';
import { losesGlyph, winsGlyph } from '../../kit/board/glyphs';
import { legend, sample } from '../../kit/board/legend';
import { GridFocus } from '../../kit/board/grid_focus';
import { LateRows } from '../../kit/board/late_rows';
import { boardStyles } from '../../kit/board/board_styles';
import { controls } from '../../kit/controls';
import { OwnSize } from '../../kit/board/own_size';
import { textScale } from '../../kit/board/text_scale';
import { boardRow } from './board_row';
import { boardSentences } from './board_sentences';
import type { BoardSentences } from './words/board_en';
import { geometryOf } from './geometry';
import type { Geometry } from './geometry';
import { rowWindow, rowsToDraw } from './row_window';
import type { RowWindow } from './row_window';
import { rowsBoardStyles } from './board_styles';
import { moveOf, moveText, positionText, rowAt, rowsOf } from './view';
import type { ChessRowsAnalysis, ChessView, PieceMove } from './view';
import { range } from '../../kit/range';

/** A place on the board. Rows count from 0, cells from 1; cell 0 is the head of the row. */
interface CellPlace {
  readonly row: number;
  readonly cell: number;
}

/** A row's text without the values that make no other mark. */
function marksOf(row: string): string {
  return row.replaceAll(/=[1-9]\d*/g, '');
}

export class ChessRowsBoard extends Board<ChessRowsAnalysis> {
  static override properties = {
    ...Board.properties,
    drawn: { state: true },
    width: { state: true },
    scale: { state: true },
    at: { state: true },
  };

  declare private drawn: RowWindow;
  /** The width of this element in pixels. */
  declare private width: number;
  declare private scale: number;
  /** The piece under the pointer or the focus. */
  declare private at: CellPlace | undefined;

  readonly #grid = new GridFocus(this, () => ({
    rows: this.analysis ? this.#view.rows.length : 0,
    columns: this.analysis ? this.#view.width + 1 : 0,
  }));
  readonly #late = new LateRows(this);
  readonly #size = new OwnSize(this, () => {
    this.width = this.clientWidth;
    this.scale = textScale();
    this.#followScroll();
  });
  /** The entry point of the keyboard: a piece that can move. */
  #entrance: CellPlace = { row: 0, cell: 0 };
  #entered = false;
  #geometry: Geometry = { cell: 36, head: 44, lines: 1, rowHeight: 42 };
  /** The last two moves, the newest first. */
  #moves: readonly PieceMove[] = [];
  #rowsAdded = false;
  /** The height of all rows when the drawn ones were chosen. */
  #followed = '';

  constructor() {
    super();
    this.drawn = { from: 0, to: 24 };
    this.width = 0;
    this.scale = 1;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Drawn in its width at once: what stands below would move otherwise.
    this.width = this.clientWidth;
    this.#size.observe();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  get #view(): ChessView {
    return this.analysis.view;
  }

  get #sentences(): BoardSentences {
    return boardSentences[this.language];
  }

  readonly #followScroll = (): void => {
    const scroller = this.renderRoot.querySelector('.grid');
    if (!scroller) return;
    this.#late.look(scroller);
    const { scrollTop, clientHeight } = scroller;
    const drawn = rowWindow(
      scrollTop,
      clientHeight,
      this.#geometry.rowHeight,
      this.#view.rows.length,
    );
    if (drawn.from !== this.drawn.from || drawn.to !== this.drawn.to) this.drawn = drawn;
  };

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.analysis) return;
    if (changed.has('analysis')) {
      this.at = undefined;
      this.#entrance = this.#firstMovable();
    }
    this.#moves = [this.lastMove, this.earlierMove].flatMap((move) => (move ? moveOf(move) : []));
    this.#geometry = geometryOf(this.#view.width, {
      width: this.width,
      scale: this.scale,
      touched: matchMedia('(pointer: coarse)').matches,
      values: this.tells('values'),
      buttons: this.use === 'setup',
    });
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.analysis) return;
    // Asking how far it is scrolled lays everything out, so not with every click.
    const height = `${this.#view.rows.length} ${this.#geometry.rowHeight}`;
    if (height !== this.#followed) this.#followScroll();
    this.#followed = height;
    if (!changed.has('analysis')) return;
    this.#showMotion(changed.get('analysis'));
    if (this.#rowsAdded) this.renderRoot.querySelector('.grid')?.scrollTo({ top: 1e9 });
    this.#rowsAdded = false;
  }

  #showMotion(before: ChessRowsAnalysis | undefined): void {
    const [move] = this.#moves;
    if (!move || !this.followsMove(before)) return;
    const cellAt = (cell: number): Element | null =>
      this.renderRoot.querySelector(`[data-row="${move.row}"][data-column="${cell}"]`);
    this.motion?.travel(cellAt(move.to)?.querySelector('.piece'), cellAt(move.from));
  }

  #firstMovable(): CellPlace {
    const row = this.#view.rows.findIndex((pieces) => pieces.includes('>'));
    const { pieces = [], landing = [] } = rowAt(this.analysis, row) ?? {};
    const cell = pieces.find((_, index) => landing[index] !== 0);
    return cell === undefined ? { row: 0, cell: 0 } : { row, cell };
  }

  /** The cell that the grid remembers, or the entry point if it has none. */
  #tabIndex(row: number, cell: number): 0 | -1 {
    if (this.#entered) return this.#grid.tabIndex(row, cell);
    return row === this.#entrance.row && cell === this.#entrance.cell ? 0 : -1;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    this.#late.begin();
    const { rows, width } = this.#view;
    const sentences = this.#sentences;
    // Styles are set as properties: the page's CSP blocks style attributes, which styleMap would write first.
    const { cell, head, rowHeight, lines } = this.#geometry;
    const kept = this.#entered ? this.#grid.row : this.#entrance.row;
    return html`
      <div
        class="grid ${this.use} ${lines === 2 ? 'broken' : ''}"
        role="grid"
        aria-label=${sentences.grid}
        aria-rowcount=${rows.length + 1}
        aria-colcount=${width + 1}
        aria-readonly=${this.use === 'setup' ? 'false' : 'true'}
        .style=${`--cell: ${cell}px; --head: ${head}px; --row: ${rowHeight}px`}
        @scroll=${this.#followScroll}
        @click=${this.#onClick}
        @keydown=${this.#onKey}
        @pointerover=${this.#onPoint}
        @pointerleave=${this.#onLeave}
        @focusin=${this.#onPoint}
        @focusout=${this.#onLeave}
      >
        ${this.#cellNumbers()}
        ${
          rows.length > 0
            ? html`<div
                class="rows"
                role="rowgroup"
                .style=${`block-size: ${rows.length * rowHeight}px`}
              >
                ${repeat(
                  rowsToDraw(this.drawn, kept, rows.length),
                  (row) => row,
                  (row) => guard(this.#drawnOf(row), () => this.#row(row)),
                )}
              </div>`
            : nothing
        }
      </div>
      ${rows.length === 0 ? html`<p class="none">${sentences.noRows}</p>` : nothing} ${this.#foot()}
    `;
  }

  #cellNumbers(): TemplateResult {
    const { rowHead, valueHead, comma } = this.#sentences;
    const values = this.tells('values');
    return html`<div role="rowgroup" class="heads">
      <div role="row" class="row" aria-rowindex="1">
        <div
          role="columnheader"
          class="head"
          aria-colindex="1"
          aria-label=${values ? rowHead + comma + valueHead : rowHead}
        >
          <span class="number">${rowHead}</span>
          ${values ? html`<span class="value">${valueHead}</span>` : nothing}
        </div>
        <div class="track" role="presentation">
          ${range(this.#view.width).map(
            (index) =>
              html`<div role="columnheader" class="cell-number" aria-colindex=${index + 2}>
                ${index + 1}
              </div>`,
          )}
        </div>
      </div>
    </div>`;
  }

  /** Everything that is drawn of a row: it is redrawn when one of these changes. */
  #drawnOf(row: number): unknown[] {
    const { use, level, language } = this;
    const text = this.#view.rows[row] ?? '';
    const grid = this.#entered ? this.#grid : undefined;
    const { row: stop, column } = grid ?? { row: this.#entrance.row, column: this.#entrance.cell };
    const drawn = [
      use,
      level,
      language,
      this.#geometry.rowHeight,
      this.tells('values') ? `${text} ${this.analysis.components[row]}` : marksOf(text),
      ...this.#moves.flatMap((move) => (move.row === row ? [move.from, move.to] : [0, 0])),
      this.at?.row === row ? this.at.cell : 0,
      stop === row ? column : -1,
      [...this.told].join(' '),
    ];
    // The motion begins and ends at what is drawn.
    const isMoved = this.#moves.some((move) => move.row === row);
    return isMoved ? drawn : this.#late.drawnOf(row, this.#view.rows.length, drawn);
  }

  #row(index: number): TemplateResult | typeof nothing {
    const row = rowAt(this.analysis, index);
    if (!row) return nothing;
    return boardRow(row, {
      index,
      width: this.#view.width,
      top: index * this.#geometry.rowHeight,
      use: this.use,
      tells: (level) => this.tells(level),
      tellsMove: (move) => this.tellsMove(move),
      sentences: this.#sentences,
      moves: this.#moves.map((move) => (move.row === index ? move : undefined)),
      looked: this.at?.row === index ? this.at.cell : 0,
      tabIndex: (cell) => this.#tabIndex(index, cell),
    });
  }

  #foot(): TemplateResult {
    const { addRow, fixed, signs } = this.#sentences;
    if (this.use === 'setup') {
      return html`<button type="button" class="button add" @click=${() => this.#addRow()}>
        ${addRow}
      </button>`;
    }
    return legend([
      { selector: '.piece.wins', sample: sample('wins', winsGlyph), words: signs.wins },
      { selector: '.piece.loses', sample: sample('loses', losesGlyph), words: signs.loses },
      { selector: '.value', sample: sample('value', '2'), words: signs.value },
      { selector: '.piece.legal', sample: sample('legal'), words: signs.legal },
      { selector: '.piece.fixed', sample: sample('fixed'), words: fixed },
      { selector: '.piece.moved', sample: sample('moved'), words: signs.moved },
    ]);
  }

  #placeOf(event: Event): CellPlace | undefined {
    const { target } = event;
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (!element) return undefined;
    return { row: Number(element.dataset['row']), cell: Number(element.dataset['column']) };
  }

  /** The move of the piece on a cell, if there is one and it can move. */
  #moveAt({ row, cell }: CellPlace): string | undefined {
    const { pieces = [], landing = [] } = rowAt(this.analysis, row) ?? {};
    const to = landing[pieces.indexOf(cell)] ?? 0;
    return to === 0 ? undefined : moveText(row + 1, cell, to);
  }

  readonly #onClick = (event: Event): void => {
    const place = this.#placeOf(event);
    if (place) this.#activate(place);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const place = this.#placeOf(event);
    // The button at the head of a row turns keys into clicks itself.
    if (!place || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    if (!event.repeat) this.#activate(place);
  };

  #activate(place: CellPlace): void {
    if (this.use === 'setup') {
      this.#edit(place);
      return;
    }
    const move = this.#moveAt(place);
    if (move !== undefined) this.askMove(move);
  }

  #edit({ row, cell }: CellPlace): void {
    const rows = rowsOf(this.analysis).map(({ pieces }) => pieces);
    const pieces = rows[row];
    if (!pieces) return;
    if (cell === 0) {
      rows.splice(row, 1);
    } else {
      rows[row] = pieces.includes(cell)
        ? pieces.filter((piece) => piece !== cell)
        : [...pieces, cell].sort((a, b) => a - b);
    }
    this.askPosition(positionText(rows));
  }

  #addRow(): void {
    this.#rowsAdded = true;
    this.askPosition(positionText([...rowsOf(this.analysis).map(({ pieces }) => pieces), []]));
  }

  readonly #onPoint = (event: Event): void => {
    const place = this.#placeOf(event);
    if (event.type === 'focusin') this.#entered = true;
    const move = place && this.#moveAt(place);
    const at = move === undefined ? undefined : place;
    if (at?.row === this.at?.row && at?.cell === this.at?.cell) return;
    this.at = at;
    this.look(move);
  };

  readonly #onLeave = (): void => {
    if (this.at === undefined) return;
    this.at = undefined;
    this.look(undefined);
  };

  static override styles = [controls, boardStyles, rowsBoardStyles];
}
