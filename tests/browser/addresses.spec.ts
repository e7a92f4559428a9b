// The addresses that other pages name: the site's, those of a version, and the npm package on a content delivery network.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { hashOf } from '../../web/build/hash';
import { versionOf } from '../../web/build/embed_scripts';
import { violations } from './axe';
import { BoardPage } from './board';
import { startHost } from './hosts/server';
import type { Host } from './hosts/server';
import { expect, test, weigh } from './support';

test.use({ locale: 'en-US' });

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const version = `v${versionOf(root)}`;
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

let host: Host;
test.beforeAll(async () => (host = await startHost()));
test.afterAll(() => host.close());

const fence = '<pre><code class="language-impartial">game=wythoff position="4 6"</code></pre>';
const element = '<impartial-board game="wythoff" position="4 6"></impartial-board>';

/** Opens a page of the host with this body. */
async function open(page: Page, body: string, policy?: string): Promise<void> {
  await page.unroute(`${host.origin}/a/page.html`);
  await page.route(`${host.origin}/a/page.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Host</title>${body}</html>`,
    }),
  );
  await page.goto(`${host.origin}/a/page.html`);
}

/** Serves a folder at another origin, with the headers of a public network. */
async function serve(page: Page, origin: string, folder: string, cors = true): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const file = join(folder, new URL(route.request().url()).pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({
      body: readFileSync(file),
      contentType: types[extname(file)] ?? 'text/plain',
      headers: cors ? { 'access-control-allow-origin': '*' } : {},
    });
  });
}

async function isReady(page: Page): Promise<void> {
  const board = page.locator('impartial-board');
  await expect(board).toHaveCount(1);
  await expect(board).toContainText('can win');
}

test.describe('the npm package as a static folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'impartial-cdn-'));
  const cdn = 'https://cdn.test';
  test.beforeAll(() => {
    // tests/repo/package.test.ts has built it.
    const built = join(root, 'build/package');
    const name = execFileSync('npm', ['pack', built, '--silent'], {
      cwd: folder,
      encoding: 'utf8',
    });
    execFileSync('tar', ['-xf', name.trim()], { cwd: folder });
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  test('auto.js makes a board for a fence, and loads no more than the site does', async ({
    page,
  }) => {
    await serve(page, cdn, folder);
    const fromCdn = weigh(page, '/package/');
    await open(page, `${fence}<script type="module" src="${cdn}/package/cdn/auto.js"></script>`);
    await isReady(page);
    // The package does not know where Impartial is.
    await expect(page.getByRole('link', { name: 'Open in Impartial' })).toHaveCount(0);
    const sum = (weights: Map<string, number>) => [...weights.values()].reduce((a, b) => a + b, 0);
    const loaded = await fromCdn();
    const site = weigh(page, '/impartial/');
    await open(
      page,
      `${fence}<script type="module" src="${host.origin}/impartial/embed/auto.js"></script>`,
    );
    await isReady(page);
    expect(loaded.size).toBeGreaterThan(5);
    expect(Math.abs(sum(loaded) - sum(await site()))).toBeLessThan(200);
  });

  test('load.js makes a board for a fence', async ({ page }) => {
    await serve(page, cdn, folder);
    await open(page, `${fence}<script src="${cdn}/package/cdn/load.js"></script>`);
    await isReady(page);
  });

  const withoutWasm = `script-src ${cdn}; connect-src ${cdn}`;
  for (const [name, attributes, policy] of [
    ['as a classic script', '', undefined],
    ['as a module', ' type="module"', undefined],
    ['where WebAssembly is refused', '', withoutWasm],
    ['as a module where WebAssembly is refused', ' type="module"', withoutWasm],
  ] as const) {
    test(`the standalone script from another origin, ${name}`, async ({ page }) => {
      await serve(page, cdn, folder);
      const src = `${cdn}/package/cdn/impartial.standalone.js`;
      await open(page, `${element}<script${attributes} src="${src}"></script>`, policy);
      await isReady(page);
      if (policy !== undefined) return;
      await page.locator('impartial-board').evaluate((board) => {
        board.setAttribute('game', 'number_game');
        board.setAttribute('position', '<12 13>');
      });
      await expect(page.getByRole('gridcell', { name: '59, wins' })).toBeVisible();
    });
  }
});

const homeOfBoard = (page: Page) =>
  page
    .getByRole('link', { name: 'Open in Impartial' })
    .evaluate((link: HTMLAnchorElement) => link.href.replace(/#.*/, ''));

for (const folder of ['embed', `${version}/embed`]) {
  test(`boards of ${folder}/ link to the site`, async ({ page }) => {
    await open(page, `${fence}<script type="module" src="/impartial/${folder}/auto.js"></script>`);
    await isReady(page);
    expect(await homeOfBoard(page)).toBe(`${host.origin}/impartial/`);
  });
}

for (const path of ['embed.html', `${version}/embed.html`]) {
  test(`the board of ${path} links to the site`, async ({ page }) => {
    await page.goto(`${host.origin}/impartial/${path}?game=wythoff&position=4+6&lang=en`);
    await isReady(page);
    expect(await homeOfBoard(page)).toBe(`${host.origin}/impartial/`);
    // Opened alone it is a page.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wythoff’s game');
    await expect(page).toHaveTitle('Wythoff’s game · Impartial');
    await expect(page.locator('impartial-board .rule')).toContainText('heaps');
    const links = await page
      .locator('nav a')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    const pages = ['index.html', 'learn/wythoff.html'];
    expect(links).toEqual(pages.map((name) => `${host.origin}/impartial/${name}`));
    expect(await violations(page)).toEqual([]);
  });
}

test('embed.html alone leads from a name that is no game to every game', async ({ page }) => {
  await page.goto(`${host.origin}/impartial/embed.html?game=foo&lang=en`);
  await expect(page.getByText('There is no game “foo”')).toBeVisible();
  const links = page.locator('nav').first().getByRole('link');
  await expect(links).toHaveText([
    'Number Game',
    'Sylver Coinage',
    'Chess',
    'Wythoff’s game',
    'Misère Nim',
    'Your game',
  ]);
  await links.last().click();
  await isReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your game');
});

const cards = readdirSync(join(dist, 'games')).filter((name) => name.endsWith('.html'));

test('a card sends its reader on to the board, with the state that follows it', async ({
  page,
}) => {
  const site = `${host.origin}/impartial/`;
  // Boards have other tests.
  await page.route(/\/(index|embed)\.html/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  expect(cards.length).toBeGreaterThan(17);
  for (const name of cards) {
    const [id, tag] = name.replace('.html', '').split('.');
    const lang = tag === undefined ? '' : `?lang=${tag === 'zh' ? 'zh-Hans' : tag}`;
    for (const [state, address] of [
      ['', `index.html#/v1/${id}${lang}`],
      [`#/v1/${id}?position=4+6`, `index.html#/v1/${id}?position=4+6`],
      [`?from=chat#/v1/${id}?position=4+6`, `index.html#/v1/${id}?position=4+6`],
      [
        '?position=4+6&mode=quiz',
        `embed.html?position=4+6&mode=quiz&game=${id}${lang.replace('?', '&')}`,
      ],
    ]) {
      await page.goto(`${site}games/${name}${state}`);
      await page.waitForURL(site + address);
    }
  }
});

test('a shared board opens by its card', async ({ page }) => {
  await page.goto(`${host.origin}/impartial/games/wythoff.zh.html?position=4+6&mode=quiz&lang=en`);
  await expect(page.locator('impartial-board .verdict')).toContainText('Which move wins?');
  await page.goto(`${host.origin}/impartial/games/wythoff.html#/v1/wythoff?position=5+9&lang=en`);
  await expect(new BoardPage(page).notation).toHaveValue('5 9');
  // The card is not a step of its own on the way back.
  await page.goBack();
  await expect(page).toHaveURL(/embed\.html/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a card has the rule, and links that lead on', async ({ page }) => {
    for (const name of cards) {
      await page.goto(`${host.origin}/impartial/games/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
      await expect(page.locator('p').first()).toHaveText(
        (await page.locator('meta[name=description]').getAttribute('content')) ?? '',
      );
      const links = await page
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
      expect(links).toHaveLength(2);
      for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
    }
  });
});

test('the folder of a version works as another folder of any site, which the boards do not take for ours', async ({
  page,
}) => {
  const own = 'https://own.test';
  const site = mkdtempSync(join(tmpdir(), 'impartial-own-'));
  try {
    cpSync(join(dist, version, 'embed'), join(site, 'impartial'), { recursive: true });
    await serve(page, own, site);
    await open(page, `${fence}<script src="${own}/impartial/load.js"></script>`);
    await isReady(page);
    await expect(page.getByRole('link', { name: 'Open in Impartial' })).toHaveCount(0);
  } finally {
    rmSync(site, { recursive: true });
  }
});

test('only files that are published for ever are loaded through embed/', async ({ page }) => {
  const loaded = weigh(page, '/impartial/');
  await open(page, `${fence}<script type="module" src="/impartial/embed/auto.js"></script>`);
  await isReady(page);
  const paths = [...(await loaded()).keys()].map((path) => path.replace('/impartial/', ''));
  const others = paths.filter((path) => !path.startsWith(`${version}/embed/`));
  expect([...others].sort()).toEqual(['embed/auto.js']);
  expect(paths.length).toBeGreaterThan(5);
});

test('a version’s scripts can be pinned by the hashes that the page knows', async ({ page }) => {
  const ours = readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, 'assets', file), 'utf8'))
    .join('');
  for (const name of ['auto.js', 'impartial-board.js', 'load.js', 'impartial.standalone.js']) {
    const hash = hashOf(readFileSync(join(dist, version, 'embed', name)));
    expect(ours, name).toContain(hash);
    const src = `/impartial/${version}/embed/${name}`;
    const type = name === 'auto.js' || name === 'impartial-board.js' ? ' type="module"' : '';
    await open(page, `${element}<script${type} src="${src}" integrity="${hash}"></script>`);
    await isReady(page);
  }
});

test('no shipped file contains the development build of Lit', () => {
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html)$/.test(file),
  );
  const withLit = scripts.filter((file) => {
    const text = readFileSync(join(dist, file), 'utf8');
    expect(text, file).not.toContain('Lit is in dev mode');
    return text.includes('litElementVersions');
  });
  // The page, the page in one file, the records, the modules, the standalone script twice, the frame.
  expect(withLit.length).toBeGreaterThanOrEqual(6);
});
