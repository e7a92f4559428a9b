// Checks a proof that the Grundy values of a heap game have a period. It imports nothing and shares no code with the
// solver. In a terminal: node web/games/heap_games/check_certificate.mjs < proof
// wasm/games/heap_games/period.hpp has the format, and the theorem of Guy and Smith with its proof. The check reads the
// rule itself, compares every value with the mex of the options, and compares the window that the theorem asks for.

/** Why a proof is refused, and where; line and column from 1. */
export class Refusal extends Error {
  constructor(line, column, message) {
    super(`${line}:${column}: ${message}`);
    this.line = line;
    this.column = column;
  }
}

/** So many marks between two steps. */
const marksOfStep = 1_000_000;

/** No value is larger, so that the nim-sum of two is a number of 32 bits. */
const mostValue = 2 ** 30;

/** 1 if an odd number of bits is set. */
function parity(bits) {
  let odd = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) odd ^= 1;
  return odd;
}

/** The mask for which the fewest of the values have the parity 0; of the small masks, which are enough. */
function sparseMask(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best = { mask: 0, rare: values.length };
  for (let mask = 1; mask < 256; ++mask) {
    let rare = 0;
    for (const [value, count] of counts) rare += parity(value & mask) === 0 ? count : 0;
    if (rare < best.rare) best = { mask, rare };
  }
  return best.mask;
}

/**
 * What a move may take, as a list of [stones, heaps left: 0, 1 or 2], with the numbers k, r and the least n0 of the
 * theorem; undefined if it has no theorem. A move of `size` stones or more would need a longer window.
 */
function readRule(text, size) {
  if (/^\{\d+(\.\.\d+)?(,\d+(\.\.\d+)?)*\}$/.test(text)) {
    const intervals = text
      .slice(1, -1)
      .split(',')
      .map((each) => each.split('..').map(Number));
    if (intervals.some(([first, last = first]) => first > last)) return undefined;
    const most = Math.max(...intervals.flat());
    if (!(most < size)) return { most };
    const takes = intervals.flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
    );
    const moves = takes.flatMap((k) => [
      [k, 0],
      [k, 1],
    ]);
    return { moves, most, heaps: 1, least: 0 };
  }
  const [, digits] = /^([04]\.[0-7]*)$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const moves = digits
    .replace('.', '')
    .split('')
    .flatMap((digit, k) =>
      [0, 1, 2].filter((left) => (Number(digit) >> left) & 1).map((left) => [k, left]),
    );
  const heaps = moves.some(([, left]) => left === 2) ? 2 : 1;
  return { moves, most: digits.length - 2, heaps, least: 1 };
}

/** Returns what is proved; throws a Refusal otherwise. */
export function checkCertificate(text) {
  const steps = certificateSteps(text);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in short steps. */
export function* certificateSteps(text) {
  const lines = text.trimEnd().split(/\r?\n/);
  const refuse = (line, column, message) => {
    throw new Refusal(line, column, message);
  };
  const word = (line, name) => {
    const found = lines[line - 1] ?? '';
    return found.startsWith(`${name} `)
      ? found.slice(name.length + 1)
      : refuse(line, 1, `"${name} …" is expected`);
  };
  const number = (line, name) => {
    const digits = word(line, name);
    return /^\d{1,9}$/.test(digits)
      ? Number(digits)
      : refuse(line, name.length + 2, 'a number is expected');
  };
  if (lines[0] !== 'heap period 1') refuse(1, 1, '"heap period 1" is expected');
  const rule = word(2, 'rule');
  const start = number(3, 'start');
  const length = number(4, 'length');
  const words = word(5, 'values').split(' ');
  const size = words.length;
  if (number(6, 'end') !== size) refuse(6, 5, `there are ${size} values`);
  if (lines.length > 6) refuse(7, 1, 'the end is expected');
  const { moves, most, heaps, least } =
    readRule(rule, size) ?? refuse(2, 6, `no theorem for the rule ${rule}`);
  if (start < least) refuse(3, 7, `the least start is ${least}`);
  if (length < 1) refuse(4, 8, 'the least length is 1');
  const last = heaps * start + (heaps - 1) * length - heaps + most;
  if (!(last + length < size)) refuse(6, 5, 'the window of the theorem is not complete');
  /** Refuses the value of a heap. */
  const wrong = (heap, message) =>
    refuse(5, 8 + words.slice(0, heap).join(' ').length + Math.min(1, heap), message);

  const values = words.map(Number);
  const odd = words.findIndex((word, n) => word !== String(values[n]) || !(values[n] < mostValue));
  if (odd >= 0) wrong(odd, `a value is expected, not ${words[odd]}`);
  // Of two heaps that have a value of the other side, just one is rare: so where such a sum is asked for, the rare heaps are
  // all that must be looked at. Any mask is right; one with few rare heaps is fast.
  const mask = heaps === 1 ? 0 : sparseMask(values);
  const rare = [];
  /** seen[v] = n + 1: an option of n has the value v. */
  const seen = [];
  let marks = 0;
  let missing = 0;
  for (let n = 0; n < size; ++n) {
    const value = values[n];
    const mark = (option) => {
      if (seen[option] === n + 1) return;
      seen[option] = n + 1;
      if (option < value) --missing;
    };
    const isRare = parity(value & mask) === 0;
    missing = value;
    for (const [k, left] of moves) {
      const m = n - k;
      if (left === 0 && m === 0) mark(0);
      if (left === 1 && m > 0) mark(values[m]);
      if (left === 2) {
        for (const a of rare) {
          if (a >= m) break;
          mark(values[a] ^ values[m - a]);
        }
        marks += rare.length;
      }
    }
    for (const [k, left] of moves) {
      const m = n - k;
      if (left < 2) continue;
      for (let a = 1; 2 * a <= m && (isRare || missing > 0); ++a, ++marks) {
        mark(values[a] ^ values[m - a]);
      }
    }
    if (missing > 0 || seen[value] === n + 1) wrong(n, `the value of ${n} is not ${words[n]}`);
    if (n > 0 && isRare) rare.push(n);
    marks += moves.length;
    if (marks > marksOfStep) {
      marks = 0;
      yield { checked: n, total: size };
    }
  }
  for (let n = start; n <= last; ++n) {
    if (values[n] !== values[n + length]) wrong(n + length, `${n} and ${n + length} differ`);
  }
  return { rule, start, length, most, heaps, values: size };
}

// In a terminal.
const { process } = globalThis;
if (process?.argv?.[1]?.endsWith('heap_games/check_certificate.mjs')) {
  const text = process.getBuiltinModule('fs').readFileSync(process.argv[2] ?? 0, 'utf8');
  try {
    const { rule, start, length, values } = checkCertificate(text);
    console.log(`${rule} has period ${length} from ${start} on; checked: ${values} values`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`error: ${error.message}`);
    process.exitCode = 1;
  }
}
