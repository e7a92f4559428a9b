// A choice of one among a few: radio buttons in a row. It has no legend, because every browser lays out legends in its
// own way. The buttons stand in a form: Chromium 156 never frees radio buttons without a form that leave a shadow tree.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';

export interface Choice<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  /** For narrow windows. */
  readonly shortNames?: Readonly<Record<T, string>>;
  readonly titles?: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

function nameOf<T extends string>({ names, shortNames }: Choice<T>, value: T): unknown {
  if (!shortNames) return names[value];
  return html`<span class="roomy">${names[value]}</span
    ><span class="short">${shortNames[value]}</span>`;
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
            /><span>${nameOf(of, value)}</span>
          </label>`,
      )}
    </form>
  </fieldset>`;
}
