// A select that always shows the value that holds, also when a choice was not taken over.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface Select<T> {
  readonly values: readonly T[];
  readonly nameOf: (value: T) => unknown;
  readonly chosen: T | undefined;
  /**
   * `select`: the element, to be set back if the value cannot be applied. Undefined: nothing can be chosen now, and the
   * select is disabled.
   */
  readonly onChoose: ((value: T, select: HTMLSelectElement) => void) | undefined;
  readonly id?: string;
  /** The class of the element. */
  readonly kind?: string;
  /** The name of the select, if no label is around it. */
  readonly label?: string;
  /** The language in which a value is named, if that is not the page's. */
  readonly languageOf?: (value: T) => string;
}

export function select<T extends string | number>(of: Select<T>): TemplateResult {
  const { values, chosen, onChoose } = of;
  const onChange = (event: Event): void => {
    const element = event.target as HTMLSelectElement;
    const value = values[element.selectedIndex];
    if (value !== undefined) onChoose?.(value, element);
  };
  return html`<select
    id=${of.id ?? nothing}
    class=${of.kind ?? nothing}
    aria-label=${of.label ?? nothing}
    ?disabled=${!onChoose}
    @change=${onChange}
  >
    ${values.map(
      (value) =>
        html`<option
          value=${value}
          lang=${of.languageOf?.(value) ?? nothing}
          ?selected=${value === chosen}
          .selected=${live(value === chosen)}
        >
          ${of.nameOf(value)}
        </option>`,
    )}
  </select>`;
}

/** A select as a field. In an element of the class `select`, an icon stands in the place of the browser's own. */
export const selectStyles = css`
  select {
    min-inline-size: 0;
    min-block-size: 32px;
    padding: 0 8px;
    border: 1px solid var(--line-control);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
  }
  .select {
    position: relative;
    display: inline-flex;
    max-inline-size: 100%;
  }
  .select select {
    appearance: none;
    max-inline-size: 100%;
    padding-inline-end: 30px;
    cursor: pointer;
  }
  .select .icon {
    position: absolute;
    inset-inline-end: 8px;
    inset-block-start: calc(50% - 0.5rem);
    pointer-events: none;
  }
  @media (pointer: coarse) {
    select {
      min-block-size: 40px;
    }
  }
`;
