import type { ShareSentences } from './share_sentences_en';

export const words: ShareSentences = {
  title: '分享这个棋盘',
  close: '关闭',
  form: '形式',
  forms: {
    link: '链接',
    picture: '图片',
    iframe: '内嵌框架',
    element: '网页元素',
    fence: '代码块',
  },
  about: {
    link: '到处可用：聊天、评论、博客。整个局面都在链接里。',
    picture:
      '用于禁止脚本的地方：洛谷、Codeforces、README。SVG 图片，深浅色都适用，点击可打开可操作的棋盘。',
    iframe:
      '用于允许内嵌框架的地方：OI-wiki、博客园、Moodle 以及大多数博客。在沙盒里运行，不影响你的页面。',
    element:
      '用于允许脚本的地方：自己的网页、Hexo、Hugo、VitePress、GitHub Pages。一页上的所有棋盘共用一个求解器；没有脚本时显示里面的链接。',
    fence:
      '用于 Markdown 网站（MkDocs、Hugo、Hexo、VitePress）：模板里放一次脚本，之后在需要棋盘的地方写一个代码块。',
  },
  mode: '模式',
  modes: { analyse: '分析', play: '对弈', quiz: '测验', static: '静态' },
  language: '语言',
  surrounding: '跟随页面',
  theme: '颜色',
  themes: { system: '跟随页面', light: '浅色', dark: '深色' },
  preview: '预览',
  copy: { link: '复制链接', markdown: '复制 Markdown', html: '复制 HTML' },
  copied: '已复制',
  copyFailed: '浏览器不允许复制，请手动选中文本',
  download: '下载 SVG',
  onceOnThePage: '每页放一次：',
};
