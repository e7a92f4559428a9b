// Which language a text is written in, as far as one can tell without compiling it.
import type { Language } from './program';

/** `c++`: of C too. */
const signs: Readonly<Record<Language, readonly RegExp[]>> = {
  'c++': [
    /^\s*#\s*(?:include|define)\b/m,
    /^\s*using\s+(?:namespace\s+)?\w+/m,
    /^\s*(?:\w+\s+)*main\s*\([^)]*\)\s*\{?/m,
  ],
  // What C++ does not take: memory without a type, and parameters behind their function.
  c: [/=\s*(?:malloc|calloc|realloc)\s*\(/, /\)\s*\n\s*(?:int|char|long)\b[^(){}]*;\s*\{/],
  python: [
    /^(?:import\s+\w+(?:\.\w+)*(?:\s+as\s+\w+)?(?:\s*,.*)?|from\s+[\w.]+\s+import\s.*)$/m,
    /^\s*(?:def|class)\s+\w+.*:\s*(?:#.*)?$/m,
    /^\s*(?:for\s+.+\s+in\s+.+|while\s+.+|if\s+.+|else|elif\s+.+|try)\s*:\s*(?:#.*)?$/m,
    /^\s*(?:[\w, ]+=\s*.*\binput\s*\(|print\s*[( ])/m,
  ],
};

/** Nothing if it looks like no program. C that is C++ too counts as C++. */
export function languageOf(source: string): Language | undefined {
  const has = (language: Language): boolean => signs[language].some((sign) => sign.test(source));
  if (has('c++')) return has('c') ? 'c' : 'c++';
  return has('python') ? 'python' : undefined;
}
