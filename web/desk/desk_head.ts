// Above the texts of the desk: the judge, what stands beside the input, the link.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { DialectId } from '../engine/types';
import { dialectTexts } from '../games/dialects';
import { gameNamed } from '../games/registry';
import { say } from '../i18n/language';
import type { Language } from '../i18n/language';
import type { DeskWords } from './desk_sentences_en';
import type { GameSentences } from '../kit/board/game_sentences';
import { chevronIcon, shareIcon, tickIcon } from '../kit/icons';
import { select } from '../kit/select';
import { caseSentences } from './cases/case_sentences';
import { views } from './cases/case_sentences_en';
import type { View } from './cases/case_sentences_en';

interface DeskHead {
  readonly game: GameSentences;
  readonly dialect: DialectId;
  readonly language: Language;
  readonly sentences: DeskWords;
  readonly view: View;
  /** The link was copied and is still the same. */
  readonly isCopied: boolean;
  readonly onDialect: (dialect: DialectId) => void;
  readonly onView: (view: View) => void;
  readonly onCopyLink: () => void;
}

export function deskHead(head: DeskHead): TemplateResult {
  const { game, dialect, language, sentences, onDialect } = head;
  const texts = dialectTexts[game.id] ?? {};
  const larger = gameNamed(game.larger ?? '');
  return html`<div class="format">
    <label for="dialect">${sentences.format}</label>
    <span class="select">
      ${select({
        id: 'dialect',
        values: Object.keys(texts),
        nameOf: (id) => say(texts[id]?.name ?? id, language),
        chosen: dialect,
        onChoose: onDialect,
      })}
      ${chevronIcon}
    </span>
    <p class="promise">
      ${sentences.promise}
      ${
        larger
          ? html`${caseSentences[language].larger}
              <a href="#/v1/${larger.id}">${say(larger.name, language)}</a>`
          : nothing
      }
    </p>
    ${viewButtons(head)}
  </div>`;
}

function viewButtons({ language, view, isCopied, onView, onCopyLink }: DeskHead): TemplateResult {
  const words = caseSentences[language];
  return html`<span class="views" role="group" aria-label=${words.views}>
    ${views.map(
      (each) =>
        html`<button
          class="button ${each}"
          type="button"
          aria-pressed=${view === each}
          @click=${() => onView(each)}
        >
          ${words.viewNames[each]}
        </button>`,
    )}
    <button class="button copy-link" type="button" @click=${onCopyLink}>
      ${isCopied ? tickIcon : shareIcon} ${isCopied ? words.linkCopied : words.copyLink}
    </button>
  </span>`;
}
