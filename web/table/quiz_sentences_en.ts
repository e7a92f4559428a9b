// The words of a quiz.

export interface QuizSentences {
  readonly question: string;
  /** In its place while the board shows the reply to a wrong answer. */
  readonly refuted: string;
  /** The quiz is solved. */
  readonly right: string;
  /** The reader answered that no move wins, but some move does. */
  readonly someMoveWins: string;
  /** Whether the answer is right. */
  readonly notKnown: string;
  /** The move that refutes the answer. */
  readonly reply: (move: string) => string;
  /** Winning moves; `all`: undefined if not all are known. */
  readonly found: (count: number, all: number | undefined) => string;
  readonly tries: (count: number) => string;
  readonly reveal: string;
  /** From the refutation to the question. */
  readonly back: string;
}

export const words: QuizSentences = {
  question: 'Which move wins?',
  refuted: 'Refuted',
  right: 'Right',
  someMoveWins: 'No: some move wins',
  notKnown: 'That is not known yet',
  reply: (move) => `The opponent replies: ${move}`,
  found: (count, all) => (all === undefined ? `${count} found` : `${count} of ${all} found`),
  tries: (count) => (count === 1 ? '1 try' : `${count} tries`),
  reveal: 'Show the answers',
  back: 'Back to the question',
};
