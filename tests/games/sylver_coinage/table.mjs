// Answers pairs {m, n} by `impartial tabulate` and keeps the answers in web/records/pairs.tsv: `npm run table`. A row is
// written as soon as it is answered. Rows that are there are skipped, so the command can be stopped with Ctrl-C and
// started again.
import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { build, configure } from '../../../wasm/toolchain/cmake.mjs';
import { cores, quietly, script, Trouble } from '../../../wasm/toolchain/processes.mjs';

const file = 'web/records/pairs.tsv';
const columns = 'position outcome status complete winning reason memory_bytes seconds'.split(' ');
const head = `# All winning moves of pairs {m, n}, by \`npm run table\`; tests/games/sylver_coinage/README.md describes the columns.
# ${columns.join('\t')}
`;

const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
/** The largest gap of two numbers with the gcd 1. */
const largestGap = (m, n) => m * n - m - n;

/** Pairs with the gcd 1 or 2 whose largest gaps allow a search, and all others up to 30; the quick ones first.
 * The others are last: without a theorem for their divisor they take all the time that they may. */
function pairs() {
  const mostGap = { 1: 460, 2: 110 };
  const mostOfOthers = 30;
  const found = [];
  for (let m = 2; m < 2 * mostGap[1]; ++m) {
    for (let n = m + 1; n < 2 * mostGap[1]; ++n) {
      const divisor = gcd(m, n);
      const gap = largestGap(m / divisor, n / divisor);
      const isWanted = divisor in mostGap ? gap <= mostGap[divisor] : n <= mostOfOthers;
      // If m divides n, the position is <m>.
      if (isWanted && divisor < m) found.push({ m, n, effort: [Infinity, gap, 5.5 * gap][divisor] ?? 1000 });
    }
  }
  return found.sort((a, b) => a.effort - b.effort).map(({ m, n }) => `${m} ${n}`);
}

const numbersOf = (row) => row.match(/\d+/g).slice(0, 2).map(Number);
const isIncomplete = (row) => row.split('\t')[3] === 'no';

/** The rows that are there. A row that was cut off is dropped. */
function readRows() {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('<') && line.split('\t').length === columns.length);
}

function writeRows(rows) {
  const byNumbers = (a, b) => {
    const [[m, n], [p, q]] = [numbersOf(a), numbersOf(b)];
    return m - p || n - q;
  };
  writeFileSync(file, head + rows.toSorted(byNumbers).map((row) => `${row}\n`).join(''));
}

await script(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '600' },
      memory: { type: 'string', default: '2500' },
      jobs: { type: 'string', default: String(cores) },
      again: { type: 'boolean', default: false },
    },
  });
  await quietly('cmake', configure('native'));
  await quietly('cmake', build('native', '--target', 'impartial'));
  setPriority(10);

  const kept = readRows().filter((row) => !values.again || !isIncomplete(row));
  writeRows(kept);
  const known = new Set(kept.map((row) => numbersOf(row).join(' ')));
  const queue = pairs().filter((pair) => !known.has(pair));
  const total = queue.length;
  let answered = 0;
  let stopped = false;
  const running = new Set();
  process.on('SIGINT', () => {
    stopped = true;
    for (const child of running) child.kill();
  });

  const jobs = Number(values.jobs);
  const threads = String(Math.max(1, Math.floor(cores / jobs)));
  const answer = (pair) =>
    new Promise((resolve, reject) => {
      const budget = ['--seconds', values.seconds, '--memory', values.memory];
      const args = ['tabulate', 'sylver_coinage', ...budget, '--threads', threads];
      const child = execFile('build/native/impartial', args, (error, output) => {
        running.delete(child);
        // What Ctrl-C has cut off is not an answer.
        if (stopped) return resolve();
        if (error) return reject(new Trouble(`<${pair}>: ${error.message}`));
        const [, outcome, status, complete, winning, , reason, facts, seconds] = output
          .split('\n')[1]
          .split('\t');
        const memory = /\bmemory_bytes=(\d+)/.exec(facts)?.[1] ?? '-';
        // A search that has not ended names no reason; a reply that wins is one.
        const why = reason || (winning && complete === 'no' ? 'reply' : '');
        const row = [`<${pair}>`, outcome, status, complete, winning, why, memory, seconds];
        appendFileSync(file, `${row.join('\t')}\n`);
        console.log(`${++answered} of ${total}  ${row.join('  ')}`);
        resolve();
      });
      running.add(child);
      child.stdin.end(`<${pair}>\n`);
    });
  const worker = async () => {
    for (let pair = queue.shift(); pair && !stopped; pair = queue.shift()) await answer(pair);
  };
  try {
    await Promise.all(Array.from({ length: jobs }, worker));
  } finally {
    writeRows(readRows());
  }
});
