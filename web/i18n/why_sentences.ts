// What the explanation says that belongs to no single game. Apart from the other dictionaries, since it is loaded later.
import type { Natural, Outcome, PlayConvention } from '../engine/types';
import { isEndless } from '../play/endless';
import { formatNatural } from './format';
import type { Language } from './language';

export interface WhySentences {
  /** Shown instead of the explanation where hints are not wanted. */
  readonly sealed: string;
  readonly unseal: string;

  /** The position's outcome, in a line. */
  readonly outcomes: Readonly<Record<Outcome, string>>;
  /** The position has no moves: who has won. */
  readonly over: Readonly<Record<PlayConvention, string>>;
  /** `complete`: these are all there are. */
  readonly winningMoves: (count: number, complete: boolean) => string;
  /** There is a winning move, and none is known. */
  readonly someMoveWins: string;
  readonly everyMove: string;
  readonly everyMoveLead: string;

  readonly play: string;
  readonly playMove: (move: string) => string;
  readonly ifTheyPlay: string;
  readonly answer: string;
  /** What a table is about: the moves that lead to it, and its position. */
  readonly afterMoves: (moves: readonly string[]) => string;
  readonly leaves: string;
  readonly endsGame: string;
  /** The reply was the last move, in misère play. */
  readonly theyLost: string;
  /** No answer is known to win. */
  readonly noAnswerYet: string;
  readonly orElse: (count: number) => string;
  readonly more: (count: string) => string;
  readonly listed: (total: string, shown: string) => string;
  /** Of more moves than can be counted. */
  readonly listedOfMany: (shown: string) => string;
  readonly showMore: (count: string) => string;
  readonly searching: string;
  readonly failed: string;
  /** The game's own part of the explanation comes when it is asked for. */
  readonly loading: string;
  readonly loadFailed: string;
  readonly retry: string;
  /** A position whose notation is the empty text. */
  readonly emptyPosition: string;

  readonly picture: string;
  readonly mex: string;
  /** `values`: each value with the number of moves that lead to it. */
  readonly mexOf: (values: readonly (readonly [string, number])[], value: string) => string;
  /** Where the values are too many to be named: those below `value` are all there. */
  readonly mexOfMany: (value: string, last: string) => string;
  readonly mexOfNothing: string;
  readonly mexTruncated: (total: string, shown: string) => string;
  readonly larger: string;
  readonly nimSumOf: (values: readonly string[], value: string) => string;
  readonly nimSumOfMany: (count: string, value: string) => string;

  readonly words: string;
  readonly copyExplanation: string;
  readonly copySvg: string;
  readonly downloadSvg: string;
  readonly copied: string;
  readonly copyFailed: string;

  /** Of the copied text. */
  readonly markdown: {
    readonly heading: (game: string) => string;
    readonly position: string;
    readonly outcome: string;
    readonly winningMoves: string;
    readonly none: string;
    /** Where not all are known. */
    readonly perhapsMore: string;
    readonly answersHere: string;
    readonly page: string;
    /** Between a label and what it labels, between items, between parts of a sentence; around an aside. */
    readonly colon: string;
    readonly comma: string;
    readonly clause: string;
    readonly bracketed: (text: string) => string;
  };
}

/** That of so many moves only the first are listed. */
export function listedText(count: Natural, shown: number, language: Language): string {
  const sentences = whySentences[language];
  const listed = formatNatural(shown, language);
  return isEndless(count)
    ? sentences.listedOfMany(listed)
    : sentences.listed(formatNatural(count, language), listed);
}

const en: WhySentences = {
  sealed: 'The explanation would give the winning moves away.',
  unseal: 'Show it',

  outcomes: {
    P: 'P: the player to move loses',
    N: 'N: the player to move wins',
    unknown: 'Not known yet whether P or N',
  },
  over: {
    normal: 'The game is over: no move is left. Whoever made the last move has won.',
    misere: 'The game is over: no move is left. Whoever made the last move has lost.',
  },
  winningMoves: (count, complete) => {
    if (!complete) return 'Winning moves that were found';
    return count === 1 ? 'The winning move' : `${count.toLocaleString('en')} winning moves`;
  },
  someMoveWins: 'Some move wins, but it is not known yet which.',
  everyMove: 'Every move has an answer',
  everyMoveLead: 'Each answer leaves a P-position again, down to the end of the game.',

  play: 'Play',
  playMove: (move) => `Play: ${move}`,
  ifTheyPlay: 'If they play',
  answer: 'answer',
  afterMoves: (moves) => `After ${moves.join(', ')}`,
  leaves: 'leaves',
  endsGame: 'and the game is won',
  theyLost: 'nothing: that was the last move, and it loses',
  noAnswerYet: 'there is one, not known yet',
  orElse: (count) => (count === 1 ? 'or another' : `or ${count.toLocaleString('en')} others`),
  more: (count) => `and ${count} more`,
  listed: (total, shown) => `There are ${total} moves; the first ${shown} are listed.`,
  listedOfMany: (shown) => `Only the first ${shown} moves are listed.`,
  showMore: (count) => `Show ${count} more`,
  searching: 'Solving…',
  failed: 'The solver stopped before it had answered.',
  loading: 'Loading…',
  loadFailed: 'The explanation could not be loaded.',
  retry: 'Try again',
  emptyPosition: 'nothing left',

  picture: 'The picture',
  mex: 'Mex: the smallest missing value',
  mexOf: (values, value) => {
    const list = values.map(([each, moves]) => (moves === 1 ? each : `${each} (${moves} moves)`));
    return `The moves lead to Grundy values ${list.join(', ')}. The smallest number that is missing, the mex, is **${value}**: the Grundy value of this position.`;
  },
  mexOfMany: (value, last) =>
    `Among the Grundy values that the moves lead to is every number from 0 to ${last}. The smallest that is missing, the mex, is **${value}**: the Grundy value of this position.`,
  mexOfNothing:
    'No move is left, so no value is there: the smallest number that is missing, the mex, is **0**.',
  mexTruncated: (total, shown) =>
    `It takes the values of all moves to see which number is missing; only the first ${shown} of ${total} are listed.`,
  larger: 'larger',
  nimSumOf: (values, value) =>
    `The position is a disjunctive sum. The nim-sum of its parts’ Grundy values is ${values.join(' ⊕ ')} = **${value}**.`,
  nimSumOfMany: (count, value) =>
    `The position is a disjunctive sum. The nim-sum of the Grundy values of its ${count} parts is **${value}**.`,

  words: 'The words',
  copyExplanation: 'Copy as Markdown',
  copySvg: 'Copy board as SVG',
  downloadSvg: 'Download SVG',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. The text is below: select it and copy it.',

  markdown: {
    heading: (game) => `${game}: why?`,
    position: 'Position',
    outcome: 'Outcome',
    winningMoves: 'Winning moves',
    none: 'none',
    perhapsMore: 'perhaps others',
    answersHere: 'Every move here has an answer',
    page: 'Open the position',
    colon: ': ',
    comma: ', ',
    clause: ', ',
    bracketed: (text) => ` (${text})`,
  },
};

const zhHans: WhySentences = {
  sealed: '解释会透露必胜走法。',
  unseal: '仍然显示',

  outcomes: {
    P: 'P，先手必败',
    N: 'N，先手必胜',
    unknown: '尚不知是 P 还是 N',
  },
  over: {
    normal: '游戏结束：已无路可走。走最后一步的一方获胜。',
    misere: '游戏结束：已无路可走。走最后一步的一方落败。',
  },
  winningMoves: (count, complete) => {
    if (!complete) return '已找到的必胜走法';
    return count === 1 ? '唯一的必胜走法' : `${count.toLocaleString('zh-Hans')} 种必胜走法`;
  },
  someMoveWins: '有必胜走法，但尚不知是哪一步。',
  everyMove: '每一步都有应对',
  everyMoveLead: '每次应对之后又是必败态，直到游戏结束。',

  play: '走这步',
  playMove: (move) => `走这步：${move}`,
  ifTheyPlay: '若走',
  answer: '应对',
  afterMoves: (moves) => `${moves.join('，')} 之后`,
  leaves: '留下',
  endsGame: '就此获胜',
  theyLost: '不必应对：这是最后一步，走的一方输',
  noAnswerYet: '有应对，但尚不知是哪一步',
  orElse: (count) => `或其他 ${count.toLocaleString('zh-Hans')} 种`,
  more: (count) => `另有 ${count} 种`,
  listed: (total, shown) => `共 ${total} 种走法，仅列出前 ${shown} 种。`,
  listedOfMany: (shown) => `仅列出前 ${shown} 种走法。`,
  showMore: (count) => `再显示 ${count} 项`,
  searching: '正在求解…',
  failed: '求解器没有答完就停止了。',
  loading: '正在加载…',
  loadFailed: '解释未能加载。',
  retry: '重试',
  emptyPosition: '已空',

  picture: '图解',
  mex: 'mex：缺失的最小值',
  mexOf: (values, value) => {
    const list = values.map(([each, moves]) => (moves === 1 ? each : `${each}（${moves} 种走法）`));
    return `各走法到达的局面的 SG 值为 ${list.join('、')}。其中没有出现的最小自然数（mex）是 **${value}**，这就是本局面的 SG 值。`;
  },
  mexOfMany: (value, last) =>
    `各走法到达的局面的 SG 值中，0 到 ${last} 全部出现。没有出现的最小自然数（mex）是 **${value}**，这就是本局面的 SG 值。`,
  mexOfNothing: '已无路可走，没有任何值出现：没有出现的最小自然数（mex）是 **0**。',
  mexTruncated: (total, shown) =>
    `要知道缺了哪个数，须有全部走法的值；这里共 ${total} 种走法，仅列出前 ${shown} 种。`,
  larger: '更大',
  nimSumOf: (values, value) =>
    `本局面是若干独立部分的游戏和。各部分 SG 值的异或和为 ${values.join(' ⊕ ')} = **${value}**。`,
  nimSumOfMany: (count, value) =>
    `本局面是 ${count} 个独立部分的游戏和。各部分 SG 值的异或和为 **${value}**。`,

  words: '术语',
  copyExplanation: '复制为 Markdown',
  copySvg: '复制棋盘 SVG',
  downloadSvg: '下载 SVG',
  copied: '已复制',
  copyFailed: '浏览器不允许复制。文本在下方，请选中后自行复制。',

  markdown: {
    heading: (game) => `${game}：为什么？`,
    position: '局面',
    outcome: '胜负',
    winningMoves: '必胜走法',
    none: '没有',
    perhapsMore: '或许还有其他',
    answersHere: '此局面的每一步都有应对',
    page: '打开这个局面',
    colon: '：',
    comma: '、',
    clause: '，',
    bracketed: (text) => `（${text}）`,
  },
};

const zhHant: WhySentences = {
  sealed: '解釋會透露必勝走法。',
  unseal: '仍要顯示',

  outcomes: {
    P: 'P，先手必敗',
    N: 'N，先手必勝',
    unknown: '尚不知是 P 還是 N',
  },
  over: {
    normal: '遊戲結束：已無路可走。走最後一步的一方獲勝。',
    misere: '遊戲結束：已無路可走。走最後一步的一方落敗。',
  },
  winningMoves: (count, complete) => {
    if (!complete) return '已找到的必勝走法';
    return count === 1 ? '唯一的必勝走法' : `${count.toLocaleString('zh-Hant')} 種必勝走法`;
  },
  someMoveWins: '有必勝走法，但尚不知是哪一步。',
  everyMove: '每一步都有應對',
  everyMoveLead: '每次應對之後又是必敗態，直到遊戲結束。',

  play: '走這步',
  playMove: (move) => `走這步：${move}`,
  ifTheyPlay: '若走',
  answer: '應對',
  afterMoves: (moves) => `${moves.join('，')} 之後`,
  leaves: '留下',
  endsGame: '就此獲勝',
  theyLost: '不必應對：這是最後一步，走的一方輸',
  noAnswerYet: '有應對，但尚不知是哪一步',
  orElse: (count) => `或其他 ${count.toLocaleString('zh-Hant')} 種`,
  more: (count) => `另有 ${count} 種`,
  listed: (total, shown) => `共 ${total} 種走法，僅列出前 ${shown} 種。`,
  listedOfMany: (shown) => `僅列出前 ${shown} 種走法。`,
  showMore: (count) => `再顯示 ${count} 項`,
  searching: '正在求解…',
  failed: '求解器沒有答完就停止了。',
  loading: '正在載入…',
  loadFailed: '解釋未能載入。',
  retry: '再試一次',
  emptyPosition: '已空',

  picture: '圖解',
  mex: 'mex：缺失的最小值',
  mexOf: (values, value) => {
    const list = values.map(([each, moves]) => (moves === 1 ? each : `${each}（${moves} 種走法）`));
    return `各走法到達的局面的 SG 值為 ${list.join('、')}。其中沒有出現的最小自然數（mex）是 **${value}**，這就是本局面的 SG 值。`;
  },
  mexOfMany: (value, last) =>
    `各走法到達的局面的 SG 值中，0 到 ${last} 全部出現。沒有出現的最小自然數（mex）是 **${value}**，這就是本局面的 SG 值。`,
  mexOfNothing: '已無路可走，沒有任何值出現：沒有出現的最小自然數（mex）是 **0**。',
  mexTruncated: (total, shown) =>
    `要知道缺了哪個數，須有全部走法的值；這裡共 ${total} 種走法，僅列出前 ${shown} 種。`,
  larger: '更大',
  nimSumOf: (values, value) =>
    `本局面是若干獨立部分的遊戲和。各部分 SG 值的互斥或和為 ${values.join(' ⊕ ')} = **${value}**。`,
  nimSumOfMany: (count, value) =>
    `本局面是 ${count} 個獨立部分的遊戲和。各部分 SG 值的互斥或和為 **${value}**。`,

  words: '術語',
  copyExplanation: '複製為 Markdown',
  copySvg: '複製棋盤 SVG',
  downloadSvg: '下載 SVG',
  copied: '已複製',
  copyFailed: '瀏覽器不允許複製。文字在下方，請選取後自行複製。',

  markdown: {
    heading: (game) => `${game}：為什麼？`,
    position: '局面',
    outcome: '勝負',
    winningMoves: '必勝走法',
    none: '沒有',
    perhapsMore: '或許還有其他',
    answersHere: '此局面的每一步都有應對',
    page: '開啟這個局面',
    colon: '：',
    comma: '、',
    clause: '，',
    bracketed: (text) => `（${text}）`,
  },
};

export const whySentences: Readonly<Record<Language, WhySentences>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
