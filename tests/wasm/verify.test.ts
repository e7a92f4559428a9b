// The page "Check it yourself": the oracle's module agrees with the solver's modules, and a wrong answer of either is found.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Engine, Solution } from '../../web/engine/engine';
import createOracle from '../../web/engine/generated/impartial_oracle.mjs';
import { Checks } from '../../web/verify/checks';
import type { State } from '../../web/verify/checks';
import { line, compare } from '../../web/verify/compare';
import type { Opinions, Result } from '../../web/verify/compare';
import type { Slice } from '../../web/verify/oracle_module';
import { publishedSlice } from '../../web/verify/published';
import { topicIds, topics } from '../../web/verify/topics';
import type { Topic, TopicId } from '../../web/verify/topics';
import { newEngine } from './module';

const wasmBinary = readFileSync(
  new URL('../../web/engine/generated/impartial_oracle.wasm', import.meta.url),
);
const oracleModule = createOracle({ wasmBinary });
const oracle: Opinions['oracle'] = {
  slice: async (...question) => oracleModule.slice(...question),
};
const engine = newEngine();
/** Those that end soon: the tests of the search take the others. */
const quick = topics.filter(({ table }) => !table);

function topicOf(id: TopicId): Topic {
  const found = topics.find((topic) => topic.id === id);
  if (!found) throw new Error(id);
  return found;
}

function run(topic: Topic, opinions: Partial<Opinions> = {}): Promise<Result> {
  const { signal } = new AbortController();
  const options = { signal, onProgress: () => undefined };
  return compare(topic, [{ engine, oracle, ...opinions }], options);
}

/** An engine, and a promise of its first answer to judge text. */
function reportingEngine(): { readonly late: Engine; readonly hasSolved: Promise<void> } {
  const late = newEngine();
  const solve = late.solve.bind(late);
  const hasSolved = new Promise<void>((resolve) => {
    late.solve = async (...args) => {
      const solution = await solve(...args);
      resolve();
      return solution;
    };
  });
  return { late, hasSolved };
}

const changed = (text: string, line: number, other: string): string =>
  text
    .split('\n')
    .map((each, index) => (index === line ? other : each))
    .join('\n');

test.each(quick)('$id: all $total agree', async (topic) => {
  expect(await run(topic)).toEqual({ kind: 'agree', compared: topic.total });
});

test.each(topics.filter(({ table }) => table))('$id: a table of $total', ({ id, total }) => {
  const { positions, answers } = publishedSlice(id, 0, Infinity);
  const all = positions.trimEnd().split('\n');
  expect(all).toHaveLength(total);
  expect(new Set(all).size, 'no position twice').toBe(total);
  for (const answer of answers.trimEnd().split('\n')) expect(answer).toMatch(/^(P|N( \d+)*)$/);
});

test('the first pairs of a table agree, and a wrong row of it is found', async () => {
  const topic = { ...topicOf('sylver_pairs'), total: 40 };
  expect(await run(topic)).toEqual({ kind: 'agree', compared: 40 });
  const wrong: Engine = Object.assign(newEngine(), {
    analyse: async () => ({
      ok: true,
      value: { outcome: 'N', grundy: null, winning: ['7'], complete: true },
    }),
  });
  expect(await run(topic, { engine: wrong })).toMatchObject({
    kind: 'differ',
    compared: 1,
    first: { position: '<2 3>', solver: 'N 7', second: 'P' },
  });
});

describe('a wrong answer is found, with its position and both answers', () => {
  test('of the solver, in judge text of three lines a case', async () => {
    const solve: Engine['solve'] = async (...args): Promise<Solution> => {
      const solution = await engine.solve(...args);
      const text = changed(
        await solution.answer.text(),
        3 * 1234 + 1,
        'The winning moves are: 21.',
      );
      return { ...solution, answer: new Blob([text]) };
    };
    const wrong = Object.assign(newEngine(), { solve });
    const { positions, answers } = oracleModule.slice('number_game_text', 1234, 1);
    expect(await run(topicOf('number_game_text'), { engine: wrong })).toEqual({
      kind: 'differ',
      compared: 1235,
      first: {
        position: positions.trimEnd(),
        solver: 'Scenario #1235: The winning moves are: 21.',
        second: answers.replace('#1:', '#1235:').trim().replaceAll('\n', ' '),
      },
    });
  });

  test('of the solver, on the board', async () => {
    const analyse: Engine['analyse'] = async (game, position) => {
      const found = await engine.analyse(game, position);
      return found.ok && position === '3 5'
        ? { ok: true, value: { ...found.value, outcome: 'N' } }
        : found;
    };
    const wrong = Object.assign(newEngine(), { analyse });
    expect(await run(topicOf('wythoff_board'), { engine: wrong })).toEqual({
      kind: 'differ',
      compared: 3 * 61 + 6,
      first: { position: '3 5', solver: 'N 0', second: 'P 0' },
    });
  });

  test('of the oracle', async () => {
    const slice: Opinions['oracle']['slice'] = async (id, from, count) => {
      const right = oracleModule.slice(id, from, count);
      return from === 5000 ? { ...right, answers: changed(right.answers, 7, '1') } : right;
    };
    const topic = topicOf('wythoff_text');
    const { positions, answers } = oracleModule.slice(topic.id, 5007, 1);
    expect(await run(topic, { oracle: { slice } })).toEqual({
      kind: 'differ',
      compared: 5008,
      first: { position: positions.trimEnd(), solver: answers.trimEnd(), second: '1' },
    });
  });

  test.each([
    ['ends too early', 'none\n1:19>', '1:19>'],
    ['lacks a case', 'none\n', ''],
    ['does not end', 'none\n1:19>20\nnone\n', '1:19>20 none'],
  ])('of the solver, whose output %s', async (_, output, solver) => {
    const slice: Slice = { positions: '20\n19\n', input: '', answers: 'none\n1:19>20\n' };
    const wrong = Object.assign(newEngine(), {
      solve: async () => ({ answer: new Blob([output]), notices: [] }),
    });
    const topic = { ...topicOf('chess_rows_text'), total: 2 };
    const opinions = { engine: wrong as unknown as Engine, oracle: { slice: async () => slice } };
    expect(await run(topic, opinions)).toEqual({
      kind: 'differ',
      compared: 2,
      first: { position: '19', solver, second: '1:19>20' },
    });
  });

  test('of the solver, that refuses the text', async () => {
    const right = oracleModule.slice('misere_nim_text', 0, 2);
    const slice = { ...right, input: '2\n0\n\n1\nx\n' };
    const found = await run(topicOf('misere_nim_text'), { oracle: { slice: async () => slice } });
    expect(found).toMatchObject({
      kind: 'differ',
      first: { position: '1', solver: expect.stringContaining('x'), second: 'none' },
    });
  });
});

describe('on two cores', () => {
  const { signal } = new AbortController();
  const topic = topicOf('wythoff_text');

  test('each slice is compared once', async () => {
    const asked: number[][] = [[], []];
    const pairs = asked.map((froms) => ({
      engine: newEngine(),
      oracle: {
        slice: async (id: string, from: number, count: number) => {
          froms.push(from);
          return oracleModule.slice(id, from, count);
        },
      },
    }));
    const told: number[] = [];
    const onProgress = (compared: number) => void told.push(compared);
    const found = await compare(topic, pairs, { signal, onProgress });
    expect(found).toEqual({ kind: 'agree', compared: topic.total });
    expect(asked.every((froms) => froms.length > 0)).toBe(true);
    expect(asked.flat().sort((a, b) => a - b)).toEqual([0, 5000, 10_000, 15_000, 20_000]);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(topic.total);
  });

  test('the first disagreement is found, although another comes sooner', async () => {
    let send = (): void => {};
    const isLate = new Promise<void>((resolve) => (send = resolve));
    const slice: Opinions['oracle']['slice'] = async (id, from, count) => {
      const right = oracleModule.slice(id, from, count);
      if (from === 0) await isLate;
      else send();
      return { ...right, answers: changed(right.answers, 7, '1') };
    };
    const pairs = [1, 2].map(() => ({ engine: newEngine(), oracle: { slice } }));
    const found = await compare(topic, pairs, { signal, onProgress: () => undefined });
    expect(found).toMatchObject({ kind: 'differ', compared: 8 });
  });

  test('one that fails fails the topic', async () => {
    let send = (): void => {};
    const isLate = new Promise<void>((resolve) => (send = resolve));
    const slice: Opinions['oracle']['slice'] = async (...question) => {
      await isLate;
      return oracleModule.slice(...question);
    };
    const broken = { slice: async () => Promise.reject(new Error('no worker')) };
    const { late, hasSolved } = reportingEngine();
    const pairs = [
      { engine: late, oracle: { slice } },
      { engine, oracle: broken },
    ];
    const told: number[] = [];
    const onProgress = (compared: number) => void told.push(compared);
    await expect(compare(topic, pairs, { signal, onProgress })).rejects.toThrow('no worker');
    // The other one says nothing more, although its slice is answered.
    send();
    await hasSolved;
    // An answer is compared and told without waiting for anything but promises.
    await new Promise(setImmediate);
    expect(told).toEqual([]);
  });
});

test('fewer positions than promised are no success', async () => {
  const topic = { ...topicOf('misere_nim_text'), total: 3004 };
  await expect(run(topic)).rejects.toThrow('3003 of 3004');
  const fewer = { ...topicOf('misere_nim_text'), total: 3002 };
  await expect(run(fewer)).rejects.toThrow('3003 of 3002');
});

test('an incomplete list of winning moves is no complete one', () => {
  const found = { outcome: 'N', grundy: null, winning: ['7'] } as const;
  expect(line({ ...found, complete: true })).toBe('N - 7');
  expect(line({ ...found, complete: false })).toBe('N - 7 ...');
});

describe('the list of checks', () => {
  const few = ['wythoff_text', 'misere_nim_text', 'misere_nim_board'] as const;
  const some = few.map(topicOf);

  function checks(start = () => ({ engine, oracle, close: () => void ++closed })) {
    const told: string[] = [];
    const list = new Checks(some, start, ({ id }, state) => {
      told.push(`${id} ${state?.kind}`);
      if (!list.isAnyBusy) done();
    });
    let done = (): void => {};
    const whenDone = new Promise<void>((resolve) => (done = resolve));
    return { list, told, whenDone };
  }
  let closed = 0;
  const kinds = (list: Checks): (State['kind'] | undefined)[] =>
    some.map((topic) => list.stateOf(topic)?.kind);

  test('runs all, one after the other, and closes what it has started', async () => {
    closed = 0;
    const { list, told, whenDone } = checks();
    list.toggleAll();
    expect(kinds(list)).toEqual(['running', 'waiting', 'waiting']);
    await whenDone;
    expect(kinds(list)).toEqual(['agree', 'agree', 'agree']);
    expect(told.filter((line) => line.endsWith('agree'))).toEqual(few.map((id) => `${id} agree`));
    await expect.poll(() => closed).toBe(1);
  });

  test('starts as many as may work at the same time, and closes those that it has', async () => {
    const started: string[] = [];
    let closes = 0;
    let starts = 0;
    const start = () => {
      if (++starts === 2) throw new Error('no worker');
      return { engine: newEngine(), oracle, close: () => void ++closes };
    };
    const list = new Checks(
      some,
      start,
      ({ id }, state) => started.push(`${id} ${state?.kind}`),
      3,
    );
    list.toggleAll();
    await expect.poll(() => list.isAnyBusy).toBe(false);
    expect(kinds(list)).toEqual(['failed', 'agree', 'agree']);
    expect(starts).toBe(5);
    await expect.poll(() => closes).toBe(4);
    expect(started).toContain('wythoff_text failed');
  });

  test('stops', async () => {
    const { list, whenDone } = checks();
    list.toggleAll();
    list.toggleAll();
    await whenDone;
    expect(kinds(list)).toEqual(['stopped', undefined, undefined]);
  });

  test('stops while a worker says nothing, and asks it no more', async () => {
    closed = 0;
    const silent = { slice: () => new Promise<Slice>(() => {}) };
    const { list, whenDone } = checks(() => ({
      engine,
      oracle: silent,
      close: () => void ++closed,
    }));
    list.toggle(topicOf('misere_nim_text'));
    list.toggle(topicOf('misere_nim_text'));
    await whenDone;
    expect(kinds(list)).toEqual([undefined, 'stopped', undefined]);
    await expect.poll(() => closed).toBe(1);
  });

  test('one that fails does not keep the next from running', async () => {
    let starts = 0;
    const { list, whenDone } = checks(() => {
      if (++starts === 1) throw new Error('no worker');
      return { engine, oracle, close: () => undefined };
    });
    list.toggleAll();
    await whenDone;
    expect(kinds(list)).toEqual(['failed', 'agree', 'agree']);
    expect(list.stateOf(topicOf('wythoff_text'))).toMatchObject({ reason: 'no worker' });
  });
});

test('every topic has an id of its own', () => {
  expect(new Set(topicIds).size).toBe(topics.length);
});
