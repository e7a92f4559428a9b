// Minifies the HTML and the styles in templates, which no minifier of scripts does.
import { minifyHTMLLiterals } from 'minify-literals';
import type { Plugin } from 'vite';

export function minifiedTemplates(): Plugin {
  return {
    name: 'minified-templates',
    apply: 'build',
    // It reads TypeScript, and later the templates may be others.
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.ts$/, code: /\b(?:html|svg|css)`/ },
      handler: (code, fileName) =>
        // Without the slash a line of an icon would lie in the line before it, and not be drawn. A part may begin with a
        // space that parts it from what stands before.
        minifyHTMLLiterals(code, {
          fileName,
          html: { keepClosingSlash: true, conservativeCollapse: true },
        })
          // It refuses two directives in one tag. The HTML of that file stays as it is.
          .catch(() => minifyHTMLLiterals(code, { fileName, html: false })),
    },
  };
}
