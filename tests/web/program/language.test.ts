// The language of a text, as far as one can tell.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  isForeign,
  isProgram,
  languageOf,
  likelierOf,
  looksLikeC,
} from '../../../web/program/language';

test.each([
  ['c++', '#include <iostream>\nusing namespace std;\nint main() { int n; cin >> n; }'],
  ['c++', '// for i in range(3): no\n#include <cstdio>\nint main(){printf("1");}'],
  ['c++', '#include<bits/stdc++.h>\nint main(){}'],
  ['c++', '#include <stdio.h>\n#include <algorithm>\nint main() { }'],
  ['c++', '#include <stdio.h>\nint main(void)\n{\n  int n;\n  scanf("%d", &n);\n}'],
  ['c++', 'main()\n{\n  int n;\n  while (scanf("%d", &n) == 1) printf("%d", n);\n}'],
  ['c', '#include <stdlib.h>\nint main(void) {\n  int *a = malloc(5 * sizeof *a);\n}'],
  ['c', '#include <stdio.h>\nint sum(a, b)\n  int a, b;\n{\n  return a + b;\n}'],
  ['python', 'n = int(input())\nprint(n)'],
  ['python', 'import sys\nfor line in sys.stdin:\n    print(line)'],
  ['python', 'from math import *\nprint(sqrt(5))'],
  ['python', 'a, b = map(int, input().split())\nprint(a + b)'],
  ['python', '#!/bin/python3\nt = int(input().strip())'],
  ['python', 'while True:\n    try:\n        print "Alice"'],
  ['python', 'exec("print(int(input()) % 2);" * int(input()))'],
  ['c++', '#include <cstdio>\nint main() {} // fn main'],
  ['c++', 'const int n = 5;\nint main() {}'],
  ['c++', 'main() {}'],
  ['python', 'import sys\nprint(1)'],
  ['python', 'import sys\ndef main():\n    print(1)\nmain()\n'],
  ['python', 'def main():\n    print(1)\n\nif __name__ == "__main__":\n    main()\n'],
  ['python', '"""\nusing the golden ratio\n"""\nprint(1)'],
  ['python', 'def main() -> None:  # all\n    n = int(input())\n\nmain()'],
  ['python', 'def main(argv):\n    {print(n) for n in argv}\nmain([1])'],
  ['python', 'def solve(a, b):\n\n    return a ^ b\n# define the sum\n# include zero'],
  ['python', '"""\nusing namespace std;\nint main() {}\n"""\nimport sys\n'],
  ['python', "'''\n#include <cstdio>\n'''\nclass Heap:\n    pass\n"],
  ['python', '# int main() {\nfor i in range(3): # all\n    pass'],
  ['python', '#!/usr/bin/env python3\nmain = 5'],
  ['c++', '/*\ndef main():\n    main()\n*/\n#include <cstdio>\nint main() {}'],
  ['c++', '// import sys\nint main(void)\n{\n}'],
  ['c++', 'using namespace std;\nclass A:\npublic B {};\nauto main() -> int {}'],
  ['c++', 'const char *text = R"(\nimport sys\ndef main():\n)";\nsigned main() { }'],
  ['c++', '#if 0\ndef main():\n#endif\nint main(int argc, char *argv[])\n{\n}'],
  ['c++', '// if n:\r\nint main()\r\n{\r\n}\r\n'],
  ['python', 'n = 5\r\nwhile n:\r\n    n -= 1\r\n'],
  ['c++', 'void print(int);\nint main()\n{\n  print(1);\n}'],
  [undefined, 'main()'],
  [undefined, '3\n1 2 3\n'],
  [undefined, 'For each case,\nprint the winner:\nif there is none:\n'],
  [undefined, 'Case 1: Alice\nCase 2: Bob\n'],
  [undefined, "Test Case #1\nThe winning moves are: 2\n\nTest Case #2\nThere's no winning move.\n"],
  [undefined, 'for each case print the answer'],
])('%s', (language, source) => {
  expect(languageOf(source)).toBe(language);
  expect(isProgram(source)).toBe(language !== undefined);
});

test('each program at hand is in the language of its ending', () => {
  const root = join(import.meta.dirname, '../../..');
  const languages = { cpp: ['c++'], c: ['c', 'c++'], py: ['python'] };
  const found = ['tests/wrong', 'tests/students', 'web/learn/code'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => join(root, folder, file)),
  );
  for (const [ending, ofEnding] of Object.entries(languages)) {
    const files = found.filter((file) => file.endsWith(`.${ending}`));
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      expect(ofEnding, file).toContain(languageOf(readFileSync(file, 'utf8')));
    }
  }
});

test.each([
  ['python', 'while True: pass'],
  ['python', 'raise ValueError("x")'],
  ['python', 'for i in range(3) print(i)'],
  ['c++', 'mian() { return 0; }'],
])('a program in %s, if it is one: %s', (language, source) => {
  expect(likelierOf(source)).toBe(language);
});

test.each([
  'public class Main {\n  public static void main(String[] args) {}\n}',
  'using System;\nclass P { static void Main(string[] args) { } }',
  'package main\nfunc main() {}',
  'fn main() {}',
  'fun main() {}',
  "const lines = require('fs').readFileSync(0, 'utf8');",
  '#!/usr/bin/env node\nconsole.log(1)',
  'program nim;\nbegin\nend.',
])('foreign: %s', (source) => {
  expect(isForeign(source)).toBe(true);
  expect(isProgram(source)).toBe(true);
  expect(languageOf(source)).toBeUndefined();
});

test('a program may be C if nothing says C++', () => {
  const c = '#include <stdio.h>\n// using namespace std\nint main() { int new_one; }\n';
  expect(looksLikeC(c)).toBe(true);
  // Words of C++ that are names in C.
  for (const line of ['int new = 1, delete;', 'int class;', 'typedef struct node template;']) {
    expect(looksLikeC(`${line}\n${c}`), line).toBe(true);
  }
  for (const line of [
    '#include <iostream>',
    '#include <bits/stdc++.h>',
    'using namespace std;',
    'template <class T> T f();',
    'class Heap {',
    'int *p = new int[5];',
    'delete[] p;',
  ]) {
    expect(looksLikeC(`${line}\n${c}`), line).toBe(false);
  }
});
