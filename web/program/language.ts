// Which language a text is written in, as far as one can tell without compiling it. No pattern takes more than a line and the
// beginning of the next: a text that is no program may be long.
import type { Language } from './program';

/** `c++`: of C too. `foreign`: of what nothing here runs. */
const signs: Readonly<Record<Language | 'foreign', readonly RegExp[]>> = {
  'c++': [
    /^[ \t]*#[ \t]*(?:include|define)\b/m,
    /^[ \t]*using[ \t]+(?:namespace[ \t]+)?\w+(?:::\w+)*[ \t]*[;=]/m,
    // With its body: a line of Python may call it.
    /^[ \t]*(?:\w+[ \t]+){0,3}main[ \t]*\([^)\n]*\)(?:[ \t]*->[ \t]*\w+)?[ \t]*\r?\n?[ \t]*\{/m,
  ],
  // What C++ does not take: memory without a type, and parameters behind their function.
  c: [/=\s*(?:malloc|calloc|realloc)\s*\(/, /\)[ \t]*\n[ \t]*(?:int|char|long)\b[^(){}\n]*;\s*\{/],
  python: [
    /^#!.*\bpython/,
    /^(?:import[ \t]+\w+(?:\.\w+)*(?:[ \t]+as[ \t]+\w+)?(?:[ \t]*,.*)?|from[ \t]+[\w.]+[ \t]+import[ \t].*)$/m,
    /^[ \t]*(?:def[ \t]+\w+[ \t]*\(.*|class[ \t]+\w+(?:\(.*\))?):[ \t]*$/m,
    // With the line that follows: a sentence may end so too.
    /^[ \t]*(?:for[ \t].+[ \t]in[ \t].+|while[ \t].+|if[ \t].+|else|elif[ \t].+|try)[ \t]*:[ \t]*\r?\n[ \t]+\S/m,
    /^[ \t]*(?:[\w, ]+=.*\b(?:raw_)?input[ \t]*\(|(?:print|exec)[ \t]*[("'])/m,
  ],
  foreign: [
    /\bstatic\s+(?:void|int)\s+[Mm]ain\s*\(\s*(?:final\s+)?[Ss]tring\b|^[ \t]*public[ \t]+(?:final[ \t]+)?class\b/m,
    /^[ \t]*(?:package[ \t]+\w|use[ \t]+std\b|program[ \t]+\w+[ \t]*;)|\b(?:func|fn|fun)[ \t]+main\b/m,
    /^[ \t]*(?:const|let|var)[ \t]+\w+[ \t]*[:=]|^#!(?!.*\bpython)/m,
  ],
};

/** Comments may say anything. */
const bare = (source: string): string => source.replace(/\/\*[^]*?\*\/|\/\/.*/g, '');

/** Without what is a comment in Python either. */
const barer = (source: string): string =>
  bare(source.replace(/("""|''')[^]*?\1/g, '')).replace(/[ \t]*#(?!!).*/g, '');

const has = (source: string, language: Language | 'foreign'): boolean =>
  signs[language].some((sign) => sign.test(source));

/** Whether it is in a language that nothing here runs. */
export function isForeign(source: string): boolean {
  return !/^\s*#\s*include\b/m.test(source) && has(bare(source), 'foreign');
}

/**
 * Nothing if it looks like no program, or only like a foreign one. C that is C++ too counts as C++. A comment may quote the other
 * language, and a text of C++ may be Python.
 */
export function languageOf(source: string): Language | undefined {
  if (isForeign(source)) return undefined;
  const code = barer(source);
  if (has(code, 'python') && !has(code, 'c++')) return 'python';
  if (!has(bare(source), 'c++')) return undefined;
  return has(source, 'c') ? 'c' : 'c++';
}

/** Of a text that is said to be a program. A program in C++ has a body. */
export const likelierOf = (source: string): Language => (/[;{}]/.test(source) ? 'c++' : 'python');

export function isProgram(source: string): boolean {
  return isForeign(source) || languageOf(source) !== undefined;
}

/** Whether nothing of a program says that it is C++, so that a compiler of C may take it. */
export function looksLikeC(source: string): boolean {
  const isCpp =
    /#\s*include\s*<(?:[a-z_]+>|bits\/)|\b(?:using\s+namespace|std\s*::|class\s+\w+\s*[:{]|template\s*<|cout\b|cin\b|new\s+\w|delete\s*(?:\[|\s\w)|bool\s+operator\b)/;
  return !isCpp.test(bare(source));
}
