// What every page needs before its first paint: the reader's theme (../kit/early.ts), and the facts in its head. In
// index.html also the opening of the page.
import { createHash } from 'node:crypto';
import { relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import type * as openingModule from './opening.ts';
import { hashOf } from './hash.ts';
import { preloads } from './preloads.ts';
import { factTags, siteFacts } from './site_facts.ts';
import { traditionalWords } from './traditional_plugin.ts';

const place = '<div id="app"></div>';
const trouble = 'trouble.js';

export function firstPaint(): readonly Plugin[] {
  let root = process.cwd();
  const facts = () => siteFacts(root);
  // Imported by Vite, because the registry of games finds the boards with Vite's glob.
  const opening = async () => {
    const file = fileURLToPath(new URL('opening.ts', import.meta.url));
    const { module } = await runnerImport<typeof openingModule>(file, {
      configFile: false,
      logLevel: 'error',
    });
    return module.opening(facts());
  };
  let hasOffline = false;
  let early: Promise<string> | undefined;
  let opened: ReturnType<typeof opening> | undefined;
  return [
    {
      name: 'opening',
      configResolved(config) {
        ({ root } = config);
        // The development server has neither this part nor the files that it would store.
        hasOffline = config.command === 'build';
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html, { path }) {
          if (path !== '/index.html') return html;
          if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
          const { html: drawn } = await (opened ??= opening());
          return html
            .replace('</head>', '  <link rel="stylesheet" href="./web/kit/frame.css" />\n  </head>')
            .replace(place, () => place.replace('><', `>${drawn}<`));
        },
      },
    },
    {
      name: 'first-paint',
      transformIndexHtml: {
        order: 'post',
        async handler(html, { path, bundle }) {
          const code = await (early ??= script(root, 'early', { hasOffline }));
          const way = relative(path.replace(/[^/]*$/, ''), '/') || '.';
          const isApp = path === '/index.html';
          const { game: first, games } = await (opened ??= opening());
          const game = isApp ? ` data-game="${first}"` : '';
          // The development server has no bundle.
          const files = isApp && bundle ? preloads(bundle, games) : undefined;
          const needed = files ? ` data-needed='${files.needed}'` : '';
          const hash = createHash('sha256').update(code).digest('base64');
          const head = `${files?.tags ?? ''}<script data-root="${way}/"${game}${needed}>${code}</script>`;
          // Browsers ask for files in their order here, and a script waits for the styles before it.
          const changes: readonly (readonly [string, string])[] = [
            ["script-src 'self'", `$& 'sha256-${hash}'`],
            ['</title>', `$&\n    ${factTags(facts())}`],
            ['<link rel="stylesheet"', `${head.replaceAll('$', '$$$$')}\n    $&`],
          ];
          const page = changes.reduce(replaced, html);
          // Half of a style sheet is one too. With its hash it is an error, which early.ts hears.
          return page.replace(
            /(?<=<link rel="stylesheet"[^>]*)href="[./]*([^"]*)"/g,
            (href, file: string) => {
              const sheet = bundle?.[file];
              return sheet?.type === 'asset'
                ? `${href} integrity="${hashOf(Buffer.from(sheet.source))}"`
                : href;
            },
          );
        },
      },
      async generateBundle() {
        this.emitFile({ type: 'asset', fileName: trouble, source: await script(root, 'trouble') });
      },
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          if (request.url?.split('?')[0] !== `/${trouble}`) return next();
          void script(root, 'trouble').then(
            (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
            next,
          );
        });
      },
    },
  ];
}

/** `by` can hold `$&`, as it does in `replace`. */
export function replaced(html: string, [what, by]: readonly [string, string]): string {
  if (!html.includes(what)) throw new Error(`a page has no ${what}`);
  return html.replace(what, by);
}

/** The code of ../kit/<name>.ts. `early` is a classic script, because browsers paint before they run a module. */
async function script(
  root: string,
  name: 'early' | 'trouble',
  define: Readonly<Record<string, boolean>> = {},
): Promise<string> {
  const format = name === 'early' ? 'iife' : 'es';
  const [{ output }] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define,
    plugins: [traditionalWords()],
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: `${root}/web/kit/${name}.ts`, formats: [format], name },
    },
  })) as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
