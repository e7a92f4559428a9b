// The host of the explanation panel, which is loaded when it is first opened.
import type { Engine } from '../engine/engine';
import type { Analysis } from '../engine/types';
import type { BoardModule } from '../kit/board/board_module';
import type { Game } from '../games/registry';
import { withWords } from '../kit/loading';
import type { Language } from '../i18n/language';
import type { HintLevel } from '../play/hint_level';
import { Newest } from '../play/newest';
import { PanelHost } from './panel_host';

/** The properties of the panel. */
export interface WhyParts {
  readonly engine: Engine;
  readonly game: Pick<Game, 'loadTheory'>;
  readonly module: BoardModule;
  readonly analysis: Analysis;
  readonly language: Language;
  readonly level: HintLevel;
  /** The looked-at move on the board. */
  readonly look: string | undefined;
  /** The address of the position in Impartial. */
  readonly link: () => string | undefined;
}

export class WhyHost extends PanelHost<WhyParts & { data?: unknown }> {
  readonly #asks = new Newest();
  #pictured: Analysis | undefined;

  constructor(onLoad: () => void) {
    super('impartial-why', () => withWords(import('./why/why_panel')), onLoad);
  }

  /** Rejects if the data for the panel's picture cannot be loaded. */
  override async dress(parts: WhyParts): Promise<void> {
    const { element } = this;
    await super.dress(parts);
    if (element) await this.#askPicture(element, parts);
  }

  async #askPicture(element: { data?: unknown }, { engine, analysis }: WhyParts): Promise<void> {
    if (this.#pictured === analysis && element.data !== undefined) return;
    this.#pictured = analysis;
    const isNewest = this.#asks.begin();
    let data: unknown = null;
    try {
      const found = await engine.picture(analysis.game, analysis.position);
      if (found.ok) data = found.value;
    } finally {
      if (isNewest()) element.data = data;
    }
  }
}
