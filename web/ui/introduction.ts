// The opening of the page: the links to the games, the page's purpose, the game's name and rule. The build draws it into
// index.html too.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { registry } from '../games/registry';
import type { Game } from '../games/registry';
import { say } from '../i18n/language';
import type { Language } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';

export interface Introduction {
  readonly game: Game;
  /** The address of the game without the judges' limits; undefined if there is none, or if it is shown. */
  readonly beyond: string | undefined;
  /** It is shown. */
  readonly isBeyond?: boolean;
  readonly language: Language;
  readonly sentences: Sentences;
  /** The authors' page; undefined if it is not beside this one. */
  readonly authors: string | undefined;
  readonly onPaste?: () => void;
  readonly onPlay?: () => void;
}

export function introduction(of: Introduction): TemplateResult {
  const { game, beyond, isBeyond, language, sentences, authors, onPaste, onPlay } = of;
  const further = game.beyond;
  const button = (word: string, onClick: (() => void) | undefined): TemplateResult =>
    html`<button type="button" @click=${onClick}>${word}</button>`;
  return html`<div class="intro">
    <p class="purpose">
      ${sentences.purpose({
        paste: (word) => button(word, onPaste),
        play: (word) => button(word, onPlay),
        embed: (word) => (authors === undefined ? word : html`<a href=${authors}>${word}</a>`),
      })}
    </p>
    <h1>${say((isBeyond && further?.name) || game.name, language)}</h1>
    ${
      further && beyond !== undefined
        ? html`<span class="way"
            >${say(further.way, language)}
            <a href=${beyond}>${say(further.name, language)}</a></span
          >`
        : nothing
    }
    <p class="rule">${say(game.rule, language)}</p>
  </div>`;
}

export interface GameLinks {
  readonly label: string;
  readonly language: Language;
  /** The id of a game, or of the one beyond it. */
  readonly current: string;
  readonly linkTo: (game: Game, beyond?: true) => string;
}

export function gameLinks({ label, language, current, linkTo }: GameLinks): TemplateResult {
  return html`<nav class="games" aria-label=${label}>
    <ul>
      ${registry.map((game) => [
        link(game, linkTo(game)),
        game.beyond ? link(game.beyond, linkTo(game, true)) : nothing,
      ])}
    </ul>
  </nav>`;

  function link({ id, name }: Pick<Game, 'id' | 'name'>, address: string): TemplateResult {
    return html`<li>
      <a href=${address} aria-current=${id === current ? 'page' : nothing}
        >${say(name, language)}</a
      >
    </li>`;
  }
}
