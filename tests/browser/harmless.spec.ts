// A board harms no page, is seen in any place of it, and says what its author mistyped.
import type { Page } from '@playwright/test';
import manifest from '../../package.json' with { type: 'json' };
import type { ImpartialBoard } from '../../web/embed/element';
import { boardIn, openHost, openWith, recordEvents } from './hosts/guest';
import { startHost } from './hosts/server';
import type { Host } from './hosts/server';
import { expect, test } from './support';

test.use({ locale: 'en-US' });

let host: Host;
test.beforeAll(async () => (host = await startHost()));
test.afterAll(() => host.close());

const wythoff = '<impartial-board game="wythoff" position="4 6"></impartial-board>';
const load = '<script src="/impartial/embed/load.js"></script>';
const fence = (text: string): string =>
  `<pre><code class="language-impartial">${text}</code></pre>`;

const call = <T>(page: Page, act: (element: ImpartialBoard) => T): Promise<Awaited<T>> =>
  page
    .locator('impartial-board')
    .last()
    .evaluate(act as (element: SVGElement | HTMLElement) => T) as Promise<Awaited<T>>;

for (const [parent, html] of Object.entries({
  'a dialog': `<dialog open style="position:static">${wythoff}</dialog>`,
  'a popover': `<div popover id="p">${wythoff}</div><script>p.showPopover()</script>`,
  'a cell of a table': `<table><tr><td>1</td><td>${wythoff}</td></tr></table>`,
  'a row of flexible boxes': `<div style="display:flex">${wythoff}<p>beside</p></div>`,
  'a grid': `<div style="display:grid;grid-template-columns:auto 1fr">${wythoff}<p>beside</p></div>`,
  'a box in a line': `<div style="display:inline-block">${wythoff}</div>`,
  'a box out of the flow': `<div style="position:absolute">${wythoff}</div>`,
  'vertical writing': `<div style="writing-mode:vertical-rl">${wythoff}</div>`,
  'a box as a table': `<div style="display:table">${wythoff}</div>`,
})) {
  test(`a board is wide in ${parent}`, async ({ page }) => {
    await openWith(page, host, html);
    const { board, verdict } = boardIn(page);
    await expect(verdict).toHaveText(/can win/);
    const box = await board.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBeGreaterThan(300);
    expect(box?.height).toBeLessThan(900);
  });
}

test('a text that changes beside code costs no reading, clone, serialisation or style sheet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counts = { reads: 0, clones: 0, texts: 0, sheets: 0 };
    Object.assign(window, { counts });
    const count = (of: object, name: string, what: keyof typeof counts): void => {
      const found = Object.getOwnPropertyDescriptor(of, name);
      const way = found?.get ? 'get' : 'value';
      const original = found?.[way] as (...args: unknown[]) => unknown;
      Object.defineProperty(of, name, {
        ...found,
        [way](this: unknown, ...args: unknown[]) {
          counts[what] += 1;
          return original.apply(this, args);
        },
      });
    };
    count(Node.prototype, 'textContent', 'reads');
    count(Node.prototype, 'cloneNode', 'clones');
    count(Element.prototype, 'outerHTML', 'texts');
    count(Element.prototype, 'innerHTML', 'texts');
    count(CSSStyleSheet.prototype, 'replaceSync', 'sheets');
  });
  const code = '<pre><code class="language-cpp">int main() { game = 1; }\n</code></pre>'.repeat(60);
  await openHost(page, host, `<p id="clock"></p>${code}${fence('game=wythoff')}`, load);
  await expect(page.locator('impartial-board .verdict')).toHaveCount(0);
  const counts = (): Promise<Record<string, number>> =>
    page.evaluate(() => (window as never as { counts: Record<string, number> }).counts);
  await expect.poll(async () => (await counts())['sheets']).toBeGreaterThan(0);
  // The script of the fences is at rest.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const before = { ...(await counts()) };
  await page.evaluate(async () => {
    for (let second = 0; second < 50; ++second) {
      document.querySelector('#clock')!.textContent = String(second);
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  expect(await counts()).toEqual(before);
});

test('if a script does not come, no space is kept, and the console says why', async ({
  page,
  complaints,
}) => {
  await page.route('**/embed/auto.js*', (route) => route.abort());
  await openHost(page, host, fence('game=wythoff height=650'), load);
  await expect.poll(() => complaints.join()).toMatch(/no board can come to this page/);
  const height = (): Promise<number> =>
    page.locator('pre').evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(height).toBeLessThan(60);
  expect(complaints.filter((text) => !/ERR_FAILED|no board can come/.test(text))).toEqual([]);
  const told = page.getByRole('alert').filter({ hasText: 'The boards of this page could not be' });
  await expect(told.getByRole('button', { name: 'Reload' })).toBeVisible();

  complaints.length = 0;
  await page.unrouteAll();
  await page.route('**/embed/define.js', (route) => route.abort());
  await openHost(page, host, fence('game=wythoff height=650'), load);
  await expect.poll(() => complaints.join()).toMatch(/the code of the boards could not be loaded/);
  await expect.poll(height).toBeLessThan(60);
  await expect(told).toHaveCount(1);
  await page.unrouteAll();
  await openHost(page, host, fence('game=wythoff position="3 5"'), load);
  await expect(boardIn(page).verdict).toHaveText(/no move wins/);
  await expect(told).toHaveCount(0);
  complaints.length = 0;
});

for (const script of ['auto.js', 'define.js']) {
  test(`as long as ${script} does not come, the page says that it is late`, async ({ page }) => {
    await page.clock.install();
    let send = (): void => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route(`**/embed/${script}*`, async (route) => {
      await sent;
      await route.continue();
    });
    const asked = page.waitForRequest(`**/embed/${script}*`);
    const board = '<impartial-board game="wythoff" position="3 5"></impartial-board>';
    const opened = openHost(page, host, board, load);
    const told = page.getByRole('alert').filter({ hasText: 'are still loading' });
    // The page may be at rest only after some time.
    await expect(async () => {
      await page.clock.fastForward(20_000);
      await expect(told).toBeVisible({ timeout: 500 });
    }).toPass();
    await asked;
    await expect(told).toContainText('本页的棋盘仍在加载');
    await expect(told.getByRole('button', { name: 'Reload' })).toBeVisible();
    send();
    await opened;
    await expect(boardIn(page).verdict).toHaveText(/no move wins/);
    await expect(told).toHaveCount(0);
  });
}

for (const [what, script] of Object.entries({
  'has no custom elements': 'delete window.customElements',
  'gives the name to another element':
    "customElements.define('impartial-board', class extends HTMLElement {})",
})) {
  for (const [name, tag] of Object.entries({
    'load.js': load,
    'the standalone script': `<script src="/impartial/impartial.standalone.js"></script>`,
  })) {
    test(`where a host ${what}, ${name} leaves its text, and says so`, async ({
      page,
      complaints,
    }) => {
      const head = `<script>${script}</script>${tag}`;
      await openHost(page, host, fence('game=wythoff height=650'), head);
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await expect(page.getByText('game=wythoff')).toBeVisible();
      expect(complaints.join()).toMatch(/the code of the boards could not be loaded/);
      complaints.length = 0;
    });
  }
}

for (const [name, tag] of Object.entries({
  'load.js': load,
  'the standalone script': `<script src="/impartial/impartial.standalone.js"></script>`,
})) {
  test(`in Safari before 16.4, without sheets to adopt, ${name} brings its board`, async ({
    page,
  }) => {
    const old = `for (const { prototype } of [Document, ShadowRoot]) delete prototype.adoptedStyleSheets;
      delete CSSStyleSheet.prototype.replaceSync;`;
    const head = `<script>${old}</script>${tag}`;
    await openHost(page, host, fence('game=wythoff position="3 5"'), head);
    await expect(boardIn(page).verdict).toHaveText(/no move wins/);
    await expect(page.locator('pre')).toBeHidden();
  });
}

test('where a host has no crypto, a board comes', async ({ page }) => {
  const head = `<script>delete window.crypto</script>${load}`;
  await openHost(page, host, fence('game=wythoff position="3 5"'), head);
  await expect(boardIn(page).verdict).toHaveText(/no move wins/);
});

for (const [how, head] of Object.entries({
  'as a module': load.replace('<script', '<script type="module"'),
  'by a loader that evaluates it': `${load.replace('<script', '<script type="text/lazy"')}
    <script>fetch('/impartial/embed/load.js').then((r) => r.text()).then((text) => (0, eval)(text))</script>`,
})) {
  test(`load.js works ${how}`, async ({ page }) => {
    await openHost(page, host, fence('game=wythoff position="3 5"'), head);
    await expect(boardIn(page).verdict).toHaveText(/no move wins/);
  });
}

test('what somebody edits stays as it is', async ({ page }) => {
  const editor = `<div contenteditable>${fence('game=wythoff')}</div>`;
  await openHost(page, host, `${editor}${fence('game=wythoff position="3 5"')}`, load);
  await expect(boardIn(page).verdict).toHaveText(/no move wins/);
  const kept = await page.locator('[contenteditable]').innerHTML();
  expect(kept).toBe(fence('game=wythoff'));
});

for (const [script, type] of [
  ['embed/auto.js', 'module'],
  [`v${manifest.version}/embed/impartial.standalone.js`, 'text/javascript'],
])
  test(`${script} keeps the space of boards from the beginning`, async ({ page }) => {
    // Until the picture comes, the page has not loaded.
    await page.route('**/late.svg', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    const tag = `<script type="${type}" src="/impartial/${script}"></script>`;
    await page.route(`${host.origin}/page.html`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>x</title>${fence('game=wythoff height=650')}<img src="/late.svg" alt="">${tag}`,
      }),
    );
    await page.goto(`${host.origin}/page.html`, { waitUntil: 'commit' });
    const block = page.locator('pre');
    await expect.poll(async () => (await block.boundingBox())?.height).toBe(650);
  });

test('a mistyped attribute is told, and gives no answer away', async ({ page, complaints }) => {
  const events = await recordEvents(page);
  await openWith(page, host, '<main></main>');
  for (const [attributes, message, line] of [
    ['mode="quizz"', 'There is no mode “quizz”. Perhaps “quiz” is meant.', 'mode="quiz"'],
    ['hints="all"', 'There is no hints “all”.', 'known: none, legal'],
    ['reveal="no"', 'reveal takes no value “no”. Leave it out.', 'leave it out'],
    ['postion="9 9"', 'There is no attribute “postion”. Perhaps “position” is meant.', 'position'],
  ] as const) {
    await page
      .locator('main')
      .last()
      .evaluate(
        (main, html) => (main.innerHTML = html),
        `<impartial-board game="wythoff" ${attributes}>Two heaps.</impartial-board>`,
      );
    await expect(page.locator('impartial-board .trouble')).toHaveText(message);
    await expect(page.getByText('Two heaps.')).toBeVisible();
    await expect(page.locator('impartial-board [aria-label*="wins"]')).toHaveCount(0);
    const [type, detail] = (await events()).at(-1) ?? [];
    expect([type, detail?.['kind']]).toEqual(['error', 'attribute']);
    expect(complaints).toHaveLength(1);
    expect(complaints.pop()).toContain(line);
  }
  // What frameworks leave beside the attributes that they set, and write for a property of an element that is not defined yet.
  await page
    .locator('main')
    .last()
    .evaluate(
      (main) =>
        (main.innerHTML =
          '<impartial-board game="wythoff" position="3 5" :position="at" @position="at = 1" .mode="m" reveal="false" readonly="false"></impartial-board>'),
    );
  await expect(boardIn(page).verdict).toHaveText(/no move wins/);
  const value = await page.locator('impartial-board').evaluate((board) => {
    const { reveal, readonly } = board as ImpartialBoard;
    return { reveal, readonly };
  });
  expect(value).toEqual({ reveal: false, readonly: false });
  // No answer depends on these.
  for (const attributes of ['theme="blue"', 'height="tall"', 'controls="many"', 'rule="yes"']) {
    await page
      .locator('main')
      .last()
      .evaluate(
        (main, html) => (main.innerHTML = html),
        `<impartial-board game="wythoff" position="3 5" ${attributes}></impartial-board>`,
      );
    await expect(boardIn(page).verdict).toHaveText(/no move wins/);
    expect((await events()).slice(-2).map(([type]) => type)).toEqual(['error', 'ready']);
    expect(complaints).toHaveLength(1);
    expect(complaints.pop()).toContain(attributes);
  }
});

test('a fence with a mistyped name or value shows its text and no answer', async ({
  page,
  complaints,
}) => {
  for (const [text, message] of [
    ['game=wythoff\npostion="9 9"', /no attribute “postion”/],
    ['game=wythoff postion="9 9"', /no attribute “postion”/],
    ['game=wythoff mode=quizz', /no mode “quizz”/],
  ] as const) {
    await openHost(page, host, fence(`Two heaps.\n\n${text}`), load);
    await expect(page.locator('impartial-board .trouble')).toHaveText(message);
    await expect(page.getByText('Two heaps.')).toBeVisible();
    expect(complaints).toHaveLength(1);
    complaints.length = 0;
  }
});

test('what a page asks of a board that has not come waits for it', async ({ page }) => {
  const far = `<div style="height:9000px"></div>${wythoff}`;
  await openWith(page, host, far);
  await page.evaluate(() => customElements.whenDefined('impartial-board'));
  expect(await call(page, (element) => element.state)).toBeUndefined();
  expect(await call(page, (element) => element.play('nonsense'))).toBe(false);
  expect(await call(page, (element) => element.play('1,1'))).toBe(true);
  expect(await call(page, (element) => element.state?.position)).toBe('3 5');

  await openWith(page, host, far);
  expect(await call(page, (element) => element.toSVG())).toMatch(/^<svg/);
  expect(await call(page, async (element) => (await element.ready)?.position)).toBe('4 6');
  const wrong = await call(page, async (element) => {
    element.position = 'no position';
    return (await element.ready) === undefined;
  });
  expect(wrong).toBe(true);
  // What comes after an error is waited for.
  const after = await call(page, async (element) => {
    const good = { game: 'wythoff', position: '3 5', moves: '' };
    const seen = [];
    for (const bad of [{ moves: '9,9' }, { position: 'x' }, { game: 'no_game' }]) {
      Object.assign(element, good, bad);
      seen.push((await element.ready)?.position);
      Object.assign(element, good);
      seen.push(await element.play('1,1'));
    }
    return seen;
  });
  expect(after).toEqual([undefined, true, undefined, true, undefined, true]);
});

test('a board is kept as JSON and shown again', async ({ page }) => {
  await openWith(page, host, wythoff);
  await call(page, async (element) => {
    await element.play('1,1');
    await element.play('0,1');
  });
  const saved = await call(page, (element) => JSON.stringify(element.getState()));
  await openWith(page, host, '<impartial-board game="chess_rows"></impartial-board>');
  const state = await page
    .locator('impartial-board')
    .evaluate((element, text) => (element as ImpartialBoard).setState(JSON.parse(text)), saved);
  expect(state).toMatchObject({ game: 'wythoff', position: '3 4', moves: '1,1 0,1' });

  // At the first visit there is none.
  expect(await call(page, (element) => element.setState(null))).toEqual(state);

  // Of a quiz, the question.
  await openWith(page, host, '<impartial-board game="wythoff" position="4 6" mode="quiz">');
  const question = await call(page, async (element) => {
    await element.play('0,1');
    return element.getState();
  });
  expect(question).toMatchObject({ position: '4 6', moves: '', mode: 'quiz' });
});

test('an eager board loads where it is, and the others follow the first', async ({ page }) => {
  const far = '<div style="height:9000px"></div>';
  const eager = wythoff.replace('game', 'loading="eager" game');
  await openHost(page, host, `${far}${eager}`, load);
  await expect(boardIn(page).verdict).toHaveText(/can win/);

  await openHost(page, host, `${far}${fence('game=wythoff position="3 5" loading=eager')}`, load);
  await expect(boardIn(page).verdict).toHaveText(/no move wins/);

  // On paper the whole page is seen.
  await openHost(
    page,
    host,
    `${wythoff}${far}${fence('game=wythoff position="3 5"')}${far}${wythoff}`,
    load,
  );
  const verdicts = page.locator('impartial-board .verdict .position');
  await expect(verdicts).toHaveText([/can win/, /no move wins/, /can win/]);
});

test('a page that is written from right to left does not turn the board', async ({ page }) => {
  await openWith(page, host, `<div dir="rtl">${wythoff}</div>`);
  const { board, verdict } = boardIn(page);
  await expect(verdict).toHaveText(/can win/);
  await board.evaluate((element) => element.focus());
  const left = (): Promise<number> =>
    board.evaluate((element) => {
      let inner = element.shadowRoot?.activeElement;
      while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
      return inner?.getBoundingClientRect().left ?? 0;
    });
  const before = await left();
  await page.keyboard.press('ArrowLeft');
  expect(await left()).toBeLessThan(before);
});

test('a board follows the colours around it', async ({ page }) => {
  const dark = 'rgb(233, 231, 227)';
  const light = 'rgb(27, 29, 32)';
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWith(
    page,
    host,
    `<div class="wrapper">${wythoff}</div>`,
    `<meta name="color-scheme" content="light dark">
    <style id="sheet">.night { background: #111; color: #ddd }</style>
    <style>[data-theme=light] body { background: #fff; color: #000 }</style>`,
  );
  const { verdict } = boardIn(page);
  await expect(verdict).toHaveCSS('color', dark);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  await expect(verdict).toHaveCSS('color', light);
  await page.evaluate(() => document.querySelector('.wrapper')?.classList.add('night'));
  await expect(verdict).toHaveCSS('color', dark);
  await page.evaluate(() => (document.querySelector<HTMLStyleElement>('#sheet')!.disabled = true));
  await expect(verdict).toHaveCSS('color', light);
});

test('a board takes its styles into another document', async ({ page }) => {
  await openWith(page, host, `${wythoff}<iframe style="width:800px;height:700px"></iframe>`);
  const { board, verdict } = boardIn(page);
  await expect(verdict).toHaveText(/can win/);
  const height = (await board.boundingBox())?.height ?? 0;
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    frame?.contentDocument?.body.append(document.querySelector('impartial-board')!);
  });
  const moved = page.frameLocator('iframe').locator('impartial-board');
  await expect(moved.locator('.verdict .position')).toHaveText(/can win/);
  const there = (await moved.boundingBox())?.height ?? 0;
  expect(Math.abs(there - height)).toBeLessThan(200);
  await page.evaluate(() => {
    const moving = document
      .querySelector('iframe')
      ?.contentDocument?.querySelector('impartial-board');
    document.body.append(moving!);
  });
  expect(Math.abs(((await board.boundingBox())?.height ?? 0) - height)).toBeLessThan(200);
});

test('a picture that the policy of the page forbids says so', async ({ page, complaints }) => {
  for (const [allowed, told] of [
    ['blob:', 'image/png'],
    ['data:', 'the policy of the page may lack img-src blob:'],
  ]) {
    const policy = `<meta http-equiv="Content-Security-Policy" content="img-src ${allowed}" />`;
    await openWith(page, host, wythoff, policy);
    const picture = call(page, async (element) => {
      const png = await element.toPNG().catch(({ message }: Error) => message);
      return typeof png === 'string' ? png : png?.type;
    });
    expect(await picture).toBe(told);
  }
  expect(complaints.splice(0).join()).toContain('img-src');
});

test('a click in a board acts on no link or label around it', async ({ page }) => {
  await openWith(
    page,
    host,
    `<a href="#followed">${wythoff}</a><label><input type="checkbox" />${wythoff}</label>`,
  );
  for (const parent of ['a', 'label']) {
    const { board, verdict } = boardIn(page, `${parent} impartial-board`);
    await board
      .getByRole('gridcell', { name: /, wins/ })
      .first()
      .click();
    await expect(verdict).toHaveText(/no move wins/);
    await board.getByRole('button', { name: 'Undo' }).click();
    await expect(verdict).toHaveText(/can win/);
  }
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('a board is no landmark of the page', async ({ page }) => {
  await openWith(page, host, wythoff);
  await expect(boardIn(page).verdict).toHaveText(/can win/);
  await page.evaluate(() =>
    document.querySelector('main')?.replaceWith(...document.querySelectorAll('main > *')),
  );
  await expect(boardIn(page).verdict).toHaveText(/can win/);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('a frame tells the height of the board, not of its place', async ({ page }) => {
  await openHost(
    page,
    host,
    `<script>
      window.told = [];
      addEventListener('message', ({ data }) => {
        if (data.type !== 'height') return;
        told.push(data.height);
        document.querySelector('iframe').height = data.height;
      });
    </script>
    <iframe width="700" height="300" src="/impartial/embed.html?game=wythoff&position=4+6"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.verdict .position')).toHaveText(/can win/);
  await page.waitForLoadState('networkidle');
  const heights = await page.evaluate(() => (globalThis as never as { told: number[] }).told ?? []);
  await openWith(page, host, `<div style="width:700px">${wythoff}</div>`);
  await expect(boardIn(page).verdict).toHaveText(/can win/);
  const alone = Math.ceil((await boardIn(page).board.boundingBox())?.height ?? 0);
  expect(heights.at(-1)).toBeGreaterThan(alone - 60);
  expect(heights.length).toBeLessThanOrEqual(2);
});

test('a host may replace Array.from, as Prototype.js and MooTools do', async ({ page }) => {
  await page.addInitScript(() => {
    // Both take a list that has a length, and neither a function.
    Array.from = (<T>(list: ArrayLike<T>): T[] => {
      const copy: T[] = [];
      for (let at = 0; at < (list.length || 0); ++at) copy.push(list[at] as T);
      return copy;
    }) as typeof Array.from;
  });
  const games = ['number_game', 'sylver_coinage', 'chess_rows', 'wythoff', 'misere_nim'];
  await openWith(
    page,
    host,
    games
      .map((game) => `<impartial-board loading="eager" game="${game}"></impartial-board>`)
      .join(''),
  );
  const boards = page.locator('impartial-board');
  for (const [index] of games.entries()) {
    await expect(boards.nth(index).locator('.verdict .position')).toContainText(/win|search/i);
    await expect(
      boards.nth(index).locator('.stage button, .stage [role=gridcell]'),
    ).not.toHaveCount(0);
  }
});

test('where a host has frozen what the language has, a board says so once', async ({
  page,
  complaints,
}) => {
  // As SES does. Emscripten's code cannot start there.
  const lockdown = `<script>
    for (const { prototype } of [Object, Function, Array, Error, TypeError, RangeError, Promise, Map, Set])
      Object.freeze(prototype);
  </script>`;
  await openWith(page, host, wythoff, lockdown);
  await expect(boardIn(page).board).toContainText('The board could not be loaded');
  await expect(boardIn(page).button('Try again')).toBeVisible();
  // Assigning the name of an error failed too, so an error was wrapped in an error for each step on its way.
  expect(complaints).toHaveLength(1);
  expect(complaints[0]?.match(/Cannot assign/g)).toHaveLength(1);
  complaints.length = 0;
});

test('where a host has no Intl, a board does not blame the solver', async ({
  page,
  complaints,
}) => {
  await openWith(page, host, wythoff, '<script>delete window.Intl</script>');
  await expect(boardIn(page).board).toContainText('The board could not be loaded');
  await expect(boardIn(page).board).toContainText('Intl');
  complaints.length = 0;
});

test('an error while a board draws is told, and the content of the host is there', async ({
  page,
  complaints,
}) => {
  const events = await recordEvents(page);
  await page.addInitScript(() => {
    const define = customElements.define.bind(customElements);
    customElements.define = function (name, element, options) {
      if (name === 'impartial-wythoff-board') {
        element.prototype.render = () => {
          throw new Error('cannot draw');
        };
      }
      define(name, element, options);
    };
  });
  await openWith(page, host, wythoff.replace('></', '>Two heaps.</'));
  await expect(page.locator('impartial-board .trouble')).toContainText('cannot draw');
  await expect(page.getByText('Two heaps.')).toBeVisible();
  expect((await events()).at(-1)?.[0]).toBe('error');
  expect(complaints.join()).toContain('cannot draw');
  complaints.length = 0;
});

for (const [what, change] of Object.entries({
  importNode: 'Document.prototype.importNode = () => { throw new Error("changed"); }',
  'the content of a template':
    'Object.defineProperty(HTMLTemplateElement.prototype, "content", { get() {} })',
  'Array.isArray': 'Array.isArray = () => false',
})) {
  test(`where a host has changed ${what}, its content is there below words`, async ({
    page,
    complaints,
  }) => {
    await recordEvents(page);
    const board = wythoff.replace('></', ' lang="zh-Hans" loading="eager">Two heaps.</');
    await openWith(page, host, board, `<script>${change}</script>`);
    await expect(page.locator('impartial-board [role=status]')).toHaveText(/^棋盘加载失败：/);
    await expect(page.getByText('Two heaps.')).toBeVisible();
    const ready = page.locator('impartial-board').evaluate(async (element) => {
      return (await (element as ImpartialBoard).ready) === undefined;
    });
    expect(await ready).toBe(true);
    // As a text, because what carries lists to this test needs what the host has changed.
    const types = await page.evaluate(() =>
      (window as never as { seen: [string, unknown][] }).seen.map(([type]) => type).join(),
    );
    expect(types).toBe('error');
    complaints.length = 0;
  });
}

test('the style sheet keeps the space before a script comes, and gives it back if none does', async ({
  page,
}) => {
  const board = '<impartial-board game="wythoff" position="4 6" height="650"></impartial-board>';
  const sheet = '<link rel="stylesheet" href="/impartial/embed/space.css">';
  await openHost(page, host, `${board}${fence('game=wythoff')}<p id="below">below</p>`, sheet);
  const heights = (): Promise<number[]> =>
    page
      .locator('impartial-board, pre')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  const [ofBoard = 0, ofFence = 0] = await heights();
  expect(ofBoard).toBe(650);
  expect(ofFence).toBeGreaterThanOrEqual(400);
  await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
  expect(Math.max(...(await heights()))).toBeLessThan(100);

  // With the script the board has its own height.
  await openHost(page, host, `${board}<p id="below">below</p>`, sheet + load);
  await expect(boardIn(page).verdict).toHaveText(/can win/);
  expect((await page.locator('impartial-board').boundingBox())?.height).toBeGreaterThan(400);
});
