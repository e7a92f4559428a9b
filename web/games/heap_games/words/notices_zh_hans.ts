import type { NoticeWords } from '../../../i18n/notice_words';
import type { Role, Rule } from '../vocabulary';

const some = (n: string): string => `${n} 个`;

export const words: NoticeWords<Role, Rule> = {
  roles: {
    heap: { noun: '一堆的石子数', counted: (n) => `${n} 堆` },
    heap_count: { noun: '堆数', counted: (n) => `${n} 堆` },
    stones_left: { noun: '剩下一堆的石子数，或表示没有剩下的 -', counted: (n) => `${n} 颗石子` },
    heap_rule: { noun: '规则，例如 {1,3,4}、0.77 或 n -> n-k : 0<k<4', counted: some },
    heaps_behind: { noun: '冒号和各堆的石子数', counted: some },
    one_colon: { noun: '规则后面只有一个冒号', counted: some },
    claim_end: { noun: '猜想的结尾', counted: some },
    rule_set: { noun: '集合，例如 {1,3,4}', counted: some },
    rule_number: { noun: '自然数', counted: some },
    rule_digit: { noun: '0 到 7 的数字', counted: some },
    rule_first_digit: { noun: '首位数字 0 或 4', counted: some },
    rule_point: { noun: '首位数字后的小数点', counted: some },
    rule_expression: { noun: '数、字母或括号', counted: some },
    rule_letter: { noun: '字母的个数', counted: some },
    rule_part: { noun: '一步剩下的堆数', counted: (n) => `${n} 堆` },
    rule_length: { noun: '规则的长度', counted: (n) => `${n} 个字符` },
    rule_head: { noun: '表示一堆的字母，例如 n', counted: some },
    rule_arrow: { noun: '箭头 ->', counted: some },
    rule_comparison: { noun: '比较，例如 <=', counted: some },
    rule_bracket: { noun: '括号', counted: some },
    rule_square_bracket: { noun: '方括号 ]', counted: some },
    rule_brace: { noun: '逗号或花括号 }', counted: some },
    rule_comma: { noun: '逗号', counted: some },
    rule_claim: { noun: '猜想，例如 g=0 iff n%7=0', counted: some },
    largest_take: { noun: '一次最多取的颗数', counted: (n) => `${n} 颗石子` },
    smallest_take: { noun: '一次最少取的颗数', counted: (n) => `${n} 颗石子` },
    third_take: { noun: '第三种取法的颗数', counted: (n) => `${n} 颗石子` },
    set_size: { noun: '集合里数的个数', counted: (n) => `${n} 个数` },
    take: { noun: '集合里的数', counted: (n) => `${n} 个数` },
    position_count: { noun: '局面数', counted: (n) => `${n} 个局面` },
  },
  rules: {
    comes_again: ({ left, right }) => `游戏不一定结束：${left} 颗的一堆可以变成 ${right} 颗的一堆`,
    takes_nothing: ({ left, right }) => `一次最少取 ${left} 颗，却最多取 ${right} 颗`,
  },
};
