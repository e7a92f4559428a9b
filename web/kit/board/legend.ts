// The legend below a board: the signs that are on the board now, in words. Screen readers hear the same words in the
// names of the cells.
import { html } from 'lit';
import type { TemplateResult } from 'lit';

export interface Sign {
  /** Selects the sign in the board's grid. */
  readonly selector: string;
  /** The sign as it is drawn here; empty if the words need none. */
  readonly sample: unknown;
  readonly words: string;
}

/** A sign in the shape of the board's own. */
export function sample(look: string, mark: unknown = ''): TemplateResult {
  return html`<span class="sample ${look}">${mark}</span>`;
}

/** All signs that the board may have; `showSigns` hides the others after each update. */
export function legend(signs: readonly Sign[]): TemplateResult {
  return html`<ul class="legend" aria-hidden="true">
    ${signs.map(({ selector, sample: drawn, words }) => html`<li data-sign=${selector}>${drawn} ${words}</li>`)}
  </ul>`;
}

export function showSigns(root: ParentNode): void {
  const grid = root.querySelector('.grid');
  for (const item of root.querySelectorAll<HTMLElement>('[data-sign]')) {
    item.hidden = !grid?.querySelector(item.dataset['sign'] ?? '');
  }
}
