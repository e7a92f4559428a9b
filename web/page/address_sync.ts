// Keeps the page and the hash of its address in step. The page writes the hash without adding to the browser's history.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Writing an address takes a browser longer than drawing a board, so the board comes first. */
const writeAfterMs = 100;

export class AddressSync implements ReactiveController {
  readonly #hashNow: () => string;
  readonly #onGone: () => void;
  #timer = 0;
  /** The hash that was written; a browser may escape it differently. */
  #written = '';
  /** The browser's hash when it was last read or written. */
  #seen = location.hash;

  /** `hashNow`: the hash of the current view. `onGone`: the reader has gone to another hash. */
  constructor(host: ReactiveControllerHost, hashNow: () => string, onGone: () => void) {
    this.#hashNow = hashNow;
    this.#onGone = onGone;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('hashchange', this.#follow);
    window.addEventListener('pagehide', this.#write);
  }

  hostDisconnected(): void {
    window.removeEventListener('hashchange', this.#follow);
    window.removeEventListener('pagehide', this.#write);
  }

  hostUpdated(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.#write, writeAfterMs);
  }

  readonly #follow = (): void => {
    this.#seen = location.hash;
    this.#written = '';
    this.#onGone();
  };

  readonly #write = (): void => {
    const hash = this.#hashNow();
    if (location.hash === hash || hash === this.#written) return;
    // The reader has gone elsewhere. The event is on its way, and the hash must not be overwritten.
    if (location.hash !== this.#seen) return;
    this.#written = hash;
    try {
      history.replaceState(null, '', hash);
      this.#seen = location.hash;
    } catch {
      // Browsers refuse this if moves come very fast; the next write succeeds.
      this.#written = '';
    }
  };
}
