// The session protocol, with a module that answers each byte with itself. tests/wasm has the real module.
import { describe, expect, it, vi } from 'vitest';
import { directEngine } from '../../web/engine/direct_engine';
import { gentle } from '../../web/engine/position_engine';
import { chunkBytes } from '../../web/engine/source';
import { ContractError } from '../../web/engine/guard';
import type {
  JudgeModule,
  PositionsModule,
  SearchModule,
  Session,
} from '../../web/engine/impartial_module';
import type { WantedCase } from '../../web/engine/case_index';
import type { Reply } from '../../web/engine/types';

const notice = {
  severity: 'error',
  code: 'unknown_dialect',
  message: 'there is no dialect "x"',
  found: 'x',
  case: 0,
  line: 1,
  column: 1,
  offset: 0,
  length: 0,
};

const answered = (text: string): Reply => `=${text}`;
const refused = (why: object): Reply => `!${JSON.stringify(why)}`;
const gameIn = (id: string, module: string) => ({
  id,
  play: 'normal',
  example: '2',
  module,
  dialects: [],
});

const found = {
  case: 1,
  line: 1,
  endLine: 1,
  offset: 0,
  length: 5,
  position: '2 5',
  refusal: null,
};
const noModule = (): Promise<never> => Promise.reject(new Error('404'));

interface Fed {
  bytes: number;
  last: boolean;
}

/** Hands out at most `answerLimit` bytes in a feed, and reports `more` until the last. */
function echoModule(
  answerLimit = Infinity,
  overrides: Partial<Session> = {},
  pieceBytes = 1 << 24,
) {
  const fed: Fed[] = [];
  let deleted = 0;
  const positions: PositionsModule = {
    games: () => JSON.stringify({ games: [gameIn('x', 'positions')] }),
    analyse: () => refused(notice),
    play: () => answered('2 5'),
    picture: () => answered('{"grundy":[[0]]}'),
    remoteness: () => answered('null'),
  };
  const judge: JudgeModule = {
    reflow: (_dialect, from) => answered(from),
    case_at: (_dialect, bytes, offset, number, { cases }) =>
      answered(
        JSON.stringify({ ...found, case: cases + 1, line: number, offset, length: bytes.length }),
      ),
    solver(dialect) {
      if (dialect !== 'echo') return refused(notice);
      let room = new Uint8Array();
      let waiting = new Uint8Array();
      let answer = new Uint8Array();
      return {
        room: (bytes) => (room = new Uint8Array(bytes)),
        feed(bytes, last): string {
          fed.push({ bytes, last });
          waiting = Buffer.concat([waiting, room.subarray(0, bytes)]);
          answer = waiting.slice(0, answerLimit);
          waiting = waiting.slice(answer.length);
          const more = waiting.length > 0;
          const report = {
            cases: fed.length,
            more,
            done: last && !more,
            notices: [],
            suppressed: { errors: 0, warnings: 0 },
            next: { line: 1, column: 1, offset: 0 },
          };
          return JSON.stringify(report);
        },
        list_starts: () => undefined,
        starts: () => new Uint32Array(),
        answer: () => answer,
        delete: () => ++deleted,
        ...overrides,
      } as Session;
    },
  };
  const modules = {
    positions: async () => positions,
    judge: async () => judge,
    search: noModule,
    rules: noModule,
    check: noModule,
  };
  const engine = directEngine(modules, { pieceBytes });
  return { engine, fed, deleted: () => deleted };
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

describe('directEngine', () => {
  it('feeds a short text in one piece and deletes its session', async () => {
    const { engine, fed, deleted } = echoModule();
    const solution = await engine.solve('echo', '2 5\n３');
    expect(await solution.answer.text()).toBe('2 5\n３');
    expect(text(solution.beginning)).toBe('2 5\n３');
    expect(fed).toEqual([{ bytes: 7, last: true }]);
    expect(deleted()).toBe(1);
  });

  it('feeds an empty input too: it has an answer, or an error', async () => {
    const { engine, fed } = echoModule();
    expect((await engine.solve('echo', '')).answer.size).toBe(0);
    expect(fed).toEqual([{ bytes: 0, last: true }]);
  });

  it.each([
    ['bytes', (bytes: Uint8Array<ArrayBuffer>) => bytes],
    ['a file', (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes])],
  ])('feeds %s in chunks, the last one marked', async (_, wrap) => {
    const { engine, fed } = echoModule();
    const bytes = Uint8Array.from({ length: 2 * chunkBytes + 3 }, (_, i) => i % 251);
    const reached: number[] = [];
    const { answer } = await engine.solve('echo', wrap(bytes), {
      onProgress: ({ bytesRead }) => reached.push(bytesRead),
    });
    expect(fed).toEqual([
      { bytes: chunkBytes, last: false },
      { bytes: chunkBytes, last: false },
      { bytes: 3, last: true },
    ]);
    expect(reached).toEqual([chunkBytes, 2 * chunkBytes, bytes.length]);
    expect(Buffer.compare(await bytesOf(answer), bytes)).toBe(0);
  });

  it('takes an answer that comes in several parts', async () => {
    const { engine, fed } = echoModule(4);
    expect(await (await engine.solve('echo', '1 2 3 4 5')).answer.text()).toBe('1 2 3 4 5');
    expect(fed).toEqual([
      { bytes: 9, last: true },
      { bytes: 0, last: true },
      { bytes: 0, last: true },
    ]);
  });

  it('turns a refused session into a notice', async () => {
    const { engine, fed } = echoModule();
    const solution = await engine.solve('x', '1 2');
    expect(solution.notices).toEqual([notice]);
    expect(solution.cases).toBe(0);
    expect(solution.answer.size).toBe(0);
    expect(fed).toEqual([]);
  });

  it.each([
    ['is no JSON', () => 'text'],
    ['is no Report', () => '{"cases":"three"}'],
    [
      'never ends',
      () =>
        '{"cases":0,"more":false,"done":false,"notices":[],"suppressed":{"errors":0,"warnings":0},"next":{"line":1,"column":1,"offset":0}}',
    ],
  ])('throws where an answer %s, and deletes the session', async (_, feed) => {
    const { engine, deleted } = echoModule(Infinity, { feed });
    await expect(engine.solve('echo', '1')).rejects.toBeInstanceOf(ContractError);
    expect(deleted()).toBe(1);
  });

  it('gives all of an answer of any size, and its beginning apart', async () => {
    const input = Array.from({ length: 200 }, (_, i) => `${i}\n`).join('');
    const cut = 7 * Math.ceil(100 / 7);
    const { engine } = echoModule(7, {}, 100);
    const { answer, beginning } = await engine.solve('echo', input);
    expect(await answer.text()).toBe(input);
    expect(text(beginning)).toBe(input.slice(0, cut));
    const short = await engine.solve('echo', input.slice(0, 99));
    expect(text(short.beginning)).toBe(input.slice(0, 99));
  });

  it('stops between two chunks when it is aborted', async () => {
    const { engine, fed, deleted } = echoModule();
    const abort = new AbortController();
    const solving = engine.solve('echo', new Uint8Array(3 * chunkBytes), {
      signal: abort.signal,
      onProgress: () => abort.abort(),
    });
    await expect(solving).rejects.toMatchObject({ name: 'AbortError' });
    expect(fed).toHaveLength(1);
    expect(deleted()).toBe(1);
  });

  it('distinguishes a value from a notice', async () => {
    const { engine } = echoModule();
    expect(await engine.analyse('x', '2')).toEqual({ ok: false, notice });
    expect(await engine.play('number_game', '2 5 7', '7')).toEqual({ ok: true, value: '2 5' });
    const picture = { grundy: [[0]] };
    expect(await engine.picture('wythoff', '0 0')).toEqual({ ok: true, value: picture });
  });
});

describe('caseAt', () => {
  const input = '1 1\n'.repeat(10);
  const place = (cases: number) => ({ cases, line: 1 + cases, column: 1, offset: 4 * cases });
  const index = { places: [0, 3, 6, 9].map(place), last: 10 };
  /** What the module is asked. The fake gives the number back as a line. */
  const asked = async (wanted: WantedCase, of: string | Blob = input) => {
    const { engine } = echoModule();
    const reply = await engine.caseAt('echo', of, wanted, index);
    if (!reply.ok || !reply.value) throw new Error('no case');
    const { case: first, length, line: number, offset } = reply.value;
    return { behind: first - 1, length, number, offset };
  };

  it.each([
    [{ case: 1 }, { behind: 0, length: 24, number: 1 }],
    [{ case: 3 }, { behind: 0, length: 24, number: 3 }],
    [{ case: 4 }, { behind: 3, length: 24, number: 4 }],
    [{ case: 7 }, { behind: 6, length: 16, number: 7 }],
    [{ case: 99 }, { behind: 9, length: 4, number: 10 }],
    [{ offset: 0 }, { behind: 0, length: 24, number: 10, offset: 0 }],
    [{ offset: 11 }, { behind: 0, length: 24, number: 10, offset: 11 }],
    [{ offset: 12 }, { behind: 3, length: 24, number: 10, offset: 12 }],
    [{ offset: 999 }, { behind: 9, length: 4, number: 10, offset: 999 }],
  ])('reads only the part of the text around %o', async (wanted, part) => {
    expect(await asked(wanted)).toMatchObject(part);
    expect(await asked(wanted, new Blob([input]))).toMatchObject(part);
  });

  it('reads the whole text without an index', async () => {
    const { engine } = echoModule();
    expect(await engine.caseAt('echo', input, { offset: 0 })).toMatchObject({
      value: { case: 1, length: input.length },
    });
  });
});

/**
 * A first module with the game `p`, and a search module with the game `s`, whose sessions have three steps.
 */
function twoModules() {
  const opened: string[] = [];
  let deleted = 0;
  let loads = 0;
  const positions: PositionsModule = {
    games: () => JSON.stringify({ games: [gameIn('p', 'positions'), gameIn('s', 'search')] }),
    analyse: () => refused(notice),
    play: () => answered('first'),
    picture: () => answered('null'),
    remoteness: () => answered('null'),
  };
  const search: SearchModule = {
    analyse: () => refused(notice),
    play: () => answered('search'),
    picture: () => answered('null'),
    remoteness: () => answered('null'),
    certificate: (_, position) => answered(`of ${position}`),
    open(_, position) {
      opened.push(position);
      if (position === 'bad') return refused(notice);
      let steps = 0;
      return {
        step: () => {
          const solved = ++steps === 3;
          const replies = { solved: 0, total: 0 };
          const report = {
            solved,
            valued: solved,
            done: solved,
            positions: steps,
            pPositions: 0,
            bytes: 0,
            replies,
          };
          return JSON.stringify(report);
        },
        delete: () => ++deleted,
      };
    },
  };
  const load = async () => {
    if (++loads === 1) throw new Error('404');
    return search;
  };
  const engine = directEngine({
    positions: async () => positions,
    judge: noModule,
    search: load,
    rules: noModule,
    check: noModule,
  });
  return { engine, opened, deleted: () => deleted, loads: () => loads };
}

describe('the search module', () => {
  it('is loaded for a game in it, but not for another or an unknown one', async () => {
    const { engine, loads } = twoModules();
    expect(await engine.play('p', '2', '1')).toEqual({ ok: true, value: 'first' });
    expect(await engine.play('unknown', '2', '1')).toEqual({ ok: true, value: 'first' });
    expect(await engine.analyse('p', '3')).toEqual({ ok: false, notice });
    expect(loads()).toBe(0);
    await expect(engine.play('s', '3', '1')).rejects.toMatchObject({ stage: 'load' });
    expect(await engine.play('s', '3', '1')).toEqual({ ok: true, value: 'search' });
    await engine.play('s', '4', '1');
    expect(loads()).toBe(2);
  });

  it('reads the position of a search once, and deletes the session for the next', async () => {
    const { engine, opened, deleted } = twoModules();
    await expect(engine.step('g', '3')).rejects.toMatchObject({ stage: 'load' });
    expect(await engine.step('g', '3')).toMatchObject({ ok: true, value: { positions: 3 } });
    await engine.step('g', '3');
    expect(opened).toEqual(['3']);
    expect(await engine.step('g', 'bad')).toEqual({ ok: false, notice });
    expect(opened).toEqual(['3', 'bad']);
    await engine.step('g', '3');
    expect(opened).toEqual(['3', 'bad']);
    expect(deleted()).toBe(0);
    await engine.step('g', '4');
    expect(deleted()).toBe(1);
  });

  it('visits few positions at a time on the thread of a page', async () => {
    // A clock that each question to the solver moves on by a millisecond.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const asked: number[] = [];
    const replies = { solved: 0, total: 0 };
    const found = { solved: false, valued: false, done: false };
    const report = { ...found, positions: 1, pPositions: 0, bytes: 0, replies };
    const search: Partial<SearchModule> = {
      open: () => ({
        step: (positions) => {
          asked.push(positions);
          ++now;
          return JSON.stringify(report);
        },
        delete: () => {},
      }),
    };
    const modules = {
      positions: async () =>
        ({ games: () => JSON.stringify({ games: [gameIn('g', 'search')] }) }) as PositionsModule,
      judge: noModule,
      search: async () => search as SearchModule,
      rules: noModule,
      check: noModule,
    };
    try {
      expect(await directEngine(modules, {}, gentle).step('g', '3')).toMatchObject({
        ok: true,
      });
      expect(asked).toEqual(Array(6).fill(200));
    } finally {
      clock.mockRestore();
    }
  });
});
