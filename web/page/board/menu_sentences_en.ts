// The words of the board's menu.

export interface MenuSentences {
  readonly setUp: string;
  readonly setUpHelp: string;
  /** To the position in which nothing has been played. */
  readonly clear: string;
  readonly random: string;
  readonly addToInput: string;
  readonly addedToInput: string;
  readonly caseCopied: string;
  readonly exercise: string;
  /** Shows the board alone, for a class. */
  readonly present: string;
}

export const words: MenuSentences = {
  setUp: 'Set up',
  setUpHelp: 'Click to change the position',
  clear: 'Clear',
  random: 'Random',
  addToInput: 'Add to input',
  addedToInput: 'Added to the judge input',
  caseCopied: 'The case could not be added to the input, so it was copied instead',
  exercise: 'Exercise',
  present: 'Present',
};
