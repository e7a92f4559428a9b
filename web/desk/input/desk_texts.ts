// Which text the editor shows: the reader's own for each dialect, or the sample. What another text replaces can be put
// back. No DOM.
import type { DialectId } from '../../engine/types';
import type { Text } from '../../i18n/language';
import type { Memory } from '../../kit/storage';
import { Drafts } from './drafts';

export class DeskTexts {
  readonly #drafts: Drafts;
  /** The texts that a sample or a file replaced. */
  readonly #setAside: Drafts;
  /** The dialect of the text in the editor. */
  #shown: { dialect: DialectId; reads: Text } | undefined;
  /** The sample of that dialect; undefined until the solver is loaded. */
  #sample: string | undefined;
  #awaitsSample = false;

  constructor(memory: Memory) {
    this.#drafts = new Drafts(memory, 'draft');
    this.#setAside = new Drafts(memory, 'aside');
  }

  get dialect(): DialectId | undefined {
    return this.#shown?.dialect;
  }

  get sample(): string | undefined {
    return this.#sample;
  }

  /**
   * Changes the dialect. `reads`: what it reads, the same object for dialects that read the same. `before`: the text in the
   * editor. Returns the text to open, and whether the dialect before could read it.
   */
  show(
    dialect: DialectId,
    reads: Text,
    sample: string | undefined,
    before: string,
  ): { readonly text: string; readonly isSameFormat: boolean } {
    const isSameFormat = this.#shown?.reads === reads;
    const isOwn = this.isOwn(before);
    this.#shown = { dialect, reads };
    this.#sample = sample;
    // A dialect without a text of its own takes over the current one, if it can read it.
    const text = this.#drafts.get(dialect) ?? (isSameFormat && isOwn ? before : sample);
    this.#awaitsSample = text === undefined;
    return { text: text ?? '', isSameFormat };
  }

  /** The solver's description of the dialect is loaded. Returns the sample if the editor waits for it. */
  sampleArrived(sample: string | undefined): string | undefined {
    this.#sample = sample;
    const text = this.#awaitsSample ? sample : undefined;
    this.#awaitsSample = false;
    return text;
  }

  /** Whether somebody has written the text: it is neither blank nor the sample. */
  isOwn(text: string): boolean {
    return text.trim() !== '' && text !== this.#sample;
  }

  /** Holds an edited text until `keep` writes it. */
  hold(dialect: DialectId, text: string): void {
    this.#awaitsSample = false;
    this.#drafts.hold(dialect, text);
  }

  keep(): void {
    this.#drafts.flush();
  }

  /** Another text takes the place of `old`, which is set aside if it is somebody's own. */
  replace(dialect: DialectId, old: string, text: string): void {
    this.#awaitsSample = false;
    if (this.isOwn(old) && old !== text) this.#setAside.set(dialect, old);
  }

  /** The text in the editor is nobody's own. */
  forget(dialect: DialectId): void {
    this.#drafts.forget(dialect);
  }

  /** Gives a text to another dialect, whose own text is set aside. */
  move(dialect: DialectId, text: string): void {
    const old = this.#drafts.get(dialect);
    if (old !== undefined && old.trim() !== '' && old !== text) this.#setAside.set(dialect, old);
    this.#drafts.set(dialect, text);
  }

  canPutBack(dialect: DialectId): boolean {
    return this.#setAside.get(dialect) !== undefined;
  }

  /** The text that was set aside last, which is then no longer aside. */
  takeBack(dialect: DialectId): string | undefined {
    const text = this.#setAside.get(dialect);
    if (text !== undefined) this.#setAside.forget(dialect);
    return text;
  }
}
