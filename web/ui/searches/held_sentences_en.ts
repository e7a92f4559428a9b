export interface HeldSentences {
  readonly held: (memory: string) => string;
  readonly free: string;
  /** The consequences of `free`. */
  readonly meaning: string;
}

export const words: HeldSentences = {
  held: (memory) => `The searches hold ${memory} of memory.`,
  free: 'Free it',
  meaning: 'Solved positions stay known. A search that was stopped starts over.',
};
