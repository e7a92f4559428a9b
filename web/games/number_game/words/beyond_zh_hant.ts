import type { BeyondSentences } from './beyond_en';

export const words: BeyondSentences = {
  story:
    '由 John Conway 發明，名字來自 J. J. Sylvester：他證明了兩種面額互質的硬幣，從某個數起能付出任何金額。許多開局誰勝至今無人知道；這裡由瀏覽器搜尋，搜尋走不完的局面用定理判斷。',
  chosen: '已選的數',
  open: '開啟',
  famous: '著名的局面與紀錄',
  about: {
    sample: '範例對局由此開始',
    pair: '只有一步必勝，大約十秒找到',
    book: '一本公開的紀錄裡最難的局面',
    prime: '第一個數選不小於 5 的質數必勝',
    open: '勝負未知的最小的第一個數',
  },
  records: '紀錄：更難的局面，在你的瀏覽器裡求解',
};
