// The words around the text of the tutorials.
import type { Language } from '../i18n/language.ts';
import { frameEn } from '../i18n/frame_en.ts';
import type { FrameSentences } from '../i18n/frame_sentences.ts';
import { frameZhHans } from '../i18n/frame_zh_hans.ts';
import { inTraditional } from './traditional.ts';

export interface Words {
  readonly frame: FrameSentences;
  readonly contents: string;
  readonly chapters: string;
  readonly chapter: (number: number) => string;
  readonly openBoard: string;
  /** Of a board that does not come. */
  readonly late: string;
  readonly reload: string;
  readonly input: string;
  readonly printed: string;
  readonly right: string;
  readonly table: string;
  /** Of a program: a right one, and a wrong one. */
  readonly run: string;
  readonly mend: string;
  readonly copy: string;
  readonly copied: string;
  readonly previous: string;
  readonly next: string;
  /** Of an exercise whose answer is typed or chosen. */
  readonly yourAnswer: string;
  readonly check: string;
  readonly isRight: string;
  readonly notYet: string;
  readonly solved: string;
  /** Of a problem: its judge's text is answered here; its rule is known here. */
  readonly openHere: string;
  readonly knownRule: string;
  /** `{}` stands for the number of those that are solved. */
  readonly progress: (exercises: number) => string;
  /** On the authors' page. */
  readonly fromShare: string;
  readonly writtenAs: string;
  readonly forms: Readonly<Record<'fence' | 'element' | 'frame', string>>;
}

const simplified: Words = {
  frame: frameZhHans,
  contents: '本页目录',
  chapters: '全部章节',
  chapter: (number) => `第 ${number} 章`,
  openBoard: '在 Impartial 中打开',
  late: '棋盘没有加载出来：网络可能很慢或已断开，也可能被浏览器的扩展阻止了。',
  reload: '重新加载',
  input: '输入',
  printed: '它的输出',
  right: '正确答案',
  table: '表格',
  run: '运行和修改',
  mend: '运行并改正',
  copy: '复制',
  copied: '已复制',
  previous: '上一章',
  next: '下一章',
  yourAnswer: '你的答案',
  check: '提交',
  isRight: '答对了。',
  notYet: '还不对。',
  openHere: '在这里打开',
  knownRule: '规则与 SG 值',
  solved: '这一题你已经答对了。',
  progress: (exercises) => `${exercises} 道练习已答对 {} 道`,
  fromShare: '由 Impartial 每个棋盘下方的“分享”生成。',
  writtenAs: '写成',
  forms: { fence: '代码块', element: '网页元素', frame: '内嵌框架' },
};

export const words: Readonly<Record<Language, Words>> = {
  en: {
    frame: frameEn,
    contents: 'On this page',
    chapters: 'Chapters',
    chapter: (number) => `Chapter ${number}`,
    openBoard: 'Open in Impartial',
    late: 'The board has not come. The connection may be slow or gone, or an extension of the browser has stopped it.',
    reload: 'Reload',
    input: 'Input',
    printed: 'It prints',
    right: 'Right answer',
    table: 'table',
    run: 'Run and edit',
    mend: 'Run and mend',
    copy: 'Copy',
    copied: 'Copied',
    previous: 'Previous',
    next: 'Next',
    yourAnswer: 'Your answer',
    check: 'Check',
    isRight: 'Right.',
    notYet: 'Not yet.',
    openHere: 'Open here',
    knownRule: 'Rule and values',
    solved: 'You have solved this.',
    progress: (exercises) => `{} of ${exercises} exercises solved`,
    fromShare: 'Share, below each board of Impartial, makes it.',
    writtenAs: 'written as',
    forms: { fence: 'a block of code', element: 'an element', frame: 'a frame' },
  },
  'zh-Hans': simplified,
  'zh-Hant': inTraditional(simplified),
};
