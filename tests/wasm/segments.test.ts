// A file that helpers answer in segments has the same solution as one that is answered alone, for any bytes.
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answerSegments } from '../../web/engine/answer_segments';
import { EngineFailure } from '../../web/engine/engine';
import type { Solution } from '../../web/engine/engine';
import type { JudgeModule } from '../../web/engine/impartial_module';
import { judgeCalls } from '../../web/engine/judge_calls';
import type { Helper, Helping } from '../../web/engine/segments';
import { judgeCases } from '../corpus';
import { loadCheck, loadJudge } from './module';

let modules: readonly JudgeModule[] = [];
beforeAll(async () => {
  modules = await Promise.all([loadJudge(), loadJudge(), loadJudge()]);
});

let followed = 0;

/** Counts the segments that are followed. */
function counting(judge: JudgeModule): JudgeModule {
  return {
    ...judge,
    solver(dialect, seed) {
      const session = judge.solver(dialect, seed);
      const follow = session.follow.bind(session);
      session.follow = (segment) => {
        const follows = follow(segment);
        followed += Number(follows);
        return follows;
      };
      return session;
    },
  };
}

type Start = (index: number) => Promise<Helper>;
const startHere: Start = async (index) => ({
  ask: answerSegments(modules[1 + index] as JudgeModule),
  close: () => undefined,
});

/** `bytes`: of a part. */
function inSegments(bytes: number, look: number, startHelper = startHere) {
  let started = 0;
  const helping: Helping = {
    leastBytes: 0,
    helpers: async () => ({
      size: { bytes, look },
      count: 2,
      start: () => startHelper(started++),
    }),
  };
  const { solve } = judgeCalls(counting(modules[0] as JudgeModule), {}, helping);
  return (dialect: string, text: BlobPart) => solve(dialect, new Blob([text]));
}

const alone = (dialect: string, text: BlobPart): Promise<Solution> =>
  judgeCalls(modules[0] as JudgeModule, {}).solve(dialect, new Blob([text]));

const told = async ({ answer, cases, notices, suppressed, starts, index }: Solution) => ({
  answer: await answer.text(),
  cases,
  notices,
  suppressed,
  starts,
  last: index.last,
});

/** From every place of the index the next case is found as it is from the start. */
async function expectPlaces(dialect: string, text: BlobPart, solution: Solution): Promise<void> {
  const { index, cases } = solution;
  const { caseAt } = judgeCalls(modules[0] as JudgeModule, {});
  for (const place of index.places) {
    if (place.cases === cases) continue;
    const wanted = { case: place.cases + 1 };
    const found = await caseAt(dialect, new Blob([text]), wanted, index);
    expect(found).toEqual(await caseAt(dialect, new Blob([text]), wanted));
  }
}

const files = judgeCases.map(({ dialect, input }) => ({ dialect, text: input }));

describe('a file in segments', () => {
  it('has the same solution, all of the corpus', async () => {
    followed = 0;
    for (const { dialect, text } of files) {
      const whole = await alone(dialect, text);
      const solution = await inSegments(100, 50)(dialect, text);
      expect(await told(solution)).toEqual(await told(whole));
      if (text.length < 2000) await expectPlaces(dialect, text, solution);
    }
    expect(followed).toBeGreaterThan(100);
  });

  it('has the same solution, any bytes', async () => {
    followed = 0;
    const small = files.filter(({ text }) => text.length < 20_000);
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      removed: fc.nat(3),
      put: fc.constantFrom(
        '',
        '0',
        '7',
        ' ',
        '\n',
        '\n\n',
        '\r\n',
        'x',
        '-',
        '1000000000000',
        '\n0\n',
        '\0',
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...small),
        fc.nat(5),
        fc.array(change, { maxLength: 3 }),
        fc.integer({ min: 8, max: 2000 }),
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        async ({ dialect, text }, times, changes, bytes, look) => {
          let longer = new TextDecoder('latin1')
            .decode(text)
            .repeat(times + 1)
            .slice(0, 20_000);
          for (const { at, removed, put } of changes) {
            const from = Math.floor(at * longer.length);
            longer = longer.slice(0, from) + put + longer.slice(from + removed);
          }
          const changed = Uint8Array.from(longer, (each) => each.charCodeAt(0));
          const solution = await inSegments(bytes, Math.ceil(look * bytes))(dialect, changed);
          expect(await told(solution)).toEqual(await told(await alone(dialect, changed)));
        },
      ),
      { numRuns: 300 },
    );
    expect(followed).toBeGreaterThan(50);
  });

  it('is mostly answered by helpers', async () => {
    const check = await loadCheck();
    for (const dialect of ['poj1143', 'hdu5724', 'wythoff_moves', 'lightoj1253']) {
      const text = check.generate(dialect, 'random', 3, 0).slice(1);
      const input = dialect === 'poj1143' ? text.replace(/0\n$/, '') : text;
      followed = 0;
      const bytes = Math.ceil(input.length / 10);
      const solution = await inSegments(bytes, bytes)(dialect, input);
      expect(await told(solution)).toEqual(await told(await alone(dialect, input)));
      expect(followed, dialect).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('a helper', () => {
  const text = '3 5\n4 6\n'.repeat(500);

  it('that cannot be loaded is not needed', async () => {
    const failing: Start = () => Promise.reject(new EngineFailure('load', '404'));
    const solution = await inSegments(100, 50, failing)('hdu1527', text);
    expect(await told(solution)).toEqual(await told(await alone('hdu1527', text)));
  });

  it('that dies fails the text, and the others are closed', async () => {
    let closed = 0;
    let asked = 0;
    const dying: Start = async (index) => {
      const { ask } = await startHere(index);
      return {
        ask: (request) =>
          ++asked > 6 ? Promise.reject(new EngineFailure('run', 'the worker died')) : ask(request),
        close: () => ++closed,
      };
    };
    await expect(inSegments(100, 50, dying)('hdu1527', text)).rejects.toThrow('the worker died');
    expect(closed).toBe(2);
  });

  it('is not asked for a text that is no file, or a small one', async () => {
    const helpers = vi.fn(async () => undefined);
    const judge = modules[0] as JudgeModule;
    const { cases } = await judgeCalls(judge, {}, { leastBytes: 0, helpers }).solve(
      'hdu1527',
      text,
    );
    expect(cases).toBe(1000);
    const leastBytes = text.length + 1;
    const small = judgeCalls(judge, {}, { leastBytes, helpers });
    expect((await small.solve('hdu1527', new Blob([text]))).cases).toBe(1000);
    expect(helpers).not.toHaveBeenCalled();
    // On one core, nobody helps.
    const large = judgeCalls(judge, {}, { leastBytes: 0, helpers });
    expect((await large.solve('hdu1527', new Blob([text]))).cases).toBe(1000);
    expect(helpers).toHaveBeenCalledOnce();
  });
});
