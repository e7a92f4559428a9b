// Memory after long use: a million calls of all kinds, and 300 searched positions. Only `npm run nightly` takes so long.
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import createCheck from '../../web/engine/generated/impartial_check.mjs';
import createJudge from '../../web/engine/generated/impartial_judge.mjs';
import createPositions from '../../web/engine/generated/impartial_positions.mjs';
import createSearch from '../../web/engine/generated/impartial_search.mjs';
import type { Create } from '../../web/engine/impartial_module';
import type { GameId, SearchReport } from '../../web/engine/types';
import { publishedSlice } from '../../web/verify/published';
import { samplePositions } from '../corpus';
import { openedBy } from './module';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

const memories: WebAssembly.Memory[] = [];
const wasmBytes = (): number => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);

/** The module, whose memory is watched from now on. */
function watched<Module>(create: Create<Module>, name: string): Module {
  const url = new URL(`../../web/engine/generated/impartial_${name}.wasm`, import.meta.url);
  const compiled = new WebAssembly.Module(readFileSync(url));
  return create({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(compiled, imports);
      const memory = Object.values(instance.exports).find(
        (each) => each instanceof WebAssembly.Memory,
      );
      if (!memory) throw new Error(`${name} exports no memory`);
      memories.push(memory);
      done(instance);
      return instance.exports;
    },
  });
}

const positions = watched(createPositions, 'positions');
const judge = watched(createJudge, 'judge_simd');
const check = watched(createCheck, 'check');
const search = watched(createSearch, 'search');

const games: readonly GameId[] = ['number_game', 'chess_rows', 'wythoff', 'misere_nim'];
const asked = games.flatMap((game) =>
  [...samplePositions(game), 'no position'].map((position) => [game, position] as const),
);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const texts = ['3 5\n4 6\n', '3 x\n', ''].map(bytesOf);
const beyond = ['<5 7>', '<12 13>', '<4 6>', 'no position'];

/** The calls of all modules, each with several inputs. Each returns a length, so that nothing is left out. */
const calls: readonly ((i: number) => number)[] = [
  () => positions.games().length,
  ...(['analyse', 'picture'] as const).map((call) => (i: number) => {
    const [game, position] = asked[i % asked.length] ?? ['wythoff', ''];
    return positions[call](game, position).length;
  }),
  (i) => {
    const [game, position] = asked[i % asked.length] ?? ['wythoff', ''];
    return positions.play(game, position, ['2', '1:19>20', '1,1', '1:1', 'x'][i % 5] ?? '').length;
  },
  (i) => {
    const [game, position] = asked[i % asked.length] ?? ['wythoff', ''];
    return positions.remoteness(game, position).length;
  },
  (i) => {
    const session = openedBy(judge.solver(i % 2 === 0 ? 'hdu1527' : 'wythoff_strategy', i));
    const text = texts[i % texts.length] ?? new Uint8Array();
    session.list_starts(3);
    session.room(text.length).set(text);
    const length = session.feed(text.length, true).length + session.starts().length;
    const all = length + session.answer().length;
    session.delete();
    return all;
  },
  (i) =>
    judge.case_at('hdu1527', texts[i % texts.length] ?? new Uint8Array(), 0, 1, {
      cases: 0,
      line: 1,
      column: 1,
      offset: 0,
    } as never).length,
  () => judge.reflow('hdu5724', '1 2 19 20').length,
  (i) => check.generate('hdu1527', 'small', i, 3).length,
  () => check.witness('hdu1527', 'none').length,
  (i) => search.analyse('sylver_coinage', beyond[i % beyond.length] ?? '').length,
  (i) => {
    const session = search.open('sylver_coinage', beyond[i % beyond.length] ?? '');
    if (typeof session === 'string') return session.length;
    const length = session.step(1).length;
    session.delete();
    return length;
  },
  (i) => search.certificate('sylver_coinage', beyond[i % 2] ?? '', 1).length,
];

function call(from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; ++i) {
    sum += calls[i % calls.length]?.(Math.floor(i / calls.length)) ?? 0;
  }
  return sum;
}

test('a million calls of all kinds leave memory as it was @nightly', { timeout: 7_200_000 }, () => {
  const million = 1_000_000;
  // What is kept, as the results of searches, is there after some of them.
  call(0, million / 20);
  const before = { wasm: wasmBytes(), heap: heap() };
  expect(call(million / 20, million)).toBeGreaterThan(million);
  const after = { wasm: wasmBytes(), heap: heap() };
  console.info(JSON.stringify({ before, after }));
  expect(memories).toHaveLength(4);
  expect(after.wasm).toBe(before.wasm);
  expect(after.heap - before.heap).toBeLessThan(4e6);
});

test(
  '300 searched positions hold no more than searches may keep @nightly',
  { timeout: 7_200_000 },
  () => {
    const all = (['sylver_pairs', 'sylver_long_pairs'] as const).flatMap((table) =>
      publishedSlice(table, 0, Infinity).positions.trimEnd().split('\n'),
    );
    // The longest ones.
    const searched = all.slice(-300);
    expect(searched).toHaveLength(300);
    const pass = (): { needed: number; most: number } => {
      let needed = 0;
      for (const position of searched) {
        const session = openedBy(search.open('sylver_coinage', position));
        let report: SearchReport;
        do report = JSON.parse(session.step(100_000)) as SearchReport;
        while (!report.solved);
        needed += report.bytes;
        session.delete();
      }
      // Memory of WebAssembly never shrinks.
      return { needed, most: wasmBytes() };
    };
    const first = pass();
    const second = pass();
    console.info(JSON.stringify({ first, second }));
    // More than kept results may hold, which is 512 MiB (kept_sweeps.cpp). A search that grows comes on top.
    expect(first.needed).toBeGreaterThan(2 ** 29);
    expect(second.most).toBeLessThan(2 ** 30 + 2 ** 28);
    expect(heap()).toBeLessThan(2e8);
  },
);
