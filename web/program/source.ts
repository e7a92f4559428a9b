// Ways to write C++ that a judge takes and this compiler does not: put in its words, on the same lines.
import type { CompileOptions, Dialect } from './program';

interface Rewriting {
  readonly pattern: RegExp;
  readonly instead: string;
}

interface Rewritings {
  /** What is told of them. */
  readonly dialect?: Dialect;
  readonly isWanted?: (options: CompileOptions) => boolean;
  readonly all: readonly Rewriting[];
}

const rewritings: readonly Rewritings[] = [
  {
    // The C library here does not know it, and would read or print something else in silence.
    dialect: 'i64_format',
    all: [{ pattern: /(%[-+ #0]*\d*)I64(?=[diouxX])/g, instead: '$1ll' }],
  },
  {
    dialect: 'main_type',
    all: [
      { pattern: /\bvoid(\s+main\s*\()/g, instead: 'int$1' },
      { pattern: /^(\s*)(main\s*\([^;{}]*\)\s*\{)/gm, instead: '$1int $2' },
    ],
  },
  {
    // The system's library calls main() with two.
    all: [{ pattern: /\b(main\s*\([^(),]*,[^(),]*),[^(),]*\)/g, instead: '$1)' }],
  },
  {
    // The file to which HackerRank's own code writes is the output.
    all: [
      {
        pattern: /\bofstream(\s+fout\s*)\(\s*getenv\(\s*"OUTPUT_PATH"\s*\)\s*\)/g,
        instead: 'ostream$1(cout.rdbuf())',
      },
      { pattern: /(?<=cout\.rdbuf\(\)[^]*)\bfout\.close\(\)/g, instead: 'fout.flush()' },
      { pattern: /\bfopen\(\s*getenv\(\s*"OUTPUT_PATH"\s*\)\s*,\s*"w"\s*\)/g, instead: 'stdout' },
    ],
  },
  {
    isWanted: ({ longBits }) => longBits === 64,
    all: [
      { pattern: /(?<!\blong\s+)\blong\b(?!\s+(?:long|double)\b)/g, instead: 'long long' },
      { pattern: /(%[-+ #0]*\d*)l(?=[diouxX])/g, instead: '$1ll' },
      // Not of 5.0L or 1e-3L, which are long doubles.
      {
        pattern: /(?<![\w.]|[\d.][eE][-+])((?:0[xX][\da-fA-F]+|\d+)[uU]?)[lL]\b/g,
        instead: '$1LL',
      },
    ],
  },
];

export interface Rewritten {
  readonly text: string;
  readonly dialects: readonly Dialect[];
}

const unsyncs = /(?<=\bsync_with_stdio\s*\(\s*)(?:false|0)(?=\s*\))/g;

/** Whether both libraries write, or read, each with a buffer of its own (headers.ts). */
function isUnsynced(source: string): boolean {
  const both =
    (/\bcout\s*<</.test(source) && /\b(?:printf|puts|putchar)\s*\(/.test(source)) ||
    (/\bcin\s*>>/.test(source) && /\b(?:scanf|gets|getchar)\s*\(/.test(source));
  return both && source.search(unsyncs) >= 0;
}

export function rewritten(source: string, options: CompileOptions): Rewritten {
  let text = source;
  const dialects: Dialect[] = [];
  for (const { dialect, isWanted, all } of rewritings) {
    if (isWanted && !isWanted(options)) continue;
    const before = text;
    for (const { pattern, instead } of all) text = text.replace(pattern, instead);
    if (dialect && text !== before) dialects.push(dialect);
  }
  if (isUnsynced(source)) {
    text = text.replace(unsyncs, '__impartial::synced()');
    dialects.push('unsynced');
  }
  return { text, dialects };
}
