// A part of npm run bench: searches of Sylver Coinage, natively on one thread and on all, and in the wasm in Node. They
// take turns, and must give the same answer.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { median } from './bulk.mjs';

const rounds = 3;
const game = 'sylver_coinage';
const threads = availableParallelism();
const positions = ['<16 17>', '<10 26>', '<18 20>', '<16 26>'];

function natively(position, count) {
  const args = ['analyse', game, position, '--threads', String(count)];
  const { stdout, status } = spawnSync('build/native/impartial', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${position}: exit status ${status}`);
  return JSON.parse(stdout);
}

const path = join(resolve('web/engine/generated'), 'impartial_search');
const { default: create } = await import(`${path}.mjs`);
const wasmBinary = readFileSync(`${path}.wasm`);

async function inWasm(position) {
  // A new module, which has no results yet.
  const module = await create({ wasmBinary });
  const search = module.open(game, position);
  while (!JSON.parse(search.step(100_000)).solved);
  search.delete();
  return JSON.parse(module.analyse(game, position).slice(1));
}

async function timed(run) {
  const start = performance.now();
  const { outcome, winning } = await run();
  return { seconds: (performance.now() - start) / 1000, answer: `${outcome} ${winning.join(' ')}` };
}

const table = [];
for (const position of positions) {
  const ways = {
    'one thread': () => natively(position, 1),
    [`${threads} threads`]: () => natively(position, threads),
    wasm: () => inWasm(position),
  };
  const seconds = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  const answers = new Set();
  for (let round = 0; round < rounds; ++round) {
    for (const [way, run] of Object.entries(ways)) {
      const found = await timed(run);
      seconds[way].push(found.seconds);
      answers.add(found.answer);
    }
  }
  if (answers.size !== 1) throw new Error(`${position}: ${[...answers].join(' or ')}`);
  const [one, all, wasm] = Object.values(seconds).map(median);
  table.push({
    position,
    'one thread s': Number(one.toFixed(2)),
    [`${threads} threads s`]: Number(all.toFixed(2)),
    'times as fast': Number((one / all).toFixed(2)),
    'wasm s': Number(wasm.toFixed(2)),
    'wasm / native': Number((one / wasm).toFixed(2)),
  });
}
console.table(table);
