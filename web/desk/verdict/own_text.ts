// The text of a reader's output, and its margin: the numbers of its lines, and a band behind each line that is wrong.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Fault } from '../../engine/check_types';

/** Browsers need long to lay out more: a text of a million lines takes half a minute. */
const mostLines = 10_000;

/** Whether a text has too many lines to be shown. */
export function isTooLong(text: string): boolean {
  let at = -1;
  for (let lines = 1; lines <= mostLines; ++lines) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The lines of an output where answers are wrong, from 1. */
export function wrongLines(faults: readonly Fault[]): WrongLines {
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

/** Wrong lines by their number, with what is wrong. */
type WrongLines = ReadonlyMap<number, Fault>;

interface OwnText {
  readonly text: string;
  readonly wrong: WrongLines;
  /** The verdict needs the room. */
  readonly isShort: boolean;
  readonly placeholder: string;
  readonly onType: (text: string) => void;
  /** The caret was put into a wrong line. */
  readonly onPick: (fault: Fault) => void;
}

export function ownText(own: OwnText): TemplateResult {
  const { text, wrong } = own;
  const lines = text.split('\n').length;
  const picked = ({ target }: Event): void => {
    const { value, selectionStart, selectionEnd } = target as HTMLTextAreaElement;
    const fault = wrong.get(value.slice(0, selectionStart).split('\n').length);
    // Who selects text wants to copy it.
    if (fault && selectionStart === selectionEnd) own.onPick(fault);
  };
  // The browser would lay it out before it is shown as a file.
  const pasted = (event: ClipboardEvent): void => {
    const { value, selectionStart, selectionEnd } = event.target as HTMLTextAreaElement;
    const paste = event.clipboardData?.getData('text/plain') ?? '';
    const whole = value.slice(0, selectionStart) + paste + value.slice(selectionEnd);
    if (event.defaultPrevented || !isTooLong(whole)) return;
    event.preventDefault();
    own.onType(whole);
  };
  // A property: the page's CSP blocks style attributes.
  return html`<div
    class="own ${own.isShort ? 'short' : ''}"
    .style=${`--digits: ${Math.max(String(lines).length, 2)}; --lines: ${lines}`}
  >
    <div class="margin" aria-hidden="true">
      <div class="sheet">${margin(lines, wrong)}</div>
    </div>
    <textarea
      class="text"
      spellcheck="false"
      wrap="off"
      aria-labelledby="title"
      aria-describedby=${text === '' ? 'hint' : nothing}
      placeholder=${own.placeholder}
      .value=${text}
      @input=${({ target }: Event) => own.onType((target as HTMLTextAreaElement).value)}
      @paste=${pasted}
      @scroll=${scrolled}
      @click=${picked}
    ></textarea>
  </div>`;
}

function margin(count: number, wrong: WrongLines): readonly TemplateResult[] {
  const runs: TemplateResult[] = [];
  for (let line = 1; line <= count;) {
    const isWrong = wrong.has(line);
    const numbers = [line];
    while (++line <= count && wrong.has(line) === isWrong) numbers.push(line);
    runs.push(html`<pre class=${isWrong ? 'wrong' : ''}>${numbers.join('\n')}</pre>`);
  }
  return runs;
}

/** The margin goes along. */
function scrolled({ target }: Event): void {
  const text = target as HTMLTextAreaElement;
  const sheet = text.parentElement?.querySelector<HTMLElement>('.sheet');
  if (sheet) sheet.style.transform = `translateY(${-text.scrollTop}px)`;
}

/** Scrolls to the first wrong line. */
export function showWrongLine(root: ParentNode, wrong: WrongLines): void {
  const text = root.querySelector<HTMLTextAreaElement>('.text');
  const [line] = wrong.keys();
  if (!text || line === undefined) return;
  const { lineHeight, paddingBlockStart } = getComputedStyle(text);
  const [height, padding] = [lineHeight, paddingBlockStart].map(Number.parseFloat);
  // The line before it is the first, and is not cut.
  text.scrollTop = line > 2 ? (line - 2) * (height ?? 0) + (padding ?? 0) : 0;
}

export const ownTextStyles = css`
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
