// The header and the footer, which all pages share, and the opening of the first page.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { surplusOf } from './axe';
import { Desk, expect, gameIds, mend, test } from './support';

test.use({ locale: 'en-US' });

const dark = 'rgb(21, 23, 26)';
const pages = {
  App: './',
  Learn: './learn/index.html',
  Tutorial: './learn/wythoff.html',
  Embed: './learn/authors.html',
  Records: './records/index.html',
  Verify: './verify/index.html',
  Sheet: './sheet/index.html',
};
const headerLinks = ['Learn', 'Embed'] as const;

const background = (page: Page): Promise<string> =>
  page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
const siteLinks = (page: Page) => page.locator('.top .pages').getByRole('link');

for (const [name, address] of Object.entries(pages)) {
  test(`${name}: the same header and footer, whose links open the other pages`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(siteLinks(page)).toHaveText([...headerLinks]);
    const current = headerLinks.filter((each) => each === name);
    await expect(page.locator('.pages [aria-current=page]')).toHaveText(current);
    await expect(page.locator('.foot')).toContainText('Everything is computed in this browser');
    await expect(page.locator('.foot')).toContainText(/Impartial \d+\.\d+\.\d+/);
    const ours = page.locator('.top .pages a, .foot a[href*="verify/"], .foot a[href*="licences"]');
    await expect(ours).toHaveCount(4);
    const targets = await ours.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    for (const target of targets) expect((await page.request.get(target)).status()).toBe(200);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await surplusOf(page)).toBeLessThanOrEqual(0);
    await expect(siteLinks(page)).toHaveCount(0);
    await page.locator('.top .menu').click();
    await expect(siteLinks(page)).toHaveText([...headerLinks]);
    for (const link of await siteLinks(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.locator('.brand').click();
    await expect(page.locator('impartial-app h1')).toBeVisible();
  });
}

test('a theme that is chosen on any page is that of all pages, from the first paint', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const addresses = Object.values(pages);
  for (const [index, address] of addresses.entries()) {
    await page.goto(address);
    await page
      .getByLabel('Theme', { exact: true })
      .selectOption(index % 2 === 0 ? 'dark' : 'light');
    const other = addresses[(index + 1) % addresses.length] ?? './';
    // Only what stands in the HTML: no module has run.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(other, { waitUntil: 'commit' });
    await expect.poll(() => background(page)).toBe(index % 2 === 0 ? dark : 'rgb(250, 249, 246)');
    await mend(page);
  }
  // The browser itself reports the scripts that did not come.
  expect(complaints.every((text) => text.includes('ERR_FAILED'))).toBe(true);
  complaints.length = 0;
});

test('on paper every page is light, whatever theme is chosen', async ({ page }) => {
  const ink = page.locator('html');
  await page.goto('./');
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  for (const address of Object.values(pages)) {
    await page.goto(address);
    await expect(ink).toHaveCSS('color', 'rgb(233, 231, 227)');
    await page.emulateMedia({ media: 'print' });
    await expect(ink).toHaveCSS('color', 'rgb(27, 29, 32)');
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a language that is chosen on any page is kept', async ({ page }) => {
  const root = page.locator('html');
  await page.goto('./');
  await page.getByLabel('Language').selectOption('zh-Hant');
  await page.locator('.pages').getByRole('link', { name: '教學' }).click();
  await expect(page).toHaveURL(/index\.zh-Hant\.html$/);
  await expect(root).toHaveAttribute('lang', 'zh-Hant');
  await page.locator('.brand').click();
  await expect(page.locator('impartial-app h1')).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'zh-Hant');
  await page.locator('.foot').getByRole('link', { name: '1,074,534' }).click();
  await expect(page).toHaveURL(/verify/);
  await expect(root).toHaveAttribute('lang', 'zh-Hant');
  await page.getByLabel('語言').selectOption('en');
  await page.locator('.pages').getByRole('link', { name: 'Embed' }).click();
  await expect(page).toHaveURL(/authors\.html$/);
  await expect(root).toHaveAttribute('lang', 'en');
  await page.getByLabel('Language').selectOption('简体中文');
  await expect(page).toHaveURL(/authors\.zh\.html$/);
  await page.locator('.brand').click();
  await expect(page.locator('h1')).toHaveText('数字游戏');
  await page.locator('.foot').getByRole('link', { name: '1,074,534' }).click();
  await expect(root).toHaveAttribute('lang', 'zh-Hans');
});

for (const address of [pages.App, pages.Tutorial])
  test(`${address}: no choice in the header is lost before a script hears it`, async ({ page }) => {
    let send = (): void => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\.js$/, async (route) => {
      await sent;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    for (const label of ['Language', 'Theme']) await expect(page.getByLabel(label)).toBeDisabled();
    send();
    await page.getByLabel('Theme', { exact: true }).selectOption('dark');
    await expect.poll(() => background(page)).toBe(dark);
    await page.getByLabel('Language').selectOption('zh-Hant');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  });

test('what the three verbs of the purpose name is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const desk = new Desk(page);
  await desk.open();
  await expect(page.locator('.purpose strong')).toHaveText(['Paste', 'play', 'embed']);
  await expect(desk.editor).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Embed' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('tab', { name: 'Judge text' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 });
});

test('the rule leads to the tutorial of the game in the language of the reader', async ({
  page,
}) => {
  for (const [language, words, file] of [
    ['en', 'Tutorial', 'wythoff.html'],
    ['zh-Hans', '教程', 'wythoff.zh.html'],
    ['zh-Hant', '教學', 'wythoff.zh-Hant.html'],
  ] as const) {
    await page.goto(`./#/v1/wythoff?lang=${language}`);
    const link = page.locator('.intro').getByRole('link', { name: words });
    await expect(link).toHaveAttribute('href', `learn/${file}`);
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`learn/${file}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  // In a narrow window the rule is one press away, and the tutorial with it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#/v1/wythoff?lang=en');
  await page.getByRole('button', { name: 'Rule of the game' }).click();
  await expect(page.getByRole('link', { name: 'Tutorial' })).toBeInViewport({ ratio: 1 });
  for (const game of gameIds) {
    await page.goto(`./#/v1/${game}?lang=en`);
    const chapter = await page.locator('.intro a').getAttribute('href');
    expect((await page.request.get(new URL(chapter ?? '', page.url()).href)).status()).toBe(200);
  }
});

test('the opening is in the HTML, as the app draws it', async ({ page, browser }) => {
  const bare = await browser.newPage({ javaScriptEnabled: false, locale: 'en-US' });
  const text = async (of: Page) =>
    (await of.locator('.top, .intro').allInnerTexts()).map((each) => each.replaceAll(/\s+/g, ' '));
  const boxes = (of: Page) =>
    of.locator('.top a, .top select, .intro > *').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
  for (const width of [320, 390, 768, 1440]) {
    await bare.setViewportSize({ width, height: 900 });
    await page.setViewportSize({ width, height: 900 });
    await bare.goto(new URL('./', test.info().project.use.baseURL).href);
    await page.goto('./');
    await page.locator('impartial-app h1').waitFor();
    expect(await text(page)).toEqual(await text(bare));
    expect(await boxes(page)).toEqual(await boxes(bare));
    expect((await boxes(bare)).length).toBeGreaterThan(10);
  }
  await bare.close();
});

test('other words than those of the HTML do not flash', async ({ page }) => {
  // Scripts that are on their way.
  await page.route('**/assets/*.js', () => {});
  const opening = page.locator('#app .intro');
  await page.goto('./#/v1/number_game/tud2001?position=2+3&lang=en', { waitUntil: 'commit' });
  await expect(opening).toBeVisible();
  for (const other of ['#/v1/wythoff', '#/v1/number_game?lang=zh-Hans']) {
    await page.goto('about:blank');
    await page.goto(`./${other}`, { waitUntil: 'commit' });
    await expect(page.locator('#app .brand')).toBeVisible();
    await expect(opening).toBeHidden();
  }
});

/** How much moved since the page began to load; see https://web.dev/articles/cls. */
class Shifts {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<Shifts> {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    return new Shifts(page);
  }

  async load(address: string): Promise<number> {
    const page = this.#page;
    await page.goto('about:blank');
    await page.goto(address);
    // The board's code comes last.
    await page
      .locator('impartial-table .stage > :not(.placeholder)')
      .waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((all, each) => all + each, 0),
    );
  }
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const) {
  // Chinese wraps elsewhere.
  for (const language of ['en', 'zh-Hans']) {
    test(`nothing moves while the page loads, ${width} wide, in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const shifts = await Shifts.of(page);
      for (const game of gameIds) {
        const sum = await shifts.load(`./#/v1/${game}?lang=${language}`);
        expect.soft(sum, game).toBeLessThan(0.005);
      }
    });
  }
}

test('nothing moves while the judge text loads on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await Shifts.of(page);
  // So late that the page says that it loads.
  await page.route('**/*.wasm', async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  for (const game of gameIds) {
    const sum = await shifts.load(`./#/v1/${game}?panel=text`);
    expect.soft(sum, game).toBeLessThan(0.005);
  }
});

test('nothing moves whichever part comes first', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shifts = await Shifts.of(page);
  // Of these orders, the first and the last once showed the footer for a moment.
  let order = 5;
  await page.route('**/assets/*', async (route) => {
    const name = basename(route.request().url());
    // An order that looks drawn by lot and is the same every time.
    const [first = 0, second = 0] = createHash('sha256').update(`${order}${name}`).digest();
    await new Promise((done) => setTimeout(done, ((first << 8) | second) % 600));
    await route.continue();
  });
  for (; order < 8; order++) {
    expect.soft(await shifts.load('./#/v1/chess_rows?lang=en'), `${order}`).toBeLessThan(0.005);
  }
});

test('in a narrow window the games fade where there are more, and this one is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const list = page.locator('.top .games ul');
  const current = list.locator('[aria-current]');
  /** How much of a fade there is at each end. */
  const fades = () =>
    list.evaluate((ul) => {
      const { maskImage, maskPosition } = getComputedStyle(ul);
      return maskImage === 'none' ? maskImage : maskPosition;
    });
  await page.goto('./#/v1/number_game');
  await expect.poll(fades).toContain('- 32px');
  await page.goto('./#/v1/misere_nim');
  await expect(current).toHaveText('Misère Nim');
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect.poll(fades).toMatch(/^(calc\(0% [+-] 0px\)|0%) /);
  await page.setViewportSize({ width: 900, height: 844 });
  await expect.poll(fades).toBe('none');
});

test('title, description and card say what the page is', () => {
  const html = readFileSync(join(import.meta.dirname, '../../dist/index.html'), 'utf8');
  expect(html).toContain('<title>Impartial: which move wins, and why</title>');
  for (const name of ['description', 'og:description']) {
    const [, content = ''] = new RegExp(`"${name}"\\s+content="([^"]*)"`).exec(html) ?? [];
    expect(content).toMatch(/paste.*play.*embed/);
  }
  expect(html).toContain('property="og:title" content="Impartial: which move wins, and why"');
});
