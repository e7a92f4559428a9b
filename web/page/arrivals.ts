// What is brought to the page: a file or a text may be dropped or pasted anywhere, and is judge text, or a position of a
// game that no judge sets, unless it falls into another field. The listeners are on the window in the capture phase: the browser would leave the page to show a file, and
// CodeMirror would insert a file of any size as text. A text that is too long for an editor becomes a file.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { largestText } from '../desk/input/largest_text';

/** The panes that have files of their own. */
const takers = /^impartial-(verdict|program)$/;

interface Taker extends EventTarget {
  open(file: File): Promise<void>;
}

interface Takers {
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

export class Arrivals implements ReactiveController {
  /** Whether a file is over the page. */
  isOver = false;
  readonly #host: ReactiveControllerHost;
  readonly #takers: Takers;

  constructor(host: ReactiveControllerHost, takers: Takers) {
    this.#host = host;
    this.#takers = takers;
    host.addController(this);
  }

  hostConnected(): void {
    this.#listen('addEventListener');
  }

  hostDisconnected(): void {
    this.#listen('removeEventListener');
  }

  #listen(act: 'addEventListener' | 'removeEventListener'): void {
    for (const type of ['dragover', 'dragleave', 'drop', 'paste']) {
      window[act](type, this.#onEvent, true);
    }
  }

  readonly #onEvent = (event: Event): void => {
    if (event.type === 'paste') this.#take(event, (event as ClipboardEvent).clipboardData);
    else this.#onDrag(event as DragEvent);
  };

  #set(isOver: boolean): void {
    this.isOver = isOver;
    this.#host.requestUpdate();
  }

  #onDrag(event: DragEvent): void {
    const { type, dataTransfer } = event;
    if (type === 'dragover') {
      const types = dataTransfer?.types ?? [];
      const isFile = types.includes('Files');
      if (!isFile && (!types.includes('text/plain') || fieldOf(event))) return;
      event.preventDefault();
      if (isFile && !this.isOver) this.#set(true);
    } else if (type === 'drop') {
      this.#set(false);
      this.#take(event, dataTransfer);
    } else if (event.relatedTarget === null) this.#set(false);
  }

  #take(event: Event, brought: DataTransfer | null): void {
    const field = fieldOf(event);
    const file = brought?.files[0];
    // An image on the clipboard is nothing that an editor can hold either.
    if (file && (event.type === 'drop' || !field)) return this.#takeFile(event, file);
    const text = brought?.getData('text/plain') ?? '';
    const isLong = text.length > largestText && !(field instanceof HTMLInputElement);
    if (isLong) return this.#takeFile(event, new File([text], 'pasted.txt'));
    if (field || text.trim() === '') return;
    stop(event);
    this.#takers.onText(text);
  }

  #takeFile(event: Event, file: File): void {
    stop(event);
    // A file that falls on the reader's output or program is that; elsewhere on the page it is the input.
    const pane = event
      .composedPath()
      .find((each) => each instanceof HTMLElement && takers.test(each.localName));
    if (pane) void (pane as Taker).open(file);
    else this.#takers.onFile(file);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The field that takes what is brought. */
function fieldOf(event: Event): HTMLElement | undefined {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return undefined;
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  return target.isContentEditable || (isText && !target.readOnly) ? target : undefined;
}
