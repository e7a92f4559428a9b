// axe in every state, theme and language; the keyboard alone; small windows.
import type { Locator, Page } from '@playwright/test';
import { colourRules, languageRules, surplusOf, violations } from './axe';
import { BoardPage } from './board';
import { Desk, expect, gameIds, sampleOf, samples, solverFiles, test } from './support';

const impossible = '1 6\n2 2 5 7\nx\n';

/** Each step brings the page from the state before into its own. */
const states: Record<string, (desk: Desk) => Promise<void>> = {
  first: (desk) => desk.outputIs(sampleOf('poj1143').answer),
  async empty(desk) {
    await desk.write('');
    await expect(desk.output).toHaveValue('');
  },
  async errors(desk) {
    await desk.write(impossible);
    await expect(desk.notices).not.toHaveCount(0);
  },
  async 'go to'(desk) {
    await desk.notices.last().getByRole('button').click();
    await expect(desk.editor).toBeFocused();
  },
  async warning(desk) {
    await desk.openDialect({ game: 'wythoff', dialect: 'wythoff_strategy' });
    await desk.write('999999999 4\n');
    await expect(desk.notices).toHaveCount(1);
  },
  async 'set aside'(desk) {
    await desk.openDialect({ game: 'chess_rows', dialect: 'hdu5724' });
    await desk.write('1 2\n');
    await desk.takeSample();
    await desk.page.locator('.put-back').waitFor();
  },
  async file(desk) {
    await desk.openDialect({ game: 'wythoff', dialect: 'wythoff_moves' });
    await desk.openFile('a file with a long name.in', Buffer.from('3 5\n'.repeat(600_000) + 'x\n'));
    await expect(desk.notices).toHaveCount(1);
  },
  async solving(desk) {
    await desk.stallSolver();
    await desk.openFile('picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]));
    await desk.page.locator('.progress button').waitFor();
  },
  async stopped(desk) {
    await desk.page.locator('.progress button').click();
    await expect(desk.status).not.toHaveText('');
  },
  async failed(desk) {
    await desk.page.route(solverFiles, (route) => route.fulfill({ status: 404 }));
    await desk.page.reload();
    await desk.page.locator('.failure').waitFor();
  },
};

/** A state of a board: an address, and the actions there. */
function boardState(address: string, act?: (board: BoardPage) => Promise<void>) {
  return async ({ page }: Desk): Promise<void> => {
    const board = new BoardPage(page);
    await board.show(address);
    await act?.(board);
  };
}

/** With a move made, or with heaps of all sizes; of other games the example. */
const valuesOf: Readonly<Record<string, string>> = {
  number_game: 'position=2+3+4+5+6&moves=2+3',
  chess_rows: 'moves=1:3%3E4',
  wythoff: 'position=9+14&moves=0,3',
  misere_nim: 'position=1+2+40+1000000000',
};

const boardStates: Record<string, (desk: Desk) => Promise<void>> = {
  ...Object.fromEntries(
    gameIds.map((game) => [game, boardState(`#/v1/${game}?${valuesOf[game] ?? ''}&hints=values`)]),
  ),
  'no hints': boardState('#/v1/number_game?hints=none'),
  'legal moves': boardState('#/v1/chess_rows?hints=legal'),
  'an opponent': boardState('#/v1/wythoff?mode=play&first=opponent', async ({ steps }) =>
    expect(steps).toHaveCount(2),
  ),
  'the end': boardState('#/v1/misere_nim?position=1&moves=1:1&mode=play&opponent=person'),
  'a refused position': boardState('#/v1/number_game?position=2+6'),
  'set up': boardState('#/v1/number_game', async ({ table }) => {
    await table.locator('.more-acts').click();
    await table.locator('.acts .set-up').click();
  }),
  why: boardState('#/v1/number_game?hints=why', ({ page }) =>
    page.locator('impartial-why').waitFor(),
  ),
  atlas: boardState('#/v1/number_game?panel=atlas', ({ page }) =>
    page.locator('impartial-atlas canvas').waitFor(),
  ),
  menu: boardState('#/v1/number_game', async ({ table }) => {
    await table.locator('.more-acts').click();
    await table.locator('.acts .list-keys').waitFor();
  }),
  keys: boardState('#/v1/number_game', async ({ page, table }) => {
    // The menu of the state before is still open.
    await page.keyboard.press('Escape');
    await expect(table.locator('.acts .list-keys')).toBeHidden();
    await table.locator('.more-acts').click();
    await table.locator('.acts .list-keys').click();
    await table.locator('#keys dl').waitFor();
  }),
  'no board': async ({ page }) => {
    await page.route(/board-[^/]*\.js$/, (route) => route.abort());
    await page.goto('about:blank');
    await page.goto('./#/v1/wythoff');
    await page.locator('.placeholder button').waitFor();
  },
};

/** The first dialect of each game that a judge sets. */
const firstDialects = new Map(
  [...samples].reverse().map(({ game, dialect }) => [game, dialect] as const),
);

// Colours are checked in their final state, not during a transition between themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Traditional Chinese is as wide as Simplified.
const locales = { en: 'en-US', 'zh-Hans': 'zh-CN' };

/** 400 % zoom of a window of 1280 by 1024 leaves this. A longer word shows here first. */
const narrowest = { width: 320, height: 256 };
const wider = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const [language, locale] of Object.entries(locales)) {
  test.describe(language, () => {
    test.use({ locale });
    for (const [what, group] of Object.entries({ text: states, boards: boardStates })) {
      const title = `${what}: in every state axe finds nothing, and nothing scrolls sideways`;
      test(title, { tag: '@check' }, async ({ page, complaints }) => {
        test.setTimeout(400_000);
        const desk = new Desk(page);
        await desk.open();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const [name, enter] of Object.entries(group)) {
          await test.step(name, async () => {
            await page.setViewportSize({ width: 1280, height: 720 });
            await enter(desk);
            const isEnglish = language === 'en';
            const rules = isEnglish ? undefined : languageRules;
            expect.soft(await violations(page, rules), name).toEqual([]);
            if (isEnglish) {
              // A theme changes only colours.
              await page.emulateMedia({ colorScheme: 'dark' });
              expect.soft(await violations(page, colourRules), `${name}, dark`).toEqual([]);
              await page.emulateMedia({ colorScheme: 'light' });
            }
            await page.setViewportSize(narrowest);
            expect.soft(await surplusBehindTabs(page), name).toBeLessThanOrEqual(0);
          });
        }
        // Complaints of the last state, in which something cannot be loaded.
        expect(complaints.every((text) => /404|ERR_FAILED|integrity/.test(text))).toBe(true);
        complaints.length = 0;
      });
    }
  });
}

test('in wider windows nothing scrolls sideways either, in every state of a board @check', async ({
  page,
  complaints,
}) => {
  const desk = new Desk(page);
  await desk.open();
  for (const [name, enter] of Object.entries(boardStates)) {
    await enter(desk);
    for (const size of wider) {
      await page.setViewportSize(size);
      const surplus = await surplusBehindTabs(page);
      expect.soft(surplus, `${name}, ${size.width} wide`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  }
  complaints.length = 0;
});

test.describe('in a narrow window', () => {
  test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  test('axe finds nothing behind any tab', async ({ page }) => {
    const board = new BoardPage(page);
    await board.open('#/v1/wythoff?moves=1,1&hints=why');
    await expect(page.getByRole('tab')).toHaveCount(3);
    const behind = {
      board: '.stage > :not(.placeholder)',
      why: 'impartial-why .because',
      text: '.cm-content',
    };
    for (const [tab, shown] of Object.entries(behind)) {
      await page.locator(`#tab-${tab}`).click();
      await expect(page.locator(shown)).toBeVisible();
      expect.soft(await violations(page), tab).toEqual([]);
    }
  });
});

/** The number of pixels that the page can be scrolled sideways, behind any tab. */
async function surplusBehindTabs(page: Page): Promise<number> {
  let surplus = await surplusOf(page);
  const tabs = page.getByRole('tab');
  await expect(tabs).not.toHaveCount(0);
  for (const tab of await tabs.all()) {
    // What is open may cover it.
    await tab.dispatchEvent('click');
    surplus = Math.max(surplus, await surplusOf(page));
  }
  // A game without judge text has no such tab.
  const text = page.locator('#tab-text');
  if ((await text.count()) > 0) {
    await text.dispatchEvent('click');
    // The address follows, for those who load the page again.
    await expect(page).not.toHaveURL(/panel=(why|atlas)/);
  }
  return surplus;
}

test('the lines of the rule do not lie upon each other, whatever the size of the text @check', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  const brief = page.locator('.brief');
  for (const size of ['100%', '200%']) {
    await page.evaluate((each) => (document.documentElement.style.fontSize = each), size);
    const lines = await brief.evaluate((each) => {
      const { fontSize, lineHeight } = getComputedStyle(each);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    expect(lines, size).toBeGreaterThan(1.3);
  }
});

for (const [how, viewport, fontSize] of [
  ['text of twice the size', { width: 390, height: 844 }, '200%'],
  ['a window of half the size', { width: 195, height: 422 }, '100%'],
] as const) {
  // A window of half the size is what a browser makes of twice the size.
  test.describe(`with ${how}`, fontSize === '100%' ? { tag: '@check' } : {}, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });
    for (const language of ['en', 'zh-Hans']) {
      const title = `nothing scrolls sideways, in any game, behind any tab, in ${language}`;
      test(title, { tag: '@check' }, async ({ page }) => {
        await page.addInitScript((size) => {
          addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = size;
          });
        }, fontSize);
        const board = new BoardPage(page);
        const desk = new Desk(page);
        const told = page.locator('impartial-told');
        await board.open(`#/v1/sylver_coinage?lang=${language}`);
        expect.soft(await surplusBehindTabs(page), 'sylver_coinage').toBe(0);
        for (const [game, dialect] of firstDialects) {
          await board.open(`#/v1/${game}/${dialect}?lang=${language}`);
          await page.locator('#tab-text').click();
          await desk.editor.waitFor();
          // The view of the last game is kept.
          await page.locator('.views button').first().click();
          await desk.paste(sampleOf(dialect).input.toString('utf8'));
          await desk.outputIs(sampleOf(dialect).answer);
          expect.soft(await surplusBehindTabs(page), game).toBe(0);
          await page.locator('.views .own').click();
          await page.locator('impartial-verdict').getByRole('textbox').fill('nonsense '.repeat(20));
          await expect(told.getByRole('button')).toHaveClass(/wrong_answer/);
          expect.soft(await surplusBehindTabs(page), `${game}, judged`).toBe(0);
        }
      });
    }
  });
}

test.describe('forced colours', () => {
  test.use({ locale: 'en-US' });
  test('tell the selected tab, the winning moves and the focus, in every game @check', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const board = new BoardPage(page);
    await board.open('#/v1/number_game?position=2+3');
    const look = (part: Locator) =>
      part.evaluate((element) => {
        const style = getComputedStyle(element);
        const { backgroundColor: fill, borderBottomColor: line, outlineColor: ring } = style;
        return { fill, line, ring, outline: style.outlineStyle };
      });
    const systemColour = (name: string): Promise<string> =>
      page.evaluate((colour) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = colour;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }, name);
    const canvas = await systemColour('Canvas');
    const highlight = await systemColour('Highlight');
    expect(highlight).not.toBe(canvas);
    const lines = new Map<string, string>();
    for (const tab of await page.getByRole('tab').all()) {
      lines.set(String(await tab.getAttribute('aria-selected')), (await look(tab)).line);
    }
    expect(lines.get('false')).toBe(canvas);
    expect(lines.get('true')).not.toBe(canvas);

    for (const game of gameIds) {
      // The example of Sylver Coinage takes a search.
      const position = game === 'sylver_coinage' ? '?position=%3C4+5%3E' : '';
      await board.show(`#/v1/${game}${position}`);
      const wins = board.table.locator('.stage .grid .wins').first();
      const loses = board.table.locator('.stage .grid .loses').first();
      await expect(wins, game).toBeVisible();
      expect((await look(wins)).fill, game).toBe(highlight);
      expect((await look(loses)).fill, game).not.toBe(highlight);
      await page.keyboard.press('Tab');
      for (const part of [wins, loses]) {
        const cell = part.locator('xpath=ancestor-or-self::*[@tabindex][1]');
        const before = await look(cell);
        await cell.focus();
        const { outline, ring, fill } = await look(cell);
        expect(outline, game).toBe('solid');
        expect(ring, game).not.toBe(fill);
        expect(before.outline, game).not.toBe('solid');
      }
    }
  });

  test('axe finds nothing, and the editor still shows the focus @check', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const desk = new Desk(page);
    await desk.open();
    await states['errors']?.(desk);
    expect(await violations(page)).toEqual([]);
    const outline = await page
      .locator('.editor')
      .evaluate((editor) => getComputedStyle(editor).outlineStyle);
    expect(outline).toBe('solid');
  });
});

test.describe('with the keyboard alone', () => {
  test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

  test('from the first key to the copied answer', async ({ page }) => {
    const desk = new Desk(page);
    await desk.open();
    for (const name of ['Skip to the board', 'Skip to the input']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
    }

    // The links to the games are one tab stop; the arrow keys go from one to the next.
    await tabTo(page, page.getByRole('link', { name: 'Number Game' }));
    for (let i = 0; i < 3; ++i) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('link', { name: 'Wythoff’s game' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wythoff’s game');

    await tabTo(page, desk.format);
    for (let i = 0; i < 4; ++i) await page.keyboard.press('ArrowDown');
    await expect(desk.format).toHaveValue('wythoff_moves');

    await tabTo(page, desk.editor);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('100 7\n4 x\n');
    await desk.outputIs(Buffer.from('96,0\n'));

    // The editor releases Tab; the error's button is next and leads back to its place.
    const goTo = page.getByRole('button', { name: 'Go to 2:3' });
    await tabTo(page, goTo);
    await page.keyboard.press('Enter');
    await expect(desk.editor).toBeFocused();
    await page.keyboard.type('6');
    await desk.outputIs(Buffer.from('96,0\n1,1\n'));
    await expect(desk.notices).toHaveCount(0);

    await tabTo(page, desk.copy);
    await page.keyboard.press('Enter');
    await expect(desk.copy).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('96,0\n1,1\n');
  });

  test('the skip links lead to the board and to the input', async ({ page }) => {
    const desk = new Desk(page);
    await desk.open();
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('You can win');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
    await page.reload();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(desk.editor).toBeFocused();
    await expect(page).toHaveURL(/poj1143$/);
  });

  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    // In a narrow window, links are in a menu.
    const title = `the board is at most the 10th tab stop, ${viewport.width} px wide`;
    test(title, { tag: '@check' }, async ({ page }) => {
      await page.setViewportSize(viewport);
      const board = new BoardPage(page);
      for (const game of gameIds) {
        await board.open(`#/v1/${game}`);
        // What else stands above the board of a game has come too.
        await page.waitForLoadState('networkidle');
        const stops: string[] = [];
        let isThere = false;
        while (!isThere && stops.length < 40) {
          await page.keyboard.press('Tab');
          const stop = page.locator(':focus').last();
          stops.push(await stop.evaluate((each) => each.outerHTML.slice(0, 60)));
          isThere = (await board.table.locator('.stage :focus').count()) > 0;
        }
        expect.soft(stops.length, `${game}: ${stops.join(' ')}`).toBeLessThanOrEqual(10);
      }
    });
  }

  test('the focus is always visible, and every control is at least 24 px in both directions', async ({
    page,
  }) => {
    const desk = new Desk(page);
    await desk.open();
    await states['errors']?.(desk);
    await page.getByRole('link', { name: 'Impartial' }).focus();
    const seen: string[] = [];
    for (let i = 0; i < 50; ++i) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        if (!element || element === document.body) return undefined;
        const { width, height } = element.getBoundingClientRect();
        const outlined = [element, element.closest('.picker, .editor')].some(
          (each) => each && getComputedStyle(each).outlineStyle !== 'none',
        );
        return { name: element.outerHTML.slice(0, 80), width, height, outlined };
      });
      if (!focused) break;
      seen.push(focused.name);
      expect(focused.outlined, focused.name).toBe(true);
      expect(Math.min(focused.width, focused.height), focused.name).toBeGreaterThanOrEqual(24);
    }
    expect(seen.length).toBeGreaterThan(20);
  });
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let i = 0; i < 60; ++i) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element.matches(':focus'))) return;
  }
  throw new Error('Tab does not get there');
}
