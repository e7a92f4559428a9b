// What the page of records says.
import type { Language } from '../i18n/language';
import type { Source } from './records';

/** A text with a link in it, which is between the two parts. */
type Linked = readonly [string, string];

export interface RecordsSentences {
  readonly title: string;
  readonly learn: string;
  readonly records: string;
  readonly language: string;
  readonly lead: string;
  readonly howToRead: string;
  readonly measured: (where: string) => string;

  readonly table: string;
  readonly finite: string;
  readonly infinite: string;
  readonly position: string;
  readonly largest: string;
  readonly answer: string;
  readonly pPositions: string;
  readonly visited: string;
  readonly memory: string;
  readonly time: string;
  readonly compared: string;
  readonly ratio: string;
  readonly here: string;
  readonly pairs: (count: number, from: string, to: string) => string;
  readonly answers: (count: number) => string;

  readonly run: string;
  readonly again: string;
  readonly stop: string;
  readonly runAll: string;
  readonly stopAll: string;
  readonly waiting: string;
  readonly starting: string;
  readonly progress: (visited: string, memory: string, time: string) => string;
  readonly answered: (done: number, of: number) => string;
  readonly times: (factor: string) => string;
  readonly same: string;
  readonly different: (answer: string) => string;
  readonly incomplete: (visited: string, answer: string) => string;
  readonly failed: (reason: string) => string;

  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly download: string;

  readonly comparedWith: string;
  readonly sources: Readonly<Record<Source, string>>;
  readonly about: Readonly<Record<Source, Linked | string>>;
}

/** Where the method and the book are. */
export const sourceUrl = 'https://github.com/rudi-cilibrasi/sylver-coinage';
export const sourceName = 'rudi-cilibrasi/sylver-coinage';

export const recordsSentences: Readonly<Record<Language, RecordsSentences>> = {
  en: {
    title: 'Records of the Number Game beyond 20',
    learn: 'Learn',
    records: 'Records',
    language: 'Language',
    lead: 'Without the judge’s limit of 20 the Number Game is Conway’s Sylver Coinage, but for the number 1. These are hard positions, what wins in them, and what it takes to find that. Run a row: your own browser solves it.',
    howToRead:
      'The answer is the whole list of winning moves (the position is N), or P: the player to move loses. The search visits positions above the one asked for and keeps all P-positions among them, so it can answer every later position at once. Where infinitely many numbers are free, theorems, some of them cited, leave finitely many replies to search. t is the largest free number.',
    measured: (where) =>
      `The figures are this page’s own (${where}). Compare ratios rather than times of different machines; below 50 milliseconds a time is mostly that of messages.`,

    table: 'Records',
    finite: 'Finitely many free numbers',
    infinite: 'Infinitely many free numbers',
    position: 'Position',
    largest: 't',
    answer: 'Answer',
    pPositions: 'P-positions',
    visited: 'Visited',
    memory: 'Memory',
    time: 'Time',
    compared: 'Compared with',
    ratio: 'Ratio',
    here: 'In this browser',
    pairs: (count, from, to) => `all ${count} coprime pairs from ${from} to ${to}`,
    answers: (count) => `${count} lists`,

    run: 'Run',
    again: 'Run again',
    stop: 'Stop',
    runAll: 'Run all',
    stopAll: 'Stop all',
    waiting: 'waiting',
    starting: 'starting…',
    progress: (visited, memory, time) => `${visited} visited, ${memory}, ${time}`,
    answered: (done, of) => `${done} of ${of} positions`,
    times: (factor) => `${factor} × the time recorded`,
    same: 'the same answer',
    different: (answer) => `a different answer: ${answer}`,
    incomplete: (visited, answer) => `not all of the answer after ${visited} positions: ${answer}`,
    failed: (reason) => `it failed: ${reason}`,

    copy: 'Copy as TSV',
    copied: 'Copied',
    copyFailed: 'The browser does not allow copying. Download the file instead.',
    download: 'Download',

    comparedWith: 'What the times are compared with',
    sources: { prototype: 'prototype', method: 'published method', book: 'published' },
    about: {
      book: [
        'the time that the book of ',
        ' gives for its hardest finite position, of 157 million states.',
      ],
      method: [
        'a re-implementation of the method of ',
        ' (a search with a memory and paired replies), native.',
      ],
      prototype:
        'an earlier program with the same sweep; in WebAssembly where that was timed, else native.',
    },
  },

  'zh-Hans': {
    title: '数字游戏：突破 20 之后的纪录',
    learn: '教程',
    records: '纪录',
    language: '语言',
    lead: '去掉评测题中 20 的上限，数字游戏就是 Conway 的 Sylver 造币游戏（只是不能选 1）。这里列出若干困难局面、其中的必胜走法，以及求出答案的代价。点“运行”，由你的浏览器当场求解。',
    howToRead:
      '答案是全部必胜走法（局面为 N），或者 P：先手必败。搜索会访问该局面之后的各个局面，并保存其中所有 P 局面，因此之后的每个局面都能立即回答。可选数有无穷多个时，由定理（其中有些是引用的）可知只需搜索有限种应法。t 是最大的可选数。',
    measured: (where) =>
      `数据由本页自己测得（${where}）。不同机器之间请比较倍数，不要比较时间；不到 50 毫秒的时间主要花在消息传递上。`,

    table: '纪录',
    finite: '可选数有限',
    infinite: '可选数无限',
    position: '局面',
    largest: 't',
    answer: '答案',
    pPositions: 'P 局面',
    visited: '访问局面',
    memory: '内存',
    time: '用时',
    compared: '对比',
    ratio: '倍数',
    here: '在此浏览器中',
    pairs: (count, from, to) => `${from} 到 ${to} 的全部 ${count} 个互质数对`,
    answers: (count) => `${count} 个答案`,

    run: '运行',
    again: '再次运行',
    stop: '停止',
    runAll: '全部运行',
    stopAll: '全部停止',
    waiting: '等待中',
    starting: '正在启动…',
    progress: (visited, memory, time) => `已访问 ${visited}，${memory}，${time}`,
    answered: (done, of) => `${done} / ${of} 个局面`,
    times: (factor) => `纪录用时的 ${factor} 倍`,
    same: '答案一致',
    different: (answer) => `答案不同：${answer}`,
    incomplete: (visited, answer) => `访问 ${visited} 个局面后尚未得出全部答案：${answer}`,
    failed: (reason) => `运行失败：${reason}`,

    copy: '复制为 TSV',
    copied: '已复制',
    copyFailed: '浏览器不允许复制，请改用下载。',
    download: '下载',

    comparedWith: '对比的对象',
    sources: { prototype: '原型', method: '已发表的方法', book: '已发表' },
    about: {
      book: ['', ' 的记录册中最难的有限局面（1.57 亿个状态）所给出的时间。'],
      method: ['按 ', ' 的方法（带记忆与应手配对的搜索）重新实现，本机代码。'],
      prototype: '使用同样扫描方法的早期程序；测过 WebAssembly 的取 WebAssembly，否则为本机代码。',
    },
  },

  'zh-Hant': {
    title: '數字遊戲：突破 20 之後的紀錄',
    learn: '教學',
    records: '紀錄',
    language: '語言',
    lead: '去掉評測題中 20 的上限，數字遊戲就是 Conway 的 Sylver 造幣遊戲（只是不能選 1）。這裡列出若干困難局面、其中的必勝走法，以及求出答案的代價。點「執行」，由你的瀏覽器當場求解。',
    howToRead:
      '答案是全部必勝走法（局面為 N），或者 P：先手必敗。搜尋會走訪該局面之後的各個局面，並保存其中所有 P 局面，因此之後的每個局面都能立即回答。可選數有無窮多個時，由定理（其中有些是引用的）可知只需搜尋有限種應法。t 是最大的可選數。',
    measured: (where) =>
      `數據由本頁自己測得（${where}）。不同機器之間請比較倍數，不要比較時間；不到 50 毫秒的時間主要花在訊息傳遞上。`,

    table: '紀錄',
    finite: '可選數有限',
    infinite: '可選數無限',
    position: '局面',
    largest: 't',
    answer: '答案',
    pPositions: 'P 局面',
    visited: '走訪局面',
    memory: '記憶體',
    time: '用時',
    compared: '對比',
    ratio: '倍數',
    here: '在此瀏覽器中',
    pairs: (count, from, to) => `${from} 到 ${to} 的全部 ${count} 個互質數對`,
    answers: (count) => `${count} 個答案`,

    run: '執行',
    again: '再次執行',
    stop: '停止',
    runAll: '全部執行',
    stopAll: '全部停止',
    waiting: '等待中',
    starting: '正在啟動…',
    progress: (visited, memory, time) => `已走訪 ${visited}，${memory}，${time}`,
    answered: (done, of) => `${done} / ${of} 個局面`,
    times: (factor) => `紀錄用時的 ${factor} 倍`,
    same: '答案一致',
    different: (answer) => `答案不同：${answer}`,
    incomplete: (visited, answer) => `走訪 ${visited} 個局面後尚未得出全部答案：${answer}`,
    failed: (reason) => `執行失敗：${reason}`,

    copy: '複製為 TSV',
    copied: '已複製',
    copyFailed: '瀏覽器不允許複製，請改用下載。',
    download: '下載',

    comparedWith: '對比的對象',
    sources: { prototype: '原型', method: '已發表的方法', book: '已發表' },
    about: {
      book: ['', ' 的記錄冊中最難的有限局面（1.57 億個狀態）所給出的時間。'],
      method: ['按 ', ' 的方法（帶記憶與應手配對的搜尋）重新實作，原生程式碼。'],
      prototype:
        '使用同樣掃描方法的早期程式；測過 WebAssembly 的取 WebAssembly，否則為原生程式碼。',
    },
  },
};
