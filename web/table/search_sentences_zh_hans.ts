import type { SearchSentences } from './search_sentences_en';

export const words: SearchSentences = {
  panel: '搜索',
  solve: '求解',
  again: '重新求解',
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

  recalled: '这是上次访问时保存的结果。',

  positions: '局面',
  positionsEachSecond: '每秒',
  pPositions: '必败态',
  memory: '内存',
  time: '用时',
  replies: '应手',
  repliesSolved: (solved, total) => `${solved} / ${total}`,

  limits: (memory, time) => `最多 ${time}、${memory}`,
  seconds: (seconds) => `${seconds} 秒`,
  minutes: (minutes) => `${minutes} 分钟`,
  noLimit: '不限时间',

  certificate: {
    prove: '证明',
    writing: '正在写出证明…',
    soFar: (positions) => `${positions} 个局面`,
    none: {
      unsolved: '没有证书：搜索尚未得出这个局面的胜负。',
      theorem: '没有证书：答案来自定理或查表，不是搜索得来的。',
      open: '没有证书：证明所需的局面还没有搜索出结果。',
      gcd: '没有证书：最大公约数大于 2 时，只有能变成 1 或 2 的必胜走法才有证书。',
      too_large: '没有证书：文件会过大。',
    },
    download: (size) => `证书（${size}）`,
    hint: '写出答案的证书，再由一个与求解器没有共用代码的小程序验证：在此处，或在终端里。',
    checking: '正在验证证书',
    checked: (positions, proved) => `已验证 ${positions} 个局面。${proved}`,
    proved: '答案得证。',
    provedToWin: (moves) => `可以证明选 ${moves} 能赢，但不能证明选其他数都会输。`,
    refused: (line, column) => `证书有误：第 ${line} 行第 ${column} 列。`,
  },
};
