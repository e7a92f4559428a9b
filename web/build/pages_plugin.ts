// The pages beside index.html: learn/*.html from the Markdown of the tutorials, records/index.html, verify/index.html and
// sheet/index.html. No such file is written; the build takes them as further inputs, and `npm start` serves them.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { files as lessons, renderPage as renderLesson } from './learn_pages.ts';
import { withoutComments } from './markdown.ts';
import { pageHead } from './page_head.ts';

const folders = ['records', 'verify', 'sheet'];

const paths = [
  ...lessons.map((file) => `learn/${file}`),
  ...folders.map((folder) => `${folder}/index.html`),
];

async function render(root: string, path: string): Promise<string> {
  const [folder = '', file = ''] = path.split('/');
  if (folder === 'learn') return renderLesson(root, file);
  const { policy, icon } = pageHead(root);
  return withoutComments(readFileSync(join(root, `web/${folder}/page.html`), 'utf8'))
    .replace('{{policy}}', folder === 'sheet' ? withGuests(policy) : policy)
    .replace('{{icon}}', icon);
}

/** The boards of a quiz bring a Lit of their own, which makes a policy of the same name. */
function withGuests(policy: string): string {
  return policy.replace('lit-html', "lit-html 'allow-duplicates'");
}

export function pages(): Plugin {
  let root = process.cwd();
  const pathOf = (id: string) => paths.find((path) => id === join(root, path));
  return {
    name: 'pages',
    config(config) {
      root = resolve(config.root ?? root);
      // Vite finds index.html by itself only if no input is given.
      const input = ['index.html', ...paths].map((path) => [
        path.replace(/(?:\/index)?\.html$/, ''),
        join(root, path),
      ]);
      return { build: { rolldownOptions: { input: Object.fromEntries(input) } } };
    },
    resolveId: (id) => (pathOf(id) === undefined ? undefined : id),
    load(id) {
      const path = pathOf(id);
      return path && render(root, path);
    },
    configureServer(server) {
      server.watcher.on('change', (path) => {
        if (path.startsWith(join(root, 'web/learn/'))) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const [asked = ''] = (request.url ?? '').split('?');
        const path = pathOf(join(root, asked.replace(/\/$/, '/index.html')));
        if (path === undefined) return next();
        const html = render(root, path).then((text) => server.transformIndexHtml(`/${path}`, text));
        void html.then((text) => response.setHeader('Content-Type', 'text/html').end(text), next);
      });
    },
  };
}
