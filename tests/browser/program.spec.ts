// The reader's program, compiled and run in the tab: the compiler's files come, are checked, and are kept.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../../web/program/language';
import type { Programs } from '../../web/program/programs';
import type { CompileOptions, Compiled, Limits, Run } from '../../web/program/program';
import { expect, mend, test } from './support';
import type { App } from './support';
import type { Page } from '@playwright/test';

type Desk = App & { programs(): Promise<Programs> };

const options: CompileOptions = { language: 'c++', memory: 64 << 20 };
const limits: Limits = { time: 20_000, output: 1 << 20 };
/** For a program that does not end. */
const soon = { ...limits, time: 1000 };

/** What came of it, with the output as text. */
interface Tried {
  readonly compiled: Compiled['status'];
  readonly run?: Omit<Run, 'output'> & { readonly text: string };
  /** The parts of the compiler's files that were told to be there, in the order in which they came. */
  readonly progress: readonly number[];
  readonly milliseconds: number;
}

/** Compiles a program in the page, and runs it on an input. */
function tried(page: Page, source: string, input: string, within = limits): Promise<Tried> {
  return page.locator('impartial-judge-desk').evaluate(
    async (desk, { source, input, options, within }) => {
      // It stands in the page before its code does.
      await customElements.whenDefined(desk.localName);
      const { compiler, runner } = await (desk as Desk).programs();
      const progress: number[] = [];
      const began = performance.now();
      const compiled = await compiler.compile(source, options, {
        onProgress: ({ bytesRead, bytesTotal }) => progress.push(bytesRead / bytesTotal),
      });
      const milliseconds = performance.now() - began;
      const result = { compiled: compiled.status, progress, milliseconds };
      if (compiled.status !== 'compiled') return result;
      const run = await runner.run(compiled.program, new TextEncoder().encode(input), within);
      const { output, faults: _, ...rest } = run;
      return { ...result, run: { ...rest, faults: [], text: new TextDecoder().decode(output) } };
    },
    { source, input, options: { ...options, language: languageOf(source) ?? 'c++' }, within },
  );
}

/** Its compilation is quick. */
const here = '#include <cstdio>\nint main() { puts("here"); }';

const sum = `#include <iostream>
int main() {
  long long a, b;
  while (std::cin >> a >> b) std::cout << a + b << std::endl;
}
`;

test('a program is compiled and run, one that never ends is stopped, and the next one runs', async ({
  page,
}) => {
  await page.goto('./#/v1/wythoff/hdu1527');
  const first = await tried(page, sum, '1 2\n4000000000 5\n');
  expect(first.run).toMatchObject({ status: 'exited', exitCode: 0, text: '3\n4000000005\n' });
  // The files come in many pieces.
  expect(first.progress.length).toBeGreaterThan(10);
  expect(first.progress.at(-1)).toBe(1);

  const endless = await tried(
    page,
    '#include <cstdio>\nint main() { for (;;) getchar(); }',
    '',
    soon,
  );
  expect(endless.progress).toEqual([1]);
  expect(endless.run).toMatchObject({ status: 'time' });

  const next = await tried(page, here, '');
  expect(next.run).toMatchObject({ status: 'exited', text: 'here\n' });

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const whole = await tried(page, sum.replace('iostream', 'bits/stdc++.h'), '2 3');
  expect(whole.run?.text).toBe('5\n');
  expect(asked.filter((address) => address.includes('/compiler/all_headers'))).toHaveLength(1);

  // All of it is in the browser's store.
  asked.length = 0;
  await page.reload();
  expect((await tried(page, here, '')).run?.text).toBe('here\n');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((address) => address.includes('/compiler/'))).toEqual([]);
});

test('a wrong program is broken: its smallest case, its mistake', async ({ page }) => {
  await page.goto('./#/v1/wythoff/hdu1527');
  const source = readFileSync(join(import.meta.dirname, '../wrong/hdu1527_no_swap.cpp'), 'utf8');
  const report = await page.locator('impartial-judge-desk').evaluate(
    async (element, { source, options, limits }) => {
      await customElements.whenDefined(element.localName);
      const desk = element as Desk;
      const { compiler, runner, tryProgram } = await desk.programs();
      const compiled = await compiler.compile(source, options);
      if (compiled.status !== 'compiled') return compiled.status;
      const tried = await tryProgram(desk.engine, runner, compiled.program, 'hdu1527', limits);
      if (!tried.ok) return tried.notice.message;
      const { failure, kind, verdict, check } = tried.value.report;
      return { kind, verdict, failure, mistakes: check.mistakes.map(({ id }) => id) };
    },
    { source, options, limits },
  );
  expect(report).toMatchObject({
    kind: 'sample',
    verdict: 'wrong_answer',
    failure: { input: '2 1\n', position: '2 1', expected: '0', found: '1' },
    mistakes: ['no_swap'],
  });
});

test('hostile programs end, and the page goes on', async ({ page }) => {
  await page.goto('./#/v1/wythoff/hdu1527');
  const hostile: readonly (readonly [source: string, end: Partial<Run>])[] = [
    ['#include <cstdio>\nint main() { for (;;) getchar(); }', { status: 'time' }],
    [
      '#include <cstdlib>\nint main() { for (;;) *(volatile char *)malloc(1 << 20) = 1; }',
      { status: 'memory' },
    ],
    ['#include <cstdio>\nint main() { for (;;) puts("more"); }', { status: 'output' }],
    [
      '#include <cstdio>\nchar a[1 << 20];\nint main() { for (;;) fwrite(a, 1, sizeof a, stdout); }',
      { status: 'output' },
    ],
    // Past the allocator: the module has no more.
    [
      'int main() { while ((int)__builtin_wasm_memory_grow(0, 16) != -1) {} return 5; }',
      { status: 'exited', exitCode: 5 },
    ],
    [
      '#include <cstdio>\nint f(int n) { return n ? f(n - 1) % 7 * 3 + f(n / 2) : getchar(); }\nint main() { printf("%d", f(1 << 28)); }',
      { status: 'trap', trap: 'stack' },
    ],
    ['int main() { for (volatile char *p = 0;; p += 1000) *p = 1; }', { status: 'trap' }],
    [
      '__attribute__((import_module("env"), import_name("fetch"))) void f();\nint main() { f(); }',
      { status: 'trap', trap: 'other' },
    ],
    // `Function`, if the imports inherited what objects do.
    [
      '__attribute__((import_module("constructor"), import_name("constructor"))) int f(int);\nint main() { return f(5); }',
      { status: 'trap', trap: 'other' },
    ],
    ['x = []\nwhile True:\n    x.append(bytearray(1 << 20))\n', { status: 'memory' }],
    ["while True:\n    print('more' * 1000)\n", { status: 'output' }],
    ["import sys\nprint(1)\n__import__('js').fetch('./')\n", { status: 'trap', trap: 'exception' }],
    ['import os\nos._exit(5)\n', {}],
  ];
  for (const [source, end] of hostile) {
    const within = end.status === 'time' ? soon : limits;
    const { compiled, run } = await tried(page, source, '', within);
    expect(compiled, source).toBe('compiled');
    expect(run, source).toMatchObject(end);
    const next = await tried(page, here, '');
    expect(next.run).toMatchObject({ status: 'exited', text: 'here\n' });
  }
  // Nothing of it was in the way of the page.
  await expect(page.locator('impartial-table')).toBeVisible();
});

const adds = `import sys
for line in sys.stdin:
    print(sum(map(int, line.split())))
`;

test('a program in Python is checked and run, also without a network, and one that never ends is stopped', async ({
  page,
}) => {
  await page.goto('./#/v1/wythoff/hdu1527');
  const first = await tried(page, adds, '1 2\n4000000000 5\n');
  expect(first.run).toMatchObject({ status: 'exited', exitCode: 0, text: '3\n4000000005\n' });
  expect(first.progress.length).toBeGreaterThan(5);
  expect(first.progress.at(-1)).toBe(1);
  expect((await tried(page, 'for i in range(3)\n    print(i)\n', '')).compiled).toBe('refused');

  await page.reload();
  await page.route(/\/compiler\//, (route) => route.abort());
  const endless = await tried(page, 'while True:\n    pass\n', '', soon);
  expect(endless.run).toMatchObject({ status: 'time' });
  const deep = `import sys
sys.setrecursionlimit(10**6)
def f(n):
    return any(f(m) for m in [n + 1])
f(0)
`;
  expect((await tried(page, deep, '')).run).toMatchObject({ status: 'trap', trap: 'stack' });
  const divides = await tried(page, 'n = int(input())\nprint(5 // n)\n', '0\n');
  const line = { where: 'ZeroDivisionError', line: 2 };
  expect(divides.run).toMatchObject({ status: 'trap', trap: 'exception', ...line });
});

test('a program in Python finds no way to the page', async ({ page }) => {
  await page.goto('./#/v1/wythoff/hdu1527');
  expect((await tried(page, adds, '1 2\n')).run).toMatchObject({ text: '3\n' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // What the interpreter itself holds of the page's code.
  const seeks = `import gc, sys
found = [each for each in gc.get_objects() if 'JsProxy' in type(each).__name__]
frame = sys._getframe()
while frame:
    found += [each for each in list(frame.f_globals.values()) if 'JsProxy' in type(each).__name__]
    frame = frame.f_back
names = 'fetch XMLHttpRequest WebSocket importScripts caches indexedDB eval Function navigator location'.split()
print([name for each in found for name in names if hasattr(each, name)])
for each in found:
    try:
        print(each.constructor.constructor('return 1')())
    except Exception:
        pass
`;
  expect((await tried(page, seeks, '')).run).toMatchObject({ status: 'exited', text: '[]\n' });
  const sends = `import socket
socket.create_connection(('127.0.0.1', 80), 1)
`;
  expect((await tried(page, sends, '')).run).toMatchObject({ status: 'trap', trap: 'exception' });
  expect(asked).toEqual([]);
});

const withoutCompiler = 'a host without the compiler says so, and a damaged file is refused';
test(withoutCompiler, async ({ page }) => {
  await page.route(/\/compiler\//, (route) => route.fulfill({ status: 404 }));
  await page.goto('./#/v1/wythoff/hdu1527');
  expect((await tried(page, here, '')).compiled).toBe('absent');
  expect((await tried(page, adds, '')).compiled).toBe('absent');
  await mend(page);
  await page.route(/\/compiler\/llvm_core3/, (route) => route.fulfill({ body: 'something' }));
  await expect(tried(page, here, '')).rejects.toThrow(/damaged/);
  await mend(page);
  expect((await tried(page, here, '')).compiled).toBe('compiled');
});
