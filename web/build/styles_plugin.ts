// Minifies the styles in templates, which no minifier of scripts does: 0.7 kB of the first load and as much of a board.
import { minifyHTMLLiterals } from 'minify-literals';
import type { Plugin } from 'vite';

export function minifiedStyles(): Plugin {
  return {
    name: 'minified-styles',
    apply: 'build',
    // It reads TypeScript, and later the templates may be others.
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.ts$/, code: /\bcss`/ },
      // It takes two directives in one tag for one, so the HTML stays as it is.
      handler: (code, id) => minifyHTMLLiterals(code, { fileName: id, html: false }),
    },
  };
}
