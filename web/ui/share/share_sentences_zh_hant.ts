import type { ShareSentences } from './share_sentences_en';

export const words: ShareSentences = {
  title: '分享這個棋盤',
  close: '關閉',
  form: '形式',
  forms: {
    link: '連結',
    picture: '圖片',
    iframe: '內嵌框架',
    element: '網頁元素',
    fence: '程式碼區塊',
  },
  about: {
    link: '到處可用：聊天、留言、部落格。整個局面都在連結裡。',
    picture:
      '用於禁止指令碼的地方：洛谷、Codeforces、README。SVG 圖片，深淺色皆適用，點擊可開啟能操作的棋盤。',
    iframe:
      '用於允許內嵌框架的地方：OI-wiki、Moodle 以及大多數部落格。在沙盒裡執行，不影響你的網頁。',
    element:
      '用於允許指令碼的地方：自己的網頁、Hexo、Hugo、VitePress、GitHub Pages。一頁上的所有棋盤共用一個求解器；沒有指令碼時顯示裡面的連結。',
    fence:
      '用於 Markdown 網站（MkDocs、Hugo、Hexo、VitePress）：範本裡放一次指令碼，之後在需要棋盤的地方寫一個程式碼區塊。',
  },
  mode: '模式',
  modes: { analyse: '分析', play: '對弈', quiz: '測驗', static: '靜態' },
  language: '語言',
  surrounding: '跟隨網頁',
  theme: '顏色',
  themes: { system: '跟隨網頁', light: '淺色', dark: '深色' },
  preview: '預覽',
  copy: { link: '複製連結', markdown: '複製 Markdown', html: '複製 HTML' },
  copied: '已複製',
  copyFailed: '瀏覽器不允許複製，請手動選取文字',
  download: '下載 SVG',
  onceOnThePage: '每頁放一次：',
};
