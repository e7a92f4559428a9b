// The panel for positions that take long: it comes with the first of them.
import type { Analysis } from '../engine/types';
import type { Game } from '../games/registry';
import { withWords } from '../i18n/dictionary';
import type { Language } from '../i18n/language';
import type { HintLevel } from '../play/hint_level';
import { PanelHost } from './panel_host';
import type { SearchPanel } from './search_panel';
import type { Table } from './table';

/** What the panel shows. */
export interface SearchParts {
  readonly game: Pick<Game, 'loadTheory'>;
  readonly table: Table;
  /** For the status line. */
  readonly announce: (words: string) => void;
  /** The same, followed by what is now known of the position. */
  readonly announceVerdict: (words: string) => void;
  readonly analysis: Analysis;
  readonly language: Language;
  readonly level: HintLevel;
}

export class SearchHost extends PanelHost<SearchParts> {
  constructor(onLoad: () => void) {
    super('impartial-search', () => withWords(import('./search_panel')), onLoad);
  }

  /** What is under way. */
  stop(): void {
    (this.element as SearchPanel | undefined)?.stop();
  }

  override clear(): void {
    this.stop();
    super.clear();
  }

  override async dress(parts: SearchParts): Promise<void> {
    const { status, reason } = parts.analysis;
    if (this.element || status !== 'solved' || reason !== null) await super.dress(parts);
  }
}
