// The contents of a game's features.ts: the page's words for the features of wasm/games/ID/features.cpp.

/** A number has a name; anything else has a sentence, and one for where it does not hold. Neither begins with a capital. */
export type FeatureWords =
  | string
  | {
      readonly holds: string;
      readonly fails: string;
      /** What a program that is wrong there may lack. A whole sentence. */
      readonly hint?: string;
    };

/** The words for each feature, by its id in C++. */
export type FeatureSentences<Id extends string = string> = Readonly<Record<Id, FeatureWords>>;
