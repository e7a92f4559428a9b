// Samples as pages of problem statements have them: each text is copied from the page that is named.
import { describe, expect, it } from 'vitest';
import { repairsOf } from '../../../web/desk/pastes/repairs';

const fence = '```';

/** The page, the text, the lines that are no input, the input. */
const pages: readonly (readonly [string, string, number, string])[] = [
  [
    'hackerrank.com/challenges/misere-nim-1/problem',
    `Sample Input

STDIN   Function
-----   --------
2       T = 2
2       s[] size n = 2
1 1     s = [1, 1]
3       s[] size n = 3
2 1 3   s = [2, 1, 3]

Sample Output

First
Second

Explanation

In the first testcase, the first player removes 1 stone from the first pile`,
    13,
    '2\n2\n1 1\n3\n2 1 3\n',
  ],
  [
    'saqibz.com/misere-nim-hackerrank-solution',
    `**Sample Input**

${fence}
STDIN Function
----- --------
2 T = 2
2 s[] size n = 2
1 1 s = [1, 1]
3 s[] size n = 3
2 1 3 s = [2, 1, 3]
${fence}

**Sample Output**

${fence}
First
Second
${fence}`,
    15,
    '2\n2\n1 1\n3\n2 1 3\n',
  ],
  [
    'blog.csdn.net/wang_123_zy/article/details/80316386 (51nod 1072)',
    `Input

第1行:一个数T,表示后面用作输入测试的数的数量。(1 <= T <= 10000)
第2 - T + 1行:每行2个数分别是2堆石子的数量,中间用空格分隔。(1 <= N <= 2000000)

Output

共T行,如果A获胜输出A,如果B获胜输出B。

Input示例

3
3 5
3 4
1 9

Output示例

B
A
A`,
    10,
    '3\n3 5\n3 4\n1 9\n',
  ],
  [
    'vn.spoj.com/problems/MMMGAME',
    `Sample input: 
2 
3 
3 5 1 
1 
1 
Sample output: 
John 
Brother `,
    4,
    '2\n3\n3 5 1\n1\n1\n',
  ],
  [
    '218.204.104.162:8088/problem.php?id=1125',
    `样例输入 Copy

3
3 6 9

样例输出 Copy

4 3
3 6 5

提示

【样例说明】`,
    6,
    '3\n3 6 9\n',
  ],
  [
    'thzwoj.cn/p/990',
    `样例

输入#1

3
3 6 9

输出#1

4 3
3 6 5

解释#1

第一次从 3 堆中取出 4 个出来必胜

输入#2

4
15 22 19 10

输出#2

lose`,
    12,
    '3\n3 6 9\n',
  ],
  [
    'hz4zoj.zj.cn/problem.php?id=3053',
    `Sample Input Copy

输入样例一
3
3 6 9


输入样例二
4
15 22 19 10

Sample Output Copy

输出样例一
4 3 // 表示第 1 次从第 3 堆取 4 个出来必胜
3 6 5  // 第 1 次取后的状态`,
    9,
    '3\n3 6 9\n',
  ],
];

/** The forms alone. */
const forms: readonly (readonly [string, number, string])[] = [
  ['输入 #1\n复制\n8 4\n输出 #1\n复制\n1', 5, '8 4\n'],
  ['### 输入 #1\n\n```\n8 4\n```\n\n### 输出 #1\n\n```\n1\n```', 7, '8 4\n'],
  ['输入 #1复制\n\n8 4\n\n输出 #1复制\n\n1', 3, '8 4\n'],
  ['```text\n2 1\n8 4\n```\n', 2, '2 1\n8 4\n'],
  ['InputCopy\n2 1\nOutputCopy\n0', 3, '2 1\n'],
  ['【输入样例】\n2 1\n【输出样例】\n0', 3, '2 1\n'],
  ['2 1\n8 4\n\nSample Output\n\n0\n1\n', 3, '2 1\n8 4\n'],
  ['3 // the number of cases\n4 # heaps\n2 3 4 5\n', 2, '3\n4\n2 3 4 5\n'],
  // What is kept of one line is all of another.
  ['2 // heaps\n2\n3 4\n', 1, '2\n2\n3 4\n'],
  // Other repairs follow.
  ['Sample Input\n10^9 ２，３\n', 1, '10^9 ２，３\n'],
];

describe('the sample of a statement', () => {
  it.each(pages)('%s', (_, from, count, text) => {
    expect(repairsOf(from)).toEqual([{ kind: 'statement', count, text }]);
  });

  it.each(forms)('%j', (from, count, text) => {
    expect(repairsOf(from)).toEqual([{ kind: 'statement', count, text }]);
  });

  it.each([
    '2 1\n8 five\n4 7\n',
    '2 1\n8 4\nthe end\n',
    'Input\nTwo heaps in each line.\n',
    'Sample Output\n0\n1\n',
    '2 1\n\n8 4\n',
    'cold\n1 0\n',
  ])('is not in %j', (from) => {
    expect(repairsOf(from)).toEqual([]);
  });

  it('is looked for when nothing is hidden in it', () => {
    const from = 'Sample Input\n2\u200b 1\u200b\n';
    expect(repairsOf(from)).toEqual([{ kind: 'invisible', count: 2, text: 'Sample Input\n2 1\n' }]);
  });
});
