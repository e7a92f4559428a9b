// One screen: after a paste the board, its verdict and the answer are where the eyes are. Positions are measured in the page.
import type { Locator, Page } from '@playwright/test';
import { BoardPage } from './board';
import {
  Desk,
  expect,
  gameIds,
  rareGame,
  rareWidth,
  sampleOf,
  samples,
  slowClock,
  test,
} from './support';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// Traditional Chinese is as wide as Simplified.
const languages = ['en', 'zh-Hans'] as const;

/** Four lines for the first judge of each game, and the first position in them. */
const inputs: Readonly<Record<string, { dialect: string; text: string; position: string }>> = {
  number_game: { dialect: 'poj1143', text: '2 2 5\n2 2 3\n3 2 3 4\n0\n', position: '2 5' },
  chess_rows: { dialect: 'hdu5724', text: '1\n2\n2 19 20\n1 18\n', position: '19 20 / 18' },
  wythoff: { dialect: 'hdu1527', text: '8 5\n2 1\n4 7\n5 5\n', position: '8 5' },
  heap_games: { dialect: 'hdu1846', text: '3\n23 2\n4 3\n10 4\n', position: '{1,2}: 23' },
  misere_nim: { dialect: 'lightoj1253', text: '1\n3\n2 3 4\n\n', position: '2 3 4' },
};

/** As a person does who has just come: the clipboard holds the input, and nothing is chosen. */
async function pasteAnywhere(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.keyboard.press('Control+V');
}

const topOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => element.getBoundingClientRect().top);

/** Where the first line of the output ends. */
function firstLineEnd(output: Locator): Promise<number> {
  return output.evaluate((area) => {
    const { paddingTop, lineHeight } = getComputedStyle(area);
    return (
      area.getBoundingClientRect().top +
      Number.parseFloat(paddingTop) +
      Number.parseFloat(lineHeight)
    );
  });
}

/** A wrong output for each of those inputs. */
const wrong: Readonly<Record<string, string>> = {
  number_game:
    'Test Case #1\nThere is no winning move.\n\nTest Case #2\nThe winning moves are: 3\n',
  chess_rows: 'YES\n',
  wythoff: '0\n0\n1\n0\n',
  heap_games: 'second\nsecond\nsecond\n',
  misere_nim: 'Case 1: Bob\n',
};

test('every game that a judge sets has an input here', () => {
  const judged = [...new Set(samples.map(({ game }) => game))].sort();
  expect(Object.keys(inputs).sort()).toEqual(judged);
});

for (const [device, viewport, most] of [
  ['1280 by 720', { width: 1280, height: 720 }, 400],
  ['1440 by 900', { width: 1440, height: 900 }, 400],
  ['1024 by 768', { width: 1024, height: 768 }, 450],
  ['a tablet', { width: 768, height: 1024 }, 430],
  ['a phone', { width: 390, height: 844 }, 430],
] as const) {
  test.describe(`at ${device}`, rareWidth(viewport.width), () => {
    test.use({ viewport, hasTouch: viewport.width === 390 });
    for (const [game, { dialect, text }] of Object.entries(inputs)) {
      // Above board and desk stand the fields of a typed rule and its first values; a desk that is narrow has its parts
      // below each other.
      const isBelow = game === 'heap_games' && [768, 1024].includes(viewport.width);
      const limit = isBelow ? most + 170 : most;
      test(`${game}: the output begins above ${limit} px`, rareGame(game), async ({ page }) => {
        const desk = new Desk(page);
        for (const language of languages) {
          await page.goto('about:blank');
          await page.goto(`./#/v1/${game}/${dialect}?lang=${language}`);
          const isPhone = viewport.width === 390;
          if (isPhone) await page.locator('#tab-text').click();
          await desk.editor.waitFor();
          await page.locator('h1').click({ force: true });
          await pasteAnywhere(page, text);
          await expect(page.locator('impartial-case-bar')).toHaveCount(1);
          await expect(desk.editor).toContainText(text.split('\n')[2] ?? '');
          await expect(desk.output).not.toHaveValue('');
          expect.soft(await firstLineEnd(desk.output), `${game} ${language}`).toBeLessThan(limit);
          if (!isPhone) {
            const { table } = new BoardPage(page);
            await expect(table.locator('.verdict')).toBeInViewport({ ratio: 1 });
            await expect(table.locator('.stage')).toBeInViewport({ ratio: 0.99 });
            await expect(page.locator('.pane.input')).toBeInViewport({ ratio: 0.99 });
          }
        }
      });
    }
  });
}

test(
  'a wrong answer moves no part of the board out of view',
  { tag: '@check' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const desk = new Desk(page);
    const { table } = new BoardPage(page);
    for (const [game, answer] of [
      ['number_game/poj1143', 'Test Case #1\nThe winning moves are: 3\n'],
      ['chess_rows/hdu5724', 'YES\n'],
      ['wythoff/hdu1527', '0\n'],
      ['misere_nim/lightoj1253', 'Case 1: Bob\n'],
    ] as const) {
      for (const language of languages) {
        await page.goto('about:blank');
        await desk.open(`#/v1/${game}?lang=${language}`);
        const text = inputs[game.replace(/\/.*/, '')]?.text ?? '';
        await page.locator('h1').click({ force: true });
        await pasteAnywhere(page, text);
        await expect(page.locator('impartial-case-bar')).toHaveCount(1);
        await page.locator('button.own').click();
        await page.locator('impartial-verdict textarea').fill(answer);
        await expect(page.locator('impartial-case-bar .found')).not.toBeEmpty();
        await expect(table.locator('.verdict')).toBeInViewport({ ratio: 1 });
        await expect(table.locator('.stage')).toBeInViewport({ ratio: 0.99 });
      }
    }
  },
);

/** What can be operated, in the first view and without a press. A board's cells are one grid with one tab stop. */
function controlsInView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const operated =
      'a[href], button, input, select, textarea:not([readonly]), summary, [contenteditable="true"]';
    const isSeen = (element: Element): boolean => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) {
        return false;
      }
      // The first view, and the lists that scroll in it.
      const frames = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
      for (let up = element.parentElement; up; up = up.parentElement) {
        const { overflowX, display } = getComputedStyle(up);
        if (overflowX !== 'visible' && display !== 'contents') {
          frames.push(up.getBoundingClientRect());
        }
      }
      return frames.every(
        (frame) =>
          left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top,
      );
    };
    const controlsIn = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches(operated) && !element.closest('[role="grid"]') && isSeen(element)
          ? [element]
          : []),
        ...(element.shadowRoot ? controlsIn(element.shadowRoot) : []),
      ]);
    return controlsIn(document).map((element) =>
      (element.ariaLabel ?? (element.textContent.trim() || element.className)).slice(0, 30),
    );
  });
}

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} by ${height}`, rareWidth(width), () => {
    test.use({ viewport: { width, height }, hasTouch: width === 390, locale: 'en-US' });

    for (const game of gameIds) {
      // A typed rule has three fields, and its proof and its values a button.
      const most = game === 'heap_games' ? 34 : 30;
      const title = `${game}: at most ${most} controls before the first press`;
      test(title, rareGame(game), async ({ page }) => {
        const board = new BoardPage(page);
        await board.open(`#/v1/${game}`);
        if (game in inputs && width > 390) await expect(new Desk(page).output).not.toHaveValue('');
        await page.waitForLoadState('networkidle');
        // The board of Sylver Coinage is higher than the window; the search stands above it.
        const first = game === 'sylver_coinage' ? /^(Prove it|Solve)$/ : /^Play$/;
        await expect(board.table.getByRole('button', { name: first })).toBeVisible();
        const controls = await controlsInView(page);
        expect(controls.some((name) => first.test(name))).toBe(true);
        expect(controls.length, controls.join(' | ')).toBeLessThanOrEqual(most);
        // Nothing that is of no use yet.
        await expect(board.table.locator('.tools button:disabled:visible')).toHaveCount(0);
      });
    }
  });
}

test('a position that is written below a high board leads up to its verdict', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const board = new BoardPage(page);
  await board.open('#/v1/sylver_coinage');
  await board.notation.fill('<14 15>');
  await expect(board.verdict).not.toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(board.verdict).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' });

  for (const game of gameIds) {
    const title = `${game}: the header is 48 px high, and the board is near`;
    test(title, rareGame(game), async ({ page }) => {
      const board = new BoardPage(page);
      // A search that ends without an answer leaves more to say above the numbers.
      await slowClock(page, 20);
      await board.open(`#/v1/${game}`);
      const header = page.locator('header.top');
      expect(await header.evaluate((each) => each.getBoundingClientRect().height)).toBeLessThan(50);
      // Above the tabs stand the field of a typed rule and what is proved of it.
      const fields = { heap_games: 130, sylver_coinage: 50 }[game] ?? 0;
      expect(await topOf(board.table)).toBeLessThan(150 + fields);
      const brief = page.locator('.brief');
      await expect(brief).toBeInViewport({ ratio: 1 });
      // Above the numbers of Sylver Coinage stands what a theorem says of them, and the search.
      const most = (game in inputs ? 250 : 330) + fields;
      expect(await topOf(board.table.locator('.stage'))).toBeLessThan(most);
      await page.getByRole('button', { name: 'Rule of the game' }).click();
      await expect(page.locator('.rule')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.rule')).toContainText(await brief.innerText());
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Site' }).click();
      await page.getByLabel('Theme', { exact: true }).selectOption('dark');
      await expect(page.getByRole('link', { name: 'Learn' })).toBeInViewport({ ratio: 1 });
    });
  }

  test('what stands below the board of Sylver Coinage leads back to it', async ({ page }) => {
    const board = new BoardPage(page);
    await board.open('#/v1/sylver_coinage');
    const start = page.locator('.game-start');
    await expect(start.getByRole('textbox')).toBeInViewport({ ratio: 1 });
    await start.getByRole('link', { name: '<4 5>' }).click();
    await expect(board.notation).toHaveValue('<4 5>');
    await expect(board.verdict).toBeInViewport({ ratio: 1 });
    await start.getByRole('textbox').fill('5, 7');
    await page.keyboard.press('Enter');
    await expect(board.notation).toHaveValue('<5 7>');
    await expect(board.verdict).toBeInViewport({ ratio: 1 });
  });

  for (const [game, position] of [
    ['number_game', '2+3+4+5+6+7+9+11+12'],
    ['chess_rows', '17+19+/+18'],
    ['wythoff', '8+5'],
    ['misere_nim', '2+3+4'],
  ] as const) {
    const title = `${game}: what becomes of a move is told above the board, in whole lines`;
    test(title, rareGame(game), async ({ page }) => {
      const board = new BoardPage(page);
      const more = board.table.locator('.verdict .more');
      await board.open(`#/v1/${game}?position=${position}`);
      await board.moves.and(page.locator('[aria-label*="loses"]')).first().click();
      await expect(more.locator('.note')).toHaveText(/threw the win away/);
      await expect(more.locator('.note')).toBeInViewport({ ratio: 1 });
      expect(
        await more.evaluate(
          (each) => each.clientHeight % Number.parseFloat(getComputedStyle(each).lineHeight),
        ),
      ).toBe(0);
      await board.tool('Undo').click();
      await expect(more.locator('.note')).toHaveCount(0);
      await board.moves.and(page.locator('[aria-label*="wins"]')).first().click();
      await expect(more.locator('.lasting')).not.toHaveClass(/awaited/);
      await expect(more.locator('.lasting')).toBeInViewport({ ratio: 1 });
    });
  }

  test('nothing is explained that is not on the board', async ({ page }) => {
    const board = new BoardPage(page);
    const pane = page.locator('#panel-why');
    await board.open('#/v1/number_game/poj1143?panel=why');
    await expect(pane.locator('impartial-why')).toBeVisible();
    await pasteAnywhere(page, 'nothing\n');
    await expect(pane).toContainText('This input cannot be read');
    await expect(pane.locator('impartial-why')).toHaveCount(0);
    await pasteAnywhere(page, '2 2 5\n0\n');
    await expect(pane.locator('impartial-why')).toBeVisible();
    await board.open('#/v1/number_game?panel=why&position=2+6');
    await expect(pane).toContainText('6');
    await expect(pane.locator('impartial-why')).toHaveCount(0);
  });

  test('one line above the tabs tells all answers, or the verdict, and leads to the board', async ({
    page,
  }) => {
    const desk = new Desk(page);
    const told = page.locator('impartial-told');
    await page.goto('./#/v1/number_game/poj1143');
    await expect(told).toHaveCount(0);
    await page.locator('#tab-text').click();
    await desk.editor.waitFor();
    await expect(told).toHaveCount(0);
    await desk.paste('2 2 5\n1 6\n5 2 3 4 5 6\n0\n');
    await expect(told).toHaveText(/^\s*3 cases: 2 · – · 4 5 6\s*$/);
    expect(await topOf(told)).toBeLessThan(await topOf(page.locator('#tab-text')));
    await page.getByRole('button', { name: 'Your output' }).click();
    const pane = page.locator('impartial-verdict');
    await pane.getByRole('textbox').fill('nonsense');
    await expect(told).toHaveText(/Wrong Answer · 0\/3/);
    await expect(told.getByRole('button')).toHaveClass(/wrong_answer/);
    // What was asked for stays open, until the line is pressed.
    await expect(page.locator('#tab-text')).toHaveAttribute('aria-selected', 'true');
    await told.getByRole('button').click();
    await expect(page.locator('#tab-board')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('impartial-table .stage')).toBeInViewport();
  });

  test('an input that cannot be read is told above the tabs, with what puts it right', async ({
    page,
  }) => {
    const board = new BoardPage(page);
    const told = page.locator('impartial-told');
    await page.setViewportSize({ width: 320, height: 568 });
    await board.open('#/v1/chess_rows/hdu5724');
    await pasteAnywhere(page, '2 2 5\n2 2 3\n0\n');
    await expect(told).toContainText('This looks like an input of POJ 1143');
    await expect(told.locator('.complaint')).toBeInViewport({ ratio: 1 });
    // The board's verdict is that of another position.
    const head = board.table.locator('.verdict');
    await expect(head).toHaveText('This input cannot be read');
    await expect(board.table.locator('.stage [aria-label*="wins"]')).toHaveCount(0);
    // It is told again when the reader goes on with the board.
    await board.moves.first().click();
    await expect(head).toContainText(/win|lose/);
    await told.getByRole('button', { name: 'Switch to it' }).click();
    await expect(told).toHaveText(/^\s*2 cases: 2 · There/);
    await expect(board.notation).toHaveValue('2 5');
    await pasteAnywhere(page, 'fn main() {}\n');
    await expect(told).toContainText('This looks like a program.');
    await told.getByRole('button', { name: 'This looks like a program' }).click();
    await expect(page.locator('#tab-text')).toHaveAttribute('aria-selected', 'true');
    await told.getByRole('button', { name: 'Run it here' }).click();
    await expect(page.locator('impartial-program')).toContainText('Only C++, C and Python');
    await page.getByRole('button', { name: 'Check your output' }).click();
    await expect(page.locator('impartial-verdict').getByRole('textbox')).toBeVisible();
    await expect(new Desk(page).editor).toContainText('2 2 5');
  });

  test('the verdict fits into the line above the tabs', { tag: '@check' }, async ({ page }) => {
    const desk = new Desk(page);
    await page.setViewportSize({ width: 320, height: 568 });
    for (const language of languages) {
      await page.goto('about:blank');
      await page.goto(`./#/v1/wythoff/hdu1527?panel=text&lang=${language}`);
      await desk.editor.waitFor();
      await desk.paste('8 5\n'.repeat(400));
      await page.locator('.views button').nth(1).click();
      await page.locator('impartial-verdict').getByRole('textbox').fill('1\n'.repeat(299));
      const words = page.locator('impartial-told .words');
      await expect(words).toHaveText(/ · \d+\/400$/);
      expect(await words.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    }
  });

  test('a paste while the board is open answers there', async ({ page }) => {
    const board = new BoardPage(page);
    await board.open('#/v1/wythoff/hdu1527');
    await pasteAnywhere(page, '8 5\n2 1\n');
    await expect(page.locator('impartial-told')).toHaveText(/^\s*2 cases: 1 · 0\s*$/);
    await expect(board.notation).toHaveValue('8 5');
    await expect(page.locator('#tab-board')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('in a wide window', () => {
  test.use({ locale: 'en-US' });

  for (const [game, { dialect, text, position }] of Object.entries(inputs)) {
    const title = `${game}: a paste anywhere is judge text, and its first case is on the board`;
    test(title, rareGame(game), async ({ page }) => {
      const board = new BoardPage(page);
      await board.open(`#/v1/${game}/${dialect}`);
      await pasteAnywhere(page, text);
      await expect(board.notation).toHaveValue(position);
      await expect(page.getByRole('textbox', { name: 'Number of the case' })).toHaveValue('1');
      await expect(new Desk(page).output).not.toHaveValue('');
      // Which also works in the output, and after another view was open.
      await page.locator('#tab-why').click();
      await pasteAnywhere(page, sampleOf(dialect).input.toString('utf8'));
      await new Desk(page).outputIs(sampleOf(dialect).answer);
      await expect(page.locator('#tab-text')).toHaveAttribute('aria-selected', 'true');
    });
  }

  test('a text that is dropped anywhere is judge text, and what falls into a field is the field’s @check', async ({
    page,
  }) => {
    const board = new BoardPage(page);
    await board.open('#/v1/wythoff/hdu1527');
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.setData('text/plain', '8 5\n');
      return transfer;
    });
    await page.locator('h1').dispatchEvent('drop', { dataTransfer: data });
    await expect(board.notation).toHaveValue('8 5');
    await page.evaluate(() => navigator.clipboard.writeText('2 1'));
    await board.notation.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    await expect(board.notation).toHaveValue('2 1');
    await expect(new Desk(page).editor).toHaveText('8 5');
  });

  test('the answer needs no editor', async ({ page, complaints }) => {
    await page.route(/code_editor[^/]*\.js$/, (route) => route.abort());
    const board = new BoardPage(page);
    await board.open('#/v1/wythoff/hdu1527');
    await pasteAnywhere(page, '8 5\n2 1\n');
    const desk = new Desk(page);
    await desk.outputIs(Buffer.from('1\n0\n'));
    await expect(board.notation).toHaveValue('8 5');
    await desk.plainEditor.press('Control+Home');
    await desk.plainEditor.press('ArrowDown');
    await expect(board.notation).toHaveValue('2 1');
    await desk.plainEditor.pressSequentially('1');
    await expect(board.notation).toHaveValue('12 1');
    expect(complaints.every((text) => text.includes('ERR_FAILED'))).toBe(true);
    complaints.length = 0;
  });

  test('the caret in a case shows that case, and typing changes the board', async ({ page }) => {
    const desk = new Desk(page);
    const board = new BoardPage(page);
    await desk.open('#/v1/wythoff/hdu1527');
    await desk.paste('8 5\n2 1\n4 7\n');
    await expect(board.notation).toHaveValue('8 5');
    await desk.editor.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await expect(board.notation).toHaveValue('2 1');
    await page.locator('.cm-line').nth(2).click();
    await expect(board.notation).toHaveValue('4 7');
    await page.keyboard.press('End');
    await page.keyboard.type('0');
    await expect(board.notation).toHaveValue('4 70');
    await page.keyboard.press('Backspace');
    await expect(board.notation).toHaveValue('4 7');
    await expect(page.getByRole('textbox', { name: 'Number of the case' })).toHaveValue('3');
  });

  test('the board stays in view beside a long text, and the end of a high board can be seen @check', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const board = new BoardPage(page);
    await board.open('#/v1/chess_rows/hdu5724?panel=why');
    await page.locator('impartial-why').waitFor();
    await page.mouse.wheel(0, 300);
    await expect(board.table.locator('.stage')).toBeInViewport({ ratio: 1 });
  });

  for (const width of [1024, 1280, 1440]) {
    const title = `the purpose goes with the first move, and nothing moves, at ${width} px`;
    test(title, rareWidth(width), async ({ page }) => {
      const board = new BoardPage(page);
      await page.setViewportSize({ width, height: 900 });
      for (const game of Object.keys(inputs))
        // One game is enough for the other languages.
        for (const language of game === 'wythoff' ? languages : (['en'] as const)) {
          await page.goto('about:blank');
          await board.open(`#/v1/${game}?lang=${language}`);
          await expect(page.locator('.purpose')).toBeVisible();
          const before = await topOf(board.table.locator('.verdict'));
          await board.play(board.moves.first(), 'mouse');
          await expect(page.locator('.purpose')).toHaveCount(0);
          const after = await topOf(board.table.locator('.verdict'));
          expect(after, `${game} ${language}`).toBe(before);
        }
    });
  }

  test('what is seldom wanted is in a menu, with the keyboard too @check', async ({ page }) => {
    const board = new BoardPage(page);
    await board.open('#/v1/number_game');
    const more = board.tool('More');
    const entries = board.table.locator('#acts').getByRole('button');
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(entries).toHaveText([
      'Set up',
      'Clear',
      'Random',
      'Add to input',
      'Exercise',
      /Present\s*f/,
      /Keys\s*\?/,
    ]);
    await page.keyboard.press('ArrowDown');
    await expect(entries.first()).toBeFocused();
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 6],
      ['Home', 0],
      ['End', 6],
    ] as const) {
      await page.keyboard.press(key);
      await expect(entries.nth(index)).toBeFocused();
    }
    // It closes behind the focus.
    await page.keyboard.press('Tab');
    await expect(board.notation).toBeFocused();
    await expect(entries.first()).toBeHidden();
    await more.click();
    await expect(entries.first()).toBeVisible();
    await more.click();
    await expect(entries.first()).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(more).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(entries.first()).toBeHidden();
    await more.press('Enter');
    await page.keyboard.press('Tab');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(more).toBeFocused();
    // While a position is set up, this is in sight, and so is the way back.
    const setUp = board.table.locator('.setup-help').getByRole('button', { name: 'Set up' });
    await expect(setUp).toHaveAttribute('aria-pressed', 'true');
    await setUp.focus();
    await page.keyboard.press('Enter');
    await expect(setUp).toHaveCount(0);
    // Its button has gone, and the focus has a place.
    await expect(board.table.locator('.stage [data-row]:focus')).toHaveCount(1);
  });

  test('? lists the keys, and so does the menu @check', async ({ page }) => {
    const board = new BoardPage(page);
    await board.open('#/v1/wythoff');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    const fromBoard = async (): Promise<void> => {
      await board.moves.first().focus();
      await page.keyboard.press('?');
    };
    for (const [open, opener] of [
      [fromBoard, board.moves.first()],
      [() => board.act('Keys'), board.tool('More')],
    ] as const) {
      await open();
      await expect(keys).toBeInViewport({ ratio: 1 });
      await expect(keys).toBeFocused();
      for (const does of ['undo', 'next hint step', 'Why', 'Present']) {
        await expect(keys).toContainText(does);
      }
      await page.keyboard.press('Escape');
      await expect(keys).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test('an address without a game of ours says so, and leads to the one that is meant @check', async ({
    page,
  }) => {
    const board = new BoardPage(page);
    const told = page.locator('impartial-app .missing');
    await board.open('#/v1/foo/bar');
    await expect(told).toHaveText('There is no game “foo” here; this is Number Game.');
    await board.open('#/v1/chess/hdu5724?position=2+9');
    await expect(told).toContainText('There is no game “chess” here');
    await told.getByRole('link', { name: 'Chess' }).click();
    await expect(board.notation).toHaveValue('2 9');
    await expect(told).toHaveCount(0);
    await board.open('#/v1/misere-nim?lang=zh-Hans');
    await expect(told).toHaveText(/这里没有名为“misere-nim”的游戏.*反 Nim/s);
    await board.open('#/v2/wythoff/hdu1527?position=4+6');
    await expect(told).toContainText('The link is of another version, “v2”; this is Number Game.');
    await told.getByRole('link', { name: 'Wythoff’s game' }).click();
    await expect(board.notation).toHaveValue('4 6');
    await expect(told).toHaveCount(0);
    await board.open('#/v1/wythoff/hdu15?position=4+6');
    await expect(told).toContainText('There is no judge “hdu15” for Wythoff’s game here');
    await told.getByRole('link', { name: 'hdu1527' }).click();
    await expect(told).toHaveCount(0);
    await board.open('#/v1/wythoff/poj1143');
    await expect(told.getByRole('link')).toHaveText('Number Game');
    for (const known of ['', '#/v1/wythoff/poj1067', '#', '#/v1', '#/v1/sylver_coinage']) {
      await board.open(known);
      await expect(told).toHaveCount(0);
    }
  });

  test('a game without judges takes a paste for its position', async ({ page }) => {
    const board = new BoardPage(page);
    await board.open('#/v1/sylver_coinage');
    await expect(page.locator('.purpose')).toHaveCount(0);
    await pasteAnywhere(page, ' 5\n7\r\n');
    await expect(board.notation).toHaveValue('<5 7>');
    await expect(board.verdict).toContainText('win');
    await pasteAnywhere(page, 'what is this');
    await expect(board.table.locator('.verdict')).toContainText('found "what"');
    await pasteAnywhere(page, '<4 6>');
    await expect(board.notation).toHaveValue('<4 6>');
    await expect(board.verdict).toBeVisible();
  });

  test('f and ? need no focus, and are letters where one can type @check', async ({ page }) => {
    const board = new BoardPage(page);
    await board.open('#/v1/number_game/poj1143');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    const presenter = page.locator('impartial-presenter dialog');
    await page.keyboard.press('?');
    await expect(keys).toBeVisible();
    await page.keyboard.press('?');
    await expect(keys).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.locator('h1').click();
    await page.keyboard.press('f');
    await expect(presenter).toBeVisible();
    // Over it they do nothing, and it takes the focus from no one.
    await presenter.click({ position: { x: 5, y: 300 } });
    await page.keyboard.press('?');
    await expect(keys).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(presenter).toBeHidden();
    await new Desk(page).editor.press('f');
    await board.notation.press('?');
    await expect(board.notation).toHaveValue(/[?]/);
    await expect(presenter).toBeHidden();
    await expect(keys).toBeHidden();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`the chosen view beside the input is told from the others, ${colorScheme} @check`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await new Desk(page).open('#/v1/wythoff/hdu1527');
      const contrast = await page.locator('.views [aria-pressed="true"]').evaluate((chosen) => {
        const luminance = (colour: string): number => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((each) => {
            const part = Number(each) / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const edge = luminance(getComputedStyle(chosen).borderTopColor);
        const around = luminance(getComputedStyle(chosen.parentElement ?? chosen).backgroundColor);
        return (Math.max(edge, around) + 0.05) / (Math.min(edge, around) + 0.05);
      });
      expect(contrast).toBeGreaterThanOrEqual(3);
    });

  test('a chosen judge holds before the address has changed', async ({ page }) => {
    const desk = new Desk(page);
    await desk.open('#/v1/wythoff/hdu1527');
    const values = await desk.format.evaluate(async (select: HTMLSelectElement) => {
      const root = select.getRootNode() as ShadowRoot;
      const host = root.host as HTMLElement & {
        requestUpdate(): void;
        readonly updateComplete: Promise<boolean>;
      };
      const found: string[] = [];
      for (const index of [1, 2]) {
        select.selectedIndex = index;
        select.dispatchEvent(new Event('change'));
        // As when a result comes. The event of the address is a later task.
        for (let times = 0; times < 3; ++times) {
          host.requestUpdate();
          await host.updateComplete;
        }
        found.push(select.value);
      }
      return found;
    });
    expect(values).toEqual(['51nod1072', '51nod1185']);
    await expect(page).toHaveURL(/#\/v1\/wythoff\/51nod1185$/);
    await page.goBack();
    await expect(desk.format).toHaveValue('51nod1072');
  });

  test('undo comes with the first move', async ({ page }) => {
    const board = new BoardPage(page);
    await board.open('#/v1/wythoff');
    await expect(board.tool('Undo')).toBeHidden();
    await board.play(board.moves.first(), 'mouse');
    await board.tool('Undo').click();
    await expect(board.tool('Undo')).toBeDisabled();
    await expect(board.tool('Redo')).toBeEnabled();
  });

  test('a program is recognised, and the input comes back', async ({ page }) => {
    const desk = new Desk(page);
    await page.route(/\/compiler\//, (route) => route.fulfill({ status: 404 }));
    await desk.open('#/v1/wythoff/hdu1527');
    await desk.paste('8 5\n2 1\n');
    await desk.outputIs(Buffer.from('1\n0\n'));
    await page.locator('h1').click();
    for (const program of [
      '#include <cstdio>\nint main() { int a, b; while (scanf("%d,%d", &a, &b) == 2); }\n',
      'import sys\nfor line in sys.stdin: print(line)\n',
      'def solve(a, b):\n    return a, b\n',
      'int main() { return 0; }',
    ]) {
      await pasteAnywhere(page, program);
      await expect(page.locator('.offers')).toContainText('This looks like a program.');
      await page.getByRole('button', { name: 'Run it here' }).click();
      await expect(desk.editor).toContainText('8 5');
      const pane = page.locator('impartial-program');
      await expect(pane.getByRole('textbox')).toContainText(program.split('\n')[0] ?? '');
      await expect(pane).toContainText('without its compiler');
      await page.locator('h1').click();
    }
  });

  test('no verdict of another position stands beside an input that cannot be read', async ({
    page,
  }) => {
    const board = new BoardPage(page);
    const verdict = board.table.locator('.verdict');
    await board.open('#/v1/number_game/poj1143');
    await expect(verdict).toContainText('win');
    await pasteAnywhere(page, 'nothing\n');
    await expect(verdict).toHaveText('This input cannot be read');
    await expect(board.table.locator('.stage [aria-label*="wins"]')).toHaveCount(0);
    await page.locator('h1').click();
    await pasteAnywhere(page, '2 2 5\n0\n');
    await expect(verdict).toContainText('win');
    await expect(board.table.locator('.stage [aria-label*="wins"]')).not.toHaveCount(0);
  });

  test('an illegal position is told in the place of the verdict, and no answer is shown for it', async ({
    page,
  }) => {
    const board = new BoardPage(page);
    const verdict = board.table.locator('.verdict');
    await board.open('#/v1/number_game?position=2+6');
    await expect(verdict).toContainText(/cannot|must|6/);
    await expect(verdict).not.toContainText('win');
    await expect(board.table.locator('.stage [aria-label*="wins"]')).toHaveCount(0);
    await expect(board.notation).toHaveValue('2 6');
    await board.notation.fill('2 5');
    await expect(verdict).toContainText('win');
    await expect(board.table.locator('.stage [aria-label*="wins"]')).not.toHaveCount(0);
    await board.notation.fill('2 x');
    await expect(verdict).not.toContainText('win');
    await expect(board.table.locator('.stage [aria-label*="wins"]')).toHaveCount(0);
  });
});

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const) {
  test.describe(`at ${width} by ${height}`, rareWidth(width), () => {
    test.use({ viewport: { width, height }, locale: 'en-US' });
    for (const [game, { dialect, text }] of Object.entries(inputs)) {
      const title = `${game}: a paste and a wrong answer move neither the board nor the views`;
      test(title, rareGame(game), async ({ page }) => {
        const desk = new Desk(page);
        const board = new BoardPage(page);
        const views = page.getByRole('group', { name: 'Beside the input' });
        const places = async () => [
          (await topOf(board.table.locator('.stage'))) + (await page.evaluate(() => scrollY)),
          (await views.boundingBox())?.x,
        ];
        await board.open(`#/v1/${game}/${dialect}`);
        await desk.editor.waitFor();
        const before = await places();
        // A typed rule stands above the board.
        if (game !== 'heap_games') await expect(board.notation).toBeInViewport({ ratio: 1 });
        await page.locator('h1').click({ force: true });
        await pasteAnywhere(page, text);
        await expect(page.locator('impartial-case-bar')).toHaveCount(1);
        expect(await places()).toEqual(before);
        await views.getByRole('button', { name: 'Your output' }).click();
        const verdict = page.locator('impartial-verdict');
        await expect(verdict.getByRole('textbox')).toBeFocused();
        await pasteAnywhere(page, wrong[game] ?? '');
        await expect(verdict.locator('.badge')).toContainText('Wrong Answer');
        await expect(page.locator('impartial-case-bar')).toContainText('Yours');
        expect(await places()).toEqual(before);
        // The whole output is in view above the facts.
        const output = verdict.getByRole('textbox');
        expect(await output.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
        await expect(verdict.locator('.badge')).toBeInViewport({ ratio: 1 });
        await views.getByRole('button', { name: 'Your program' }).click();
        await expect(page.locator('impartial-program .pane')).toBeVisible();
        expect(await places()).toEqual(before);
      });
    }
  });
}

for (const [device, viewport] of Object.entries({
  'a desktop': { width: 1280, height: 720 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });
    const inputs = {
      wythoff: ['hdu1527', '8 5\n2 1\n4 7\n5 5\n9 14\n'],
      misere_nim: ['lightoj1253', '5\n3\n2 3 4\n5\n1 1 2 4 10\n1\n1\n3\n5 6 7\n5\n3 4 5 6 7\n'],
      chess_rows: [
        'hdu5724',
        '5\n1\n2 19 20\n2\n1 19\n1 18\n1\n3 1 5 7\n1\n1 3\n3\n2 1 3\n2 5 19\n3 2 4 6\n',
      ],
    } as const;
    for (const [game, [dialect, text]] of Object.entries(inputs)) {
      const title = `${game}: the board stays through five cases and three moves`;
      test(title, rareGame(game), async ({ page }) => {
        const desk = new Desk(page);
        const board = new BoardPage(page);
        const inner = board.table.locator('.stage > *').locator('.plane, .rows, .grid').first();
        const top = async () => Math.round((await inner.boundingBox())?.y ?? -1);
        await page.goto(`./#/v1/${game}/${dialect}`);
        if (device === 'a phone') await page.getByRole('tab', { name: 'Judge text' }).click();
        await desk.editor.waitFor();
        await desk.write(text);
        await desk.editor.press('Control+Home');
        if (device === 'a phone') await page.getByRole('tab', { name: 'Board' }).click();
        await expect(page.getByLabel('Number of the case')).toHaveValue('1');
        const tops = new Set<number>();
        for (let number = 1; number <= 5; ++number) {
          await expect(page.getByLabel('Number of the case')).toHaveValue(String(number));
          await expect(board.verdict).toHaveText(/\S/);
          tops.add(await top());
          if (number < 5) await page.getByRole('button', { name: 'Next case' }).click();
        }
        for (let count = 1; count <= 3; ++count) {
          // What was a move in the position before may be none now.
          await expect(() => board.moves.last().click({ timeout: 2000 })).toPass();
          await expect(board.steps).toHaveCount(count + 1);
          await expect(board.table.locator('.move-verdict')).toHaveText(/\S/);
          tops.add(await top());
        }
        expect(tops.size, [...tops].join(' ')).toBe(1);
      });
    }
  });
}
