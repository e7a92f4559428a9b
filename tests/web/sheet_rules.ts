// Which moves win, by the rules alone: every move is tried to the end of the game. It shares no code with the solver. Moves
// are those of the games' notations.

type Moves = (position: string) => readonly (readonly [move: string, next: string])[];

const numbersOf = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);
const sorted = (heaps: readonly number[]): string =>
  heaps
    .filter((heap) => heap > 0)
    .sort((one, other) => one - other)
    .join(' ');
const put = (heaps: readonly number[], at: number, left: readonly number[]): string =>
  sorted([...heaps.slice(0, at), ...left, ...heaps.slice(at + 1)]);

/** What a heap can become, for the rules that the tests of sheets ask about. */
export const heapRules: Readonly<Record<string, (heap: number) => readonly (readonly number[])[]>> =
  {
    '{1,3,4}': taking((_, taken) => [1, 3, 4].includes(taken)),
    'misere {1..3}': taking((_, taken) => taken <= 3),
    squares: taking((_, taken) => [1, 4, 9].includes(taken)),
    'n -> n-k : 0<k, 2k<=n': taking((heap, taken) => 2 * taken <= heap),
    '4!.': (heap) =>
      upTo(heap)
        .filter((one) => one < heap - one)
        .map((one) => [heap - one, one]),
  };

function taking(allowed: (heap: number, taken: number) => boolean) {
  return (heap: number) =>
    upTo(heap)
      .filter((taken) => allowed(heap, taken))
      .map((taken) => [heap - taken]);
}

/** What a component of a sum can become. */
type Parts<Part> = (part: Part) => readonly (readonly Part[])[];

const takeAndBreak =
  (rule: string): Moves =>
  (position) => {
    const heaps = numbersOf(position);
    return heaps.flatMap((heap, at) =>
      (heapRules[rule]?.(heap) ?? []).map(
        (left) => [named(at, left), put(heaps, at, left)] as const,
      ),
    );
  };

const named = (at: number, left: readonly number[]): string =>
  `${at + 1}:${left.filter((each) => each > 0).join('+') || '-'}`;

/** The rows of Chess, as the cells of their pieces. */
const rowMoves = (row: readonly number[]) =>
  row.flatMap((from) => {
    const to = upTo(20).find((cell) => cell > from && !row.includes(cell));
    return to === undefined ? [] : [{ from, to }];
  });
const rowParts: Parts<string> = (row) => {
  const cells = numbersOf(row);
  return rowMoves(cells).map(({ from, to }) => [
    sorted(cells.map((cell) => (cell === from ? to : cell))),
  ]);
};

const values = new Map<string, number>();

/** The Grundy value of a component. */
function valueOf<Part>(name: string, parts: Parts<Part>, part: Part): number {
  const key = `${name} ${String(part)}`;
  const found = values.get(key);
  if (found !== undefined) return found;
  const reached = new Set(parts(part).map((left) => sumOf(name, parts, left)));
  let value = 0;
  while (reached.has(value)) ++value;
  values.set(key, value);
  return value;
}

function sumOf<Part>(name: string, parts: Parts<Part>, all: readonly Part[]): number {
  return all.reduce((sum, each) => sum ^ valueOf(name, parts, each), 0);
}

/** Too many positions to try each: which options have a sum of values of 0 (Sprague, Grundy). */
function winningInSum<Part>(
  name: string,
  parts: Parts<Part>,
  all: readonly Part[],
  nameOf: (at: number, option: number) => string,
): readonly string[] {
  const total = sumOf(name, parts, all);
  return all.flatMap((part, at) => {
    const rest = total ^ valueOf(name, parts, part);
    return parts(part).flatMap((left, option) =>
      (rest ^ sumOf(name, parts, left)) === 0 ? [nameOf(at, option)] : [],
    );
  });
}

const games: Readonly<Record<string, Moves>> = {
  wythoff: (position) => {
    const [first = 0, second = 0] = numbersOf(position);
    const after = (a: number, b: number) => [`${a},${b}`, `${first - a} ${second - b}`] as const;
    return [
      ...upTo(first).map((taken) => after(taken, 0)),
      ...upTo(second).map((taken) => after(0, taken)),
      ...upTo(Math.min(first, second)).map((taken) => after(taken, taken)),
    ];
  },
  misere_nim: (position) => {
    const heaps = numbersOf(position);
    return heaps.flatMap((heap, at) =>
      upTo(heap).map((taken) => [`${at + 1}:${taken}`, put(heaps, at, [heap - taken])] as const),
    );
  },
  // Of the free numbers.
  numbers: (position) => {
    const free = new Set(numbersOf(position));
    const most = Math.max(0, ...free);
    return [...free].map((chosen) => {
      const taken = new Set(upTo(most).filter((each) => each > 1 && !free.has(each)));
      taken.add(0);
      for (let sum = chosen; sum <= most; ++sum) if (taken.has(sum - chosen)) taken.add(sum);
      return [String(chosen), [...free].filter((each) => !taken.has(each)).join(' ')] as const;
    });
  },
};

/** The numbers that are no sum of the chosen ones; these must have the greatest common divisor 1. */
function freeOf(chosen: readonly number[]): string {
  const largest = Math.max(...chosen);
  const sums = new Set([0]);
  // Frobenius's bound.
  for (let sum = 1; sum <= largest * largest; ++sum)
    if (chosen.some((each) => sums.has(sum - each))) sums.add(sum);
  return upTo(largest * largest)
    .filter((each) => each > 1 && !sums.has(each))
    .join(' ');
}

const known = new Map<string, boolean>();

/** Whether the player to move loses. */
function loses(name: string, moves: Moves, position: string, isMisere: boolean): boolean {
  const key = `${name} ${position}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const nexts = moves(position).map(([, next]) => next);
  const isLost =
    nexts.length === 0 ? !isMisere : !nexts.some((next) => loses(name, moves, next, isMisere));
  known.set(key, isLost);
  return isLost;
}

/** The winning moves of a position in the game's notation, in any order. */
export function winningByRules(game: string, position: string): readonly string[] {
  const [, rule = '', text = position] = /^(.*): (.*)$/.exec(position) ?? [];
  if (game === 'chess_rows') {
    const rows = position.split('/').map((row) => sorted(numbersOf(row)));
    return winningInSum(game, rowParts, rows, (at, option) => {
      const { from, to } = rowMoves(numbersOf(rows[at] ?? ''))[option] ?? {};
      return `${at + 1}:${from}>${to}`;
    });
  }
  const parts = heapRules[rule];
  const isMisere = game === 'misere_nim' || rule.startsWith('misere');
  if (parts && !isMisere) {
    const heaps = numbersOf(text);
    return winningInSum(position.replace(text, ''), parts, heaps, (at, option) =>
      named(at, parts(heaps[at] ?? 0)[option] ?? []),
    );
  }
  const isNumbers = game === 'number_game' || game === 'sylver_coinage';
  const moves = isNumbers ? games['numbers'] : (games[game] ?? (parts && takeAndBreak(rule)));
  if (!moves) throw new Error(`no rules: ${game} ${rule}`);
  const start = position.startsWith('<') ? freeOf(numbersOf(position)) : text;
  const name = isNumbers ? 'numbers' : `${game} ${rule}`;
  return moves(start)
    .filter(([, next]) => loses(name, moves, next, isMisere))
    .map(([move]) => move);
}
