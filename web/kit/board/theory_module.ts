// What a game's theory.ts supplies, besides its element. It is loaded when it is asked for (registry.ts: loadTheory).
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import type { Term } from '../../i18n/why_en';

export interface TheoryModule {
  /** The tag of the picture of the theory: an element that extends Picture. */
  readonly picture: string;
  /** Why this position is P or N, and what its numbers mean: sentences in Markdown, from the analysis' facts and view. */
  readonly explain: (analysis: Analysis, language: Language) => readonly string[];
  /** What the status of a position rests on, in Markdown, where that is not plain. */
  readonly reason?: (analysis: Analysis, language: Language) => string | undefined;
  /** The terms of the explanation and of the picture, beside those that all games share. */
  readonly terms: (language: Language) => readonly Term[];
  /** The board as an SVG document of its own (title, description, light and dark in itself), to be copied. */
  readonly toSvg: (analysis: Analysis, language: Language) => string;
}
