import type { AtlasSentences } from './atlas_en';

export const words: AtlasSentences = {
  title: '全部局面的地图',
  about: (positions, lost) =>
    `2 到 20 以内的全部 ${positions} 个局面，其中 ${lost} 个是必败态。同一环上的局面 Frobenius 数相同，即最大的可选数相同；终局在中央，每一步都往里走，或者留在原来的环上。`,
  keys: '左右键在环内移动，上下键到相邻的环，回车键把局面显示在棋盘上，加号和减号缩放。',
  nothingFree: '没有可选的数',
  outcome: (isP) => (isP ? 'P：必败态' : 'N：必胜态'),
  frobenius: (frobenius) => `Frobenius 数 ${frobenius}`,
  grundy: (value) => `SG 值 ${value}`,
  place: (place, count) => `环内第 ${place} 个，共 ${count} 个`,
  onLine: '在这一局里',
  again: '重试',
  show: '显示在棋盘上',
  closer: '放大',
  farther: '缩小',
  whole: '显示全部',
  signs: { P: '必败态（P）', N: '必胜态（N）', line: '这一局' },
  list: (parts) => parts.join(' · '),
};
