// Restricted environments: files opened from a disk, and hosts that refuse WebAssembly.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { Desk, expect, sampleOf, test, prove } from './support';

test.use({ locale: 'en-US' });

const dist = join(import.meta.dirname, '../../dist');
const onDisk = (name: string): string => pathToFileURL(join(dist, name)).href;
const plain = /impartial(_positions|_judge)?[_.]plain[^/]*\.js$/;

/** The addresses of all requests, without hash; Blobs are not counted. */
function watchRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const [url = ''] = request.url().split('#', 1);
    if (!/^(blob|data):/.test(url)) asked.push(url);
  });
  return asked;
}

/** Every response of the site has this policy. */
async function underPolicy(page: Page, policy: string): Promise<void> {
  await page.context().route(/^http/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
}

const withoutWasm = "script-src 'self' 'unsafe-inline'; worker-src 'self'";

test('impartial.html: a move on the board and judge text, from a disk', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto(`${onDisk('impartial.html')}#/v1/wythoff/hdu1527?position=4+6`);
  const verdict = page.locator('impartial-table .verdict .position');
  await expect(verdict).toContainText('can win');
  await page.getByRole('gridcell', { name: /^first 3, second 5/ }).click();
  await expect(verdict).toContainText('no move wins');
  await expect(page).toHaveURL(/moves=1,1/);

  const desk = new Desk(page);
  await desk.write(sampleOf('hdu1527').input.toString('utf8'));
  await desk.outputIs(sampleOf('hdu1527').answer);
  expect(asked).toEqual([onDisk('impartial.html')]);
});

test('impartial.html: another game, another language, the place of a mistake', async ({ page }) => {
  await page.goto(onDisk('impartial.html'));
  await page.getByRole('link', { name: 'Misère Nim' }).click();
  await page.locator('select.language').selectOption('zh-Hans');
  await expect(page.locator('impartial-table .verdict .position')).toContainText('N');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  const desk = new Desk(page);
  await desk.write('1\n3\n2 3 x\n');
  await expect(page.locator('impartial-judge-desk')).toContainText('3:5');
});

test('impartial.html: a certificate is written and checked, from a disk', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto(`${onDisk('impartial.html')}#/v1/sylver_coinage?position=%3C7+9%3E`);
  await prove(page.locator('impartial-certificate'));
  expect(asked).toEqual([onDisk('impartial.html')]);
});

test('impartial.standalone.js: boards on a page from a disk', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'impartial-host-'));
  const file = join(folder, 'host.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A host</title>
    <impartial-board game="wythoff" position="4 6"></impartial-board>
    <pre><code class="language-impartial">game=misere_nim position="1 1 1"</code></pre>
    <script src="${onDisk('impartial.standalone.js')}"></script>`,
  );
  try {
    const asked = watchRequests(page);
    await page.goto(pathToFileURL(file).href);
    const boards = page.locator('impartial-board');
    await expect(boards).toHaveCount(2);
    await expect(boards.first()).toContainText('can win');
    await expect(boards.last()).toContainText('no move wins');
    await boards
      .first()
      .getByRole('gridcell', { name: /^first 3, second 5/ })
      .click();
    await expect(boards.first()).toContainText('no move wins');
    expect(asked).toEqual([pathToFileURL(file).href, onDisk('impartial.standalone.js')]);
    // A position beyond the judge's limit loads another script from the same folder.
    await boards.first().evaluate((board) => {
      board.setAttribute('game', 'number_game');
      board.setAttribute('position', '<12 13>');
    });
    await expect(boards.first().getByRole('gridcell', { name: '59, wins' })).toBeVisible();
    await prove(boards.first().locator('impartial-certificate'));
    expect(asked.slice(2)).toEqual([onDisk('impartial.search.js')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('without WebAssembly the page still solves', async ({ page }) => {
  const asked = watchRequests(page);
  await underPolicy(page, withoutWasm);
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527?position=4+6');
  await desk.outputIs(sampleOf('hdu1527').answer);
  await expect(page.locator('impartial-table .verdict .position')).toContainText('N');
  // One for the board, one for the judge's text.
  const parts = asked.flatMap((url) => plain.exec(url)?.[1] ?? []);
  expect([...parts].sort()).toEqual(['_judge', '_positions']);
});

// The script is read in the page's encoding, whatever that is.
test('without WebAssembly the script loads the plain solver from its folder', async ({ page }) => {
  const asked = watchRequests(page);
  await underPolicy(page, withoutWasm);
  await page.context().route('**/host/index.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=gbk',
      headers: { 'content-security-policy': withoutWasm },
      body: `<!doctype html><title>A host</title>
        <impartial-board game="wythoff" position="4 6"></impartial-board>
        <script src="../impartial.standalone.js"></script>`,
    }),
  );
  await page.goto('host/index.html');
  await expect(page.locator('impartial-board')).toContainText('can win');
  expect(asked.filter((url) => plain.test(url))).toHaveLength(1);
});

test('where WebAssembly is allowed the plain solver is not loaded', async ({ page }) => {
  const asked = watchRequests(page);
  const desk = new Desk(page);
  await desk.open();
  await desk.outputIs(sampleOf('poj1143').answer);
  expect(asked.filter((url) => plain.test(url))).toEqual([]);
});
