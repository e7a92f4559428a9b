// The corpus, for all runners in Node: judge text with its answers, and positions with their analyses.
// games/README.md describes its files.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DialectId, GameId } from '../web/engine/types';

type Bytes = Buffer<ArrayBuffer>;

export interface JudgeCase {
  readonly game: GameId;
  readonly dialect: DialectId;
  readonly name: string;
  /** As in `hdu1527.sample`. */
  readonly title: string;
  readonly input: Bytes;
  readonly answer: Bytes;
  /** What the terminal says of the input: a line for each notice. */
  readonly notices: string;
}

export interface AnalysisCase {
  readonly game: GameId;
  readonly name: string;
  readonly position: string;
  /** JSON. */
  readonly analysis: string;
}

const folder = join(import.meta.dirname, 'games');

/** The ids of all games: a test that is for every game runs over these. */
export const gameIds: readonly GameId[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' };

/** The bytes of a cell: \n, \r, \t and \\ as in C++, \xHH for any byte; everything else is itself. */
function bytesOf(cell: string): Bytes {
  const bytes = cell.replace(/\\(?:x([\da-f]{2})|(.?))/gi, (escape, hex?: string, kind = '') => {
    const byte = hex === undefined ? controls[kind] : String.fromCharCode(parseInt(hex, 16));
    if (byte === undefined) throw new Error(`no such escape: ${escape} in ${cell}`);
    return byte;
  });
  return Buffer.from(bytes, 'latin1');
}

/** The rows of a table, whose first line names the columns. */
function readTable<Column extends string>(
  file: string,
  columns: readonly Column[],
): readonly Record<Column, Bytes>[] {
  const [head, ...lines] = readFileSync(file, 'latin1').replace(/\n$/, '').split('\n');
  if (head !== columns.join('\t')) throw new Error(`${file} must begin with ${columns.join(', ')}`);
  return lines.map((line) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length)
      throw new Error(`${file}: not as many cells as columns: ${line}`);
    const row = columns.map((column, index) => [column, bytesOf(cells[index] ?? '')] as const);
    return Object.fromEntries(row) as Record<Column, Bytes>;
  });
}

/** The judge cases of a game in a folder like tests/games, sorted by their titles. */
export function judgeCasesOf(game: GameId, games = folder): readonly JudgeCase[] {
  const judge = join(games, game, 'judge');
  // Not every game has a judge.
  if (!existsSync(judge)) return [];
  const cases = readdirSync(judge).flatMap((file): readonly JudgeCase[] => {
    const [, dialect = '', name = '', ending = ''] = /^(\w+)(?:\.(\w+))?\.(\w+)$/.exec(file) ?? [];
    if (ending === 'tsv') {
      return readTable(join(judge, file), ['case', 'input', 'answer', 'notices']).map((row) => {
        const title = `${dialect}.${row.case.toString()}`;
        const { input, answer } = row;
        const notices = row.notices.toString();
        return { game, dialect, name: row.case.toString(), title, input, answer, notices };
      });
    }
    if (ending !== 'in') return [];
    const title = `${dialect}.${name}`;
    const path = join(judge, title);
    const input = readFileSync(`${path}.in`);
    const answer = readFileSync(`${path}.ans`);
    const notices = existsSync(`${path}.err`) ? readFileSync(`${path}.err`, 'utf8') : '';
    return [{ game, dialect, name, title, input, answer, notices }];
  });
  const titles = new Set(cases.map(({ title }) => title));
  if (titles.size < cases.length) throw new Error(`${judge} has a case twice`);
  return cases.sort((one, other) => (one.title < other.title ? -1 : 1));
}

/** A runner must not pass without a case. */
function notEmpty<T>(cases: readonly T[]): readonly T[] {
  if (cases.length === 0) throw new Error(`no case in ${folder}`);
  return cases;
}

export const judgeCases = notEmpty(gameIds.flatMap((game) => judgeCasesOf(game)));

export const analysisCases = notEmpty(
  gameIds.flatMap((game): readonly AnalysisCase[] =>
    readTable(join(folder, game, 'analyses.tsv'), ['case', 'position', 'analysis']).map((row) => ({
      game,
      name: row.case.toString(),
      position: row.position.toString(),
      analysis: row.analysis.toString(),
    })),
  ),
);

/** Exercise sheets, and the positions that they have for ever. */
export const sheets = notEmpty(
  gameIds.flatMap((game) =>
    readTable(join(folder, game, 'sheets.tsv'), ['address', 'positions']).map((row) => ({
      game,
      address: row.address.toString(),
      positions: row.positions.toString(),
    })),
  ),
);

/** The case with a title. */
export function judgeCase(title: string): JudgeCase {
  const found = judgeCases.find((each) => each.title === title);
  if (!found) throw new Error(`no case ${title}`);
  return found;
}

export const samples = judgeCases.filter(({ name }) => name === 'sample');

export const sampleOf = (dialect: DialectId): JudgeCase => judgeCase(`${dialect}.sample`);

/** The positions of tests/games/GAME/positions.txt. All options of each can be visited. */
export function samplePositions(game: GameId): readonly string[] {
  const file = join(folder, game, 'positions.txt');
  const positions = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (positions.includes('')) throw new Error(`${file} has an empty line`);
  return positions;
}
