// Says that code or words could not be loaded, and tries again; or that they have not come yet.
import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveElement, TemplateResult } from 'lit';
import { isSlow, needsReload, onLoading } from '../kit/loading';
import type { TableSentences } from '../i18n/table_sentences';

export class MissingPart implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #onRetry: () => void;
  #isMissing = false;
  #mustReload = false;
  #end: (() => void) | undefined;

  /** `onRetry`: asks again for all parts that the host shows. */
  constructor(host: ReactiveElement, onRetry: () => void) {
    this.#host = host;
    this.#onRetry = onRetry;
    host.addController(this);
    // The first words may be missing before the host is in the page.
    this.hostConnected();
  }

  hostConnected(): void {
    this.#end ??= onLoading((isMissing) => {
      // A host that asks for a part at each drawing would ask without end.
      const isKnown = isMissing && this.#isMissing && this.#mustReload === needsReload();
      this.#isMissing ||= isMissing;
      this.#mustReload = needsReload();
      if (!isKnown) this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.#end?.();
    this.#end = undefined;
  }

  get isMissing(): boolean {
    return this.#isMissing;
  }

  view({ missing, slow, reload }: TableSentences, retry: string): TemplateResult | typeof nothing {
    if (!this.#isMissing && !isSlow()) return nothing;
    const again = (): void => {
      this.#isMissing = false;
      this.#host.requestUpdate();
      this.#onRetry();
    };
    return html`<div class="missing" role="alert">
      <p>${this.#isMissing ? missing : slow}</p>
      ${
        needsReload() || !this.#isMissing
          ? nothing
          : html`<button class="button" type="button" @click=${again}>${retry}</button>`
      }
      <button class="button" type="button" @click=${() => location.reload()}>${reload}</button>
    </div>`;
  }
}
