// The parts of a row that boards of heaps share. Each part is a cell of the board's grid (../board/grid_focus.ts).
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** The place of a cell. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly tabIndex: 0 | -1;
}

/** `count`: what is told of it besides its name. */
export function rowHeader(
  { row, column, tabIndex }: Cell,
  label: string,
  name: string,
  count: unknown,
): TemplateResult {
  return html`<div
    class="header"
    role="rowheader"
    tabindex=${tabIndex}
    data-row=${row}
    data-column=${column}
    aria-label=${label}
  >
    <span class="heap">${name}</span>
    ${count === undefined ? nothing : html`<span class="count">${count}</span>`}
  </div>`;
}

export function rowButton(
  { row, column, tabIndex }: Cell,
  text: string,
  name: string,
  act: () => void,
): TemplateResult {
  return html`<span role="gridcell"
    ><button
      class="button"
      type="button"
      tabindex=${tabIndex}
      data-row=${row}
      data-column=${column}
      aria-label=${name}
      @click=${act}
    >
      ${text}
    </button></span
  >`;
}

export interface RowField {
  readonly name: string;
  readonly typed: string;
  readonly placeholder: string;
  readonly size: number;
  readonly isNumber: boolean;
  /** The id of the reason why its text is refused. */
  readonly refusedBy?: string | undefined;
  readonly onType: (text: string) => void;
  /** Enter; or, if the field sets a heap, leaving it after a change. */
  readonly onDone: () => void;
  readonly isSetup: boolean;
}

export function rowField({ row, column, tabIndex }: Cell, field: RowField): TemplateResult {
  const { isSetup, onType, onDone, refusedBy } = field;
  return html`<span class="field-cell" role="gridcell"
    ><input
      class="field"
      type="text"
      inputmode=${field.isNumber ? 'numeric' : nothing}
      autocomplete="off"
      spellcheck="false"
      size=${field.size}
      placeholder=${field.placeholder}
      tabindex=${tabIndex}
      data-row=${row}
      data-column=${column}
      aria-label=${field.name}
      aria-invalid=${refusedBy === undefined ? nothing : 'true'}
      aria-describedby=${refusedBy ?? nothing}
      .value=${live(field.typed)}
      @input=${(event: InputEvent) => onType((event.target as HTMLInputElement).value)}
      @change=${() => (isSetup ? onDone() : undefined)}
      @keydown=${(event: KeyboardEvent) =>
        event.key === 'Enter' && !isSetup ? onDone() : undefined}
  /></span>`;
}
