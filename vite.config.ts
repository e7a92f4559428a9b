import { defineConfig } from 'vitest/config';
import { embedScripts } from './web/build/embed_plugin.ts';
import { firstPaint } from './web/build/first_paint.ts';
import { Shipped } from './web/build/licences.ts';
import { learnPages } from './web/build/learn_plugin.ts';
import { manifestLink, offline } from './web/build/offline_plugin.ts';
import { openGraph } from './web/build/open_graph.ts';
import { ownPages } from './web/build/pages_plugin.ts';
import { traditionalWords } from './web/build/traditional_plugin.ts';
import { workerParts } from './web/build/worker_parts.ts';

const shipped = new Shipped(import.meta.dirname, 'dist');

export default defineConfig({
  // Relative, so that dist/ works under any path of any static host.
  base: './',
  // A path that does not exist is a 404 here as it is on a static host, and not index.html again.
  appType: 'mpa',
  plugins: [
    traditionalWords(),
    learnPages(),
    ownPages(shipped),
    embedScripts(shipped),
    shipped.plugin(),
    manifestLink(),
    offline(shipped),
    openGraph(),
    ...firstPaint(),
  ],
  worker: { format: 'es', plugins: () => [shipped.plugin()], rolldownOptions: workerParts },
  // Every browser that runs ES2022 and knows light-dark() knows modulepreload too.
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A tutorial needs no more.
            { name: 'settings', test: /\/web\/(kit\/(settings|storage)|i18n\/language)\./ },
            // Small parts of the first load, in one file.
            {
              name: 'shared',
              test: /node_modules\/(@lit\/|lit-element|lit-html\/lit-html)|\/web\/(i18n\/dictionary|\w+\/events|kit\/board\/events)\./,
            },
          ],
        },
      },
    },
    modulePreload: {
      polyfill: false,
      // The desk is loaded with all that it imports; boards and words by web/build/preloads.ts. More names would make the
      // first load larger.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || /text_desk-/.test(file) ? needed : [],
    },
  },
  // build/ holds pages too (reports), and changes with every compilation: neither is the page's business.
  optimizeDeps: { entries: ['index.html'] },
  server: { watch: { ignored: ['**/build/**', '**/dist/**'] } },
  test: {
    include: ['tests/{wasm,web,repo}/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/seed.ts'],
    // By default one core is left free, so that two would run one file after the other.
    maxWorkers: '100%',
    // Only what hangs comes to these: a busy machine is slow, and that is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
