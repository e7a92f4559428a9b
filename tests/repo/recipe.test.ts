// Performs the steps of CONTRIBUTING.md for a new game and a new dialect, in a copy of the repository.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgeCasesOf } from '../corpus';

const root = new URL('../../', import.meta.url).pathname;
const game = 'take_away';
const oldGames = ['chess_rows', 'misere_nim', 'number_game', 'wythoff'];
/** The new game's, and one of each game that was there. */
const dialects = [
  { of: game, dialect: 'take_away_cases' },
  { of: game, dialect: 'take_away_more' },
  ...oldGames.map((of) => ({ of, dialect: `${of}_more` })),
];
const wrongs = ['take_away_cases_always_first', 'take_away_more_always_first'];
const copy = mkdtempSync(join(tmpdir(), 'impartial-recipe-'));

/** Runs a program in the copy. Returns its output if it succeeds. */
function run(program: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    input,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')}: ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

/** Files of the copy that are not as they were when they were last added to its index. */
function changes(): readonly string[] {
  return run('git', ['diff', '--name-only']).trim().split('\n');
}

/** The cases of a dialect in the copy whose names begin so. Throws if there are none. */
function casesOf(of: string, dialect: string, name: string) {
  const cases = judgeCasesOf(of, join(copy, 'tests/games')).filter(
    (each) => each.dialect === dialect && each.name.startsWith(name),
  );
  if (cases.length === 0) throw new Error(`${dialect} has no case ${name}`);
  return cases;
}

let ofNewGame: readonly string[];
let ofOldGames: readonly string[];

beforeAll(() => {
  const recipe = ['tests/recipe/copy.mjs', copy, game, 'take_away_more'];
  const { status, stderr } = spawnSync('node', recipe, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  ofNewGame = changes();
  run('git', ['add', '-A']);
  for (const old of oldGames) run('node', ['tests/recipe/new_dialect.mjs', old, `${old}_more`]);
  ofOldGames = changes();
}, 600_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }), 300_000);

test('a new game changes two existing files, and a new dialect changes none outside its game', () => {
  expect(ofNewGame).toEqual(['wasm/boundary/game_list.hpp', 'web/games/registry.ts']);
});

test('a new dialect of another game changes only files of that game', () => {
  const files = oldGames.flatMap((old) => [
    `tests/oracle/${old}.hpp`,
    `wasm/games/${old}/${old}.hpp`,
    `wasm/games/${old}/judges.cpp`,
    `web/games/${old}/dialects.ts`,
    `web/games/${old}/sentences.ts`,
  ]);
  expect([...ofOldGames].sort()).toEqual(files.sort());
});

describe('built @check', () => {
  let typeCheck: Promise<string>;

  beforeAll(() => {
    typeCheck = new Promise((resolve) => {
      const tsc = spawn('node_modules/.bin/tsc', ['--noEmit'], { cwd: copy });
      let said = '';
      tsc.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
      tsc.on('error', (error) => resolve(error.message));
      tsc.on('close', (code) => resolve(code === 0 ? '' : `${code}: ${said}`));
    });
    // Only what runs is of interest: no symbols for a debugger. Several sources are compiled as one, which takes half as
    // long, and is why a name stands for one thing in all files of a game.
    run('cmake', [
      '-S',
      '.',
      '-B',
      'build',
      '-DCMAKE_BUILD_TYPE=Debug',
      '-DCMAKE_CXX_FLAGS_DEBUG=-O0',
      '-DCMAKE_UNITY_BUILD=ON',
      `-DIMPARTIAL_ONLY=${game}::TakeAway`,
    ]);
    const programs = wrongs.map((wrong) => `wrong_${wrong}`);
    const targets = ['impartial', 'impartial_tests', 'oracle_oracle_main', ...programs];
    run('cmake', ['--build', 'build', '--parallel', '2', '--target', ...targets]);
  }, 3_600_000);

  test('its TypeScript passes the type check', async () => {
    expect(await typeCheck).toBe('');
  }, 1_800_000);

  test('its laws hold, and its oracle agrees', () => {
    const said = run('build/tests/impartial_tests', ['--gtest_brief=1']);
    expect(Number(/\[ {2}PASSED {2}\] (\d+) tests?/.exec(said)?.[1])).toBeGreaterThan(7);
  }, 1_800_000);

  test('its vocabulary is what `npm run words` writes', () => {
    const file = join(copy, `web/games/${game}/vocabulary.ts`);
    expect(readFileSync(file, 'utf8')).toBe(run('build/impartial', ['words', game]));
  });

  test.each(wrongs)('%s is caught', (wrong) => {
    for (const { input, answer } of casesOf(game, wrong.replace('_always_first', ''), 'sample')) {
      const printed = run(`build/tests/wrong/${wrong}`, [], input.toString());
      expect(printed).not.toBe(answer.toString());
    }
  });

  describe.each(dialects)('$dialect', ({ of, dialect }) => {
    test('the program and the oracle answer its sample', () => {
      for (const { input, answer } of casesOf(of, dialect, 'sample')) {
        const sample = input.toString();
        expect(run('build/impartial', ['solve', dialect], sample)).toBe(answer.toString());
        expect(run('build/tests/oracle/oracle_main', [dialect], sample)).toBe(answer.toString());
      }
    });

    test('its bad input is refused as its data require', () => {
      for (const { input, answer, notices } of casesOf(of, dialect, 'bad_')) {
        const args = ['solve', dialect];
        const program = join(copy, 'build/impartial');
        const { stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
        expect(stdout).toBe(answer.toString());
        expect(stderr).toBe(notices);
      }
    });
  });
});
