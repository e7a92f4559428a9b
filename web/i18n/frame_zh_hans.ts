import { learning } from './frame_sentences.ts';
import type { FrameSentences } from './frame_sentences.ts';

export const frameZhHans: FrameSentences = {
  games: '游戏',
  rule: '游戏规则',
  site: '站点',
  learn: learning['zh-Hans'],
  embed: '嵌入',
  source: '源码',
  licences: '许可证',
  report: '报告错误',
  checked: (positions) => `已核对 ${positions} 个局面`,
  language: '语言',
  theme: '外观',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  privacy: '全部计算都在本机浏览器中完成，粘贴的内容不会上传。',
};
