// The page counts in rem, that is in its own root's font size. Other people's roots have any: MkDocs Material's is 20px,
// many themes' 10px. In the scripts for them a rem is --ig-rem, which element_styles.ts sets to the reader's own size, and
// in the queries, which know no variables, 16px.
import type { Plugin } from 'vite';

const style = /\bcss`[^`]*`/g;
const query = /@(?:container|media)[^{]*/g;
const rem = /(?<![\w.-])(-?\d*\.?\d+)rem\b/g;

export function withOwnLengths(source: string): string {
  return source.replace(style, (text) =>
    text
      .replace(query, (words) => words.replace(rem, (_, count) => `${Number(count) * 16}px`))
      .replace(rem, 'calc($1 * var(--ig-rem))'),
  );
}

export function lengthsOfOurOwn(): Plugin {
  return {
    name: 'lengths-of-our-own',
    enforce: 'pre',
    transform: (code, id) =>
      /\/web\/[^?]*\.ts$/.test(id) && code.includes('css`')
        ? { code: withOwnLengths(code), map: null }
        : null,
  };
}
