// Builds the pages that have a folder of their own: dist/records/, dist/verify/, with their scripts in dist/pages/. It is a
// separate build, so that it does not affect how the first page's code is split. `npm start` serves the pages too.
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
import { traditionalWords } from './traditional_plugin.ts';
import { workerParts } from './worker_parts.ts';

const folders = ['records', 'verify'] as const;
type Folder = (typeof folders)[number];

const fileOf = (folder: Folder): string => `${folder}/index.html`;

function renderPage(root: string, folder: Folder): string {
  const { policy, icon } = pageHead(root);
  return withoutComments(readFileSync(join(root, `web/${folder}/page.html`), 'utf8'))
    .replace('{{policy}}', policy)
    .replace('{{icon}}', icon);
}

/** The pages as virtual modules of the build. */
function sources(root: string): Plugin {
  const folderOf = (id: string): Folder | undefined =>
    folders.find((folder) => id === join(root, fileOf(folder)));
  return {
    name: 'pages-source',
    resolveId: (id) => (folderOf(id) ? id : undefined),
    load(id) {
      const folder = folderOf(id);
      return folder && renderPage(root, folder);
    },
  };
}

export function ownPages(shipped: Shipped): Plugin {
  let root = process.cwd();
  let outDir = 'dist';
  return {
    name: 'own-pages',
    configResolved(config) {
      ({ root } = config);
      ({ outDir } = config.build);
    },
    async closeBundle() {
      // Vitest and the development server also call this hook when they close; only a build writes files.
      if (this.environment.config.command !== 'build') return;
      const input = Object.fromEntries(
        folders.map((folder) => [folder, join(root, fileOf(folder))]),
      );
      await build({
        root,
        base: './',
        configFile: false,
        logLevel: 'warn',
        plugins: [
          traditionalWords(),
          sources(root),
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
          assetsDir: 'pages',
          reportCompressedSize: false,
          rolldownOptions: { input },
        },
      });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const folder = folders.find((each) => path === `/${each}/` || path === `/${fileOf(each)}`);
        if (!folder) return next();
        const html = server.transformIndexHtml(`/${fileOf(folder)}`, renderPage(root, folder));
        void html.then((text) => response.setHeader('Content-Type', 'text/html').end(text), next);
      });
    },
  };
}
