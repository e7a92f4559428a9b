// A glossary term in a text. Its meaning is shown while the pointer or the focus is on the term, stays while the
// pointer is on the meaning, and Escape closes it (WCAG 1.4.13).
import { LitElement, css, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { controls } from '../../kit/controls';
import { popoverLook } from '../../kit/popover_styles';

/** The time for the pointer to get from the term to its meaning. */
const hideAfterMs = 150;
const gap = 6;

export class GlossaryTerm extends LitElement {
  static override properties = {
    word: { attribute: false },
    meaning: { attribute: false },
    shown: { state: true },
  };

  declare word: string;
  declare meaning: string;
  declare private shown: boolean;

  #hideTimer = 0;

  constructor() {
    super();
    this.shown = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#hide();
  }

  protected override render(): TemplateResult {
    // A button element would not wrap like the text around it.
    return html`<span
        class="word"
        role="button"
        tabindex="0"
        aria-describedby="meaning"
        @focus=${this.#show}
        @blur=${this.#hide}
        @click=${this.#show}
        @pointerenter=${this.#show}
        @pointerleave=${this.#hideSoon}
        >${this.word}</span
      ><span
        id="meaning"
        role="tooltip"
        popover="manual"
        @pointerenter=${this.#show}
        @pointerleave=${this.#hideSoon}
        >${this.meaning}</span
      >`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.get('shown') === undefined || !this.isConnected) return;
    this.#tip.togglePopover(this.shown);
    if (this.shown) this.#place();
  }

  get #tip(): HTMLElement {
    const tip = this.renderRoot.querySelector<HTMLElement>('#meaning');
    if (!tip) throw new Error('not drawn yet');
    return tip;
  }

  /** Below the term, or above if there is no room. */
  readonly #place = (): void => {
    const tip = this.#tip;
    const word = this.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = tip;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = word.bottom + gap + height <= clientHeight || word.top < height + gap;
    const left = Math.max(8, Math.min(word.left, clientWidth - width - 8));
    tip.style.setProperty('left', `${left}px`);
    tip.style.setProperty('top', `${below ? word.bottom + gap : word.top - gap - height}px`);
  };

  readonly #show = (): void => {
    clearTimeout(this.#hideTimer);
    if (this.shown) return;
    this.shown = true;
    document.addEventListener('keydown', this.#onKey, { capture: true });
    // A term that gets the focus may be scrolled into view first; its meaning moves with it.
    document.addEventListener('scroll', this.#place, { capture: true, passive: true });
  };

  readonly #hide = (): void => {
    clearTimeout(this.#hideTimer);
    this.shown = false;
    document.removeEventListener('keydown', this.#onKey, { capture: true });
    document.removeEventListener('scroll', this.#place, { capture: true });
  };

  readonly #hideSoon = (): void => {
    clearTimeout(this.#hideTimer);
    if (!this.renderRoot.querySelector('.word:focus-visible')) {
      this.#hideTimer = window.setTimeout(this.#hide, hideAfterMs);
    }
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Escape closes only this meaning, not a dialog around it.
    event.stopPropagation();
    this.#hide();
  };

  static override styles = [
    controls,
    popoverLook,
    css`
      :host {
        display: inline;
      }
      .word {
        /* Room for the pointer without moving the lines. */
        padding-block: 4px;
        /* WebKit does not read the shorthand of a dotted underline, which a minifier writes. */
        border: 0;
        border-block-end: 1.5px dotted var(--ink-faint);
        cursor: help;
      }
      .word:hover {
        border-block-end-color: currentColor;
      }
      [popover] {
        position: fixed;
        inset: auto;
        margin: 0;
        font-weight: 400;
        font-style: normal;
        line-height: 1.5;
        text-wrap: pretty;
        white-space: normal;
      }
    `,
  ];
}
