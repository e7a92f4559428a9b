import { counted } from '../../i18n/counted_en';
import type { Offer } from './offers';
import type { RepairKind } from './repairs';

export interface PasteSentences {
  readonly offers: string;
  readonly found: Readonly<Record<RepairKind, (count: number) => string>>;
  readonly linesLost: string;
  readonly isSample: string;
  readonly isOutput: string;
  readonly isProgram: string;
  readonly looksLike: (judge: string) => string;
  /** The button of each offer. */
  readonly take: Readonly<Record<Offer['kind'], string>>;
  readonly taken: string;
}

export const words: PasteSentences = {
  offers: 'Repairs of this text',
  found: {
    html: (count) => counted(count, 'piece of HTML', 'pieces of HTML'),
    invisible: (count) => counted(count, 'invisible character', 'invisible characters'),
    statement: (count) =>
      counted(count, 'line of a problem’s statement', 'lines of a problem’s statement'),
    digits: (count) => counted(count, 'full-width digit', 'full-width digits'),
    powers: (count) => counted(count, 'power such as 10^9', 'powers such as 10^9'),
    grouping: (count) =>
      counted(count, 'number with commas as in 1,000', 'numbers with commas as in 1,000'),
    separators: (count) =>
      counted(count, 'comma or semicolon between numbers', 'commas or semicolons between numbers'),
  },
  linesLost: 'Line breaks were lost',
  isSample: 'This looks like the statement’s sample without its line breaks',
  isOutput: 'This looks like the output of a program',
  isProgram: 'This looks like a program.',
  looksLike: (judge) => `This looks like an input of ${judge}`,
  take: {
    html: 'Remove it',
    invisible: 'Remove them',
    statement: 'Keep the sample input',
    digits: 'Convert',
    powers: 'Write them out',
    grouping: 'Join the digits',
    separators: 'Use spaces',
    lines: 'Restore them from the counts',
    sample: 'Use the sample',
    output: 'Check it as your output',
    program: 'Run it here',
    dialect: 'Switch to it',
  },
  taken: 'Done. Undo takes it back',
};
