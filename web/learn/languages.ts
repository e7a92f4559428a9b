// The tutorials' languages, and the words around their text.
import { frameEn } from '../i18n/frame_en.ts';
import type { FrameSentences } from '../i18n/frame_sentences.ts';
import { frameZhHans } from '../i18n/frame_zh_hans.ts';

export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

export interface Words {
  /** The tag in the page's address and in HTML's lang. */
  readonly tag: 'en' | 'zh-Hans';
  /** The language's name in the language itself. */
  readonly name: string;
  readonly frame: FrameSentences;
  readonly contents: string;
  readonly tutorials: string;
  readonly openBoard: string;
  readonly input: string;
  readonly printed: string;
  readonly right: string;
  readonly table: string;
  /** On the authors' page. */
  readonly copy: string;
  readonly copied: string;
  readonly fromShare: string;
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    tag: 'en',
    name: 'English',
    frame: frameEn,
    contents: 'On this page',
    tutorials: 'Tutorials',
    openBoard: 'Open in Impartial',
    input: 'Input',
    printed: 'It prints',
    right: 'Right answer',
    table: 'table',
    copy: 'Copy',
    copied: 'Copied',
    fromShare: 'Share, below each board of Impartial, makes it.',
  },
  zh: {
    tag: 'zh-Hans',
    name: '简体中文',
    frame: frameZhHans,
    contents: '本页目录',
    tutorials: '全部教程',
    openBoard: '在 Impartial 中打开',
    input: '输入',
    printed: '它的输出',
    right: '正确答案',
    table: '表格',
    copy: '复制',
    copied: '已复制',
    fromShare: '由 Impartial 每个棋盘下方的“分享”生成。',
  },
};
