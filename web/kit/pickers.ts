// The small selects in a page's header: an icon, and the value in words if there is room.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { languageNames, languages } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { languageIcon } from './icons.ts';

interface Picker<T extends string> {
  readonly name: string;
  readonly icon: unknown;
  readonly label: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T;
  /**
   * `select`: the element, to be set back if the value cannot be applied. Undefined in HTML that no script has taken
   * over yet: the select is disabled, because a choice would be lost.
   */
  readonly onChoose: ((value: T, select: HTMLSelectElement) => void) | undefined;
}

export function picker<T extends string>(of: Picker<T>): TemplateResult {
  const { name, icon, label, values, names, chosen } = of;
  const onChange = (event: Event): void => {
    const select = event.target as HTMLSelectElement;
    of.onChoose?.(values[select.selectedIndex] ?? chosen, select);
  };
  return html`<label class="picker">
    ${icon}<span class="value">${names[chosen]}</span>
    <select class=${name} aria-label=${label} ?disabled=${!of.onChoose} @change=${onChange}>
      ${values.map(
        (each) =>
          html`<option
            value=${each}
            lang=${name === 'language' ? each : nothing}
            ?selected=${each === chosen}
            .selected=${each === chosen}
          >
            ${names[each]}
          </option>`,
      )}
    </select>
  </label>`;
}

export function languagePicker(
  label: string,
  chosen: Language,
  onChoose: Picker<Language>['onChoose'],
): TemplateResult {
  return picker({
    name: 'language',
    icon: languageIcon,
    label,
    values: languages,
    names: languageNames,
    chosen,
    onChoose,
  });
}
