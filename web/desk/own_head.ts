// The head of a pane with a text of the reader's: its title, and actions on the text.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { fileIcon, undoIcon } from '../kit/icons';
import type { DeskWords } from './desk_sentences_en';
import { fileField, pickFile } from '../kit/file_field';

interface OwnHead {
  readonly title: string;
  readonly sentences: DeskWords;
  /** The pane's own action. */
  readonly act?: TemplateResult;
  readonly isEmpty: boolean;
  readonly onFile: (file: File) => void;
  readonly onClear: () => void;
  /** Undefined if no text was replaced. */
  readonly onPutBack: (() => void) | undefined;
}

export function ownHead(head: OwnHead): TemplateResult {
  const { openFile, clear } = head.sentences;
  return html`<header class="head">
      <h2 id="title">${head.title}</h2>
      <span class="actions">
        ${head.act}
        <button class="button" type="button" @click=${pickFile}>${fileIcon} ${openFile}</button>
        ${fileField(openFile, head.onFile)}
        <button class="button clear" type="button" ?disabled=${head.isEmpty} @click=${head.onClear}>
          ${clear}
        </button>
      </span>
    </header>
    ${putBackBar(head.sentences, head.onPutBack)}`;
}

/** Nothing if no text was replaced. */
export function putBackBar(
  { putBack }: DeskWords,
  onPutBack: (() => void) | undefined,
): TemplateResult | typeof nothing {
  return onPutBack
    ? html`<div class="acts-bar">
        <button class="button put-back" type="button" @click=${onPutBack}>
          ${undoIcon} ${putBack}
        </button>
      </div>`
    : nothing;
}
