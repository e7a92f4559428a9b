// The opening of the page: the links to the games, the page's purpose, the game's name and rule. The build draws it into
// index.html too.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { registry } from '../games/registry';
import type { Game } from '../games/registry';
import { say } from '../i18n/language';
import type { Language, Text } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';

export interface Introduction {
  readonly name: Text;
  readonly rule: string;
  readonly language: Language;
  readonly sentences: Sentences;
  /** The address of the game's tutorial, if it has one and that is beside this page. */
  readonly tutorial: string | undefined;
  /** The reader knows what the page is for. */
  readonly hasBegun?: boolean;
  /** Its purpose speaks of judges. */
  readonly isUnjudged?: boolean;
}

export function introduction(of: Introduction): TemplateResult {
  const { name, rule, language, sentences, tutorial, hasBegun, isUnjudged } = of;
  return html`<div class="intro">
    <h1>${say(name, language)}</h1>
    <p class="rule" id="rule" popover>
      ${rule}
      ${tutorial === undefined ? nothing : html`<a href=${tutorial}>${sentences.tutorial}&nbsp;›</a>`}
    </p>
    ${hasBegun ? nothing : html`<p class="brief">${rule}</p>`}
    ${
      hasBegun || isUnjudged
        ? nothing
        : html`<p class="purpose">
            ${sentences.purpose(
              (word) => html`<strong>${word}</strong>`,
              (words) => html`<span class="roomy">${words}</span>`,
            )}
          </p>`
    }
  </div>`;
}

export interface GameLinks {
  readonly label: string;
  /** The name of the button that opens the rule. */
  readonly rule: string;
  readonly language: Language;
  /** The id of the game that is shown. */
  readonly current: string;
  readonly linkTo: (game: Game) => string;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One tab stop for all games: the arrow keys go from one to the next. */
function walk({ key, target, currentTarget }: KeyboardEvent): void {
  const links = [...(currentTarget as Element).querySelectorAll('a')];
  const at = links.indexOf(target as HTMLAnchorElement) + (steps[key] ?? 0);
  links[at]?.focus();
}

export function gameLinks({ label, rule, language, current, linkTo }: GameLinks): TemplateResult {
  return html`<nav class="games" aria-label=${label} @keydown=${walk}>
      <ul>
        ${registry.map(
          (game) =>
            html`<li>
              <a
                href=${linkTo(game)}
                aria-current=${game.id === current ? 'page' : nothing}
                tabindex=${game.id === current ? nothing : -1}
                >${say(game.name, language)}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
    <button class="picker rules" popovertarget="rule" aria-label=${rule}>ⓘ</button>`;
}
