// Bulk judge text, shared by the programs that measure: the inputs, and how a program and a wasm session answer them.
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

export const programs = 'build/native/tests/bench';
export const folder = 'build/bench';
const piece = 1 << 20;

// `rewritten` is the plain program whose answers count as correct.
export const bulk = [
  { dialect: 'poj1143', kind: 'number_game', size: '32MB', rewritten: 'baseline_number_game_memo' },
  { dialect: 'hdu5724', kind: 'chess', size: '64MB', rewritten: 'baseline_chess' },
  { dialect: 'hdu1527', kind: 'wythoff', size: '64MB', rewritten: 'baseline_wythoff' },
  { dialect: 'lightoj1253', kind: 'misere_nim', size: '64MB', rewritten: 'baseline_misere' },
];

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

// Runs a program with files as its input and output. Returns the seconds of the whole process.
export function timed(program, args, input, output) {
  const stdio = [openSync(input, 'r'), openSync(output, 'w'), 'ignore'];
  const start = performance.now();
  const { status, error } = spawnSync(program, args, { stdio });
  const seconds = (performance.now() - start) / 1000;
  stdio.slice(0, 2).forEach(closeSync);
  if (error || status !== 0) throw new Error(`${program} failed: ${error ?? status}`);
  return seconds;
}

// The file of the input, which is the same in each run.
export function inputOf({ dialect, kind, size }) {
  mkdirSync(folder, { recursive: true });
  const input = `${folder}/${dialect}.in`;
  if (!existsSync(input)) timed(`${programs}/generate`, [kind, size, '1'], '/dev/null', input);
  return input;
}

// The module that browsers run: with SIMD, unless the version is from before it.
export async function wasmModule(generated) {
  const path = join(resolve(generated), 'impartial_judge');
  const { default: createJudge } = await import(`${path}.mjs`);
  const wasm = [`${path}_simd.wasm`, `${path}.wasm`].find(existsSync);
  return createJudge({ wasmBinary: readFileSync(wasm) });
}

// Feeds the input in pieces and returns the seconds. `take` gets each view of answer bytes.
export function solveInWasm(module, dialect, input, take) {
  const start = performance.now();
  const session = module.solver(dialect, 1);
  for (let at = 0; at < input.length; at += piece) {
    const bytes = input.subarray(at, at + piece);
    session.room(bytes.length).set(bytes);
    const last = at + piece >= input.length;
    for (let fed = bytes.length, more = true; more; fed = 0) {
      const reply = session.feed(fed, last);
      // Earlier versions reply with an object, or with a mark before the report.
      more = JSON.parse(reply.text ?? reply.replace(/^=/, '')).more;
      take(session.answer());
    }
  }
  session.delete();
  return (performance.now() - start) / 1000;
}
