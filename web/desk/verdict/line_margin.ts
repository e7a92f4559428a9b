// The margin of a reader's output: the numbers of its lines, and a band behind each line that is wrong.
import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Fault } from '../../engine/check_types';

/** Browsers need long to lay out more. */
const mostLines = 10_000;

/** The lines of an output where answers are wrong, from 1. */
export function wrongLines(faults: readonly Fault[]): ReadonlyMap<number, Fault> {
  const lines = new Map<number, Fault>();
  for (const fault of faults) {
    const { kind, outputLine, found, reason } = fault;
    // The answers that are missing have no line.
    if (kind === 'missing' || found === '') continue;
    // An objection is one to its line.
    const count = kind === 'wrong' && reason === '' ? found.trimEnd().split('\n').length : 1;
    for (let line = outputLine; line < outputLine + count; ++line) {
      if (!lines.has(line)) lines.set(line, fault);
    }
  }
  return lines;
}

export function lineMargin(text: string, wrong: ReadonlyMap<number, Fault>): TemplateResult {
  const count = Math.min(text.split('\n').length, mostLines);
  const runs: TemplateResult[] = [];
  for (let line = 1; line <= count;) {
    const isWrong = wrong.has(line);
    const numbers = [line];
    while (++line <= count && wrong.has(line) === isWrong) numbers.push(line);
    runs.push(html`<pre class=${isWrong ? 'wrong' : ''}>${numbers.join('\n')}</pre>`);
  }
  return html`<div class="margin" aria-hidden="true"><div class="sheet">${runs}</div></div>`;
}

export const lineMarginStyles = css`
  .own {
    --gutter: calc(8px + var(--digits, 2) * 1ch);
    position: relative;
    display: flex;
    font: var(--text);
    line-height: var(--text-line);
  }
  .own .text {
    position: relative;
    padding: 8px var(--text-inset) 8px calc(var(--gutter) + 12px);
  }
  .margin {
    position: absolute;
    inset: 0;
    overflow: hidden;
    padding-block: 8px;
  }
  .margin pre {
    padding-inline-end: calc(100% - var(--gutter));
    font: inherit;
    line-height: inherit;
    text-align: end;
    color: var(--ink-soft);
  }
  .margin .wrong {
    background: color-mix(in srgb, var(--error) 12%, transparent);
    box-shadow: inset 3px 0 var(--error);
    color: var(--error);
    font-weight: 700;
  }
`;
