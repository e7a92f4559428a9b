// The words of the page "Check it yourself".
import { frameEn } from '../i18n/frame_en';
import type { FrameSentences } from '../i18n/frame_sentences';
import type { ModuleName } from './hashes';
import type { TopicId } from './topics';

/** The positions of a topic, and how the two programs find the answers that are compared. */
type About = readonly [name: string, roads: string];

export interface VerifySentences {
  readonly frame: FrameSentences;
  readonly title: string;
  readonly lead: string;
  readonly howTo: string;
  readonly beyond: string;
  readonly topics: Readonly<Record<TopicId, About>>;

  readonly checkAll: string;
  readonly check: string;
  readonly again: string;
  readonly stop: string;
  readonly stopAll: string;
  readonly positions: (count: string) => string;
  readonly waiting: string;
  readonly progress: (compared: string, total: string) => string;
  readonly agree: (count: string, time: string) => string;
  readonly stopped: (compared: string, total: string) => string;
  readonly differ: (number: string) => string;
  readonly failed: (reason: string) => string;
  readonly position: string;
  readonly nothingLeft: string;
  readonly solver: string;
  readonly second: string;
  readonly nothing: string;
  readonly total: (compared: string, total: string) => string;
  readonly agreeSoFar: string;
  readonly allAgree: string;
  readonly disagreements: (count: string) => string;

  readonly limitsTitle: string;
  readonly limits: readonly string[];
  readonly speed: {
    readonly title: string;
    readonly lead: string;
    readonly measure: string;
    readonly stop: string;
    readonly columns: readonly [game: string, solved: string, copied: string, ratio: string];
  };
  readonly buildTitle: string;
  readonly build: (build: string) => string;
  readonly modules: Readonly<Record<ModuleName, string>>;
  readonly noHash: string;
}

export const words: VerifySentences = {
  frame: frameEn,
  title: 'Check it yourself',
  lead: 'You need not believe the solver. This page asks a second program for the same answers, in your browser, and compares them position by position.',
  howTo:
    'The second program is a WebAssembly module that shares no code with the solver. It tries every move, and uses no theorem that this page does not check. Each row runs until all of its positions are compared, or until the first disagreement.',
  beyond: 'Number Game beyond 20 (Sylver Coinage)',
  topics: {
    number_game_text: [
      'All positions that can occur, as judge text',
      'All winning moves. The second program plays every game to its end.',
    ],
    number_game_board: [
      'The same positions, on the board',
      'Outcome, Grundy value and all winning moves. The value is the smallest number that no option has.',
    ],
    chess_rows_text: [
      'All rows of 12 cells, as judge text',
      'All winning moves. The second program finds the value of each row from those of its options.',
    ],
    chess_rows_board: [
      'The same rows, on the board',
      'Outcome, Grundy value and all winning moves, found in the same two ways.',
    ],
    chess_rows_samples: [
      'Samples: boards of one to four rows of 20 cells',
      'All winning moves. The second program adds the values of the rows by xor, which the next row of this list tests.',
    ],
    chess_rows_sums: [
      'All boards of two rows of 6 cells',
      'Who wins. The second program searches the whole game, without values and without xor.',
    ],
    wythoff_outcomes: [
      'All pairs of heaps up to 1,000, as judge text',
      'Who wins, by the definition: a pair is lost if no move leads to a lost pair. No golden ratio.',
    ],
    wythoff_text: [
      'All pairs of heaps up to 150, as judge text',
      'All winning moves, by the same definition.',
    ],
    wythoff_board: [
      'All pairs of heaps up to 60, on the board',
      'Outcome, Grundy value and all winning moves. The value is the smallest number that no option has.',
    ],
    misere_nim_text: [
      'Up to six heaps of up to eight stones, as judge text',
      'All winning moves. The second program tries every move and knows no nim-sum.',
    ],
    misere_nim_board: [
      'The same heaps, on the board',
      'Outcome and all winning moves, found in the same two ways.',
    ],
    sylver_pairs: [
      'Coprime pairs whose largest free number is at most 200',
      'All winning moves. Brute force would not end here, so the second opinion is a table that another program computed; a third program found the same up to 190.',
    ],
    sylver_published: [
      'Published positions',
      'Who wins. The second opinion is what others published: Wikipedia, and the book and notes of rudi-cilibrasi/sylver-coinage. Takes minutes.',
    ],
    sylver_long_pairs: [
      'Coprime pairs whose largest free number is above 200',
      'All winning moves. The second opinion is the same table. Takes minutes.',
    ],
  },

  checkAll: 'Check all',
  check: 'Check',
  again: 'Check again',
  stop: 'Stop',
  stopAll: 'Stop all',
  positions: (count) => `${count} positions`,
  waiting: 'waiting',
  progress: (compared, total) => `${compared} of ${total}`,
  agree: (count, time) => `all ${count} agree (${time})`,
  stopped: (compared, total) => `stopped after ${compared} of ${total}, which agree`,
  differ: (number) => `disagreement on position ${number}`,
  failed: (reason) => `failed: ${reason}`,
  position: 'Position',
  nothingLeft: 'nothing left',
  solver: 'Solver',
  second: 'Second opinion',
  nothing: 'nothing',
  total: (compared, total) => `${compared} of ${total} positions compared`,
  agreeSoFar: 'all of them agree',
  allAgree: 'all agree',
  disagreements: (count) => `disagreements: ${count}`,

  limitsTitle: 'What this does not prove',
  limits: [
    'Both programs come from the same people, who read the rules once. If they read a rule wrongly, both programs follow the wrong rule. Only the judges’ samples are evidence against that.',
    'Only the listed positions are compared. For larger ones the solver relies on theorems, which the tutorials prove or name, and on the tests in the repository.',
    'For Sylver Coinage the second opinion is a table. Agreement means that different programs found the same. An answer that a search gave there has a proof of its own: the button “Prove it” above the board writes it, and a program of a few hundred lines checks it, in the page or in a terminal.',
    'Both modules come from the same server as this page. To rule that out, build them from the source and compare their hashes with those below.',
  ],
  speed: {
    title: 'How fast is this here?',
    lead: 'The solver answers 6 MB of judge text for each game, five times, in your browser. In turn with it the browser copies the same bytes, and no program that reads its input can be faster than that. The figures are medians; they are lower while something else runs.',
    measure: 'Measure',
    stop: 'Stop measuring',
    columns: ['Game', 'Answered', 'Copied', 'Ratio'],
  },
  buildTitle: 'What runs here',
  build: (build) =>
    `Impartial ${build}. The same source and compilers give the same bytes. SHA-256:`,
  modules: {
    positions: 'Solver: the board',
    judge: 'Solver: judge text',
    search: 'Solver: beyond 20',
    oracle: 'Second opinion',
  },
  noHash: 'not known: the browser computes hashes on secure pages only, or the file did not come',
};
