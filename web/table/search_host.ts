// The host of the search panel, which is loaded with the first position that needs a search.
import type { Analysis } from '../engine/types';
import type { Game } from '../games/registry';
import { withWords } from '../kit/loading';
import type { Language } from '../i18n/language';
import type { HintLevel } from '../play/hint_level';
import type { TheoryModule } from '../kit/board/theory_module';
import { PanelHost } from './panel_host';
import type { SearchPanel } from './search_panel';
import type { Table } from './table';

/** The properties of the panel. */
export interface SearchParts {
  readonly game: Pick<Game, 'loadTheory'>;
  readonly table: Table;
  /** Puts words into the status line. */
  readonly announce: (words: string) => void;
  /** The same, followed by the new verdict of the position. */
  readonly announceVerdict: (words: string) => void;
  readonly analysis: Analysis;
  readonly language: Language;
  readonly level: HintLevel;
}

export class SearchHost extends PanelHost<SearchParts & { theory?: TheoryModule | undefined }> {
  #theory: TheoryModule | undefined;

  constructor(onLoad: () => void) {
    const load = async ({ game }: SearchParts): Promise<void> => {
      const [theory] = await Promise.all([
        game.loadTheory().catch(() => undefined),
        withWords(import('./search_panel')),
      ]);
      this.#theory = theory?.theoryModule;
    };
    super('impartial-search', load, onLoad);
  }

  /** Stops the running search. */
  stop(): void {
    (this.element as SearchPanel | undefined)?.stop();
  }

  override clear(): void {
    this.stop();
    super.clear();
  }

  override async dress(parts: SearchParts): Promise<void> {
    const { status, reason } = parts.analysis;
    if (this.element || status !== 'solved' || reason !== null) {
      await super.dress({ ...parts, theory: this.#theory });
    }
  }
}
