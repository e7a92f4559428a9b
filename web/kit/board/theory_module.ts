// The exports of a game's theory.ts, besides its element. It is loaded on demand (registry.ts: loadTheory).
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import type { Term } from '../../i18n/why_en';
import type { Preference } from '../../play/reply_line';

export interface DrawingOptions {
  /** Whether outcomes are drawn and told, which is the default. Without them the drawing is a question. */
  readonly answers?: boolean;
  /** Whether a rule that was typed is told, which is the default. */
  readonly rule?: boolean;
}

/** Moves of a P-position to which the replies have the same idea. */
export interface ReplyIdea {
  /** At least one. */
  readonly moves: readonly string[];
  /** "any move in heaps 2, 3". */
  readonly name: string;
  /** What each reply does. */
  readonly idea: string;
  /** The reply that shows the idea, if not every winning one does. */
  readonly prefer?: Preference;
}

/** What a certificate proves. */
export interface Checked {
  readonly outcome: 'P' | 'N';
  readonly winning: readonly number[];
  /** No other move wins. */
  readonly only: boolean;
  /** How many positions were checked. */
  readonly positions: number;
}

/** The checker of the certificates of a game's searches: it throws a Refusal, with the place, if one is wrong. */
export interface Checker {
  readonly Refusal: new (...args: never[]) => Error & {
    readonly line: number;
    readonly column: number;
  };
  readonly certificateSteps: (
    text: string,
  ) => Generator<{ readonly checked: number; readonly total: number }, Checked>;
}

/** `Known`: the analysis of this game's positions. */
export interface TheoryModule<Known extends Analysis = Analysis> {
  /** The tag of the picture of the theory, an element that extends Picture. */
  readonly picture: string;
  /** The tag of another picture, which is folded with the theory. */
  readonly chart?: string;
  /**
   * Why this position is P or N: one sentence of at most 25 words, in Markdown. `move`: the winning move that it speaks
   * of; the first one by default.
   */
  readonly because: (analysis: Known, language: Language, move?: string) => string;
  /** The theory behind it: sentences in Markdown, from the facts and the view. */
  readonly explain: (analysis: Known, language: Language) => readonly string[];
  /** The listed moves of a P-position, each once, by the idea of the reply. Without it, each move stands for itself. */
  readonly ideas?: (analysis: Known, language: Language) => readonly ReplyIdea[];
  /** The evidence for a position's status in Markdown, if there is something to add. */
  readonly reason?: (analysis: Known, language: Language) => string | undefined;
  /** If the game's searches have certificates. */
  readonly loadChecker?: () => Promise<Checker>;
  /** The game's terms in the explanation and the picture, in addition to the shared ones. */
  readonly terms: (language: Language) => readonly Term[];
  /** The game and the position in a few words: the title of the drawing. */
  readonly titleOf: (analysis: Known, language: Language) => string;
  /** The board as a standalone SVG document with title, description, light and dark colours, to be copied. */
  readonly toSvg: (analysis: Known, language: Language, options?: DrawingOptions) => string;
}
