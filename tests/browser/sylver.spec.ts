// Sylver Coinage: a search that can be watched, stopped and resumed, and its results.
import type { Locator, Page } from '@playwright/test';
import { colourRules, surplusOf, violations } from './axe';
import { BoardPage } from './board';
import { expect, slowClock, test } from './support';
import type { App } from './support';

test.use({ locale: 'en-US' });

class SylverPage extends BoardPage {
  readonly panel: Locator;
  readonly solve: Locator;
  readonly stop: Locator;

  constructor(page: Page) {
    super(page);
    this.panel = this.table.getByRole('region', { name: 'Search' });
    this.solve = this.panel.getByRole('button', { name: 'Solve', exact: true });
    this.stop = this.panel.getByRole('button', { name: 'Stop' });
  }

  openPosition(position: string, more = ''): Promise<void> {
    return this.open(`#/v1/sylver_coinage?position=${encodeURIComponent(position)}${more}`);
  }

  /** A number's tile, whatever its mark. */
  tile(number: number): Locator {
    return this.table.locator(`.stage [data-number="${number}"]`);
  }

  counter(name: string): Locator {
    const named = this.page.getByText(name, { exact: true });
    return this.panel.locator('dl > div').filter({ has: named }).locator('dd');
  }

  /** The search that the page makes unasked ends before it has found anything. */
  async leaveUnsolved(): Promise<void> {
    await this.page.addInitScript(() => {
      const now = performance.now.bind(performance);
      let leapt = 0;
      performance.now = () => now() + (Object.hasOwn(window, 'isCalm') ? leapt : (leapt += 2_000));
    });
  }

  /** The page has solved the position by itself, or on a busy machine does so when it is asked. */
  async solveNow(): Promise<void> {
    const isSolved = this.panel.getByText('Solved by search');
    await this.page.evaluate(() => Object.assign(window, { isCalm: true }));
    await expect(isSolved.or(this.solve).first()).toBeVisible();
    if (!(await isSolved.isVisible())) await this.solve.click();
    await expect(isSolved).toBeVisible();
  }
}

test('a list of chosen numbers is understood', async ({ page }) => {
  const board = new SylverPage(page);
  await board.open('#/v1/number_game');
  await board.notation.fill('16, 17');
  await board.table.getByRole('button', { name: 'Open <16 17>: these numbers are chosen' }).click();
  // The game of the judges does not have it.
  await expect(page.locator('h1')).toHaveText('Sylver Coinage');
  await expect(board.notation).toHaveValue('<16 17>');
  await expect(board.table.locator('.meant')).toHaveCount(0);
  await board.notation.fill('4, 5');
  await board.table.getByRole('button', { name: 'Open <4 5>: these numbers are chosen' }).click();
  await expect(board.notation).toHaveValue('<4 5>');
  await board.table.getByRole('button', { name: 'Undo' }).click();
  await expect(board.notation).toHaveValue('<16 17>');
});

test('an old link to the Number Game without its limit opens Sylver Coinage', async ({ page }) => {
  const board = new SylverPage(page);
  await board.open('#/v1/number_game/poj1143?position=%3C4+6%3E&moves=7');
  await expect(page.locator('h1')).toHaveText('Sylver Coinage');
  await expect(board.notation).toHaveValue('<4 6 7>');
  await expect(page).toHaveURL(/#\/v1\/sylver_coinage\?position=%3C4\+6%3E&moves=7$/);
  // A typed position is not followed while it is typed.
  await page.locator('.games').getByRole('link', { name: 'Number Game' }).click();
  await expect(page.locator('h1')).toHaveText('Number Game');
  await board.notation.fill('<16 17>');
  await board.table.getByRole('link', { name: 'Sylver Coinage' }).click();
  await expect(board.notation).toHaveValue('<16 17>');
});

test('Sylver Coinage is an entry of its own: numbers are typed, famous positions are a click away', async ({
  page,
}) => {
  const board = new SylverPage(page);
  await board.open('#/v1/number_game');
  await page.locator('.games').getByRole('link', { name: 'Sylver Coinage' }).click();
  await expect(page.locator('h1')).toHaveText('Sylver Coinage');
  await expect(board.notation).toHaveValue('<16 17>');
  await expect(page).toHaveURL(/#\/v1\/sylver_coinage/);
  const chosen = page.getByLabel('Chosen numbers');
  await chosen.fill('4, 5');
  await chosen.press('Enter');
  await expect(board.notation).toHaveValue('<4 5>');
  await expect(board.tile(11)).toHaveAccessibleName(/wins/);
  await page.getByRole('link', { name: '<5>' }).click();
  await expect(board.notation).toHaveValue('<5>');
  await expect(page).toHaveURL(/#\/v1\/sylver_coinage\?position=%3C5%3E$/);
  // What a search found is proved by another program.
  await chosen.fill('7, 9');
  await chosen.press('Enter');
  await expect(board.notation).toHaveValue('<7 9>');
  const certificate = board.panel.locator('impartial-certificate');
  const top = async () => (await board.table.locator('.stage').boundingBox())?.y;
  await expect(certificate).toBeVisible();
  const before = await top();
  await certificate.getByRole('button', { name: 'Prove it' }).focus();
  await page.keyboard.press('Enter');
  await expect(certificate).toContainText('Checked: 24 positions. The answer is proved.');
  await expect(board.status).toContainText('The answer is proved.');
  expect(await top()).toBe(before);
  const file = certificate.getByRole('button', { name: 'Certificate (255 B)' });
  await expect(file).toBeFocused();
  const downloaded = page.waitForEvent('download');
  await file.click();
  expect((await downloaded).suggestedFilename()).toBe('certificate_7_9.txt');
  expect(await violations(page)).toEqual([]);
  for (const width of [1024, 320]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await surplusOf(page)).toBeLessThanOrEqual(0);
  }
  // The judge's game is as it was left.
  await page.locator('.games').getByRole('link', { name: 'Number Game' }).click();
  await expect(board.notation).toHaveValue('2 3 4 5 6 7 9 11 12');
  await expect(page.locator('h1')).toHaveText('Number Game');
  // The desk of judge text, which Sylver Coinage does not have, leads there too.
  await page.setViewportSize({ width: 1280, height: 768 });
  await expect(page.getByRole('tab', { name: 'Atlas' })).toBeVisible();
  const desk = page.locator('impartial-judge-desk');
  await desk.locator('button.about').click();
  await desk.getByRole('link', { name: 'Sylver Coinage' }).click();
  await expect(page.locator('h1')).toHaveText('Sylver Coinage');
  await expect(page.getByRole('tab')).toHaveText(['Why']);
});

test('a short search needs no click, and is stopped by a move', async ({ page }) => {
  const board = new SylverPage(page);
  // Its second lasts a minute, so that a busy machine ends it too.
  await slowClock(page, 60);
  await board.openPosition('<16 17>');
  await expect(board.verdict).toContainText('You can win: choose 90');
  await expect(board.status).toContainText('You can win: choose 90');
  await expect(board.panel).toContainText('Solved by search');
  await expect(board.solve).toHaveCount(0);
  // While it searches it denies nothing, and offers no other search.
  await board.openPosition('<20 21>');
  await expect(board.tile(5)).toHaveAccessibleName('5, free');
  await expect(board.panel).toHaveCount(0);
  await expect(board.table).not.toContainText('not known yet');
  await board.tile(5).click();
  await expect(board.notation).toHaveValue('<5 21>');
  await expect(board.tile(7)).toHaveAccessibleName(/wins|loses/);
});

test('where outcomes are hidden, nothing is searched unasked', async ({ page }) => {
  const board = new SylverPage(page);
  await board.openPosition('<16 17>', '&hints=legal');
  await expect(board.panel).toContainText('Not solved yet.');
  await expect(board.solve).toBeVisible();
});

test('{16, 17}: some move wins, and a search finds it', async ({ page }) => {
  const board = new SylverPage(page);
  await board.leaveUnsolved();
  await board.openPosition('<16 17>');
  await expect(board.verdict).toHaveText(/can win/);
  // What is not known is said once.
  await expect(
    page.getByText(/not known|not solved|not give/i).filter({ visible: true }),
  ).toHaveCount(1);
  await expect(board.table.locator('.verdict .more')).toHaveText(
    /A winning move exists, but it is not known yet/,
  );
  await expect(board.panel).toContainText('Hutchings');
  await expect(board.panel.getByRole('link', { name: 'sicherman.net' })).toHaveAttribute(
    'href',
    'https://sicherman.net/',
  );
  await expect(board.tile(90)).toHaveAccessibleName('90, free');
  await expect(board.tile(32)).toHaveAccessibleName('32, taken: 16 + 16');
  await expect(board.moves).toHaveCount(119);

  await board.solveNow();
  await expect(board.panel).toContainText('every later position is known');
  await expect(board.tile(90)).toHaveAccessibleName('90, wins');
  await expect(board.tile(91)).toHaveAccessibleName('91, loses');
  await expect(board.table.locator('.stage .tile.wins')).toHaveCount(1);
  await expect(board.verdict).toContainText('You can win: choose 90');
  await expect(board.status).toContainText('You can win: choose 90');
  await expect(board.solve).toHaveCount(0);

  // Every later position is answered without a search.
  await board.tile(2).click();
  await expect(board.verdict).toHaveText(/can win/);
  await expect(board.table.locator('.move-verdict')).toContainText('choose 2: loses');

  // The result is kept in the browser.
  await page.reload();
  await board.openPosition('<16 17>');
  await expect(board.verdict).toContainText('You can win: choose 90');
  await expect(board.solve).toHaveCount(0);
  await expect(board.panel.locator('.reason')).toHaveText(
    'A search of an earlier visit found this answer. It has not been computed again.',
  );
});

test('a result that is kept is found again at the end of a line of moves', async ({ page }) => {
  const board = new SylverPage(page);
  await board.openPosition('<16>');
  await board.table.getByLabel('Another number').fill('17');
  await page.keyboard.press('Enter');
  await expect(board.notation).toHaveValue('<16 17>');
  await board.solveNow();
  await expect(page).toHaveURL(/moves=17/);
  await page.reload();
  await expect(board.verdict).toContainText('can win: choose 90');
  await expect(board.solve).toHaveCount(0);
});

test('a board does not wait for a kept result, which replaces what is shown', async ({ page }) => {
  const board = new SylverPage(page);
  await board.openPosition('<16 17>');
  await board.solveNow();
  await page.addInitScript(() => {
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const { prototype } = IDBObjectStore;
    const get = Object.getOwnPropertyDescriptor(prototype, 'get')?.value as typeof prototype.get;
    prototype.get = function (key): never {
      const request = get.call(this, key);
      const late: Partial<IDBRequest> = {};
      const found = new Promise((resolve) => request.addEventListener('success', resolve));
      void Promise.all([asked, found]).then(() => {
        Object.assign(late, { result: request.result });
        late.onsuccess?.call(request, new Event('success'));
      });
      return late as never;
    };
    Object.assign(window, { answer });
  });
  await board.leaveUnsolved();
  await board.openPosition('<16 17>');
  await expect(board.solve).toBeVisible();
  await page.evaluate(() => (window as never as { answer: () => void }).answer());
  await expect(board.verdict).toContainText('choose 90');
  await expect(board.panel).toContainText('Kept from an earlier visit.');
  await expect(board.status).toContainText('choose 90');
  // It is a claim, which is searched again before it is proved.
  const prove = board.panel.getByRole('button', { name: 'Prove it' });
  await expect(prove).toHaveCount(0);
  await expect(board.panel).not.toContainText('Solved by search');
  await expect(page.locator('.because')).toHaveText(
    'A search of an earlier visit found that 90 wins.',
  );
  await page.evaluate(() => Object.assign(window, { isCalm: true }));
  await board.panel.getByRole('button', { name: 'Solve again' }).click();
  await expect(board.panel).not.toContainText('earlier visit');
  await expect(board.panel).toContainText('Solved by search');
  await expect(prove).toBeVisible();
});

for (const [title, forged] of [
  [
    'a kept result that cannot be true is not believed',
    [
      { outcome: 'P', winning: [] },
      { winning: ['90', '<img>'] },
      { position: '<5 6>' },
      // As no search answers.
      { reason: null },
      { build: 'another' },
    ],
  ],
  [
    'nor is one that is wrong in another way',
    [
      { winning: ['32'] },
      { game: 'number_game' },
      { reason: 'hutchings_pair' },
      { status: 'theorem' },
      { status: 'partial' },
    ],
  ],
] as const)
  test(title, async ({ page }) => {
    const board = new SylverPage(page);
    await board.openPosition('<16 17>');
    await board.solveNow();
    /** Changes the record as another page of the same origin could. */
    const forge = (changes: object): Promise<void> =>
      page.evaluate(async (changed) => {
        const done = <T>(request: IDBRequest<T>): Promise<T> =>
          new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(new Error('no record'));
          });
        const store = async (mode: IDBTransactionMode) =>
          (await done(indexedDB.open('impartial')))
            .transaction('results', mode)
            .objectStore('results');
        const key = 'sylver_coinage <16 17>';
        type Kept = { build: string; analysis: string };
        const kept = (await done((await store('readonly')).get(key))) as Kept;
        (window as { true?: Kept }).true ??= kept;
        const { true: whole = kept } = window as { true?: Kept };
        const { build = whole.build, ...analysis } = changed as { build?: string };
        const record = {
          build,
          analysis: JSON.stringify({ ...JSON.parse(whole.analysis), ...analysis }),
        };
        await done((await store('readwrite')).put(record, key));
      }, changes);
    await board.openPosition('<4 5>');
    for (const changes of forged) {
      await forge(changes);
      // A new page, since this one would keep what it finds by itself.
      const other = new SylverPage(await page.context().newPage());
      await other.openPosition('<16 17>');
      await other.solveNow();
      await expect(other.verdict, JSON.stringify(changes)).toContainText('choose 90');
      await expect(other.panel, JSON.stringify(changes)).not.toContainText('earlier visit');
      await other.page.close();
    }
    // What is known without a search is not taken from the record.
    await expect(async () => {
      // On a slow machine the page finds it by itself before the record comes, and keeps that.
      await forge({ play: 'misere', view: {}, facts: [{ key: 'frobenius_number', value: 7 }] });
      const other = new SylverPage(await page.context().newPage());
      await other.openPosition('<16 17>', '&hints=why');
      await expect(other.verdict).toContainText('choose 90');
      await expect(other.panel).toContainText('Kept from an earlier visit.', { timeout: 5000 });
      await other.page.locator('summary').getByText('The theory').click();
      await expect(other.page.getByText('(the largest gap) is 239.')).toBeVisible();
    }).toPass();
  });

test('a browser that does not store the result of a search is told of', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  const board = new SylverPage(page);
  await board.openPosition('<16 17>');
  await board.solveNow();
  const held = page.locator('impartial-held p');
  await expect(held).toContainText('MB of memory. This browser does not store the results');
  await held.getByRole('button', { name: 'Free it' }).click();
  await expect(held).toHaveCount(0);
});

test('much memory is told of, and little is not', async ({ page }) => {
  const board = new SylverPage(page);
  await page.clock.install();
  await board.openPosition('<16 17>');
  await board.solveNow();
  // The search has told its own.
  await page.clock.fastForward(1_000);
  const held = page.locator('impartial-held p');
  const hold = (bytes: number): Promise<void> =>
    page.locator('impartial-app').evaluate((app, all) => {
      Object.assign(app, { held: { game: 'sylver_coinage', bytes: all } });
    }, bytes);
  await hold(300e6);
  await expect(held).toHaveText(/The searches hold 300 MB of memory/);
  await hold(255e6);
  await expect(held).toHaveCount(0);
  await hold(300e6);
  await held.getByRole('button', { name: 'Free it' }).click();
  await expect(held).toHaveCount(0);
});

test('the memory of searches is freed when their game is left for long', async ({ page }) => {
  const board = new SylverPage(page);
  await page.clock.install();
  await board.openPosition('<16 17>');
  await board.solveNow();
  await page.clock.fastForward(1_000);
  const frees = (): Promise<number> =>
    page.evaluate(() => (window as never as { frees: number }).frees);
  await page.locator('impartial-app').evaluate((app) => {
    const { engine } = app as App;
    const counted = Object.assign(window, { frees: 0 });
    const release = engine.release.bind(engine);
    engine.release = () => {
      ++counted.frees;
      release();
    };
  });
  await page.locator('.games').getByRole('link', { name: 'Wythoff' }).click();
  await expect(page.locator('h1')).toContainText('Wythoff');
  expect(await frees()).toBe(0);
  await page.clock.fastForward(11 * 60_000);
  await expect.poll(frees).toBe(1);
});

test('a search shows its counters, is stopped, and is resumed', async ({ page }) => {
  const board = new SylverPage(page);
  await board.openPosition('<20 21>');
  await board.solve.click();
  await expect(board.status).toHaveText('Solving');
  const positions = board.counter('Positions');
  const first = await positions.innerText();
  await expect(positions).not.toHaveText(first);
  await expect(board.counter('Memory')).toHaveText(/^[\d.]+ MB$/);
  await board.stop.click();
  await expect(board.panel).toContainText('Results so far are kept');
  await expect(board.status).toContainText('Stopped');

  await board.panel.getByRole('button', { name: 'Continue' }).click();
  await expect(board.stop).toBeVisible();
  // A move ends the search.
  await board.tile(5).click();
  await expect(board.notation).toHaveValue('<5 21>');
  await expect(board.stop).toHaveCount(0);
});

test('a search ends at its time limit and reports it', async ({ page }) => {
  const board = new SylverPage(page);
  await page.clock.install();
  await board.openPosition('<20 21>');
  await board.panel.getByText('up to 10 min, 2 GB').click();
  await board.panel.getByLabel('Time').selectOption('10 s');
  await board.panel.getByLabel('Memory').selectOption('250 MB');
  await board.solve.click();
  await expect(board.stop).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(board.panel).toContainText('Time limit reached');
  await expect(board.panel.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

for (const first of ['you', 'opponent'] as const) {
  const title = `{16, 17} is played to its end against the perfect opponent, ${first} first`;
  test(title, async ({ page }) => {
    // The opponent's three seconds last a minute, so that a busy machine ends its search too.
    await slowClock(page, 20);
    const board = new SylverPage(page);
    await board.openPosition('<16 17>', `&mode=play&hints=outcomes&first=${first}`);
    if (first === 'you') await board.solveNow();
    const winning = board.table.locator('.stage .wins.enabled').first();
    const over = board.verdict.filter({ hasText: 'The game is over' });
    // The history begins with the start.
    const steps = first === 'you' ? 0 : 1;
    for (let count = steps; ; count += 2) {
      if (count > 0) await expect(board.steps.nth(count).or(over).first()).toBeVisible();
      if ((await over.count()) > 0) break;
      const before = await board.notation.inputValue();
      // The first player wins this position; the opponent needs no hint, but a search of its own.
      const isWon = (await winning.count()) > 0;
      expect(isWon, before).toBe(first === 'you');
      await (isWon ? winning : board.moves.first()).click();
      await expect(board.notation).not.toHaveValue(before);
    }
    const winner = first === 'you' ? 'you have won' : 'the opponent has won';
    await expect(board.verdict).toHaveText(`The game is over: ${winner}`);
  });
}

test('a position with infinitely many free numbers: the winning moves are known, and any number can be taken', async ({
  page,
}) => {
  const board = new SylverPage(page);
  await board.leaveUnsolved();
  await board.openPosition('<16 18>');
  await expect(board.tile(12)).toHaveAccessibleName('12, wins');
  await expect(board.table.locator('.verdict .more')).toHaveText('Known winning move: choose 12');
  await page.evaluate(() => Object.assign(window, { isCalm: true }));
  await board.solve.click();
  await expect(board.panel).toContainText('Quiet end');
  await expect(board.verdict).toContainText(/You can win: choose 5.* or 12/);

  const other = board.table.getByLabel('Another number');
  await other.fill('1000');
  await page.keyboard.press('Enter');
  await expect(board.table.locator('.refused-move')).toBeVisible();
  await expect(board.notation).toHaveValue('<16 18>');
  await other.fill('1001');
  await page.keyboard.press('Enter');
  await expect(board.notation).toHaveValue('<16 18 1001>');
});

test('from nothing: numbers are played, chosen again, or written down', async ({ page }) => {
  const board = new SylverPage(page);
  // A game of the judges begins with their numbers, one beyond them with all.
  await board.open('');
  await board.act('Clear');
  await expect(board.notation).toHaveValue('2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20');
  await board.openPosition('<16 17>');
  await board.act('Clear');
  await expect(board.notation).toHaveValue('<>');
  await expect(board.panel).toContainText('every prime from 5 on wins');
  await expect(board.tile(7)).toHaveAccessibleName('7, wins');
  await board.tile(9).click();
  await board.tile(6).click();
  await expect(board.notation).toHaveValue('<6 9>');
  await expect(board.verdict).toHaveText(/no move wins/);

  await board.act('Set up');
  await board.tile(9).click();
  await expect(board.notation).toHaveValue('<6>');
  await board.tile(35).click();
  await expect(board.notation).toHaveValue('<6 35>');

  await board.notation.fill('12 14 13');
  await board.notation.fill('<14 12 13 26>');
  await board.notation.blur();
  await expect(board.notation).toHaveValue('<12 13 14>');
});

test('with the keyboard alone: search, go to a number, play, keep the place', async ({ page }) => {
  // Wide enough for rows of 16, so that columns are the remainders.
  await page.setViewportSize({ width: 1440, height: 900 });
  const board = new SylverPage(page);
  await board.leaveUnsolved();
  await board.openPosition('<16 17>');
  await board.solve.focus();
  await page.evaluate(() => Object.assign(window, { isCalm: true }));
  await page.keyboard.press('Enter');
  await expect(board.panel).toContainText('Solved by search');
  // The button has gone; the focus is still in the panel.
  await expect(board.panel).toBeFocused();
  await board.table.locator('.stage [tabindex="0"]').focus();
  await page.keyboard.type('239');
  await expect(board.tile(239)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(board.tile(223)).toBeFocused();
  await page.keyboard.type('90');
  await page.keyboard.press('Enter');
  await expect(board.verdict).toHaveText(/no move wins/);
  // The board has another shape, and 90 another place.
  await expect(board.tile(90)).toBeFocused();
  await expect(board.tile(90)).toHaveAccessibleName('90, chosen just now');
  await page.keyboard.press('u');
  await expect(board.notation).toHaveValue('<16 17>');
  await expect(board.tile(90)).toBeFocused();
});

test('a board in another page searches and stays responsive', async ({ page }) => {
  await page.goto(`./embed.html?game=number_game&position=${encodeURIComponent('<18 19>')}`);
  const board = page.locator('impartial-board');
  await board.getByRole('button', { name: 'Solve' }).click();
  await expect(board.locator('dl')).toContainText('Memory');
  await board.getByRole('button', { name: 'Stop' }).click();
  await expect(board.locator('section')).toContainText('Results so far are kept');
  await board.locator('[data-number="83"]').click();
  await expect(board.locator('.verdict .position')).not.toHaveText(/can win/);
});

test('values are searched for at the hint level that shows them', async ({ page }) => {
  const board = new SylverPage(page);
  await board.openPosition('<14 15>', '&hints=values');
  await board.solveNow();
  await expect(board.tile(3)).toHaveAccessibleName('3, loses');
  const find = board.panel.getByRole('button', { name: 'Solve' });
  await expect(board.panel.getByText('Grundy values are not known yet')).toBeVisible();
  await find.click();
  await expect(board.tile(3)).toHaveAccessibleName(/^3, loses, Grundy value \d+$/);
});

test.describe('axe', () => {
  type States = Record<string, (board: SylverPage) => Promise<void>>;
  const solved: States = {
    async solved(board) {
      await board.openPosition('<16 17>', '&hints=why');
      await board.solveNow();
    },
  };
  const others: States = {
    unsolved: (board) => board.openPosition('<20 21>', '&hints=why'),
    async limits(board) {
      await board.openPosition('<20 21>');
      await board.panel.getByText('up to').click();
    },
    async searching(board) {
      await board.openPosition('<20 21>');
      await board.solve.click();
      await expect(board.counter('Memory')).toBeVisible();
    },
    async stopped(board) {
      await board.stop.click();
      await expect(board.panel).toContainText('Stopped');
    },
    infinite: (board) => board.openPosition('<8 10>', '&hints=why'),
    opening: (board) => board.openPosition('<>'),
  };

  const finds = async (page: Page, states: States): Promise<void> => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const board = new SylverPage(page);
    for (const [name, enter] of Object.entries(states)) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await enter(board);
        await expect(board.panel).toBeVisible();
        expect.soft(await violations(page), name).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await violations(page, colourRules), `${name}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        for (const width of [1440, 768, 320]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await surplusOf(page), `${name}, ${width} wide`).toBe(0);
        }
        // A narrow window lays out every state alike, so axe looks at one.
        if (name !== 'solved') return;
        expect.soft(await violations(page), `${name}, narrow`).toEqual([]);
      });
    }
  };

  test('finds nothing in a solved position, and nothing is cut off', ({ page }) =>
    finds(page, solved));
  test('finds nothing in any other state, theme and window', ({ page }) => finds(page, others));
});
