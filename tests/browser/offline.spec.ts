// The site without a network, and its updates (web/offline).
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { startHost } from './hosts/server';
import type { Host } from './hosts/server';
import { Desk, expect, gameIds, sampleOf, test } from './support';

test.use({ locale: 'en-US', serviceWorkers: 'allow' });

const dist = join(import.meta.dirname, '../../dist');
let host: Host;
let site: string;
test.beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'impartial-site-'));
  cpSync(dist, site, { recursive: true });
  host = await startHost({}, site);
});
test.afterEach(() => {
  host.close();
  rmSync(site, { recursive: true });
});

const home = (): string => `${host.origin}/impartial/`;
const line = (page: Page) => page.locator('#update');
const footer = (page: Page) => page.locator('.foot');

/** Waits until the service worker has stored its files. */
async function stored(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** In a page: whether the service worker has stored it, and the files that came before the worker. */
async function hasWhatWasLoaded(): Promise<boolean> {
  const page = location.origin + location.pathname.replace(/\/$/, '/index.html');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = [page, ...loaded.filter((name) => name.includes('/assets/'))];
  const found = await Promise.all(files.map((file) => caches.match(file, { ignoreSearch: true })));
  return found.every((each) => each !== undefined);
}

const hash = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;
const textOf = (name: string): string => readFileSync(join(site, name), 'utf8');

/** Publishes a build of another version: its pages `changed`, and index.html, say so. */
function publish(version: string, changed: Readonly<Record<string, string>> = {}): void {
  let worker = textOf('sw.js');
  const [, build = ''] = /"impartial-build" content="([^"]*)"/.exec(textOf('index.html')) ?? [];
  expect(worker).toContain(build);
  for (const [name, text] of Object.entries({ 'index.html': textOf('index.html'), ...changed })) {
    const is = text.replace(`content="${build}"`, `content="${version}"`);
    const was = hash(textOf(name));
    expect(worker).toContain(was);
    worker = worker.replaceAll(was, hash(is));
    writeFileSync(join(site, name), is);
  }
  writeFileSync(join(site, 'sw.js'), worker.replaceAll(build, version));
}

test('after one visit all boards, judge text and tutorials work without a network', async ({
  page,
  complaints,
}) => {
  const desk = new Desk(page);
  await page.goto(home());
  await stored(page);
  host.close();
  await page.reload();
  await expect(footer(page)).toContainText('Impartial');
  for (const game of gameIds) {
    await page.goto(`${home()}#/v1/${game}`);
    await page.locator('impartial-table .stage > :not(.placeholder)').waitFor();
    await expect(page.locator('impartial-table .verdict .position')).toContainText(/win/);
  }
  await page.goto(`${home()}?from=elsewhere#/v1/wythoff/hdu1527?lang=zh-Hans`);
  await desk.outputIs(sampleOf('hdu1527').answer);
  await desk.editor.waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.goto(`${home()}#/v1/sylver_coinage?position=<5 7>&lang=en`);
  await expect(page.locator('impartial-table .verdict .position')).toContainText(/win/);
  // The address that is shared leads on.
  await page.goto(`${home()}games/wythoff.html#/v1/wythoff?position=4+6&lang=en`);
  await expect(page.locator('impartial-table .verdict .position')).toContainText(/win/);
  expect(complaints).toEqual([]);
  await page.goto(`${home()}learn/`);
  await expect(page.locator('h1')).toBeVisible();
  // Boards in tutorials are stored when they are first used.
  expect(complaints.every((text) => /ERR_(FAILED|CONNECTION_REFUSED)/.test(text))).toBe(true);
  complaints.length = 0;
});

for (const [place, content] of Object.entries({
  'sheet/': '.exercise, main svg, main ol',
  'records/?lang=en': 'main table, main svg',
  'verify/#top': 'main button',
  'learn/wythoff.html': 'impartial-board .stage > :not(.placeholder)',
})) {
  // The sheet writes a # into its address itself.
  test(`a page that is the first one of a visit works without a network: ${place}`, async ({
    page,
    complaints,
  }) => {
    await page.goto(home() + place);
    await expect(page.locator(content).first()).toBeVisible();
    await stored(page);
    await expect.poll(() => page.evaluate(hasWhatWasLoaded)).toBe(true);
    host.close();
    await page.reload();
    await expect(page.locator(content).first()).toBeVisible();
    // What no page has needed yet.
    expect(complaints.every((text) => /ERR_(FAILED|CONNECTION_REFUSED)/.test(text))).toBe(true);
    complaints.length = 0;
  });
}

test('a new version is offered, taken when the reader says so, and told to other tabs', async ({
  page,
  context,
}) => {
  await page.goto(home());
  await stored(page);
  const other = await context.newPage();
  await other.goto(`${home()}#/v1/wythoff?lang=zh-Hant`);
  await expect(footer(page)).not.toContainText('9.9.9');
  await expect(line(page)).toHaveCount(0);

  publish('9.9.9');
  await page.reload();
  await expect(line(page)).toContainText('A new version is ready.');
  // Nothing has changed yet, in spite of the network.
  await expect(footer(page)).not.toContainText('9.9.9');
  expect(await violations(page)).toEqual([]);
  await line(page).getByRole('button', { name: 'Not now' }).click();
  await expect(line(page)).toHaveCount(0);
  await page.reload();
  await expect(footer(page)).not.toContainText('9.9.9');
  await line(page).getByRole('button', { name: 'Reload' }).press('Enter');
  await expect(footer(page)).toContainText('9.9.9');
  await expect(line(page)).toHaveCount(0);

  await expect(line(other)).toContainText('新版本已就緒');
  await expect(footer(other)).not.toContainText('9.9.9');
  await line(other).getByRole('button', { name: '重新載入' }).click();
  await expect(footer(other)).toContainText('9.9.9');
  await expect(line(other)).toHaveCount(0);
});

/** In the page. */
async function askForBuild(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  navigator.serviceWorker.controller?.postMessage('build', [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    setTimeout(resolve, 1000);
  });
}

test('a page that always comes from the host offers its new version, and keeps no bad file of it', async ({
  page,
  complaints,
}) => {
  await page.goto(home());
  await stored(page);
  const verify = textOf('verify/index.html');
  const [script = ''] = /assets\/verify-[\w-]{8}\.js/.exec(verify) ?? [];
  const next = script.replace(/.{8}(?=\.js)/, '12345678');
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(verify) ?? [];
  const renamed = verify.replaceAll(script, next);
  publish('9.9.9', {
    'verify/index.html': renamed.replace(hash(map), hash(map.replaceAll(script, next))),
  });
  const whole = readFileSync(join(site, script));
  writeFileSync(join(site, next), whole.subarray(0, whole.length / 2));
  await page.goto(`${home()}verify/`);
  const start = page.locator('.check-all');
  await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeVisible();
  await expect(start).toHaveCount(0);
  writeFileSync(join(site, next), whole);
  await page.reload();
  await expect(start).toBeVisible();
  expect(complaints.length).toBeGreaterThan(0);
  expect(complaints.every((text) => text.includes(next) || text.includes('ERR_FAILED'))).toBe(true);
  complaints.length = 0;
  await line(page).getByRole('button', { name: 'Reload' }).click();
  /** Of the worker; the page may be loaded again meanwhile. */
  const build = (): Promise<unknown> => page.evaluate(askForBuild).catch(() => undefined);
  await expect.poll(build).toBe('9.9.9');
  await page.goto(home());
  await expect(footer(page)).toContainText('9.9.9');
});

for (const name of ['index.html', 'assets/app-', 'assets/common-.*css']) {
  test(`a stored file that has changed is fetched anew: ${name}`, async ({ page }) => {
    await page.goto(home());
    await stored(page);
    /** Each stored file of this name, and what it holds; `put`: half of it from now on. */
    const contents = (put: boolean): Promise<readonly string[]> =>
      page.evaluate(
        async ([file, spoil]) => {
          const found: string[] = [];
          for (const key of await caches.keys()) {
            const cache = await caches.open(key);
            for (const request of await cache.keys()) {
              if (!new RegExp(`/impartial/${file}`).test(request.url)) continue;
              const { headers, text } = await cache.match(request).then(async (kept) => ({
                headers: kept?.headers ?? {},
                text: (await kept?.text()) ?? '',
              }));
              found.push(text);
              const half = text.slice(0, text.length >> 1);
              if (spoil) await cache.put(request, new Response(half, { headers }));
            }
          }
          return found;
        },
        [name, put] as const,
      );
    const whole = await contents(true);
    expect(whole.length).toBeGreaterThan(0);
    expect(await contents(false)).not.toEqual(whole);
    await page.reload();
    await expect(footer(page)).toContainText('Impartial');
    await expect(page.locator('impartial-table .verdict .position')).toContainText(/win/);
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    expect(await contents(false)).toEqual(whole);
  });
}

test('a file that is not that of its build is not stored, and the page works', async ({ page }) => {
  const other = readFileSync(join(site, 'index.html'), 'utf8');
  writeFileSync(join(site, 'learn/index.html'), other.replace('<title>', '<title>Other '));
  await page.goto(home());
  const registration = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      return found && [found.installing, found.waiting, found.active].filter(Boolean).length;
    });
  // Refused.
  await expect.poll(registration).toBe(undefined);
  await expect(page.locator('impartial-table .verdict .position')).toContainText('You can win');
});

for (const [how, spoiled] of Object.entries({
  'the page of a captive portal': () => Buffer.from('<!doctype html><title>Log in</title>'),
  'half of itself': (file: Buffer) => file.subarray(0, file.length / 2),
  'itself but for a bit': (file: Buffer) => Buffer.from(file).fill(file[30]! ^ 1, 30, 31),
})) {
  test(`a file that is ${how} when it is first used is not kept`, async ({ page, complaints }) => {
    await page.goto(home());
    await stored(page);
    const worker = readFileSync(join(site, 'sw.js'), 'utf8');
    const files = [...worker.matchAll(/([\w./-]+\.\w+)[`"']:[`"']sha384-/g)].map(
      ([, path]) => path!,
    );
    expect(files.length).toBeGreaterThan(90);
    const scripts = files.filter((file) => /\.(js|css|wasm)$/.test(file));
    for (const file of scripts) {
      const path = join(site, file);
      writeFileSync(path, spoiled(readFileSync(path)));
    }
    const places = ['records/', 'verify/', 'learn/wythoff.html'];
    for (const place of places) {
      await page.goto(home() + place);
      await page.waitForLoadState('networkidle');
    }
    cpSync(dist, site, { recursive: true });
    complaints.length = 0;
    await page.goto(`${home()}records/`);
    await expect(page.locator('main table, main svg').first()).toBeVisible();
    await page.goto(`${home()}verify/`);
    await expect(page.getByRole('button', { name: /Run|Check|Start/ }).first()).toBeVisible();
    await page.goto(`${home()}learn/wythoff.html`);
    await expect(page.locator('impartial-board .verdict').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('nothing is registered in the page in one file, nor in a page around a board or our page', async ({
  page,
}) => {
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
  await page.goto(`${host.origin}/reset.html`);
  await expect(page.locator('impartial-board .verdict')).toHaveText(/can win/);
  await page.goto(`${home()}impartial.html`);
  await page.locator('impartial-table .verdict .position').waitFor();
  await page.goto(`${host.origin}/frame.html`);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/impartial/index.html';
    document.body.append(frame);
  });
  await page.frameLocator('iframe >> nth=1').locator('impartial-table .verdict').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await scopes()).toEqual([]);
  // The same look at a page of the site finds something.
  await page.goto(home());
  await expect.poll(scopes).toEqual([home()]);
});

test('the page can be installed: its manifest names icons of their size', async ({ page }) => {
  await page.goto(home());
  const address = await page
    .locator('link[rel=manifest]')
    .evaluate((link) => (link as HTMLLinkElement).href);
  const manifest = (await (await page.request.get(address)).json()) as {
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(new URL(manifest.start_url, address).href).toBe(home());
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of manifest.icons) {
    const png = await (await page.request.get(new URL(src, address).href)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});
