// Traditional Chinese, made from the Simplified: OpenCC with Taiwan's words, then our own. Nobody writes Traditional
// Chinese by hand: what reads badly gets an entry here.
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
  十進位制: '十進位',
  威佐夫博弈: '威佐夫遊戲',
  公平組合遊戲: '公正遊戲',
  臺階: '台階',
  線上評測上的博弈題: '線上評測的賽局題',
  舍入: '捨入',
  公約數: '公因數',
  黃金分割: '黃金比例',
  黃金分割比: '黃金比例',
  普通: '一般',
  普通和: '總和',
  遞推: '遞迴',
  這樣的冪: '這樣的次方',
  '函式)?值': '函數)?值',
  面值: '面額',
  柱狀圖: '長條圖',
  分佈: '分布',
  'SG 函式': 'SG 函數',
  八進位制: '八進位',
  有周期: '有週期',
  // The judges' words.
  測試資料: '測資',
  評測資料: '測資',
  資料編號: '測資編號',
  資料組數: '測資筆數',
  極限資料: '極限測資',
  裡沒有資料: '裡沒有測資',
  答錯的資料: '答錯的測資',
  第一組答錯的資料: '第一筆答錯的測資',
  組資料: '筆測資',
  '，每組最多': '，每筆最多',
  前面各組: '前面各筆',
  後面各組: '後面各筆',
  最後一組之後: '最後一筆之後',
  '組，共': '筆，共',
  ')} 組': ')} 筆',
  ')} 組資料': ')} 筆測資',
  ')} 組不合規則的資料': ')} 筆不合規則的測資',
  評測機: '評測系統',
  判題程式: '評測程式',
  樣例: '範例',
  示例: '範例',
  題面: '題目敘述',
  題面文字: '題目敘述',
  題面的樣例: '題目的範例',
  題面裡: '題目裡',
  '別處的題面：': '別處的題目：',
  打一張: '建一張',
  打表: '建表',
  表也不用打了: '表也不用建了',
  找到的最小出錯資料: '找到的最小出錯測資',
  // Taiwan's words.
  壞訊息: '壞消息',
  教程: '教學',
  點選: '點擊',
  當前: '目前',
  當前輸入: '目前的輸入',
  重新查詢: '重新尋找',
  正在查詢: '正在尋找',
  丟擲: '拋出',
  丟擲了異常: '拋出了例外',
  標頭檔案: '標頭檔',
  瀏覽器的棧: '瀏覽器的堆疊',
  安全策略: '安全政策',
  生成: '產生',
  真實生成: '實際產生',
  全域性陣列: '全域陣列',
  陣列下標: '陣列索引',
  標誌: '旗標',
  清零: '歸零',
  置為: '設為',
  隨機種子: '亂數種子',
  '32 位': '32 位元',
  '64 位': '64 位元',
  '24 位精度': '24 位元精度',
  '53 位精度': '53 位元精度',
  位元組序標記: '位元組順序記號',
  計算機: '電腦',
  區域性變數: '區域變數',
  半兆位元組: '半個 MB',
  四兆位元組: '四個 MB',
  程式碼塊: '程式碼區塊',
  網上: '網路上',
  斷網: '斷線',
  斷開: '斷線',
  看上去: '看起來',
  '19 世紀 80 年代': '1880 年代',
  管這個遊戲叫: '稱這個遊戲為',
  自定義: '自訂',
  訪問: '走訪',
  讀者訪問: '讀者連線到',
  訂閱源: '訂閱',
  映象網路: '鏡像網路',
  彈窗: '彈出視窗',
  校驗值: '校驗碼',
  地址: '網址',
  站點: '網站',
  文本: '文字',
  識別: '辨識',
  列表: '清單',
  配置: '設定',
  佈局: '版面',
  評論: '留言',
  許可權: '權限',
  終端: '終端機',
  單元格里: '儲存格裡',
  倉庫: '儲存庫',
  構建: '建置',
  重新實現: '重新實作',
  壓縮包: '壓縮檔',
  壓縮檔案: '壓縮檔',
  直接貼上到: '直接貼到',
  拖入檔案: '拖曳檔案到這裡',
  鬆開: '放開',
  選中: '選取',
  單個檔案: '單一檔案',
  丟失: '遺失',
  換行丟失了: '換行不見了',
  撤銷: '復原',
  重試: '再試一次',
  走法記錄: '走法紀錄',
  對局記錄: '對局紀錄',
  快捷鍵: '快速鍵',
  回車鍵: 'Enter 鍵',
  定位: '前往',
  定位到: '前往',
  "'型別'": "'類型'",
  種型別: '種類型',
  對比: '比較',
  對比的物件: '比較的對象',
  或迴圈: '或循環',
  要麼: '要嘛',
  同一臺: '同一台',
  部落格園: '博客園',
  畫素: '像素',
  'npm 包': 'npm 套件',
  本地儲存: '本機儲存',
  // A row is 列 and a column is 欄; Simplified Chinese calls them 行 and 列, and a line of text is 行 in both.
  兩列才不同: '兩欄才不同',
  看最後一行: '看最後一列',
  所以最後一行: '所以最後一列',
  兩行裡: '兩列裡',
  項的表就行: '項的表就夠了',
  '一行 P 和 N': '一列 P 和 N',
  這一行沒有盡頭: '這一列沒有盡頭',
  這一行第一次: '這一列第一次',
  各行從哪裡開始: '各列從哪裡開始',
  這些行遲早: '這些列遲早',
  各行的棋子: '各列的棋子',
  各行的值: '各列的值',
  分行排列: '分列排列',
  每行排: '每列排',
  '每行 $': '每列 $',
  '單行 12': '單列 12',
  一至四行: '一至四列',
  '每行 20': '每列 20',
  '兩行、每行 6': '兩列、每列 6',
  兩行略去: '兩列略去',
  同一列上方: '同一欄上方',
  同一行左邊: '同一列左邊',
  '行第 2 列': '列第 2 欄',
  '行第 5 列': '列第 5 欄',
  第三行要讓: '第三列要讓',
  十二個一行: '十二個一列',
  '72 那一行': '72 那一列',
  表的前幾行: '表的前幾列',
  例外之後的行: '例外之後的列',
  '行是較小的數，列是': '列是較小的數，欄是',
  '} 列。`': '} 欄。`',
  // Characters with two originals.
  最大隻: '最大只',
  隻能: '只能',
  隻取: '只取',
  隻用: '只用',
  自行復制: '自行複製',
  子游戲: '子遊戲',
  些數里: '些數裡',
  // The semigroup's generators, which are no verb.
  生成元: '生成元',
  // The pages.
  '.zh.html': '.zh-Hant.html',
};

export const fromOpenCc = ConverterFactory(Locale.from['cn'] ?? [], Locale.to['twp'] ?? []);
export const toOurs = CustomConverter(Object.entries(glossary));

/** `inRows`: the text is about rows, so that 行 is a row where it is a word. */
export function traditional(simplified: string, inRows = false): string {
  const text = toOurs(fromOpenCc(simplified));
  return inRows ? text.replaceAll(/(?<![執平通流進]|測資一)行/g, '列') : text;
}

/** A table with tabs: a column zh-Hans gets one for zh-Hant after it. */
export function withTraditional(table: string): string {
  const rows = table.split('\n').map((line) => line.split('\t'));
  const at = rows[0]?.indexOf('zh-Hans') ?? -1;
  if (at < 0) return table;
  const added = (cell: string | undefined): string[] =>
    cell === undefined ? [] : [cell === 'zh-Hans' ? 'zh-Hant' : traditional(cell)];
  return rows
    .map((cells) => [...cells.slice(0, at + 1), ...added(cells[at]), ...cells.slice(at + 1)])
    .map((cells) => cells.join('\t'))
    .join('\n');
}

/** Words that Node itself reads; those of the pages are converted by traditional_plugin.ts. */
export function inTraditional<Words>(simplified: Words): Words {
  return converted(simplified) as Words;
}

function converted(value: unknown): unknown {
  if (typeof value === 'string') return traditional(value);
  if (typeof value === 'function') return (...args: unknown[]) => converted(value(...args));
  if (Array.isArray(value)) return value.map(converted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, converted(each)]));
}
