// The dialog that shares a board, created when it is first opened.
import { nothing } from 'lit';
import type { ReactiveElement } from 'lit';
import { withWords } from '../kit/loading';
import type { ShareDialog } from './share/share_dialog';

type Shared = Parameters<ShareDialog['show']>[0];

export class Sharing {
  readonly #host: ReactiveElement;
  #dialog: ShareDialog | undefined;

  constructor(host: ReactiveElement) {
    this.#host = host;
  }

  get view(): ShareDialog | typeof nothing {
    return this.#dialog ?? nothing;
  }

  async open(shared: Shared): Promise<void> {
    try {
      await withWords(() => import('./share/share_dialog'));
      this.#dialog ??= document.createElement('impartial-share') as ShareDialog;
      this.#host.requestUpdate();
      await this.#host.updateComplete;
      await this.#dialog.show(shared);
    } catch {
      // The page says so.
    }
  }
}
