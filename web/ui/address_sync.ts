// Keeps the hash of the page's address and the page in step. The page writes the hash without a step in the history.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A browser takes longer to write an address than to draw a board, and the reader waits for the board. */
const writeAfterMs = 100;

export class AddressSync implements ReactiveController {
  readonly #hashNow: () => string;
  readonly #onGone: () => void;
  #timer = 0;
  /** The hash as it was written; a browser may escape it in its own way. */
  #written = '';
  /** The hash as the browser had it when it was last read or written. */
  #seen = location.hash;

  /** `hashNow`: the hash of what is shown. `onGone`: the reader has gone to another one. */
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
      // Browsers refuse it when moves come very fast; the next one will do.
      this.#written = '';
    }
  };
}
