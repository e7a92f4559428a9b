// The button that adds the position on the board to the judge's input, and what became of it.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { DialectId } from '../../engine/types';
import type { Sentences } from '../../i18n/sentences';
import type { Stage } from '../../table/stage';
import { addIcon } from '../../table/table_icons';

/** Adds a case to the judge's input; false if the input cannot take it. */
export type CaseTaker = (text: string) => Promise<boolean>;

interface Adding {
  readonly dialect: DialectId | undefined;
  readonly sentences: Sentences;
  readonly addCase: CaseTaker;
}

export class AddToInput {
  readonly #stage: Stage;
  #told = '';

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** What was told is about another board. */
  boardChanged(): void {
    this.#told = '';
  }

  button({ dialect, sentences, addCase }: Adding): TemplateResult | typeof nothing {
    const { analysis } = this.#stage.table;
    const text = analysis && dialect && this.#stage.module?.toCase(analysis, dialect);
    if (text === undefined) return nothing;
    return html`<button
      class="button add-case"
      type="button"
      @click=${() => void this.#add(text, addCase, sentences)}
    >
      ${addIcon} ${sentences.addToInput}
    </button>`;
  }

  async #add(
    text: string,
    addCase: CaseTaker,
    { addedToInput, caseCopied, copyFailed }: Sentences,
  ): Promise<void> {
    if (await addCase(text)) return this.#tell(addedToInput);
    const { copyText } = await import('../../kit/hand_over');
    this.#tell((await copyText(text)) ? caseCopied : copyFailed);
  }

  /** For eyes and ears, until the board changes. */
  #tell(words: string): void {
    this.#told = words;
    this.#stage.announce(words);
  }

  told(): TemplateResult | typeof nothing {
    return this.#told === '' ? nothing : html`<p class="told" aria-hidden="true">${this.#told}</p>`;
  }
}
