// A link to copy, and whether it is the one that was copied.
import type { ReactiveControllerHost } from 'lit';
import type { Language } from '../i18n/language';
import { copyText } from '../kit/hand_over';
import { caseSentences } from './cases/case_sentences';
import type { DeskWords } from './desk_sentences_en';

export class CopiedLink {
  readonly #host: ReactiveControllerHost;
  readonly #link: () => string;
  #copied = '';

  /** `link`: empty if there is none. */
  constructor(host: ReactiveControllerHost, link: () => string) {
    this.#host = host;
    this.#link = link;
  }

  /** A changed view has another link. */
  get isCopied(): boolean {
    return this.#copied !== '' && this.#copied === this.#link();
  }

  /** Returns the words that say what came of it. */
  async copy(language: Language, { copyFailed }: DeskWords): Promise<string> {
    const link = this.#link();
    const done = await copyText(link);
    this.#copied = done ? link : '';
    this.#host.requestUpdate();
    return done ? caseSentences[language].linkCopied : copyFailed;
  }
}
