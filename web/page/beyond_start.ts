// What stands above the board of a game without the judges' limits.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { withWords } from '../i18n/dictionary';
import type { Language } from '../i18n/language';
import { formatAddress } from './address';
import type { Address } from './address';

/** Each has the class of `<impartial-beyond>`. */
const beyonds = import.meta.glob<CustomElementConstructor>('../games/*/beyond.ts', {
  import: 'Beyond',
});

/** Empty until its code is loaded; without it the board still works. `isAlone`: the other pages are not beside this one. */
export function beyondStart(
  address: Address,
  language: Language,
  isAlone: boolean,
): TemplateResult {
  const { game, dialect } = address;
  const tag = 'impartial-beyond';
  const code = beyonds[`../games/${game}/beyond.ts`]?.();
  // Defined when its words are there too.
  if (code && !customElements.get(tag)) {
    withWords(code).then(
      (beyond) => customElements.get(tag) ?? customElements.define(tag, beyond),
      () => {},
    );
  }
  return html`<impartial-beyond
    .language=${language}
    .linkTo=${(position: string) =>
      formatAddress({ game, dialect, beyond: true, position, language: address.language })}
    .records=${isAlone ? undefined : 'records/index.html'}
  ></impartial-beyond>`;
}
