// Draws the change that mends a program: its lines, with what goes and what comes.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { changedLines } from '../../program/slips';
import type { Change } from '../../program/slips';
import type { GoTo } from './errors_view';
import type { ProgramSentences } from './program_sentences_en';

/** A type that changes everywhere has many lines. */
const mostLines = 3;

interface MendView {
  /** The program that was run. */
  readonly source: string;
  /** It was changed since. */
  readonly isChanged: boolean;
  readonly words: ProgramSentences;
  readonly onGoTo: GoTo;
}

export function mendView(
  change: Change,
  { source, isChanged, words, onGoTo }: MendView,
): TemplateResult {
  const changed = changedLines(source, change);
  const more = changed.length - mostLines;
  return html`<div class="mend">
    <p><strong>${words.mends}</strong></p>
    ${changed.slice(0, mostLines).map(
      ({ line, parts }) =>
        html`<div class="cause">
          <button
            class="button place"
            type="button"
            ?disabled=${isChanged}
            @click=${() => onGoTo(line)}
          >
            ${words.line(line)}
          </button>
          <code
            >${parts.map(({ kind, text }) =>
              kind === 'old'
                ? html`<del>${text}</del>`
                : kind === 'new'
                  ? html`<ins>${text}</ins>`
                  : text,
            )}</code
          >
        </div>`,
    )}
    ${more > 0 ? html`<p class="remark">${words.more(more)}</p>` : nothing}
  </div>`;
}
