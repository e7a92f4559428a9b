// The Chinese of the element's documentation. The English is the comment of its class (../embed/element.ts), which is
// the source of all names. A name without Chinese is shown with its English; a test names it.

/** Keyed by section and name. `code` is between backticks. */
export const elementWords: Readonly<Record<string, string>> = {
  'attributes game': '游戏的名称，例如 `wythoff`',
  'attributes position': '局面，用该游戏的写法；默认是游戏自带的例子',
  'attributes moves': '从该局面起已走的各步，用空格分隔',
  'attributes mode': '模式，默认为 `analyse`',
  'attributes reveal': '显示所有胜负',
  'attributes controls': '按钮的多少，默认为 `minimal`',
  'attributes rule':
    '`line` 在棋盘上方显示游戏名和规则；测验和代码块中默认为 `line`，其他情况默认为 `none`',
  'attributes hints': '提示；对弈和测验时默认为 `none`，其他模式默认为 `outcomes`',
  'attributes lang': '`en`、`zh-Hans` 或 `zh-Hant`；默认跟随页面的语言，其次是读者的语言',
  'attributes theme': '默认跟随页面的配色',
  'attributes loading':
    '`lazy` 是默认值：棋盘快要进入视野时才加载，或者在同一页的另一个棋盘就绪后趁空闲加载',
  'attributes height': '最小高度，以 CSS 像素计；从一开始就留出位置，页面不会跳动',
  'attributes readonly': '不允许走棋',

  'events impartial-ready': '棋盘已显示属性所要求的局面',
  'events impartial-change': '读者走了一步、回答了测验或前后翻看，或者对手应了一步',
  'events impartial-reveal': '读者要求显示测验的答案',
  'events impartial-error': '属性、游戏或局面有误，或者有内容无法加载',

  'properties ImpartialBoard.base':
    '所有棋盘共用的 Impartial 地址，用于棋盘下方的链接；没有它就没有链接。知道自己地址的脚本会自动设置。',
  'properties base': '同上，只对这一个棋盘',
  'properties state': '棋盘当前的状态；就绪之前是 undefined',
  'properties analysis': '求解器对所显示局面的分析；就绪之前是 undefined',
  'properties ready':
    '一个 Promise：棋盘显示属性所要求的局面后得到它的状态，无法显示则得到 undefined。远离视野的棋盘会等到它靠近，或等到下面的某个方法需要它',

  'methods focus()': '让棋盘获得焦点',
  'methods play(move)':
    '像点击一样走一步，不允许读者走棋时也可以；测验中则是回答。完成后告知这一步是否合法',
  'methods undo()': '撤回上一步；对弈时撤回双方各一步',
  'methods getState()':
    '`setState` 再次显示同一棋盘所需要的一切，可存为 JSON；就绪之前是 undefined',
  'methods setState(saved)':
    '设置属性，显示 `getState` 描述过的棋盘；完成时间与结果同 `ready`。测验重新提问。没有保存过的棋盘时什么也不变',
  'methods reset()': '回到属性所要求的局面，重新开始测验',
  'methods toSVG(options)': '把棋盘画成 SVG 文档；无法显示时得到 undefined',
  'methods toPNG(options)': '同上，得到 PNG 图片。`scale`：文档的一个像素对应图片的几个像素',

  'parts frame': '整个棋盘，包括周围的一切',
  'parts verdict': '写着胜负的那一行',
  'parts board': '棋盘所在的区域',
  'parts tools': '棋盘下方的工具',
  'parts link': '在 Impartial 中打开同一局面的链接',

  'custom-properties --ig-surface': '棋盘的背景',
  'custom-properties --ig-shade': '格子的背景',
  'custom-properties --ig-ink': '文字',
  'custom-properties --ig-ink-soft': '次要的文字',
  'custom-properties --ig-line': '线条',
  'custom-properties --ig-wins': '必胜的走法',
  'custom-properties --ig-loses': '必败的走法',
  'custom-properties --ig-error': '错误',
  'custom-properties --ig-focus': '焦点框',
  'custom-properties --ig-radius': '圆角的半径',
  'custom-properties --ig-font': '字体',
};
