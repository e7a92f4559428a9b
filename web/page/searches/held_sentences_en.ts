export interface HeldSentences {
  readonly held: (memory: string) => string;
  readonly lost: string;
  readonly free: string;
  /** The consequences of `free`. */
  readonly meaning: string;
}

export const words: HeldSentences = {
  held: (memory) => `The searches hold ${memory} of memory.`,
  lost: 'This browser does not store the results: they go with the page.',
  free: 'Free it',
  meaning: 'Solved positions stay known. A search that was stopped starts over.',
};
