// The exercise of the page: random positions to be solved.
import type { Page } from '@playwright/test';
import type { Analysis } from '../../web/engine/types';
import { surplusOf, violations } from './axe';
import { BoardPage } from './board';
import { expect, gameIds, test } from './support';

test.use({ locale: 'en-US' });

class Exercise {
  readonly dialog;
  readonly more;
  readonly count;

  constructor(page: Page) {
    this.dialog = page.locator('impartial-exercise dialog');
    this.more = this.dialog.locator('.verdict .more');
    this.count = this.dialog.locator('.tools > .count');
  }

  button(name: string) {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  analysis(): Promise<Analysis> {
    return this.dialog
      .locator('.stage > *')
      .evaluate((board) => (board as never as { analysis: Analysis }).analysis);
  }

  /** Gives every right answer. */
  async solve(): Promise<void> {
    const { winning } = await this.analysis();
    if (winning.length === 0) await this.button('No move wins').click();
    for (const move of winning)
      await this.dialog.locator(`[role="gridcell"][data-move="${move}"]`).first().click();
    await expect(this.more).toContainText('Right');
  }
}

for (const game of gameIds) {
  test(`another one, as often as one likes: ${game}`, async ({ page }) => {
    const board = new BoardPage(page);
    await board.open(`#/v1/${game}`);
    const before = await board.notation.inputValue();
    await board.act('Exercise');
    const exercise = new Exercise(page);
    await expect(exercise.dialog).toBeVisible();
    await expect(exercise.dialog.locator('.verdict .position')).toHaveText('Which move wins?');
    // The board of heap games says the rule of its position.
    if (game === 'heap_games') await expect(exercise.dialog).toContainText('Whoever cannot move');
    else await expect(exercise.dialog.locator('.rule')).toHaveText(/\S/);
    await expect(exercise.count).toHaveText('Right answers: 0');
    const positions = new Set<string>();
    for (let solved = 1; solved <= 3; ++solved) {
      positions.add((await exercise.analysis()).position);
      await exercise.solve();
      await expect(exercise.count).toHaveText(`Right answers: ${solved}`);
      await expect(exercise.dialog.locator('.reason')).toHaveText(/\S/);
      const { position } = await exercise.analysis();
      await exercise.button('Another one').click();
      await expect.poll(async () => (await exercise.analysis()).position).not.toBe(position);
    }
    expect(positions.size).toBeGreaterThan(1);
    expect(await violations(page)).toEqual([]);
    // The game on the page has stayed, and the count outlives a reload.
    await exercise.button('Close').click();
    await expect(board.tool('More')).toBeFocused();
    await expect(board.notation).toHaveValue(before);
    await page.reload();
    await board.act('Exercise');
    await expect(exercise.count).toHaveText('Right answers: 3');
  });
}

test('a wrong answer is refuted, shown answers do not count, Escape goes back and then closes', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.open('#/v1/wythoff/hdu1527');
  await board.act('Exercise');
  const exercise = new Exercise(page);
  await expect(exercise.dialog.locator('.verdict .position')).toHaveText('Which move wins?');
  const { winning, options, position } = await exercise.analysis();
  const losing = options.listed.find(({ move }) => !winning.includes(move))?.move ?? '';
  await exercise.dialog.locator(`[role="gridcell"][data-move="${losing}"]`).click();
  await expect(exercise.more).toContainText('The opponent replies');
  await expect(exercise.button('Back to the question')).toBeVisible();
  await expect(exercise.dialog.locator('.verdict .position')).toHaveText('Refuted');
  await page.keyboard.press('Escape');
  await expect(exercise.button('Back to the question')).toHaveCount(0);
  expect((await exercise.analysis()).position).toBe(position);
  await exercise.button('Show the answers').click();
  await expect(exercise.button('Another one')).toBeFocused();
  await expect(exercise.dialog.locator('.verdict .position')).toHaveText(/can win|no move wins/);
  await expect(exercise.count).toHaveText('Right answers: 0');
  await page.keyboard.press('Escape');
  await expect(exercise.dialog).toBeHidden();
});

test('a second click on the way back is no answer, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const board = new BoardPage(page);
  await board.open('#/v1/wythoff/hdu1527');
  await board.act('Exercise');
  const exercise = new Exercise(page);
  const tops = async () =>
    Promise.all(
      [exercise.dialog, exercise.dialog.locator('.plane')].map(
        async (each) => (await each.boundingBox())?.y,
      ),
    );
  await expect(exercise.dialog.locator('.verdict .position')).toHaveText('Which move wins?');
  const before = await tops();
  const { winning, options } = await exercise.analysis();
  const losing = options.listed.find(({ move }) => !winning.includes(move))?.move ?? '';
  await exercise.dialog.locator(`[role="gridcell"][data-move="${losing}"]`).click();
  await expect(exercise.more).toContainText('The opponent replies');
  expect(await tops()).toEqual(before);
  await expect(exercise.button('No move wins')).toBeDisabled();
  await exercise.button('Back to the question').dblclick();
  await expect(exercise.button('Back to the question')).toHaveCount(0);
  await expect(exercise.more).toContainText('1 try');
  await expect(exercise.dialog.locator('.verdict .position')).toHaveText('Which move wins?');
  expect(await tops()).toEqual(before);
});

test('in a window of 320 px all columns of a row are seen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const board = new BoardPage(page);
  await board.open('#/v1/chess_rows');
  await board.act('Exercise');
  const grid = new Exercise(page).dialog.locator('.stage .grid');
  await expect(grid).toBeVisible();
  expect(await grid.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});

test('in any width and language nothing is cut off', async ({ page }) => {
  const board = new BoardPage(page);
  for (const language of ['en', 'zh-Hans', 'zh-Hant']) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await board.open(`#/v1/number_game/poj1143?lang=${language}`);
    await board.table.locator('.more-acts').click();
    await board.table.locator('.acts .exercise').click();
    const exercise = new Exercise(page);
    await expect(exercise.dialog.locator('.verdict .position')).toHaveText(/\S/);
    if (language !== 'en') await expect(exercise.dialog).not.toContainText(/Right|Exercise|Which/);
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await surplusOf(page), `${width} wide`).toBe(0);
      expect(
        await exercise.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
        `${width} wide`,
      ).toBe(0);
    }
    await page.keyboard.press('Escape');
  }
});
