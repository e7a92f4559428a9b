// A quiz: the marks on the board, the reply to a wrong answer, and how many moves are found.
import type { Page } from '@playwright/test';
import type { ImpartialBoard } from '../../web/embed/element';
import { violations } from './axe';
import { boardIn, openHost, openWith, recordEvents } from './hosts/guest';
import { startHost } from './hosts/server';
import type { Host } from './hosts/server';
import { expect, test } from './support';

test.use({ locale: 'en-US' });

let host: Host;
test.beforeAll(async () => (host = await startHost()));
test.afterAll(() => host.close());

const quiz = (game: string, position: string, more = ''): string =>
  `<impartial-board game="${game}" position="${position}" mode="quiz" ${more}></impartial-board>`;

const stateOf = (page: Page) =>
  page.locator('impartial-board').evaluate((board) => (board as ImpartialBoard).state);

/** A losing and a winning move of a position that has both. */
const asked: Readonly<Record<string, readonly [position: string, losing: string, wins: string]>> = {
  number_game: ['2 3 4 5 6', '2', '5'],
  sylver_coinage: ['<4 5>', '7', '11'],
  chess_rows: ['1 2 18 / 3', '2:3>4', '1:2>3'],
  wythoff: ['4 6', '2,0', '1,1'],
  misere_nim: ['1 1 2', '1:1', '3:1'],
};

for (const [game, [position, losing, winning]] of Object.entries(asked)) {
  test(`each answer is marked on its cell: ${game}`, async ({ page }) => {
    await openWith(page, host, quiz(game, position));
    const { board, verdict, more, button } = boardIn(page);
    await expect(verdict).toHaveText('Which move wins?');
    const cell = (move: string) => board.locator(`[role="gridcell"][data-move="${move}"]`);
    const glyphs = board.locator('[role="gridcell"] svg.glyph:visible');
    await expect(board.locator('[aria-label*="wins"], [aria-label*="loses"]')).toHaveCount(0);
    await cell(losing).click();
    await expect(more).toContainText('The opponent replies');
    await button('Back to the question').click();
    await expect(cell(losing)).toHaveAttribute('aria-label', /loses/);
    await expect(cell(losing).locator('svg.glyph')).toBeVisible();
    await cell(winning).click();
    await expect(cell(winning)).toHaveAttribute('aria-label', /wins/);
    await expect(cell(winning).locator('svg.glyph')).toBeVisible();
    // Nothing else is told.
    await expect(glyphs).toHaveCount(2);
    await expect(board.locator('[aria-label*="wins"], [aria-label*="loses"]')).toHaveCount(2);
    await expect(verdict).toHaveText('Which move wins?');
    expect(await violations(page)).toEqual([]);
  });
}

test('the marks are there without colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openWith(page, host, quiz('number_game', '2 3 4 5 6'));
  const { board, cell, button } = boardIn(page);
  await cell('2').click();
  await button('Back to the question').click();
  await cell('5').click();
  for (const name of ['2, loses', '5, wins']) {
    const glyph = cell(name).locator('svg.glyph');
    await expect(glyph).toBeVisible();
    const [ink, paper] = await glyph.evaluate((drawn) => {
      let around: Element | null = drawn;
      while (around && /rgba\(.*, 0\)/.test(getComputedStyle(around).backgroundColor))
        around = around.parentElement;
      return [getComputedStyle(drawn).stroke, around && getComputedStyle(around).backgroundColor];
    });
    expect(ink).not.toBe(paper);
  }
  await expect(board.locator('svg.glyph:visible')).toHaveCount(4);
});

test('a wrong answer is played with the reply that refutes it', async ({ page }) => {
  const events = await recordEvents(page);
  await openWith(page, host, quiz('number_game', '2 3 4 5 6'));
  const { board, verdict, more, status, cell, button } = boardIn(page);
  await cell('2').click();
  await expect(more).toContainText('✗ choose 2: loses');
  await expect(more).toContainText('The opponent replies: choose 3');
  await expect(verdict).toHaveText('Refuted');
  await expect(status).toHaveText('choose 2: loses. The opponent replies: choose 3. 1 try.');
  await expect(cell('3, chosen just now')).toBeVisible();
  expect(await stateOf(page)).toMatchObject({ moves: '2 3', tries: 1, solved: false });
  expect((await events()).at(-1)).toMatchObject(['change', { moves: '2 3' }]);
  // No answers are taken, and nothing is told of this position.
  await board.getByRole('gridcell').nth(1).click({ force: true });
  expect(await stateOf(page)).toMatchObject({ moves: '2 3', tries: 1 });
  await button('Back to the question').click();
  expect(await stateOf(page)).toMatchObject({ moves: '', position: '2 3 4 5 6', tries: 1 });
  await expect(button('Back to the question')).toHaveCount(0);
  await expect(board).toBeFocused();
  // The keyboard answers and returns too.
  for (const key of ['2', 'Enter']) await page.keyboard.press(key);
  await expect(button('Back to the question')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell('2, loses')).toBeFocused();
  expect(await stateOf(page)).toMatchObject({ position: '2 3 4 5 6', tries: 1 });
});

test('the answers that are asked for belong to the question, also from a refutation', async ({
  page,
}) => {
  await openWith(page, host, quiz('number_game', '2 3 4 5 6'));
  const { verdict, cell, button } = boardIn(page);
  await cell('2').click();
  await expect(button('Back to the question')).toBeVisible();
  await button('Show the answers').click();
  await expect(verdict).toHaveText(/choose 4, 5 or 6/);
  expect(await stateOf(page)).toMatchObject({ position: '2 3 4 5 6' });
});

test('a quiz asks until every winning move is found', async ({ page }) => {
  await openWith(page, host, quiz('wythoff', '10 15'));
  const { board, verdict, more, status, cell, button } = boardIn(page);
  const answer = (move: string): Promise<void> => board.locator(`[data-move="${move}"]`).click();
  await answer('0,9');
  await expect(more).toContainText('1 of 3 found');
  await answer('0,9');
  await expect(more).toContainText('1 of 3 found');
  await expect(more).toContainText('1 try');
  expect(await stateOf(page)).toMatchObject({ tries: 1, solved: false });
  await answer('1,0');
  await expect(more).toContainText('2 of 3 found');
  await expect(button('No move wins')).toBeVisible();
  await answer('2,2');
  await expect(more).toContainText('3 of 3 found');
  await expect(more).toContainText('Right');
  await expect(status).toContainText('3 of 3 found');
  await expect(button('No move wins')).toBeDisabled();
  await expect(verdict).toHaveText('Which move wins?');
  await expect(cell('first 8, second 13: wins')).toBeVisible();
  expect(await stateOf(page)).toMatchObject({ tries: 3, solved: true });
});

test('a quiz and a fence say the game and its rule, unless rule=none', async ({ page }) => {
  const fence = (text: string): string =>
    `<pre><code class="language-impartial">${text}</code></pre>`;
  await openHost(
    page,
    host,
    `${fence('game=wythoff position="3 4"')}${fence('game=wythoff position="3 4" rule=none')}
     ${quiz('misere_nim', '1 2')} ${quiz('misere_nim', '1 2', 'rule="none"')}
     <impartial-board game="misere_nim" position="1 2"></impartial-board>
     <impartial-board game="misere_nim" position="1 2" rule="line" lang="zh-Hant"></impartial-board>
     ${quiz('heap_games', '{1,3,4}: 5 7')}`,
    '<script src="/impartial/embed/load.js"></script>',
  );
  const boards = page.locator('impartial-board');
  await expect(boards).toHaveCount(7);
  const ruleOf = async (at: number): Promise<string> => {
    await boards.nth(at).scrollIntoViewIfNeeded();
    await expect(boards.nth(at).locator('.verdict .position')).toHaveText(/\S/);
    return (await boards.nth(at).locator('.rule').allTextContents()).join();
  };
  expect(await ruleOf(0)).toMatch(/^Wythoff’s game Two heaps of stones\. Take any number/);
  expect(await ruleOf(1)).toBe('');
  expect(await ruleOf(2)).toMatch(/^Misère Nim Heaps of stones\./);
  expect(await ruleOf(3)).toBe('');
  expect(await ruleOf(4)).toBe('');
  expect(await ruleOf(5)).toMatch(/一堆中取任意多顆/);
  expect(await ruleOf(6)).toBe('');
  await expect(boards.nth(6)).toContainText('Take 1, 3 or 4 stones from a heap.');
  await boards.nth(5).evaluate((board: HTMLElement) => board.setAttribute('rule', 'none'));
  await expect(boards.nth(5).locator('.rule')).toHaveCount(0);
});
