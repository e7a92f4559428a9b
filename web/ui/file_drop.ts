// A file may be dropped anywhere on the page; otherwise the browser would leave the page to show the
// file. The listeners are on the window in the capture phase, so they run before CodeMirror, which
// would insert a file of any size as text.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class FileDrop implements ReactiveController {
  /** Whether a file is over the page. */
  isOver = false;
  readonly #host: ReactiveControllerHost;
  readonly #onFile: (file: File, event: DragEvent) => void;

  constructor(host: ReactiveControllerHost, onFile: (file: File, event: DragEvent) => void) {
    this.#host = host;
    this.#onFile = onFile;
    host.addController(this);
  }

  hostConnected(): void {
    for (const [type, listener] of this.#listeners) {
      window.addEventListener(type, listener, { capture: true });
    }
  }

  hostDisconnected(): void {
    for (const [type, listener] of this.#listeners) {
      window.removeEventListener(type, listener, { capture: true });
    }
  }

  #set(isOver: boolean): void {
    this.isOver = isOver;
    this.#host.requestUpdate();
  }

  readonly #onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (!this.isOver) this.#set(true);
  };

  readonly #onDragLeave = (event: DragEvent): void => {
    if (event.relatedTarget === null) this.#set(false);
  };

  readonly #onDrop = (event: DragEvent): void => {
    this.#set(false);
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    this.#onFile(file, event);
  };

  readonly #listeners = [
    ['dragover', this.#onDragOver],
    ['dragleave', this.#onDragLeave],
    ['drop', this.#onDrop],
  ] as const;
}
