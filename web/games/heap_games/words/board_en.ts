// The words of the board: its cells, and the rule read back.
import { ruleParts } from '../rule_parts';
import type { CodeDigit, HeapGamesView } from '../view';

export interface BoardSentences {
  /** The legend. */
  readonly signs: Readonly<
    Record<'takes' | 'cuts' | 'splits' | 'wins' | 'loses' | 'legal', string>
  >;
  /** A move, as 2:5+3. */
  readonly move: (heap: string, parts: string) => string;
  /** What a move makes of a heap, on a button in the row of the heap. */
  readonly becomes: (parts: string) => string;
  readonly board: string;
  readonly heap: (heap: number) => string;
  readonly heapWith: (heap: number, stones: string) => string;
  readonly stone: (number: number) => string;
  readonly cut: (number: number) => string;
  readonly forbidden: string;
  readonly marked: (name: string, mark: string) => string;
  readonly justMoved: string;
  readonly wins: string;
  readonly loses: string;
  readonly legal: string;
  readonly value: (grundy: string) => string;
  readonly noMove: string;
  readonly parts: (heap: number) => string;
  readonly partsShort: string;
  readonly play: string;
  readonly playIn: (heap: number) => string;
  readonly size: (heap: number) => string;
  readonly oneLess: (heap: number) => string;
  readonly oneMore: (heap: number) => string;
  readonly remove: string;
  readonly removeHeap: (heap: number) => string;
  readonly add: string;
  readonly noHeaps: string;
  readonly empty: string;
  readonly more: (count: number) => string;
  /** The rule in words, with the end of the game. */
  readonly rule: (form: HeapGamesView['form'], misere: boolean) => string;
}

const either = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;

const stones = (amounts: string): string => `${amounts} ${amounts === '1' ? 'stone' : 'stones'}`;

const sets: Readonly<Record<string, string>> = {
  fibonacci: 'a Fibonacci number of stones (1, 2, 3, 5, 8, …)',
  squares: 'a square number of stones (1, 4, 9, …)',
  primes: 'a prime number of stones (2, 3, 5, …)',
  divisors: 'a divisor of its stones, even all of them,',
  'proper divisors': 'a divisor of its stones, but not all of them,',
};

function digit({ nothing, one, two, unequal }: CodeDigit, taken: string): string {
  const split = unequal ? 'two unequal heaps' : 'two heaps';
  if (taken === '0') return `split a heap into ${split}`;
  const take = `take ${stones(taken)}`;
  if (one && two) {
    const may = `${take}${nothing ? '' : ', but not the whole heap,'} and split the rest into ${split} if you like`;
    return may;
  }
  if (one) return nothing ? take : `${take}, but not the whole heap`;
  const whole = `take a whole heap of ${taken}`;
  const inside = `${take} and split the rest into ${split}`;
  return two ? (nothing ? `${whole}, or ${inside}` : inside) : whole;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const words: BoardSentences = {
  signs: {
    takes: 'Each stone means: take it and all on its right',
    cuts: 'A stone, or a cut between two, means: the stones around it go',
    splits: 'A cut between two stones splits the heap there',
    wins: 'wins',
    loses: 'loses',
    legal: 'is possible',
  },
  move: (heap, parts) =>
    parts === '-' ? `take all of heap ${heap}` : `turn heap ${heap} into ${parts}`,
  becomes: (parts) => (parts === '-' ? 'take all' : `→ ${parts}`),
  board: 'Heaps',
  heap: (heap) => `Heap ${heap}`,
  heapWith: (heap, count) => `heap ${heap}: ${stones(count)}`,
  stone: (number) => `stone ${number}`,
  cut: (number) => `cut behind stone ${number}`,
  forbidden: 'the rule forbids it',
  marked: (name, mark) => `${name}: ${mark}`,
  justMoved: 'just played',
  wins: 'wins',
  loses: 'loses',
  legal: 'possible',
  value: (grundy) => `Grundy value ${grundy}`,
  noMove: 'no move',
  parts: (heap) => `What heap ${heap} becomes, for example 5+3`,
  partsShort: '5+3',
  play: 'Play',
  playIn: (heap) => `Play in heap ${heap}`,
  size: (heap) => `Stones in heap ${heap}`,
  oneLess: (heap) => `One stone fewer in heap ${heap}`,
  oneMore: (heap) => `One stone more in heap ${heap}`,
  remove: 'Remove',
  removeHeap: (heap) => `Remove heap ${heap}`,
  add: 'Add a heap',
  noHeaps: 'No heaps: no stone is left.',
  empty: 'empty',
  more: (count) => `and ${count} more`,
  rule: (form, misere) => {
    const end = misere ? 'Whoever cannot move wins.' : 'Whoever cannot move loses.';
    if (form.kind === 'set') {
      const amounts = form.intervals.flatMap(([from, to]) =>
        from === to
          ? [String(from)]
          : Number(to) === Number(from) + 1
            ? [String(from), String(to)]
            : [`${from} to ${to}`],
      );
      const what =
        form.set === 'listed'
          ? stones(either(amounts))
          : form.set === 'powers'
            ? `a power of ${form.base} of stones (1, ${form.base}, ${Number(form.base) ** 2}, …)`
            : (sets[form.set] ?? '');
      return `Take ${what} from a heap. ${end}`;
    }
    if (form.kind === 'code') {
      return `${capital(ruleParts(form, digit, either, 'any number of', 'or more').join('; or '))}. ${end}`;
    }
    const become = form.alternatives.map(({ parts, conditions }) => {
      const where = conditions.length > 0 ? ` with ${conditions.join(', ')}` : '';
      return `${parts.join(' and ')}${where}`;
    });
    return `A heap of ${form.head} becomes ${either(become)}. ${end}`;
  },
};
