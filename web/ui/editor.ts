// What the desk needs of an editor, and the plain one that stands there until the other has been loaded.
import type { Severity } from '../engine/types';
import type { Range } from './byte_ranges';

export interface Mark extends Range {
  readonly severity: Severity;
  readonly message: string;
}

/** What assistive technology says of the editor. The ids are of elements in the same root. */
export interface EditorDescription {
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly placeholder: string;
}

export interface Editor {
  readonly element: HTMLElement;
  /** Its lines end with \n, whatever was pasted: this is the text that is shown, kept and solved. */
  readonly text: string;
  readonly selection: Range;
  /** Another text, with a history of its own. */
  open(text: string): void;
  /** An edit that can be undone like any other. */
  replace(text: string): void;
  mark(marks: readonly Mark[]): void;
  describe(description: EditorDescription): void;
  /** Selects, brings into view and focuses. */
  select(range: Range): void;
  focus(): void;
}

/** Called with the new text whenever the user changed it, and after replace(). */
export type OnEdit = (text: string) => void;

export class PlainEditor implements Editor {
  readonly element = document.createElement('textarea');
  readonly #onEdit: OnEdit;
  #composing = false;

  constructor(onEdit: OnEdit) {
    this.#onEdit = onEdit;
    const area = this.element;
    area.className = 'plain-editor';
    area.spellcheck = false;
    area.autocapitalize = 'off';
    area.wrap = 'off';
    area.addEventListener('input', () => this.#onEdit(area.value));
    area.addEventListener('compositionstart', () => (this.#composing = true));
    area.addEventListener('compositionend', () => (this.#composing = false));
  }

  get text(): string {
    return this.element.value;
  }

  get selection(): Range {
    return { from: this.element.selectionStart, to: this.element.selectionEnd };
  }

  /** While an input method composes a character, the element must not be taken away. */
  get composing(): boolean {
    return this.#composing;
  }

  open(text: string): void {
    this.element.value = text;
    this.element.setSelectionRange(0, 0);
  }

  replace(text: string): void {
    this.open(text);
    this.#onEdit(this.text);
  }

  mark(): void {
    // A textarea can show no marks; the list of notices says the same.
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
    // Browsers do not bring a selection into view that they did not make.
    const line = area.value.slice(0, from).split('\n').length - 1;
    const lines = area.value.split('\n').length;
    area.scrollTop = (area.scrollHeight * line) / lines - area.clientHeight / 2;
  }

  focus(): void {
    this.element.focus();
  }
}
