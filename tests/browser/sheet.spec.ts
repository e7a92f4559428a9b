// The exercise sheets: readable and printed black on white in every window and theme, the same for the same link, marked as a
// quiz, and saved for Moodle.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { colourRules, surplusOf, violations } from './axe';
import { expect, gameIds, test } from './support';

test.use({ locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } });

const sheet = (query: string): string => `./sheet/#/v1/${query}`;
const exercises = (page: Page): Locator => page.locator('.paper:not(.answers) li');
const answers = (page: Page): Locator => page.locator('.answers li');
const widths = [320, 390, 768, 1440];

async function nothingScrollsSideways(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await surplusOf(page), `${name}, ${width} wide`).toBeLessThanOrEqual(0);
  }
}

for (const game of gameIds) {
  test(`a sheet of ${game} fits every window`, async ({ page }) => {
    for (const language of ['en', 'zh-Hans', 'zh-Hant']) {
      await page.goto('about:blank');
      await page.goto(sheet(`${game}?level=3&count=6&seed=2&lang=${language}`));
      await expect(exercises(page)).toHaveCount(6);
      await expect(answers(page)).toHaveCount(6);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const drawn = await exercises(page)
        .locator('img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
      expect(Math.min(...drawn)).toBeGreaterThan(0);
      await nothingScrollsSideways(page, `${game} ${language}`);
    }
  });
}

test('axe finds nothing on a sheet, in its quiz, and where the rule is refused', async ({
  page,
}) => {
  const places = [
    ['wythoff?level=1&count=3&seed=3', '.answers li'],
    ['wythoff?level=1&count=3&seed=3&quiz=1', 'impartial-board .verdict'],
    ['heap_games?rule={1,&level=1&count=3&seed=3', '.refused'],
  ] as const;
  for (const [query, awaited] of places) {
    await page.goto('about:blank');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(sheet(`${query}&lang=en`));
    await expect(page.locator(awaited).first()).toBeVisible();
    expect.soft(await violations(page), query).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await violations(page, colourRules), `${query}, dark`).toEqual([]);
    await nothingScrollsSideways(page, query);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await violations(page), `${query}, narrow`).toEqual([]);
  }
});

test('with the keyboard alone another sheet is chosen, and its link gives it again', async ({
  page,
}) => {
  await page.goto('./sheet/');
  await expect(answers(page)).toHaveCount(8);
  const said = async (): Promise<string> => (await answers(page).allInnerTexts()).join('\n');
  const before = await said();
  await page.getByRole('combobox', { name: 'Game' }).focus();
  await page.keyboard.type('Mis');
  await expect(page.locator('h2').first()).toHaveText('Misère Nim');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hard');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await expect(answers(page)).toHaveCount(5);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  await expect(page.locator('.head').first()).toContainText('Sheet 77 · Hard');
  await expect(page).toHaveURL(/#\/v1\/misere_nim\?level=3&count=5&seed=77&lang=en$/);
  await expect(page.locator('[role=status]')).toHaveText('A sheet of 5 positions');
  const after = await said();
  expect(after).not.toBe(before);
  await page.reload();
  await expect(answers(page)).toHaveCount(5);
  expect(await said()).toBe(after);
  // Another link in the same window.
  await page.evaluate(() => (location.hash = '#/v1/wythoff?level=2&count=8&seed=1&lang=en'));
  await expect(answers(page)).toHaveCount(8);
  expect(await said()).toBe(before);
});

test('a rule that is typed is on the sheet, and one that means nothing is refused', async ({
  page,
}) => {
  await page.goto('./sheet/');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('heap_games');
  const rule = page.getByLabel('Rule');
  await expect(rule).toHaveValue('{1,3,4}');
  await rule.fill('misere {1..3}');
  await rule.press('Enter');
  await expect(page.locator('h2').first()).toHaveText('Heap game misere {1..3}');
  await expect(page.locator('.paper').first()).toContainText('Take 1 to 3');
  await expect(page.locator('.paper').first()).toContainText('Whoever cannot move wins.');
  await rule.fill('{1,');
  await rule.press('Enter');
  await expect(page.locator('.refused')).toContainText('expected');
  await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled();
  await rule.fill('{50}');
  await rule.press('Enter');
  await expect(page.locator('.refused')).toContainText('No position with a move');
});

test('on paper there is nothing but the sheet, black on white, with the answers on their own page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto(sheet('chess_rows?level=2&count=6&seed=3&lang=en'));
  await expect(answers(page)).toHaveCount(6);
  for (const hidden of ['.top', '.foot', 'h1', 'form', '.tools'])
    await expect(page.locator(hidden)).toBeHidden();
  await expect(page.locator('.answers')).toHaveCSS('break-before', 'page');
  for (const item of await exercises(page).all())
    await expect(item).toHaveCSS('break-inside', 'avoid');
  const paper = page.locator('.paper').first();
  await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // As the printer has them.
  const pages = async (format: string): Promise<number> => {
    const pdf = await page.pdf({ format });
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  };
  expect([await pages('A4'), await pages('Letter')]).toEqual([3, 3]);
});

test('a quiz marks the same positions and counts', async ({ page }) => {
  await page.goto(sheet('wythoff?level=1&count=3&seed=3&lang=en'));
  await expect(answers(page)).toHaveCount(3);
  const positions = (await page.locator('.answers .position').allInnerTexts()).map((each) =>
    each.trim(),
  );
  const said = await answers(page).allInnerTexts();
  const lost = said.findIndex((each) => each.includes('No move wins'));
  await page.getByRole('link', { name: 'Open as a quiz' }).click();
  const boards = page.locator('impartial-board');
  await expect(boards).toHaveCount(3);
  expect(
    await boards.evaluateAll((all) => all.map((board) => board.getAttribute('position'))),
  ).toEqual(positions);
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  const score = page.locator('.score');
  await expect(score).toHaveText('0 of 3 solved, 0 tries');
  // Every move of it loses.
  expect(lost).toBeGreaterThanOrEqual(0);
  const board = boards.nth(lost);
  const [, second] = positions[lost]?.split(' ') ?? [];
  await board.getByRole('gridcell', { name: new RegExp(`^first 0, second ${second}\\b`) }).click();
  await expect(score).toHaveText('0 of 3 solved, 1 try');
  await board.getByRole('button', { name: 'Back to the question' }).click();
  await board.getByRole('button', { name: 'No move wins' }).click();
  await expect(score).toHaveText('1 of 3 solved, 2 tries');
  await expect(page.locator('.boards h2 svg')).toHaveCount(1);
  // The same address without the quiz.
  await page.goBack();
  await expect(answers(page)).toHaveCount(3);
});

test('the links are copied, and the file for Moodle is saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(sheet('wythoff?level=1&count=3&seed=3&lang=en'));
  await expect(answers(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Copy link to the quiz' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/sheet\/#\/v1\/wythoff\?level=1&count=3&seed=3&quiz=1&lang=en$/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Moodle' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('wythoff_1_3.gift.txt');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.match(/^::Wythoff’s game · Sheet 3 · Easy · \d::\[html\]/gm)).toHaveLength(3);
});
