// A choice of one among a few: radio buttons in a row. Browsers lay out a legend each in their own way, so it has none.
// They are in a form, because Chromium 156 keeps radio buttons for ever that have none and are removed from a shadow tree.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';

export interface Choice<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly titles?: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

export function choice<T extends string>(of: Choice<T>): TemplateResult {
  return html`<fieldset class="choice ${of.name}" aria-label=${of.label}>
    <span class="label" aria-hidden="true">${of.label}</span>
    <form class="steps" @submit=${(event: Event) => event.preventDefault()}>
      ${of.values.map(
        (value) =>
          html`<label title=${of.titles?.[value] ?? nothing}>
            <input
              type="radio"
              name=${of.name}
              value=${value}
              .checked=${value === of.chosen}
              @change=${() => of.onChoose(value)}
            /><span>${of.names[value]}</span>
          </label>`,
      )}
    </form>
  </fieldset>`;
}
