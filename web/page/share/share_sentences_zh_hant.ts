import type { ShareSentences } from './share_sentences_en';

export const words: ShareSentences = {
  title: '分享這個棋盤',
  place: '放在哪裡？',
  mode: '模式',
  modes: { analyse: '分析', play: '對弈', quiz: '測驗', static: '靜態' },
  answers: '答案',
  answersShown: '顯示',
  answersHidden: '隱藏',
  language: '語言',
  surrounding: '跟隨網頁',
  theme: '顏色',
  themes: { system: '跟隨網頁', light: '淺色', dark: '深色' },
  version: '版本',
  versions: (pin, version) =>
    ({
      newest: '總用最新版',
      version: `固定在 ${version}`,
      hash: `${version} 單一檔案，附雜湊值`,
    })[pin],
  preview: '預覽',
  copy: '複製',
  copied: '已複製',
  copyFailed: '瀏覽器不允許複製，請手動選取文字',
  download: (ending) => `下載 ${ending}`,
  copyPicture: '複製圖片',
  pictureFailed: '瀏覽器不允許複製圖片，請改為下載',
  notDrawn: '圖片產生失敗。',
  question: '輪到你走：哪一步必勝？',
  outcomes: { P: '輪到走的一方必敗。', N: '輪到走的一方必勝。' },
  click: '點擊即可下棋。',
  authors: '寫給作者：各網站的步驟、屬性、事件與安全政策',
};
