// The part of the page "Check it yourself" that measures: what it measures is right text, of all games.
import { expect, it } from 'vitest';
import type { Engine } from '../../web/engine/engine';
import { speeds } from '../../web/verify/speed';
import { newEngine } from './module';

it('measures every game of the judges with a text in which only the number of cases is beyond the judge', async () => {
  const engine = newEngine();
  const seen = new Map<string, number>();
  const solve: Engine['solve'] = async (dialect, input, options) => {
    const solution = await engine.solve(dialect, input, options);
    expect(
      solution.notices.filter((each) => !('role' in each && each.role === 'case_count')),
    ).toEqual([]);
    expect(solution.suppressed).toEqual({ errors: 0, warnings: 0 });
    expect((input as Uint8Array).length).toBeGreaterThan(300_000);
    seen.set(dialect, solution.cases);
    return solution;
  };
  const noted = Object.assign(newEngine(), { solve });
  const found = [];
  for await (const speed of speeds(noted, new AbortController().signal, 300_000)) found.push(speed);
  const games = (await engine.games()).filter(({ dialects }) => dialects.length > 0);
  expect(found.map(({ game }) => game)).toEqual(games.map(({ id }) => id));
  for (const { solved, copied } of found) {
    expect(solved).toBeGreaterThan(0);
    expect(copied).toBeGreaterThan(0);
  }
  expect([...seen.keys()]).toEqual(games.map(({ dialects }) => dialects[0]?.id));
  for (const cases of seen.values()) expect(cases).toBeGreaterThan(90);
});
