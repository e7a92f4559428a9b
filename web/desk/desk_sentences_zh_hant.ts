import type { DeskSentences } from './desk_sentences_en';

const number = new Intl.NumberFormat('zh-Hant');

export const words: DeskSentences = {
  promise: '貼上測資輸入，得到逐位元組一致的輸出。',
  format: '題目格式',

  input: '輸入',
  inputPlaceholder: '在此貼上測資輸入，或拖曳檔案進來',
  sample: '範例',
  sampleTitle: '填入題目的範例',
  openFile: '開啟檔案',
  putBack: '還原我的文字',
  dropHere: '放開即可求解這個檔案',

  fileReason: '檔案過大，或編輯器無法原樣保留：直接依檔案內容求解，不完整顯示。',
  fileBeginning: '檔案開頭',
  fileExcerpt: '檔案片段',
  closeFile: '關閉檔案',
  output: '輸出',
  outputPlaceholder: '輸出會顯示在這裡',
  nothingAnswered: '沒有可輸出的答案',
  outputCut: (shown, total) => `僅顯示前 ${shown}，共 ${total}。複製與下載都包含完整內容。`,
  outputTooLong: (shown, total) =>
    `僅顯示前 ${shown}，共 ${total}。內容過長，無法複製；下載包含完整內容。`,
  copy: '複製',
  download: '下載',

  loading: '正在載入求解器…',
  solving: '正在求解…',
  stop: '停止',
  stopped: '已停止',
  cases: (count) => `${number.format(count)} 筆測資`,
  errors: (count) => `${number.format(count)} 個錯誤`,
  warnings: (count) => `${number.format(count)} 個警告`,

  error: '錯誤',
  warning: '警告',
  inCase: (n) => `第 ${number.format(n)} 筆`,
  goTo: '前往',
  goToPlace: (place) => `前往 ${place}`,
  moreNotices: (counted) => `另有 ${counted}未列出`,

  failures: {
    load: {
      title: '求解器載入失敗',
      advice: '請再試一次；若仍不行，請重新載入頁面。你的文字沒有遺失。',
    },
    part: {
      title: '這一部分載入失敗',
      advice: '請再試一次；若仍不行，請重新載入頁面。你的文字沒有遺失。',
    },
    run: {
      title: '求解器意外停止',
      advice: '可能是記憶體不足。求解器已重新啟動，你的文字沒有遺失。',
    },
    read: { title: '無法讀取檔案', advice: '檔案可能已被移動或修改，請重新開啟。' },
    size: { title: '瀏覽器放不下這份輸出', advice: '請清理磁碟空間，或改用命令列程式求解。' },
  },
};
