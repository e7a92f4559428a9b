// The board of Wythoff's game: the plane with a queen on the position, and beside it both heaps with their controls. This
// file has the state of the plane; a cell (plane_cell.ts) and the controls (heap_controls.ts) are drawn elsewhere.
import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { Board } from '../../kit/board/board';
import { losesGlyph, winsGlyph } from '../../kit/board/glyphs';
import { legend, sample } from '../../kit/board/legend';
import { emit } from '../../kit/board/events';
import { GridFocus } from '../../kit/board/grid_focus';
import { boardStyles } from '../../kit/board/board_styles';
import { controls } from '../../kit/controls';
import { axisLabel } from './axis';
import { arrowsTo, heapCounts, heapInputs, takeControls, winningMoves } from './heap_controls';
import { boardSentences } from './board_sentences';
import type { BoardSentences } from './words/board_en';
import { planeBoardStyles } from './board_styles';
import { planeCell } from './plane_cell';
import type { Cell, Mark } from './plane_cell';
import { queen } from './queen';
import { goldenRays } from './rays';
import { readStones } from './stones';
import { winningTargets } from './winning';
import { cellKey, heapsOf, moveText, positionText, trailOf, windowOf } from './view';
import type { Heaps, PlaneWindow, WythoffAnalysis, WythoffView } from './view';
import { range } from '../../kit/range';

const noHeaps: Heaps = { first: 0n, second: 0n };

export class WythoffBoard extends Board<WythoffAnalysis> {
  static override properties = {
    ...Board.properties,
    amount: { state: true },
    wide: { state: true },
    offered: { state: true },
    refused: { state: true },
    away: { state: true },
  };

  /** The typed numbers of stones to take. */
  declare private amount: string;
  /** All of the drawn plane is shown, with its pattern, and not only the position's neighbourhood. */
  declare private wide: boolean;
  /** A clicked cell to which no move leads. */
  declare private offered: Heaps | undefined;
  /** The heap whose typed text could not be read. */
  declare private refused: keyof Heaps | undefined;
  /** The winning moves whose cells are out of sight. */
  declare private away: readonly string[];

  readonly #grid = new GridFocus(this, () => ({ rows: this.#size, columns: this.#size }));
  #heaps = noHeaps;
  #corner = noHeaps;
  /** The position's neighbourhood. */
  #near: PlaneWindow = { first: 0, second: 0, size: 0 };
  #window = this.#near;
  /** Where the queen was before the last two moves. */
  #trail: readonly string[] = [];
  #winning: ReadonlySet<string> = new Set();
  #cold: ReadonlySet<string> = new Set();
  #options: ReadonlySet<string> = new Set();
  /** Before the grid has had the focus, the keyboard starts at the queen. */
  #entered = false;
  #scrolled = false;
  /** The heaps of the focused cell while the window moves. */
  #focused: Heaps | undefined;
  #sight: IntersectionObserver | undefined;

  constructor() {
    super();
    this.amount = '1';
    this.wide = false;
    this.away = [];
  }

  get #plane(): WythoffView['plane'] {
    return this.analysis.view.plane;
  }

  get #size(): number {
    return this.#window.size;
  }

  get #sentences(): BoardSentences {
    return boardSentences[this.language];
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.analysis || !(changed.has('analysis') || changed.has('wide'))) return;
    const { first, second, size, cold, options } = this.#plane;
    const before = this.#heaps;
    this.#focused = this.#cellOfFocus();
    this.#heaps = heapsOf(this.analysis);
    const isLater = this.#heaps.first <= before.first && this.#heaps.second <= before.second;
    this.#near = windowOf(this.#plane, this.#heaps, isLater ? this.#near.size : 0);
    this.#window = this.wide ? { first: 0, second: 0, size } : this.#near;
    this.#corner = {
      first: BigInt(first) + BigInt(this.#window.first),
      second: BigInt(second) + BigInt(this.#window.second),
    };
    this.style.setProperty('--cells', String(this.#size));
    this.#trail = trailOf(this.#heaps, [this.lastMove, this.earlierMove]);
    this.#winning = new Set(this.analysis.winning);
    this.#cold = new Set(cold.map(([a, b]) => cellKey(a, b)));
    this.#options = new Set(options.map(([a, b]) => cellKey(a, b)));
    this.refused = this.offered = undefined;
  }

  protected override updated(changed: PropertyValues): void {
    if (!this.analysis || !(changed.has('analysis') || changed.has('wide'))) return;
    this.#showQueen(changed.has('wide'));
    this.#watchWinning();
    this.#keepFocus();
    if (this.followsMove(changed.get('analysis') as WythoffAnalysis | undefined)) {
      const { renderRoot } = this;
      this.motion?.travel(
        renderRoot.querySelector('.cell.queen svg'),
        renderRoot.querySelector('.left'),
      );
    }
  }

  #cellOfFocus(): Heaps | undefined {
    const cell = this.shadowRoot?.activeElement?.closest<HTMLElement>('.cell');
    return cell ? this.#stonesAt(cell) : undefined;
  }

  #stonesAt({ dataset: { row, column } }: HTMLElement): Heaps {
    return {
      first: this.#corner.first + BigInt(column ?? 0),
      second: this.#secondOf(Number(row)),
    };
  }

  /** The focus stays with its heaps when another part of the plane is shown. */
  #keepFocus(): void {
    if (!this.#focused) return;
    const column = Number(this.#focused.first - this.#corner.first);
    const row = this.#size - 1 - Number(this.#focused.second - this.#corner.second);
    if (row !== this.#grid.row || column !== this.#grid.column || !this.#cellOfFocus()) {
      void this.#grid.focus(row, column);
    }
  }

  /** What lies over the plane's cells: the numbers on its left and below it. */
  #frame(): { readonly left: number; readonly below: number } {
    const sizeOf = (part: string): HTMLElement | null => this.renderRoot.querySelector(part);
    return {
      left: sizeOf('.label')?.offsetWidth ?? 0,
      below: sizeOf('.feet')?.offsetHeight ?? 0,
    };
  }

  /** Only the plane's own container scrolls, and only if the queen is out of sight or another part is shown. */
  #showQueen(isOther: boolean): void {
    const plane = this.renderRoot.querySelector('.plane');
    const cell = this.renderRoot.querySelector('.cell.queen');
    if (!plane || !cell) return;
    const { left, below } = this.#frame();
    const view = plane.getBoundingClientRect();
    const right = view.left + plane.clientWidth;
    const at = cell.getBoundingClientRect();
    const seen =
      at.left >= view.left + left &&
      at.right <= right &&
      at.top >= view.top &&
      at.bottom <= view.top + plane.clientHeight - below;
    if (seen && this.#scrolled && !isOther) return;
    this.#scrolled = true;
    // The queen's moves are on its left and below it.
    plane.scrollBy({ left: at.right - right, top: at.top - view.top, behavior: 'instant' });
  }

  /** The cells of winning moves may be outside the plane, or the plane scrolled away from them. */
  #watchWinning(): void {
    const { renderRoot } = this;
    const away = new Set(this.analysis.winning);
    const show = (): void => {
      this.away = [...away];
    };
    const moveOf = ({ target }: IntersectionObserverEntry): string =>
      (target as HTMLElement).dataset['move'] ?? '';
    const { left, below } = this.#frame();
    this.#sight?.disconnect();
    this.#sight = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) away.delete(moveOf(entry));
          else away.add(moveOf(entry));
        }
        show();
      },
      {
        root: renderRoot.querySelector('.plane'),
        rootMargin: `0px 0px ${-below}px ${-left}px`,
        // The most of a cell, with its mark.
        threshold: 0.9,
      },
    );
    for (const move of this.analysis.winning) {
      const cell = renderRoot.querySelector(`[data-move="${move}"]`);
      if (!cell) continue;
      // Until it is seen to be away.
      away.delete(move);
      this.#sight.observe(cell);
    }
    show();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const { firstHeap, secondHeap, colon } = this.#sentences;
    const { first, second } = this.#heaps;
    const side = this.#side();
    return html`<div class=${side === nothing ? 'board' : 'board with-side'}>
      <div class="map">
        <p class="axes">
          <span aria-hidden="true">${firstHeap}${colon}<b>${first}</b> →</span>
          <span aria-hidden="true">${secondHeap}${colon}<b>${second}</b> ↑</span> ${this.#zoom()}
        </p>
        <div class="plane">${this.#drawPlane()}</div>
        ${this.#arrows()}
      </div>
      ${side} ${this.offered ? this.#offer(this.offered) : nothing} ${this.#legend()}
    </div>`;
  }

  /** To the winning cells that are out of sight, at the edge that they are beyond. */
  #arrows(): TemplateResult | typeof nothing {
    const { language } = this;
    return arrowsTo(
      winningTargets(this.analysis).filter(
        ({ move }) => this.away.includes(move) && this.tellsMove(move),
      ),
      {
        language,
        sentences: this.#sentences,
        isOpen: this.use === 'play',
        onMove: (move) => this.askMove(move),
        onLook: (move) => this.look(move),
      },
    );
  }

  #offer({ first, second }: Heaps): TemplateResult {
    const { noMoveTo, goThere } = this.#sentences;
    return html`<p class="offer">
      ${noMoveTo(`${first}`, `${second}`)}
      <button
        class="button"
        type="button"
        @click=${() => emit(this, 'board-edit', positionText(first, second))}
      >
        ${goThere}
      </button>
    </p>`;
  }

  /** Between the position's neighbourhood and the pattern around it. */
  #zoom(): TemplateResult | typeof nothing {
    const { zoomIn, zoomOut } = this.#sentences;
    if (this.use === 'static' || this.#near.size === this.#plane.size) return nothing;
    const [words, whereTo] = this.wide ? zoomIn : zoomOut;
    return html`<button
      class="button zoom"
      type="button"
      aria-label=${whereTo}
      title=${whereTo}
      @click=${() => (this.wide = !this.wide)}
    >
      ${words}
    </button>`;
  }

  /** The heaps as numbers, where the plane does not show every move. */
  #side(): TemplateResult | typeof nothing {
    const { first, second } = this.#corner;
    const isWhole = first === 0n && second === 0n;
    const isSetUp = this.use === 'setup';
    if (isWhole && !isSetUp) return nothing;
    const { language } = this;
    const sentences = this.#sentences;
    const { options } = this.analysis;
    const moves = {
      language,
      sentences,
      onMove: (move: string) => this.askMove(move),
      onLook: (move: string | undefined) => this.look(move),
    };
    return html`<div class="side">
      <div class="heaps">
        ${
          isSetUp
            ? heapInputs(this.#heaps, this.refused, sentences, (heap, text) =>
                this.#setHeap(heap, text),
              )
            : heapCounts(this.#heaps, sentences)
        }
        ${
          this.use === 'play' && options.count !== 0
            ? takeControls({
                ...moves,
                amount: this.amount,
                markOf: (move) => this.#markOfTaking(move),
                isLegal: (move) => this.#isKnown(move) || options.truncated,
                onAmount: (text) => (this.amount = text),
              })
            : nothing
        }
      </div>
      ${
        this.tells('outcomes')
          ? winningMoves(this.analysis, { ...moves, isOpen: this.use === 'play' })
          : nothing
      }
    </div>`;
  }

  #drawPlane(): TemplateResult {
    const size = this.#size;
    const { grid, firstHeapIs, secondHeapIs } = this.#sentences;
    const indices = range(size);
    const step = this.#labelStep;
    return html`<div
      class="grid ${this.use}"
      role="grid"
      aria-label=${grid}
      aria-rowcount=${size + 1}
      aria-colcount=${size + 1}
      aria-readonly="true"
      @click=${this.#onClick}
      @keydown=${this.#onKey}
      @focusin=${this.#onPoint}
      @pointerover=${this.#onPoint}
      @focusout=${this.#onLeave}
      @pointerleave=${this.#onLeave}
    >
      ${this.#drawsRays ? goldenRays(this.#corner, size) : nothing}
      ${indices.map((row) => {
        const second = this.#secondOf(row);
        return html`<div role="row" class="row" aria-rowindex=${row + 1}>
          <div
            role="rowheader"
            class="label"
            aria-colindex="1"
            aria-label=${secondHeapIs(String(second))}
          >
            ${axisLabel(second)}
          </div>
          ${indices.map((column) => this.#cell(row, column))}
        </div>`;
      })}
      <div role="row" class="row feet" aria-rowindex=${size + 1}>
        <div role="presentation" class="label"></div>
        ${indices.map((column) => {
          const first = this.#corner.first + BigInt(column);
          const isLabelled =
            (this.#corner.first - this.#heaps.first + BigInt(column)) % step === 0n;
          return html`<div
            role=${isLabelled ? 'columnheader' : 'presentation'}
            class="label"
            aria-colindex=${isLabelled ? column + 2 : nothing}
            aria-label=${isLabelled ? firstHeapIs(String(first)) : nothing}
          >
            ${isLabelled ? axisLabel(first) : nothing}
          </div>`;
        })}
      </div>
    </div>`;
  }

  #legend(): TemplateResult {
    const { here, cameFrom, signs } = this.#sentences;
    return legend([
      { selector: '.queen', sample: sample('queen', queen), words: here },
      { selector: '.wins', sample: sample('wins', winsGlyph), words: signs.wins },
      { selector: '.loses', sample: sample('loses', losesGlyph), words: signs.loses },
      { selector: '.legal', sample: sample('legal'), words: signs.legal },
      { selector: '.dot', sample: html`<span class="dot"></span>`, words: signs.cold },
      { selector: '.rays', sample: sample('ray'), words: signs.rays },
      { selector: '.valued', sample: sample('valued', '5'), words: signs.value },
      { selector: '.zero', sample: sample('zero', '0'), words: signs.zero },
      { selector: '.left', sample: sample('left'), words: cameFrom },
    ]);
  }

  /** The colours of the values show the rays too. */
  get #drawsRays(): boolean {
    return this.wide && this.tells('outcomes') && !this.tells('values');
  }

  /** How many columns a number below the plane needs; that of the queen always has one. */
  get #labelStep(): bigint {
    const last = this.#corner.first + BigInt(this.#size);
    return last <= 100n ? 1n : last <= 1000n ? 2n : 4n;
  }

  #secondOf(row: number): bigint {
    return this.#corner.second + BigInt(this.#size - 1 - row);
  }

  #cellAt(row: number, column: number): Cell {
    const first = this.#corner.first + BigInt(column);
    const second = this.#secondOf(row);
    const { first: a, second: b } = this.#heaps;
    const { first: across, second: up } = this.#window;
    const here = first === a && second === b;
    const key = cellKey(first, second);
    const move = this.#options.has(key) ? moveText(a - first, b - second) : undefined;
    const [last, before] = this.#trail;
    const left = here ? '' : key === last ? 'left' : key === before ? 'left before' : '';
    return {
      first,
      second,
      move,
      mark: here ? 'queen' : this.#mark(move),
      cold: this.#cold.has(key),
      value: this.#plane.grundy?.[across + column]?.[up + this.#size - 1 - row],
      left,
    };
  }

  #mark(move: string | undefined): Mark {
    if (move === undefined) return 'none';
    if (!this.tellsMove(move)) return this.tells('legal') ? 'legal' : 'none';
    // Every winning move is listed, even if not all options are.
    return this.#winning.has(move) ? 'wins' : 'loses';
  }

  #cell(row: number, column: number): TemplateResult {
    const cell = this.#cellAt(row, column);
    return planeCell(cell, {
      row,
      column,
      use: this.use,
      tells: (level) => this.tells(level),
      language: this.language,
      tabIndex: this.#tabIndex(row, column, cell.mark === 'queen'),
    });
  }

  #tabIndex(row: number, column: number, here: boolean): 0 | -1 {
    if (this.#entered) return this.#grid.tabIndex(row, column);
    return here ? 0 : -1;
  }

  #setHeap(heap: keyof Heaps, text: string): void {
    const stones = readStones(text);
    this.refused = stones === undefined ? heap : undefined;
    if (stones === undefined) return;
    const heaps = { ...this.#heaps, [heap]: stones };
    this.askPosition(positionText(heaps.first, heaps.second));
  }

  /** Whether a move is listed: a huge position does not list all of its moves, but every winning one. */
  #isKnown(move: string): boolean {
    return this.option(move) !== undefined || this.#winning.has(move);
  }

  #markOfTaking(move: string): Mark {
    return this.#mark(this.#isKnown(move) ? move : undefined);
  }

  #cellOf(event: Event): Cell | undefined {
    const { target } = event;
    const element = target instanceof Element ? target.closest<HTMLElement>('.cell') : null;
    if (!element) return undefined;
    return this.#cellAt(Number(element.dataset['row']), Number(element.dataset['column']));
  }

  readonly #onClick = (event: Event): void => {
    const cell = this.#cellOf(event);
    if (!cell) return;
    if (this.use === 'setup') this.askPosition(positionText(cell.first, cell.second));
    else if (cell.move !== undefined) this.askMove(cell.move);
    else if (this.use === 'play' && cell.mark !== 'queen') {
      emit(this, 'say', this.#sentences.noMove);
      // In a game or a quiz, without these hints, another position is of no use.
      this.offered = this.tells('outcomes') ? cell : undefined;
    }
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) this.#onClick(event);
  };

  readonly #onPoint = (event: Event): void => {
    if (event.type === 'focusin') this.#entered = true;
    this.look(this.#cellOf(event)?.move);
  };

  readonly #onLeave = (): void => this.look(undefined);

  static override styles = [controls, boardStyles, planeBoardStyles];
}
