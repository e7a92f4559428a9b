// Why a typed position is not on the board, and what it may mean. Loaded with the first refusal.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { otherGame } from '../../engine/engine';
import type { GameId, Notice } from '../../engine/types';
import { gameNamed } from '../../games/registry';
import { say } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import type { Sentences } from '../../i18n/sentences';
import type { Meant } from '../../kit/board/board_module';
import { utf16Ranges } from '../../desk/byte_ranges';
import { deskWords } from '../../desk/desk_sentences';
import { noticeList, noticeListStyles } from '../../desk/output/notice_list';

export interface RefusedPosition {
  readonly refused: Notice;
  /** The position that the text may mean. */
  readonly meant: Meant | undefined;
  readonly sentences: Sentences;
  readonly language: Language;
  /** The field with the text. */
  readonly field: () => HTMLInputElement | null;
  /** The address of what is typed in another game, which has it. */
  readonly linkTo: (game: GameId) => string;
  readonly onOpen: (position: string) => void;
}

export function refusedPosition(parts: RefusedPosition): TemplateResult {
  const { refused, meant, language, linkTo, onOpen } = parts;
  const other = gameNamed(otherGame(refused) ?? '');
  return html`${noticeList({
    id: 'refused',
    notices: [refused],
    sentences: deskWords(parts.sentences, parts.language),
    onGoTo: () => goTo(parts),
  })}
  ${
    other
      ? html`<a class="button meant" href=${linkTo(other.id)}>${say(other.name, language)}</a>`
      : nothing
  }
  ${
    meant
      ? html`<button class="button meant" type="button" @click=${() => onOpen(meant.position)}>
          ${meant.words}
        </button>`
      : nothing
  }`;
}

function goTo({ field, refused: { offset, length } }: RefusedPosition): void {
  const input = field();
  if (!input) return;
  const [range] = utf16Ranges(input.value, [{ offset, length }]);
  input.focus();
  if (range) input.setSelectionRange(range.from, range.to);
}

export const styles = [
  noticeListStyles,
  css`
    .verdict .notices {
      border: none;
      text-align: start;
    }
    .meant {
      max-inline-size: 100%;
      min-block-size: 32px;
      padding-block: 4px;
      white-space: normal;
      text-align: start;
    }
  `,
];
