// npm run bench: bulk judge text through the native program, the native session and the wasm in Node, beside programs
// in the manner of the published ones, the scalar reference and a copy of the text. Every answer is compared with those
// programs' answers. Machines are noisy, so the commands take turns, the table shows medians, and only the ratios matter.
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const programs = 'build/native/tests/bench';
const folder = 'build/bench';
const rounds = 5;
const piece = 1 << 20;

// `rewritten` is the plain program whose answers count as correct.
const bulk = [
  { dialect: 'poj1143', kind: 'number_game', size: '32MB', rewritten: 'baseline_number_game_memo' },
  { dialect: 'hdu5724', kind: 'chess', size: '64MB', rewritten: 'baseline_chess' },
  { dialect: 'hdu1527', kind: 'wythoff', size: '64MB', rewritten: 'baseline_wythoff' },
  { dialect: 'lightoj1253', kind: 'misere_nim', size: '64MB', rewritten: 'baseline_misere' },
];

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

// Runs a program with files as its input and output. Returns the seconds of the whole process.
function timed(program, args, input, output) {
  const stdio = [openSync(input, 'r'), openSync(output, 'w'), 'ignore'];
  const start = performance.now();
  const { status, error } = spawnSync(program, args, { stdio });
  const seconds = (performance.now() - start) / 1000;
  stdio.slice(0, 2).forEach(closeSync);
  if (error || status !== 0) throw new Error(`${program} failed: ${error ?? status}`);
  return seconds;
}

function same(file, expected, who) {
  if (!readFileSync(file).equals(readFileSync(expected)))
    throw new Error(`${who} answers ${file} wrongly`);
}

async function wasmModule() {
  const { default: createJudge } = await import('../../web/engine/generated/impartial_judge.mjs');
  return createJudge({ wasmBinary: readFileSync('web/engine/generated/impartial_judge.wasm') });
}

// Feeds the input in pieces and returns the seconds. `take` gets each view of answer bytes.
function solveInWasm(module, dialect, input, take) {
  const start = performance.now();
  const session = module.solver(dialect, 1);
  for (let at = 0; at < input.length; at += piece) {
    const bytes = input.subarray(at, at + piece);
    session.room(bytes.length).set(bytes);
    const last = at + piece >= input.length;
    for (let fed = bytes.length, more = true; more; fed = 0) {
      const reply = session.feed(fed, last);
      more = JSON.parse(reply.text).more;
      take(session.answer());
    }
  }
  session.delete();
  return (performance.now() - start) / 1000;
}

mkdirSync(folder, { recursive: true });
const module = await wasmModule();
const rows = [];
for (const { dialect, kind, size, rewritten } of bulk) {
  const input = `${folder}/${dialect}.in`;
  const expected = `${folder}/${dialect}.ans`;
  if (!existsSync(input)) timed(`${programs}/generate`, [kind, size, '1'], '/dev/null', input);
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
