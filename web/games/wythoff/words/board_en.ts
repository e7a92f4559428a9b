// The words of the board of Wythoff's game.
export interface BoardSentences {
  /** The legend. */
  readonly signs: Readonly<
    Record<'wins' | 'loses' | 'legal' | 'cold' | 'zero' | 'rays' | 'value', string>
  >;
  readonly grid: string;
  readonly firstHeap: string;
  readonly secondHeap: string;
  readonly firstHeapIs: (stones: string) => string;
  readonly secondHeapIs: (stones: string) => string;
  readonly cell: (first: string, second: string) => string;
  readonly here: string;
  readonly cameFrom: string;
  readonly wins: string;
  readonly loses: string;
  readonly losingPosition: string;
  readonly value: (value: string) => string;
  readonly comma: string;
  readonly colon: string;

  /** The second words say where to. */
  readonly zoomOut: readonly [string, string];
  readonly zoomIn: readonly [string, string];
  readonly noMove: string;
  readonly noMoveTo: (first: string, second: string) => string;
  readonly goThere: string;

  readonly take: string;
  readonly amount: string;
  readonly fromFirst: string;
  readonly fromSecond: string;
  readonly fromBoth: string;
  readonly badAmount: string;
  readonly winningMoves: string;
  readonly noWinningMove: string;
  readonly noStones: string;
  readonly fewer: (heap: string) => string;
  readonly more: (heap: string) => string;

  readonly moveFirst: (stones: string) => string;
  readonly moveSecond: (stones: string) => string;
  readonly moveBoth: (stones: string) => string;
  /** One of several ways to take stones. */
  readonly takings: Readonly<
    Record<'take' | 'ofFirst' | 'ofSecond' | 'ofEither' | 'ofBoth', (what: string) => string>
  >;
}

const stones = (n: string) => (n === '1' ? '1 stone' : `${n} stones`);

export const words: BoardSentences = {
  signs: {
    wins: 'wins',
    loses: 'loses',
    legal: 'a possible move',
    cold: 'P-position: whoever moves from it loses',
    zero: 'Grundy value 0: a P-position',
    rays: 'the golden rays, along which the P-positions lie: slopes φ and 1/φ',
    value: 'Grundy value; the larger, the darker',
  },
  grid: 'The plane: a cell for each pair of heaps, the queen on the position',
  firstHeap: 'First heap',
  secondHeap: 'Second heap',
  firstHeapIs: (n) => `first heap ${n}`,
  secondHeapIs: (n) => `second heap ${n}`,
  cell: (first, second) => `first ${first}, second ${second}`,
  here: 'the position',
  cameFrom: 'the position before',
  wins: 'wins',
  loses: 'loses',
  losingPosition: 'P-position',
  value: (value) => `Grundy value ${value}`,
  comma: ', ',
  colon: ': ',

  zoomOut: ['Zoom out', 'Zoom out to the pattern'],
  zoomIn: ['Zoom in', 'Zoom in to the position'],
  noMove: 'No move leads to this cell',
  noMoveTo: (first, second) => `No move leads to ${first}, ${second}.`,
  goThere: 'Go to this position',

  take: 'Take',
  amount: 'Stones to take',
  fromFirst: 'from the first',
  fromSecond: 'from the second',
  fromBoth: 'from both',
  badAmount: 'Type a whole number of stones, digits only.',
  winningMoves: 'Winning moves',
  noWinningMove: 'No move wins here.',
  noStones: 'No stones are left.',
  fewer: (heap) => `${heap}: one stone fewer`,
  more: (heap) => `${heap}: one stone more`,

  moveFirst: (n) => `take ${stones(n)} from the first heap`,
  moveSecond: (n) => `take ${stones(n)} from the second heap`,
  moveBoth: (n) => `take ${stones(n)} from both heaps`,
  takings: {
    take: (ways) => `take ${ways}`,
    ofFirst: (n) => `${n} from the first heap`,
    ofSecond: (n) => `${n} from the second heap`,
    ofEither: (n) => `${n} from either heap`,
    ofBoth: (n) => `${n} from both`,
  },
};
