import type { StartSentences } from './start_en';

export const words: StartSentences = {
  story:
    '由 John Conway 发明，名字来自 J. J. Sylvester：他证明了两种面值互素的硬币，从某个数起能付出任何金额。许多开局谁胜至今无人知道；这里由浏览器搜索，搜索走不完的局面用定理判断。',
  chosen: '已选的数',
  open: '打开',
  famous: '著名的局面与纪录',
  about: {
    sample: '示例对局由此开始',
    pair: '只有一步必胜，大约十秒找到',
    book: '一本公开的纪录里最难的局面',
    prime: '第一个数选不小于 5 的素数必胜',
    open: '胜负未知的最小的第一个数',
  },
  records: '纪录：更难的局面，在你的浏览器里求解',
};
