// The link to the page as it is, and whether it is the one that was copied.
import type { ReactiveControllerHost } from 'lit';
import type { Language } from '../i18n/language';
import { copyText } from '../kit/hand_over';
import { caseSentences } from './cases/case_sentences';
import type { DeskWords } from './desk_sentences_en';
import type { DeskStatus } from './desk_status';

interface Host extends ReactiveControllerHost {
  readonly link: () => string;
  readonly language: Language;
  readonly words: DeskWords;
}

export class CopiedLink {
  readonly #host: Host;
  readonly #status: DeskStatus;
  #copied = '';

  constructor(host: Host, status: DeskStatus) {
    this.#host = host;
    this.#status = status;
  }

  /** A changed view has another link. */
  get isCopied(): boolean {
    return this.#copied !== '' && this.#copied === this.#host.link();
  }

  async copy(): Promise<void> {
    const { language, words } = this.#host;
    const link = this.#host.link();
    const done = await copyText(link);
    this.#copied = done ? link : '';
    this.#status.say(done ? caseSentences[language].linkCopied : words.copyFailed);
  }
}
