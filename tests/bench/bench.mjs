// npm run bench: bulk judge text through the native program, the native session and the wasm in Node, beside programs
// in the manner of the published ones, the scalar reference and a copy of the text. Every answer is compared with those
// programs' answers. Machines are noisy, so the commands take turns, the table shows medians, and only the ratios matter.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import {
  bulk,
  folder,
  inputOf,
  median,
  programs,
  solveInWasm,
  timed,
  wasmModule,
} from './bulk.mjs';

const rounds = 5;

function same(file, expected, who) {
  if (!readFileSync(file).equals(readFileSync(expected)))
    throw new Error(`${who} answers ${file} wrongly`);
}

const module = await wasmModule('web/engine/generated');
const rows = [];
for (const each of bulk) {
  const { dialect, rewritten } = each;
  const input = inputOf(each);
  const expected = `${folder}/${dialect}.ans`;
  const bytes = readFileSync(input);
  const seconds = { rewritten: [], program: [], wasm: [] };
  for (let round = 0; round < rounds; ++round) {
    seconds.rewritten.push(timed(`${programs}/${rewritten}`, [], input, expected));
    seconds.program.push(
      timed('build/native/impartial', ['solve', dialect], input, `${folder}/${dialect}.out`),
    );
    const answers = [];
    // Copied, as the page must do: the view becomes invalid with the next call.
    seconds.wasm.push(
      solveInWasm(module, dialect, bytes, (view) => answers.push(Buffer.from(view))),
    );
    if (round === 0) {
      same(`${folder}/${dialect}.out`, expected, 'the native program');
      if (!Buffer.concat(answers).equals(readFileSync(expected)))
        throw new Error(`the wasm answers ${dialect} wrongly`);
    }
  }
  const speed = Object.fromEntries(
    Object.entries(seconds).map(([who, times]) => [who, bytes.length / 1e6 / median(times)]),
  );
  rows.push({ dialect, speed });
}

const report = `${folder}/native.json`;
execFileSync(
  `${programs}/impartial_bench`,
  [
    `--benchmark_repetitions=${rounds}`,
    '--benchmark_enable_random_interleaving=true',
    '--benchmark_min_time=0.2',
    `--benchmark_out=${report}`,
    '--benchmark_out_format=json',
  ],
  {
    env: { ...process.env, IMPARTIAL_BENCH_DIR: folder },
    stdio: 'ignore',
  },
);
for (const { run_name, aggregate_name, ...found } of JSON.parse(readFileSync(report)).benchmarks) {
  if (found.error_message) throw new Error(`${run_name}: ${found.error_message}`);
  if (aggregate_name !== 'median') continue;
  const [who, dialect] = run_name.split('/');
  rows.find((row) => row.dialect === dialect).speed[who] = found.bytes_per_second / 1e6;
}

const ratio = (a, b) => Number((a / b).toFixed(2));
const table = rows.map(({ dialect, speed }) => ({
  dialect,
  'plain program MB/s': Math.round(speed.rewritten),
  'impartial solve MB/s': Math.round(speed.program),
  'ratio to plain': Number((speed.program / speed.rewritten).toFixed(1)),
  'native session MB/s': Math.round(speed.session),
  'to the reference': ratio(speed.session, speed.reference),
  'to a copy': ratio(speed.session, speed.copy),
  'wasm session MB/s': Math.round(speed.wasm),
  'wasm / native': ratio(speed.wasm, speed.session),
}));
writeFileSync(`${folder}/table.json`, JSON.stringify(table, null, 2));
console.table(table);
