// Half an hour of random use of one page: what it holds stays flat. Only `npm run nightly` takes it; SOAK_MINUTES=3 tries it.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { BoardPage } from './board';
import { expect, judgeCases, samples, test } from './support';

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
/** The actions between two measurements. */
const roundLength = 40;

/** Draws as https://prng.di.unimi.it/splitmix64.c does, so that SEED repeats a run. */
class Lot {
  #state: bigint;

  constructor(seed: number) {
    this.#state = BigInt(seed);
  }

  below(bound: number): number {
    this.#state = BigInt.asUintN(64, this.#state + 0x9e3779b97f4a7c15n);
    let word = this.#state;
    word = BigInt.asUintN(64, (word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n);
    word = BigInt.asUintN(64, (word ^ (word >> 27n)) * 0x94d049bb133111ebn);
    return Number((word ^ (word >> 31n)) % BigInt(bound));
  }

  of<T>(all: readonly T[]): T {
    const drawn = all[this.below(all.length)];
    if (drawn === undefined) throw new Error('nothing to draw from');
    return drawn;
  }
}

/** What the page's thread holds after a collection of garbage. */
interface Held {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function measure(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** Presses one of the elements, if the one that is drawn can be pressed now. */
async function press(lot: Lot, all: Locator): Promise<boolean> {
  const count = await all.count();
  if (count === 0) return false;
  const one = all.nth(lot.below(count));
  // An event: a dialog over the page would make a click of the mouse wait.
  return one
    .evaluate((element) => {
      const isReady = element.checkVisibility() && !element.matches(':disabled');
      if (isReady) (element as HTMLElement).click();
      return isReady;
    })
    .catch(() => false);
}

/** What a reader may do at any time. False: not in this state of the page. */
function actionsOf(page: Page, lot: Lot): Record<string, () => Promise<boolean>> {
  const { table, moves } = new BoardPage(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  // What opens over the page is a page of its own, and stays until it is closed.
  const stays = ':not(.exercise, .present)';
  const short = judgeCases.filter(({ input }) => input.length < 20_000);
  const paste = async (text: string, target: Locator): Promise<boolean> => {
    if (!(await target.isVisible())) return false;
    await page.evaluate((content) => navigator.clipboard.writeText(content), text);
    // A moment later it may be gone.
    const isThere = await target.focus({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!isThere) return false;
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    return true;
  };
  return {
    'another game': () => press(lot, page.locator('.top .games a')),
    async 'another dialect'() {
      const { game, dialect } = lot.of(samples);
      await page.evaluate((hash) => (location.hash = hash), `#/v1/${game}/${dialect}`);
      return true;
    },
    'a move': () => press(lot, moves),
    'another move': () => press(lot, moves),
    'a tool of the table': () => press(lot, table.locator(`.tools button${stays}`)),
    'the menu of the table': () => press(lot, table.locator('.more-acts')),
    'an action of the menu': () => press(lot, table.locator(`#acts button${stays}`)),
    'undo or redo': () => press(lot, table.getByRole('button', { name: /^(Undo|Redo|Restart)$/ })),
    'a step of the history': () => press(lot, table.locator('.history button')),
    'the mode': () => press(lot, table.locator('button.mode')),
    'another tab': () => press(lot, page.getByRole('tab')),
    'something in the explanation': () => press(lot, page.locator('impartial-why button')),
    'a text': () => paste(lot.of(short).input.toString(), page.locator('.cm-content')),
    'the menu of the desk': () => press(lot, page.locator('button.about')),
    'the sample': () => press(lot, page.locator('button.sample')),
    'another pane': () =>
      press(lot, page.locator('impartial-judge-desk').getByRole('button', { name: /output|data/ })),
    'an output': () =>
      paste(lot.of(short).answer.toString(), page.getByRole('textbox', { name: 'Your output' })),
    'an input': () => press(lot, page.locator('button.generate')),
    'a case': () => press(lot, page.locator('.cm-cases .cm-gutterElement')),
    async 'the language'() {
      await page
        .locator('select.language')
        .selectOption(lot.of(['en', 'en', 'zh-Hans', 'zh-Hant']));
      return true;
    },
    async 'the theme'() {
      await page.locator('select.theme').selectOption(lot.of(['system', 'light', 'dark']));
      return true;
    },
    async 'the share dialog'() {
      if (!(await press(lot, button('Share')))) return false;
      await page.locator('dialog[open]').waitFor();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      return true;
    },
    async 'a position to search'() {
      const position = lot.of(['<20 21>', '<22 23>', '<16 26 62 98 108 213>']);
      const hash = `#/v1/sylver_coinage?${new URLSearchParams({ position })}`;
      await page.evaluate((address) => (location.hash = address), hash);
      return true;
    },
    'a search': () =>
      press(lot, table.getByRole('button', { name: /^(Solve|Solve again|Stop|Continue)$/ })),
    back() {
      // Not to what the browser showed before the page.
      return page.evaluate(() => {
        const { canGoBack } = navigation;
        if (canGoBack) history.back();
        return canGoBack;
      });
    },
  };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

test('what the page holds stays flat', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout((minutes + 10) * 60_000);
  page.setDefaultTimeout(20_000);
  const seed = Number(process.env.SEED ?? 1);
  const lot = new Lot(seed);
  const home = '#/v1/wythoff/hdu1527?lang=en';
  await page.goto(`./${home}`);
  await page.locator('.cm-content').waitFor();
  const devtools = await page.context().newCDPSession(page);
  const actions = actionsOf(page, lot);
  const done = Object.fromEntries(Object.keys(actions).map((name) => [name, 0]));
  const rounds: Held[] = [];
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end || rounds.length < 9) {
    for (let count = 0; count < roundLength; ++count) {
      const name = lot.of(Object.keys(actions));
      await test.step(name, async () => {
        if (await actions[name]?.()) done[name] = (done[name] ?? 0) + 1;
      });
    }
    // Every round ends in the same state, at rest.
    await page.evaluate((hash) => (location.hash = hash), `${home}&round=${rounds.length}`);
    await expect(page.locator('#dialect')).toHaveValue('hdu1527');
    await page.locator('select.language').selectOption('en');
    await page.waitForLoadState('networkidle');
    rounds.push(await measure(devtools));
  }
  console.log(
    JSON.stringify({ seed, rounds: rounds.length, done, first: rounds[0], last: rounds.at(-1) }),
  );
  for (const [name, count] of Object.entries(done)) expect.soft(count, name).toBeGreaterThan(0);
  // The first third loads what comes late.
  const third = Math.floor(rounds.length / 3);
  const [early, late] = [rounds.slice(third, 2 * third), rounds.slice(-third)];
  for (const what of ['heap', 'nodes', 'listeners'] as const) {
    const [before, after] = [early, late].map((some) => median(some.map((held) => held[what])));
    expect.soft(after, `${what}, before ${before}`).toBeLessThan(1.15 * (before ?? 0));
  }
});
