// A judge's problem as a link, from its id.
import { escapeHtml } from '../kit/escape_html.ts';

const addresses: readonly (readonly [pattern: RegExp, address: string])[] = [
  [/^HDU (\d+)$/, 'https://acm.hdu.edu.cn/showproblem.php?pid=$1'],
  [/^POJ (\d+)$/, 'http://poj.org/problem?id=$1'],
  [/^CSES (\d+)$/, 'https://cses.fi/problemset/task/$1'],
  [/^CF (\d+)([A-Z])$/, 'https://codeforces.com/problemset/problem/$1/$2'],
  [/^AtCoder DP K$/, 'https://atcoder.jp/contests/dp/tasks/dp_k'],
  [/^AtCoder ABC(\d+) F$/, 'https://atcoder.jp/contests/abc$1/tasks/abc$1_f'],
  [/^Luogu (P\d+)$/, 'https://www.luogu.com.cn/problem/$1'],
  [/^SPOJ (\w+)$/, 'https://www.spoj.com/problems/$1/'],
  [/^UVa (\d+)(\d\d)$/, 'https://onlinejudge.org/external/$1/$1$2.pdf'],
  [/^Kattis (\w+)$/, 'https://open.kattis.com/problems/$1'],
  [/^HackerRank ([\w-]+)$/, 'https://www.hackerrank.com/challenges/$1/problem'],
  [/^Project Euler (\d+)$/, 'https://projecteuler.net/problem=$1'],
  [/^Timus (\d+)$/, 'https://acm.timus.ru/problem.aspx?space=1&amp;num=$1'],
  [/^Baekjoon (\d+)$/, 'https://www.acmicpc.net/problem/$1'],
  [/^nowcoder (\d+)$/, 'https://ac.nowcoder.com/acm/problem/$1'],
  [/^CodeChef (\w+)$/, 'https://www.codechef.com/problems/$1'],
  [/^math\.SE (\d+)$/, 'https://math.stackexchange.com/questions/$1'],
];

/** undefined if the judge's addresses are not made of its ids, or it is gone: LeetCode, LightOJ, BZOJ. */
export function judgeLink(judge: string): string | undefined {
  for (const [pattern, address] of addresses) {
    if (pattern.test(judge)) return judge.replace(pattern, address);
  }
  return undefined;
}

export function drawJudge(judge: string): string {
  const href = judgeLink(judge);
  const text = escapeHtml(judge);
  return href === undefined ? `<span>${text}</span>` : `<a href="${href}">${text}</a>`;
}
