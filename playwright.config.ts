import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// The browser is the system's own: set CHROMIUM to take another one.
const executablePath =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const port = Number(process.env.PORT ?? 4173);

/** Faults, pages of others, and what few visit or few changes touch: `npm run check` tries them, and `npm test` the rest. */
const seldom = [
  'addresses',
  'authors',
  'boards_fit',
  'each_request',
  'each_stored',
  'exercise',
  'failures',
  'faults',
  'fences',
  'frame',
  'guest',
  'harmless',
  'kept_files',
  'large_files',
  'loading',
  'long_boards',
  'offline',
  'plugins',
  'practice',
  'presenter',
  'program',
  'quiz',
  'records',
  'share',
  'sheet',
  'standalone',
  'sylver',
  'text_links',
  'values',
  'verify',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/browser',
  projects: [
    { name: 'usual', testIgnore: seldom },
    { name: 'seldom', testMatch: seldom },
  ],
  outputDir: 'build/browser',
  fullyParallel: true,
  // More than the cores of a small machine: a test waits for the page most of its time.
  workers: 3,
  // Only what hangs comes to these: a busy machine is slow, and that is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // It tells the failures at the end, where a log that is cut short still has them.
  reporter: 'dot',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        // Some headless shells crash where a module reads beyond its memory, unless each place is checked.
        '--disable-features=WebAssemblyTrapHandler',
      ],
    },
    screenshot: 'only-on-failure',
    // Their requests would not be those of the page. offline.spec.ts allows them.
    serviceWorkers: 'block',
  },
  // What is tested is dist/, as it would be published: `npm run build` first.
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    port,
  },
});
