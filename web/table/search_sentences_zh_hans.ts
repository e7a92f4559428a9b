import type { SearchSentences } from './search_sentences_en';

export const words: SearchSentences = {
  panel: '搜索',
  solve: '求解',
  stop: '停止',
  goOn: '继续',

  lacks: { winning: '尚未求解。', values: 'SG 值尚未算出。' },
  started: '正在求解',
  ended: {
    done: '搜索已结束。',
    stopped: '已停止。已有结果都保留着。',
    time: '已到时间上限。已有结果都保留着；要继续，请提高上限。',
    memory: '已到内存上限。已有结果都保留着；要继续，请提高上限。',
  },

  positions: '局面',
  positionsEachSecond: '每秒',
  pPositions: '必败态',
  memory: '内存',
  time: '用时',
  replies: '应手',
  repliesSolved: (solved, total) => `${solved} / ${total}`,

  limits: (memory, time) => `上限：${memory}，${time}`,
  seconds: (seconds) => `${seconds} 秒`,
  minutes: (minutes) => `${minutes} 分钟`,
  noLimit: '不限时间',
};
