// What the board of Misère Nim says.
import type { Language } from '../../i18n/language';
import { moveOf } from './view';

interface BoardSentences {
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

export const boardSentences: Readonly<Record<Language, BoardSentences>> = {
  en: {
    move: (heap, amount) => `heap ${heap}: take ${amount}`,

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
    amount: (heap) => `How many stones to take from heap ${heap}`,
    amountShort: 'amount',
    take: 'Take',
    takeFrom: (heap) => `Take from heap ${heap}`,
    takeThat: (amount) => `take ${amount}`,
    noNumber: 'Type a whole number.',
    size: (heap) => `Stones in heap ${heap}`,
    oneLess: (heap) => `One stone less in heap ${heap}`,
    oneMore: (heap) => `One stone more in heap ${heap}`,
    setTo: (heap, stones) => `heap ${heap}: ${stones} ${stones === 1 ? 'stone' : 'stones'}`,
    remove: 'Remove',
    removeHeap: (heap) => `Remove heap ${heap}`,
    add: 'Add a heap',
    noHeaps: 'No heaps: no stone is left.',
    empty: 'empty',
    moreHeaps: (count) => `and ${count} more ${count === 1 ? 'heap' : 'heaps'}, not drawn`,
  },

  'zh-Hans': {
    move: (heap, amount) => `第 ${heap} 堆取 ${amount} 颗`,

    board: '各堆石子',
    heap: (heap) => `第 ${heap} 堆`,
    heapWith: (heap, stones) => `第 ${heap} 堆：${stones} 颗`,
    justTaken: (amount) => `刚取走 ${amount} 颗`,
    leave: (left, amount) => `留 ${left} 颗（取 ${amount} 颗）`,
    wins: '必胜走法',
    loses: '必败走法',
    legal: '可走',
    marked: (name, mark) => `${name}：${mark}`,
    everyAmountLoses: '取多少都必败',
    amount: (heap) => `从第 ${heap} 堆取走的颗数`,
    amountShort: '颗数',
    take: '取走',
    takeFrom: (heap) => `从第 ${heap} 堆取走`,
    takeThat: (amount) => `取 ${amount} 颗`,
    noNumber: '请输入整数。',
    size: (heap) => `第 ${heap} 堆的颗数`,
    oneLess: (heap) => `第 ${heap} 堆减一颗`,
    oneMore: (heap) => `第 ${heap} 堆加一颗`,
    setTo: (heap, stones) => `第 ${heap} 堆：改为 ${stones} 颗`,
    remove: '删去',
    removeHeap: (heap) => `删去第 ${heap} 堆`,
    add: '加一堆',
    noHeaps: '没有石子堆：一颗石子也不剩。',
    empty: '空',
    moreHeaps: (count) => `另有 ${count} 堆，未画出`,
  },

  'zh-Hant': {
    move: (heap, amount) => `第 ${heap} 堆取 ${amount} 顆`,

    board: '各堆石子',
    heap: (heap) => `第 ${heap} 堆`,
    heapWith: (heap, stones) => `第 ${heap} 堆：${stones} 顆`,
    justTaken: (amount) => `剛取走 ${amount} 顆`,
    leave: (left, amount) => `留 ${left} 顆（取 ${amount} 顆）`,
    wins: '必勝走法',
    loses: '必敗走法',
    legal: '可走',
    marked: (name, mark) => `${name}：${mark}`,
    everyAmountLoses: '取多少都必敗',
    amount: (heap) => `從第 ${heap} 堆取走的顆數`,
    amountShort: '顆數',
    take: '取走',
    takeFrom: (heap) => `從第 ${heap} 堆取走`,
    takeThat: (amount) => `取 ${amount} 顆`,
    noNumber: '請輸入整數。',
    size: (heap) => `第 ${heap} 堆的顆數`,
    oneLess: (heap) => `第 ${heap} 堆減一顆`,
    oneMore: (heap) => `第 ${heap} 堆加一顆`,
    setTo: (heap, stones) => `第 ${heap} 堆：改為 ${stones} 顆`,
    remove: '刪去',
    removeHeap: (heap) => `刪去第 ${heap} 堆`,
    add: '加一堆',
    noHeaps: '沒有石子堆：一顆石子也不剩。',
    empty: '空',
    moreHeaps: (count) => `另有 ${count} 堆，未畫出`,
  },
};

export function nameMove(move: string, language: Language): string {
  const { heap, amount } = moveOf(move);
  return boardSentences[language].move(String(heap), String(amount));
}
