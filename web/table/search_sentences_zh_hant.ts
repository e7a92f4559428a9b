import type { SearchSentences } from './search_sentences_en';

export const words: SearchSentences = {
  panel: '搜尋',
  solve: '求解',
  stop: '停止',
  goOn: '繼續',

  lacks: { winning: '尚未求解。', values: 'SG 值尚未算出。' },
  started: '正在求解',
  ended: {
    done: '搜尋已結束。',
    stopped: '已停止。已有結果都保留著。',
    time: '已到時間上限。已有結果都保留著；要繼續，請提高上限。',
    memory: '已到記憶體上限。已有結果都保留著；要繼續，請提高上限。',
  },

  positions: '局面',
  positionsEachSecond: '每秒',
  pPositions: '必敗態',
  memory: '記憶體',
  time: '用時',
  replies: '應手',
  repliesSolved: (solved, total) => `${solved} / ${total}`,

  limits: (memory, time) => `上限：${memory}，${time}`,
  seconds: (seconds) => `${seconds} 秒`,
  minutes: (minutes) => `${minutes} 分鐘`,
  noLimit: '不限時間',
};
