// Reads and writes the records, web/records/records.tsv. No DOM.
import type { Analysis } from '../engine/types';
import { gcd } from '../games/sylver_coinage/gcd';

/** The source of the time beside ours. sentences_en.ts describes each. */
export const sources = ['method', 'book'] as const;
export type Source = (typeof sources)[number];

export interface Effort {
  readonly pPositions: number;
  readonly visited: number;
  readonly bytes: number;
  readonly seconds: number;
}

export interface Row {
  /** A position in the game's notation, or `pairs A B`: all {a, b} with A <= a < b <= B and gcd 1. */
  readonly name: string;
  readonly positions: readonly string[];
  /** The largest free number; undefined if there are infinitely many. */
  readonly t: number | undefined;
  /** The answer for each position, in the form of answerOf(). */
  readonly answers: readonly string[];
  /** The cost of this code; undefined if it has no answer yet. */
  readonly effort: Effort | undefined;
  readonly compared: { readonly seconds: number; readonly source: Source } | undefined;
}

export interface Records {
  /** The browser, machine and day of the measurements. */
  readonly measured: string;
  readonly rows: readonly Row[];
}

/** The result of a run in this browser. */
export interface Run {
  readonly answers: readonly string[];
  readonly effort: Effort;
}

export const columns = [
  'position',
  't',
  'answer',
  'p_positions',
  'visited',
  'bytes',
  'seconds',
  'compared_seconds',
  'compared_with',
] as const;
const columnsHere = [
  'here_answer',
  'here_p_positions',
  'here_visited',
  'here_bytes',
  'here_seconds',
] as const;

const none = '-';
/** There may be more winning moves. */
export const rest = '...';

/** The winning moves separated by spaces, followed by ... if there may be more; P if no move wins; ? if undecided. */
export function answerOf({
  outcome,
  winning,
  complete,
}: Pick<Analysis, 'outcome' | 'winning' | 'complete'>): string {
  if (outcome === 'unknown') return '?';
  return [...winning, ...(complete ? [] : [rest])].join(' ') || 'P';
}

function positionsOf(name: string): readonly string[] {
  const [, from, to] = /^pairs (\d+) (\d+)$/.exec(name) ?? [];
  if (from === undefined || to === undefined) return [name];
  const positions: string[] = [];
  for (let a = Number(from); a < Number(to); ++a) {
    for (let b = a + 1; b <= Number(to); ++b) if (gcd(a, b) === 1) positions.push(`<${a} ${b}>`);
  }
  return positions;
}

/** Throws if the text is not such a table, because the table is our own. */
export function parseRecords(text: string): Records {
  const lines = text.trimEnd().split('\n');
  const measured = lines.find((line) => line.startsWith('# measured: '));
  const [head, ...body] = lines.filter((line) => !line.startsWith('#'));
  if (!measured || head !== columns.join('\t')) throw new Error('records: not the expected head');
  return { measured: measured.slice('# measured: '.length), rows: body.map(parseRow) };
}

function parseRow(line: string): Row {
  const cells = line.split('\t');
  const [name = '', t = '', answer = '', ...figures] = cells;
  const numbers = figures.slice(0, 5).map((cell) => (cell === none ? undefined : Number(cell)));
  const [pPositions, visited, bytes, seconds, comparedSeconds] = numbers;
  const source = sources.find((each) => each === figures[5]);
  const positions = positionsOf(name);
  const answers = answer.split(';');
  if (cells.length !== columns.length || answers.length !== positions.length) {
    throw new Error(`records: ${line}`);
  }
  const isMeasured =
    pPositions !== undefined &&
    visited !== undefined &&
    bytes !== undefined &&
    seconds !== undefined;
  return {
    name,
    positions,
    t: t === none ? undefined : Number(t),
    answers,
    effort: isMeasured ? { pPositions, visited, bytes, seconds } : undefined,
    compared:
      source && comparedSeconds !== undefined ? { seconds: comparedSeconds, source } : undefined,
  };
}

function effortCells(effort: Effort | undefined): readonly string[] {
  if (!effort) return [none, none, none, none];
  const { pPositions, visited, bytes, seconds } = effort;
  return [...[pPositions, visited, bytes].map(String), seconds.toFixed(4)];
}

/** The table with the results of runs in this browser. `about` has lines that tell where and when. */
export function formatRecords(
  { measured, rows }: Records,
  runs: ReadonlyMap<string, Run>,
  about: readonly string[],
): string {
  const lines = rows.map(({ name, t, answers, effort, compared }) => {
    const run = runs.get(name);
    return [
      name,
      t ?? none,
      answers.join(';'),
      ...effortCells(effort),
      compared?.seconds ?? none,
      compared?.source ?? none,
      run?.answers.join(';') ?? none,
      ...effortCells(run?.effort),
    ].join('\t');
  });
  const comments = [...about, `measured: ${measured}`].map((line) => `# ${line}`);
  return [...comments, [...columns, ...columnsHere].join('\t'), ...lines, ''].join('\n');
}
