// The words of the header and the footer, the same on all our pages.

/** A board that is a page of its own has these words alone. */
export const learning = { en: 'Learn', 'zh-Hans': '教程' } as const;

export type Theme = 'system' | 'light' | 'dark';

export interface FrameSentences {
  readonly games: string;
  /** The button that opens the rule of the game. */
  readonly rule: string;
  /** The name of the links to our other pages. */
  readonly site: string;
  readonly learn: string;
  /** The page for those who put boards into their own pages. */
  readonly embed: string;
  readonly source: string;
  readonly licences: string;
  /** The link to the list of known mistakes of this product. */
  readonly report: string;
  /** The link to the page that compares the solver with brute force. */
  readonly checked: (positions: string) => string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly privacy: string;
}
