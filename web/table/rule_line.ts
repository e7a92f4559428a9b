// The game's name and its rule in a line, for a board that stands in a page which need not say them. Loaded with a board
// that shows it.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Game } from '../games/registry';
import { rules } from '../games/rules';
import { say } from '../i18n/language';
import type { Language } from '../i18n/language';

export function ruleLine(
  { id, name, rulesOfJudges }: Game,
  language: Language,
): TemplateResult | typeof nothing {
  // The board itself says the rule of its position.
  if (rulesOfJudges) return nothing;
  return html`<p class="rule"><b>${say(name, language)}</b> ${rules[language][id]}</p>`;
}

export const styles = [
  css`
    .rule {
      padding: 12px 20px;
      border-block-end: 1px solid var(--line);
      color: var(--ink-soft);
      font-size: 0.875rem;
    }
    .rule b {
      margin-inline-end: 0.5em;
      color: var(--ink);
    }
    @container (max-width: 34rem) {
      .rule {
        padding-inline: 12px;
      }
    }
  `,
];
