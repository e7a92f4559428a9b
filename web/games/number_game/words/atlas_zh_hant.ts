import type { AtlasSentences } from './atlas_en';

export const words: AtlasSentences = {
  title: '全部局面的地圖',
  about: (positions, lost) =>
    `2 到 20 以內的全部 ${positions} 個局面，其中 ${lost} 個是必敗態。同一環上的局面 Frobenius 數相同，也就是最大的可選數相同；終局在中央，每一步都往裡走，或者留在原來的環上。`,
  keys: '左右鍵在環內移動，上下鍵到相鄰的環，Enter 鍵把局面顯示在棋盤上，加號和減號縮放。',
  nothingFree: '沒有可選的數',
  outcome: (isP) => (isP ? 'P：必敗態' : 'N：必勝態'),
  frobenius: (frobenius) => `Frobenius 數 ${frobenius}`,
  grundy: (value) => `SG 值 ${value}`,
  place: (place, count) => `環內第 ${place} 個，共 ${count} 個`,
  onLine: '在這一局裡',
  again: '再試一次',
  show: '顯示在棋盤上',
  closer: '放大',
  farther: '縮小',
  whole: '顯示全部',
  signs: { P: '必敗態（P）', N: '必勝態（N）', line: '這一局' },
  list: (parts) => parts.join(' · '),
};
