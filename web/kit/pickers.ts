// The small selects in a page's header: an icon, and the value in words if there is room.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { languageNames, languages } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { languageIcon } from './first_icons.ts';
import { select } from './select.ts';
import type { Select } from './select.ts';

interface Picker<T extends string> {
  readonly name: string;
  readonly icon: unknown;
  readonly label: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T;
  /** Undefined in HTML that no script has taken over yet, because a choice would be lost. */
  readonly onChoose: Select<T>['onChoose'];
}

export function picker<T extends string>(of: Picker<T>): TemplateResult {
  const { name, icon, label, values, names, chosen, onChoose } = of;
  return html`<label class="picker">
    ${icon}<span class="value">${names[chosen]}</span>
    ${select<T>({
      values,
      nameOf: (value) => names[value],
      chosen,
      onChoose,
      kind: name,
      label,
      ...(name === 'language' && { languageOf: (value) => value }),
    })}
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
