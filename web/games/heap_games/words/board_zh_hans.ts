import { ruleParts } from '../rule_parts';
import type { CodeDigit } from '../view';
import type { BoardSentences } from './board_en';

const either = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join('、')} 或 ${parts.at(-1)}`;

const sets: Readonly<Record<string, string>> = {
  fibonacci: '斐波那契数（1、2、3、5、8、…）颗',
  squares: '完全平方数（1、4、9、…）颗',
  primes: '质数（2、3、5、…）颗',
  divisors: '该堆石子数的一个约数颗，可以取完',
  'proper divisors': '该堆石子数的一个真约数颗，不能取完',
};

function digit({ nothing, one, two, unequal }: CodeDigit, taken: string): string {
  const split = unequal ? '不相等的两堆' : '两堆';
  if (taken === '0') return `把一堆分成${split}`;
  const take = `取 ${taken} 颗`;
  if (one && two) return `${take}${nothing ? '' : '（不能取完）'}，剩下的还可以分成${split}`;
  if (one) return nothing ? take : `${take}（不能取完）`;
  const whole = `取走恰有 ${taken} 颗的一堆`;
  const inside = `${take}，并把剩下的分成${split}`;
  return two ? (nothing ? `${whole}，或${inside}` : inside) : whole;
}

export const words: BoardSentences = {
  signs: {
    takes: '每颗石子表示：取走它和它右边的所有石子',
    cuts: '一颗石子，或两颗之间的切口，表示：取走它周围的石子',
    splits: '两颗石子之间的切口，表示：从这里分成两堆',
    wins: '必胜',
    loses: '必败',
    legal: '可以走',
  },
  move: (heap, parts) => (parts === '-' ? `取完第 ${heap} 堆` : `把第 ${heap} 堆变为 ${parts}`),
  becomes: (parts) => (parts === '-' ? '取完' : `→ ${parts}`),
  board: '石子堆',
  heap: (heap) => `第 ${heap} 堆`,
  heapWith: (heap, count) => `第 ${heap} 堆：${count} 颗`,
  stone: (number) => `第 ${number} 颗`,
  cut: (number) => `第 ${number} 颗后的切口`,
  forbidden: '规则不允许',
  marked: (name, mark) => `${name}：${mark}`,
  justMoved: '刚走',
  wins: '必胜',
  loses: '必败',
  legal: '可以走',
  value: (grundy) => `SG 值 ${grundy}`,
  noMove: '没有走法',
  parts: (heap) => `第 ${heap} 堆变为什么，例如 5+3`,
  partsShort: '5+3',
  play: '走',
  playIn: (heap) => `在第 ${heap} 堆走`,
  size: (heap) => `第 ${heap} 堆的石子数`,
  oneLess: (heap) => `第 ${heap} 堆少一颗`,
  oneMore: (heap) => `第 ${heap} 堆多一颗`,
  remove: '移除',
  removeHeap: (heap) => `移除第 ${heap} 堆`,
  add: '添一堆',
  noHeaps: '没有石子了。',
  empty: '空',
  more: (count) => `还有 ${count} 个`,
  rule: (form, misere) => {
    const end = misere ? '无法再走的一方赢。' : '无法再走的一方输。';
    if (form.kind === 'set') {
      const amounts = form.intervals.flatMap(([from, to]) =>
        from === to
          ? [String(from)]
          : Number(to) === Number(from) + 1
            ? [String(from), String(to)]
            : [`${from} 到 ${to}`],
      );
      const what =
        form.set === 'listed'
          ? ` ${either(amounts)} 颗`
          : form.set === 'powers'
            ? ` ${form.base} 的幂次（1、${form.base}、${Number(form.base) ** 2}、…）颗`
            : (sets[form.set] ?? '');
      return `每次从一堆取${what}。${end}`;
    }
    if (form.kind === 'code') {
      return `每步${ruleParts(form, digit, either, '任意多', '或更多').join('；或')}。${end}`;
    }
    const become = form.alternatives.map(({ parts, conditions }) => {
      const where = conditions.length > 0 ? `（${conditions.join('，')}）` : '';
      return `${parts.join(' 和 ')}${where}`;
    });
    return `${form.head} 颗的一堆变为 ${become.join('，或 ')}。${end}`;
  },
};
