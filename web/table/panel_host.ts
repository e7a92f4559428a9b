// A panel with its own code, which is loaded when the panel is first needed.
import { assign } from '../kit/assign';
import { Newest } from '../play/newest';

export class PanelHost<Parts extends object> {
  readonly #tag: string;
  readonly #load: (parts: Parts) => Promise<unknown>;
  readonly #onLoad: () => void;
  #element: (HTMLElement & Parts) | undefined;
  readonly #newest = new Newest();
  #isAsked = false;
  #hasFailed = false;

  /** `load` defines the element with this tag; `onLoad` is called afterwards, and after its first failure. */
  constructor(tag: string, load: (parts: Parts) => Promise<unknown>, onLoad: () => void) {
    this.#tag = tag;
    this.#load = load;
    this.#onLoad = onLoad;
  }

  get element(): (HTMLElement & Parts) | undefined {
    return this.#element;
  }

  /** Whether the panel is needed and on its way for the first time. */
  get isAwaited(): boolean {
    return this.#isAsked && !this.#element && !this.#hasFailed;
  }

  /** Another game gets another panel. */
  clear(): void {
    this.#element = undefined;
    this.#newest.begin();
    this.#isAsked = false;
  }

  async dress(parts: Parts): Promise<void> {
    if (this.#element) {
      assign<Parts>(this.#element, parts);
      return;
    }
    if (this.#isAsked) return;
    this.#isAsked = true;
    const isNewest = this.#newest.begin();
    try {
      await this.#load(parts);
    } catch {
      // The page says so (onMissing), and the next update asks again.
      if (!isNewest()) return;
      this.#isAsked = false;
      if (!this.#hasFailed) this.#onLoad();
      this.#hasFailed = true;
      return;
    }
    if (!isNewest()) return;
    this.#element = Object.assign(document.createElement(this.#tag), parts);
    this.#onLoad();
  }
}
