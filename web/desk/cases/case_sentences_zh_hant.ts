import type { CaseSentences } from './case_sentences_en';

const number = new Intl.NumberFormat('zh-Hant');

export const words: CaseSentences = {
  views: '輸入旁邊的內容',
  viewNames: { judge: '正確輸出', own: '檢查你的輸出', practice: '測試資料' },
  showOnBoard: '在棋盤上顯示',
  shown: (n, count) => `第 ${number.format(n)} 筆測資已在棋盤上，共 ${number.format(count)} 筆`,
  noCase: '輸入裡沒有測資',
  refused: (why) => `這筆測資無法顯示在棋盤上：${why}`,
  pickAnswer: '點擊答案，即可在棋盤上顯示對應的測資',
  bar: '輸入中的測資',
  place: (count) => ['第', `筆，共 ${number.format(count)} 筆`],
  number: '測資編號',
  previous: '上一筆測資',
  next: '下一筆測資',
  judge: '正確',
  yours: '你的',
  nothing: '無',
  wrong: '你列出了，但不能必勝',
  missing: '必勝，但你沒有列出',
  beyond: '更大的數：',
  damagedLink: '連結中的文字已損壞，未能開啟。',
  copyLink: '複製連結',
  linkCopied: '連結已複製',
};
