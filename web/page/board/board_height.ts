// How high the board is, so that all of it can be seen while it stays beside a longer text.
import type { ReactiveController, ReactiveElement } from 'lit';

export class BoardHeight implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #observer: ResizeObserver;
  #isObserved = false;

  constructor(host: ReactiveElement) {
    this.#host = host;
    this.#observer = new ResizeObserver(([entry]) =>
      host.style.setProperty('--board-height', `${entry?.contentRect.height}px`),
    );
    host.addController(this);
  }

  hostUpdated(): void {
    const board = this.#isObserved ? null : this.#host.renderRoot.querySelector('.table');
    if (!board) return;
    this.#isObserved = true;
    this.#observer.observe(board);
  }
}
