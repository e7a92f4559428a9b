// Whole games on each board: with the mouse, with the keyboard alone, with a finger. Also links,
// opponents, and cases between text and board.
import { BoardPage } from './board';
import type { Hand } from './board';
import { Desk, expect, gameIds, rare, rareGame, test } from './support';
import { samplePositions } from '../corpus';

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

/** Positions of which a game is short; of other games the first sample is played. */
const short: Readonly<Record<string, string>> = {
  number_game: '2 3 4 5 6',
  chess_rows: '15 18 / 17 19',
  misere_nim: '1 2 3',
};

function link(game: string, position: string, more = ''): string {
  return `#/v1/${game}?position=${position.replaceAll(' ', '+')}${more}`;
}

/** Each hand plays one game; the keyboard all, because the arrow keys work differently on each board. */
const hands: readonly (readonly [string, Hand])[] = [
  ['number_game', 'mouse'],
  ['number_game', 'finger'],
  ...gameIds.map((game) => [game, 'keyboard'] as const),
];

for (const [game, hand] of hands) {
  test.describe(`with the ${hand}`, () => {
    if (hand === 'finger') {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    }
    const options = hand === 'keyboard' ? rareGame(game) : rare(hand === 'finger');
    test(`a whole game of ${game}, and back to its start`, options, async ({ page }) => {
      const position = short[game] ?? samplePositions(game)[0] ?? '';
      const board = new BoardPage(page);
      await board.open(link(game, position));
      const count = await board.playToTheEnd(game, hand);
      expect(count).toBeGreaterThan(1);
      await expect(board.verdict).toContainText('No move is left');
      await expect(board.status).toContainText('No move is left');
      await expect(board.steps).toHaveCount(count + 1);
      // Move by move, and forward again.
      if (hand === 'keyboard') {
        await board.table.locator('.stage [tabindex="0"]').first().focus();
        for (let i = 0; i < count; ++i) await page.keyboard.press('u');
      } else {
        for (let i = 0; i < count; ++i) await board.tool('Undo').click();
      }
      await expect(board.notation).toHaveValue(position);
      await expect(board.tool('Undo')).toBeDisabled();
      await board.tool('Redo').click();
      await expect(board.steps.nth(1)).toHaveAttribute('aria-current', 'step');
    });
  });
}

test('moves are read aloud by their names, though these come after the answer @check', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.open('');
  let send = (): void => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(/assets\/wythoff-[^/]*\.js$/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.evaluate(() => (location.hash = '#/v1/wythoff?position=4+6'));
  await expect(board.notation).toHaveValue('4 6');
  await expect(board.status).not.toContainText('1,1');
  send();
  await expect(board.status).toHaveText('You can win: take 1 stone from both heaps.');
});

test('the first view is a real position with its answer', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('');
  await expect(board.verdict).toHaveText(/^\s*You can win: choose 9 or 12\s+N\s*$/);
  await expect(page).toHaveURL(/#\/v1\/number_game\/poj1143$/);
});

test('position and move have separate verdicts, and a lost win is marked', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open(link('number_game', '2 3 4 5 6'));
  await board.table.getByRole('gridcell', { name: '2, loses' }).click();
  await expect(board.verdict).toHaveText(/can win/);
  await expect(board.table.locator('.move-verdict')).toHaveText(
    /choose 2: loses · threw the win away/,
  );
  await expect(board.steps.nth(1)).toHaveAccessibleName(/First: choose 2, threw the win away/);
  await expect(board.steps.nth(1)).toContainText('✗!');
  const bars = board.table.getByRole('group', { name: 'Moves' });
  await expect(bars.locator('.down.thrown')).toHaveAccessibleName(/threw the win away/);
  await expect(board.status).toContainText('choose 2, loses');
  await bars.locator('.down').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(bars.locator('.up')).toBeFocused();
  await expect(board.steps.first()).toHaveAttribute('aria-current', 'step');
});

test('a move after undo drops the rest, and a step of the history leads there', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.open(link('wythoff', '4 6', '&moves=1,1+1,1+0,1'));
  await expect(board.steps).toHaveCount(4);
  await board.steps.nth(1).click();
  await expect(board.notation).toHaveValue('3 5');
  await expect(page).toHaveURL(/moves=1,1\+1,1\+0,1&at=1/);
  await board.moves.first().click();
  await expect(board.steps).toHaveCount(3);
});

test('a long history scrolls to the current step @check', async ({ page }) => {
  const board = new BoardPage(page);
  const moves = Array.from({ length: 40 }, () => '1,0').join('+');
  await board.open(link('wythoff', '50 60', `&moves=${moves}`));
  const list = board.table.locator('.history');
  /** Whether the current step is within the list's window. */
  const isShown = (): Promise<boolean> =>
    list.evaluate((element) => {
      const view = element.getBoundingClientRect();
      const at = element.querySelector('[aria-current]')?.getBoundingClientRect();
      return at !== undefined && at.top >= view.top - 1 && at.bottom <= view.bottom + 1;
    });
  await expect.poll(isShown).toBe(true);
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await board.tool('Restart').click();
  await expect.poll(isShown).toBe(true);
});

test('the board lies the same with and without the length of the game @check', async ({ page }) => {
  const board = new BoardPage(page);
  const stage = board.table.locator('.stage');
  const length = board.table.locator('.verdict .lasting');
  const widths = [1440, 390];
  const boxes = async (isShown: boolean): Promise<readonly unknown[]> => {
    const found: unknown[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await board.open(link('wythoff', '4 6', '&moves=1,1'));
      await expect(length).toHaveCount(1);
      await expect(length).toBeVisible({ visible: isShown });
      found.push(await stage.boundingBox());
    }
    return found;
  };
  const shown = await boxes(true);
  // From now on the solver says that the position is too large for that.
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(message: { call?: string }): void {
        if (message.call !== 'remoteness') return super.postMessage(message);
        const data = { kind: 'result', result: { ok: true, value: null } };
        setTimeout(() => this.onmessage?.(new MessageEvent('message', { data })));
      }
    };
  });
  expect(await boxes(false)).toEqual(shown);
});

test('undo leads back to the board before Random, Clear, a typed position and a new game', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.open(link('number_game', '2 3 4 5 6', '&moves=5'));
  const undo = board.table.getByRole('button', { name: 'Undo' });
  const redo = board.table.getByRole('button', { name: 'Redo' });
  for (const act of [
    () => board.act('Random'),
    () => board.act('Clear'),
    async () => {
      await board.notation.fill('');
      await board.notation.pressSequentially('2 3 7', { delay: 30 });
      await expect(board.notation).toHaveValue('2 3 7');
      await expect(page).toHaveURL(/position=2\+3\+7/);
    },
    async () => {
      await board.choose('Play');
      await board.choose('Analyse');
    },
  ]) {
    await act();
    await expect(board.steps).toHaveCount(0);
    await undo.click();
    await expect(board.steps).toHaveCount(2);
    await expect(board.notation).toHaveValue('2 3 4 6');
    await expect(redo).toBeEnabled();
  }
  await redo.click();
  await expect(board.steps).toHaveCount(0);
  await undo.click();
  await expect(board.steps).toHaveCount(2);
});

test('the opponent that is shown is the one of the game, in whichever order games are visited @check', async ({
  page,
}) => {
  const board = new BoardPage(page);
  const opponent = board.table.locator('.opponent select');
  await board.open(link('wythoff', '4 6', '&mode=play'));
  await opponent.selectOption('fallible');
  await page.locator('.top .games a', { hasText: 'Chess' }).click();
  // The button of the game before is there until this one is.
  await expect(board.notation).toHaveValue(/\//);
  await board.choose('Play');
  await opponent.selectOption('person');
  await page.locator('.top .games a', { hasText: 'Wythoff' }).click();
  await expect(board.notation).toHaveValue('4 6');
  await expect(opponent).toHaveValue('fallible');
  await page.locator('.top .games a', { hasText: 'Chess' }).click();
  await expect(opponent).toHaveValue('person');
});

test('each hint level reveals no more than its name says', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open(link('number_game', '2 3 4 5 6', '&hints=none'));
  await expect(board.verdict).toHaveText('Your move');
  await expect(board.table.locator('[aria-label*="wins"]')).toHaveCount(0);
  await board.choose('Winning moves');
  await expect(board.verdict).toHaveText(/can win/);
  await board.choose('Why');
  await expect(page.locator('impartial-why')).toBeVisible();
  await expect(page).toHaveURL(/hints=why/);
});

test('keys work only while the board has the focus', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open(link('number_game', '2 3 4 5 6', '&moves=2'));
  await board.table.locator('.stage [tabindex="0"]').first().focus();
  await page.keyboard.press('m');
  await expect(board.status).toContainText('Winning move: choose 3');
  await page.keyboard.press('h');
  await expect(board.status).toHaveText('Hints: Grundy values');
  await page.keyboard.press('u');
  await expect(board.notation).toHaveValue('2 3 4 5 6');
  await page.keyboard.press('r');
  await expect(board.notation).toHaveValue('3 5');
  await page.keyboard.press('n');
  await expect(board.notation).toHaveValue('2 3 4 5 6');
  await board.tool('Restart').focus();
  await page.keyboard.press('r');
  await expect(board.notation).toHaveValue('2 3 4 5 6');
});

test('a position is typed in any spelling, and refused with its place', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/v1/number_game');
  await board.notation.fill('<4 5>');
  await expect(board.verdict).toHaveText(/can win|no move wins/);
  await board.notation.press('Tab');
  await expect(board.notation).toHaveValue('2 3 6 7 11');
  await board.notation.fill('2 6 x');
  await expect(board.notation).toHaveAttribute('aria-invalid', 'true');
  await expect(board.notation).toHaveAccessibleDescription(/1:5.*x/);
  await board.table.getByRole('button', { name: 'Go to 1:5' }).click();
  await expect(board.notation).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(board.table.locator('.notice')).toContainText('6 = 3 + 3');
});

test('the perfect opponent answers, gives its true reason, and wins when it can', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.open(link('wythoff', '4 6', '&mode=play'));
  await expect(board.verdict).toHaveText('Your move');
  await expect(board.table.locator('[aria-label*="wins"]')).toHaveCount(0);
  // 1,1 leaves 3 5, where every move loses.
  await board.table.getByRole('gridcell', { name: /^first 3, second 5/ }).click();
  await expect(board.steps).toHaveCount(3);
  await expect(board.table.locator('.more')).toContainText(
    /Opponent: .*It had no winning move; the game lasts at most \d+ more moves/,
  );
  // Both moves are marked: where the queen was before each.
  await expect(board.table.locator('.cell.left')).toHaveCount(2);
  await expect(board.status).toContainText(/You: .*Opponent: .*It had no winning move/);
  await expect(page).toHaveURL(/mode=play/);
  // Undo returns to the reader's own turn.
  await board.tool('Undo').click();
  await expect(board.notation).toHaveValue('4 6');
});

test('the opponent may begin', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open(link('wythoff', '4 6', '&mode=play&first=opponent'));
  await expect(board.notation).toHaveValue('3 5');
  await expect(board.table.locator('.more')).toContainText('It played a winning move');
  await expect(board.tool('Undo')).toBeDisabled();
});

test('two people play at one board, and the end names the winner @check', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open(link('misere_nim', '1 1', '&mode=play&opponent=person'));
  await expect(board.verdict).toHaveText('The first player’s move');
  await board.moves.first().click();
  await expect(board.verdict).toHaveText('The second player’s move');
  await board.moves.first().click();
  // Misère: the player who took the last stone has lost.
  await expect(board.verdict).toHaveText('The game is over: the first player has won');
});

test('set up changes the position and keeps no moves', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open(link('number_game', '2 3 4 5 6'));
  await board.act('Set up');
  await board.table.getByRole('gridcell', { name: /^5\b/ }).click();
  await expect(board.notation).toHaveValue('2 3 4 6');
  await expect(board.steps).toHaveCount(0);
});

test.describe('links', () => {
  test('restore everything', async ({ page }) => {
    const board = new BoardPage(page);
    await board.open(
      '#/v1/number_game/poj1143?position=2+3+4+5+6&moves=4+6&at=1&hints=values&lang=zh-Hans',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(board.verdict).toHaveText(/必败/);
    await expect(board.notation).toHaveValue('2 3 5 6');
    await expect(board.steps).toHaveCount(3);
    await expect(board.table.locator('.hints select')).toHaveValue('values');
    // The address that the page writes opens the same.
    const url = page.url();
    await page.reload();
    await expect(board.verdict).toHaveText(/必败/);
    expect(page.url()).toBe(url);
  });

  test('that are broken open as much as possible', async ({ page }) => {
    const board = new BoardPage(page);
    await board.open('#/v1/number_game/poj1143?position=2+6+x&moves=5&mode=quiz&hints=9&lang=xx');
    await expect(board.notation).toHaveValue('2 6 x');
    // In the place of the verdict.
    await expect(board.table.locator('.verdict .notice .place')).toHaveText('1:5');
    await board.open('#/v1/wythoff/hdu1527?position=3+5&moves=1,1+9,9+0,1');
    await expect(board.steps).toHaveCount(2);
    await expect(page).toHaveURL(/position=3\+5&moves=1,1$/);
    await expect(board.table.locator('.verdict')).toContainText(
      'take 9 stones from both heaps: the rule does not allow it',
    );
  });

  test('keep each game as it was left @check', async ({ page }) => {
    const board = new BoardPage(page);
    await board.open(link('number_game', '2 3 4 5 6', '&moves=5'));
    await page.getByRole('link', { name: 'Chess' }).click();
    await expect(board.notation).toHaveValue(/ \/ /);
    await page.getByRole('link', { name: 'Number Game' }).click();
    await expect(board.notation).toHaveValue('2 3 4 6');
  });
});

test.describe('text and board', () => {
  test('the case under the cursor is shown on the board', async ({ page }) => {
    const board = new BoardPage(page);
    const desk = new Desk(page);
    await board.open('#/v1/number_game/poj1143');
    await desk.editor.waitFor();
    await desk.editor.locator('.cm-line').nth(2).click();
    await expect(board.notation).toHaveValue('2 3 4 5 6');
    await expect(board.status).toHaveText('Case 3 of 3 is on the board');
  });

  test('the position is added to the input as a case', async ({ page }) => {
    const board = new BoardPage(page);
    const desk = new Desk(page);
    await board.open(link('number_game', '2 3 4 5 6', '&moves=5'));
    await desk.editor.waitFor();
    await board.act('Add to input');
    await expect(board.table.locator('.told')).toHaveText('Added to the judge input');
    const lines = desk.editor.locator('.cm-line');
    await expect(lines).toHaveText(['2 2 5', '2 2 3', '5 2 3 4 5 6', '4 2 3 4 6', '0', '']);
    await expect(board.status).toHaveText('Added to the judge input');
    await page.getByRole('link', { name: 'Misère Nim' }).click();
    await board.act('Add to input');
    await expect(desk.editor.locator('.cm-line').first()).toHaveText('4');
    // If the case cannot be added, it is copied.
    await desk.write('x\n');
    await board.act('Add to input');
    await expect(board.status).toContainText('copied instead');
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe('4\n1 2 4 6');
  });
});

test('in a wide window, board and explanation are in view together', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/v1/chess_rows');
  const [why, text] = [page.locator('#panel-why'), page.locator('impartial-judge-desk')];
  await expect(text).toBeVisible();
  await board.moves.first().focus();
  await page.keyboard.press('w');
  const copies = why.locator('details.copies');
  await expect(copies).toBeAttached();
  await expect(text).toBeHidden();
  await expect(page).toHaveURL(/panel=why/);
  // To its end, and the board has not moved.
  for (const fold of await why.locator('summary').all()) await fold.click();
  await copies.scrollIntoViewIfNeeded();
  await expect(copies).toBeInViewport();
  await expect(board.moves.first()).toBeInViewport();
  await board.moves.first().focus();
  await page.keyboard.press('t');
  await expect(why).toBeHidden();
  await expect(text).toBeVisible();
  await expect(page).not.toHaveURL(/panel/);
});

test('the atlas shows the game as a path, and leads to any position @check', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/v1/number_game?moves=9+2&panel=atlas');
  const atlas = page.locator('impartial-atlas');
  const named = atlas.locator('#named');
  await expect(named).toContainText('3 5 7');
  await expect(named).toContainText('in this game');
  await atlas.locator('canvas').focus();
  // To the next ring.
  await page.keyboard.press('ArrowUp');
  await expect(named).not.toContainText('3 5 7');
  const position = await named.locator('strong').textContent();
  await page.keyboard.press('Enter');
  await expect(board.notation).toHaveValue(position ?? '');
  await expect(atlas.getByRole('button', { name: 'Show on board' })).toBeDisabled();
  await board.tool('Undo').click();
  await expect(board.notation).toHaveValue('3 5 7');
  // A game without an atlas shows its judge text instead.
  await board.show('#/v1/wythoff?panel=atlas');
  await expect(page.getByRole('tab')).toHaveText(['Why', 'Judge text']);
  await expect(page.locator('impartial-judge-desk')).toBeVisible();
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('board, why and text are tabs', async ({ page }) => {
    const board = new BoardPage(page);
    await board.open('');
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Board')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('impartial-judge-desk')).toBeHidden();
    await tab('Board').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Why')).toBeFocused();
    // The explanation lies over the lower half, and the board is in the upper one.
    await expect(page.locator('impartial-why')).toBeInViewport();
    await expect(page.getByRole('gridcell').first()).toBeInViewport();
    await expect(page).toHaveURL(/panel=why/);
    await page.reload();
    await expect(page.locator('impartial-why')).toBeInViewport();
    await page.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('impartial-why')).toBeHidden();
    await expect(page).not.toHaveURL(/panel/);
    await tab('Judge text').click();
    await expect(page.locator('impartial-judge-desk')).toBeVisible();
    await expect(board.table).toBeHidden();
  });
});

test('choices that come and go are not held in memory', { tag: '@check' }, async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/v1/wythoff');
  const devtools = await page.context().newCDPSession(page);
  const nodes = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Memory.getDOMCounters')).nodes;
  };
  const there = board.table.getByRole('combobox', { name: 'First move' });
  const comeAndGo = async () => {
    await board.choose('Play');
    await expect(there).toBeVisible();
    await board.choose('Analyse');
    await expect(there).toHaveCount(0);
  };
  await comeAndGo();
  const before = await nodes();
  for (let times = 0; times < 10; ++times) await comeAndGo();
  // Each of them has about 20 nodes.
  expect((await nodes()) - before).toBeLessThan(100);
});
