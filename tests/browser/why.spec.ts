// The explanation of a position: opened to the end of the game, its moves played, its terms read, its text copied.
import type { Locator, Page } from '@playwright/test';
import type { Analysis, GameId } from '../../web/engine/types';
import { colourRules, languageRules, surplusOf, violations as violationsIn } from './axe';
import { samplePositions } from '../corpus';
import { BoardPage } from './board';
import { expect, gameIds, mend, rare, rareGame, test, tryAgain } from './support';
import type { App } from './support';

/** A P-position and an N-position; of other games they are found among the samples. */
const positions: Readonly<Record<GameId, readonly [string, string]>> = {
  number_game: ['2 3 6 7', '2 3 4 5 6 7 9 11 12'],
  chess_rows: ['14 16 / 19', '1 3 / 5 19 / 2 4 6'],
  wythoff: ['6 10', '4 6'],
  misere_nim: ['2 4 6', '1 2 4 6'],
};

function address(game: GameId, position: string, more = ''): string {
  return `./#/v1/${game}?${new URLSearchParams({ position, hints: 'why' }).toString()}${more}`;
}

const panel = (page: Page): Locator => page.locator('impartial-why');

/** The code of a game's sentences and of its picture. */
const theory = /_theory-[^/]*\.js$/;

/** The page is loaded once; after that only its address changes. */
async function open(page: Page, game: GameId, position: string, more?: string): Promise<Locator> {
  const board = new BoardPage(page);
  const to = address(game, position, more);
  if (page.url() === 'about:blank') await page.goto(to);
  else await board.show(to.slice('./'.length));
  await expect(board.notation).toHaveValue(position);
  const why = panel(page);
  await page.locator('#tab-why').click();
  await expect(why.locator('.because')).toBeVisible();
  return why;
}

/** Makes the window as narrow as a phone. Where the explanation stood without being asked for, the board is alone then. */
async function narrow(page: Page, why: Locator): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.locator('#tab-why').click();
  await expect(why.locator('.because')).toBeVisible();
}

const folds = ['end', 'theory', 'mex', 'words', 'copies'] as const;

/** A part below the picture, opened. */
async function opened(why: Locator, fold: (typeof folds)[number]): Promise<Locator> {
  const part = why.locator(`details.${fold}`);
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  await expect(part.locator('.content')).toBeVisible();
  // Every move that stands for itself has its reply.
  await expect(part.locator('.head .soft', { hasText: /^…$/ })).toHaveCount(0);
  return part;
}

/** The small board on which a lost game is stepped through. */
const steps = (why: Locator): Locator => why.locator('impartial-reply-board');

/** The outcome of the position that it shows. */
function shownOutcome(why: Locator): Promise<string> {
  return steps(why)
    .locator('.small > *')
    .evaluate((board) => (board as HTMLElement & { analysis: Analysis }).analysis.outcome);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 80; ++i) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element.matches(':focus'))) return;
  }
  throw new Error('Tab does not get there');
}

function analysed(page: Page, game: GameId, position: string): Promise<Analysis> {
  return page.locator('impartial-app').evaluate(
    async (app, [id, text]) => {
      const reply = await (app as App).engine.analyse(id, text);
      if (!reply.ok) throw new Error(reply.notice.message);
      return reply.value;
    },
    [game, position] as const,
  );
}

async function positionsOf(page: Page, game: GameId): Promise<readonly [string, string]> {
  const known = positions[game];
  if (known) return known;
  await page.goto('./');
  const samples: Analysis[] = [];
  for (const position of samplePositions(game)) samples.push(await analysed(page, game, position));
  const first = (wanted: Analysis['outcome']): string => {
    const found = samples.find((each) => each.outcome === wanted && Number(each.options.count) > 0);
    if (!found) throw new Error(`${game}: no sample position is ${wanted} and has a move`);
    return found.position;
  };
  return [first('P'), first('N')];
}

/** Runs axe on the explanation. */
function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const fromShadowDom = ['impartial-app', 'impartial-table', 'impartial-why'];
  return violationsIn(page, rules, { fromShadowDom });
}

test.describe('in English', () => {
  test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

  test('on paper a board has its winning moves, and a reason is whole', async ({ page }) => {
    for (const game of gameIds) {
      const [, won] = await positionsOf(page, game);
      await page.emulateMedia({ media: 'screen' });
      const why = await open(page, game, won);
      await opened(why, 'end');
      await page.emulateMedia({ media: 'print' });
      // Browsers print no background else.
      await expect(why).toHaveCSS('print-color-adjust', 'exact');
      const scrolling = await why.evaluate((reason) => {
        const found: string[] = [];
        let tried = 0;
        const all = (root: ParentNode): Element[] =>
          [...root.querySelectorAll('*')].flatMap((each) => [
            each,
            ...(each.shadowRoot ? all(each.shadowRoot) : []),
          ]);
        const around: Element[] = [];
        for (
          let each: Node | null = reason;
          each;
          each = each.parentNode ?? (each as ShadowRoot).host
        )
          if (each instanceof Element) around.push(each);
        for (const each of [...around, ...(reason.shadowRoot ? all(reason.shadowRoot) : [])]) {
          const { overflowX, overflowY } = getComputedStyle(each);
          ++tried;
          if (each.checkVisibility() && /auto|scroll/.test(overflowX + overflowY))
            found.push(each.outerHTML.slice(0, 80));
        }
        return { found, tried };
      });
      expect(scrolling.tried).toBeGreaterThan(40);
      expect(scrolling.found, game).toEqual([]);
    }
  });

  for (const game of gameIds) {
    test(
      `${game}: with the keyboard from a P-position to the end of the game`,
      rareGame(game),
      async ({ page }) => {
        const [lost] = await positionsOf(page, game);
        const why = await open(page, game, lost);
        await opened(why, 'end');
        const told = steps(why).locator('.told');
        await expect(told).toContainText('Your reply:');
        await why.locator('details.end summary').focus();
        const forth = steps(why).locator('.forth');
        await tabTo(page, forth);
        let count = 1;
        for (; await forth.isEnabled(); ++count) {
          expect(await shownOutcome(why)).toBe(count % 2 === 1 ? 'N' : 'P');
          const before = await told.textContent();
          await page.keyboard.press('Enter');
          await expect(told).not.toHaveText(before ?? '');
        }
        expect(count).toBeGreaterThan(1);
        const { play } = await analysed(page, game, lost);
        const end =
          play === 'misere' ? /^Move \d+: they .* it loses\.$/ : /^Move \d+: you .* lose\.$/;
        await expect(told).toHaveText(end);
        // Another first move begins another line.
        const theirs = steps(why).getByRole('combobox');
        for (; count > 1; --count) await steps(why).locator('.back').click();
        if (await theirs.isEnabled()) {
          await theirs.selectOption({ index: 1 });
          const chosen = (await theirs.locator('option').nth(1).textContent())?.trim();
          await expect(told).toContainText(`Move 1: they ${chosen}.`);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await surplusOf(page)).toBeLessThanOrEqual(0);
      },
    );

    test(`${game}: it shows the results of the solver`, rareGame(game), async ({ page }) => {
      const [, won] = await positionsOf(page, game);
      const why = await open(page, game, won);
      const analysis = await analysed(page, game, won);
      const choice = why.locator('.choice select');
      const { winning } = analysis;
      if (winning.length > 1) await expect(choice.locator('option')).toHaveCount(winning.length);
      else await expect(choice).toHaveCount(0);
      if (analysis.grundy === null) await expect(why.locator('details.mex')).toHaveCount(0);
      else {
        const mex = await opened(why, 'mex');
        await expect(mex.locator('.slot.lit .name')).toHaveText(String(analysis.grundy));
      }

      // Whatever they reply to a winning move, an answer leaves a P-position.
      await opened(why, 'end');
      for (const [index] of winning.entries()) {
        if (winning.length > 1) await choice.selectOption({ index });
        await expect(why.locator('.play').first()).toBeVisible();
        await expect(why.locator('impartial-replies .disclosure').first()).toBeVisible();
        const count = await why.locator('impartial-replies .disclosure').count();
        for (let at = 0; at < count; ++at) {
          const row = why.locator('impartial-replies .disclosure').nth(at);
          if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
          await expect(steps(why).locator('.told')).toHaveText(/^Move 1: they/);
          if (await steps(why).locator('.forth').isDisabled()) continue;
          await steps(why).locator('.forth').click();
          await expect(steps(why).locator('.told')).toHaveText(/^Move 2: you/);
          expect(await shownOutcome(why)).toBe('P');
        }
      }
    });
  }

  test('the theory comes with the explanation, and the tables do not wait for it', async ({
    page,
  }) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let asked = 0;
    await page.route(theory, async (route) => {
      ++asked;
      await held;
      await route.continue();
    });
    await page.goto(
      `./#/v1/number_game?${new URLSearchParams({ position: '2 3 6 7' }).toString()}`,
    );
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    expect(asked).toBe(0);

    await page.locator('#tab-why').click();
    const why = panel(page);
    await expect(why.locator('details.end, details.mex')).toHaveCount(2);
    await expect(why).toContainText('Loading…');
    await expect(why.locator('.because, .picture, details.theory')).toHaveCount(0);
    expect(asked).toBe(1);
    release();
    await expect(why.locator('.because')).toBeVisible();
    await expect(why.locator('.picture > *')).toBeVisible();
    await expect(why).not.toContainText('Loading…');
  });

  for (const game of gameIds) {
    test(
      `${game}: the reason is at the top, and below it the picture of the move`,
      rareGame(game),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const positions = await positionsOf(page, game);
        for (const size of [
          { width: 1280, height: 720 },
          { width: 390, height: 844 },
        ]) {
          await page.setViewportSize(size);
          for (const position of positions) {
            const why = await open(page, game, position);
            await expect(why.locator('.picture figure')).toBeVisible();
            const pane = await page.locator('#panel-why').boundingBox();
            const because = await why.locator('.because').boundingBox();
            const picture = await why.locator('.picture').boundingBox();
            if (!pane || !because || !picture) throw new Error('is not drawn');
            // On a phone the pane has a head.
            expect(because.y - pane.y, position).toBeLessThan(80);
            expect(because.y + because.height, position).toBeLessThan(size.height);
            expect(picture.height, position).toBeLessThanOrEqual(224);
            expect(picture.y, position).toBeGreaterThanOrEqual(because.y + because.height);
          }
        }
      },
    );

    test(
      `${game}: the move that is looked at on the board is drawn in the picture`,
      rareGame(game),
      async ({ page }) => {
        const [, won] = await positionsOf(page, game);
        const why = await open(page, game, won);
        const figure = why.locator('.picture figure');
        await expect(figure).toHaveClass(/wins/);
        const cell = page.locator('.stage [data-row][aria-label*="loses"]').first();
        await cell.hover();
        await expect(figure).toHaveClass(/loses/);
        await page.mouse.move(0, 0);
        await expect(figure).toHaveClass(/wins/);
        // What a press of a mouse has focused is not looked at for longer than the pointer is there.
        await page.keyboard.press('Tab');
        await cell.focus();
        await expect(figure).toHaveClass(/loses/);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/moves=/);
        await expect(figure).toHaveClass(/wins/);
      },
    );
  }

  test('wythoff: the position covers no winning move', async ({ page }) => {
    for (const position of ['1 1', '4 6', '10 15']) {
      const why = await open(page, 'wythoff', position);
      const plane = why.locator('.picture .plane');
      const choice = why.locator('.choice select');
      for (let index = (await choice.locator('option').count()) - 1; index >= 0; --index) {
        await choice.selectOption({ index });
        const queen = await plane.locator('.queen').boundingBox();
        const box = await plane.locator('circle.target').boundingBox();
        if (!queen || !box) throw new Error('is not drawn');
        const apart = Math.max(Math.abs(box.x - queen.x), Math.abs(box.y - queen.y));
        expect(apart, position).toBeGreaterThan(0.75 * box.width);
      }
    }
  });

  test('another winning move has its own reason', async ({ page }) => {
    const why = await open(page, 'wythoff', '10 15');
    const because = why.locator('.because');
    await expect(because).toContainText('6 < 15: reduce the second heap to 6.');
    await why.locator('.choice select').selectOption({ label: 'take 2 stones from both heaps' });
    await expect(because).toContainText('8 and 13: take 2 stones from both heaps.');
    await why.locator('.choice .play').click();
    await expect(page).toHaveURL(/moves=2,2/);
  });

  test('the nim-sum of a sum is shown once, before and after the move @check', async ({ page }) => {
    const why = await open(page, 'chess_rows', '1 3 / 5 19 / 2 4 6');
    await expect(why.locator('.sum')).toHaveText(
      /Nim-sum\s+1 ⊕ 1 ⊕ 1\s+=\s+1\s+→\s+0 ⊕ 1 ⊕ 1\s+=\s+0/,
    );
  });

  test('a move of the position on the board is played there', async ({ page }) => {
    let why = await open(page, 'wythoff', '4 6');
    await opened(why, 'end');
    await why.locator('.choice .play').click();
    await expect(page).toHaveURL(/moves=1,1/);
    why = panel(page);
    const theirs = why.locator('impartial-reply-board .play');
    await expect(theirs).toHaveAccessibleName(/^Play: take 1/);
    await theirs.click();
    await expect(page).toHaveURL(/moves=1,1\+\d+,\d+/);
  });

  test('a list that is cut says so @check', async ({ page }) => {
    const why = await open(page, 'misere_nim', '1000000000 1000000000');
    await opened(why, 'end');
    await expect(why.locator('.note')).toHaveText(/2,000,000,000 moves; the first \d+ are listed/);
    // All of them have the same reply: one row.
    await expect(why.locator('impartial-replies .disclosure')).toHaveCount(1);
    const many = await open(
      page,
      'misere_nim',
      Array.from({ length: 20 }, () => 5).join(' ') + ' 1',
    );
    await expect(many.locator('.choice option')).toHaveCount(21);
    await many.getByRole('button', { name: 'Show 16 more heaps' }).click();
    await expect(many.locator('.picture tbody tr')).toHaveCount(21);
  });

  test('at the end of the game it names the winner', async ({ page }) => {
    await open(page, 'wythoff', '0 0');
    await expect(panel(page)).toContainText('the player to move loses.');
    await open(page, 'misere_nim', '0');
    await expect(panel(page)).toContainText('the player to move wins.');
  });

  test('the meaning of a term is shown while the pointer or the focus is on it @check', async ({
    page,
  }) => {
    await page.clock.install();
    const why = await open(page, 'chess_rows', '14 16 / 19');
    const term = why.locator('impartial-term').first();
    const word = term.getByRole('button');
    const meaning = term.getByRole('tooltip', { includeHidden: true });
    await expect(meaning).toBeHidden();
    await expect(word).toHaveAccessibleDescription(/in binary/);

    await word.hover();
    await expect(meaning).toBeVisible();
    await meaning.hover();
    // Longer than the delay after which the meaning would close.
    await page.clock.fastForward(1000);
    await expect(meaning).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(meaning).toBeHidden();

    await page.mouse.move(0, 0);
    await word.focus();
    await expect(meaning).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(meaning).toBeHidden();
  });

  test('the picture of the board is copied and downloaded @check', async ({ page }) => {
    const why = await open(page, 'wythoff', '4 6');
    await opened(why, 'copies');
    await why.locator('.copy-svg').click();
    await expect(why.locator('.copy-svg')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^<svg[^]*<\/svg>\s*$/,
    );
    const downloading = page.waitForEvent('download');
    await why.locator('.download-svg').click();
    expect((await downloading).suggestedFilename()).toBe('wythoff.svg');
  });

  test('if copying is forbidden, the text can be selected @check', async ({ page }) => {
    const why = await open(page, 'wythoff', '3 5');
    await opened(why, 'copies');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
      document.execCommand = () => false;
    });
    await why.locator('.copy-explanation').click();
    await expect(why.getByRole('textbox')).toHaveValue(/^## Wythoff’s game: why\?\n/);
    expect(await violations(page)).toEqual([]);
  });

  test('nothing moves if the reader prefers reduced motion @check', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const why = await open(page, 'number_game', '2 5');
    await opened(why, 'mex');
    const running = await why.evaluate(
      (element) => element.shadowRoot?.getAnimations().length ?? Number.NaN,
    );
    expect(running).toBe(0);
  });
});

const inLanguages = {
  'en-US': [
    'Number Game: why?',
    'If they play',
    'Position',
    'The explanation could not be loaded.',
    'Try again',
    'Reload',
  ],
  'zh-CN': ['为什么？', '对手若走', '局面', '解释未能加载。', '重试', '重新加载'],
  'zh-TW': ['為什麼？', '對手若走', '局面', '解釋未能載入。', '再試一次', '重新載入'],
} as const;

for (const [locale, [heading, column, position, failed, again, reload]] of Object.entries(
  inLanguages,
)) {
  const isEnglish = locale === 'en-US';
  test.describe(locale, rare(!isEnglish), () => {
    test.use({ locale, permissions: ['clipboard-read', 'clipboard-write'] });
    const rules = isEnglish ? undefined : languageRules;

    test('a failed load of the theory is reported, and another try succeeds @check', async ({
      page,
      complaints,
    }) => {
      await page.route(theory, (route) => route.abort());
      await page.goto(address('number_game', '2 3 6 7'));
      const why = panel(page);
      await expect(why).toContainText(failed);
      await expect(page.locator('.layout + [role="status"]')).toHaveText(failed);
      await expect(why.locator('details.end')).toBeVisible();
      expect(await violations(page, rules)).toEqual([]);
      await mend(page);
      const works = (): Promise<void> => expect(why.locator('.because')).toBeVisible();
      await tryAgain(why, works, { again, offered: again, reload });
      await expect(why.locator('.picture > *')).toBeVisible();
      await expect(why).not.toContainText(failed);
      // The browser itself reports the blocked requests.
      expect(complaints.every((text) => text.includes('ERR_FAILED'))).toBe(true);
      complaints.length = 0;
    });

    test('the explanation is copied as Markdown @check', async ({ page }) => {
      const why = await open(page, 'number_game', '2 3 6 7');
      // The address follows a moment later.
      await expect(page).toHaveURL(/panel=why/);
      await opened(why, 'copies');
      await why.locator('.copy-explanation').click();
      await expect(why.locator('.copy-explanation .icon')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(heading);
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toContain(`**${position}**`);
      expect(text).toContain('`2 3 6 7`');
      expect(text).toContain(`| ${column} |`);
      expect(text).toContain(`](${page.url()})`);
    });

    // Traditional Chinese is as wide as Simplified.
    if (locale === 'zh-TW') return;
    if (!isEnglish) {
      test(
        'no explanation is too wide, and axe finds nothing',
        { tag: '@check' },
        async ({ page }) => {
          for (const game of gameIds) {
            const [, won] = await positionsOf(page, game);
            await page.setViewportSize({ width: 1280, height: 800 });
            const why = await open(page, game, won);
            await opened(why, 'end');
            await why.locator('.disclosure').last().click();
            await opened(why, 'theory');
            await narrow(page, why);
            expect.soft(await surplusOf(page), `${game}, ${won}`).toBeLessThanOrEqual(0);
          }
          expect(await violations(page, rules)).toEqual([]);
        },
      );
      return;
    }

    for (const game of gameIds) {
      test(`${game}: axe finds nothing, in light and dark, wide and narrow @check`, async ({
        page,
      }) => {
        const [lost, won] = await positionsOf(page, game);
        await open(page, game, lost);
        expect.soft(await violations(page), lost).toEqual([]);
        // Its winning moves show the replies of a lost position too.
        const why = await open(page, game, won);
        for (const fold of folds)
          if (await why.locator(`.${fold}`).count()) await opened(why, fold);
        await why.locator('.disclosure').last().click();
        expect.soft(await violations(page), won).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await violations(page, colourRules), `${won}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        await narrow(page, why);
        expect.soft(await surplusOf(page), `${won}, narrow`).toBeLessThanOrEqual(0);
        expect.soft(await violations(page), `${won}, narrow`).toEqual([]);
      });
    }
  });
}
