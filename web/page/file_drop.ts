// A file may be dropped anywhere on the page; otherwise the browser would leave the page to show the
// file. The listeners are on the window in the capture phase, so they run before CodeMirror, which
// would insert a file of any size as text. A text that is too long for an editor becomes a file when it is pasted.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { VerdictPane } from '../desk/verdict/verdict_pane';
import { largestText } from '../desk/input/largest_text';

export class FileDrop implements ReactiveController {
  /** Whether a file is over the page. */
  isOver = false;
  #connected = new AbortController();
  readonly #host: ReactiveControllerHost;
  readonly #onFile: (file: File) => void;

  /** `onFile`: the file is an input. */
  constructor(host: ReactiveControllerHost, onFile: (file: File) => void) {
    this.#host = host;
    this.#onFile = onFile;
    host.addController(this);
  }

  hostConnected(): void {
    this.#connected = new AbortController();
    const options = { capture: true, signal: this.#connected.signal };
    window.addEventListener('dragover', this.#onDragOver, options);
    window.addEventListener('dragleave', this.#onDragLeave, options);
    window.addEventListener('drop', this.#onDrop, options);
    window.addEventListener('paste', this.#onPaste, options);
  }

  hostDisconnected(): void {
    this.#connected.abort();
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
    this.#take(event.dataTransfer?.files[0], event);
  };

  readonly #onPaste = (event: ClipboardEvent): void => {
    const [target] = event.composedPath();
    const isEditor =
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLElement && target.isContentEditable);
    const text = isEditor ? (event.clipboardData?.getData('text/plain') ?? '') : '';
    if (text.length > largestText) this.#take(new File([text], 'pasted.txt'), event);
  };

  #take(file: File | undefined, event: Event): void {
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    // A file that falls on the reader's output is that output; elsewhere on the page it is the input.
    const pane = event
      .composedPath()
      .find((each) => each instanceof HTMLElement && each.localName === 'impartial-verdict');
    if (pane) void (pane as VerdictPane).open(file);
    else this.#onFile(file);
  }
}
