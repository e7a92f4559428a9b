// The share dialog: for each place the texts are copied, and the board that they bring works.
import manifest from '../../package.json' with { type: 'json' };
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { placeWords } from '../../web/kit/places/place_words';
import { placeIds, stepsFor } from '../../web/kit/places/places';
import type { PlaceId } from '../../web/kit/places/places';
import { colourRules, languageRules, violations } from './axe';
import { BoardPage } from './board';
import { startHost } from './hosts/server';
import { expect, test } from './support';

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

async function openDialog(page: Page, address: string): Promise<Locator> {
  const board = new BoardPage(page);
  await board.open(address);
  await page.locator('button.share').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

const choose = (dialog: Locator, id: PlaceId) =>
  dialog.getByLabel('Where will it be?').selectOption(id);

/** What the browser has in its clipboard after a click on a button. */
async function copiedBy(button: Locator): Promise<string> {
  const page = button.page();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.click();
  await expect(button).toHaveText('Copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('each place gets the texts that it needs, each is copied, and the place is remembered', async ({
  page,
}) => {
  const dialog = await openDialog(page, '#/v1/wythoff/hdu1527?position=4+6&moves=1,1');
  const home = new URL('./', page.url()).href;
  await expect(dialog).toHaveAccessibleName('Share this board');
  for (const id of placeIds) {
    await choose(dialog, id);
    const shown = dialog.locator('.snippets pre');
    const texts = await shown.allInnerTexts();
    // The texts of the data, as far as they do not depend on the board.
    const empty = { attributes: [], title: '', link: '', name: 'wythoff-4-6' };
    const steps = stepsFor(id, { home, newest: manifest.version, board: empty });
    for (const { often, text } of steps) if (often !== 'board') expect(texts).toContain(text);
    const heads = dialog.locator('.step-head p');
    await expect(heads).toHaveText(
      steps.map((step) => placeWords.en.where(step).replaceAll('`', '')),
    );
    expect(texts.join('\n')).toMatch(/wythoff/);
    for (const row of await dialog.locator('.snippets > li:has(pre)').all()) {
      // A text changes once more when the preview has told the board's height.
      await expect(async () => {
        const copied = await copiedBy(row.locator('.copy'));
        expect(copied).toBe(await row.locator('pre').innerText());
      }).toPass();
    }
  }
  await choose(dialog, 'hugo');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  await page.reload();
  const again = await openDialog(page, '#/v1/wythoff');
  await expect(again.getByLabel('Where will it be?')).toHaveValue('hugo');
});

test('a link opens the position that was shared', async ({ page }) => {
  const dialog = await openDialog(page, '#/v1/wythoff/hdu1527?position=4+6&moves=1,1');
  const texts = dialog.locator('.snippets pre');
  const link = /games\/wythoff\.html#\/v1\/wythoff\/hdu1527\?position=4\+6&moves=1,1/.source;
  // The board's name comes with its analysis.
  await expect(texts).toHaveText([
    new RegExp(`${link}$`),
    /^\[Wythoff’s game: heaps of 3 and 5\. The player to move loses\. Click to play\.\]\(.*\)$/,
  ]);
  const [address, markdown] = await texts.allInnerTexts();
  expect(markdown).toContain(`](${address})`);
  await dialog.getByLabel('Mode').selectOption('quiz');
  await expect(texts).toHaveText([
    /games\/wythoff\.html\?position=4\+6&moves=1%2C1&mode=quiz$/,
    /^\[Wythoff’s game: heaps of 3 and 5\. Your move: which one wins\?/,
  ]);
  const [sealed = ''] = await texts.allInnerTexts();
  const opened = await page.context().newPage();
  await opened.goto(sealed);
  await opened.waitForURL('**/embed.html?*');
  const board = opened.locator('impartial-board');
  await expect(board.locator('.verdict')).toContainText('Which move wins?');
});

test('a frame is as high as its board, without a border, and its link opens a working page', async ({
  page,
}) => {
  const dialog = await openDialog(page, '#/v1/misere_nim?position=2+3+4+5');
  await choose(dialog, 'frame');
  const code = dialog.locator('.snippets pre');
  await expect(code).not.toContainText('height="480"');
  const html = await copiedBy(dialog.locator('.snippets .copy'));
  const height = Number(/height="(\d+)"/.exec(html)?.[1]);
  const width = await dialog.locator('figure iframe').evaluate((frame) => frame.clientWidth);

  // Another page, from another origin, with the frame in a box of the same width.
  const host = await startHost();
  const other = await page.context().newPage();
  await other.goto(`${host.origin}/dark.html`);
  await other.setContent(
    `<!doctype html><title>x</title><body style="margin:0;inline-size:${width}px">${html}`,
  );
  const frame = other.locator('iframe');
  const board = frame.contentFrame().locator('impartial-board');
  await expect(board).toContainText('no move wins');
  const box = await frame.boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width, height });
  await expect
    .poll(() => board.evaluate((each) => Math.ceil(each.getBoundingClientRect().height)))
    .toBe(height);

  const popup = other.waitForEvent('popup');
  await board.getByRole('link', { name: 'Open in Impartial' }).click();
  const opened = new BoardPage(await popup);
  await expect(opened.notation).toHaveValue('2 3 4 5');
  await expect(opened.page.locator('impartial-table .verdict')).toContainText('N');
  host.close();
});

test('a fence and an element keep the space of their board', async ({ page }) => {
  const dialog = await openDialog(page, '#/v1/misere_nim?position=2+3+4+5');
  await choose(dialog, 'mkdocs');
  const fence = dialog.locator('pre').last();
  await expect(fence).toHaveText(/game=misere_nim .* height=\d{3}\n```$/);
  await choose(dialog, 'html');
  await expect(fence).toContainText(/<impartial-board game="misere_nim" .* height="\d{3}">/);
});

test('a Chinese author gets a Chinese board of the height that it has in an English page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const board = new BoardPage(page);
  await board.open('#/v1/wythoff?position=4+6&lang=zh-Hans');
  await page.locator('button.share').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('select.place').selectOption('mkdocs');
  const fence = dialog.locator('pre').last();
  await expect(fence).toHaveText(/ lang=zh-Hans height=\d{3}\n```$/);
  await expect(dialog.frameLocator('iframe').locator('impartial-board')).toContainText('你能赢');
  const [, body = '', height = ''] =
    /```impartial\n([^]* height=(\d+))\n```/.exec(await fence.innerText()) ?? [];
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 1280, height: 800 });
  await other.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>A host</title><main style="width: 800px"><pre><code class="language-impartial">${body.replace(/ height=.*/, '')}</code></pre></main><script src="embed/load.js"></script>`,
    }),
  );
  await other.goto(new URL('host.html', page.url()).href);
  const placed = other.locator('impartial-board');
  await expect(placed).toContainText('你能赢');
  await expect
    .poll(async () => Math.abs(((await placed.boundingBox())?.height ?? 0) - Number(height)))
    .toBeLessThan(8);
});

test('a picture is downloaded and copied as PNG of twice the size, with or without the answers', async ({
  page,
}) => {
  const dialog = await openDialog(page, '#/v1/wythoff?position=4+6');
  await choose(dialog, 'luogu');
  const picture = dialog.locator('.snippets img');
  const told = 'Wythoff’s game: heaps of 4 and 6. The player to move wins. Click to play.';
  await expect(picture).toHaveAttribute('alt', told);
  const drawn = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  });
  const twice = { width: 2 * drawn.width, height: 2 * drawn.height };
  const withAnswers = await pngOf(dialog, 'wythoff-4-6.png');
  expect(withAnswers.size).toEqual(twice);

  await dialog.getByRole('button', { name: 'Copy picture' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const image = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
    return { width: image.width, height: image.height };
  });
  expect(copied).toEqual(twice);

  await dialog.getByLabel('Answers').selectOption('Hidden');
  await expect(picture).toHaveAttribute('alt', /heaps of 4 and 6\. Your move: which one wins\?/);
  expect(await picture.getAttribute('src')).not.toContain('class%3D%22wins%22');
  const question = await pngOf(dialog, 'wythoff-4-6.png');
  expect(question.size).toEqual(twice);
  expect(question.bytes.equals(withAnswers.bytes)).toBe(false);
  // The page that is opened does not tell the answer either.
  await expect(dialog.locator('.snippets pre')).toContainText('mode=quiz');

  // Light, whatever the reader's theme.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await pngOf(dialog, 'wythoff-4-6.png')).bytes.equals(question.bytes)).toBe(true);

  await choose(dialog, 'github');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download SVG' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('wythoff-4-6.svg');
  expect(readFileSync(await file.path(), 'utf8')).toContain('prefers-color-scheme: dark');
});

async function pngOf(dialog: Locator, name: string) {
  const downloading = dialog.page().waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PNG' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(name);
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { bytes, size: { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } };
}

test('a page can stay on a version, and a hash is that of the script', async ({ page }) => {
  const dialog = await openDialog(page, '#/v1/wythoff');
  await choose(dialog, 'html');
  await dialog.getByLabel('Version').selectOption({ label: 'Stay on 0.1.0' });
  await expect(dialog.locator('pre').first()).toContainText('/v0.1.0/embed/load.js"');
  const hashed = await dialog.getByLabel('Version').locator('option').last().innerText();
  await dialog.getByLabel('Version').selectOption({ label: hashed });
  await expect(dialog.locator('pre').first()).toContainText('integrity="sha384-');
  const html = (await dialog.locator('pre').allInnerTexts()).join('\n');
  const other = await page.context().newPage();
  await other.route(/^http:\/\/other\.test\/$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>x</title>${html}` }),
  );
  await other.route(/standalone\.js$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
  await other.goto('http://other.test/');
  await expect(other.locator('impartial-board')).toContainText('can win');
  await choose(dialog, 'mkdocs');
  await expect(dialog.getByLabel('Version').locator('option')).toHaveCount(2);
  await choose(dialog, 'react');
  await expect(dialog.getByLabel('Version')).toHaveCount(0);
});

test('a failed load of the dialog is reported', async ({ page, complaints }) => {
  await page.route(/\/share-[^/]*\.js$/, (route) => route.abort());
  const board = new BoardPage(page);
  await board.open('#/v1/wythoff');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('A part could not be loaded')).toBeVisible();
  expect(complaints.every((text) => text.includes('ERR_FAILED'))).toBe(true);
  complaints.length = 0;
});

for (const language of ['en', 'zh-Hans', 'zh-Hant']) {
  const title = `${language}: axe finds nothing in the dialog, in any theme`;
  test(title, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const dialog = await openDialog(page, `#/v1/number_game?lang=${language}`);
    const rules = language === 'en' ? undefined : languageRules;
    // One of each form.
    for (const place of ['link', 'mkdocs', 'html', 'frame', 'luogu'] as const) {
      await dialog.locator('select.place').selectOption(place);
      expect.soft(await violations(page, rules), `${language} ${place}`).toEqual([]);
      // In a window as narrow as a phone, nothing is cut off.
      await page.setViewportSize({ width: 320, height: 640 });
      const surplus = await dialog.evaluate((each) => each.scrollWidth - each.clientWidth);
      expect.soft(surplus, `${language} ${place}`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 720 });
      if (language !== 'en') continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violations(page, colourRules), 'dark').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}
