// Says that the address names no game of ours, which game is shown instead, and which one may be meant.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { registry } from '../games/registry';
import { say } from '../i18n/language';
import type { Language } from '../i18n/language';
import { gameOf, unknownGame } from './page_state';
import type { PageState } from './page_state';
import { placeSentences } from './place_sentences';

const longestShown = 40;

export function unknownPlace(state: PageState, language: Language): TemplateResult {
  const words = placeSentences[language];
  const name = unknownGame(state) ?? '';
  const near = nearest(state.asked, name);
  return html`<div class="missing" role="status">
    <p>
      ${words.noGame(name.slice(0, longestShown), say(gameOf(state).name, language))}
      ${
        near
          ? html`${words.perhaps}
              <a href=${state.asked.replace(name, near.id)}>${say(near.name, language)}</a>`
          : nothing
      }
    </p>
  </div>`;
}

/** The game whose judge the address names, or whose name is like the one there. */
function nearest(asked: string, name: string) {
  const [, , , judge = ''] = asked.split(/[/?]/);
  const plain = name.toLowerCase().replaceAll('-', '_');
  return (
    registry.find(({ dialects }) => dialects.includes(judge)) ??
    registry.find(({ id }) => plain.length > 2 && (id.includes(plain) || plain.includes(id)))
  );
}
