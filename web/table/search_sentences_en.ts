// The words of the search panel. Numbers are already formatted.
import type { Obstacle } from '../engine/types';

/** The goal of a search: outcome and winning moves, or the Grundy values as well. */
export type Goal = 'winning' | 'values';

/** Why a search has ended: it is done, the reader stopped it, or it reached the limit of time or memory. */
export type Ended = 'done' | 'stopped' | 'time' | 'memory';

export interface CertificateSentences {
  readonly prove: string;
  readonly writing: string;
  readonly soFar: (positions: string) => string;
  readonly none: Readonly<Record<Obstacle, string>>;
  readonly download: (size: string) => string;
  readonly hint: string;
  readonly checking: string;
  readonly checked: (positions: string, proved: string) => string;
  readonly proved: string;
  readonly provedToWin: (moves: string) => string;
  readonly refused: (line: number, column: number) => string;
}

export interface SearchSentences {
  readonly panel: string;
  readonly solve: string;
  readonly again: string;
  readonly stop: string;
  readonly goOn: string;

  /** The results that a search could still find. */
  readonly lacks: Readonly<Record<Goal, string>>;
  readonly started: string;
  readonly ended: Readonly<Record<Ended, string>>;

  /** The answer comes from an earlier visit. */
  readonly recalled: string;

  readonly positions: string;
  readonly positionsEachSecond: string;
  readonly pPositions: string;
  readonly memory: string;
  readonly time: string;
  readonly replies: string;
  readonly repliesSolved: (solved: string, total: string) => string;

  readonly limits: (memory: string, time: string) => string;
  readonly seconds: (seconds: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly noLimit: string;

  readonly certificate: CertificateSentences;
}

export const words: SearchSentences = {
  panel: 'Search',
  solve: 'Solve',
  again: 'Solve again',
  stop: 'Stop',
  goOn: 'Continue',

  lacks: { winning: 'Not solved yet.', values: 'The Grundy values are not known yet.' },
  started: 'Solving',
  ended: {
    done: 'The search is finished.',
    stopped: 'Stopped. Results so far are kept.',
    time: 'Time limit reached. Results so far are kept; raise the limit to continue.',
    memory: 'Memory limit reached. Results so far are kept; raise the limit to continue.',
  },

  recalled: 'Kept from an earlier visit.',

  positions: 'Positions',
  positionsEachSecond: 'per second',
  pPositions: 'P-positions',
  memory: 'Memory',
  time: 'Time',
  replies: 'Replies',
  repliesSolved: (solved, total) => `${solved} of ${total}`,

  limits: (memory, time) => `up to ${time}, ${memory}`,
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes) => `${minutes} min`,
  noLimit: 'any time',

  certificate: {
    prove: 'Prove it',
    writing: 'Writing the proof…',
    soFar: (positions) => `${positions} positions`,
    none: {
      unsolved: 'No certificate: the search has not decided this position.',
      theorem: 'No certificate: a theorem or a table answers, not a search.',
      open: 'No certificate: the search has left open what the proof needs.',
      gcd: 'No certificate: with a gcd above 2, certificates cover only a winning move that leaves the gcd 1 or 2.',
      too_large: 'No certificate: it would be too large.',
    },
    download: (size) => `Certificate (${size})`,
    hint: 'Writes a certificate of the answer. A small program that shares no code with the solver checks it, here or in a terminal.',
    checking: 'Checking the certificate',
    checked: (positions, proved) => `Checked: ${positions} positions. ${proved}`,
    proved: 'The answer is proved.',
    provedToWin: (moves) => `It is proved that ${moves} wins, but not that no other number does.`,
    refused: (line, column) => `The certificate is wrong at line ${line}, column ${column}.`,
  },
};
