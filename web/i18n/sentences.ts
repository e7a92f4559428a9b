// The sentences of the page that belong to no single game. A dictionary that lacks one fails the type check.
import type { Notice, NoticeCode, NoticeOf } from '../engine/types';
import type { FrameSentences } from './frame_sentences';
import type { TableSentences } from './table_sentences';

export interface Sentences {
  readonly frame: FrameSentences;
  /** What the site is for, in a sentence with three verbs. What they name is in view. */
  readonly purpose: (
    verb: (word: string) => unknown,
    /** What a phone has no room for. */
    more: (words: string) => unknown,
  ) => readonly unknown[];
  /** A link to the game's tutorial. */
  readonly tutorial: string;
  /** The end of the page's title, after the game. */
  readonly question: string;
  readonly skipToBoard: string;
  readonly skipToInput: string;

  readonly close: string;

  readonly copied: string;
  readonly copyFailed: string;
  /** The name of a menu with more actions. */
  readonly more: string;
  readonly notice: (notice: Notice) => string;

  readonly retry: string;

  readonly table: TableSentences;
}

/** A sentence for each code, as a function of the code's parameters. */
export type NoticeSentences = {
  readonly [Code in NoticeCode]: (notice: NoticeOf<Code>) => string;
};

/** `sentences` as one function of a notice. */
export function noticeSpeaker(sentences: NoticeSentences): (notice: Notice) => string {
  return <Code extends NoticeCode>(notice: NoticeOf<Code>): string => {
    const speak: (notice: NoticeOf<Code>) => string = sentences[notice.code as Code];
    return speak(notice);
  };
}
