// The page of records: readable in every window and theme, its rows run by mouse and by keyboard. Also the picture of
// the Number Game beyond 20, with the map of the P-positions that a search has found.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { colourRules, surplusOf, violations } from './axe';
import type { Part } from './axe';
import { expect, test, withoutHashes } from './support';
import type { App } from './support';

test.use({ locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const rowOf = (page: Page, name: string): Locator => page.locator(`tr[data-name="${name}"]`);

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 80; ++i) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element.matches(':focus'))) return;
  }
  throw new Error('Tab does not get there');
}

async function nothingScrollsSideways(page: Page): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    expect.soft(await surplusOf(page), `${size.width} wide`).toBeLessThanOrEqual(0);
  }
}

/** In both themes, and in a narrow window. */
async function nothingIsFound(page: Page, part?: Part): Promise<void> {
  expect.soft(await violations(page, undefined, part)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violations(page, colourRules, part), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await violations(page, undefined, part), 'narrow').toEqual([]);
}

test('axe finds nothing before and after a run, and nothing scrolls sideways', async ({ page }) => {
  await page.goto('./records/');
  const row = rowOf(page, '<12 13>');
  await expect(row).toBeVisible();
  await nothingScrollsSideways(page);
  expect.soft(await violations(page), 'before').toEqual([]);
  await row.getByRole('button').click();
  await expect(row.locator('.same')).toBeVisible();
  await page.locator('summary').click();
  // The table of pairs comes when it is nearly in sight.
  await page.locator('.pairs').scrollIntoViewIfNeeded();
  await expect(page.getByRole('grid')).toBeVisible();
  await nothingScrollsSideways(page);
  await nothingIsFound(page);
});

test('the table of pairs has one tab stop, arrow keys, and words for the pair that is pointed at', async ({
  page,
}) => {
  await page.goto('./records/');
  await page.locator('.pairs').scrollIntoViewIfNeeded();
  const grid = page.getByRole('grid');
  const said = page.locator('.said');
  await expect(grid).toBeVisible();
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('{4, 6} P: every move loses');
  await page.keyboard.press('ArrowDown');
  await expect(grid.locator('[tabindex="0"]')).toBeFocused();
  await expect(said).toContainText('{5, 6} N: 19');
  // A pointer shows another pair; the focus stays.
  const far = grid.getByRole('gridcell', { name: '{17, 26}; N: 23, 42; in no publication' });
  await far.hover();
  await expect(said).toContainText('{17, 26} N: 23, 42');
  await page.mouse.move(0, 0);
  await expect(said).toContainText('{5, 6} N: 19');
  await far.click();
  await expect(far).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#notation')).toHaveValue('<17 26>');
});

test('with the keyboard alone a row runs to its answer, and another is stopped', async ({
  page,
}) => {
  await page.goto('./records/');
  const quick = rowOf(page, '<7 30>');
  await tabTo(page, quick.getByRole('button', { name: 'Run <7 30>' }));
  await page.keyboard.press('Enter');
  await expect(quick.locator('.same')).toContainText('the same answer');
  await expect(page.getByRole('status')).toContainText('<7 30>: ');
  // The pressed button still has the focus.
  await expect(quick.getByRole('button', { name: 'Run again <7 30>' })).toBeFocused();

  const long = rowOf(page, '<20 21>');
  await tabTo(page, long.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(long).toContainText('visited');
  await expect(long.getByRole('button', { name: 'Stop <20 21>' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(long.locator('.incomplete')).toContainText('incomplete after');
});

test('a row waits for the one before it, and waiting and running rows stop at once', async ({
  page,
}) => {
  await page.goto('./records/');
  const [first, second] = [rowOf(page, '<20 21>'), rowOf(page, '<8 14>')];
  await first.getByRole('button').click();
  await second.getByRole('button').click();
  await expect(second).toContainText('waiting');
  await page.getByRole('button', { name: 'Stop all' }).click();
  await expect(first.locator('.incomplete')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Run <8 14>' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run all', exact: true })).toBeVisible();
  await second.getByRole('button').click();
  await expect(second.locator('.same')).toBeVisible();
});

test('the table is copied and saved with the results of this browser', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./records/');
  const row = rowOf(page, '<12 13>');
  await row.getByRole('button').click();
  await expect(row.locator('.same')).toBeVisible();
  await page.getByRole('button', { name: 'Copy as TSV' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = copied.split('\n');
  expect(lines[0]).toMatch(/^# Impartial \d+\.\d+\.\d+: /);
  expect(copied).toMatch(/^# here: \d{4}-\d{2}-\d{2}, \d+ cores, Mozilla/m);
  expect(lines.find((line) => line.startsWith('<12 13>'))).toMatch(/\t59\t2336\t.*\t59\t2336\t/);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('sylver_records.tsv');
  expect(readFileSync(await download.path(), 'utf8')).toBe(copied);
});

test('an answer that is not the recorded one is an error', async ({ page }) => {
  await withoutHashes(page);
  await page.route(/\/assets\/records-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const wrong = (await response.text()).replace('<12 13>\\t131\\t59', '<12 13>\\t131\\t58');
    await route.fulfill({ response, body: wrong.replace('<12 13>\t131\t59', '<12 13>\t131\t58') });
  });
  await page.goto('./records/');
  const row = rowOf(page, '<12 13>');
  await row.getByRole('button').click();
  await expect(row.locator('.different')).toContainText('a different answer: <12 13> N: 59');
});

test('the language is chosen and kept, and a position opens on the board', async ({ page }) => {
  await page.goto('./records/');
  await page.getByLabel('Language').selectOption('zh-Hans');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('h1')).toContainText('纪录');
  await page.reload();
  await expect(page.locator('h1')).toContainText('纪录');
  await rowOf(page, '<12 13>').getByRole('link').click();
  await expect(page.locator('#notation')).toHaveValue('<12 13>');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

// --- The picture beyond 20 -------------------------------------------------------------------------------------------

async function openWhy(page: Page, position: string): Promise<Locator> {
  await page.goto(`./#/v1/sylver_coinage?${new URLSearchParams({ position, hints: 'why' })}`);
  await expect(page.locator('[role="tab"], impartial-why').first()).toBeVisible();
  const picture = page.locator('impartial-sylver-coinage-picture');
  if (!(await page.locator('impartial-why').isVisible())) await page.locator('#tab-why').click();
  await expect(picture.locator('.rows')).toBeVisible();
  return picture;
}

/** The theory, in which the map is folded. */
async function openTheory(page: Page): Promise<Locator> {
  const theory = page.locator('impartial-why details.theory');
  if ((await theory.getAttribute('open')) === null) await theory.locator('summary').click();
  await expect(theory.locator('.content')).toBeVisible();
  return theory;
}

test('axe finds nothing in the rows and the map, and nothing scrolls sideways', async ({
  page,
}) => {
  const picture = await openWhy(page, '<12 13>');
  const theory = await openTheory(page);
  await expect(theory.locator('impartial-p-map .bar').first()).toBeVisible();
  const part = { fromShadowDom: ['impartial-app', 'impartial-table', 'impartial-why'] };
  for (const size of windows) {
    await page.setViewportSize(size);
    // In a narrow window the explanation has a tab of its own.
    if (size.width < 760) await page.locator('#tab-why').click();
    await expect(picture.locator('.rows')).toBeVisible();
    expect.soft(await surplusOf(page), `${size.width} wide`).toBeLessThanOrEqual(0);
  }
  await nothingIsFound(page, part);
});

test('the map gives the count for each Frobenius number, and opens an example', async ({
  page,
}) => {
  await openWhy(page, '<12 13>');
  const opened = page.url();
  const map = (await openTheory(page)).locator('impartial-p-map');
  const data = await page.locator('impartial-app').evaluate(async (app) => {
    const reply = await (app as App).engine.picture('sylver_coinage', '<12 13>');
    if (!reply.ok) throw new Error(reply.notice.message);
    return reply.value as { pPositions: { frobenius: number; count: number; example: string }[] };
  });
  const entries = data.pPositions;
  expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(2336);
  await expect(map.locator('.bar')).toHaveCount(entries.length);
  const most = Math.max(...entries.map(({ count }) => count));
  await expect(map.getByRole('img')).toHaveAccessibleName(new RegExp(` ${most},`));

  const slider = map.getByRole('slider', { name: 'Frobenius number' });
  await slider.focus();
  await page.keyboard.press('Home');
  const [first] = entries;
  const said = `Frobenius number ${first?.frobenius}: `;
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(said));
  await expect(map.locator('.said')).toContainText(`${said}${first?.count} P-position`);
  await page.keyboard.press('End');
  const last = entries.at(-1);
  await expect(map.locator('.said')).toContainText(last?.example ?? 'none');

  await map.locator('.bar').first().hover();
  await expect(map.locator('.said')).toContainText(said);
  const width = (await map.locator('.plot').boundingBox())?.width ?? 0;
  await map.locator('.plot').click({ position: { x: width - 8, y: 80 } });
  await expect(page.locator('#notation')).toHaveValue(last?.example ?? 'none');
  // The address follows; only then is the link below another one.
  await expect(page).not.toHaveURL(opened);

  // With the keyboard.
  await openWhy(page, '<12 13>');
  await expect(page.locator('#notation')).toHaveValue('<12 13>');
  await slider.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('#notation')).toHaveValue(last?.example ?? 'none');
});

test('the facts about a semigroup are in its theory', async ({ page }) => {
  const picture = await openWhy(page, '<12 13>');
  const theory = await openTheory(page);
  for (const fact of ['<12 13>', '12', '66', '131', 'symmetric']) {
    await expect(theory).toContainText(new RegExp(`(^|\\W)${fact}(\\W|$)`));
  }
  await expect(picture.locator('.rows .chosen')).toHaveCount(2);
  // Infinitely many numbers are free, so no largest gap is named.
  const infinite = await openWhy(page, '<8 12>');
  await expect(infinite).toContainText('only multiples of 4 are taken');
  await expect(infinite).not.toContainText('Frobenius number');
});
