// The view of a file that is solved from its bytes, in place of the editor.
import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { formatBytes } from '../../i18n/measured';
import type { Language } from '../../i18n/language';
import type { DeskWords } from '../desk_sentences_en';
import { fileIcon } from '../../kit/icons';
import type { Excerpt } from './input_file';

/** The meaning of the mark in an excerpt. */
export type Marked = 'notice' | 'case';

export interface OpenedFile {
  readonly file: File;
  readonly excerpt: Excerpt;
  readonly of: Marked;
}

export function fileName(file: Pick<File, 'name' | 'size'>, language: Language): TemplateResult {
  return html`${fileIcon}
    <p class="file-name">
      <strong><bdi>${file.name}</bdi></strong>
      <span class="numbers">${formatBytes(file.size, language)}</span>
    </p>`;
}

export const fileNameStyles = css`
  .file-name {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .file-name span {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
`;

export function openedFile(
  { file, excerpt, of }: OpenedFile,
  sentences: DeskWords,
  language: Language,
  onClose: () => void,
): TemplateResult {
  return html`<div class="file">
    <div class="file-head">
      ${fileName(file, language)}
      <button class="button close-file" type="button" @click=${onClose}>
        ${sentences.closeFile}
      </button>
    </div>
    <p class="file-reason">${sentences.fileReason}</p>
    <pre
      class="excerpt"
      tabindex="0"
      role="region"
      aria-label=${excerpt.cutBefore ? sentences.fileExcerpt : sentences.fileBeginning}
    >
${excerpt.cutBefore ? '… ' : ''}${excerpt.before}<mark class="of-${of}">${excerpt.marked}</mark>${excerpt.after}${excerpt.cutAfter ? ' …' : ''}</pre>
  </div>`;
}
