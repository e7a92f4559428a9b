// The field's words in a sentence or two, and where they stand in a text.
import type { GameId } from '../../engine/types';
import type { Language } from '../../i18n/language';

export interface Term {
  readonly name: Readonly<Record<Language, string>>;
  readonly meaning: Readonly<Record<Language, string>>;
  /** How the word is found in a text, as the source of a regular expression. */
  readonly found: Readonly<Record<Language, string>>;
  /** Only in these games; elsewhere the word may be an everyday one. */
  readonly games?: readonly GameId[];
}

const numberGame = ['number_game'];
const wythoff = ['wythoff'];

export const glossary: readonly Term[] = [
  {
    name: { en: 'P-position', 'zh-Hans': '必败态', 'zh-Hant': '必敗態' },
    found: {
      en: 'P-positions?',
      'zh-Hans': '(?:P-)?必败态|P ?局面',
      'zh-Hant': '(?:P-)?必敗態|P ?局面',
    },
    meaning: {
      en: 'A position that is lost for the player to move, if the other one plays well: the previous player wins. Every move from it leads to an N-position.',
      'zh-Hans':
        '轮到走的一方必败的局面（只要对手不出错）。P 指上一个走的人（previous）获胜：从这里无论怎么走，都走到必胜态。',
      'zh-Hant':
        '輪到走的一方必敗的局面（只要對手不出錯）。P 指上一個走的人（previous）獲勝：從這裡無論怎麼走，都走到必勝態。',
    },
  },
  {
    name: { en: 'N-position', 'zh-Hans': '必胜态', 'zh-Hant': '必勝態' },
    found: {
      en: 'N-positions?',
      'zh-Hans': '(?:N-)?必胜态|N ?局面',
      'zh-Hant': '(?:N-)?必勝態|N ?局面',
    },
    meaning: {
      en: 'A position in which the player to move can win: the next player wins. Some move from it leads to a P-position, unless the game is over.',
      'zh-Hans':
        '轮到走的一方能赢的局面。N 指下一个走的人（next）获胜：只要游戏没有结束，总有一步能走到必败态。',
      'zh-Hant':
        '輪到走的一方能贏的局面。N 指下一個走的人（next）獲勝：只要遊戲沒有結束，總有一步能走到必敗態。',
    },
  },
  {
    name: { en: 'Grundy value', 'zh-Hans': 'SG 值', 'zh-Hant': 'SG 值' },
    found: {
      en: 'Grundy (?:value|number)s?|nimbers?',
      'zh-Hans': '(?:SG|Grundy) ?(?:函数)?值',
      'zh-Hant': '(?:SG|Grundy) ?(?:函數)?值',
    },
    meaning: {
      en: 'The size of the Nim heap that a position is worth: the mex of the values that its moves lead to. It is 0 exactly in the P-positions.',
      'zh-Hans':
        '也叫 Grundy 值：该局面相当于多大的一堆 Nim 石子，等于各走法所到局面的值的 mex。必败态的值恰为 0。',
      'zh-Hant':
        '也叫 Grundy 值：該局面相當於多大的一堆 Nim 石子，等於各走法所到局面的值的 mex。必敗態的值恰為 0。',
    },
  },
  {
    name: { en: 'mex', 'zh-Hans': 'mex', 'zh-Hant': 'mex' },
    found: { en: 'mex', 'zh-Hans': 'mex', 'zh-Hant': 'mex' },
    meaning: {
      en: 'Minimum excludant: the smallest of 0, 1, 2, … that is not in a set. The mex of 0, 1 and 3 is 2.',
      'zh-Hans': '不在集合中的最小自然数（minimum excludant）。例如 0、1、3 的 mex 是 2。',
      'zh-Hant': '不在集合中的最小自然數（minimum excludant）。例如 0、1、3 的 mex 是 2。',
    },
  },
  {
    name: { en: 'nim-sum', 'zh-Hans': '异或和', 'zh-Hant': '互斥或和' },
    found: {
      en: 'nim-sums?',
      'zh-Hans': '异或和|(?:Nim|尼姆) ?和',
      'zh-Hant': '互斥或和|XOR ?和|異或和|(?:Nim|尼姆) ?和',
    },
    meaning: {
      en: 'Addition in binary without carrying, written ⊕: each column counts only whether its ones are odd in number. 3 ⊕ 5 = 6.',
      'zh-Hans':
        '也叫 Nim 和，记作 ⊕：二进制的不进位加法，每一位只看 1 的个数是奇是偶。例如 3 ⊕ 5 = 6。',
      'zh-Hant':
        '也叫 Nim 和，記作 ⊕：二進位的不進位加法，每一位只看 1 的個數是奇是偶。例如 3 ⊕ 5 = 6。',
    },
  },
  {
    name: {
      en: 'Sprague–Grundy theorem',
      'zh-Hans': 'Sprague–Grundy 定理',
      'zh-Hant': 'Sprague–Grundy 定理',
    },
    found: {
      en: 'Sprague[–-]Grundy(?: theorem)?',
      'zh-Hans': 'Sprague[–-]Grundy(?: ?定理)?|SG ?定理',
      'zh-Hant': 'Sprague[–-]Grundy(?: ?定理)?|SG ?定理',
    },
    meaning: {
      en: 'In normal play every position of an impartial game is worth one heap of Nim, and a sum of games is worth the nim-sum of those heaps.',
      'zh-Hans':
        '正常规则（走最后一步者胜）下，公平组合游戏的每个局面都相当于一堆 Nim 石子；多个游戏之和相当于这些堆的异或和。',
      'zh-Hant':
        '正常規則（走最後一步者勝）下，公正遊戲的每個局面都相當於一堆 Nim 石子；多個遊戲之和相當於這些堆的互斥或和。',
    },
    games: ['number_game', 'chess_rows', 'wythoff'],
  },
  {
    name: { en: 'disjunctive sum', 'zh-Hans': '游戏和', 'zh-Hant': '遊戲和' },
    found: {
      en: 'disjunctive sums?',
      'zh-Hans': '游戏(?:的|之)?和',
      'zh-Hant': '遊戲(?:的|之)?和',
    },
    meaning: {
      en: 'Several games side by side: a move is a move in one of them, and the play ends when no part has a move left.',
      'zh-Hans': '把几个游戏并在一起：每步任选其中一个走一步，所有部分都无路可走时结束。',
      'zh-Hant': '把幾個遊戲並在一起：每步任選其中一個走一步，所有部分都無路可走時結束。',
    },
    games: ['chess_rows'],
  },
  {
    name: { en: 'staircase Nim', 'zh-Hans': '阶梯 Nim', 'zh-Hant': '階梯 Nim' },
    found: {
      en: 'staircase Nim',
      'zh-Hans': '阶梯 ?Nim|阶梯博弈',
      'zh-Hant': '階梯 ?Nim|階梯博弈',
    },
    meaning: {
      en: 'Nim on stairs: a move takes some coins one step down. Only the odd steps count; what moves off an even step can be moved on at once.',
      'zh-Hans':
        '台阶上的 Nim：每步把一级上的若干枚移到下一级。只有奇数级起作用：从偶数级移下来的，可以立刻再移一级。',
      'zh-Hant':
        '台階上的 Nim：每步把一級上的若干枚移到下一級。只有奇數級起作用：從偶數級移下來的，可以立刻再移一級。',
    },
    games: ['chess_rows'],
  },
  {
    name: { en: 'golden ratio', 'zh-Hans': '黄金分割比', 'zh-Hant': '黃金比例' },
    found: {
      en: 'golden ratio',
      'zh-Hans': '黄金(?:分割)?(?:比例?|数|率)|黄金分割',
      'zh-Hant': '黃金(?:分割)?(?:比例?|數|率)|黃金分割',
    },
    meaning: {
      en: 'φ = (1 + √5) / 2 ≈ 1.618. The k-th cold pair is k·φ and k·φ², both rounded down.',
      'zh-Hans': 'φ = (1 + √5) / 2 ≈ 1.618。第 k 个必败态是 k·φ 与 k·φ²，各自向下取整。',
      'zh-Hant': 'φ = (1 + √5) / 2 ≈ 1.618。第 k 個必敗態是 k·φ 與 k·φ²，各自向下取整。',
    },
    games: wythoff,
  },
  {
    name: { en: 'Beatty sequence', 'zh-Hans': 'Beatty 数列', 'zh-Hant': 'Beatty 數列' },
    found: {
      en: "Beatty(?:’s|'s)? (?:sequences?|theorem)",
      'zh-Hans': '(?:Beatty|贝蒂) ?(?:数列|序列|定理)',
      'zh-Hant': '(?:Beatty|貝蒂) ?(?:數列|序列|定理)',
    },
    meaning: {
      en: 'The multiples of an irrational number, rounded down. Those of φ and of φ² together have every number from 1 on, each once.',
      'zh-Hans':
        '一个无理数的各倍数向下取整所成的数列。φ 与 φ² 的两个数列合起来，恰好把 1 起的每个数各列一次。',
      'zh-Hant':
        '一個無理數的各倍數向下取整所成的數列。φ 與 φ² 的兩個數列合起來，恰好把 1 起的每個數各列一次。',
    },
    games: wythoff,
  },
  {
    name: { en: 'cold position', 'zh-Hans': '奇异局势', 'zh-Hant': '奇異局勢' },
    found: {
      en: 'cold (?:position|pair)s?',
      'zh-Hans': '奇异局[势面]|冷(?:局面|点)',
      'zh-Hant': '奇異局[勢面]|冷(?:局面|點)',
    },
    meaning: {
      en: 'An old name of the P-positions of Wythoff’s game: (0, 0), (1, 2), (3, 5), (4, 7), …',
      'zh-Hans': '威佐夫博弈的必败态的旧称：(0, 0)、(1, 2)、(3, 5)、(4, 7)……',
      'zh-Hant': '威佐夫遊戲的必敗態的舊稱：(0, 0)、(1, 2)、(3, 5)、(4, 7)……',
    },
    games: wythoff,
  },
  {
    name: {
      en: 'misère play',
      'zh-Hans': '反常（misère）规则',
      'zh-Hant': '反常（misère）規則',
    },
    found: {
      en: 'mis[eè]re(?: play)?',
      'zh-Hans': '反常(?:（mis[eè]re）| ?\\(mis[eè]re\\))?(?:规则)?',
      'zh-Hant': '反常(?:（mis[eè]re）| ?\\(mis[eè]re\\))?(?:規則)?',
    },
    meaning: {
      en: 'The rule turned round: whoever makes the last move loses. In normal play the last move wins.',
      'zh-Hans': '把胜负反过来：走最后一步的一方输。正常规则下，走最后一步的一方赢。',
      'zh-Hant': '把勝負反過來：走最後一步的一方輸。正常規則下，走最後一步的一方贏。',
    },
    games: ['misere_nim'],
  },
  {
    name: { en: 'numerical semigroup', 'zh-Hans': '数值半群', 'zh-Hant': '數值半群' },
    found: {
      en: '(?:numerical )?semigroups?',
      'zh-Hans': '(?:数值)?半群',
      'zh-Hant': '(?:數值)?半群',
    },
    meaning: {
      en: 'A set of whole numbers with 0 that has the sum of any two of its members, and all but finitely many numbers. The taken numbers with 0 are one.',
      'zh-Hans':
        '含 0 的自然数集合，其中任两数之和仍在其中，且只缺有限多个数。已不能再选的数连同 0 就是这样一个集合。',
      'zh-Hant':
        '含 0 的自然數集合，其中任兩數之和仍在其中，且只缺有限多個數。已不能再選的數連同 0 就是這樣一個集合。',
    },
    games: numberGame,
  },
  {
    name: { en: 'Frobenius number', 'zh-Hans': 'Frobenius 数', 'zh-Hant': 'Frobenius 數' },
    found: {
      en: 'Frobenius number',
      'zh-Hans': '(?:Frobenius|弗罗贝尼乌斯) ?数',
      'zh-Hant': '(?:Frobenius|弗羅貝尼烏斯) ?數',
    },
    meaning: {
      en: 'The largest gap: the largest number that is no sum of the generators.',
      'zh-Hans': '最大的空隙：不能写成生成元之和的最大的数。',
      'zh-Hant': '最大的空隙：不能寫成生成元之和的最大的數。',
    },
    games: numberGame,
  },
  {
    name: { en: 'gap', 'zh-Hans': '空隙', 'zh-Hant': '空隙' },
    found: { en: 'gaps?', 'zh-Hans': '空隙|间隙', 'zh-Hant': '空隙|間隙' },
    meaning: {
      en: 'A number that the semigroup does not have. Here the gaps are the free numbers, and 1.',
      'zh-Hans': '不在半群中的正整数。这里的空隙就是仍可选的数，以及 1。',
      'zh-Hant': '不在半群中的正整數。這裡的空隙就是仍可選的數，以及 1。',
    },
    games: numberGame,
  },
  {
    name: { en: 'generator', 'zh-Hans': '生成元', 'zh-Hant': '生成元' },
    found: { en: '(?:minimal )?generators?', 'zh-Hans': '生成元', 'zh-Hant': '生成元' },
    meaning: {
      en: 'One of the taken numbers of which all the others are sums. A minimal generator is no sum of others.',
      'zh-Hans': '其余不能再选的数都是生成元之和。极小生成元本身不是其他数之和。',
      'zh-Hant': '其餘不能再選的數都是生成元之和。極小生成元本身不是其他數之和。',
    },
    games: numberGame,
  },
];

export function termsOf(game: GameId): readonly Term[] {
  return glossary.filter(({ games }) => games === undefined || games.includes(game));
}

export type TextPart = { readonly text: string; readonly term?: Term };

/** Splits texts at the words of the glossary. A word is found once: after that the reader knows it. */
export class TermFinder {
  readonly language: Language;
  readonly #terms: readonly Term[];
  readonly #pattern: RegExp;
  readonly #known = new Set<Term>();

  constructor(game: GameId, language: Language) {
    this.language = language;
    this.#terms = termsOf(game);
    const each = this.#terms.map(({ found }) => `(${found[language]})`).join('|');
    // Chinese has no spaces between words.
    this.#pattern = new RegExp(language === 'en' ? `\\b(?:${each})\\b` : each, 'giu');
  }

  split(text: string): readonly TextPart[] {
    const parts: TextPart[] = [];
    let end = 0;
    for (const match of text.matchAll(this.#pattern)) {
      const term = this.#terms[match.slice(1).findIndex((group) => group !== undefined)];
      if (!term || this.#known.has(term)) continue;
      this.#known.add(term);
      if (match.index > end) parts.push({ text: text.slice(end, match.index) });
      parts.push({ text: match[0], term });
      end = match.index + match[0].length;
    }
    if (end < text.length) parts.push({ text: text.slice(end) });
    return parts;
  }
}
