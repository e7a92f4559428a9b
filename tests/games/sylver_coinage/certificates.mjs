// Writes the certificate of each position with a gcd above 1 that a search has decided, checks it, and keeps the figures in
// certificates.tsv: `npm run certificates`. Rows that are there are skipped, so the command can be stopped with Ctrl-C and
// started again. `npm run certificates -- "<10 26>"` does so for the positions that are given, and keeps their files in
// build/certificates.
import { execFile, spawn } from 'node:child_process';
import { appendFileSync, createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parseArgs, promisify } from 'node:util';
import { build, configure } from '../../../wasm/toolchain/cmake.mjs';
import { Trouble, quietly, script } from '../../../wasm/toolchain/processes.mjs';

const folder = 'tests/games/sylver_coinage';
const file = `${folder}/certificates.tsv`;
const checker = 'web/games/sylver_coinage/check_certificate.mjs';

const rowsOf = (path) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('<'))
        .map((line) => line.split('\t'))
    : [];

const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
const divisorOf = (position) => position.match(/\d+/g).map(Number).reduce(gcd, 0);

/** The decided positions; the quick ones first. */
function decided() {
  const pairs = rowsOf('web/records/pairs.tsv').map((row) => [...row.slice(0, 4), Number(row[7])]);
  const others = ['answers', 'answers_long'].flatMap((name, long) =>
    rowsOf(`${folder}/${name}.tsv`).map((row) => [...row.slice(0, 4), long * 100]),
  );
  const found = new Map();
  for (const [position, outcome, status, , seconds] of [...others, ...pairs]) {
    const isSearched = status === 'solved' || status === 'partial';
    if (isSearched && outcome !== 'unknown' && divisorOf(position) > 1) found.set(position, seconds);
  }
  return [...found].sort((a, b) => a[1] - b[1]).map(([position]) => position);
}

/** Runs a program into a file; returns its seconds and its largest memory in bytes. */
function run(program, args, to) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let errors = '';
    let memory = 0;
    const look = setInterval(() => {
      const status = `/proc/${child.pid}/status`;
      if (!existsSync(status)) return;
      memory = Math.max(memory, Number(/VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0));
    }, 20);
    child.stdout.pipe(createWriteStream(to));
    child.stderr.on('data', (text) => (errors += text));
    child.on('error', reject);
    child.on('close', () => {
      clearInterval(look);
      const seconds = (performance.now() - started) / 1000;
      resolve({ seconds, memory: 1024 * memory, error: errors.trim().split('\n').at(-1) });
    });
  });
}

await script(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '600' },
      memory: { type: 'string', default: '4000' },
    },
  });
  await quietly('cmake', configure('native'));
  await quietly('cmake', build('native', '--target', 'impartial'));
  setPriority(10);
  mkdirSync('build/certificates', { recursive: true });
  const known = new Set(rowsOf(file).map(([position]) => position));
  const queue = positionals.length > 0 ? positionals : decided().filter((each) => !known.has(each));
  for (const [at, position] of queue.entries()) {
    const to = `build/certificates/${position.match(/\d+/g).join('_')}.txt`;
    const budget = ['--seconds', values.seconds, '--memory', values.memory];
    const wrote = await run('build/native/impartial', ['certify', 'sylver_coinage', position, ...budget], to);
    if (wrote.error !== '' && positionals.length > 0) throw new Trouble(`${position}: ${wrote.error}`);
    let row = [position, wrote.error, '-', '-', wrote.seconds.toFixed(1), '-', '-'];
    if (wrote.error === '') {
      const started = performance.now();
      const { stdout } = await promisify(execFile)('node', [checker, to]);
      const seconds = (performance.now() - started) / 1000;
      const [, claim, count] = /> (.*); checked: (\d+)/.exec(stdout);
      const megabytes = Math.ceil(wrote.memory / 1e6);
      row = [position, claim, statSync(to).size, count, wrote.seconds.toFixed(1), megabytes, seconds.toFixed(1)];
    }
    if (positionals.length === 0) {
      appendFileSync(file, `${row.join('\t')}\n`);
      rmSync(to);
    }
    console.log(`${at + 1} of ${queue.length}  ${row.join('  ')}`);
  }
});
