// A panel in its own code, which comes when it is first needed.

export class PanelHost<Parts extends object> {
  readonly #tag: string;
  readonly #load: () => Promise<unknown>;
  readonly #onLoad: () => void;
  #element: (HTMLElement & Parts) | undefined;
  #asked: object | undefined;

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
    this.#asked = undefined;
  }

  /** Rejects once where the panel's code does not come. */
  async dress(parts: Parts): Promise<void> {
    if (this.#element) {
      Object.assign(this.#element, parts);
      return;
    }
    if (this.#asked) return;
    const asked = (this.#asked = {});
    await this.#load();
    if (asked !== this.#asked) return;
    this.#element = Object.assign(document.createElement(this.#tag), parts);
    this.#onLoad();
  }
}
