// Says above a part of the page that code or words could not be loaded, and tries again; or that loading is slow.
import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveElement, TemplateResult } from 'lit';
import type { TableSentences } from '../i18n/table_sentences';
import { isSlow, needsReload, onLoading, reloadPage } from './loading';

export class LoadFailureBanner implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #onRetry: () => void;
  #hasFailed = false;
  #needsReload = false;
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
    this.#end ??= onLoading((hasFailed) => {
      // A host that asks for a part at each drawing would ask without end.
      const isKnown = hasFailed && this.#hasFailed && this.#needsReload === needsReload();
      this.#hasFailed ||= hasFailed;
      this.#needsReload = needsReload();
      if (!isKnown) this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.#end?.();
    this.#end = undefined;
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  view({ missing, slow, reload }: TableSentences, retry: string): TemplateResult | typeof nothing {
    if (!this.#hasFailed && !isSlow()) return nothing;
    const again = (): void => {
      this.#hasFailed = false;
      this.#host.requestUpdate();
      this.#onRetry();
    };
    return html`<div class="missing" role="alert">
      <p>${this.#hasFailed ? missing : slow}</p>
      ${
        needsReload() || !this.#hasFailed
          ? nothing
          : html`<button class="button" type="button" @click=${again}>${retry}</button>`
      }
      <button class="button" type="button" @click=${reloadPage}>${reload}</button>
    </div>`;
  }
}
