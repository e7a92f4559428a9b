// Ways to write C++ that a judge takes and this compiler does not: put in its words, on the same lines.
import type { Dialect } from './program';

interface Rewriting {
  readonly dialect: Dialect;
  readonly pattern: RegExp;
  readonly instead: string;
}

const rewritings: readonly Rewriting[] = [
  // The C library here does not know it, and would read or print something else in silence.
  { dialect: 'i64_format', pattern: /(%[-+ #0]*\d*)I64(?=[diouxX])/g, instead: '$1ll' },
  { dialect: 'void_main', pattern: /\bvoid(\s+main\s*\()/g, instead: 'int$1' },
];

export interface Rewritten {
  readonly text: string;
  readonly dialects: readonly Dialect[];
}

export function rewritten(text: string): Rewritten {
  const found = rewritings.filter(({ pattern }) => text.search(pattern) >= 0);
  return {
    text: found.reduce((now, { pattern, instead }) => now.replace(pattern, instead), text),
    dialects: found.map(({ dialect }) => dialect),
  };
}
