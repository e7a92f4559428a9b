// The words of the presenter view.

export interface PresenterSentences {
  readonly title: (game: string) => string;
  /** The label of a side's name. */
  readonly nameOf: (side: string) => string;
  readonly turn: (name: string) => string;
  readonly hasWon: (name: string) => string;
}

export const words: PresenterSentences = {
  title: (game) => `${game}, presented`,
  nameOf: (side) => `Name of the side: ${side}`,
  turn: (name) => `To move: ${name}`,
  hasWon: (name) => `Winner: ${name}`,
};
