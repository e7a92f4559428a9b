// What stands above the board of a game, in a narrow window below it, if its folder has a start.ts.
import { nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import type { Engine } from '../engine/engine';
import type { Notice } from '../engine/types';
import { learnPage } from '../kit/learn_page';
import { withWords } from '../kit/loading';
import type { Language } from '../i18n/language';
import { formatAddress } from './address';
import { addressOf, infoOf, showsText } from './page_state';
import type { PageState } from './page_state';

/** Each has the class of the game's own element. */
const starts = import.meta.glob<CustomElementConstructor>('../games/*/start.ts', {
  import: 'Start',
});

/** Empty until its code is loaded; without it the board still works. `isAlone`: the other pages are not beside this one. */
export function gameStart(
  state: PageState,
  language: Language,
  isAlone: boolean,
  engine: Engine,
  notice: (notice: Notice) => string,
): TemplateResult | typeof nothing {
  const tag = `impartial-start-of-${state.game.replaceAll('_', '-')}`;
  const load = starts[`../games/${state.game}/start.ts`];
  if (!load) return nothing;
  // Defined when its words are there too.
  if (!customElements.get(tag)) {
    withWords(load).then(
      (start) => customElements.get(tag) ?? customElements.define(tag, start),
      () => {},
    );
  }
  const element = unsafeStatic(tag);
  return html`<${element}
    slot="start"
    class="game-start ${state.game}"
    ?hidden=${state.isNarrow && showsText(state)}
    .language=${language}
    .engine=${engine}
    .notice=${notice}
    .position=${state.board.position ?? infoOf(state)?.example}
    .linkTo=${(position: string) => formatAddress({ ...addressOf(state), board: { position } })}
    .records=${isAlone ? undefined : 'records/index.html'}
    .known=${isAlone ? undefined : learnPage('rules', language)}
  ></${element}>`;
}
