// Checks a certificate of Sylver Coinage (without the number 1: the player who cannot move loses). This file imports
// nothing and shares no code with the solver. In a terminal: node check_certificate.mjs FILE
//
// A position is the set of the numbers taken, all their sums, and 0. The free numbers are its gaps above 1. The file
// claims P or N of positions. Whoever moves takes a free number, so the position after it is larger, and a play ends. So
// a claim may rest on claims about larger positions: all of them follow by induction.
//
// - A position of the set is P: for each free n, a free m leads to a position of the set, or to the end of the game.
// - `even 2B: n` (all of 2B is even, B has finitely many gaps): 2B is N, as n leads to a position that is claimed P.
// - `even 2B: P`. B must be symmetric: x is in B exactly if F - x is not, for the largest gap F. Each even reply has a
//   claim N. An odd n in B leads to a symmetric position, which is N unless it is the end (quiet end): there, whatever is
//   taken takes the largest gap too, so if that gap does not win, then the answer to it wins at once. Each other odd n
//   has an answer, as above; there are finitely many.
// - `outcome N n ... only`: each other reply has a claim N or an answer. Of 2B only: if the odd n wins, then no odd
//   number above n + 2F does, as n answers it: n takes it too, and what is left is a position that n leads to.
//
// The file does not have the answers. They are looked for, the largest number first.

const header = 'sylver certificate 1';
// What a browser can carry: numbers of five digits, 256 MB of positions, minutes.
const largestNumber = 20_000;
const mostWords = 2 ** 26;
const mostSteps = 1e10;

export class Refusal extends Error {
  constructor(line, column, message) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));

/** The lines of the file, word by word. */
class Lines {
  constructor(text) {
    this.lines = text.split(/\r?\n/);
    this.at = -1;
    this.column = 1;
    this.rest = '';
  }
  next() {
    this.at += 1;
    this.column = 1;
    if (this.at >= this.lines.length - 1) this.refuse('the file ends too early');
    this.rest = this.lines[this.at];
  }
  refuse(message, line = this.at + 1) {
    throw new Refusal(line, line === this.at + 1 ? this.column : 1, message);
  }
  accept(word) {
    if (!this.rest.startsWith(word)) return false;
    this.rest = this.rest.slice(word.length);
    this.column += word.length;
    return true;
  }
  expect(word) {
    if (!this.accept(word)) this.refuse(`expected "${word.trim()}"`);
  }
  number(most = largestNumber) {
    const digits = /^(0|[1-9]\d*)(?= |:|$)/.exec(this.rest)?.[0];
    if (digits === undefined) this.refuse('expected a number');
    if (Number(digits) > most) this.refuse(`the number is above ${most}`);
    this.accept(digits);
    return Number(digits);
  }
  numbers() {
    const numbers = [];
    while (this.accept(' ')) {
      if (numbers.push(this.number()) > largestNumber) this.refuse('too many numbers');
    }
    return numbers;
  }
  end() {
    if (this.rest !== '') this.refuse('expected the end of the line');
  }
}

/** Returns what was checked; throws a Refusal otherwise. */
export function checkCertificate(text) {
  const steps = certificateSteps(text);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in short steps, so that a page can draw in between. Each step tells how many positions are done. */
export function* certificateSteps(text) {
  // --- The file

  const lines = new Lines(text);
  let steps = 0;
  const spend = (more) => {
    steps += more;
    if (steps > mostSteps) lines.refuse('the check takes too long');
  };
  /** Of the multiples of their gcd: the gaps. */
  const gapsOf = (generators) => {
    const g = generators.reduce(gcd, 0);
    const least = Math.min(...generators);
    const taken = [1];
    const gaps = [];
    for (let n = g, run = g; run < least; n += g) {
      if (n > 2 * largestNumber) lines.refuse(`the position has a gap above ${n - g}`);
      spend(generators.length);
      taken[n] = generators.some((each) => each <= n && taken[n - each] === 1) ? 1 : 0;
      run = taken[n] === 1 ? run + g : 0;
      if (run === 0) gaps.push(n);
    }
    return { g, gaps };
  };
  const readPosition = (generators) => {
    if (generators.length === 0 || Math.min(...generators) < 2) lines.refuse('not a position');
    return { generators, ...gapsOf(generators) };
  };
  lines.next();
  lines.expect(header);
  lines.end();
  lines.next();
  lines.expect('position');
  const position = readPosition(lines.numbers());
  lines.end();
  lines.next();
  const outcomeLine = lines.at + 1;
  lines.expect('outcome ');
  const outcome = lines.accept('P') ? 'P' : 'N';
  if (outcome === 'N') lines.expect('N');
  const winning = [];
  while (outcome === 'N' && / \d/.test(lines.rest)) {
    lines.expect(' ');
    if (winning.push(lines.number()) > largestNumber) lines.refuse('too many numbers');
  }
  const only = outcome === 'N' && lines.accept(' only');
  lines.end();
  if (outcome === 'N' && winning.length === 0) lines.refuse('expected a winning number');

  /** Claims about even positions, by their gaps. reply 0: P. */
  const evens = new Map();
  const evenLines = [];
  for (lines.next(); lines.accept('even'); lines.next()) {
    const even = readPosition(lines.numbers());
    if (even.g !== 2) lines.refuse('the position is not even');
    lines.expect(': ');
    const reply = lines.accept('P') ? 0 : lines.number();
    lines.end();
    evens.set(String(even.gaps), reply);
    evenLines.push({ ...even, reply, line: lines.at + 1 });
  }
  lines.expect('set ');
  const largestGap = lines.number();
  lines.end();

  // --- Positions as bits: a word has 32 numbers, and all numbers above those are taken.

  /** How far the odd replies to 2B need answers. */
  const lastOdd = (gaps, winners) =>
    Math.min(...winners.filter((n) => n % 2 === 1)) + (gaps.at(-1) ?? 0);
  let range = Math.max(largestGap, 1);
  if (position.g === 1) range = Math.max(range, position.gaps.at(-1) ?? 1);
  const reached = position.g === 2 ? [{ ...position, numbers: winning }] : [];
  evenLines.forEach((each) => reached.push({ ...each, numbers: [each.reply] }));
  for (const { gaps, numbers } of reached) {
    const odd = numbers.filter((n) => n % 2 === 1);
    // With n, all odd numbers above n + 2F are taken.
    const last = Math.max(gaps.at(-1) ?? 0, ...odd, odd.length > 0 ? lastOdd(gaps, odd) : 0);
    range = Math.max(range, last + (gaps.at(-1) ?? 0));
  }
  if (position.g > 2) {
    for (const n of winning) {
      if (gcd(position.g, n) === 1) {
        const { gaps } = readPosition([...position.generators, n]);
        range = Math.max(range, gaps.at(-1) ?? 1);
      }
    }
  }
  const words = Math.floor(range / 32) + 1;
  range = 32 * words - 1;
  const count = lines.lines.length - lines.at - 3;
  if (count < 0) lines.refuse('the file ends too early');
  if (count * words > mostWords) lines.refuse('the set is too large for this checker');

  const has = (bits, n) => (bits[n >>> 5] >>> (n & 31)) & 1;
  const everything = new Uint32Array(words).fill(0xffffffff);
  everything[0] = 0xfffffffd;
  const after = everything.slice();
  const reply = everything.slice();
  const store = new Uint32Array((count + 1) * words);
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * count + 4))).fill(-1);
  const slotOf = (bits) => {
    let hash = 0;
    for (let i = 0; i < words; i += 1) {
      hash = Math.imul(hash ^ bits[i], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    let slot = hash & (slots.length - 1);
    for (;;) {
      const start = slots[slot] * words;
      if (start < 0) return slot;
      let i = 0;
      while (i < words && store[start + i] === bits[i]) i += 1;
      if (i === words) return slot;
      slot = (slot + 1) & (slots.length - 1);
    }
  };
  const keep = (bits, index) => {
    store.set(bits, index * words);
    slots[slotOf(bits)] = index;
  };
  // The end of the game is P.
  keep(everything, count);

  const members = lines.at + 2;
  const gaps = [];
  for (let index = 0; index < count; index += 1) {
    lines.next();
    const kept = lines.number();
    if (kept > gaps.length) lines.refuse('the line before has fewer gaps');
    gaps.length = kept;
    for (const gap of lines.numbers()) {
      if (gap > largestGap) lines.refuse(`the gap is above ${largestGap}`);
      if (gap <= (gaps.at(-1) ?? 1)) lines.refuse('the gaps do not ascend');
      gaps.push(gap);
    }
    lines.end();
    after.set(everything);
    for (const gap of gaps) after[gap >>> 5] &= ~(1 << (gap & 31));
    keep(after, index);
    if (index % 1024 === 0) yield { checked: 0, total: count };
  }
  lines.next();
  lines.expect('end ');
  if (lines.number(mostWords) !== count) lines.refuse(`the set has ${count} positions`);
  lines.end();

  // --- The claims

  /** Sets `to` to the position after n is taken. */
  const take = (from, n, to) => {
    for (let i = 0; i < words; i += 1) to[i] = from[i];
    for (let by = n; by <= range; by *= 2) {
      const whole = by >>> 5;
      const bits = by & 31;
      for (let i = words - 1; i > whole; i -= 1) {
        // A shift by 32 would be one by 0.
        to[i] |= (to[i - whole] << bits) | ((to[i - whole - 1] >>> 1) >>> (31 - bits));
      }
      to[whole] |= to[0] << bits;
    }
    spend(words);
  };
  const isInSet = (bits) => slots[slotOf(bits)] >= 0;
  const isAnswer = (bits, m) => {
    if (has(bits, m)) return false;
    take(bits, m, after);
    return isInSet(after);
  };
  /** The numbers that answered n before: they may do so again. */
  const answers = Array.from({ length: range + 1 }, () => []);
  /** A number that leads to the set after n is taken. */
  const answer = (bits, n, line) => {
    take(bits, n, reply);
    const before = answers[n];
    let m = before.find((each) => isAnswer(reply, each)) ?? range;
    while (m >= 2 && !isAnswer(reply, m)) m -= 1;
    if (m < 2) lines.refuse(`no answer to ${n} leads to a position of the set`, line);
    answers[n] = [m, ...before.filter((each) => each !== m)].slice(0, 4);
    return m;
  };
  /** Within the range. */
  const bitsOf = (generators) => {
    const bits = new Uint32Array(words);
    bits[0] = 1;
    for (const n of generators) {
      const from = bits.slice();
      take(from, n, bits);
    }
    return bits;
  };
  /** Whether a reply leads to a position that is claimed P. */
  const leadsToP = (generators, n) => {
    if (n < 2) return false;
    const option = [...generators, n];
    const common = option.reduce(gcd, 0);
    if (common === 1) {
      const bits = bitsOf(generators);
      return n <= range && !has(bits, n) && isInSet(bitsOf(option));
    }
    return common === 2 && evens.get(String(gapsOf(option).gaps)) === 0;
  };
  /** Checks all replies to 2B that are not in `winners`. */
  const checkReplies = ({ generators, gaps: of }, winners, line) => {
    const free = new Set(of);
    const last = of.at(-1) ?? -2;
    const isSymmetric = of.length * 4 === last + 2;
    const hasOdd = winners.some((n) => n % 2 === 1);
    if (!isSymmetric && !hasOdd) lines.refuse('not symmetric, and no odd number wins', line);
    for (const n of of) {
      if (winners.includes(n)) continue;
      const found = evens.get(String(gapsOf([...generators, n]).gaps));
      if (found === undefined || found === 0) lines.refuse(`the reply ${n} is not claimed N`, line);
    }
    const bits = bitsOf(generators);
    const bound = isSymmetric ? last / 2 : lastOdd(of, winners);
    for (let n = 3; n <= Math.max(bound, 3); n += 2) {
      if (winners.includes(n)) continue;
      const isQuiet = isSymmetric && !free.has(2 * n) && !(n === 3 && of.length === 0);
      if (!isQuiet) answer(bits, n, line);
    }
  };

  for (const { reply: n, line, ...even } of evenLines) {
    if (n === 0) {
      checkReplies(even, [], line);
    } else if (!leadsToP(even.generators, n)) {
      lines.refuse(`${n} does not lead to a position that is claimed P`, line);
    }
    yield { checked: 0, total: count };
  }
  const answeredIn = new Int32Array(range + 1).fill(-1);
  for (let index = 0; index < count; index += 1) {
    const bits = store.subarray(index * words, (index + 1) * words);
    for (let n = 2; n <= largestGap; n += 1) {
      // If m answers n, then n answers m.
      if (answeredIn[n] !== index && !has(bits, n)) {
        answeredIn[answer(bits, n, members + index)] = index;
      }
    }
    if (index % 16 === 0) yield { checked: index, total: count };
  }
  const { generators, g, gaps: free } = position;
  for (const n of winning) {
    const isFree = n % g !== 0 || free.includes(n);
    if (!isFree || !leadsToP(generators, n)) {
      lines.refuse(`${n} does not lead to a position that is claimed P`, outcomeLine);
    }
  }
  if (outcome === 'P') {
    const isClaimed = g === 1 ? isInSet(bitsOf(generators)) : evens.get(String(free)) === 0;
    if (g > 2 || !isClaimed) lines.refuse('the position is not claimed P', outcomeLine);
  } else if (only && g === 2) {
    checkReplies(position, winning, outcomeLine);
  } else if (only) {
    if (g > 2) lines.refuse('other moves may win', outcomeLine);
    const bits = bitsOf(generators);
    for (const n of free) {
      if (n > 1 && !winning.includes(n)) answer(bits, n, outcomeLine);
    }
  }
  return { position: generators, outcome, winning, only, positions: count, evens: evens.size };
}

// In a terminal.
const { process } = globalThis;
if (process?.argv?.[1]?.endsWith('check_certificate.mjs')) {
  const text = process.getBuiltinModule('fs').readFileSync(process.argv[2] ?? 0, 'utf8');
  try {
    const { position, outcome, winning, only, positions } = checkCertificate(text);
    const moves = winning.length > 0 ? ` ${winning.join(' ')}${only ? ' only' : ''}` : '';
    console.log(`<${position.join(' ')}> ${outcome}${moves}; checked: ${positions} positions`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`${error.line}:${error.column}: error: ${error.message}`);
    process.exitCode = 1;
  }
}
