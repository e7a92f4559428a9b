export interface PlaceSentences {
  readonly noGame: (name: string, shown: string) => string;
  /** Before the name of a game. */
  readonly perhaps: string;
}

export const words: PlaceSentences = {
  noGame: (name, shown) => `There is no game “${name}” here; this is ${shown}.`,
  perhaps: 'Perhaps you want',
};
