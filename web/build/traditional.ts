// The tutorials in Traditional Chinese, made from the Simplified text: OpenCC with Taiwan's words, then the words that
// the page itself uses (web/i18n/*_zh_hant.ts) and a few that OpenCC gets wrong.
import { ConverterFactory, CustomConverter, Locale } from 'opencc-js/cn2t';

/** From OpenCC's words to ours. The longest entry wins. */
export const glossary: Readonly<Record<string, string>> = {
  '“': '「',
  '”': '」',
  // The field's words.
  互素: '互質',
  素數: '質數',
  當且僅當: '若且唯若',
  異或: '互斥或',
  二進位制: '二進位',
  二進位制位: '位元',
  二進位制位數: '二進位位數',
  二進位制的每一列: '二進位的每一位',
  威佐夫博弈: '威佐夫遊戲',
  臺階: '台階',
  線上評測上的博弈題: '線上評測的賽局題',
  舍入: '捨入',
  公約數: '公因數',
  黃金分割: '黃金比例',
  普通: '一般',
  // The judges' words.
  測試資料: '測資',
  評測資料: '測資',
  組資料: '筆測資',
  '，每組最多': '，每筆最多',
  最後一組之後: '最後一筆之後',
  樣例: '範例',
  題面: '題目敘述',
  題面文字: '題目敘述',
  '別處的題面：': '別處的題目：',
  打一張: '建一張',
  打表: '建表',
  表也不用打了: '表也不用建了',
  // Taiwan's words.
  教程: '教學',
  點選: '點擊',
  當前: '目前',
  重新查詢: '重新尋找',
  安全策略: '安全政策',
  生成器: '產生器',
  真實生成: '實際產生',
  生成網站: '產生網站',
  外掛生成: '外掛產生',
  全域性陣列: '全域陣列',
  '64 位精度': '64 位元精度',
  計算機: '電腦',
  區域性變數: '區域變數',
  半兆位元組: '半個 MB',
  四兆位元組: '四個 MB',
  程式碼塊: '程式碼區塊',
  網上: '網路上',
  看上去: '看起來',
  '19 世紀 80 年代': '1880 年代',
  管這個遊戲叫: '稱這個遊戲為',
  自定義: '自訂',
  訪問: '連線到',
  訂閱源: '訂閱',
  映象網路: '鏡像網路',
  彈窗: '彈出視窗',
  校驗值: '校驗碼',
  地址: '網址',
  文本: '文字',
  兩列才不同: '兩欄才不同',
  看最後一行: '看最後一列',
  所以最後一行: '所以最後一列',
  兩行裡: '兩列裡',
  項的表就行: '項的表就夠了',
  '一行 P 和 N': '一列 P 和 N',
  這一行沒有盡頭: '這一列沒有盡頭',
  這一行第一次: '這一列第一次',
  這些行遲早: '這些列遲早',
  各行的棋子: '各列的棋子',
  畫素: '像素',
  'npm 包': 'npm 套件',
  本地儲存: '本機儲存',
  // Characters with two originals.
  最大隻: '最大只',
  隻用: '只用',
  子游戲: '子遊戲',
  些數里: '些數裡',
  // The pages.
  '.zh.html': '.zh-Hant.html',
};

export const fromOpenCc = ConverterFactory(Locale.from['cn'] ?? [], Locale.to['twp'] ?? []);
const toOurs = CustomConverter(Object.entries(glossary));

export function traditional(simplified: string): string {
  return toOurs(fromOpenCc(simplified));
}

/** In Taiwan a row is 列; Simplified Chinese calls it 行, as both call a line of text. */
export function traditionalRows(simplified: string): string {
  return traditional(simplified).replaceAll(/(?<![執平通流進])行/g, '列');
}
