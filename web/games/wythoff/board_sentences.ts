// What is said on the board of Wythoff's game.
import type { Language } from '../../i18n/language';

export interface WythoffBoardSentences {
  readonly grid: string;
  readonly firstHeap: string;
  readonly secondHeap: string;
  readonly firstHeapIs: (stones: string) => string;
  readonly secondHeapIs: (stones: string) => string;
  readonly cell: (first: string, second: string) => string;
  readonly here: string;
  readonly cameFrom: string;
  readonly legal: string;
  readonly wins: string;
  readonly loses: string;
  readonly losingPosition: string;
  readonly value: (value: string) => string;
  readonly comma: string;
  readonly colon: string;

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
}

const stones = (n: string) => (n === '1' ? '1 stone' : `${n} stones`);

const en: WythoffBoardSentences = {
  grid: 'The plane: a cell for each pair of heaps, the queen on the position',
  firstHeap: 'First heap',
  secondHeap: 'Second heap',
  firstHeapIs: (n) => `first heap ${n}`,
  secondHeapIs: (n) => `second heap ${n}`,
  cell: (first, second) => `${first}, ${second}`,
  here: 'the position',
  cameFrom: 'the position before',
  legal: 'a move',
  wins: 'wins',
  loses: 'loses',
  losingPosition: 'P-position',
  value: (value) => `Grundy value ${value}`,
  comma: ', ',
  colon: ': ',

  take: 'Take',
  amount: 'Stones to take',
  fromFirst: 'from the first',
  fromSecond: 'from the second',
  fromBoth: 'from both',
  badAmount: 'A whole number of stones, please: digits only.',
  winningMoves: 'Winning moves',
  noWinningMove: 'No move wins here.',
  noStones: 'No stones are left.',
  fewer: (heap) => `${heap}: one stone fewer`,
  more: (heap) => `${heap}: one stone more`,

  moveFirst: (n) => `take ${stones(n)} from the first heap`,
  moveSecond: (n) => `take ${stones(n)} from the second heap`,
  moveBoth: (n) => `take ${stones(n)} from both heaps`,
};

const zhHans: WythoffBoardSentences = {
  grid: '平面：每格表示一对石子数，皇后所在的格就是当前局面',
  firstHeap: '第一堆',
  secondHeap: '第二堆',
  firstHeapIs: (n) => `第一堆 ${n}`,
  secondHeapIs: (n) => `第二堆 ${n}`,
  cell: (first, second) => `${first}, ${second}`,
  here: '当前局面',
  cameFrom: '上一个局面',
  legal: '可以走到',
  wins: '必胜走法',
  loses: '必败走法',
  losingPosition: '必败态（P）',
  value: (value) => `SG 值 ${value}`,
  comma: '，',
  colon: '：',

  take: '取走',
  amount: '取走的石子数',
  fromFirst: '从第一堆',
  fromSecond: '从第二堆',
  fromBoth: '两堆各取',
  badAmount: '请填写石子的个数，只用数字。',
  winningMoves: '必胜走法',
  noWinningMove: '这里没有必胜走法。',
  noStones: '石子已经取完。',
  fewer: (heap) => `${heap}减一颗`,
  more: (heap) => `${heap}加一颗`,

  moveFirst: (n) => `从第一堆取 ${n} 颗`,
  moveSecond: (n) => `从第二堆取 ${n} 颗`,
  moveBoth: (n) => `从两堆各取 ${n} 颗`,
};

const zhHant: WythoffBoardSentences = {
  grid: '平面：每格表示一對石子數，皇后所在的格就是目前局面',
  firstHeap: '第一堆',
  secondHeap: '第二堆',
  firstHeapIs: (n) => `第一堆 ${n}`,
  secondHeapIs: (n) => `第二堆 ${n}`,
  cell: (first, second) => `${first}, ${second}`,
  here: '目前局面',
  cameFrom: '上一個局面',
  legal: '可以走到',
  wins: '必勝走法',
  loses: '必敗走法',
  losingPosition: '必敗態（P）',
  value: (value) => `SG 值 ${value}`,
  comma: '，',
  colon: '：',

  take: '取走',
  amount: '取走的石子數',
  fromFirst: '從第一堆',
  fromSecond: '從第二堆',
  fromBoth: '兩堆各取',
  badAmount: '請填寫石子的個數，只用數字。',
  winningMoves: '必勝走法',
  noWinningMove: '這裡沒有必勝走法。',
  noStones: '石子已經取完。',
  fewer: (heap) => `${heap}減一顆`,
  more: (heap) => `${heap}加一顆`,

  moveFirst: (n) => `從第一堆取 ${n} 顆`,
  moveSecond: (n) => `從第二堆取 ${n} 顆`,
  moveBoth: (n) => `從兩堆各取 ${n} 顆`,
};

export const boardSentences: Readonly<Record<Language, WythoffBoardSentences>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

/** The move's own text, its numbers put into words: it judges nothing. */
export function nameMove(move: string, language: Language): string {
  const [first = '', second = ''] = move.split(',');
  const { moveFirst, moveSecond, moveBoth } = boardSentences[language];
  if (second === '0') return moveFirst(first);
  return first === '0' ? moveSecond(second) : moveBoth(first);
}
