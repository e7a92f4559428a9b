// A panel in its own code, which comes when it is first needed.
import { assign } from '../kit/assign';
import { Newest } from '../play/newest';

export class PanelHost<Parts extends object> {
  readonly #tag: string;
  readonly #load: () => Promise<unknown>;
  readonly #onLoad: () => void;
  #element: (HTMLElement & Parts) | undefined;
  readonly #newest = new Newest();
  #isAsked = false;

  /** `load` defines the element of this tag, `onLoad` is called when it is there. */
  constructor(tag: string, load: () => Promise<unknown>, onLoad: () => void) {
    this.#tag = tag;
    this.#load = load;
    this.#onLoad = onLoad;
  }

  get element(): (HTMLElement & Parts) | undefined {
    return this.#element;
  }

  /** The panel of another game is another. */
  clear(): void {
    this.#element = undefined;
    this.#newest.begin();
    this.#isAsked = false;
  }

  /** Rejects once where the panel's code does not come. */
  async dress(parts: Parts): Promise<void> {
    if (this.#element) {
      assign<Parts>(this.#element, parts);
      return;
    }
    if (this.#isAsked) return;
    this.#isAsked = true;
    const isNewest = this.#newest.begin();
    await this.#load();
    if (!isNewest()) return;
    this.#element = Object.assign(document.createElement(this.#tag), parts);
    this.#onLoad();
  }
}
