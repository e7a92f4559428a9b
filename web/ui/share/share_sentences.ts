// What the share dialog says. Apart from the other dictionaries, since it is loaded with the dialog.
import type { Language } from '../../i18n/language';
import type { BoardMode } from '../../kit/board/attributes';
import type { BoardTheme, Form, Snippet } from './snippets';

export interface ShareSentences {
  readonly title: string;
  readonly close: string;
  readonly form: string;
  readonly forms: Readonly<Record<Form, string>>;
  /** Where it works and what it costs, in a line. */
  readonly about: Readonly<Record<Form, string>>;
  readonly mode: string;
  readonly modes: Readonly<Record<BoardMode, string>>;
  readonly language: string;
  /** The language of the page around the board. */
  readonly surrounding: string;
  readonly theme: string;
  readonly themes: Readonly<Record<BoardTheme, string>>;
  readonly preview: string;
  readonly copy: Readonly<Record<Snippet['kind'], string>>;
  readonly copied: string;
  readonly copyFailed: string;
  readonly download: string;
  readonly onceOnThePage: string;
}

const en: ShareSentences = {
  title: 'Share this board',
  close: 'Close',
  form: 'As',
  forms: {
    link: 'Link',
    picture: 'Picture',
    iframe: 'Frame',
    element: 'Element',
    fence: 'Code fence',
  },
  about: {
    link: 'Works everywhere: chats, comments, blogs. The address holds the whole position.',
    picture:
      'Where scripts are forbidden: Luogu, Codeforces, READMEs. An SVG for light and dark pages; it links to the live board.',
    iframe:
      'Where frames are allowed: OI-wiki, cnblogs, Moodle, most blogs. Runs in a sandbox, apart from your page.',
    element:
      'Where scripts are allowed: your own pages, Hexo, Hugo, VitePress, GitHub Pages. All boards of a page share one solver; without scripts the link inside is shown.',
    fence:
      'For Markdown sites (MkDocs, Hugo, Hexo, VitePress): the script once in the template, then a fence wherever you want a board.',
  },
  mode: 'Mode',
  modes: { analyse: 'Analyse', play: 'Play', quiz: 'Quiz', static: 'Still' },
  language: 'Language',
  surrounding: 'As the page',
  theme: 'Colours',
  themes: { system: 'As the page', light: 'Light', dark: 'Dark' },
  preview: 'Preview',
  copy: { link: 'Copy link', markdown: 'Copy Markdown', html: 'Copy HTML' },
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying; select the text instead',
  download: 'Download SVG',
  onceOnThePage: 'Once on the page:',
};

const zhHans: ShareSentences = {
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

const zhHant: ShareSentences = {
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

export const shareSentences: Readonly<Record<Language, ShareSentences>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
