// Outcomes, winning moves and Grundy values by trying everything, for small positions in the games' notation. It shares no
// code with the solver, and knows the rules of heap games that the course asks about only.

/** A position that is reached, as text. */
type Options = (position: string) => readonly string[];

interface Known {
  readonly isP: boolean;
  readonly value: number;
  /** The options that are P, one for each move. */
  readonly winning: readonly string[];
  readonly values: readonly number[];
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const numbersOf = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

const sorted = (heaps: readonly number[]): string =>
  heaps
    .filter((heap) => heap > 0)
    .sort((a, b) => a - b)
    .join(' ');

/** What a heap may become. */
function partsOf(rule: string): (heap: number) => readonly (readonly number[])[] {
  const take = (allowed: (taken: number) => boolean) => (heap: number) =>
    range(1, heap)
      .filter(allowed)
      .map((taken) => [heap - taken]);
  if (rule === '0.[3]') return take(() => true);
  if (rule === 'powers(2)') return take((taken) => Number.isInteger(Math.log2(taken)));
  if (rule === '4!.') {
    return (heap) =>
      range(1, heap)
        .filter((one) => one < heap - one)
        .map((one) => [one, heap - one]);
  }
  if (rule === '0.77') {
    return (heap) =>
      [1, 2].flatMap((taken) =>
        range(0, Math.floor((heap - taken) / 2)).map((one) => [one, heap - taken - one]),
      );
  }
  if (!/^\{[\d,.]+\}$/.test(rule)) throw new Error(`no rule ${rule}`);
  const allowed = rule.split(',').flatMap((part) => {
    const [least = 0, most = least] = numbersOf(part);
    return range(least, most);
  });
  return take((taken) => allowed.includes(taken));
}

function heapGame(rule: string): Options {
  const parts = partsOf(rule);
  return (position) => {
    const heaps = numbersOf(position);
    return heaps.flatMap((heap, at) =>
      parts(heap).map((left) => sorted([...heaps.filter((_, other) => other !== at), ...left])),
    );
  };
}

const wythoff: Options = (position) => {
  const [a = 0, b = 0] = numbersOf(position);
  return [
    ...range(1, a).map((taken) => `${a - taken} ${b}`),
    ...range(1, b).map((taken) => `${a} ${b - taken}`),
    ...range(1, Math.min(a, b)).map((taken) => `${a - taken} ${b - taken}`),
  ];
};

const chessRows: Options = (position) => {
  const rows = position.split('/').map(numbersOf);
  return rows.flatMap((row, at) =>
    row.flatMap((cell) => {
      const to = range(cell + 1, 20).find((each) => !row.includes(each));
      if (to === undefined) return [];
      const moved = row.map((each) => (each === cell ? to : each)).sort((a, b) => a - b);
      return [rows.map((each, other) => (other === at ? moved : each).join(' ')).join(' / ')];
    }),
  );
};

/** The numbers above 1 that are no sums; more than 400 are not looked for. */
export function gapsOf(chosen: readonly number[]): readonly number[] {
  const sums = new Set([0]);
  const gaps: number[] = [];
  for (let number = 1; number <= 400; ++number) {
    if (chosen.some((each) => sums.has(number - each))) sums.add(number);
    else if (number > 1) gaps.push(number);
  }
  return gaps;
}

/** Positions are the free numbers. */
const numberGame: Options = (position) => {
  const free = numbersOf(position);
  const isFree = new Set(free);
  const most = Math.max(0, ...free);
  const isTaken = (number: number) => number === 0 || (number > 1 && !isFree.has(number));
  return free.map((chosen) => {
    const taken = new Set(range(0, most).filter(isTaken));
    for (const number of range(chosen, most)) if (taken.has(number - chosen)) taken.add(number);
    return free.filter((number) => !taken.has(number)).join(' ');
  });
};

export class BruteForce {
  readonly #known = new Map<string, Known>();

  at(game: string, position: string): Known {
    if (game === 'heap_games') {
      const [, misere, rule = '', heaps = ''] = /^(misere )?(.*): (.*)$/.exec(position) ?? [];
      return this.#look(
        `${misere ?? ''}${rule}: `,
        heapGame(rule),
        sorted(numbersOf(heaps)),
        !!misere,
      );
    }
    if (game === 'misere_nim') {
      return this.#look('misere', heapGame('0.[3]'), sorted(numbersOf(position)), true);
    }
    if (game === 'wythoff') return this.#look('wythoff', wythoff, position, false);
    if (game === 'chess_rows') return this.#look('chess', chessRows, position, false);
    const numbers = numbersOf(position);
    const free = position.startsWith('<') ? gapsOf(numbers) : numbers;
    if (free.length > 60) throw new Error(`too many free numbers: ${position}`);
    return this.#look('numbers', numberGame, free.join(' '), false);
  }

  #look(name: string, options: Options, position: string, isMisere: boolean): Known {
    const key = `${name} ${position}`;
    const known = this.#known.get(key);
    if (known) return known;
    const all = options(position);
    const found = all.map((each) => this.#look(name, options, each, isMisere));
    const values = found.map(({ value }) => value);
    let value = 0;
    while (values.includes(value)) ++value;
    const winning = all.filter((_, at) => found[at]?.isP);
    const isP = all.length === 0 ? !isMisere : winning.length === 0;
    const result = { isP, value, winning, values };
    this.#known.set(key, result);
    return result;
  }
}
