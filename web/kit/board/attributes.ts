// The attributes of a board: one list for HTML, fences (fence_text.ts), an iframe's address and messages. It imports
// nothing, because the fences' script needs it before any board is loaded.

export const boardAttributes = [
  'game',
  'position',
  'moves',
  'mode',
  'reveal',
  'controls',
  'rule',
  'hints',
  'lang',
  'theme',
  'loading',
  'height',
  'readonly',
] as const;
export type BoardAttribute = (typeof boardAttributes)[number];

/**
 * analyse: the reader moves for both sides. play: against the perfect opponent.
 * quiz: the reader predicts the winning move.
 */
export const boardModes = ['analyse', 'play', 'quiz', 'static'] as const;
export type BoardMode = (typeof boardModes)[number];

/** line: the game's name and its rule stand above the board. */
export const ruleLevels = ['line', 'none'] as const;
export type RuleLevel = (typeof ruleLevels)[number];

/** How many tools stand below the board. */
export const controlLevels = ['full', 'minimal', 'none'] as const;
export type ControlLevel = (typeof controlLevels)[number];

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const loadings = ['lazy', 'eager'] as const;
export type Loading = (typeof loadings)[number];

/** true: the attribute is present without a value. */
export type Asked = Partial<Record<BoardAttribute, string | true>>;

export function attributeNamed(name: string): BoardAttribute | undefined {
  return boardAttributes.find((each) => each === name.toLowerCase());
}

export function ask(board: Element, asked: Asked): void {
  for (const [name, value] of Object.entries(asked)) {
    board.setAttribute(name, value === true ? '' : value);
  }
}
