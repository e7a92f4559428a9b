// What stands above the board of a game without the judges' limits.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { withWords } from '../kit/loading';
import type { Language } from '../i18n/language';
import { formatAddress } from './address';
import { addressOf } from './page_state';
import type { PageState } from './page_state';

/** Each has the class of `<impartial-beyond>`. */
const beyonds = import.meta.glob<CustomElementConstructor>('../games/*/beyond.ts', {
  import: 'Beyond',
});

/** Empty until its code is loaded; without it the board still works. `isAlone`: the other pages are not beside this one. */
export function beyondStart(
  state: PageState,
  language: Language,
  isAlone: boolean,
): TemplateResult {
  const tag = 'impartial-beyond';
  const code = beyonds[`../games/${state.game}/beyond.ts`]?.();
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
      formatAddress({ ...addressOf(state), board: { position }, panel: undefined })}
    .records=${isAlone ? undefined : 'records/index.html'}
  ></impartial-beyond>`;
}
