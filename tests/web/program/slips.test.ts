// The changes that undo a slip.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageOf } from '../../../web/program/language';
import { applied, changedLines, changesOf, joinedChange } from '../../../web/program/slips';

const programs = ['students', 'wrong'].flatMap((name) => {
  const folder = join(import.meta.dirname, '../..', name);
  return readdirSync(folder)
    .filter((file) => /\.(c|cpp|py)$/.test(file))
    .map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }));
});

test('each change is another program, told by its lines', () => {
  expect(programs.length).toBeGreaterThan(60);
  for (const { file, source } of programs) {
    const changes = changesOf(source, languageOf(source) ?? 'c++');
    expect(changes.length, file).toBeGreaterThan(20);
    const lines = source.split('\n');
    for (const change of changes) {
      const mended = applied(source, change);
      if (mended === source) throw new Error(`${file}: ${JSON.stringify(change)}`);
      for (const { line, parts } of changedLines(source, change)) {
        const text = (without: string): string =>
          parts.flatMap((part) => (part.kind === without ? [] : part.text)).join('');
        const old = text('new');
        expect(
          lines
            .slice(line - 1, line - 1 + old.split('\n').length)
            .join('\n')
            .trimStart(),
        ).toBe(old.trimStart());
        expect(mended).toContain(text('old'));
      }
    }
  }
});

describe('a slip is undone', () => {
  test.each([
    ['a bound', 'for (int i = 1; i < n; ++i) s += i;', 'for (int i = 1; i <= n; ++i) s += i;'],
    ['a type', 'int n; scanf("%d", &n);', 'long long n; scanf("%lld", &n);'],
    ['a ratio', 'k * 1.618', 'k * ((sqrtl(5)+1)/2)'],
    ['what binds less than it looks', 'if (a[i] ^ b == 0) c();', 'if ((a[i] ^ b) == 0) c();'],
    ['a row of such signs', 'if (a[i] ^ b ^ c == 0) d();', 'if ((a[i] ^ b ^ c) == 0) d();'],
    ['a table', 'int sg[100], i = sg[0];', 'int sg[1000], i = sg[0];'],
    ['a count', 'while (--t) f(t);', 'while (t--) f(t);'],
    ['an operator', 's = a + b;', 's = a ^ b;'],
    ['braces', 'if (a) b = 1; c = 2; d();', 'if (a) { b = 1; c = 2; } d();'],
    ['a semicolon', 'for (i = 0; i < n; ++i); s += i;', 'for (i = 0; i < n; ++i) s += i;'],
    ['a comma', 'while (cin >> n, n) n = 1;', 'while (cin >> n && n) n = 1;'],
    ['an else', 'if (a) b(); if (c) d();', 'if (a) b(); else if (c) d();'],
    ['a condition', 'if (sum) puts("No");', 'if (!(sum)) puts("No");'],
    ['a loop that goes on', 'if (a[i]) { ++n; } n = 2;', 'if (a[i]) { ++n; break; } n = 2;'],
    ['a variable without a value', 'int sum; sum += a;', 'int sum = 0; sum += a;'],
    [
      'what the case before has left',
      'int s = 0; while (t--) { s ^= t; }',
      'int s = 0; while (t--) { s = 0; s ^= t; }',
    ],
    [
      'what another one is cleared with',
      's = big = 1; i = 0; big += i;',
      's = big = 1; i = 0, big = 0; big += i;',
    ],
    [
      'an array of all calls',
      'int n, seen[101]; int f(int n) { seen[f(n - 1)] = 1; return 0; }',
      'int n, seen[101]; int f(int n) { int seen[101] = {}; seen[f(n - 1)] = 1; return 0; }',
    ],
    ['a divisor', 'win = n % m != 0; m = n;', 'win = n % (m + 1) != 0; m = n;'],
    ['one too few', 'win[n % m] = m;', 'win[n % m + 1] = m;'],
    [
      'numbers that are in no order',
      'read(a[0], n); for (i = 0; i < n; ++i) a[i] = n;',
      'read(a[0], n); std::sort(a, a + n); for (i = 0; i < n; ++i) a[i] = n;',
    ],
    [
      'a number that is no place',
      'int a[9]; while (scanf("%d%d", n, a[m]) == 2) n = m;',
      'int a[9]; while (scanf("%d%d", &n, &a[m]) == 2) n = m;',
    ],
    ['answers', 'puts(s ? "Second" : "First");', 'puts(s ? "First" : "Second");'],
    ['a name', 'int m, n; s = sg[m] ^ sg[m] ^ n;', 'int m, n; s = sg[m] ^ sg[n] ^ n;'],
  ])('%s', (_, wrong, right) => {
    const made = changesOf(wrong, 'c++').map((change) => applied(wrong, change));
    expect(made).toContain(right);
  });

  test.each([
    [
      'a table that each case makes',
      'while (t--) { int n; init(); n = t; }',
      'init(); while (t--) { int n;  n = t; }',
    ],
    [
      'a result that is not kept',
      'if (f[x]) return f[x]; for (;;) return r;',
      'if (f[x]) return f[x]; for (;;) return f[x] = r;',
    ],
    ['a copy', 'int f(vector<int> v, int n) { v[n]; }', 'int f(vector<int> &v, int n) { v[n]; }'],
  ])('%s takes too long', (_, wrong, right) => {
    const made = changesOf(wrong, 'c++', true).map((change) => applied(wrong, change));
    expect(made).toContain(right);
  });

  test.each([
    [
      'a line in the wrong block',
      'for i in a:\n    s += i\n    print(s)\n',
      'for i in a:\n    s += i\nprint(s)\n',
    ],
    ['a divisor', 'm = n\nprint(1 if n % m else 2)\n', 'm = n\nprint(1 if n % (m + 1) else 2)\n'],
    ['a count', 'a = input().split()\nprint(a)\n', 'a = input().split()[1:]\nprint(a)\n'],
    ['a loop', 'if x % 2 == 1:\n    x //= 2\n', 'while x % 2 == 1:\n    x //= 2\n'],
    [
      'what the case before has left',
      's = 0\nfor t in a:\n    s ^= t\n',
      's = 0\nfor t in a:\n    s = 0\n    s ^= t\n',
    ],
  ])('%s in Python', (_, wrong, right) => {
    const made = changesOf(wrong, 'python').map((change) => applied(wrong, change));
    expect(made).toContain(right);
  });
});

test('two changes are one, if they are apart', () => {
  const source = 'int a, b; a = b + 1; b = a < 2; if (a ^ b == 0) b = 3;';
  let joined = 0;
  for (const first of changesOf(source, 'c++')) {
    const half = applied(source, first);
    for (const second of changesOf(half, 'c++')) {
      const both = joinedChange(source, first, second);
      if (!both) continue;
      ++joined;
      expect(applied(source, both)).toBe(applied(half, second));
    }
  }
  expect(joined).toBeGreaterThan(1000);
});

test('neither comments nor words for readers are changed', () => {
  const source = '// a < b\n#include <a>\nint x; /* a < b */\n';
  const made = changesOf(source, 'c++').map((change) => applied(source, change));
  expect(made.length).toBeGreaterThan(0);
  for (const text of made) {
    expect(text).toContain('// a < b\n#include <a>\n');
    expect(text).toContain('/* a < b */');
  }
});
