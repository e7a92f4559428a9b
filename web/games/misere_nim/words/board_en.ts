// The words of the board of Misère Nim.
export interface BoardSentences {
  /** The legend. */
  readonly signs: Readonly<Record<'takes' | 'wins' | 'loses' | 'legal', string>>;
  readonly move: (heap: string, amount: string) => string;

  readonly board: string;
  readonly heap: (heap: number) => string;
  readonly heapWith: (heap: number, stones: string) => string;
  readonly justTaken: (amount: string) => string;
  readonly leave: (left: string, amount: string) => string;
  readonly wins: string;
  readonly loses: string;
  readonly legal: string;
  readonly marked: (name: string, mark: string) => string;
  readonly everyAmountLoses: string;
  readonly amount: (heap: number) => string;
  readonly amountShort: string;
  readonly take: string;
  readonly takeFrom: (heap: number) => string;
  readonly takeThat: (amount: string) => string;
  readonly noNumber: string;
  readonly size: (heap: number) => string;
  readonly oneLess: (heap: number) => string;
  readonly oneMore: (heap: number) => string;
  readonly setTo: (heap: number, stones: number) => string;
  readonly remove: string;
  readonly removeHeap: (heap: number) => string;
  readonly add: string;
  readonly noHeaps: string;
  readonly empty: string;
  readonly moreHeaps: (count: number) => string;
}

export const words: BoardSentences = {
  signs: {
    takes: 'Each stone means: take it and all on its right',
    wins: 'wins',
    loses: 'loses',
    legal: 'is possible',
  },
  move: (heap, amount) => `take ${amount} from heap ${heap}`,

  board: 'Heaps',
  heap: (heap) => `Heap ${heap}`,
  heapWith: (heap, stones) => `heap ${heap}: ${stones} ${stones === '1' ? 'stone' : 'stones'}`,
  justTaken: (amount) => `${amount} just taken`,
  leave: (left, amount) => `leave ${left} (take ${amount})`,
  wins: 'wins',
  loses: 'loses',
  legal: 'possible',
  marked: (name, mark) => `${name}: ${mark}`,
  everyAmountLoses: 'every amount loses',
  amount: (heap) => `Stones to take from heap ${heap}`,
  amountShort: 'amount',
  take: 'Take',
  takeFrom: (heap) => `Take from heap ${heap}`,
  takeThat: (amount) => `take ${amount}`,
  noNumber: 'Type a whole number.',
  size: (heap) => `Stones in heap ${heap}`,
  oneLess: (heap) => `One stone fewer in heap ${heap}`,
  oneMore: (heap) => `One stone more in heap ${heap}`,
  setTo: (heap, stones) => `heap ${heap}: ${stones} ${stones === 1 ? 'stone' : 'stones'}`,
  remove: 'Remove',
  removeHeap: (heap) => `Remove heap ${heap}`,
  add: 'Add a heap',
  noHeaps: 'No heaps: no stone is left.',
  empty: 'empty',
  moreHeaps: (count) => `and ${count} more ${count === 1 ? 'heap' : 'heaps'}, not drawn`,
};
