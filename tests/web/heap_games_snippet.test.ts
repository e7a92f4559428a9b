// The functions for a reader's program are compiled, run, and compared with the solver.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { snippet } from '../../web/games/heap_games/snippet';
import { valuesData } from '../../web/games/heap_games/values_data';
import type { HeapGamesTable } from '../../web/games/heap_games/view';
import { analysed, engine } from './analysed';

const folder = mkdtempSync(join(tmpdir(), 'snippet-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function tableOf(rule: string): Promise<HeapGamesTable> {
  const reply = await engine.picture('heap_games', `${rule}: 1`);
  const table = reply.ok ? valuesData(reply.value) : undefined;
  if (!table) throw new Error(`${rule} has no values`);
  return table;
}

const run = (program: string, args: readonly string[], input: string): string =>
  execFileSync(program, args, { input, encoding: 'utf8' });

test.each(['0.77', '{1,3,4}', '0.137', '4!.', 'n -> n-k : 0<k, 2k<=n'])(
  '%s in C++ and in Python',
  async (rule) => {
    const table = await tableOf(rule);
    const cpp = join(folder, 'grundy.cpp');
    const main = `#include <iostream>\nint main() { std::uint64_t n; while (std::cin >> n) std::cout << grundy(n) << '\\n'; }\n`;
    writeFileSync(cpp, snippet(rule, table, 'C++') + main);
    const program = join(folder, 'grundy');
    execFileSync('g++', ['-std=c++17', '-Wall', '-Wextra', '-Werror', cpp, '-o', program]);
    const python = join(folder, 'grundy.py');
    const loop = `\nimport sys\nfor line in sys.stdin:\n    print(grundy(int(line)))\n`;
    writeFileSync(python, snippet(rule, table, 'Python') + loop);

    const heaps = table.values.map((_, heap) => heap);
    const wanted = table.values.map(Number);
    if (table.period !== null) {
      for (const heap of [5000, 99_999, 1_000_000]) {
        heaps.push(heap);
        wanted.push(Number((await analysed('heap_games', `${rule}: ${heap}`)).grundy));
      }
    }
    const input = heaps.map((heap) => `${heap}\n`).join('');
    const answer = wanted.map((value) => `${value}\n`).join('');
    expect(run(program, [], input)).toBe(answer);
    expect(run('python3', [python], input)).toBe(answer);
  },
);

test('a period that is too long to be listed is said, and the table ends', async () => {
  const rule = '{400,701}';
  let table = await tableOf(rule);
  for (let step = 0; table.period === null && step < 100; ++step) {
    await engine.step('heap_games', `${rule}: 1`);
    table = await tableOf(rule);
  }
  const text = snippet(rule, table, 'Python');
  expect(text).toContain('(a table of the first 1000; period 1101 from 0, proved)');
  expect(text).toContain('return VALUES[n]');
});
