// The explanation beside the board; in a narrow window it lies over the lower half, so that the board is in view too.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Sentences } from '../../i18n/sentences';
import { closeIcon } from '../../kit/icons';

export interface WhyPane {
  /** The explanation, once its code is loaded. */
  readonly why: HTMLElement | TemplateResult | undefined;
  /** The board has failed to come, so there is nothing to explain. */
  readonly hasFailed: boolean;
  readonly isNarrow: boolean;
  readonly sentences: Sentences;
  readonly onClose: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

export function whyPane(pane: WhyPane): TemplateResult {
  const { why, hasFailed, isNarrow, sentences, onClose, onKey } = pane;
  const { table, close } = sentences;
  return html`<section
    class="why"
    id="panel-why"
    role="tabpanel"
    aria-labelledby="tab-why"
    @keydown=${onKey}
  >
    ${
      isNarrow
        ? html`<header>
            <h2>${table.tabs.why}</h2>
            <button class="button close" type="button" aria-label=${close} @click=${onClose}>
              ${closeIcon}
            </button>
          </header>`
        : nothing
    }
    ${why ?? (hasFailed ? nothing : html`<p class="waiting">${table.loading}</p>`)}
  </section>`;
}

export const styles = [
  css`
    .why {
      margin: 0;
    }
    .layout:not(.narrow) .why {
      padding: 16px 20px 20px;
      border: 1px solid var(--line);
      border-radius: var(--radius-pane);
      background: var(--surface);
      box-shadow: var(--shadow);
    }
    /* The one scrolls beside the other, but not on paper. */
    @media screen and (min-width: 45rem) {
      .layout:not(.narrow) .why {
        max-block-size: calc(100dvh - 24px - 57px);
        overflow: auto;
        overscroll-behavior: contain;
      }
    }
    /* The explanation slides over the lower half, below the board. */
    @media screen {
      .narrow .why:not([hidden]) {
        position: fixed;
        inset: auto 0 0;
        z-index: 3;
        box-sizing: border-box;
        block-size: 50dvh;
        overflow: auto;
        overscroll-behavior: contain;
        padding: 0 16px 24px;
        border-block-start: 1px solid var(--line-control);
        border-radius: 12px 12px 0 0;
        background: var(--surface);
        box-shadow: 0 -4px 24px rgb(0 0 0 / 0.16);
      }
      .narrow.explains {
        padding-block-end: 50dvh;
      }
    }
    .why header {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      display: flex;
      align-items: center;
      justify-content: space-between;
      margin-inline: -16px;
      padding: 6px 8px 6px 16px;
      background: var(--surface);
      border-block-end: 1px solid var(--line);
      margin-block-end: 12px;
    }
    .why header h2 {
      margin: 0;
      font-size: 1rem;
      font-weight: 650;
    }
    .close {
      inline-size: 40px;
      padding: 0;
      border-color: transparent;
    }
    @media (prefers-reduced-motion: no-preference) {
      .narrow .why:not([hidden]) {
        animation: rise 200ms ease-out;
      }
      @keyframes rise {
        from {
          translate: 0 100%;
        }
      }
    }
  `,
];
