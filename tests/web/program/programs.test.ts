// What judges take and what no judge takes, each way in which a program ends, and what the sanitizer tells. One file, because
// loading the compiler takes seconds. Programs with <cstdio> compile much faster than those with streams.
import { describe, expect, test } from 'vitest';
import { isDefinedByGcc } from '../../../web/program/program';
import type { Program, Run } from '../../../web/program/program';
import { run } from '../../../web/program/run';
import { behaviourOf } from '../../../web/program/undefined_behaviour';
import { compile, ran, usual } from './compiled';

describe('taken as judges take it', () => {
  // In `npm test` a browser compiles one.
  test('bits/stdc++.h @check', async () => {
    const source = `#include <bits/stdc++.h>
using namespace std;
int main() {
  map<string, vector<int>> all;
  for (string word; cin >> word;) all[word].push_back(1);
  for (auto &[word, found] : all) cout << word << ' ' << found.size() << endl;
}`;
    const { text, compiled } = await ran(source, 'b a b\n');
    expect(text).toBe('a 1\nb 2\n');
    expect(compiled.dialects).toEqual([]);
  });

  // With g++ on Linux, whose output went to a pipe, the texts are these.
  test('buffers of their own after sync_with_stdio(false)', async () => {
    const source = `#include <cstdio>
#include <iostream>
using namespace std;
int main() {
  std::ios_base::sync_with_stdio(0);
  int n, m = 7;
  cin >> n;
  const int read = scanf("%d", &m);
  cout << n << ' ' << read << ' ' << m << endl;
  puts("x");
  cout << "end" << endl;
  for (int i = 0; i < 1000; i++) printf("%d,", i % 10);
  cout << "z";
}`;
    const { text, compiled } = await ran(source, '1 2 3 4\n');
    expect(text).toBe(`1 -1 7\nend\nzx\n${'0,1,2,3,4,5,6,7,8,9,'.repeat(100)}`);
    expect(compiled.dialects).toEqual(['unsynced']);

    // Without the other library there is nothing to tell.
    const { text: alone, compiled: plain } = await ran(
      '#include <iostream>\nint main() { std::ios::sync_with_stdio(false); std::cout << 1; }',
    );
    expect(alone).toBe('1');
    expect(plain.dialects).toEqual([]);
  });

  test('words of the 1990s, without a remark @check', async () => {
    const source = `#pragma GCC optimize("O3")
#include <stdio.h>
int main() {
  register int i = 2;
  __int64 n = 1;
  while (i--) n *= 100000;
#ifdef ONLINE_JUDGE
  printf("%lld\\n", n);
#endif
}`;
    const { text, compiled } = await ran(source);
    expect(text).toBe('10000000000\n');
    expect(compiled.dialects).toEqual([]);
  });

  test('long has the bits that the judge gives it @check', async () => {
    const source = `#include <stdio.h>
int main() {
  unsigned long a;
  long int b = 1L;
  long long c = b;
  long double d = 2.0L + 0x0L + 1e-9L;
  scanf("%lu", &a);
  printf("%lu %d %d %d\\n", a, (int)sizeof b, (int)sizeof c, (int)d);
}`;
    const long = await ran(source, '5000000000', { longBits: 64 });
    expect(long.text).toBe('5000000000 8 8 2\n');
    expect(long.compiled.dialects).toEqual([]);
    expect((await ran(source, '7')).text).toBe('7 4 8 2\n');
  });

  test('main without a type, with a remark', async () => {
    const source =
      '#include <stdio.h>\nint n;\nmain()\n{\n  if (n++ < 3)\n    main();\n  else puts("a"); }';
    const { text, compiled } = await ran(source);
    expect(text).toBe('a\n');
    expect(compiled.dialects).toEqual(['main_type']);
  });

  test('%I64d and void main, with a remark', async () => {
    const source = `#include <stdio.h>
void main() {
  long long n;
  while (scanf("%I64d", &n) == 1) printf("%5I64d|%I64u\\n", n, n);
}`;
    const { text, compiled } = await ran(source, '7 9000000000');
    expect(text).toBe('    7|7\n9000000000|9000000000\n');
    expect(compiled.dialects).toEqual(['i64_format', 'main_type']);
  });

  test('headers that old compilers did not ask for, with a remark @check', async () => {
    const source = `#include <stdio.h>
using namespace std;
int a[3] = {3, 1, 2};
int main() {
  sort(a, a + 3);
  printf("%d%d%d %d\\n", a[0], a[1], a[2], (int)strlen("four"));
}`;
    const { text, compiled } = await ran(source);
    expect(text).toBe('123 4\n');
    expect(compiled.dialects).toEqual(['missing_headers']);
  });

  test('a header that g++ wants is named, though this library includes it in others @check', async () => {
    const missing = async (source: string) => {
      const { compiled } = await ran(source);
      return compiled.missingHeaders;
    };
    const uses = `using namespace std;
int main() {
  vector<int> all(3);
  sort(all.begin(), all.end());
  std::cout << strlen("four");
}`;
    expect(await missing(`#include <iostream>\n${uses}`)).toEqual([
      'vector',
      'algorithm',
      'cstring',
    ]);
    expect(
      await missing(
        `#include <iostream>\n#include <queue>\n#include <functional>\n#include <string.h>\n${uses}`,
      ),
    ).toEqual([]);
    expect(await missing(`#include <bits/stdc++.h>\n${uses}`)).toEqual([]);
    // Names of its own.
    const own = `#include <iostream>
using namespace std;
int list[9], stack;
void sort(int *from, int count) {}
struct Queue { int set; };
int main() {
  Queue one;
  one.set = ::list[0] + ::stack;
  sort(::list, 9);
  cout << min(one.set, 3);
}`;
    expect(await missing(own)).toEqual([]);
  });

  test('a name that is declared in one header and defined in another is that of a missing one @check', async () => {
    const source = `#include <stdio.h>
int main() {
  int a = 1, b = 2;
  std::swap(a, b);
  printf("%d", a);
}`;
    const { text, compiled } = await ran(source);
    expect(text).toBe('2');
    expect(compiled.dialects).toEqual(['missing_headers']);
  });

  test('what the code of HackerRank writes to its file is the output @check', async () => {
    const cpp = `#include <cstdlib>
#include <fstream>
using namespace std;
int main() {
  ofstream fout(getenv("OUTPUT_PATH"));
  fout << "First" << "\\n";
  fout.close();
}`;
    expect((await ran(cpp)).text).toBe('First\n');
    const c = `#include <stdio.h>
#include <stdlib.h>
int main() {
  FILE* fptr = fopen(getenv("OUTPUT_PATH"), "w");
  fprintf(fptr, "%s\\n", "First");
  fclose(fptr);
}`;
    expect((await ran(c, '', { language: 'c' })).text).toBe('First\n');
  });

  test('gets, freopen and system are told when they are called', async () => {
    const source = `#include <stdio.h>
int main() {
  char line[100];
  freopen("in.txt", "r", stdin);
  while (gets(line)) printf("[%s]\\n", line);
#ifndef ONLINE_JUDGE
  freopen("out.txt", "w", stdout);
#endif
  system("pause");
}`;
    const { text, remarks } = await ran(source, 'a b\n\nlast');
    expect(text).toBe('[a b]\n[]\n[last]\n');
    expect(remarks).toEqual(['freopen', 'gets', 'system']);
  });

  test('C++ after C++17, which is told @check', async () => {
    const source = `#include <bit>
#include <concepts>
#include <iostream>
#include <ranges>
template <std::integral T> T twice(T n) { return 2 * n; }
int main() {
  for (int n : std::views::iota(0, 3)) std::cout << twice(n) << ' ';
  std::cout << std::popcount(255u) << '\\n';
}`;
    const { text, compiled } = await ran(source);
    expect(text).toBe('0 2 4 8\n');
    expect(compiled.dialects).toEqual(['newer_standard']);
  });

  test('main() with the environment', async () => {
    const { text } = await ran(`#include <cstdio>
int main(int argc, char *argv[], char *envp[]) { puts("ran"); }`);
    expect(text).toBe('ran\n');
  });

  test('C of 1989', async () => {
    const source = `main() {
  int n, s = 0;
  while (scanf("%d", &n) == 1) s += n;
  printf("%d\\n", s);
  return 0;
}`;
    const { text } = await ran(source, '1 2 3', { language: 'c', standard: 'gnu89' });
    expect(text).toBe('6\n');
  });

  test('what libstdc++ has and a standard has not, or no longer @check', async () => {
    const source = `#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>
#include <tr1/unordered_map>
#include <vector>
using namespace std;
struct Less : binary_function<int, int, bool> {
  bool operator()(int a, int b) const { return a < b; }
};
struct Even : unary_function<int, bool> {
  bool operator()(int n) const { return n % 2 == 0; }
};
struct Heap {
  int n;
  int size() const { return n; }
};
int twice(int n) { return 2 * n; }
int main() {
  vector<int> all = {3, 1, 2};
  random_shuffle(all.begin(), all.end());
  sort(all.begin(), all.end(), Less());
  printf("%d%d%d ", all[0], all[1], all[2]);
  printf("%d%d ", (int)count_if(all.begin(), all.end(), bind2nd(less<int>(), 3)), (int)count_if(all.begin(), all.end(), not1(Even())));
  transform(all.begin(), all.end(), all.begin(), ptr_fun(twice));
  auto_ptr<Heap> heap(new Heap{all[2]});
  printf("%d ", mem_fun(&Heap::size)(heap.get()));
  tr1::unordered_map<int, int> seen;
  seen[5] = 7;
  printf("%d %d %d %d %d\\n", seen[5], __gcd(12, 18), (int)__gcd(0LL, 5LL), __lg(1), __lg(1LL << 40 | 1));
}`;
    const { text, compiled } = await ran(source);
    expect(text).toBe('123 22 6 7 6 5 0 40\n');
    expect(compiled.dialects).toEqual([]);
  });

  test('setjmp, mmap and the limits of a process', async () => {
    const source = `#include <setjmp.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
jmp_buf place;
void leave(int n) { if (n == 0) longjmp(place, 5); leave(n - 1); }
int main() {
  struct rlimit limit;
  getrlimit(RLIMIT_STACK, &limit);
  limit.rlim_cur = limit.rlim_max;
  struct stat input;
  fstat(0, &input);
  const char *text = mmap(0, input.st_size, PROT_READ, MAP_PRIVATE, 0, 0);
  int jumped = setjmp(place);
  if (jumped == 0) leave(3);
  printf("%d %d %d %.*s", jumped, setrlimit(RLIMIT_STACK, &limit), getpid() > 0, (int)input.st_size, text);
}`;
    const { text } = await ran(source, '1 2\n3 4\n', { language: 'c' });
    expect(text).toBe('5 0 1 1 2\n3 4\n');
  });

  test('large global arrays', async () => {
    const source = `#include <cstdio>
char marks[100 << 20];
int main() { int n; scanf("%d", &n); marks[n] = 1; printf("%d\\n", marks[n] + marks[n + 1]); }`;
    expect((await ran(source, '99999999', { memory: 128 << 20 })).text).toBe('1\n');
    const refused = await compile(source);
    if (refused.status !== 'memory') throw new Error(refused.status);
    expect(Math.round(refused.bytes / 2 ** 20)).toBe(100);
  });

  test('global arrays of more than 2 GB @check', async () => {
    const source = `#include <cstdio>
int grundy[600000000];
int main() { int n; scanf("%d", &n); grundy[n] = 1; printf("%d", grundy[n]); }`;
    expect(await compile(source)).toMatchObject({ status: 'memory', bytes: 2_400_000_004 });
  });
});

describe('refused', () => {
  test.each([
    ['windows.h', 'windows'],
    ['conio.h', 'console'],
    ['ext/pb_ds/assoc_container.hpp', 'gnu'],
    ['bits/extc++.h', 'gnu'],
    ['sys/wait.h', 'linux'],
    ['nonsense.h', 'unknown'],
  ])('%s is not here', async (header, reason) => {
    expect(await compile(`#include <cstdio>\n  #include <${header}>\nint main() {}`)).toEqual({
      status: 'refused',
      diagnostics: [
        {
          severity: 'error',
          line: 2,
          column: 12,
          message: `'${header}' file not found`,
          lacks: { name: header, reason },
        },
      ],
    });
  });

  test('what is for x86 processors @check', async () => {
    for (const header of ['immintrin.h', 'x86intrin.h']) {
      const source = `#include <cstdio>\n#include <${header}>\nint main() { return none; }`;
      const refused = await compile(source);
      if (refused.status !== 'refused') throw new Error(refused.status);
      expect(refused.diagnostics[0]).toMatchObject({
        line: 2,
        lacks: { name: header, reason: 'x86' },
      });
      expect(refused.diagnostics.every(({ line }) => line !== undefined)).toBe(true);
    }
    const source = 'int main() { int n = 1; __asm__("mull %1" : "+a"(n) : "r"(n)); return n; }';
    expect(await compile(source)).toMatchObject({
      diagnostics: [{ line: 1, lacks: { name: 'asm', reason: 'x86' } }],
    });
  });

  test('what only g++ or Linux has', async () => {
    const source = `#include <unistd.h>
int main() {
  int some = __gnu_pbds::none;
  __builtin_popcnt(5);
  fork();
}`;
    expect(await compile(source)).toMatchObject({
      diagnostics: [
        { line: 3, lacks: { name: '__gnu_pbds', reason: 'gnu' } },
        { line: 4 },
        { line: 5, lacks: { name: 'fork', reason: 'linux' } },
      ],
    });
  });

  test('with lines and columns', async () => {
    const source = `#include <cstdio>
int main() {
  int n = "a";
  printf("%d", n)
  return m;
}`;
    expect(await compile(source)).toMatchObject({
      status: 'refused',
      diagnostics: [
        { severity: 'error', line: 3, column: 7 },
        { severity: 'error', line: 4, column: 18, message: "expected ';' after expression" },
        { severity: 'error', line: 5, column: 10, message: "use of undeclared identifier 'm'" },
      ],
    });
  });

  test('without main(), which is told as the linker does', async () => {
    for (const source of [
      'int solve() { return 0; }',
      'namespace a { int main() { return 0; } }',
    ]) {
      expect(await compile(source)).toEqual({
        status: 'refused',
        diagnostics: [{ severity: 'error', message: 'undefined symbol: main' }],
      });
    }
  });

  test('a function that is nowhere defined, once', async () => {
    expect(await compile('void f(); int main() { f(); f(); }')).toEqual({
      status: 'refused',
      diagnostics: [{ severity: 'error', message: 'undefined symbol: f()' }],
    });
  });
});

test('warnings come with the program', async () => {
  const source = `#include <cstdio>
int main() { int n; if (scanf("%d", &n) == 2) return 1; long long m = n; printf("%d\\n", m); }`;
  const { compiled } = await ran(source);
  expect(compiled.warnings).toMatchObject([{ severity: 'warning', line: 2 }]);
});

describe('a program ends', () => {
  test('with an exit status', async () => {
    const source = '#include <cstdio>\nint main() { puts("a"); fputs("b", stderr); return 3; }';
    const ended = await ran(source);
    expect(ended).toMatchObject({ status: 'exited', exitCode: 3, text: 'a\n', errors: 'b' });
    expect(ended.trap).toBeUndefined();
  });

  test.each([
    [
      'division_by_zero',
      '#include <cstdio>\nint main() { int n; scanf("%d", &n); printf("%d", 5 / n); }',
      '0',
    ],
    [
      'out_of_bounds',
      '#include <cstdio>\nint a[9];\nint main() { int n; scanf("%d", &n); a[n] = n; printf("%d", a[n / 2]); }',
      '100000000',
    ],
    [
      'stack',
      '#include <cstdio>\nint deep(int n) { return n ? deep(n - 1) * 3 % 7 + deep(n / 2) : 1; }\nint main() { int n; scanf("%d", &n); printf("%d", deep(n)); }',
      '10000000',
    ],
    [
      'stack',
      '#include <cstdio>\nint main() { int a[10 << 20], n; scanf("%d", &n); a[n] = 1; printf("%d", a[n / 2]); }',
      '5',
    ],
    ['abort', '#include <cassert>\nint main() { assert(1 > 2); }', ''],
    [
      'undefined',
      '#include <cstdio>\nint main() { int n, m; scanf("%d", &n); if (n % (m + 1)) puts("1"); }',
      '5',
    ],
  ])('by %s', async (trap, source, input) => {
    const ended = await ran(source, input);
    expect(ended).toMatchObject({ status: 'trap', trap, text: '' });
  });

  test('with the memory of its arrays, also on its stack as far as it is used', async () => {
    const source =
      '#include <cstdio>\nchar a[5 << 20];\nint main() { a[getchar()] = 1; puts(a + 1); }';
    const { bytes, status } = await ran(source, 'a', { memory: 10_000 << 10 });
    expect(status).toBe('exited');
    expect(Math.round(bytes / 2 ** 20)).toBe(5);
    const stacked = `#include <cstdio>
int main() {
  char a[4 << 20], *at = a;
  int n = getchar();
  for (int i = 0; i < 4 << 20; ++i) at[i] = n + i;
  printf("%d\\n", a[n]);
}`;
    expect(Math.round((await ran(stacked, 'a')).bytes / 2 ** 20)).toBe(4);
  });

  test('in a function', async () => {
    const source = `#include <cstdio>
__attribute__((noinline)) int share(int all, int n) { return all / n; }
int main() { int n; scanf("%d", &n); printf("%d", share(5, n)); }`;
    expect(await ran(source, '0')).toMatchObject({ trap: 'division_by_zero', where: 'share' });
  });

  test('through a null pointer, before it is used', async () => {
    const write = `#include <cstdio>
int main() { int *none = nullptr; *none = 5; printf("1"); }`;
    expect(await ran(write)).toMatchObject({ status: 'trap', trap: 'null_pointer', text: '' });
    const once = `#include <cstdio>
struct Node { long long key, value; };
int main() { Node *volatile none = nullptr; printf("%d", none->value == 0); }`;
    expect(await ran(once)).toMatchObject({ trap: 'null_pointer', where: 'main', text: '' });
    // A list that is followed behind its end.
    const read = `#include <cstdio>
struct Node { int value; Node *next; };
int main() {
  Node last{1, nullptr};
  Node *volatile at = &last;
  while (at->value < 100) { at = at->next; if (at) printf("%d", at->value); }
}`;
    expect(await ran(read)).toMatchObject({ status: 'trap', trap: 'null_pointer' });
  });

  test('through a null pointer that a function of the library writes to', async () => {
    const scanned = `#include <stdio.h>
int main() { int *none = 0, n = 0; scanf("%d%d", none, &n); printf("%d", n); return 0; }`;
    expect(await ran(scanned, '0 4', { language: 'c' })).toMatchObject({ trap: 'null_pointer' });
    const copied = `#include <stdio.h>
#include <string.h>
int main() { char *line = 0; strcpy(line, "first"); puts(line); return 0; }`;
    expect(await ran(copied, '', { language: 'c' })).toMatchObject({ trap: 'null_pointer' });
    const number = `#include <stdio.h>
int main() { int n = 0; scanf("%d", n); printf("%d", n); return 0; }`;
    expect(await ran(number, '3', { language: 'c' })).toMatchObject({ trap: 'null_pointer' });
    const right = `#include <stdio.h>
int main() {
  int n; char word[9], rest[9]; long long m = 0; double d;
  int read = scanf("%d%%%*d %8[^]a] ]%2s%lld", &n, word, rest, &m);
  read += sscanf("1.5 7", "%lf%*c%n", &d, &n);
  printf("%d %s %s %lld %g %d", read, word, rest, m, d, n);
  return 0;
}`;
    const { text } = await ran(right, '5% 6 xy]zzz99', { language: 'c' });
    expect(text).toBe('4 xy zz 0 1.5 4');
  });

  test('not by an exception that it catches @check', async () => {
    const source = `#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>
struct Told {
  const char *name;
  ~Told() { printf("~%s ", name); }
};
struct First { virtual ~First() {} int one = 1; };
struct Second { virtual int number() { return 2; } };
struct Both : First, Second { int number() override { return 3; } };
int deep(int n) {
  Told told{n % 2 ? "odd" : "even"};
  if (n == 0) throw Both();
  return deep(n - 1) + 1;
}
template <class F> void tell(F f) {
  try {
    f();
  } catch (Second &second) {
    printf("second %d\\n", second.number());
  } catch (const std::out_of_range &range) {
    printf("range %s\\n", range.what());
  } catch (std::exception &other) {
    printf("other %s\\n", other.what());
  } catch (const char *text) {
    printf("text %s\\n", text);
  } catch (int n) {
    printf("int %d\\n", n);
  } catch (...) {
    puts("any");
  }
}
int main() {
  std::vector<int> none;
  std::string word = "a";
  tell([] { deep(2); });
  tell([&] { none.at(3); });
  tell([&] { word.at(5); });
  tell([&] { std::stoi(word); });
  tell([&] { std::stoi("99999999999"); });
  tell([&] { none.reserve(-1); });
  tell([] { throw "literal"; });
  tell([] { throw 2.5; });
  tell([] {
    try {
      throw 7;
    } catch (int &n) {
      ++n;
      throw;
    }
  });
  tell([] {
    try {
      throw 1;
    } catch (int) {
      Told told{"inner"};
      throw std::runtime_error("again");
    }
  });
  int caught = 0;
  for (int i = 0; i < 9999; ++i) {
    try {
      if (i % 3 == 0) throw i;
    } catch (int n) {
      caught += n % 2;
    }
  }
  printf("%d\\n", caught);
}`;
    const { text, status } = await ran(source);
    expect(status).toBe('exited');
    expect(text.split('\n')).toEqual([
      '~even ~odd ~even second 3',
      'range vector',
      'range basic_string',
      'other stoi: no conversion',
      'range stoi: out of range',
      'other vector',
      'text literal',
      'any',
      'int 8',
      '~inner other again',
      '1666',
      '',
    ]);
  });

  test('by exit, although its destructors would go on', async () => {
    const source = `#include <cstdio>
#include <cstdlib>
struct Told { ~Told() { puts("destroyed"); fflush(stdout); } };
void leave() noexcept { Told told; exit(3); }
int main() {
  Told told;
  try { leave(); } catch (...) { puts("caught"); }
}`;
    expect(await ran(source)).toMatchObject({ status: 'exited', exitCode: 3, text: '' });
  });

  test('by an exception @check', async () => {
    const source = `#include <vector>
int main() { std::vector<int> a; return a.at(3); }`;
    expect(await ran(source)).toMatchObject({ trap: 'exception', where: 'std::out_of_range' });
    const own = 'struct Lost {};\nint main() { try { throw Lost(); } catch (int) {} }';
    expect(await ran(own)).toMatchObject({ trap: 'exception', where: 'Lost' });
    const inside = 'void f() noexcept { throw 1; }\nint main() { try { f(); } catch (...) {} }';
    expect(await ran(inside)).toMatchObject({ trap: 'abort', where: 'f' });
  });

  test('by a thread @check', async () => {
    const source = '#include <thread>\nint main() { std::thread t([] {}); t.join(); }';
    expect(await ran(source)).toMatchObject({
      trap: 'exception',
      where: 'std::system_error',
      remarks: ['threads'],
    });
  });

  test('with its memory or its output used up', async () => {
    const grows =
      '#include <cstdlib>\nint main() { for (;;) *(volatile char *)malloc(1 << 20) = 1; }';
    expect(await ran(grows)).toMatchObject({ status: 'memory' });
    const talks = '#include <cstdio>\nint main() { for (;;) puts("x"); }';
    const { status, text } = await ran(talks, '', {}, 1001);
    expect(status).toBe('output');
    expect(text).toBe('x\n'.repeat(501).slice(0, 1001));
  });

  test('if it asks for what every object of JavaScript has @check', async () => {
    for (const [module, name] of [
      ['constructor', 'constructor'],
      ['constructor', 'keys'],
      ['impartial', 'toString'],
      ['env', 'memory'],
    ]) {
      const asks = `__attribute__((import_module("${module}"), import_name("${name}"))) int f(int);
int main() { return f(5) == 9; }`;
      expect(await ran(asks), `${module} ${name}`).toMatchObject({ status: 'trap', trap: 'other' });
    }
  });

  test('if it asks for what is not there', async () => {
    const asks = `__attribute__((import_module("page"), import_name("fetch"))) void fetch();
int main() { fetch(); }`;
    expect(await ran(asks)).toMatchObject({ status: 'trap', trap: 'other' });
    const file = '#include <cstdio>\nint main() { printf("%d", fopen("/etc/passwd", "r") != 0); }';
    expect(await ran(file)).toMatchObject({ status: 'exited', text: '0' });
    const wild = `__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int write_all(int, const void *, unsigned, void *);
int main() { write_all(1, (void *)0xfffffff0u, 0x7fffffffu, 0); }`;
    expect(await ran(wild)).toMatchObject({ status: 'trap', trap: 'out_of_bounds' });
  });
});

test('each run has another time', async () => {
  const source = `#include <cstdio>
#include <cstdlib>
#include <ctime>
int main() { srand(time(0)); printf("%d %d %d\\n", (int)time(0), rand(), clock() < CLOCKS_PER_SEC); }`;
  const { text } = await ran(source);
  expect(text).toMatch(/^1\d{9} \d+ 1\n$/);
  expect((await ran(source)).text).not.toBe(text);
});

test('and other random numbers @check', async () => {
  const draws = `#include <cstdio>
#include <random>
int main() { printf("%u\\n", std::random_device()()); }`;
  expect((await ran(draws)).text).not.toBe((await ran(draws)).text);
});

describe('undefined behaviour is told with its place', () => {
  const sanitized = async (source: string, input: string) => {
    const { faults, status } = await ran(source, input, { sanitize: 'pattern' });
    return {
      status,
      faults: faults.map(({ kind, line, left, right }) => [kind, line, left, right]),
    };
  };

  test('overflows, shifts, indexes, null pointers', async () => {
    const source = `#include <cstdio>
int a[3];
int main() {
  int n, zero;
  scanf("%d%d", &n, &zero);
  a[0] = n + 1;
  a[1] = -2 - n;
  a[2] = n * 2;
  long long big = n * 4000000000LL * 2;
  big = 1 << (n - 2147483600);
  a[zero] = a[zero + 3];
  double much = 1e18;
  int cut = much * n;
  int *none = zero ? a : nullptr;
  printf("%d %lld %d\\n", a[2], big, cut);
  printf("%d\\n", *none);
}`;
    expect(await sanitized(source, '2147483647 0')).toEqual({
      status: 'trap',
      faults: [
        ['add', 6, 2147483647n, 1n],
        ['subtract', 7, -2n, 2147483647n],
        ['multiply', 8, 2147483647n, 2n],
        ['multiply', 9, 8589934588000000000n, 2n],
        ['shift', 10, 1n, 47n],
        ['index', 11, 3n, 0n],
        ['cast', 13, 0n, 0n],
        ['null', 16, 0n, 0n],
      ],
    });
  });

  test('a division by zero, and a function without a value', async () => {
    const divides =
      '#include <cstdio>\nint main() {\n  int n; scanf("%d", &n);\n  printf("%d", 7 / n);\n}';
    expect(await sanitized(divides, '0')).toEqual({
      status: 'trap',
      faults: [['divide', 4, 7n, 0n]],
    });
    const falls =
      '#include <cstdio>\nint f(int n) { if (n) return 1; }\nint main() { int n; scanf("%d", &n); printf("%d", f(n)); }';
    expect(await sanitized(falls, '0')).toEqual({
      status: 'trap',
      faults: [['no_return', 2, 0n, 0n]],
    });
  });

  const compiler = { compile };
  const runner = {
    run: async (program: Program, input: Uint8Array) =>
      run(program as WebAssembly.Module, input, { output: 1000 }),
  };
  const limits = { time: 1000, output: 1000 };
  const behaviour = async (source: string, ...inputs: readonly string[]) => {
    const plain = await compile(source);
    if (plain.status !== 'compiled') throw new Error(plain.status);
    return behaviourOf(compiler, runner, plain.program, source, usual, inputs, limits);
  };

  test('of a program that fails on an input, also a value that is not set', async () => {
    const source = `#include <cstdio>
int main() {
  int n, best;
  scanf("%d", &n);
  if (n > 5) best = n;
  printf("%d\\n", best);
}`;
    expect(await behaviour(source, '7')).toEqual({ faults: [], unset: false });
    expect(await behaviour(source, '3')).toEqual({ faults: [], unset: true });
    const adds = source.replace('best = n', 'best = n + n');
    const { faults, unset } = await behaviour(adds, '2000000000');
    expect(faults).toMatchObject([{ kind: 'add', line: 5, left: 2000000000n }]);
    expect(unset).toBe(false);
    // Of a right program all inputs are tried.
    const beyond = `#include <cstdio>
int all[3];
int main() {
  int n;
  scanf("%d", &n);
  all[n] = n;
  printf("%d\\n", all[n]);
}`;
    const found = await behaviour(beyond, '1', '3', '2');
    expect(found.faults[0]).toMatchObject({ kind: 'index', line: 6, left: 3n });
    expect(await behaviour(beyond, '1', '2')).toEqual({ faults: [], unset: false });
    const shifts = `#include <cstdio>
int main() {
  int n;
  scanf("%d", &n);
  printf("%d\\n", -3 << n);
}`;
    const kinds = async (n: string) => (await behaviour(shifts, n)).faults.map(isDefinedByGcc);
    expect(await kinds('2')).toEqual([true]);
    expect(await kinds('40')).toEqual([false]);
    // It is divided by zero only if the variable holds -1.
    const divides = source.replace('"%d\\n", best', '"%d\\n", n / (best + 1)');
    expect(await behaviour(divides, '3')).toEqual({ faults: [], unset: true });
  });

  test('what keeps its value from case to case is not set, and what is overwritten is @check', async () => {
    const kept = `#include <cstdio>
int main() {
  int n, x, v;
  while (scanf("%d", &n) == 1) {
    int x;
    while (n--) {
      scanf("%d", &v);
      x ^= v;
    }
    puts(x ? "Alice" : "Bob");
  }
}`;
    expect(await behaviour(kept, '1 1 1 1 1 2')).toEqual({ faults: [], unset: true });
    const overwritten = `#include <stdio.h>
int main() {
  char text[8];
  int count = 0;
  gets(text);
  for (int i = 0; text[i]; i++) count += text[i] == '1';
  printf("%d", count);
}`;
    const { unset } = await behaviour(overwritten, '1'.repeat(40));
    expect(unset).toBe(false);
  });

  test('no value that is not set is told of a program that does something else each time', async () => {
    const plain = await compile('int main() {}');
    if (plain.status !== 'compiled') throw new Error(plain.status);
    let runs = 0;
    const runner = {
      run: async (program: Program) => ({
        ...run(program as WebAssembly.Module, new Uint8Array(), { output: 1000 }),
        output: new Uint8Array([runs++]),
      }),
    };
    const limits = { time: 1000, output: 1000 };
    const compiler = { compile: async () => plain };
    expect(await behaviourOf(compiler, runner, plain.program, '', usual, [''], limits)).toEqual({
      faults: [],
      unset: false,
    });
    // With both patterns, and twice as it is.
    expect(runs).toBe(4);
  });

  // Nor of one that takes too long only with the sanitizer.
  test('no value that is not set is told where only a larger stack would tell', async () => {
    const plain = await compile('int main() {}');
    if (plain.status !== 'compiled') throw new Error(plain.status);
    const exited = run(plain.program as WebAssembly.Module, new Uint8Array(), { output: 1000 });
    for (const end of [{ status: 'trap', trap: 'stack' }, { status: 'time' }] as const) {
      const runs: Run[] = [{ ...exited, ...end }, exited, exited, exited];
      const runner = { run: async () => runs.shift() ?? exited };
      const limits = { time: 1000, output: 1000 };
      const compiler = { compile: async () => plain };
      expect(await behaviourOf(compiler, runner, plain.program, '', usual, [''], limits)).toEqual({
        faults: [],
        unset: false,
      });
      expect(runs.length).toBeLessThan(4);
    }
  });

  test('a place is told once, and those in headers never @check', async () => {
    const source = `#include <cstdio>
#include <vector>
int main() {
  std::vector<int> v(3, 1);
  int n;
  scanf("%d", &n);
  for (int i = 0; i < 1000; ++i) n += 2147483647;
  printf("%d\\n", n + v[1]);
}`;
    const { faults } = await sanitized(source, '1');
    expect(faults).toEqual([['add', 7, 1n, 2147483647n]]);
  });
});
