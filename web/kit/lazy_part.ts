// A part of an element whose code is loaded when the part is first needed, with its words and the styles that it brings.
import { adoptStyles } from 'lit';
import type { CSSResult, ReactiveElement } from 'lit';
import { withWords } from './loading';

interface Styled {
  readonly styles?: readonly CSSResult[];
}

export class LazyPart<Part extends object> {
  readonly #host: ReactiveElement;
  readonly #load: () => Promise<Part>;
  #part: Part | undefined;
  #loading: Promise<void> | undefined;
  #hasFailed = false;

  /** The host is drawn again when the part is loaded, and when it could not be loaded for the first time. */
  constructor(host: ReactiveElement, load: () => Promise<Part>) {
    this.#host = host;
    this.#load = load;
  }

  /** undefined until something has asked for it and it is loaded. */
  get loaded(): Part | undefined {
    return this.#part;
  }

  /** Asks for it. If it cannot be loaded, the page says so, and the next time tries again. */
  get code(): Part | undefined {
    void this.fetch();
    return this.#part;
  }

  /** Something has asked for it, and it may still come. */
  get isAwaited(): boolean {
    return this.#loading !== undefined && !this.#hasFailed;
  }

  /** Resolves once the part is there or cannot be loaded. */
  fetch(): Promise<void> {
    if (this.#part) return Promise.resolve();
    return (this.#loading ??= this.#fetch());
  }

  async #fetch(): Promise<void> {
    const part = await withWords(this.#load).catch(() => undefined);
    this.#loading = undefined;
    const root = this.#host.renderRoot;
    if (part && root instanceof ShadowRoot) {
      this.#part = part;
      const { styles = [] }: Styled = part;
      const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
      // Lit gives Safari before 16.4 elements.
      if (!('adoptedStyleSheets' in root)) adoptStyles(root, [...styles]);
      else root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
    } else if (this.#hasFailed) return;
    else this.#hasFailed = true;
    this.#host.requestUpdate();
  }
}
