// Performs the steps of CONTRIBUTING.md for a new game and a new dialect, in a copy of the repository.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const game = 'take_away';
const dialects = ['take_away_cases', 'take_away_more'];
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

function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
}

beforeAll(() => {
  const deleted = new Set(git('ls-files', '--deleted'));
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard')) {
    if (deleted.has(file) || file === 'node_modules') continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  run('git', ['init', '-q']);
  run('git', ['add', '-A']);
  run('node', ['tests/recipe/new_game.mjs', game]);
  run('node', ['tests/recipe/new_dialect.mjs', game, dialects[1] ?? '']);
  run('cmake', [
    '-S',
    '.',
    '-B',
    'build',
    '-DCMAKE_BUILD_TYPE=Debug',
    `-DIMPARTIAL_ONLY=${game}::TakeAway`,
  ]);
  const wrong = dialects.map((dialect) => `wrong_${dialect}_always_first`);
  const targets = ['impartial', 'impartial_tests', 'oracle_oracle_main', ...wrong];
  run('cmake', ['--build', 'build', '--parallel', '2', '--target', ...targets]);
}, 600_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }), 300_000);

test('a new game changes two existing files, and a new dialect changes none outside its game', () => {
  const changed = run('git', ['diff', '--name-only']).trim().split('\n');
  expect(changed).toEqual(['wasm/boundary/game_list.hpp', 'web/games/registry.ts']);
});

test('its TypeScript passes the type check', () => {
  run('node_modules/.bin/tsc', ['--noEmit']);
}, 300_000);

test('its laws hold, and its oracle agrees', () => {
  const said = run('build/tests/impartial_tests', ['--gtest_brief=1']);
  expect(Number(/\[ {2}PASSED {2}\] (\d+) tests?/.exec(said)?.[1])).toBeGreaterThan(7);
}, 300_000);

describe.each(dialects)('%s', (dialect) => {
  const judge = () => join(copy, 'tests/games', game, 'judge');
  const text = (file: string) => readFileSync(join(judge(), file), 'utf8');

  test('the program and the oracle answer its sample', () => {
    const sample = text(`${dialect}.sample.in`);
    const answer = text(`${dialect}.sample.ans`);
    expect(run('build/impartial', ['solve', dialect], sample)).toBe(answer);
    expect(run('build/tests/oracle/oracle_main', [dialect], sample)).toBe(answer);
    const wrong = run(`build/tests/wrong/${dialect}_always_first`, [], sample);
    expect(wrong).not.toBe(answer);
  });

  test('its bad input is refused as its data require', () => {
    const files = readdirSync(judge()).filter((file) => file.startsWith(`${dialect}.bad_`));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files.filter((each) => each.endsWith('.in'))) {
      const args = ['solve', dialect];
      const { stdout, stderr } = spawnSync(join(copy, 'build/impartial'), args, {
        input: text(file),
        encoding: 'utf8',
      });
      expect(stdout).toBe(text(file.replace(/in$/, 'ans')));
      expect(stderr).toBe(text(file.replace(/in$/, 'err')));
    }
  });
});
