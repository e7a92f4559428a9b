// A part of npm run bench: searches of Sylver Coinage, natively on one thread and on all, and in the wasm in Node; and the
// proofs of periods. They take turns, and must give the same answer.
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

/** Period 4, 149,459, 144 and 349. */
const codes = ['0.127', '0.16', '0.56', '0.156'];

function natively(...args) {
  const { stdout, status } = spawnSync('build/native/impartial', args, {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: exit status ${status}`);
  return stdout;
}

async function newModule(name) {
  const path = join(resolve('web/engine/generated'), `impartial_${name}`);
  const { default: create } = await import(`${path}.mjs`);
  const wasmBinary = readFileSync(`${path}.wasm`);
  // It has no results yet.
  return () => create({ wasmBinary });
}
const newSearch = await newModule('search');
const newRules = await newModule('rules');

const answerOf = (analysis) => {
  const { outcome, winning } = JSON.parse(analysis);
  return `${outcome} ${winning.join(' ')}`;
};

async function searched(position) {
  const module = await newSearch();
  const search = module.open(game, position);
  while (!JSON.parse(search.step(100_000)).solved);
  search.delete();
  return answerOf(module.analyse(game, position).slice(1));
}

async function proved(code) {
  const module = await newRules();
  for (;;) {
    const found = JSON.parse(module.certificate('heap_games', `${code}: 1`, 100_000).slice(1));
    if (found.state === 'written') return found.text;
    if (found.state === 'none') throw new Error(code);
  }
}

/** The median seconds of each way; all must give the same answer. */
async function inTurn(ways) {
  const seconds = ways.map(() => []);
  const answers = new Set();
  for (let round = 0; round < rounds; ++round) {
    for (const [index, way] of ways.entries()) {
      const start = performance.now();
      answers.add(await way());
      seconds[index].push((performance.now() - start) / 1000);
    }
  }
  if (answers.size !== 1) throw new Error(`${[...answers].join(' or ')}`);
  return seconds.map(median);
}

const searches = [];
for (const position of positions) {
  const analysed = (count) => () =>
    answerOf(natively('analyse', game, position, '--threads', String(count)));
  const [one, all, wasm] = await inTurn([analysed(1), analysed(threads), () => searched(position)]);
  searches.push({
    position,
    'one thread s': Number(one.toFixed(2)),
    [`${threads} threads s`]: Number(all.toFixed(2)),
    'times as fast': Number((one / all).toFixed(2)),
    'wasm s': Number(wasm.toFixed(2)),
    'wasm / native': Number((one / wasm).toFixed(2)),
  });
}
console.table(searches);

const proofs = [];
for (const code of codes) {
  const [native, wasm] = await inTurn([
    () => natively('certify', 'heap_games', `${code}: 1`),
    () => proved(code),
  ]);
  proofs.push({
    code,
    'native s': Number(native.toFixed(3)),
    'wasm s': Number(wasm.toFixed(3)),
    'wasm / native': Number((native / wasm).toFixed(2)),
  });
}
console.table(proofs);
