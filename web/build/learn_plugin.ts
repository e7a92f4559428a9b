// Turns web/learn/*.md into learn/*.html: the build treats them like other pages, and `npm start` serves them.
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { files, renderPage } from './learn_pages.ts';

export function learnPages(): Plugin {
  let root = process.cwd();
  const fileAt = (path: string) => files.find((file) => path === join(root, 'learn', file));
  return {
    name: 'learn-pages',
    config(config) {
      root = resolve(config.root ?? root);
      // Vite finds index.html by itself only if no input is given.
      const input = Object.fromEntries(
        ['index.html', ...files.map((file) => `learn/${file}`)].map((path) => [
          path.replace(/\.html$/, ''),
          join(root, path),
        ]),
      );
      return { build: { rolldownOptions: { input } } };
    },
    resolveId: (id) => (fileAt(id) === undefined ? undefined : id),
    load: (id) => {
      const file = fileAt(id);
      return file === undefined ? undefined : renderPage(root, file);
    },
    configureServer(server) {
      server.watcher.on('change', (path) => {
        if (path.startsWith(join(root, 'web/learn/'))) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.replace(/\/$/, '/index.html') ?? '';
        const file = fileAt(join(root, path));
        if (file === undefined) return next();
        const html = renderPage(root, file).then((text) => server.transformIndexHtml(path, text));
        void html.then((text) => response.setHeader('Content-Type', 'text/html').end(text), next);
      });
    },
  };
}
