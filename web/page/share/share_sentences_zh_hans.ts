import type { ShareSentences } from './share_sentences_en';

export const words: ShareSentences = {
  title: '分享这个棋盘',
  place: '放在哪里？',
  mode: '模式',
  modes: { analyse: '分析', play: '对弈', quiz: '测验', static: '静态' },
  answers: '答案',
  answersShown: '显示',
  answersHidden: '隐藏',
  language: '语言',
  surrounding: '跟随页面',
  theme: '颜色',
  themes: { system: '跟随页面', light: '浅色', dark: '深色' },
  version: '版本',
  versions: (pin, version) =>
    ({
      newest: '总用最新版',
      version: `固定在 ${version}`,
      hash: `${version} 单个文件，带校验值`,
    })[pin],
  preview: '预览',
  copy: '复制',
  copied: '已复制',
  copyFailed: '浏览器不允许复制，请手动选中文本',
  download: (ending) => `下载 ${ending}`,
  copyPicture: '复制图片',
  pictureFailed: '浏览器不允许复制图片，请改为下载',
  notDrawn: '图片生成失败。',
  question: '轮到你走：哪一步必胜？',
  outcomes: { P: '轮到走的一方必败。', N: '轮到走的一方必胜。' },
  click: '点击即可下棋。',
  authors: '写给作者：各网站的步骤、属性、事件与安全策略',
};
