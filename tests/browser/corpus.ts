// The corpus, as all browser tests read it.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const corpusFolder = join(import.meta.dirname, '../games');

export interface CorpusCase {
  readonly game: string;
  readonly dialect: string;
  /** The part of the file name between the dialect and the ending. */
  readonly name: string;
  readonly input: Buffer;
  readonly answer: Buffer;
  /** The lines of the .err file in the form of the command line's notices; empty without such a file. */
  readonly errors: readonly string[];
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The ids of all games: a test that is for every game runs over these. */
export const gameIds: readonly string[] = readdirSync(corpusFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export const corpus: readonly CorpusCase[] = gameIds.flatMap((game) => {
  const folder = join(corpusFolder, game, 'judge');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.in'))
    .sort()
    .map((file): CorpusCase => {
      const stem = join(folder, file.slice(0, -'.in'.length));
      const [dialect = '', ...name] = file.split('.').slice(0, -1);
      return {
        game,
        dialect,
        name: name.join('.'),
        input: readFileSync(`${stem}.in`),
        answer: readFileSync(`${stem}.ans`),
        errors: readIfThere(`${stem}.err`).split('\n').filter(Boolean),
      };
    });
});
if (corpus.length === 0) throw new Error(`no cases in ${corpusFolder}`);

export const samples = corpus.filter(({ name }) => name === 'sample');

/** Of the dialects of a game, `npm test` tries only the first where a test is expensive; `npm run check` tries all. */
export function dearFor(dialect: string): { tag?: string } {
  const { game } = sampleOf(dialect);
  return samples.find((each) => each.game === game)?.dialect === dialect ? {} : { tag: '@check' };
}

export function sampleOf(dialect: string): CorpusCase {
  const found = samples.find((each) => each.dialect === dialect);
  if (!found) throw new Error(`no sample of ${dialect}`);
  return found;
}
