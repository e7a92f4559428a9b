import { defineConfig } from 'vitest/config';
import { compilerFiles, compilerPackage } from './web/build/compiler_plugin.ts';
import { cards } from './web/build/cards_plugin.ts';
import { pageChunks, workerChunks } from './web/build/chunks.ts';
import { embedScripts } from './web/build/embed_plugin.ts';
import { withoutFacades } from './web/build/facades_plugin.ts';
import { firstPaint } from './web/build/first_paint.ts';
import { Shipped } from './web/build/licences.ts';
import { minifiedTemplates } from './web/build/templates_plugin.ts';
import { integrity } from './web/build/integrity_plugin.ts';
import { manifestLink, offline } from './web/build/offline_plugin.ts';
import { openGraph } from './web/build/open_graph.ts';
import { pages } from './web/build/pages_plugin.ts';
import { traditionalWords } from './web/build/traditional_plugin.ts';

const shipped = new Shipped(import.meta.dirname, 'dist');

export default defineConfig({
  // Relative, so that dist/ works under any path of any static host.
  base: './',
  // A path that does not exist is a 404 here as it is on a static host, and not index.html again.
  appType: 'mpa',
  plugins: [
    traditionalWords(),
    minifiedTemplates(),
    pages(),
    embedScripts(shipped),
    compilerPackage(),
    compilerFiles(),
    shipped.plugin(),
    manifestLink(),
    integrity(),
    offline(shipped),
    openGraph(),
    cards(),
    withoutFacades(),
    ...firstPaint(),
  ],
  worker: {
    format: 'es',
    plugins: () => [compilerPackage(), shipped.plugin(), withoutFacades()],
    rolldownOptions: { output: { codeSplitting: { groups: workerChunks } } },
  },
  // Every browser that runs ES2022 and knows light-dark() knows modulepreload too.
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // What a part imports has come with the page already, and the names would make the first load larger.
      resolveDependencies: (_, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    rolldownOptions: { output: { codeSplitting: { groups: pageChunks } } },
  },
  // build/ holds pages too (reports), and changes with every compilation: neither is the page's business.
  optimizeDeps: { entries: ['index.html'], exclude: ['@yowasp/clang'] },
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
