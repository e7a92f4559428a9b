// What the panel for positions that take long says. Numbers come ready.
import type { Language } from '../i18n/language';

/** What a search is after: who wins and how, and then the Grundy values too. */
export type Goal = 'winning' | 'values';

/** Why a search has ended: it is done, or its reader, its time or its memory ended it. */
export type Ended = 'done' | 'stopped' | 'time' | 'memory';

export interface SearchSentences {
  readonly panel: string;
  readonly solve: string;
  readonly stop: string;
  readonly goOn: string;

  /** What a search could find. */
  readonly lacks: Readonly<Record<Goal, string>>;
  readonly started: string;
  readonly ended: Readonly<Record<Ended, string>>;

  readonly positions: string;
  readonly positionsEachSecond: string;
  readonly pPositions: string;
  readonly memory: string;
  readonly time: string;
  readonly replies: string;
  readonly repliesSolved: (solved: string, total: string) => string;

  readonly limits: (memory: string, time: string) => string;
  readonly seconds: (seconds: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly noLimit: string;
}

export const searchSentences: Readonly<Record<Language, SearchSentences>> = {
  en: {
    panel: 'Search',
    solve: 'Solve',
    stop: 'Stop',
    goOn: 'Go on',

    lacks: { winning: 'Not solved yet.', values: 'The Grundy values are not known yet.' },
    started: 'Solving',
    ended: {
      done: 'The search is finished.',
      stopped: 'Stopped; what was found is kept.',
      time: 'The time is used up; what was found is kept.',
      memory: 'The memory is used up; what was found is kept. It takes a higher limit to go on.',
    },

    positions: 'Positions',
    positionsEachSecond: 'a second',
    pPositions: 'P-positions',
    memory: 'Memory',
    time: 'Time',
    replies: 'Replies',
    repliesSolved: (solved, total) => `${solved} of ${total}`,

    limits: (memory, time) => `Limits: ${memory}, ${time}`,
    seconds: (seconds) => `${seconds} s`,
    minutes: (minutes) => `${minutes} min`,
    noLimit: 'no time limit',
  },

  'zh-Hans': {
    panel: '搜索',
    solve: '求解',
    stop: '停止',
    goOn: '继续',

    lacks: { winning: '尚未求解。', values: 'SG 值尚未算出。' },
    started: '正在求解',
    ended: {
      done: '搜索已结束。',
      stopped: '已停止；找到的结果都保留着。',
      time: '时间已用完；找到的结果都保留着。',
      memory: '内存已用完；找到的结果都保留着。要继续，请提高上限。',
    },

    positions: '局面',
    positionsEachSecond: '每秒',
    pPositions: '必败态',
    memory: '内存',
    time: '用时',
    replies: '应法',
    repliesSolved: (solved, total) => `${solved} / ${total}`,

    limits: (memory, time) => `上限：${memory}，${time}`,
    seconds: (seconds) => `${seconds} 秒`,
    minutes: (minutes) => `${minutes} 分钟`,
    noLimit: '不限时间',
  },

  'zh-Hant': {
    panel: '搜尋',
    solve: '求解',
    stop: '停止',
    goOn: '繼續',

    lacks: { winning: '尚未求解。', values: 'SG 值尚未算出。' },
    started: '正在求解',
    ended: {
      done: '搜尋已結束。',
      stopped: '已停止；找到的結果都保留著。',
      time: '時間已用完；找到的結果都保留著。',
      memory: '記憶體已用完；找到的結果都保留著。要繼續，請提高上限。',
    },

    positions: '局面',
    positionsEachSecond: '每秒',
    pPositions: '必敗態',
    memory: '記憶體',
    time: '用時',
    replies: '應法',
    repliesSolved: (solved, total) => `${solved} / ${total}`,

    limits: (memory, time) => `上限：${memory}，${time}`,
    seconds: (seconds) => `${seconds} 秒`,
    minutes: (minutes) => `${minutes} 分鐘`,
    noLimit: '不限時間',
  },
};
