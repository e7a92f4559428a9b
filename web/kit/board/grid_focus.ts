// One tab stop for a grid, and arrow keys inside it (APG grid). Cells have data-row and data-column, both from 0.
import type { LitElement, ReactiveController } from 'lit';

export class GridFocus implements ReactiveController {
  readonly #host: LitElement;
  #row = 0;
  #column = 0;

  /** `size` is called at each key, because a grid may change. */
  constructor(host: LitElement, size: () => { rows: number; columns: number }) {
    this.#host = host;
    this.size = size;
    host.addController(this);
  }

  private readonly size: () => { rows: number; columns: number };

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKey);
    // The host does not hear of a focus that comes from another part of its own, such as a button.
    this.#host.renderRoot.addEventListener('focusin', this.#onFocus);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKey);
    this.#host.renderRoot.removeEventListener('focusin', this.#onFocus);
  }

  get row(): number {
    return Math.min(this.#row, this.size().rows - 1);
  }

  get column(): number {
    return Math.min(this.#column, this.size().columns - 1);
  }

  /** The tabindex of a cell. */
  tabIndex(row: number, column: number): 0 | -1 {
    return row === this.row && column === this.column ? 0 : -1;
  }

  /**
   * Moves the focus, for a board's own keys such as digits. A cell that is drawn later gets the focus after the update.
   */
  async focus(row: number, column: number): Promise<void> {
    const { rows, columns } = this.size();
    this.#row = Math.max(0, Math.min(row, rows - 1));
    this.#column = Math.max(0, Math.min(column, columns - 1));
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#cell()?.focus();
  }

  #cell(): HTMLElement | null {
    const selector = `[data-row="${this.row}"][data-column="${this.column}"]`;
    return this.#host.renderRoot.querySelector<HTMLElement>(selector);
  }

  readonly #onFocus = (event: Event): void => {
    const [target] = event.composedPath();
    if (!(target instanceof HTMLElement)) return;
    const cell = target.closest<HTMLElement>('[data-row][data-column]');
    if (!cell) return;
    this.#row = Number(cell.dataset['row']);
    this.#column = Number(cell.dataset['column']);
    this.#host.requestUpdate();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    if (!(target instanceof HTMLElement) || !target.closest('[data-row][data-column]')) return;
    if (target instanceof HTMLInputElement || event.altKey || event.metaKey) return;
    const { rows, columns } = this.size();
    const whole = event.ctrlKey;
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowUp: [this.row - 1, this.column],
      ArrowDown: [this.row + 1, this.column],
      ArrowLeft: [this.row, this.column - 1],
      ArrowRight: [this.row, this.column + 1],
      Home: [whole ? 0 : this.row, 0],
      End: [whole ? rows - 1 : this.row, columns - 1],
      PageUp: [this.row - 10, this.column],
      PageDown: [this.row + 10, this.column],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    void this.focus(...step);
  };
}
