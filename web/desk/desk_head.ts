// What stands around the texts of the desk: the judge and all about it above the input, the views above what is beside it.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { DialectId } from '../engine/types';
import { dialectTexts } from '../games/dialects';
import { gameNamed } from '../games/registry';
import { say } from '../i18n/language';
import type { Language } from '../i18n/language';
import type { DeskWords } from './desk_sentences_en';
import type { DialectSentences, GameSentences } from '../kit/board/game_sentences';
import { chevronIcon, fileIcon, sampleIcon, shareIcon, tickIcon } from '../kit/icons';
import { enterMenu, leaveMenu, menuItem, walkMenu } from '../kit/menu';
import { returnFocus } from '../kit/popover_focus';
import { select } from '../kit/select';
import { caseSentences } from './cases/case_sentences';
import { views } from './cases/case_sentences_en';
import type { View } from './cases/case_sentences_en';
import { codeText } from './code_text';
import { fileField, pickFile } from '../kit/file_field';

interface DeskHead {
  readonly game: GameSentences;
  readonly dialect: DialectId;
  readonly language: Language;
  readonly sentences: DeskWords;
  readonly texts: DialectSentences;
  /** The link was copied and is still the same. */
  readonly isCopied: boolean;
  readonly onDialect: (dialect: DialectId) => void;
  readonly hasSample: boolean;
  readonly onCopyLink: () => void;
  readonly onSample: () => void;
  readonly onFile: (file: File) => void;
}

export function deskHead(head: DeskHead): TemplateResult {
  const { game, dialect, language, sentences, onDialect } = head;
  const texts = dialectTexts[game.id] ?? {};
  return html`<div class="format">
    <h2 id="input-title">${sentences.input}</h2>
    <span class="select">
      ${select({
        id: 'dialect',
        label: sentences.format,
        values: Object.keys(texts),
        nameOf: (id) => say(texts[id]?.name ?? id, language),
        chosen: dialect,
        onChoose: onDialect,
      })}
      ${chevronIcon}
    </span>
    <button
      class="button about"
      type="button"
      popovertarget="about"
      aria-label=${sentences.aboutFormat}
      title=${sentences.aboutFormat}
      @keydown=${enterMenu}
      @focusout=${leaveMenu}
    >
      ⋯
    </button>
    ${about(head)}
  </div>`;
}

/** The editor is described by what the judge reads, seen or not. */
function about(head: DeskHead): TemplateResult {
  const { game, language, sentences, texts, isCopied, onCopyLink } = head;
  const words = caseSentences[language];
  const larger = gameNamed(game.larger ?? '');
  return html`<div class="about-format" id="about" popover @beforetoggle=${returnFocus}>
    <p>${sentences.promise}</p>
    <p>
      <strong>${sentences.input}</strong>
      <span id="reads">${codeText(say(texts.reads, language))}</span>
    </p>
    <p><strong>${sentences.output}</strong> ${codeText(say(texts.prints, language))}</p>
    ${
      larger
        ? html`<p>${words.larger} <a href="#/v1/${larger.id}">${say(larger.name, language)}</a></p>`
        : nothing
    }
    <div class="acts" @keydown=${walkMenu} @focusout=${leaveMenu}>
      ${menuItem({
        name: 'sample',
        icon: sampleIcon,
        words: sentences.useSample,
        act: head.onSample,
        isDisabled: !head.hasSample,
      })}
      ${menuItem({ name: 'open', icon: fileIcon, words: sentences.openFile, act: pickFile })}
      ${fileField(sentences.openFile, head.onFile)}
      <button class="button copy-link" type="button" @click=${onCopyLink}>
        ${isCopied ? tickIcon : shareIcon} ${isCopied ? words.linkCopied : words.copyLink}
      </button>
    </div>
  </div>`;
}

export function viewButtons(
  view: View,
  language: Language,
  onView: (view: View) => void,
): TemplateResult {
  const words = caseSentences[language];
  return html`<div class="views" role="group" aria-label=${words.views}>
    ${views.map(
      (each) =>
        html`<button
          class=${each}
          type="button"
          aria-pressed=${view === each}
          @click=${() => onView(each)}
        >
          ${words.viewNames[each]}
        </button>`,
    )}
  </div>`;
}
