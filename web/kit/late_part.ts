// A part of an element whose code is loaded when the part is first drawn, with the styles that it brings.
import { withWords } from './loading';
import type { CSSResult, ReactiveElement } from 'lit';

interface Code {
  readonly styles: readonly CSSResult[];
}

export class LatePart<Part extends Code> {
  readonly #host: ReactiveElement;
  readonly #load: () => Promise<Part>;
  #part: Part | undefined;
  #loading: Promise<void> | undefined;

  constructor(host: ReactiveElement, load: () => Promise<Part>) {
    this.#host = host;
    this.#load = load;
  }

  /** undefined until something has asked for it and it is loaded. */
  get loaded(): Part | undefined {
    return this.#part;
  }

  /** Asks for it. If it cannot be loaded, the next time tries again. */
  get code(): Part | undefined {
    void this.fetch();
    return this.#part;
  }

  /** Resolves once the part is there or cannot be loaded. */
  fetch(): Promise<void> {
    if (this.#part) return Promise.resolve();
    return (this.#loading ??= this.#fetch());
  }

  async #fetch(): Promise<void> {
    const part = await withWords(this.#load()).catch(() => undefined);
    this.#loading = undefined;
    const root = this.#host.renderRoot;
    if (!part || !(root instanceof ShadowRoot)) return;
    this.#part = part;
    const sheets = part.styles.flatMap(({ styleSheet }) => styleSheet ?? []);
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
    this.#host.requestUpdate();
  }
}
