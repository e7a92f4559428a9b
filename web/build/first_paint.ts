// What every page needs before its first paint: the reader's theme (../kit/early.ts), and the facts in its head. In
// index.html also the opening of the page.
import { relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import type * as openingModule from './opening.ts';
import { preloads } from './preloads.ts';
import { factTags, siteFacts } from './site_facts.ts';

/** Of these, `early` is a classic script, because browsers paint before they run a module. */
const scripts = ['early', 'trouble'] as const;
const place = '<div id="app"></div>';

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
  const named = async (name: (typeof scripts)[number], hasOffline: boolean) =>
    [`${name}.js`, await earlyScript(root, name, hasOffline)] as const;
  let opened: ReturnType<typeof opening> | undefined;
  return [
    {
      name: 'opening',
      configResolved: (config) => void ({ root } = config),
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
          const way = relative(path.replace(/[^/]*$/, ''), '/early.js');
          const isApp = path === '/index.html';
          const game = isApp ? ` data-game="${(await (opened ??= opening())).game}"` : '';
          // The development server has no bundle.
          const files = isApp && bundle ? preloads(bundle) : undefined;
          const needed = files ? ` data-needed='${files.needed}'` : '';
          // The script comes last, because browsers ask for nothing that comes after it until they have it.
          const last = `${files?.tags ?? ''}<script src="${way}"${game}${needed}></script>`;
          return html
            .replace('</title>', `</title>\n    ${factTags(facts())}`)
            .replace('</head>', `  ${last}\n  </head>`);
        },
      },
      async generateBundle() {
        for (const [fileName, source] of await Promise.all(
          scripts.map((name) => named(name, true)),
        )) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          const script = scripts.find((each) => request.url?.split('?')[0] === `/${each}.js`);
          if (script === undefined) return next();
          void named(script, false).then(
            ([, code]) => response.setHeader('Content-Type', 'text/javascript').end(code),
            next,
          );
        });
      },
    },
  ];
}

async function earlyScript(
  root: string,
  name: (typeof scripts)[number],
  hasOffline: boolean,
): Promise<string> {
  const format = name === 'early' ? 'iife' : 'es';
  const [{ output }] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { hasOffline },
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: `${root}/web/kit/${name}.ts`, formats: [format], name },
    },
  })) as [Rolldown.RolldownOutput];
  return output[0].code;
}
