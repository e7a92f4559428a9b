// The words of the search panel. Numbers are already formatted.
/** The goal of a search: outcome and winning moves, or the Grundy values as well. */
export type Goal = 'winning' | 'values';

/** Why a search has ended: it is done, the reader stopped it, or it reached the limit of time or memory. */
export type Ended = 'done' | 'stopped' | 'time' | 'memory';

export interface SearchSentences {
  readonly panel: string;
  readonly solve: string;
  readonly stop: string;
  readonly goOn: string;

  /** The results that a search could still find. */
  readonly lacks: Readonly<Record<Goal, string>>;
  readonly started: string;
  readonly ended: Readonly<Record<Ended, string>>;

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
}

export const words: SearchSentences = {
  panel: 'Search',
  solve: 'Solve',
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

  positions: 'Positions',
  positionsEachSecond: 'per second',
  pPositions: 'P-positions',
  memory: 'Memory',
  time: 'Time',
  replies: 'Replies',
  repliesSolved: (solved, total) => `${solved} of ${total}`,

  limits: (memory, time) => `Limits: ${memory}, ${time}`,
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes) => `${minutes} min`,
  noLimit: 'no time limit',
};
