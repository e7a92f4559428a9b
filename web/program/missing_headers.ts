// The headers that a program in C++ lacks although it compiles: those of this compiler's library include more than those of g++.
import { includesAll } from './headers';
import { tokensOf } from './tokens';
import type { Token } from './tokens';

/** Names, and the headers with one of which g++ 12 knows them, in C++98, C++11 or C++17; the first is their own. */
const known: readonly (readonly [names: string, headers: string])[] = [
  ['vector', 'vector queue functional'],
  ['map multimap', 'map'],
  ['set multiset', 'set'],
  ['queue priority_queue', 'queue'],
  ['stack', 'stack'],
  ['deque', 'deque queue stack'],
  ['list', 'list'],
  ['bitset', 'bitset'],
  ['unordered_map', 'unordered_map functional'],
  ['unordered_set', 'unordered_set'],
  ['sort stable_sort next_permutation reverse unique', 'algorithm functional'],
  ['accumulate', 'numeric'],
  ['strlen strcpy strcmp strcat memset memcpy', 'cstring string.h memory.h'],
  ['sqrt floor ceil pow', 'cmath math.h'],
  ['setprecision setw setfill', 'iomanip'],
  ['INT_MAX INT_MIN LLONG_MAX LLONG_MIN', 'climits limits.h'],
];

/** With other headers g++ may know more names. */
const usual = new Set(
  `iostream cstdio stdio.h cstring string.h cmath math.h cstdlib stdlib.h string iomanip sstream vector map set queue stack deque
list bitset algorithm utility ctime climits limits.h cctype ctype.h numeric functional fstream unordered_map unordered_set
memory.h`.split(/\s+/),
);

const headersOf = new Map(
  known.flatMap(([names, headers]) => names.split(' ').map((name) => [name, headers.split(' ')])),
);

/** Words behind which a name is used, and not declared. */
const inUse = new Set(['return', 'else', 'do', 'case', 'and', 'or', 'not', 'throw']);

/** Whether the program uses a name of the library at `at`, or has one of its own: then nothing is said of that name. */
function useAt(tokens: readonly Token[], at: number): 'library' | 'own' | undefined {
  const [space, before, token, next] = [at - 2, at - 1, at, at + 1].map((each) => tokens[each]);
  if (before?.text === '::') return space?.text === 'std' ? 'library' : undefined;
  if (before?.text === '.' || before?.text === '->') return undefined;
  if (before?.kind === 'word' && !inUse.has(before.text)) return 'own';
  if (/^[A-Z]/.test(token?.text ?? '')) return 'library';
  if (next?.text === '(' || next?.text === '<') return 'library';
  // An array or a variable, behind a comma or a star.
  return 'own';
}

/** Nothing if it is not known which names the headers of the program declare. */
export function missingHeaders(source: string): readonly string[] {
  const included = [...source.matchAll(/^[ \t]*#[ \t]*include[ \t]*[<"]([^>"]+)[>"]/gm)].map(
    ([, name = '']) => name,
  );
  if (includesAll(source) || !included.every((name) => usual.has(name))) return [];
  const tokens = tokensOf(source, 'c++');
  const own = new Set<string>();
  const missing = new Map<string, string>();
  tokens.forEach(({ kind, text }, at) => {
    const headers = kind === 'word' ? headersOf.get(text) : undefined;
    if (!headers) return;
    const use = useAt(tokens, at);
    if (use === 'own') own.add(text);
    const [header = ''] = headers;
    if (use === 'library' && !headers.some((each) => included.includes(each)))
      missing.set(text, header);
  });
  for (const name of own) missing.delete(name);
  return [...new Set(missing.values())];
}
