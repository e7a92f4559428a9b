// What can be asked of a board, by attribute, in a fence, in the address of an iframe or by message: one list for all. No
// import of anything large, since the fences' script needs it before there is a board.

export const boardAttributes = [
  'game',
  'position',
  'moves',
  'mode',
  'reveal',
  'controls',
  'hints',
  'lang',
  'theme',
  'loading',
  'readonly',
] as const;
export type BoardAttribute = (typeof boardAttributes)[number];

/** analyse: the reader moves for both sides. play: against the perfect opponent. quiz: the reader says which move wins. */
export const boardModes = ['analyse', 'play', 'quiz', 'static'] as const;
export type BoardMode = (typeof boardModes)[number];

/** true: the attribute is there, without a value. */
export type Asked = Partial<Record<BoardAttribute, string | true>>;

const pair = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']\S*)))?/g;

/** `game=wythoff position="4 6" readonly`, over as many lines as one likes. What is not known is passed over. */
export function parseAttributes(text: string): Asked {
  const asked: Asked = {};
  for (const [, name = '', ...values] of text.matchAll(pair)) {
    const known = attributeNamed(name);
    if (known) asked[known] ??= values.find((value) => value !== undefined) ?? true;
  }
  return asked;
}

export function attributeNamed(name: string): BoardAttribute | undefined {
  return boardAttributes.find((each) => each === name.toLowerCase());
}

export function ask(board: Element, asked: Asked): void {
  for (const [name, value] of Object.entries(asked)) {
    board.setAttribute(name, value === true ? '' : value);
  }
}
