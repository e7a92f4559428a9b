// A panel in its own code, which comes when it is first needed.

export class PanelHost<Parts extends object> {
  readonly #tag: string;
  readonly #load: () => Promise<unknown>;
  readonly #onLoad: () => void;
  #element: (HTMLElement & Parts) | undefined;
  #asked = false;

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
    this.#asked = false;
  }

  /** Rejects once where the panel's code does not come. */
  async dress(parts: Parts): Promise<void> {
    if (this.#element) {
      Object.assign(this.#element, parts);
      return;
    }
    if (this.#asked) return;
    this.#asked = true;
    await this.#load();
    this.#element = document.createElement(this.#tag) as HTMLElement & Parts;
    this.#onLoad();
  }
}
