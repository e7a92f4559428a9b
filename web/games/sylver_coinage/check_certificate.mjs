// Checks a certificate of Sylver Coinage (without the number 1: the player who cannot move loses). This file imports
// nothing and shares no code with the solver. In a terminal: node check_certificate.mjs FILE
//
// A position is the set of the numbers taken, all their sums, and 0. The free numbers are its gaps above 1. The file
// claims P or N of positions. Whoever moves takes a free number, so the position after it is larger, and a play ends. So
// a claim may rest on claims about larger positions: all of them follow by induction.
//
// - A position of the set is P: each free n has an answer m, which leads to a position of the set or to the end of the game.
// - `even 2B: n` (all of 2B is even, B has finitely many gaps): 2B is N, as n leads to a position that is claimed P.
// - `even 2B: P`. Each even reply has a claim N. If B is symmetric, each odd n that is not in B has an answer; there are
//   finitely many. An odd n in B leads to a symmetric position: x is in it exactly if F - x is not, for its largest gap F.
//   It is N unless it is the end: whatever is taken takes F too, so if F does not win, the answer to F wins at once. If B
//   is not symmetric, the file has a line `repeat 2B`.
// - `outcome N n ... only`: each other reply has a claim N or an answer. Of 2B only: if the odd n wins, then no odd
//   number above n + G does, for the largest gap G of 2B: n answers it and takes it, so what is left is what n leads to.
// - `repeat 2B: a p` makes the set infinite. Let S + p be the position S after its odd numbers have grown by p. A position S
//   of the set with the even numbers 2B and a least odd number n >= a stands for S, S + p, S + 2p, ..., and no odd number
//   wins in 2B. Here 2a > G, and p is even.
//   Statement: let n < a + p, and let jp be the first multiple of p with n + jp > G + 2. This holds if S, S + p, ..., S + jp
//   have an answer to each reply, for each such S, and 2B to each odd number below a + 2p, where the answers in S + p, ...,
//   S + jp and to the odd numbers above a + p last. An answer lasts
//   (1) if it leads to a position with a line `repeat 2B': a' p'`, where p' divides p, and whose least odd number is at least
//       a' and above G / 2; or
//   (2) if it is odd, and all odd numbers that were taken before are above it by more than G.
//   Proof: let a reply and an answer lead from S + jp to T. By (1), any two odd numbers have a sum above G, which is in 2B.
//   So the even numbers of T do not depend on the odd ones, and the same reply and answer, kp later if they are odd, lead from
//   S + (j + k)p to T + kp, which is in the set. By (2), the answer takes all odd numbers, wherever they are, and T is the
//   same. The same holds for 2B and an odd reply. An odd reply to S + (j + k)p that is not below all its odd numbers by more
//   than G is above 2 + kp, so it is a reply to S + jp, kp later. The others take all odd numbers, so they lead to what they
//   lead to from 2B, and there they have answers.
//
// The file does not have the answers. They are looked for.

const header = 'sylver certificate 1';
const largestNumber = 150_000;
const mostNumbers = 75_000;
/** What a browser can carry: 256 MB of positions, minutes. */
const inBrowser = { mostWords: 2 ** 26, mostSteps: 1e10 };
const inTerminal = { mostWords: 2 ** 30, mostSteps: Infinity };

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
      if (numbers.push(this.number()) > mostNumbers) this.refuse('too many numbers');
    }
    return numbers;
  }
  end() {
    if (this.rest !== '') this.refuse('expected the end of the line');
  }
}

/** A list may be longer than the arguments that a function can take. */
const leastOf = (numbers) => numbers.reduce((one, other) => Math.min(one, other), Infinity);

/** Returns what was checked; throws a Refusal otherwise. */
export function checkCertificate(text, limits = inBrowser) {
  const steps = certificateSteps(text, limits);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in short steps, so that a page can draw in between. Each step tells how many positions are done. */
export function* certificateSteps(text, { mostWords, mostSteps } = inBrowser) {
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
    const least = leastOf(generators);
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
    if (generators.length === 0 || leastOf(generators) < 2) lines.refuse('not a position');
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
    if (winning.push(lines.number()) > mostNumbers) lines.refuse('too many numbers');
  }
  const only = outcome === 'N' && lines.accept(' only');
  lines.end();
  if (outcome === 'N' && winning.length === 0) lines.refuse('expected a winning number');

  const evenLines = [];
  const repeatLines = [];
  for (lines.next(); !lines.accept('set '); lines.next()) {
    const isRepeat = lines.accept('repeat');
    if (!isRepeat) lines.expect('even');
    const even = { ...readPosition(lines.numbers()), line: lines.at + 1 };
    if (even.g !== 2) lines.refuse('the position is not even');
    lines.expect(': ');
    if (isRepeat) {
      const from = lines.number();
      lines.expect(' ');
      const period = lines.number();
      if (2 * from <= (even.gaps.at(-1) ?? 0) || from < 3) lines.refuse('it repeats too early');
      if (from % 2 === 0) lines.refuse('the number is not odd');
      if (period === 0 || period % 2 === 1) lines.refuse('the period is not even');
      repeatLines.push({ ...even, from, period });
    } else {
      const reply = lines.accept('P') ? 0 : lines.number();
      evenLines.push({ ...even, reply });
    }
    lines.end();
  }
  const largestEven = lines.number();
  lines.end();
  const members = lines.at + 2;
  const count = lines.lines.length - members - 1;
  if (count < 0) lines.refuse('the file ends too early');

  // --- Positions as bits
  //
  // Bit 2x is the even number 2x, and bit 2x + 1 the odd number n + 2x, where n is the least odd number; it is the last word.
  // With n, all odd numbers above n + G are taken, so all that has no bit is taken.

  const evenGap = ({ gaps }) => gaps.filter((gap) => gap % 2 === 0).at(-1) ?? 0;
  const roots = [...evenLines, ...repeatLines];
  if (position.g < 3) roots.push(position);
  for (const n of position.g < 3 ? [] : winning) {
    roots.push(readPosition([...position.generators, n]));
  }
  const largest = roots.reduce((most, root) => Math.max(most, evenGap(root)), largestEven);
  const words = Math.floor(largest / 32) + 1;
  const size = words + 1;
  if (count * size > mostWords) lines.refuse('the set is too large for this checker');

  const evenBits = 0x55555555;
  const oddBits = 0xaaaaaaaa;
  /** The least odd number if there is none: no odd number is larger. */
  const none = 2 ** 31 - 1;
  const leastOdd = (bits) => bits[words];
  const has = (bits, x) => {
    const at = x % 2 === 0 ? x : x - leastOdd(bits) + 1;
    return at >= 0 && (at >= 32 * words || ((bits[at >>> 5] >>> (at & 31)) & 1) === 1);
  };
  /** -1 if there is none. */
  const largestGap = (bits, mask) => {
    let i = words - 1;
    while (i >= 0 && (~bits[i] & mask) === 0) i -= 1;
    return i < 0 ? -1 : 32 * i + 31 - Math.clz32(~bits[i] & mask);
  };
  const largestEvenGap = (bits) => Math.max(largestGap(bits, evenBits), 0);
  /** Adds the bits of a mask, moved up. */
  const addMoved = (to, from, mask, by) => {
    const whole = by >>> 5;
    const left = by & 31;
    for (let i = words - 1; i >= whole; i -= 1) {
      to[i] |= (from[i - whole] & mask) << left;
      // A shift by 32 would be one by 0.
      if (i > whole) to[i] |= ((from[i - whole - 1] & mask) >>> 1) >>> (31 - left);
    }
  };
  /** Sets `to` to the position after x is taken. */
  const take = (from, x, to) => {
    to.set(from);
    const isOdd = x % 2 === 1;
    if (isOdd && x < leastOdd(from)) {
      for (let i = 0; i < words; i += 1) to[i] &= evenBits;
      addMoved(to, from, oddBits, leastOdd(from) - x);
      to[words] = x;
    }
    if (isOdd) {
      addMoved(to, to, evenBits, x - leastOdd(to) + 1);
      addMoved(to, to, oddBits, x + leastOdd(to) - 1);
    }
    for (let by = isOdd ? 2 * x : x; by < 32 * words; by *= 2) addMoved(to, to, -1, by);
    spend(words);
  };
  const bitsOf = (generators) => {
    const bits = new Uint32Array(size);
    bits[0] = 1;
    bits[words] = none;
    for (const n of generators) take(bits.slice(), n, bits);
    return bits;
  };
  const evenOf = (bits) => {
    const even = bits.map((word) => word & evenBits);
    even[words] = none;
    return even;
  };
  const evenKey = (bits) => evenOf(bits).join();
  const isEnd = (bits) => leastOdd(bits) === 3 && largestGap(bits, -1) < 0;

  // --- The set

  const store = new Uint32Array(count * size);
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * count + 2))).fill(-1);
  const slotOf = (bits, n) => {
    let hash = n;
    for (let i = 0; i < words; i += 1) {
      hash = Math.imul(hash ^ bits[i], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    let slot = hash & (slots.length - 1);
    for (;;) {
      const start = slots[slot] * size;
      if (start < 0) return slot;
      let i = 0;
      while (i < words && store[start + i] === bits[i]) i += 1;
      if (i === words && store[start + words] === n) return slot;
      slot = (slot + 1) & (slots.length - 1);
    }
  };
  /** By the even numbers. */
  const repeats = new Map();
  for (const { generators, gaps: free, from, period } of repeatLines) {
    repeats.set(evenKey(bitsOf(generators)), { from, period, gap: free.at(-1) ?? 0 });
  }
  const repeatOf = (bits) => (repeats.size > 0 ? repeats.get(evenKey(bits)) : undefined);
  const isInSet = (bits) => {
    let n = leastOdd(bits);
    const repeat = repeatOf(bits);
    if (repeat && n >= repeat.from) n -= n - repeat.from - ((n - repeat.from) % repeat.period);
    return isEnd(bits) || slots[slotOf(bits, n)] >= 0;
  };
  /** Of 2B for the positions 2B with n of the set: n. By the even numbers. */
  const oddWinners = new Map();

  const reply = new Uint32Array(size);
  const after = new Uint32Array(size);
  const gaps = [];
  for (let index = 0; index < count; index += 1) {
    lines.next();
    const kept = lines.number();
    if (kept > gaps.length) lines.refuse('the line before has fewer gaps');
    gaps.length = kept;
    for (const gap of lines.numbers()) {
      if (gap % 2 === 0 && gap > largestEven) lines.refuse(`the even gap is above ${largestEven}`);
      if (gap <= (gaps.at(-1) ?? 1)) lines.refuse('the gaps do not ascend');
      gaps.push(gap);
    }
    lines.end();
    const bits = store.subarray(index * size, (index + 1) * size);
    bits.fill(0xffffffff);
    bits[words] = 3;
    for (const gap of gaps) {
      if (gap === leastOdd(bits)) bits[words] += 2;
    }
    for (const gap of gaps) {
      const at = gap % 2 === 0 ? gap : gap - leastOdd(bits) + 1;
      if (at >= 32 * words) lines.refuse('an odd gap is too far above the least odd number');
      if (at > 0) bits[at >>> 5] &= ~(1 << (at & 31));
    }
    slots[slotOf(bits, leastOdd(bits))] = index;
    const key = evenKey(bits);
    take(evenOf(bits), leastOdd(bits), reply);
    if (slots[slotOf(reply, leastOdd(reply))] === index) {
      oddWinners.set(key, (oddWinners.get(key) ?? new Set()).add(leastOdd(bits)));
    }
    if (index % 1024 === 0) yield { checked: 0, total: count };
  }
  lines.next();
  lines.expect('end ');
  if (lines.number(mostWords) !== count) lines.refuse(`the set has ${count} positions`);
  lines.end();

  // --- Answers

  /** Whether an answer to `reply` that leads to `after` lasts in what `repeat` repeats. */
  const lasts = (m, { period, gap }) => {
    if (m % 2 === 1 && m + gap < leastOdd(reply)) return true;
    const repeat = repeatOf(after);
    if (repeat === undefined || period % repeat.period !== 0) return false;
    return leastOdd(after) >= repeat.from && 2 * leastOdd(after) > gap;
  };
  const isAnswer = (m, repeat) => {
    if (has(reply, m)) return false;
    take(reply, m, after);
    return isInSet(after) && (repeat === undefined || lasts(m, repeat));
  };
  /** The numbers that answered n before: they may do so again. */
  const answers = new Map();
  /** A number that leads to the set after n is taken. */
  const answer = (bits, n, line, repeat) => {
    take(bits, n, reply);
    const least = leastOdd(reply);
    const before = answers.get(n) ?? [];
    let m = before.find((each) => isAnswer(each, repeat)) ?? 0;
    const gap = largestEvenGap(reply);
    for (let next = least + gap; m === 0 && next >= Math.max(least - gap, 3); next -= 2) {
      if (isAnswer(next, repeat)) m = next;
    }
    for (let next = gap; m === 0 && next >= 2; next -= 2) {
      if (isAnswer(next, repeat)) m = next;
    }
    // A small odd number may change the even ones, and 3 may end the game.
    for (let next = 3; m === 0 && next <= Math.max(gap / 2, 3); next += 2) {
      if (isAnswer(next, repeat)) m = next;
    }
    for (const next of (m === 0 && oddWinners.get(evenKey(reply))) || []) {
      if (m === 0 && isAnswer(next, repeat)) m = next;
    }
    const what = repeat ? 'no lasting answer' : 'no answer';
    if (m === 0) lines.refuse(`${what} to ${n} leads to a position of the set`, line);
    answers.set(n, [m, ...before.filter((each) => each !== m)].slice(0, 4));
    return m;
  };
  /** Checks the free numbers from `from` to `to`, in steps of 2. */
  const checkAll = (bits, from, to, line, repeat, answered = new Set()) => {
    for (let n = from; n <= to; n += 2) {
      if (has(bits, n) || answered.has(n)) continue;
      const m = answer(bits, n, line, repeat);
      // n answers m, as it is still free then.
      if (m > n && repeat === undefined) answered.add(m);
    }
  };

  // --- The claims

  /** 0: P; or the reply that wins. By the even numbers. */
  const gcd2 = new Map();
  for (const { generators, reply: n } of evenLines) gcd2.set(evenKey(bitsOf(generators)), n);
  /** Whether a reply leads to a position that is claimed P. */
  const leadsToP = ({ generators, g, gaps: free }, n) => {
    if (n < 2 || (n % g === 0 && !free.includes(n))) return false;
    const common = gcd(g, n);
    const bits = bitsOf([...generators, n]);
    return common === 1 ? isInSet(bits) : common === 2 && gcd2.get(evenKey(bits)) === 0;
  };
  /** Checks the odd replies to 2B that are not in `winners`. */
  const checkOdd = ({ generators, gaps: free }, winners, line) => {
    const bits = bitsOf(generators);
    const odd = winners.filter((n) => n % 2 === 1);
    const gap = free.at(-1) ?? -2;
    const repeat = repeatOf(bits);
    const done = new Set(winners);
    let last = leastOf(odd) + Math.max(gap, 0);
    if (free.length * 4 === gap + 2) {
      last = Math.max(gap / 2, 3);
      for (let n = 3; n <= last; n += 2) {
        if (free.length > 0 && !free.includes(2 * n)) done.add(n);
      }
    } else if (repeat) {
      last = repeat.from + repeat.period - 2;
    } else if (odd.length === 0) {
      lines.refuse('not symmetric, not repeated, and no odd number wins', line);
    }
    checkAll(bits, 3, last, line, undefined, done);
  };
  /** Checks the replies to 2B that are not in `winners`. */
  const checkReplies = (even, winners, line) => {
    for (const n of even.gaps) {
      if (winners.includes(n)) continue;
      const found = gcd2.get(evenKey(bitsOf([...even.generators, n])));
      if (found === undefined || found === 0) lines.refuse(`the reply ${n} is not claimed N`, line);
    }
    checkOdd(even, winners, line);
  };

  for (const { reply: n, line, ...even } of evenLines) {
    if (n === 0) {
      checkReplies(even, [], line);
    } else if (!leadsToP(even, n)) {
      lines.refuse(`${n} does not lead to a position that is claimed P`, line);
    }
    yield { checked: 0, total: count };
  }
  for (const { line, from, period, ...even } of repeatLines) {
    checkOdd(even, [], line);
    const bits = bitsOf(even.generators);
    if (even.gaps.length * 4 !== (even.gaps.at(-1) ?? -2) + 2) {
      checkAll(bits, from + period, from + 2 * period - 2, line, repeatOf(bits));
    }
    yield { checked: 0, total: count };
  }
  /** Checks the replies but those that are below all odd numbers by more than the largest even gap. */
  const checkNear = (bits, line, repeat) => {
    const gap = largestEvenGap(bits);
    const answered = new Set();
    checkAll(bits, Math.max(leastOdd(bits) - gap, 3), leastOdd(bits) + gap, line, repeat, answered);
    checkAll(bits, 2, gap, line, repeat, answered);
  };
  /** The odd replies to 2B below this number have been checked. */
  const checkedBelow = new Map();
  for (let index = 0; index < count; index += 1) {
    const line = members + index;
    const bits = store.subarray(index * size, (index + 1) * size);
    const n = leastOdd(bits);
    const far = n - largestEvenGap(bits);
    checkNear(bits, line);
    // An odd number below that takes all others.
    const key = evenKey(bits);
    for (let from = checkedBelow.get(key) ?? 3; from < far; from += 64) {
      checkAll(evenOf(bits), from, Math.min(from + 62, far - 2), line);
      yield { checked: index, total: count };
    }
    checkedBelow.set(key, Math.max(far, checkedBelow.get(key) ?? 3));
    const repeat = repeats.get(key);
    if (repeat && n >= repeat.from) {
      if (n >= repeat.from + repeat.period) lines.refuse('the set repeats it', line);
      const grown = bits.slice();
      do {
        grown[words] += repeat.period;
        checkNear(grown, line, repeat);
      } while (leastOdd(grown) < repeat.gap + 3);
    }
    if (index % 16 === 0) yield { checked: index, total: count };
  }
  const { generators, g, gaps: free } = position;
  for (const n of winning) {
    if (!leadsToP(position, n)) {
      lines.refuse(`${n} does not lead to a position that is claimed P`, outcomeLine);
    }
  }
  const bits = g < 3 ? bitsOf(generators) : undefined;
  if (outcome === 'P') {
    const isClaimed = g === 1 ? isInSet(bits) : g === 2 && gcd2.get(evenKey(bits)) === 0;
    if (!isClaimed) lines.refuse('the position is not claimed P', outcomeLine);
  } else if (only && g === 2) {
    checkReplies(position, winning, outcomeLine);
  } else if (only) {
    if (g > 2) lines.refuse('other moves may win', outcomeLine);
    const answered = new Set(winning);
    const last = free.at(-1) ?? 0;
    checkAll(bits, 3, last, outcomeLine, undefined, answered);
    checkAll(bits, 2, last, outcomeLine, undefined, answered);
  }
  return { position: generators, outcome, winning, only, positions: count, gcd2: gcd2.size };
}

// In a terminal.
const { process } = globalThis;
if (process?.argv?.[1]?.endsWith('check_certificate.mjs')) {
  const text = process.getBuiltinModule('fs').readFileSync(process.argv[2] ?? 0, 'utf8');
  try {
    const { position, outcome, winning, only, positions } = checkCertificate(text, inTerminal);
    const moves = winning.length > 0 ? ` ${winning.join(' ')}${only ? ' only' : ''}` : '';
    console.log(`<${position.join(' ')}> ${outcome}${moves}; checked: ${positions} positions`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`${error.line}:${error.column}: error: ${error.message}`);
    process.exitCode = 1;
  }
}
