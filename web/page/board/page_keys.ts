// The keys of the page's table: those of the board, those of the views, and two that need no focus.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Tab } from '../../i18n/table_sentences';
import { actOnKey, lettersOf } from '../../table/keys';
import type { LetterActs } from '../../table/keys';
import type { Stage } from '../../table/stage';
import type { PageTools } from './page_tools';

interface Host extends ReactiveControllerHost {
  readonly isNarrow: boolean;
}

interface Views {
  /** The view that is open. */
  readonly tab: () => Tab;
  readonly open: (tab: Tab) => void;
}

export class PageKeys implements ReactiveController {
  readonly #host: Host;
  readonly #open: (tab: Tab) => void;
  readonly #onPage: Record<'f' | '?', () => void>;
  readonly #onViews: Record<'w' | 't' | 'f' | '?', () => void>;
  readonly #onBoard: LetterActs;

  constructor(host: Host, stage: Stage, tools: PageTools, { tab, open }: Views) {
    this.#host = host;
    this.#open = open;
    this.#onPage = {
      f: () => tools.over('present'),
      '?': () => void tools.showKeys(),
    };
    this.#onViews = {
      w: () => open(tab() === 'why' ? 'board' : 'why'),
      t: () => open('text'),
      ...this.#onPage,
    };
    this.#onBoard = { ...lettersOf(stage), ...this.#onViews };
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.#onDocument);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.#onDocument);
  }

  /** On a fresh page nothing has the focus, nor after a click on empty ground. */
  readonly #onDocument = (event: KeyboardEvent): void => actOnKey(event, this.#onPage);

  readonly onBoard = (event: KeyboardEvent): void => actOnKey(event, this.#onBoard);

  /** The keys of the views work in the explanation too. */
  readonly onWhy = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.#host.isNarrow) this.#open('board');
    else actOnKey(event, this.#onViews);
  };
}
