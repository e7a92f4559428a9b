// The contents of a game's mistakes.ts: the page's words for the known mistakes of wasm/games/ID/mistakes.cpp.

export interface MistakeWords {
  readonly title: string;
  /** What the program believes, and why that is wrong: two sentences. `Code` is between backticks. */
  readonly sentences: string;
}

/** The words for each mistake, by its id in C++. */
export type MistakeSentences<Id extends string = string> = Readonly<Record<Id, MistakeWords>>;

/** The id of the heading under which the game's tutorial explains each mistake, or another chapter: `nim#moves`. */
export type TutorialHeadings<Id extends string = string> = Readonly<Record<Id, string>>;
