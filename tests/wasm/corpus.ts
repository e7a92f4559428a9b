// The corpus in tests/games, for runners in Node.
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../games/', import.meta.url).pathname;

export interface CorpusFile {
  readonly game: string;
  readonly name: string;
  /** The file name without its ending. */
  readonly path: string;
}

/** Throws if nothing is found, because a runner must not pass without a case. */
export function corpus(folder: 'judge' | 'analysis'): readonly CorpusFile[] {
  const files = readdirSync(root)
    .filter((game) => existsSync(join(root, game, folder)))
    .flatMap((game) =>
      readdirSync(join(root, game, folder))
        .filter((file) => file.endsWith('.in'))
        .map((file) => {
          const name = file.slice(0, -'.in'.length);
          return { game, name, path: join(root, game, folder, name) };
        }),
    );
  if (files.length === 0) throw new Error(`no case in tests/games/*/${folder}`);
  return files;
}

export function read(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path));
}

export function readText(path: string): string {
  return readFileSync(path, 'utf8');
}

export function readTextOrNothing(path: string): string {
  return existsSync(path) ? readText(path) : '';
}

/** The positions of tests/games/GAME/positions.txt. All options of each can be visited. */
export function samplePositions(game: string): readonly string[] {
  const positions = readText(join(root, game, 'positions.txt'))
    .trimEnd()
    .split('\n');
  if (positions.includes(''))
    throw new Error(`tests/games/${game}/positions.txt has an empty line`);
  return positions;
}
