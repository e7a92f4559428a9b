// The margin of the output: the number of each case at the first line of its answer, and a band behind the answer of the
// case on the board. The text itself stays a plain textarea, over the margin, so that it is selected and copied as ever.
import { css, html } from 'lit';
import type { LitElement, TemplateResult } from 'lit';
import { emit } from '../events';
import { answerAt, answerLines } from './answer_lines';
import type { AnswerLine } from './answer_lines';

export class AnswerMargin {
  readonly #host: LitElement;
  #lines: readonly AnswerLine[] = [];
  #numbers = '';
  #shown: number | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** `end`: where the part of the answer ends that is shown. */
  number(answer: Uint8Array, starts: Float64Array | undefined, end: number): void {
    this.#lines = starts ? answerLines(answer, starts, end) : [];
    const rows: string[] = [];
    for (const { line, case: number } of this.#lines) rows[line] = String(number);
    // join writes a missing row as an empty one.
    this.#numbers = rows.join('\n');
    this.#shown = undefined;
  }

  draw(): TemplateResult {
    return html`<div class="margin" aria-hidden="true">
      <div class="sheet">
        <div class="band"></div>
        <pre class="case-numbers">${this.#numbers}</pre>
      </div>
    </div>`;
  }

  /** Marks the answer of a case, after the drawing. If the case is new, the text scrolls there. */
  mark(shown: number | undefined): void {
    const { renderRoot } = this.#host;
    const text = renderRoot.querySelector<HTMLTextAreaElement>('.text');
    const band = renderRoot.querySelector<HTMLElement>('.band');
    if (!text || !band) return;
    const { length } = String(this.#lines.at(-1)?.case ?? '');
    this.#host.style.setProperty('--digits', String(Math.max(length, 2)));
    const index = this.#lines.findIndex((each) => each.case === shown);
    const from = this.#lines[index]?.line;
    band.hidden = from === undefined;
    if (from === undefined) return;
    const to = this.#lines[index + 1]?.line ?? text.value.trimEnd().split('\n').length;
    const { lineHeight, paddingTop } = getComputedStyle(text);
    const height = Number.parseFloat(lineHeight);
    const top = Number.parseFloat(paddingTop) + from * height;
    band.style.insetBlockStart = `${top}px`;
    band.style.blockSize = `${(to - from) * height}px`;
    const isVisible = top >= text.scrollTop && top + height <= text.scrollTop + text.clientHeight;
    if (this.#shown !== shown && !isVisible) text.scrollTop = top - text.clientHeight / 2;
    this.#shown = shown;
  }

  readonly onScroll = ({ target }: Event): void => {
    const sheet = this.#host.renderRoot.querySelector<HTMLElement>('.sheet');
    if (sheet) sheet.style.transform = `translateY(${-(target as HTMLElement).scrollTop}px)`;
  };

  /** Who selects text wants to copy it. Without a mouse, the bar above the board leads to every case. */
  readonly onClick = ({ target }: Event): void => {
    const { value, selectionStart, selectionEnd } = target as HTMLTextAreaElement;
    if (selectionStart !== selectionEnd) return;
    const line = value.slice(0, selectionStart).split('\n').length - 1;
    const found = this.#lines[answerAt(this.#lines, line)];
    if (found) emit(this.#host, 'pick-case', { case: found.case });
  };
}

export const answerMarginStyles = css`
  .text {
    position: relative;
    padding-inline-start: calc(var(--text-inset) + var(--digits) * 1ch + 12px);
  }
  .margin {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
  .case-numbers {
    position: relative;
    inline-size: calc(var(--text-inset) + var(--digits) * 1ch);
    padding: var(--text-inset) 0;
    font: var(--text);
    line-height: var(--text-line);
    text-align: end;
    color: var(--focus);
  }
  .band {
    position: absolute;
    inset-inline: 0;
    background: var(--shade);
    box-shadow: inset 3px 0 var(--focus);
  }
`;
