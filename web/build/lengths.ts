// The page's styles use rem, the font size of its root. Other people's roots have any font size: 20px in MkDocs
// Material, 10px in many themes. So the scripts for other pages replace rem by --ig-rem, which element_styles.ts sets
// to the reader's own font size, and by 16px in media and container queries, where variables are not allowed.
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
