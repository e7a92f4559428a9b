// The board of Misère Nim: a row for each heap. Stones of small heaps can be clicked; any amount can be typed.
import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Natural } from '../../engine/types';
import { controls } from '../../kit/controls';
import { Board } from '../../kit/board/board';
import { losesGlyph, winsGlyph } from '../../kit/board/glyphs';
import { legend, sample } from '../../kit/board/legend';
import { GridFocus } from '../../kit/board/grid_focus';
import { LateRows } from '../../kit/board/late_rows';
import { boardStyles } from '../../kit/board/board_styles';
import { pressByKey, rowByKey } from '../../kit/board/row_keys';
import { heapsBoardStyles } from '../../kit/heaps/board_styles';
import { boardSentences } from './board_sentences';
import { misereNimBoardStyles } from './board_styles';
import { cellsOf, heapRow } from './heap_row';
import type { HeapActions, HeapRow } from './heap_row';
import {
  barShare,
  hasDiscs,
  largestOf,
  mostDiscs,
  mostRows,
  moveOf,
  moveText,
  rowsToDraw,
  typedNumber,
  winningByHeap,
} from './view';
import type { MisereNimAnalysis } from './view';

/** With more heaps than this the rows scroll on their own. */
const scrollingRows = 12;

type Leave = ((root: ShadowRoot) => void) | undefined;

export class MisereNimBoard extends Board<MisereNimAnalysis> {
  static override styles = [controls, boardStyles, heapsBoardStyles, misereNimBoardStyles];

  readonly #focus = new GridFocus(this, () => ({
    rows: Math.max(1, this.#rows.length),
    columns: this.#columnsOf(this.#row),
  }));
  readonly #late = new LateRows(this);
  #rows: readonly HeapRow[] = [];
  /** The number of rows when the board last looked at what is in view. */
  #lookedAt = 0;
  #hasDiscs = true;
  /** The row with the focus. Rows differ in length, and the grid asks for the size before it moves to a row. */
  #row = 0;
  /** Typed but not yet played texts, by heap. */
  readonly #drafts = new Map<number, string>();
  /** The heap whose typed text is not a number. */
  #refused: number | undefined;
  #looked: string | undefined;
  #hadFocus = false;
  /** Shows the stones that went with an update. */
  #leave: Leave;

  readonly #actions: HeapActions = {
    type: (index, text) => this.#type(index, text),
    done: (index) => this.#done(index),
    step: (index, by) => {
      const stones = BigInt(this.#stonesOf(index)) + by;
      if (stones >= 0n) this.#set(index, String(stones));
    },
    remove: (index) =>
      this.askPosition(
        this.#allStones()
          .filter((_, at) => at !== index)
          .join(' '),
      ),
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.analysis) return;
    const drawnAnew = changed.has('analysis') || changed.has('use') || changed.has('level');
    const active = drawnAnew ? this.shadowRoot?.activeElement : undefined;
    this.#hadFocus = Boolean(active?.closest('[data-row]'));

    const before = this.#rows;
    const heaps = this.analysis.view.heaps;
    if (drawnAnew) {
      for (const { index, stones } of before) {
        if (changed.has('use') || stones !== heaps[index]) this.#drafts.delete(index);
      }
      this.#refused = undefined;
    }
    this.#leave = this.#stonesTakenSince(changed.get('analysis'));
    const hadDiscs = this.#hasDiscs;
    this.#hasDiscs = hasDiscs(heaps);
    const isOther =
      hadDiscs !== this.#hasDiscs ||
      changed.has('use') ||
      changed.has('level') ||
      changed.has('language');
    const stones = before.map((row) => row.stones);
    this.#rows = this.#rowsOf(heaps, rowsToDraw(heaps, stones, isOther ? 0 : before.length));
    // The columns follow from the rows, and the tab stop follows from the columns.
    this.#rows = this.#rows.map((row) =>
      row.index === this.#focus.row ? { ...row, tabStop: this.#focus.column } : row,
    );
  }

  #rowsOf(heaps: readonly Natural[], count: number): HeapRow[] {
    const { use, language } = this;
    const winning = winningByHeap(this.analysis);
    const largest = largestOf(heaps);
    const last = [this.earlierMove, this.lastMove].flatMap((move) => (move ? moveOf(move) : []));
    const told = this.tells('outcomes') ? 'outcomes' : this.tells('legal') ? 'legal' : 'nothing';
    return heaps.slice(0, count).map((stones, index) => {
      const heap = index + 1;
      const isSmall = typeof stones === 'number' && stones <= mostDiscs;
      const discs = isSmall && this.#hasDiscs ? stones : 0;
      return {
        index,
        heap,
        stones,
        discs,
        share: discs > 0 ? 0 : barShare(stones, largest),
        taken: last.flatMap((move) => (move.heap === heap ? `−${move.amount}` : [])).join(' '),
        justTaken: last.at(-1)?.heap === heap ? String(last.at(-1)?.amount) : '',
        winning: winning.get(heap)?.amount.toString(),
        told,
        toldAmounts: [...this.told]
          .map(moveOf)
          .flatMap((move) => (move.heap === heap ? String(move.amount) : []))
          .join(' '),
        use,
        language,
        typed: this.#drafts.get(index) ?? (use === 'setup' ? String(stones) : ''),
        refused: this.#refused === index,
        tabStop: -1,
      };
    });
  }

  /** The stones that the last move takes off the board, if it is shown now. */
  #stonesTakenSince(before: MisereNimAnalysis | undefined): Leave {
    if (this.lastMove === undefined || !this.followsMove(before)) return undefined;
    const { heap } = moveOf(this.lastMove);
    const left = this.analysis.view.heaps[heap - 1];
    const stones = this.renderRoot.querySelectorAll<HTMLElement>(`.disc[data-row="${heap - 1}"]`);
    return this.motion?.leaving(
      [...stones].filter(({ dataset }) => Number(dataset['column']) > Number(left)),
    );
  }

  #columnsOf(index: number): number {
    const row = this.#rows[Math.min(index, this.#rows.length - 1)];
    return row ? cellsOf(row) : 1;
  }

  protected override updated(changed: PropertyValues<this>): void {
    // The looked-at move belonged to the position before.
    if (changed.has('analysis')) this.#lookAt(undefined);
    this.#leave?.(this.renderRoot as ShadowRoot);
    this.#leave = undefined;
    const count = this.analysis ? Math.min(this.analysis.view.heaps.length, mostRows) : 0;
    if (this.#rows.length < count) requestAnimationFrame(() => this.requestUpdate());
    // Asking how far it is scrolled lays everything out, so not with every click.
    const scroller = this.renderRoot.querySelector('.scrolls');
    if (scroller && this.#rows.length !== this.#lookedAt) this.#late.look(scroller);
    this.#lookedAt = this.#rows.length;
    if (this.#hadFocus) void this.updateComplete.then(() => this.#keepFocus());
  }

  #keepFocus(): void {
    const active = this.shadowRoot?.activeElement;
    const { row, column } = active instanceof HTMLElement ? active.dataset : {};
    if (row === undefined || column === undefined) {
      // If the focused stone was taken, the focus moves to the last remaining stone, or to the heap.
      this.#row = this.#focus.row;
      const left = this.#rows[this.#row]?.discs ?? 0;
      void this.#focus.focus(this.#row, Math.min(this.#focus.column, left));
    } else if (Number(row) !== this.#focus.row || Number(column) !== this.#focus.column) {
      // Controls keep the focus while their column changes with the heap.
      this.#row = Number(row);
      void this.#focus.focus(this.#row, Number(column));
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const say = boardSentences[this.language];
    const count = this.analysis.view.heaps.length;
    const rest = count - mostRows;
    return html`
      ${count === 0 ? html`<p class="remark">${say.noHeaps}</p>` : this.#grid(count)}
      ${rest > 0 ? html`<p class="remark">${say.moreHeaps(rest)}</p>` : nothing}
      ${
        this.use === 'setup'
          ? html`<button class="button add" type="button" @click=${() => this.#add()}>
              ${say.add}
            </button>`
          : this.#legend()
      }
    `;
  }

  #legend(): TemplateResult {
    const { signs } = boardSentences[this.language];
    return legend([
      { selector: '.disc', sample: '', words: signs.takes },
      { selector: '.disc.wins', sample: sample('wins', winsGlyph), words: signs.wins },
      { selector: '.disc.loses', sample: sample('loses', losesGlyph), words: signs.loses },
      { selector: '.disc.legal', sample: sample('disc legal'), words: signs.legal },
    ]);
  }

  /** Everything that is drawn of a row: it is redrawn when one of these changes. */
  #drawnOf(row: HeapRow): unknown[] {
    const drawn = Object.values(row);
    // A row with the marks of a move is where somebody looks.
    return row.taken === '' ? this.#late.drawnOf(row.index, this.#rows.length, drawn) : drawn;
  }

  #grid(count: number): TemplateResult {
    this.#late.begin();
    return html`<div
      class=${count > scrollingRows ? 'grid scrolls' : 'grid'}
      role="grid"
      aria-label=${boardSentences[this.language].board}
      aria-rowcount=${count}
      aria-readonly=${this.use === 'static' ? 'true' : nothing}
      @click=${(event: MouseEvent) => this.#onClick(event)}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event)}
      @focusin=${(event: FocusEvent) => this.#onFocus(event)}
      @focusout=${() => this.#lookAt(undefined)}
      @pointerover=${(event: PointerEvent) => this.#lookAt(cellOf(event)?.dataset['move'])}
      @pointerleave=${() => this.#lookAt(undefined)}
      @scroll=${(event: Event) => this.#late.look(event.target as Element)}
    >
      ${this.#rows.map((row) => guard(this.#drawnOf(row), () => heapRow(row, this.#actions)))}
    </div>`;
  }

  #lookAt(move: string | undefined): void {
    if (move === this.#looked) return;
    this.#looked = move;
    this.look(move);
  }

  #onClick(event: MouseEvent): void {
    const cell = cellOf(event);
    if (!cell?.matches('.disc, .pick')) return;
    const { move, row, column } = cell.dataset;
    if (move !== undefined) this.askMove(move);
    else this.#set(Number(row), String(column));
  }

  #onFocus(event: FocusEvent): void {
    const cell = cellOf(event);
    if (!cell) return;
    this.#row = Number(cell.dataset['row']);
    this.#lookAt(cell.dataset['move']);
  }

  #onKey(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.altKey || event.metaKey) return;
    if (target instanceof HTMLInputElement) {
      this.#onKeyInField(event, target);
      return;
    }
    this.#row = rowByKey(event, this.#row, this.#rows.length - 1) ?? this.#row;
    pressByKey(event, '.disc');
  }

  /** The grid ignores keys in fields. Arrow keys that do nothing in a field lead out of it. */
  #onKeyInField(
    { key }: KeyboardEvent,
    { selectionStart, selectionEnd, value }: HTMLInputElement,
  ): void {
    const [row, column] = [this.#focus.row, this.#focus.column];
    const atStart = selectionEnd === 0;
    const atEnd = selectionStart === value.length;
    if (key === 'ArrowUp') this.#row = Math.max(0, row - 1);
    else if (key === 'ArrowDown') this.#row = Math.min(row + 1, this.#rows.length - 1);
    else if (!(key === 'ArrowLeft' && atStart) && !(key === 'ArrowRight' && atEnd)) return;
    const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    void this.#focus.focus(this.#row, column + step);
  }

  #type(index: number, text: string): void {
    this.#drafts.set(index, text);
    this.#refused = undefined;
    this.requestUpdate();
    if (this.use !== 'play') return;
    const amount = BigInt(typedNumber(text) ?? 0);
    const stones = BigInt(this.analysis.view.heaps[index] ?? 0);
    const possible = amount >= 1n && amount <= stones;
    this.#lookAt(possible ? moveText(index + 1, amount) : undefined);
  }

  #done(index: number): void {
    const typed = typedNumber(this.#drafts.get(index) ?? '');
    if (typed === undefined) {
      this.#refused = index;
      this.requestUpdate();
      this.renderRoot.querySelector<HTMLInputElement>(`input[data-row="${index}"]`)?.focus();
    } else if (this.use === 'play') {
      this.askMove(moveText(index + 1, typed));
    } else {
      this.#set(index, typed);
    }
  }

  /** The number of stones of a heap, or the text typed in its place. */
  #stonesOf(index: number): Natural {
    return typedNumber(this.#drafts.get(index) ?? '') ?? this.analysis.view.heaps[index] ?? 0;
  }

  #allStones(): Natural[] {
    return this.analysis.view.heaps.map((_, index) => this.#stonesOf(index));
  }

  #set(index: number, stones: string): void {
    const all = this.#allStones().map((heap, at) => (at === index ? stones : heap));
    // Asked for once: a text that the solver refuses must not come back with the next heap.
    this.#drafts.delete(index);
    this.askPosition(all.join(' '));
  }

  #add(): void {
    this.askPosition([...this.#allStones(), 1].join(' '));
  }
}

/** The cell or control that an event belongs to. */
function cellOf(event: Event): HTMLElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>('[data-row][data-column]')
    : null;
}
