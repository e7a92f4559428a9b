// The presenter view: the board alone, as large as the window allows.
import type { Page } from '@playwright/test';
import { surplusOf, violations } from './axe';
import { BoardPage } from './board';
import { expect, gameIds, test } from './support';

test.use({ locale: 'en-US', viewport: { width: 1280, height: 720 } });

const dialogOf = (page: Page) => page.locator('impartial-presenter dialog');

/** The board has found its size. */
async function settled(page: Page): Promise<void> {
  const zoomed = dialogOf(page).locator('.zoomed');
  let before = '';
  await expect
    .poll(async () => {
      const now = await zoomed.evaluate((element: HTMLElement) => element.style.zoom);
      const isSame = now !== '' && now === before;
      before = now;
      return isSame;
    })
    .toBe(true);
}

for (const game of gameIds) {
  test(`the key f shows the board alone, and Escape leaves it: ${game}`, async ({ page }) => {
    const board = new BoardPage(page);
    await board.open(`#/v1/${game}`);
    const cell = board.table.locator('.stage [data-row][tabindex="0"]').first();
    await cell.focus();
    const small = (await cell.boundingBox())?.width ?? 0;
    await page.keyboard.press('f');
    const dialog = dialogOf(page);
    await expect(dialog.locator('.told')).toHaveText('To move: First');
    await settled(page);
    const drawn = dialog.locator('.zoomed > *');
    const box = await drawn.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(720);
    const large = await dialog.locator('.zoomed [tabindex="0"]').first().boundingBox();
    expect(large?.width).toBeGreaterThan(small);
    // The board alone: no verdict, no marks, no judge text; nothing scrolls.
    await expect(dialog.locator('.verdict, .legend:visible')).toHaveCount(0);
    await expect(dialog.locator('[aria-label*="wins"], [aria-label*="loses"]')).toHaveCount(0);
    expect(await surplusOf(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cell).toBeFocused();
  });
}

test('stones are at least 64 px wide at 1280 by 720', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/v1/misere_nim');
  await board.act('Present');
  await settled(page);
  const stone = dialogOf(page).locator('.disc').first();
  expect((await stone.boundingBox())?.width).toBeGreaterThanOrEqual(64);
  expect((await stone.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  // A long row of moves scrolls by itself.
  const moves = dialogOf(page).locator('.moves-row button');
  for (let count = 1; count <= 8; ++count) {
    await dialogOf(page).locator('[data-move]').last().click();
    await expect(moves).toHaveCount(count + 1);
  }
  expect(await dialogOf(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(
    0,
  );
  await expect(moves.last()).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await stone.boundingBox())?.width).toBeLessThan(64);
  expect(await surplusOf(page)).toBe(0);
});

test('the pieces of Chess are as large as 20 cells in a row allow', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/v1/chess_rows');
  await board.moves.first().focus();
  await page.keyboard.press('f');
  await settled(page);
  const piece = await dialogOf(page).locator('.piece').first().boundingBox();
  expect(piece?.width).toBeGreaterThanOrEqual(50);
});

test('all numbers of a large board are in view', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/v1/sylver_coinage');
  await board.moves.first().focus();
  await page.keyboard.press('f');
  await settled(page);
  const tiles = dialogOf(page).locator('.tile');
  await expect(tiles.first()).toBeInViewport({ ratio: 0.99 });
  await expect(tiles.last()).toBeInViewport({ ratio: 0.99 });
  const [number, tile] = [tiles.last().locator('.number'), tiles.last()];
  const [inner, outer] = [await number.boundingBox(), await tile.boundingBox()];
  expect(inner?.height).toBeGreaterThanOrEqual(18);
  expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
});

test('two named sides play, the moves stand in one row, and the page takes the game back', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.open('#/v1/misere_nim?position=1+2&hints=values');
  await board.act('Present');
  const dialog = dialogOf(page);
  const told = dialog.locator('.told');
  await expect(told).toHaveText('To move: First');
  // Before the first move there is no step to go to; the rule stands there.
  await expect(dialog.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0);
  await expect(dialog.locator('.foot')).toContainText('Whoever takes the last stone loses.');
  await dialog.getByLabel('Name of the side: First').fill('Red');
  await dialog.getByLabel('Name of the side: Second').fill('Blue');
  await expect(told).toHaveText('To move: Red');
  await settled(page);
  const play = (move: string): Promise<void> => dialog.locator(`[data-move="${move}"]`).click();
  await play('2:2');
  await expect(told).toHaveText('To move: Blue');
  const moves = dialog.getByRole('group', { name: 'Moves' }).getByRole('button');
  await expect(moves).toHaveText([/Start/, /1\. Red: take 2/]);
  await play('1:1');
  await expect(told).toHaveText('Winner: Red');
  await expect(moves.last()).toHaveText(/2\. Blue: take 1/);
  const tops = await moves.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  await moves.nth(1).click();
  await expect(told).toHaveText('To move: Blue');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(board.tool('More')).toBeFocused();
  await expect(board.notation).toHaveValue('1 0');
  await expect(page).toHaveURL(/moves=2.*&at=1&hints=values/);
  await expect(board.steps).toHaveCount(3);
  // The names are still there.
  await board.act('Present');
  await expect(told).toHaveText('To move: Blue');
});

test('against the opponent, who answers there', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/v1/misere_nim?position=2+3&mode=play');
  await board.act('Present');
  const dialog = dialogOf(page);
  await expect(dialog.locator('.told')).toHaveText('To move: You');
  await settled(page);
  await dialog.locator('[data-move="2:1"]').click();
  const moves = dialog.getByRole('group', { name: 'Moves' }).getByRole('button');
  await expect(moves).toHaveCount(3);
  await expect(dialog.locator('.told')).toHaveText('To move: You');
  await expect(dialog.getByRole('status')).not.toHaveText(/wins|loses|win/);
  await page.keyboard.press('Escape');
  await expect(board.steps).toHaveCount(3);
});
