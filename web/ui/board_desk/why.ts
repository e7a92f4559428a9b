// The panel that says why, in its own code: it comes when it is asked for the first time.
import type { Engine } from '../../engine/engine';
import type { Analysis } from '../../engine/types';
import type { BoardModule } from '../../games/board_module';
import type { Game } from '../../games/registry';
import type { Language } from '../../i18n/language';
import type { HintLevel } from '../board/hint_level';

/** What the panel shows. */
export interface WhyParts {
  readonly engine: Engine;
  readonly game: Pick<Game, 'loadTheory'>;
  readonly module: BoardModule;
  readonly analysis: Analysis;
  readonly language: Language;
  readonly level: HintLevel;
  /** The move that is looked at on the board. */
  readonly look: string | undefined;
}

type WhyElement = HTMLElement & WhyParts & { data: unknown };

export class WhyHost {
  readonly #onLoad: () => void;
  #element: WhyElement | undefined;
  #asked = false;
  #pictured: Analysis | undefined;

  constructor(onLoad: () => void) {
    this.#onLoad = onLoad;
  }

  get element(): HTMLElement | undefined {
    return this.#element;
  }

  /** The panel of another game is another. */
  clear(): void {
    this.#element = undefined;
    this.#asked = false;
  }

  /** Rejects once where the panel's code, or what its picture needs, does not come. */
  async dress(parts: WhyParts): Promise<void> {
    if (this.#element) {
      Object.assign(this.#element, parts);
      return this.#askPicture(this.#element, parts);
    }
    if (this.#asked) return;
    this.#asked = true;
    await import('../why/why_panel');
    this.#element = document.createElement('impartial-why') as WhyElement;
    this.#onLoad();
  }

  async #askPicture(element: WhyElement, { engine, analysis }: WhyParts): Promise<void> {
    if (this.#pictured === analysis && element.data !== undefined) return;
    this.#pictured = analysis;
    let data: unknown = null;
    try {
      const found = await engine.picture(analysis.game, analysis.position);
      if (found.ok) data = found.value;
    } finally {
      if (this.#pictured === analysis) element.data = data;
    }
  }
}
