import type { PracticeSentences } from './practice_sentences_en';

const number = new Intl.NumberFormat('zh-Hant');

export const words: PracticeSentences = {
  title: '測試資料',
  hint: '產生符合題目限制的輸入，並查看目前的輸入能查出哪些常見錯誤。',
  kind: '類型',
  kinds: {
    adversarial: '專查錯誤',
    random: '隨機',
    limits: '極限測資',
    small: '小局面',
    sample: '範例',
  },
  seed: '種子',
  anotherSeed: '換一個種子',
  cases: '測資筆數',
  asManyAsFit: '自動',
  generate: '產生輸入',
  generated: '已產生輸入。',
  trying: '正在用常見錯誤逐一嘗試…',
  stopped: '已停止。',
  noInput: '請先產生或填寫輸入。',
  isFile: '只能對編輯框裡的輸入嘗試常見錯誤，不支援開啟的檔案。',
  failed: '無法嘗試常見錯誤。',
  notDone: '操作失敗。請再試一次，或重新載入頁面。',
  catches: (caught, all) =>
    caught === all
      ? `這份輸入能查出全部 ${number.format(all)} 種常見錯誤。`
      : `這份輸入能查出 ${number.format(all)} 種常見錯誤中的 ${number.format(caught)} 種。`,
  wrong: (cases) => `答錯 ${number.format(cases)} 筆`,
  notCaught: '未查出',
  beyond: '超出題目限制才會出錯',
  showCase: (n) => `查看第 ${number.format(n)} 筆`,
  alike: (titles) => `在這份輸入上，答案與下列錯誤相同：${titles}。`,
  take: '匯出',
  copyInput: '複製輸入',
  copyJson: '複製給 CPH',
  jsonTitle: '輸入與答案，JSON 格式，供 Competitive Programming Helper 使用',
  zip: '下載 zip',
  zipTitle: '.in 與 .out 檔案：目前的輸入，以及用這個種子產生的每種類型各一份',
};
