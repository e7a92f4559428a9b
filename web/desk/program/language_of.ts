// In which language a program is written, as far as its text tells.

/** Comments may say anything. */
const bare = (source: string): string => source.replace(/\/\*[^]*?\*\/|\/\/.*/g, '');

/** Whether nothing of a program says that it is C++, so that a compiler of C may take it. */
export function looksLikeC(source: string): boolean {
  const isCpp =
    /#\s*include\s*<(?:[a-z_]+>|bits\/)|\b(?:using\s+namespace|std\s*::|class|template|cout|cin|new|delete|bool\s+operator)\b/;
  return !isCpp.test(bare(source));
}

/** Whether it is in a language that nothing here runs. */
export function isForeign(source: string): boolean {
  const text = bare(source);
  const other =
    /\bstatic\s+void\s+main\s*\(\s*(?:final\s+)?String\b|^\s*package\s+\w|\b(?:func|fn|fun)\s+main\b|^\s*use\s+std\b|^\s*program\s+\w+\s*;|^\s*(?:const|let|var)\s+\w+\s*=/m;
  return !/^\s*#\s*include\b/m.test(text) && other.test(text);
}
