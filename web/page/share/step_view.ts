// A step of a place: its text or its picture, with the buttons that copy and download it.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { toPng } from '../../kit/board/png';
import { copiesImages, copyPng, copyText, download } from '../../kit/hand_over';
import { copyIcon, downloadIcon, tickIcon } from '../../kit/icons';
import type { Step } from '../../kit/places/places';
import { codeText } from '../../desk/code_text';
import type { ShareSentences } from './share_sentences_en';

interface Surroundings {
  /** Where the text goes, in words. */
  readonly where: string;
  readonly sentences: ShareSentences;
  /** The picture of the board; empty until it can be drawn. */
  readonly drawn: () => string;
  readonly title: () => string;
  /** The text that was copied last, or the name of the picture. */
  readonly copied: string | undefined;
  /** `what`: undefined if the browser did not allow it. `words`: for the status line. */
  readonly onCopied: (what: string | undefined, words: string) => void;
}

export function stepView({ kind, text, file = '' }: Step, around: Surroundings): TemplateResult {
  const { where, sentences } = around;
  if (kind === 'svg' || kind === 'png') return picture(kind, file, around);
  return html`<div class="step-head">
      <p>${codeText(where)}</p>
      ${copyButton(text, sentences.copy, around, () => copyText(text))}
    </div>
    <pre tabindex="0" aria-label=${where.replaceAll('`', '')}><code>${text}</code></pre>`;
}

function picture(kind: 'svg' | 'png', file: string, around: Surroundings): TemplateResult {
  const { where, sentences } = around;
  const svg = around.drawn();
  const save = async (): Promise<void> => {
    try {
      download(kind === 'svg' ? new TextEncoder().encode(svg) : await toPng(svg), file);
    } catch {
      around.onCopied(undefined, sentences.notDrawn);
    }
  };
  return html`<div class="step-head">
      <p>${where}</p>
      ${
        kind === 'png' && copiesImages
          ? copyButton(file, sentences.copyPicture, around, () => copyPng(toPng(svg)))
          : nothing
      }
      <button class="button download" type="button" ?disabled=${!svg} @click=${save}>
        ${downloadIcon} ${sentences.download(kind.toUpperCase())}
      </button>
    </div>
    ${
      svg
        ? html`<img src=${`data:image/svg+xml,${encodeURIComponent(svg)}`} alt=${around.title()} />`
        : nothing
    }`;
}

function copyButton(
  what: string,
  label: string,
  { sentences, copied, onCopied }: Surroundings,
  copy: () => Promise<boolean>,
): TemplateResult {
  const act = async (): Promise<void> => {
    const failed = label === sentences.copy ? sentences.copyFailed : sentences.pictureFailed;
    if (await copy()) onCopied(what, sentences.copied);
    else onCopied(undefined, failed);
  };
  const isCopied = copied === what;
  return html`<button class="button copy" type="button" @click=${act}>
    ${isCopied ? tickIcon : copyIcon} ${isCopied ? sentences.copied : label}
  </button>`;
}
