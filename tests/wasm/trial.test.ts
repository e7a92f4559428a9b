// Programs that the solver tries: the loop of web/program, with programs that are functions here.
import { expect, test } from 'vitest';
import type { Limits, Run } from '../../web/program/program';
import { tryProgram, verdictOf } from '../../web/program/try_program';
import { newEngine } from './module';

const engine = newEngine();
const limits: Limits = { time: 1000, output: 1 << 20 };

const exited: Run = {
  status: 'exited',
  exitCode: 0,
  output: new Uint8Array(),
  errors: '',
  milliseconds: 1,
  bytes: 1,
  faults: [],
  remarks: [],
};

/** A runner of one program, which gets the text of the input and the right answer. */
const runnerOf = (program: (input: string, answer: string) => Partial<Run> | string) => ({
  run: async (_: WebAssembly.Module, bytes: Uint8Array): Promise<Run> => {
    const input = new TextDecoder().decode(bytes);
    const answer = await (await engine.solve('hdu1527', input)).answer.text();
    const ran = program(input, answer);
    if (typeof ran !== 'string') return { ...exited, ...ran };
    return { ...exited, output: new TextEncoder().encode(ran) };
  },
});

async function tried(program: Parameters<typeof runnerOf>[0]) {
  const module = {} as WebAssembly.Module;
  const result = await tryProgram(engine, runnerOf(program), module, 'hdu1527', limits);
  if (!result.ok) throw new Error(result.notice.message);
  return result.value;
}

test('a right program is accepted', async () => {
  const { report, run } = await tried((_, answer) => answer);
  expect(report).toMatchObject({ ending: 'exited', verdict: 'accepted', failure: null });
  expect(report.cases).toBeGreaterThan(300);
  expect(run.status).toBe('exited');
});

test('a wrong one is caught with its smallest case and its mistake', async () => {
  // Equal heaps are taken to lose.
  const { report } = await tried((input, answer) => {
    const answers = answer.split('\n');
    const cases = input.trim().split('\n');
    return cases
      .map((line, at) => (new Set(line.split(' ')).size === 1 ? '0' : answers[at]))
      .join('\n');
  });
  expect(report).toMatchObject({ ending: 'exited', verdict: 'wrong_answer', kind: 'small' });
  expect(report.failure).toMatchObject({
    input: '1 1\n',
    position: '1 1',
    expected: '1',
    found: '0',
    spoiltBy: '',
  });
  expect(report.check.mistakes.map(({ id }) => id)).toEqual(['equal_heaps_lose']);
});

test('one that ends early is told with its end, and an exit status is a crash', async () => {
  const at = (text: string) => `\n${text}`.includes('\n2 5\n');
  const traps = await tried((input, answer) =>
    at(input) ? { status: 'trap', trap: 'division_by_zero' } : answer,
  );
  expect(traps.report).toMatchObject({ ending: 'crashed', failure: { input: '2 5\n' } });
  expect(traps.run.trap).toBe('division_by_zero');
  const exits = await tried(() => ({ exitCode: 1, remarks: ['system'] }));
  expect(exits.report).toMatchObject({ ending: 'crashed', kind: 'sample' });
  expect(exits.remarks).toEqual(['system']);
});

test.each([
  ['AC', (_: string, answer: string) => answer],
  ['WA', (_: string, answer: string) => answer.replace('1', '0')],
  ['PE', (_: string, answer: string) => answer.replaceAll('\n', ' ')],
  ['RE', () => ({ status: 'trap', trap: 'abort' }) as const],
  ['TLE', () => ({ status: 'time' }) as const],
  ['MLE', () => ({ status: 'memory' }) as const],
  ['OLE', () => ({ status: 'output' }) as const],
])('%s', async (verdict, program) => {
  expect(verdictOf((await tried(program)).report)).toBe(verdict);
});

test('an unknown dialect is refused, and a run that nobody asked for fails', async () => {
  const runner = runnerOf((_, answer) => answer);
  const refused = await tryProgram(engine, runner, {} as WebAssembly.Module, 'poj1', limits);
  expect(refused).toMatchObject({ ok: false, notice: { code: 'unknown_dialect' } });
  await expect(engine.takeRun('exited', new Uint8Array(), 0)).rejects.toThrow('no trial');
});
