// Builds dist/records/. It is a separate build, so that it does not affect how the page's
// code is split. `npm start` serves it too.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { withoutComments } from './markdown.ts';
import { firstPaint } from './first_paint.ts';
import { manifestLink } from './offline_plugin.ts';
import { openGraph } from './open_graph.ts';
import type { Shipped } from './licences.ts';
import { pageHead } from './page_head.ts';
import { shortTemplates } from './templates.ts';
import { workerParts } from './worker_parts.ts';

const file = 'records/index.html';

function renderPage(root: string): string {
  const { policy, icon } = pageHead(root);
  return withoutComments(readFileSync(join(root, 'web/records/page.html'), 'utf8'))
    .replace('{{policy}}', policy)
    .replace('{{icon}}', icon);
}

/** The page as a virtual module of the build. */
function pageAt(path: string, root: string): Plugin {
  return {
    name: 'records-page-source',
    resolveId: (id) => (id === path ? id : undefined),
    load: (id) => (id === path ? renderPage(root) : undefined),
  };
}

export function recordsPage(shipped: Shipped): Plugin {
  let root = process.cwd();
  let outDir = 'dist';
  return {
    name: 'records-page',
    configResolved(config) {
      ({ root } = config);
      ({ outDir } = config.build);
    },
    async closeBundle() {
      // Vitest and the development server also call this hook when they close; only a build writes files.
      if (this.environment.config.command !== 'build') return;
      const input = join(root, file);
      await build({
        root,
        base: './',
        configFile: false,
        logLevel: 'warn',
        plugins: [
          shortTemplates(),
          pageAt(input, root),
          openGraph(),
          shipped.plugin(),
          manifestLink(),
          ...firstPaint(),
        ],
        worker: { format: 'es', plugins: () => [shipped.plugin()], rolldownOptions: workerParts },
        build: {
          target: 'es2022',
          outDir: resolve(root, outDir),
          emptyOutDir: false,
          assetsDir: 'records',
          reportCompressedSize: false,
          rolldownOptions: { input },
        },
      });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (path !== '/records/' && path !== `/${file}`) return next();
        const html = server.transformIndexHtml(`/${file}`, renderPage(root));
        void html.then((text) => response.setHeader('Content-Type', 'text/html').end(text), next);
      });
    },
  };
}
