// The tools of the page's table: what a reader wants often; a menu with the rest, and the list of the keys.
import { html, nothing } from 'lit';
import type { ReactiveElement, TemplateResult } from 'lit';
import type { DialectId } from '../../engine/types';
import { LazyPart } from '../../kit/lazy_part';
import { withWords } from '../../kit/loading';
import { returnFocus } from '../../kit/popover_focus';
import type { Stage } from '../../table/stage';
import { toolBar } from '../../table/tool_bar';
import type * as BoardMenu from './board_menu';
import type * as OverPage from './over_page';

type Owner = Parameters<typeof OverPage.present>[0];

interface Host extends ReactiveElement, Owner {
  readonly dialect: DialectId | undefined;
  readonly addCase: BoardMenu.CaseTaker;
}

export class PageTools {
  readonly #host: Host;
  readonly #stage: Stage;
  readonly #menu: LazyPart<typeof BoardMenu>;
  readonly #acts: BoardMenu.Acts;
  /** What became of the last action, until the board changes. */
  #told = '';

  constructor(host: Host, stage: Stage) {
    this.#host = host;
    this.#stage = stage;
    this.#menu = new LazyPart(host, () => import('./board_menu'));
    this.#acts = {
      over: (view) => this.over(view),
      onKeys: () => void this.showKeys(),
      tell: (words) => {
        this.#told = words;
        stage.announce(words);
      },
    };
  }

  boardChanged(): void {
    this.#told = '';
  }

  /** Code that cannot be loaded is told by the page. */
  over(view: 'exercise' | 'present'): void {
    void withWords(() => import('./over_page'))
      .then((code) => code[view](this.#host, this.#stage.table))
      .catch(() => {});
  }

  async showKeys(): Promise<void> {
    await this.#menu.fetch();
    await this.#host.updateComplete;
    const keys = this.#host.renderRoot.querySelector<HTMLElement>('#keys');
    if (!this.#menu.loaded?.isCovered(this.#host)) keys?.togglePopover(true);
  }

  view(): TemplateResult {
    const { table } = this.#stage;
    const { sentences } = this.#host;
    const menu = this.#menu.loaded;
    return html`${table.state.use === 'setup' ? menu?.setUpLine(this.#stage, this.#host.language) : nothing}
    ${toolBar(table, sentences.table, this.#more())} ${menu?.keysOfBoard(this.#host)}`;
  }

  #more(): TemplateResult {
    const { more } = this.#host.sentences;
    const onToggle = (event: ToggleEvent): void => {
      returnFocus(event);
      void this.#menu.fetch();
    };
    return html`<button
        class="button more-acts"
        type="button"
        popovertarget="acts"
        aria-label=${more}
        title=${more}
        @keydown=${this.#menu.loaded?.opener.onKey}
        @focusout=${this.#menu.loaded?.opener.onLeave}
      >
        ⋯
      </button>
      <div id="acts" popover @beforetoggle=${onToggle}>
        ${this.#menu.loaded?.boardMenu(this.#stage, this.#host, this.#acts)}
      </div>`;
  }

  /** For eyes; ears have heard it. */
  told(): TemplateResult | typeof nothing {
    return this.#told === '' ? nothing : html`<p class="told" aria-hidden="true">${this.#told}</p>`;
  }
}
