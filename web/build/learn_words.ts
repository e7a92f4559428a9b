// The words around the text of the tutorials.
import type { Language } from '../i18n/language.ts';
import { frameEn } from '../i18n/frame_en.ts';
import type { FrameSentences } from '../i18n/frame_sentences.ts';
import { frameZhHans } from '../i18n/frame_zh_hans.ts';
import type { Reply } from '../play/drawn_exercise.ts';
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
  /** Of others like an exercise. `{}` stands for a number. */
  readonly anotherOne: {
    readonly label: string;
    readonly draw: string;
    /** `{}` stands for its number, `{level}` for the level, `{levels}` for how many there are. */
    readonly count: string;
    readonly link: string;
    readonly tell: string;
    readonly told: string;
    readonly trouble: string;
    readonly replies: Readonly<Record<Reply, string>>;
  };
  /** Of a problem: its judge's text is answered here; its rule is known here. */
  readonly openHere: string;
  readonly knownRule: string;
  /** Progress as a file. `{}` stands for a number of exercises. */
  readonly keep: {
    readonly save: string;
    readonly load: string;
    readonly file: string;
    readonly replies: Readonly<
      Record<'saved' | 'nothing' | 'taken' | 'nothing_new' | 'wrong' | 'full', string>
    >;
  };
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
  anotherOne: {
    label: '同类练习',
    draw: '再来一题',
    count: '第 {} 题，难度 {level}/{levels}',
    link: '本题链接',
    tell: '显示答案',
    told: '答案是 {}。',
    trouble: '没能出题。请检查网络，再试一次。',
    replies: {
      right: '答对了。',
      reached: '有一步走到这个值，所以它并不缺：见棋盘。',
      smaller_missing: '还有更小的值，没有一步走得到。',
      more: '不止这些。',
      fewer: '没有这么多。',
      impossible: '走不到那里。',
      not_later: '应该是后面的数。',
      not_first: '它确实是必败态，但前面还有一个。',
      refuted: '那是必胜态：棋盘上标出了接着走的人怎样取胜。',
      open: '那个局面谁赢，求解器也不知道。另有一个已知能赢的。',
      wrong: '再算一遍。',
    },
  },
  openHere: '在这里打开',
  knownRule: '规则与 SG 值',
  solved: '这一题你已经答对了。',
  keep: {
    save: '保存进度',
    load: '读取进度',
    file: '进度文件',
    replies: {
      saved: '已保存 {} 道练习。',
      nothing: '还没有做对的练习。',
      taken: '新增 {} 道做对的练习。',
      nothing_new: '文件里的练习这里都已经有了。',
      wrong: '这不是进度文件，什么也没有改变。请选“保存进度”生成的文件 impartial_progress.json。',
      full: '浏览器没能全部记住：可能不允许，或者存满了。',
    },
  },
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
    anotherOne: {
      label: 'Another one',
      draw: 'Another one',
      count: 'No. {}, level {level} of {levels}',
      link: 'Link to it',
      tell: 'Show the answer',
      told: 'The answer is {}.',
      trouble: 'There is no other one. Check the connection and try again.',
      replies: {
        right: 'Right.',
        reached: 'A move leads to this value, so it is not missing: the board shows where.',
        smaller_missing: 'A smaller value is missing: no move leads to it.',
        more: 'There are more.',
        fewer: 'There are not so many.',
        impossible: 'No move leads there.',
        not_later: 'It must come later.',
        not_first: 'It is P, but another one comes first.',
        refuted: 'That is N: the board shows how the next player wins.',
        open: 'The solver does not know who wins then. Another number is known to win.',
        wrong: 'Work it out once more.',
      },
    },
    openHere: 'Open here',
    knownRule: 'Rule and values',
    solved: 'You have solved this.',
    keep: {
      save: 'Save my progress',
      load: 'Load',
      file: 'A file of progress',
      replies: {
        saved: 'Exercises saved: {}.',
        nothing: 'No exercise is solved yet.',
        taken: 'Solved exercises that are new here: {}.',
        nothing_new: 'All exercises of the file are solved here already.',
        wrong:
          'This is no file of progress, and nothing has changed. Choose the file impartial_progress.json that “Save my progress” has written.',
        full: 'The browser has not kept all of it: it may be forbidden to, or full.',
      },
    },
    progress: (exercises) => `{} of ${exercises} exercises solved`,
    fromShare: 'Share, below each board of Impartial, makes it.',
    writtenAs: 'written as',
    forms: { fence: 'a block of code', element: 'an element', frame: 'a frame' },
  },
  'zh-Hans': simplified,
  'zh-Hant': inTraditional(simplified),
};
