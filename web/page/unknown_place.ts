// Says that the address names a version, game or judge that is not here, what is shown instead, and what may be meant.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { registry } from '../games/registry';
import { say } from '../i18n/language';
import type { Language } from '../i18n/language';
import { gameOf, unknownPart } from './page_state';
import type { PageState, UnknownPart } from './page_state';
import { placeSentences } from './place_sentences';

const longestShown = 40;
const shortestPart = 3;

export function unknownPlace(
  state: PageState,
  language: Language,
): TemplateResult | typeof nothing {
  const unknown = unknownPart(state);
  if (!unknown) return nothing;
  const words = placeSentences[language];
  const near = nearest(state, unknown, language);
  return html`<div class="missing" role="status">
    <p>
      ${words.unknown[unknown.part](unknown.name.slice(0, longestShown), say(gameOf(state).name, language))}
      ${near ? html`${words.perhaps} <a href=${near.address}>${near.name}</a>` : nothing}
    </p>
  </div>`;
}

/** The game that has the judge of the address, or else a game or judge with a name like the one there. */
function nearest({ asked, game: shown }: PageState, { part }: UnknownPart, language: Language) {
  const [path = ''] = asked.split('?', 1);
  const [, , id = '', judge = ''] = path.split('/');
  const plain = id.toLowerCase().replaceAll('-', '_');
  const game =
    registry.find(({ dialects }) => dialects.includes(judge)) ??
    registry.find((each) => each.id === plain) ??
    registry.find((each) => isLike(plain, each.id));
  if (!game) return undefined;
  const isJudge = part === 'judge';
  const dialect = isJudge ? game.dialects.find((each) => isLike(judge, each)) : judge;
  const isElsewhere = !isJudge || game.id !== shown;
  const name = isElsewhere ? say(game.name, language) : dialect;
  const place = dialect ? `${game.id}/${dialect}` : game.id;
  return name ? { address: `#/v1/${place}${asked.slice(path.length)}`, name } : undefined;
}

function isLike(name: string, known: string): boolean {
  return name.length >= shortestPart && (known.includes(name) || name.includes(known));
}
