// The interface of an editor, and the plain editor that is used until the better one is loaded.
import type { Severity } from '../../engine/types';
import type { Range } from '../byte_ranges';

export interface Mark extends Range {
  readonly severity: Severity;
  readonly message: string;
}

/** The editor's description for assistive technology. The ids belong to elements in the same root. */
export interface EditorDescription {
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly placeholder: string;
}

export interface Editor {
  readonly element: HTMLElement;
  /** The text that is shown, kept and solved. Its lines end with LF, whatever was pasted. */
  readonly text: string;
  readonly selection: Range;
  /** Sets another text and clears the history. */
  open(text: string): void;
  /** Makes an edit that can be undone like any other. */
  replace(text: string): void;
  mark(marks: readonly Mark[]): void;
  /** Numbers the cases; they begin at these places. */
  number(starts: ArrayLike<number>): void;
  /** Marks the lines of the case on the board and scrolls there. */
  showCase(range: Range | undefined): void;
  describe(description: EditorDescription): void;
  /** Selects a range, scrolls it into view and focuses the editor. */
  select(range: Range): void;
  focus(): void;
  /** It is used no more. */
  close(): void;
}

/** How many lines of a text to show where it is as high as they are. */
export function linesToShow(text: string, least: number): number {
  const most = 12;
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0 && lines < most; at = text.indexOf('\n', at + 1))
    ++lines;
  return Math.max(least, lines);
}

export interface EditorEvents {
  /** Called with the new text after replace(). */
  readonly onEdit: (text: string) => void;
  /** Called after each change by the reader. `at`: the caret, or where a paste begins. */
  readonly onType: (text: string, at: number) => void;
  /** The reader has moved the caret. */
  readonly onCaret: (at: number) => void;
  /** The reader wants to see the case at a place; undefined if the text has no cases. */
  readonly onPick?: (at: number) => void;
}

/** Browsers make two nodes of each line of a textarea and lay all of them out at once, in view or not. */
const mostAtFirst = 10_000;

export class PlainEditor implements Editor {
  readonly element = document.createElement('textarea');
  #most = mostAtFirst;
  /** All of a text of which the element has only the beginning. */
  #whole: string | undefined;
  readonly #onEdit: EditorEvents['onEdit'];
  /** Where the selection began before the last change. */
  #before = 0;
  #composing = false;

  constructor({ onEdit, onType, onCaret }: EditorEvents) {
    this.#onEdit = onEdit;
    const area = this.element;
    area.className = 'plain-editor';
    area.spellcheck = false;
    area.autocapitalize = 'off';
    area.wrap = 'off';
    area.addEventListener('beforeinput', () => (this.#before = area.selectionStart));
    area.addEventListener('input', (event) => {
      const isPaste = /^insertFrom(Paste|Drop)/.test((event as InputEvent).inputType);
      this.#fit();
      onType(area.value, isPaste ? this.#before : area.selectionStart);
    });
    const onMove = (): void => {
      if (area.selectionStart === area.selectionEnd) onCaret(area.selectionStart);
    };
    area.addEventListener('click', onMove);
    area.addEventListener('keyup', ({ key }) => {
      if (/^(Arrow|Page|Home|End)/.test(key)) onMove();
    });
    area.addEventListener('compositionstart', () => (this.#composing = true));
    area.addEventListener('compositionend', () => (this.#composing = false));
  }

  get text(): string {
    return this.#whole ?? this.element.value;
  }

  get selection(): Range {
    return { from: this.element.selectionStart, to: this.element.selectionEnd };
  }

  /** The element must not be replaced while an input method composes a character. */
  get composing(): boolean {
    return this.#composing;
  }

  open(text: string): void {
    this.#whole = text.length > this.#most ? text : undefined;
    this.element.readOnly = this.#whole !== undefined;
    this.element.value = text.slice(0, this.#most);
    this.element.setSelectionRange(0, 0);
    this.#fit();
  }

  /** No better editor comes, which would show a long text at less expense. */
  showAll(): void {
    this.#most = Infinity;
    if (this.#whole !== undefined) this.open(this.#whole);
  }

  /** As high as its lines, between the bounds of the desk's styles. */
  #fit(): void {
    this.element.rows = linesToShow(this.text, 4);
  }

  replace(text: string): void {
    this.open(text);
    this.#onEdit(this.text);
  }

  mark(): void {
    // A textarea cannot show marks; the list of notices says the same.
  }

  number(): void {
    // A textarea has no gutter.
  }

  showCase(): void {
    // Selecting the case would lose the reader's cursor.
  }

  describe({ labelledBy, describedBy, invalid, placeholder }: EditorDescription): void {
    this.element.setAttribute('aria-labelledby', labelledBy);
    this.element.setAttribute('aria-describedby', describedBy);
    this.element.setAttribute('aria-invalid', String(invalid));
    this.element.placeholder = placeholder;
  }

  select({ from, to }: Range): void {
    const area = this.element;
    area.focus();
    area.setSelectionRange(from, to);
    // Browsers do not scroll to a selection that a script makes.
    const line = area.value.slice(0, from).split('\n').length - 1;
    const lines = area.value.split('\n').length;
    area.scrollTop = (area.scrollHeight * line) / lines - area.clientHeight / 2;
  }

  focus(): void {
    this.element.focus();
  }

  close(): void {}
}
