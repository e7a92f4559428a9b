/** Keys that work while the board has the focus. */
export type BoardKey = 'arrows' | 'enter' | 'u' | 'r' | 'h' | 'm' | 'n';

export type KeySentences = Readonly<Record<BoardKey, string>>;

export const words: KeySentences = {
  arrows: 'move on the board',
  enter: 'play the move',
  u: 'undo',
  r: 'redo',
  h: 'next hint step',
  m: 'read out the winning moves',
  n: 'restart',
};
