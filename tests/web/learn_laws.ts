// General claims of the tutorials, each tried on a range. A tutorial names them: `<!-- check: law NAME ... -->`.
import { expect } from 'vitest';
import { search } from '../../web/engine/search';
import type { Analysis } from '../../web/engine/types';
import { rowAt } from '../../web/games/chess_rows/view';
import type { ChessRowsAnalysis } from '../../web/games/chess_rows/view';
import { newEngine } from '../wasm/module';
import { run } from './learn_programs';

export const engine = newEngine();

export const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

export async function analysed(game: string, position: string): Promise<Analysis> {
  let reply = await engine.analyse(game, position);
  // Some positions of Sylver Coinage need a search.
  if (reply.ok && !reply.value.complete) reply = await search(engine, game, position);
  if (!reply.ok) throw new Error(`${game} "${position}": ${reply.notice.message}`);
  return reply.value;
}

export async function played(game: string, position: string, move: string): Promise<string> {
  const reply = await engine.play(game, position, move);
  if (!reply.ok) throw new Error(`${game} "${position}" ${move}: ${reply.notice.message}`);
  return reply.value;
}

const nimSum = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum ^ each, 0);
const mex = (values: readonly number[]): number => {
  let least = 0;
  while (values.includes(least)) ++least;
  return least;
};
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const phi = (1 + Math.sqrt(5)) / 2;

/** floor(k * phi), without floating point. */
function lower(k: bigint): bigint {
  let x = BigInt(Math.floor(Number(k) * phi));
  while (x * (x - k) > k * k) --x;
  while ((x + 1n) * (x + 1n - k) <= k * k) ++x;
  return x;
}

/** Every multiset of `count` numbers up to `largest`, ascending. */
function multisets(count: number, largest: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return multisets(count - 1, largest).flatMap((rest) =>
    Array.from({ length: largest - (rest.at(-1) ?? 0) + 1 }, (_, i) => [
      ...rest,
      (rest.at(-1) ?? 0) + i,
    ]),
  );
}

let universe: Promise<ReadonlyMap<string, Analysis>> | undefined;
/** Every position of the Number Game within 2..20, found breadth first. */
async function explored(): Promise<ReadonlyMap<string, Analysis>> {
  const all = Array.from({ length: 19 }, (_, i) => i + 2).join(' ');
  const seen = new Map<string, Analysis>();
  const queue = [(await analysed('number_game', all)).position];
  for (let position = queue.pop(); position !== undefined; position = queue.pop()) {
    if (seen.has(position)) continue;
    const analysis = await analysed('number_game', position);
    seen.set(position, analysis);
    for (const { move } of analysis.options.listed) {
      queue.push(await played('number_game', position, move));
    }
  }
  return seen;
}
const positionsOfNumberGame = () => (universe ??= explored());

/** The sums of the numbers; gaps beyond 200 are not looked for. */
function sumsOf(numbers: readonly number[]): {
  sums: ReadonlySet<number>;
  gaps: readonly number[];
} {
  const sums = new Set([0]);
  const gaps: number[] = [];
  for (let sum = 1; sum < 200; ++sum) {
    if (numbers.some((each) => sums.has(sum - each))) sums.add(sum);
    else gaps.push(sum);
  }
  return { sums, gaps };
}

/** The sets of gaps that are closed. */
function closedSets(gaps: readonly number[], isClosed: (set: ReadonlySet<number>) => boolean) {
  const found: number[][] = [];
  for (let bits = 0; bits < 2 ** gaps.length; ++bits) {
    const set = gaps.filter((_, at) => (bits >> at) & 1);
    if (isClosed(new Set(set))) found.push(set);
  }
  return found;
}

/** The outcome after these numbers were chosen. */
const outcomeOf = async (numbers: readonly number[]) =>
  (await analysed('sylver_coinage', `<${numbers.join(' ')}>`)).outcome;

/** A single heap; the rule ends with a colon. */
const heapOf = (rule: string, heap: number | string) => analysed('heap_games', `${rule} ${heap}`);

export const laws: Readonly<Record<string, (...args: string[]) => Promise<void> | void>> = {
  /** A rule, then heaps, each with its outcome. */
  async outcomes(rule = '', ...table) {
    expect(table.length % 2).toBe(0);
    for (let at = 0; at < table.length; at += 2) {
      const [heap = '', outcome] = table.slice(at);
      expect((await heapOf(rule, heap)).outcome, `${rule} ${heap}`).toBe(outcome);
    }
  },
  /** Heaps of 0 to 60 are P if they are multiples of the number, and only then. */
  async multiples(rule = '', number) {
    for (let heap = 0; heap <= 60; ++heap) {
      const { outcome } = await heapOf(rule, heap);
      expect(outcome, `${rule} ${heap}`).toBe(heap % Number(number) === 0 ? 'P' : 'N');
    }
  },
  async bash() {
    for (let most = 1; most <= 9; ++most) await laws['multiples']?.(`{1..${most}}:`, `${most + 1}`);
  },

  /** The square table of the heap that makes two heaps P, by the rule of the text, and by the solver. */
  async third_heap(...table) {
    const size = Math.sqrt(table.length);
    const at = (row: number, column: number) => Number(table[row * size + column]);
    for (let row = 0; row < size; ++row) {
      for (let column = 0; column < size; ++column) {
        const taken = [
          ...Array.from({ length: column }, (_, i) => at(row, i)),
          ...Array.from({ length: row }, (_, i) => at(i, column)),
        ];
        expect(at(row, column)).toBe(mex(taken));
        expect(at(row, column)).toBe(row ^ column);
        const { outcome } = await heapOf('0.[3]:', `${row} ${column} ${at(row, column)}`);
        expect(outcome).toBe('P');
      }
    }
  },
  /** The values of heaps of 0, 1, 2, ... */
  async values(rule = '', ...values) {
    for (const [heap, value] of values.entries()) {
      expect((await heapOf(rule, heap)).grundy, `${rule} ${heap}`).toBe(Number(value));
    }
  },
  /** The first number is the mex of the others. */
  mex(...numbers) {
    const [least, ...others] = numbers.map(Number);
    expect(mex(others)).toBe(least);
  },
  /** Grundy's game up to the heap with so many splits: no option's value needs more places. */
  split_places(...numbers) {
    const [splits = 0, places = 0] = numbers.map(Number);
    const values: number[] = [];
    let largest = 0;
    for (let heap = 0; heap <= 2 * splits + 2; ++heap) {
      const seen = new Uint8Array(places);
      for (let part = 1; 2 * part < heap; ++part) {
        const value = (values[part] ?? 0) ^ (values[heap - part] ?? 0);
        largest = Math.max(largest, value);
        seen[value] = 1;
      }
      values.push(seen.indexOf(0));
    }
    expect(Math.max(...values)).toBeLessThanOrEqual(splits);
    expect(largest).toBeLessThan(places);
    expect(largest).toBeGreaterThan(Math.max(...values));
    expect([places / 2 <= splits, splits < places, places & (places - 1)]).toEqual([true, true, 0]);
  },
  /** Two rules have the same values, up to a heap. */
  async same_values(one = '', other = '', last) {
    for (let heap = 0; heap <= Number(last); ++heap) {
      const [{ grundy }, same] = await Promise.all([heapOf(one, heap), heapOf(other, heap)]);
      expect(grundy).toBe(same.grundy);
    }
  },
  /** The heaps that have another value than a larger one, a multiple of the period away; heaps to 300 are tried. */
  async exceptions(rule = '', length, ...heaps) {
    const values: number[] = [];
    for (let heap = 0; heap <= 300; ++heap) values.push(Number((await heapOf(rule, heap)).grundy));
    const settled = (heap: number) => {
      let late = heap;
      while (late + Number(length) <= 300) late += Number(length);
      return values[late];
    };
    const found = values.flatMap((value, heap) => (value === settled(heap) ? [] : [heap]));
    expect(found).toEqual(heaps.map(Number));
  },
  /** Where a proved period begins, and its length. */
  async period(rule = '', start, length) {
    const { position } = await heapOf(rule, 1);
    for (let left = 100; left > 0; --left) {
      const reply = await engine.analyse('heap_games', position);
      const facts = reply.ok ? reply.value.facts : [];
      if (!facts.some(({ key }) => key === 'searchable')) break;
      await engine.step('heap_games', position);
    }
    const { facts } = await heapOf(rule, 1);
    const known = ['period_start', 'period_length'].map(
      (wanted) => facts.find(({ key }) => key === wanted)?.value,
    );
    expect(known.map(String)).toEqual([start, length]);
  },
  async kayles_program(length, start, count) {
    const printed = `period ${length} from ${start}: proved by ${count} values\n`;
    expect(await run('kayles_period')).toBe(printed);
    await laws['period']?.('0.77:', start, length);
  },
  /** This heap loses, and none after it up to 1500. */
  async lost(rule = '', last) {
    for (let heap = Number(last); heap <= 1500; ++heap) {
      const { outcome } = await heapOf(rule, heap);
      expect(outcome, `${heap}`).toBe(heap === Number(last) ? 'P' : 'N');
    }
  },
  /** Guy and Smith: the start, the length, the last digit; the end of the window, and the last value. */
  window_end(...numbers) {
    const [start = 0, length = 0, digit = 0, end, last] = numbers.map(Number);
    expect([2 * start + length + digit - 2, 2 * start + 2 * length + digit - 2]).toEqual([
      end,
      last,
    ]);
  },
  xor(...numbers) {
    expect(nimSum(numbers.map(Number))).toBe(0);
  },
  /** The program prints the solver's winning moves, for one to three heaps of up to this size. */
  async nim_program(largest) {
    const positions = [1, 2, 3].flatMap((count) => multisets(count, Number(largest)));
    const output = await run(
      'nim_moves',
      positions.map((heaps) => `${heaps.length} ${heaps.join(' ')}\n`).join(''),
    );
    let expected = '';
    for (const heaps of positions) {
      const { winning } = await heapOf('0.[3]:', heaps.join(' '));
      const lines = winning.map((move) => {
        const [heap, rest = ''] = move.split(':');
        return `heap ${heap}: leave ${rest.replace('-', '0')}\n`;
      });
      expected += lines.join('') || 'no move wins\n';
    }
    expect(output).toBe(expected);
  },
  /** What `a ^ b ^ c == 0` computes: in TypeScript it binds as in C++. */
  async precedence(...numbers) {
    const [a = 0, b = 0, c = 0] = numbers.map(Number);
    expect(a ^ b ^ Number(c === 0)).toBe(3);
    expect((await heapOf('0.[3]:', numbers.join(' '))).outcome).toBe('P');
  },
  /** An N-position of Nim has an odd number of winning moves, of which five heaps of one have five. */
  async odd_ways(remainder) {
    for (const heaps of [1, 2, 3, 4].flatMap((count) => multisets(count, 5))) {
      const { outcome, winning } = await heapOf('0.[3]:', heaps.join(' '));
      if (outcome === 'N') expect(winning.length % 2).toBe(Number(remainder));
    }
    expect((await heapOf('0.[3]:', '1 1 1 1 1')).winning.length).toBe(5);
  },

  /** The number of positions without a free number above the limit. */
  async within(limit, count) {
    const found = [...(await positionsOfNumberGame()).keys()].filter(
      (position) => Math.max(0, ...numbersIn(position).map(Number)) <= Number(limit),
    );
    expect(found.length).toBe(Number(count));
  },
  async universe(positions, lost) {
    const all = [...(await positionsOfNumberGame()).values()];
    expect(all.length).toBe(Number(positions));
    expect(all.filter(({ outcome }) => outcome === 'P').length).toBe(Number(lost));
  },
  /** Hutchings: P for the named pair, N for all others whose gaps are within 20. */
  async coprime_pairs(...lost) {
    let pairs = 0;
    for (let a = 2; a <= 20; ++a) {
      for (let b = a + 1; a * b - a - b <= 20; ++b) {
        if (gcd(a, b) !== 1) continue;
        const { outcome, facts } = await analysed('sylver_coinage', `<${a} ${b}>`);
        expect(outcome, `${a} ${b}`).toBe(lost.join() === `${a},${b}` ? 'P' : 'N');
        const frobenius = facts.find(({ key }) => key === 'frobenius_number')?.value;
        if (outcome === 'N') expect(frobenius).toBe(a * b - a - b);
        ++pairs;
      }
    }
    expect(pairs).toBeGreaterThan(10);
  },
  /** The last number is the only one up to 20 that needs all three others. */
  three_summands(...numbers) {
    const [a = 0, b = 0, c = 0, wanted] = numbers.map(Number);
    const sums = (x: number, y: number) =>
      new Set(Array.from({ length: 400 }, (_, i) => (i % 20) * x + Math.floor(i / 20) * y));
    const pairs = [sums(a, b), sums(a, c), sums(b, c)];
    const needsAll = Array.from({ length: 21 }, (_, i) => i).filter(
      (n) =>
        pairs.every((pair) => !pair.has(n)) &&
        Array.from({ length: 20 }, (_, i) => i).some((i) => pairs[0]?.has(n - i * c)),
    );
    expect(needsAll).toEqual([wanted]);
  },
  /** The gaps of the halves of two even numbers, and the pairs (B, M) that can follow. */
  halves(...numbers) {
    const [a = 0, b = 0, ...wanted] = numbers.map(Number);
    const { gaps } = sumsOf([a / 2, b / 2]);
    /** Whether the gaps in a set, with the sums, hold x + y for x in it and y in `added`. */
    const holds = (set: ReadonlySet<number>, added: Iterable<number>) =>
      [...added].every((y) => [...set].every((x) => !gaps.includes(x + y) || set.has(x + y)));
    const { sums } = sumsOf([a / 2, b / 2]);
    let pairs = 0;
    for (const more of closedSets(gaps, (set) => holds(set, set) && holds(set, sums))) {
      const left = gaps.filter((gap) => !more.includes(gap));
      const all = [...sums, ...more];
      const holdsAll = (set: ReadonlySet<number>) =>
        all.every((y) => [...set].every((x) => !left.includes(x + y) || set.has(x + y)));
      pairs += closedSets(left, holdsAll).length;
    }
    expect([gaps.length, pairs]).toEqual(wanted);
  },
  /** The largest gap of two numbers, how many moves the quiet end leaves, and the odd sums below the gap. */
  async quiet_end(...numbers) {
    const [a = 0, b = 0, largest = 0, left, ...odd] = numbers.map(Number);
    const { sums, gaps } = sumsOf([a, b]);
    expect(gaps.at(-1)).toBe(largest);
    for (const z of sums) expect(sums.has(largest - z)).toBe(false);
    for (const gap of gaps) expect(sums.has(largest - gap)).toBe(true);
    expect([...sums].filter((sum) => sum % 2 === 1 && sum < largest)).toEqual(odd);
    expect(gaps.length + gaps.filter((gap) => gap % 2 === 1 && gap > 1).length).toBe(left);
    const later = Array.from({ length: 12 }, (_, i) => largest + 2 + 2 * i);
    for (const n of [...odd, ...later]) expect(await outcomeOf([2 * a, 2 * b, n])).toBe('N');
  },
  /** Two even numbers, then every move that the quiet end leaves and an answer to it. */
  async answers(...numbers) {
    const [a = 0, b = 0, ...table] = numbers.map(Number);
    const { gaps } = sumsOf([a / 2, b / 2]);
    const moves = table.filter((_, at) => at % 2 === 0);
    const odd = gaps.filter((gap) => gap % 2 === 1 && gap > 1);
    expect(new Set(moves)).toEqual(new Set([...gaps.map((gap) => 2 * gap), ...odd]));
    for (const [at, move] of moves.entries()) {
      expect(await outcomeOf([a, b, move, table[2 * at + 1] ?? 0]), `${move}`).toBe('P');
    }
  },
  /** Three even numbers; the gaps of their halves, how many and the largest; the odd winner, and the bound on it. */
  async far_winner(...numbers) {
    const [a = 0, b = 0, c = 0, count, largest = 0, winner = 0, bound] = numbers.map(Number);
    const { gaps } = sumsOf([a / 2, b / 2, c / 2]);
    expect([gaps.length, gaps.at(-1), winner + 2 * largest]).toEqual([count, largest, bound]);
    expect(gaps).toContain(largest / 2);
    const odd = Array.from({ length: 20 }, (_, i) => 3 + 2 * i);
    for (const n of [...odd, winner - 2, winner + 2, bound ?? 0]) {
      expect(await outcomeOf([a, b, c, n]), `${n}`).toBe('N');
    }
    expect(await outcomeOf([a, b, c, winner])).toBe('P');
  },
  /** Pairs of a first move and an answer to it, which leave a P-position. */
  async replies(...numbers) {
    for (let at = 0; at < numbers.length; at += 2) {
      const reply = await engine.analyse(
        'sylver_coinage',
        `<${numbers.slice(at, at + 2).join(' ')}>`,
      );
      expect(reply.ok && reply.value.outcome, numbers.slice(at, at + 2).join()).toBe('P');
    }
  },
  /** First moves of which the solver does not know who wins. */
  async open(...numbers) {
    for (const number of numbers) {
      const reply = await engine.analyse('sylver_coinage', `<${number}>`);
      expect(reply.ok && reply.value.outcome, number).toBe('unknown');
    }
  },
  /** The least answer to a first move that wins. */
  async first_answer(move, answer) {
    for (let each = 2; each <= Number(answer); ++each) {
      expect(await outcomeOf([Number(move), each])).toBe(each === Number(answer) ? 'P' : 'N');
    }
  },
  /** After the first two numbers, each pair of the others leaves a P-position; so do the pairs that follow. */
  async pairs_of_odds(...numbers) {
    const [a = 0, b = 0, ...pairs] = numbers.map(Number);
    for (let k = 1; k <= 20; ++k) pairs.push(4 * k + 1, 4 * k + 3);
    for (let at = 0; at < pairs.length; at += 2) {
      const [x = 0, y = 0] = pairs.slice(at);
      expect(await outcomeOf([a, b, x, y]), `${x} ${y}`).toBe('P');
    }
  },

  /** In Misère Nim a heap has at most this many winning moves; Bouton's theorem holds too. */
  async one_move_a_heap(most) {
    for (const heaps of [1, 2, 3, 4].flatMap((count) => multisets(count, 6))) {
      const { outcome, winning } = await analysed('misere_nim', heaps.join(' '));
      const large = heaps.some((heap) => heap >= 2);
      expect(outcome, heaps.join(' ')).toBe(nimSum(heaps) === (large ? 0 : 1) ? 'P' : 'N');
      const heapsToTakeFrom = new Set(winning.map((move) => move.split(':')[0]));
      expect(winning.length).toBe(Number(most) * heapsToTakeFrom.size);
    }
  },
  short_overflow(heap) {
    expect(new Int16Array([Number(heap)])[0]).not.toBe(Number(heap));
    expect(new Int16Array([Number(heap) - 1])[0]).toBe(Number(heap) - 1);
  },

  rows(count) {
    expect(2 ** 20).toBe(Number(count));
  },
  /** The groups of a row from the right; the rest are empty. */
  async groups(row = '', ...sizes) {
    const groups = rowAt((await analysed('chess_rows', row)) as ChessRowsAnalysis, 0)?.groups ?? [];
    const used = groups.slice(0, sizes.length);
    expect(used).toEqual(sizes.map(Number));
    expect(groups.slice(sizes.length).every((size) => size === 0)).toBe(true);
  },
  /** The formula equals the mex of the options, for all rows of the last cells. */
  async staircase(width) {
    const cells = Number(width);
    for (let set = 0; set < 2 ** cells; ++set) {
      const row = Array.from({ length: cells }, (_, i) => i)
        .filter((i) => ((set >> i) & 1) === 1)
        .map((i) => 20 - i);
      const analysis = (await analysed('chess_rows', row.join(' ') || '-')) as ChessRowsAnalysis;
      const { grundy, options } = analysis;
      const groups = rowAt(analysis, 0)?.groups ?? [];
      expect(grundy).toBe(nimSum(groups.filter((_, i) => i % 2 === 1)));
      const values = new Set(options.listed.map((option) => option.grundy));
      let mex = 0;
      while (values.has(mex)) ++mex;
      expect(grundy).toBe(mex);
    }
  },
  async largest_value(value) {
    const row = Array.from({ length: 19 }, (_, i) => i + 1).join(' ');
    expect((await analysed('chess_rows', row)).grundy).toBe(Number(value));
    expect((await analysed('chess_rows', `${row} 20`)).grundy).toBe(0);
  },

  /** The first pairs by the rule, by the program and by the golden ratio; then many more, and no others. */
  async pairs(...numbers) {
    const wanted = numbers.map(Number);
    const used = new Set<number>();
    const pairs: number[][] = [];
    for (let k = 0, a = 0; k < 60; ++k) {
      while (used.has(a)) ++a;
      used.add(a).add(a + k);
      pairs.push([a, a + k]);
      expect(lower(BigInt(k))).toBe(BigInt(a));
    }
    expect(pairs.slice(0, wanted.length / 2).flat()).toEqual(wanted);
    expect(numbersIn(await run('wythoff_pairs')).map(Number)).toEqual(wanted);
    const cold = new Set(pairs.map((pair) => pair.join(' ')));
    for (let a = 0; a <= 90; ++a) {
      for (let b = a; b <= 90; ++b) {
        const { outcome } = await analysed('wythoff', `${a} ${b}`);
        expect(outcome, `${a} ${b}`).toBe(cold.has(`${a} ${b}`) ? 'P' : 'N');
      }
    }
  },
  /** Neighbours in Fibonacci's sequence, the first one with number 40. */
  fibonacci(...numbers) {
    const sequence = [0, 1];
    for (let n = 2; n <= 41; ++n) sequence.push((sequence[n - 1] ?? 0) + (sequence[n - 2] ?? 0));
    expect(sequence.slice(40)).toEqual(numbers.map(Number));
  },
  async doubles(count) {
    const lines = (await run('wythoff_doubles')).trim().split('\n');
    expect(lines.pop()).toBe(`${count} pairs`);
    expect(lines.length).toBe(Number(count));
    expect(lines[0]).toBe('165580140 267914295');
    for (const pair of lines) expect((await analysed('wythoff', pair)).outcome).toBe('P');
  },
  /** For each of four approximations of the golden ratio, the first cold pair that it misses. */
  async truncated(...numbers) {
    const ratios = [1.618, Math.fround((1 + Math.sqrt(5)) / 2), 1.6180339887];
    for (const [at, ratio] of ratios.entries()) {
      const isFloat = at === 1;
      let k = 1;
      for (; ; ++k) {
        const product = isFloat ? Math.fround(Math.fround(k) * ratio) : k * ratio;
        if (BigInt(Math.floor(product)) !== lower(BigInt(k))) break;
      }
      const a = Number(lower(BigInt(k)));
      expect([a, a + k]).toEqual(numbers.slice(2 * at, 2 * at + 2).map(Number));
    }
    expect(await run('wythoff_doubles')).toMatch(new RegExp(`^${numbers.slice(6).join(' ')}\n`));
  },
  async three_moves(most) {
    let largest = 0;
    for (let a = 0; a <= 60; ++a) {
      for (let b = a; b <= 60; ++b) {
        largest = Math.max(largest, (await analysed('wythoff', `${a} ${b}`)).winning.length);
      }
    }
    expect(largest).toBe(Number(most));
  },
  /** The partner by the exercise's formula is the solver's. */
  async partner(limit) {
    for (let a = 0n; a <= BigInt(limit ?? 0); ++a) {
      const m = lower(a) - a;
      const b = lower(m + 1n) === a ? a + m + 1n : m;
      expect((await analysed('wythoff', `${a} ${b}`)).outcome, `${a} ${b}`).toBe('P');
    }
  },
};
