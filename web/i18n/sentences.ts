// The sentences of the page that belong to no single game. A dictionary that lacks one fails the type check.
import type { FailureStage } from '../engine/engine';
import type { Notice, NoticeCode, NoticeOf } from '../engine/types';
import type { FrameSentences } from './frame_sentences';
import type { TableSentences } from './table_sentences';

export type Verb = 'paste' | 'play' | 'embed';

export interface Sentences {
  readonly frame: FrameSentences;
  readonly promise: string;
  /** What the site is for, in a sentence with three verbs, which lead to what they name. */
  readonly purpose: (lead: Readonly<Record<Verb, (word: string) => unknown>>) => readonly unknown[];
  /** The end of the page's title, after the game. */
  readonly question: string;
  readonly skipToInput: string;

  readonly format: string;

  readonly input: string;
  readonly inputPlaceholder: string;
  readonly sample: string;
  readonly sampleTitle: string;
  readonly openFile: string;
  readonly putBack: string;
  readonly dropHere: string;

  readonly fileReason: string;
  readonly fileBeginning: string;
  readonly fileExcerpt: string;
  readonly closeFile: string;
  readonly close: string;

  readonly output: string;
  readonly outputPlaceholder: string;
  readonly nothingAnswered: string;
  readonly outputCut: (shown: string, total: string) => string;
  /** The output can be downloaded, but not copied. */
  readonly outputTooLong: (shown: string, total: string) => string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly download: string;

  readonly loading: string;
  readonly solving: string;
  readonly stop: string;
  readonly stopped: string;
  readonly cases: (count: number) => string;
  readonly errors: (count: number) => string;
  readonly warnings: (count: number) => string;

  readonly error: string;
  readonly warning: string;
  readonly inCase: (number: number) => string;
  readonly goTo: string;
  readonly goToPlace: (place: string) => string;
  readonly moreNotices: (counted: string) => string;
  readonly notice: (notice: Notice) => string;

  readonly failures: Readonly<Record<FailureStage, { title: string; advice: string }>>;
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
