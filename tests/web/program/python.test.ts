// Programs in Python: what judges' machines have, each way in which a program ends, and that no run leaves anything to the next.
import { beforeAll, describe, expect, test } from 'vitest';
import { Interpreter } from '../../../web/program/python/interpreter';
import type { Run } from '../../../web/program/program';

let python: Interpreter;

beforeAll(async () => {
  python = await Interpreter.load();
});

type Ran = Omit<Run, 'output'> & { readonly text: string };

function ran(source: string, input = '', memory = 64 << 20, most = 1 << 20): Ran {
  const bytes = new TextEncoder().encode(input);
  const { output, ...rest } = python.run({ python: source, memory }, bytes, { output: most });
  return { ...rest, text: new TextDecoder().decode(output) };
}

describe('taken as judges take it', () => {
  test.each([
    ['input()', 'n = int(input())\na, b = map(int, input().split())\nprint(n, a + b)'],
    [
      'sys.stdin.readline',
      'import sys\ninput = sys.stdin.readline\nn = int(input())\nprint(n, sum(map(int, input().split())))',
    ],
    [
      'sys.stdin.read',
      'import sys\nn, *rest = map(int, sys.stdin.read().split())\nsys.stdout.write(f"{n} {sum(rest)}\\n")',
    ],
    [
      'lines of sys.stdin',
      'import sys\nlines = [line.strip() for line in sys.stdin]\nprint(lines[0], sum(int(x) for x in lines[1].split()))',
    ],
    ['open(0)', 'n, *rest = map(int, open(0).read().split())\nprint(n, sum(rest))'],
    [
      'os.read',
      'import io, os\ndata = io.BytesIO(os.read(0, os.fstat(0).st_size))\nn = int(data.readline())\nprint(n, sum(map(int, data.readline().split())))',
    ],
    [
      'the end of the input',
      'while True:\n    try:\n        n = int(input())\n        print(n, sum(map(int, input().split())))\n    except EOFError:\n        break',
    ],
    [
      'output that is written at the end',
      'import atexit, io, sys\nbuffer = io.StringIO()\nsys.stdout = buffer\n@atexit.register\ndef write():\n    sys.__stdout__.write(buffer.getvalue())\nn = int(input())\nprint(n, sum(map(int, input().split())))',
    ],
    [
      'a thread for a larger stack',
      'import sys, threading\nthreading.stack_size(1 << 27)\nsys.setrecursionlimit(1 << 25)\ndef main():\n    print(int(input()), sum(map(int, input().split())))\nthread = threading.Thread(target=main)\nthread.start()\nthread.join()',
    ],
    [
      "HackerRank's template",
      "import os\nif __name__ == '__main__':\n    fptr = open(os.environ['OUTPUT_PATH'], 'w')\n    n = int(input().strip())\n    fptr.write(f'{n} {sum(map(int, input().rstrip().split()))}\\n')\n    fptr.close()",
    ],
    [
      "open('/dev/stdin')",
      "n, *rest = map(int, open('/dev/stdin').read().split())\nprint(n, sum(rest))",
    ],
    [
      'resource',
      'import resource, sys\nresource.setrlimit(resource.RLIMIT_STACK, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))\nn, *rest = map(int, sys.stdin.read().split())\nprint(n, sum(rest))',
    ],
    [
      'os._exit',
      'import os, sys\nn, *rest = map(int, sys.stdin.read().split())\nprint(n, sum(rest))\nsys.stdout.flush()\nos._exit(0)',
    ],
    ['exit', 'n = int(input())\nprint(n, sum(map(int, input().split())))\nexit()\nprint("more")'],
  ])('%s', (_, source) => {
    expect(ran(source, '5\n2 3\n')).toMatchObject({ status: 'exited', exitCode: 0, text: '5 5\n' });
  });

  test('the library', () => {
    const source = `
from bisect import bisect_left
from collections import Counter, defaultdict, deque, namedtuple, OrderedDict
from dataclasses import dataclass
from decimal import Decimal, getcontext
from fractions import Fraction
from functools import cmp_to_key, lru_cache, reduce
from heapq import heappush
from itertools import accumulate, permutations
from math import gcd, isqrt
from operator import xor
from typing import List
import re, string, json, datetime, statistics, random, array, copy, enum, textwrap, time, cmath
getcontext().prec = 30
print(isqrt(5 * 10**36), (1 + Decimal(5).sqrt()) / 2, reduce(xor, [1, 2, 4]), 2**100)`;
    expect(ran(source).text).toBe(
      '2236067977499789696 1.61803398874989484820458683436 7 1267650600228229401496703205376\n',
    );
  });

  test('recursion that is as deep as a judge lets it be', () => {
    const plain = `import sys
sys.setrecursionlimit(10**6)
def f(n): return n and f(n - 1) + 1
print(f(100000))`;
    expect(ran(plain).text).toBe('100000\n');
    const remembered = `import functools, sys
@functools.lru_cache(maxsize=None)
def f(n): return n and f(n - 1) + 1
print(f(900), f.cache_info().currsize)
sys.setrecursionlimit(10**6)
@functools.cache
def g(n): return n and g(n - 1) + 1
print(g(50000))
@functools.lru_cache
def h(n, by=1): return n and h(n - by, by=by) + 1
print(h(400))`;
    expect(ran(remembered)).toMatchObject({ errors: '', text: '900 901\n50000\n400\n' });
  });
});

describe('refused', () => {
  const refused = (source: string) => python.check(source);

  test('with line and column', () => {
    expect(refused('n = int(input())\nfor i in range(n)\n    print(i)')).toEqual([
      { severity: 'error', line: 2, column: 18, message: "SyntaxError: expected ':'" },
    ]);
    expect(refused('if 1:\n    print(1)\n  print(2)')).toMatchObject([{ line: 3 }]);
    expect(refused('print "Alice"')).toMatchObject([{ line: 1, column: 1 }]);
    expect(refused('print(1)\0')).toMatchObject([{ severity: 'error' }]);
  });

  test('a module that is not here, by its name', () => {
    expect(
      refused('import sys\nfrom numpy import array\nimport os.path, pandas as pd'),
    ).toMatchObject([
      { line: 2, lacks: { name: 'numpy', reason: 'module' } },
      { line: 3, lacks: { name: 'pandas', reason: 'module' } },
    ]);
    expect(refused('try:\n    import numpy\nexcept ImportError:\n    pass')).toEqual([]);
  });
});

describe('a program ends', () => {
  test.each([
    ['ZeroDivisionError', 2, 'a = 0\nprint(1 // a)'],
    ['IndexError', 3, 'a = []\ndef f():\n    return a[3]\nf()'],
    ['KeyError', 1, 'print({}[5])'],
    ['ValueError', 1, 'int("x")'],
    ['EOFError', 2, '\ninput()'],
    ['RecursionError', 1, 'def f(n): return f(n + 1)\nf(0)'],
    ['ModuleNotFoundError', 2, 'try: import numpy\nfinally: import numpy'],
  ])('by %s', (where, line, source) => {
    const ended = ran(source);
    expect(ended).toMatchObject({ status: 'trap', trap: 'exception', where, line, text: '' });
    expect(ended.errors).toMatch(
      /^Traceback \(most recent call last\):\n  File "program.py", line \d/,
    );
  });

  test('with an exit status', () => {
    expect(ran('import sys\nprint(1)\nsys.exit(3)')).toMatchObject({
      status: 'exited',
      exitCode: 3,
      text: '1\n',
    });
    expect(ran('exit("no")')).toMatchObject({ exitCode: 1, errors: 'no\n' });
    // What was not flushed is lost.
    const atOnce =
      'import atexit, os\natexit.register(print, 2)\nprint(1, flush=True)\nprint(3)\nos._exit(3)';
    expect(ran(atOnce)).toMatchObject({ status: 'exited', exitCode: 3, text: '1\n' });
    expect(ran('print(4)')).toMatchObject({ text: '4\n' });
  });

  test('rightly without a standard output at its end', () => {
    for (const end of ['sys.stdout = None', 'sys.stdout.close()', 'sys.stderr = None'])
      expect(ran(`import sys\nprint(1)\n${end}`)).toMatchObject({
        status: 'exited',
        exitCode: 0,
        text: '1\n',
        errors: '',
      });
  });

  test('with its output or its memory used up, and the next one runs', () => {
    expect(ran('while True: print("x" * 99)', '', 1 << 24, 1001)).toMatchObject({
      status: 'output',
      text: `${'x'.repeat(99)}\n`.repeat(11).slice(0, 1001),
    });
    expect(ran('print(1)', '', 1 << 24, 1001)).toMatchObject({ status: 'exited', text: '1\n' });
    expect(ran('a = []\nwhile True: a.append([0] * 10**6)', '', 64 << 20)).toMatchObject({
      status: 'memory',
    });
    expect(ran('a = bytes(10**9)', '', 64 << 20)).toMatchObject({ status: 'memory' });
    expect(ran('print(len(bytes(10**7)))', '', 64 << 20)).toMatchObject({
      status: 'exited',
      text: '10000000\n',
    });
  });
});

test('no run leaves anything to the next', () => {
  const spoils = `import builtins, decimal, os, random, sys
sys.setrecursionlimit(5000)
builtins.print = None
os.close(0)
os.environ.clear()
decimal.getcontext().prec = 3
random.random()
sys.stdout.write('a')
sys.stdin = sys.stdout = None`;
  ran(spoils);
  const asks = `import decimal, os, random, sys
print(input(), sys.getrecursionlimit(), os.environ['ONLINE_JUDGE'], decimal.Decimal(1) / 3, 'spoils' in globals())
print({'a', 'b', 'c'})`;
  const first = ran(asks, 'line\n').text;
  expect(first).toMatch(/^line 1000 true 0\.3333333333333333333333333333 False\n/);
  expect(ran(asks, 'line\n').text).toBe(first);
  const draws = 'import random\nprint(random.random())';
  expect(ran(draws).text).not.toBe(ran(draws).text);
});

test('the page is out of reach', () => {
  for (const name of [
    'js',
    'pyodide_js',
    'pyodide',
    'pyodide.http',
    'pyodide.code',
    '_pyodide_core',
  ]) {
    expect(ran(`import ${name}`), name).toMatchObject({
      status: 'trap',
      where: 'ModuleNotFoundError',
    });
  }
});
