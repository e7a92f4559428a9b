// A host tells browsers to keep each file for ten minutes, errors too, as GitHub Pages does. One file is bad at first: the
// browser keeps the bad one. When the host has the whole file, loading the page again once mends it, with a service worker
// and without.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startHost } from './hosts/server';
import type { Host } from './hosts/server';
import { expect, test } from './support';

test.use({ locale: 'en-US', serviceWorkers: 'block' });

const dist = join(import.meta.dirname, '../../dist');
let host: Host;
let site: string;
test.beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'impartial-site-'));
  cpSync(dist, site, { recursive: true });
  // Not by `page.route`, which ends the browser's own keeping of files.
  writeFileSync(join(site, 'another.html'), another);
  host = await startHost({}, site, undefined, 'public, max-age=600');
});
test.afterEach(() => {
  host.close();
  rmSync(site, { recursive: true });
});

/** Half of a file ends at a brace, so that it is no script. */
const kinds: Readonly<Record<string, (file: string) => void>> = {
  missing: (file) => rmSync(file),
  'a page of HTML': (file) => writeFileSync(file, '<!doctype html><p>Sign in'),
  'cut in half': (file) => {
    const body = readFileSync(file);
    writeFileSync(file, body.subarray(0, body.lastIndexOf('{', body.length >> 1) + 1));
  },
  'with one bit turned': (file) => {
    const body = readFileSync(file);
    const at = Math.floor(0.9 * body.length);
    body[at] = (body[at] ?? 0) ^ 1;
    writeFileSync(file, body);
  },
};

/** Other people's pages have no hashes of our scripts, and a bit may leave a script that is one. */
const hasHashes = (name: string): boolean => !/frame|another/.test(name);

interface Place {
  readonly address: string;
  /** All of it is there. */
  readonly works: (page: Page) => Promise<void>;
}

const board = (page: Page) => page.locator('.verdict .position').first();

const places: Readonly<Record<string, Place>> = {
  'the first page': {
    address: '#/v1/wythoff/hdu1527?position=4+6&lang=en',
    works: async (page) => {
      await expect(board(page)).toContainText('can win');
      await page.getByRole('tab', { name: 'Judge text' }).click();
      await page.getByRole('button', { name: 'Your output' }).click();
      await expect(page.locator('impartial-verdict').getByRole('textbox')).toBeVisible();
      await page.getByRole('button', { name: 'Output', exact: true }).click();
      await expect(page.locator('impartial-output textarea')).toHaveValue(/^[01]\n/);
      await page.getByRole('tab', { name: 'Why' }).click();
      await expect(page.locator('impartial-why')).toContainText('partner');
      // Without them the page itself solves, and stands still meanwhile.
      expect(page.workers()).toHaveLength(2);
    },
  },
  'the first page in Chinese': {
    address: '#/v1/sylver_coinage?position=<8 9>&lang=zh-Hans',
    works: (page) => expect(board(page)).toContainText('能赢：选 21'),
  },
  records: {
    address: 'records/',
    works: (page) => expect(page.locator('main table, main svg').first()).toBeVisible(),
  },
  verify: {
    address: 'verify/',
    works: (page) =>
      expect(page.getByRole('button', { name: /Run|Check|Start/ }).first()).toBeVisible(),
  },
  sheet: {
    address: 'sheet/',
    works: (page) => expect(page.locator('.answers li').first()).toBeVisible(),
  },
  'a tutorial': {
    address: 'learn/wythoff.html',
    works: async (page) => {
      await page.evaluate(() => document.querySelector('pre.board')?.scrollIntoView());
      await expect(page.locator('impartial-board .verdict').first()).toBeVisible();
    },
  },
  'a frame': {
    address: 'embed.html?game=wythoff&position=4+6&lang=en',
    works: worksOrReloads,
  },
  'another page': {
    address: 'another.html',
    works: worksOrReloads,
  },
};

/** Nothing is kept in other people's pages, not even that a part was missing, so the reader may have to press Reload. */
async function worksOrReloads(page: Page): Promise<void> {
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(board(page).or(reload)).toBeVisible();
  if (await reload.isVisible()) {
    await expect(page.getByText(/Two heaps|has not come/)).toBeVisible();
    await reload.click();
  }
  await expect(board(page)).toContainText('can win');
}

const another = `<!doctype html><html lang="en"><title>Host</title><script src="/impartial/embed/load.js"></script>
<p>A page.</p><impartial-board game="wythoff" position="4 6" hints="values">Two heaps.</impartial-board></html>`;
/** What a script element of the host names, which nothing can ask for anew. */
const byHost = 'embed/load.js';

/** How many rules each style sheet has. */
const looks = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length).join());

/** What loads more. */
const parts = (page: Page) => [
  page.getByRole('button', { name: 'Your output' }),
  page.getByRole('tab', { name: 'Why' }),
  page.locator('pre.board').first(),
];

/** Nothing more is asked for. For Playwright, a request of a worker that was replaced never ends. */
const rest = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});

/** Visits with bad files, which are whole when the page is loaded again. */
async function visit(
  page: Page,
  { address, works }: Place,
  bad: readonly string[],
  kind: string,
  look: string,
) {
  for (const each of bad) kinds[kind]?.(join(site, each));
  await page.goto(`${host.origin}/impartial/${address}`);
  await rest(page);
  for (const part of parts(page)) await part.click({ timeout: 500 }).catch(() => {});
  await rest(page);
  for (const each of bad) cpSync(join(dist, each), join(site, each));
  await page.reload();
  // The page may load itself once more, which ends what a visitor has just begun.
  await rest(page);
  await works(page);
  await expect.poll(() => looks(page)).toBe(look);
}

/** The files that are asked for, and how the page looks. */
async function filesOf(page: Page, { address, works }: Place) {
  const below = `${host.origin}/impartial/`;
  const asked = new Set<string>();
  page.context().on('request', (request) => {
    const [name = ''] = request.url().split(/[?#]/, 1);
    const isFile = name.startsWith(below) && /\.(js|css|wasm)$/.test(name);
    if (isFile && !name.endsWith(byHost)) asked.add(name.slice(below.length));
  });
  await page.goto(below + address);
  await works(page);
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBeGreaterThan(0);
  return { files: [...asked], look: await looks(page) };
}

// Of each kind one, in `npm test`; `npm run check` has all.
for (const [name, named, kind] of [
  ['the first page', /assets\/index-/, 'a page of HTML'],
  ['the first page', /assets\/wythoff-/, 'missing'],
  ['the first page', /assets\/worker-/, 'cut in half'],
  ['the first page', /judge_simd/, 'with one bit turned'],
  ['a tutorial', /embed\/common-/, 'missing'],
  ['a frame', /embed\/frame/, 'cut in half'],
] as const) {
  test(`${named.source} of ${name}, ${kind}, is mended by loading again`, async ({
    page,
    browser,
    complaints,
  }) => {
    const place = places[name];
    if (!place) throw new Error(name);
    const { files, look } = await filesOf(page, place);
    const [bad, ...more] = files.filter((file) => named.test(file));
    expect([bad, ...more]).toHaveLength(1);
    expect(bad).toBeDefined();
    const other = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
    await visit(await other.newPage(), place, [bad ?? ''], kind, look);
    await other.close();
    complaints.length = 0;
  });
}

for (const [name, place] of Object.entries(places)) {
  for (const kind of Object.keys(kinds)) {
    test(`each file of ${name}, ${kind}, is mended by loading again`, async ({
      page,
      browser,
      complaints,
    }) => {
      test.setTimeout(900_000);
      const { files, look } = await filesOf(page, place);
      const isKnown = (file: string): boolean =>
        kind !== 'with one bit turned' || hasHashes(name) || file.endsWith('.wasm');
      for (const bad of files.filter(isKnown)) {
        await test.step(bad, async () => {
          const other = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
          await visit(await other.newPage(), place, [bad], kind, look);
          await other.close();
        });
      }
      complaints.length = 0;
    });
  }
}

for (const [name, place] of Object.entries(places).filter(([each]) => hasHashes(each))) {
  test(`all files of ${name}, each a page of HTML, are mended by loading again`, async ({
    page,
    browser,
    complaints,
  }) => {
    const { files, look } = await filesOf(page, place);
    const all = [...files, 'trouble.js'];
    const other = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
    await visit(await other.newPage(), place, all, 'a page of HTML', look);
    await other.close();
    complaints.length = 0;
  });
}

test('a service worker is installed though the browser has kept a bad file', async ({
  browser,
  complaints,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const bad = readdirSync(join(dist, 'assets')).find((name) => name.startsWith('chess_rows-'));
  if (!bad) throw new Error('no such file');
  const file = join(site, 'assets', bad);
  kinds['a page of HTML']?.(file);
  const asked = page.context().waitForEvent('response', (response) => response.url().endsWith(bad));
  await page.goto(`${host.origin}/impartial/`);
  await asked;
  await page.waitForTimeout(500);
  cpSync(join(dist, 'assets', bad), file);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await context.close();
  complaints.length = 0;
});
