import { describe, expect, test } from 'vitest';
import { directEngine } from '../../web/engine/direct_engine';
import { noticeCount } from '../../web/engine/engine';
import { moduleOf } from '../../web/engine/position_engine';
import type { Solution } from '../../web/engine/engine';
import { analysisCases, judgeCases } from '../corpus';
import { judgeBuilds, loadJudge, loadPositions, loadRules, loadSearch, modules } from './module';

const module = await loadPositions();
const search = await loadSearch();
const rules = await loadRules();
const engine = directEngine({ ...modules, positions: async () => module });

/** The text that the program writes to standard error. */
function terminalText({ notices, suppressed }: Solution): string {
  const lines = notices.map(
    ({ line, column, severity, message, code }) =>
      `${line}:${column}: ${severity}: ${message} [${code}]\n`,
  );
  if (suppressed.errors > 0) lines.push(`and ${suppressed.errors} more errors\n`);
  return lines.join('');
}

describe.each(judgeBuilds)('judge text in the module %s', (build) => {
  const engine = directEngine({
    ...modules,
    positions: async () => module,
    judge: () => loadJudge(build),
  });

  test.each(judgeCases)('$title', async ({ dialect, input, answer, notices }) => {
    const solution = await engine.solve(dialect, input);
    expect(Buffer.from(await solution.answer.arrayBuffer()).equals(answer)).toBe(true);
    expect(terminalText(solution)).toBe(notices);
  });
});

test('notices that are not listed are counted by their kind', async () => {
  const lines = `${'1000000 5000000\n'.repeat(120)}1 x\n`;
  const solution = await engine.solve('wythoff_strategy', new TextEncoder().encode(lines));
  expect(solution.suppressed).toEqual({ errors: 0, warnings: 20 });
  expect(noticeCount(solution, 'error')).toBe(1);
  expect(noticeCount(solution, 'warning')).toBe(120);
});

const games = await engine.games();

describe('analyses', () => {
  test.each(analysisCases)('$game $name', async ({ game, position, analysis: expected }) => {
    // First the bytes at the boundary, then the guard's reading of them.
    const ok = !expected.startsWith('{"severity"');
    const reply = { positions: module, search, rules }[moduleOf(games, game)].analyse(
      game,
      position,
    );
    expect(reply[0] === '=').toBe(ok);
    expect(reply.slice(1)).toBe(expected);
    const analysis = await engine.analyse(game, position);
    expect(analysis.ok).toBe(ok);
  });
});
