import type { FamousId } from '../famous';

export interface StartSentences {
  /** In two sentences. */
  readonly story: string;
  readonly chosen: string;
  readonly open: string;
  readonly famous: string;
  readonly about: Readonly<Record<FamousId, string>>;
  readonly records: string;
}

export const words: StartSentences = {
  story:
    'John Conway invented it and named it after J. J. Sylvester, who proved that two coins without a common divisor pay every amount from some point on. For many openings nobody knows who wins; here the browser searches, and applies theorems where no search can end.',
  chosen: 'Chosen numbers',
  open: 'Open',
  famous: 'Famous positions and records',
  about: {
    sample: 'the start of the sample game',
    pair: 'one winning move, found in about ten seconds',
    book: 'the hardest position of a published record book',
    prime: 'a prime from 5 on wins as the first number',
    open: 'the smallest first number whose outcome nobody knows',
  },
  records: 'Records: hard positions, solved in your browser',
};
