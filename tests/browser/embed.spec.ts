// Boards in other people's pages (hosts/): what they do, what they load, and what they leave unchanged.
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { ImpartialBoard } from '../../web/embed/element';
import { surplusOf, violations } from './axe';
import { boardIn, openHost, openWith, recordEvents } from './hosts/guest';
import { startHost } from './hosts/server';
import type { Host } from './hosts/server';
import { expect, gameIds, mend, solverFiles, test, tryAgain, weigh, prove } from './support';

test.use({ locale: 'en-US' });

let host: Host;
test.beforeAll(async () => (host = await startHost()));
test.afterAll(() => host.close());

const wasm = /impartial_positions-[^/]*\.wasm$/;

/** The paths of all requests that the page makes from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

// --- Hosts -----------------------------------------------------------------------------------------------------------

test('a reset of the host does not reach the board, and a click gives the verdict', async ({
  page,
}) => {
  await page.goto(`${host.origin}/reset.html`);
  const { board, verdict, more, cell } = boardIn(page);
  await expect(verdict).toHaveText(/can win/);
  await expect(page.locator('#fallback')).toBeHidden();
  // The host's root has 10px and its own --ink.
  await expect(verdict).toHaveCSS('font-size', '18px');
  await expect(verdict).toHaveCSS('color', 'rgb(27, 29, 32)');
  await expect(verdict).toHaveCSS('text-transform', 'none');
  await expect(board.locator('.table')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(cell('2, loses').locator('.note')).toHaveCSS('white-space-collapse', 'collapse');
  await cell('2, loses').click();
  await expect(more).toContainText('choose 2: loses · threw the win away');
  expect(await violations(page)).toEqual([]);
});

test('a frame without an origin, from a host that sends no CORS headers @check', async ({
  page,
}) => {
  await page.goto(`${host.origin}/frame.html`);
  const { board, verdict, more, cell, button } = boardIn(page.frameLocator('#frame'));
  const messages = (type: string): Promise<Record<string, unknown>[]> =>
    page.evaluate(
      (wanted) =>
        (window as never as { messages: { type: string }[] }).messages.filter(
          (message) => message.type === wanted,
        ),
      type,
    );
  await expect(verdict).toHaveText('Which move wins?');
  await cell('2').click();
  await expect(more).toContainText('choose 2: loses');
  await expect(more).toContainText('1 try');
  expect((await messages('change'))[0]).toMatchObject({
    impartial: 1,
    origin: 'null',
    state: { mode: 'quiz', tries: 1, solved: false },
  });
  // The frame is as high as the board, so nothing scrolls inside.
  await expect
    .poll(() => page.locator('#frame').evaluate((frame) => frame.clientHeight))
    .toBe(Math.ceil((await board.boundingBox())?.height ?? 0));

  const post = (message: unknown): Promise<void> =>
    page.evaluate((data) => {
      document.querySelector<HTMLIFrameElement>('#frame')?.contentWindow?.postMessage(data, '*');
    }, message);
  for (const junk of [null, 7, 'reveal', {}, { impartial: 2, type: 'reveal' }, { impartial: 1 }]) {
    await post(junk);
  }
  await post({ impartial: 1, type: 'set', onclick: 'alert(1)', style: 'color: red', position: 7 });
  await expect(button('Show the answers')).toBeVisible();
  await expect(board).not.toHaveAttribute('style');
  await post({ impartial: 1, type: 'reveal' });
  await expect(verdict).toHaveText(/can win/);
  // A request of the host is not an event of the reader.
  expect(await messages('reveal')).toEqual([]);
  await post({ impartial: 1, type: 'set', game: 'wythoff', position: '3 5', mode: 'analyse' });
  await expect(verdict).toHaveText(/no move wins/);
  await post({ impartial: 1, type: 'set', lang: 'zh-Hant', theme: 'dark' });
  await expect(verdict).toHaveText(/必敗/);
  expect(await messages('ready')).toHaveLength(2);
  // Neither scroll position nor focus has changed.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.locator('#before').focus();
  await post({ impartial: 1, type: 'set', position: '4 6' });
  await expect(verdict).toHaveText(/能贏/);
  await expect(page.locator('#before')).toBeFocused();
  // Of very many requests the newest state counts, and few replies are made.
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#frame')?.contentWindow;
    for (let i = 10_000; i > 0; --i) {
      frame?.postMessage({ impartial: 1, type: 'set', position: `${(i % 9) + 1} 7` }, '*');
    }
  });
  await expect
    .poll(async () => (await messages('ready')).at(-1))
    .toMatchObject({ state: { position: '2 7' } });
  expect((await messages('ready')).length).toBeLessThan(100);
  // A position beyond the judge's limit loads another script and is searched in the frame.
  await post({ impartial: 1, type: 'set', game: 'number_game', position: '<12 13>', lang: 'en' });
  await expect(cell('59, wins')).toBeVisible();
  await prove(board.locator('impartial-certificate'));
  expect(await violations(page)).toEqual([]);
});

test('a policy without WebAssembly: the board still plays @check', async ({ page }) => {
  const strict = await startHost({
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  });
  try {
    await page.goto(`${strict.origin}/policy.html`);
    const { verdict, more, cell } = boardIn(page);
    await expect(verdict).toHaveText(/can win/);
    await cell('first 3, second 5: take 1 stone from both heaps, wins').click();
    await expect(more).toContainText('wins');
    expect(await violations(page)).toEqual([]);
  } finally {
    strict.close();
  }
});

test('pages changed by a script get their boards', async ({ page }) => {
  const loaded = requestsOf(page);
  await page.goto(`${host.origin}/instant.html`);
  const { board, verdict } = boardIn(page);
  await expect(verdict).toHaveText('Which move wins?');
  await expect(page.locator('.md-clipboard')).toBeHidden();
  await page.getByRole('link', { name: 'The second page' }).click();
  await expect(board).toHaveAttribute('game', 'misere_nim');
  await expect(verdict).toHaveText(/no move wins/);
  await expect(board).toHaveCount(1);
  expect(loaded.filter((path) => wasm.test(path))).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
});

test('the owner of a fence may rewrite, move and remove it @check', async ({ page }) => {
  await page.route(`${host.origin}/page.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title>
        <main><p id="a">A</p><pre id="fence"><code class="language-impartial">game=wythoff position="4 6"</code></pre><p id="b">B</p></main>
        <script src="/impartial/embed/load.js"></script>`,
    }),
  );
  await page.goto(`${host.origin}/page.html`);
  const { board, verdict, status } = boardIn(page);
  const fence = page.locator('#fence');
  const rewrite = (text: string): Promise<void> =>
    fence.evaluate((element, content) => {
      const code = element.querySelector('code')?.firstChild;
      if (code) code.nodeValue = content;
    }, text);
  await expect(verdict).toHaveText(/can win/);
  await expect(fence).toBeHidden();
  await rewrite('game=wythoff position="3 5" readonly');
  await expect(verdict).toHaveText(/no move wins/);
  await expect(board).toHaveAttribute('readonly', '');
  await rewrite('game=misere_nim');
  await expect(board).not.toHaveAttribute('position');
  await expect(board).not.toHaveAttribute('readonly');
  // A board that cannot be shown leaves the source to the reader.
  await rewrite('game=number_game position="2 6"');
  await expect(status).toContainText('6 = 3 + 3');
  await expect(fence).toBeVisible();
  await rewrite('game=number_game position="2 3"');
  await expect(fence).toBeHidden();

  await page.evaluate(() =>
    document.querySelector('main')?.append(...document.querySelectorAll('#fence')),
  );
  await expect(page.locator('#fence + impartial-board')).toHaveCount(1);
  await rewrite('This is no board');
  await expect(status).toContainText('No game is given');
  // As a framework does: by the nodes that it made.
  await page.evaluate(() => {
    const fences = document.querySelectorAll('#fence');
    for (const each of fences) each.parentNode?.removeChild(each);
  });
  await expect(board).toHaveCount(0);
  await expect(page.locator('main')).toHaveText('AB');
});

test('a page with another base @check', async ({ page }) => {
  await page.goto(`${host.origin}/base.html`);
  const { board, verdict } = boardIn(page);
  await expect(verdict).toHaveText(/能贏/);
  const link = board.getByRole('link', { name: '在 Impartial 中開啟' });
  await expect(link).toHaveAttribute(
    'href',
    `${host.origin}/impartial/#/v1/chess_rows?position=18+19+/+19&lang=zh-Hant`,
  );
  expect(await violations(page)).toEqual([]);
});

test('colours follow the host or the attribute', async ({ page }) => {
  await page.goto(`${host.origin}/dark.html`);
  const follows = boardIn(page, '#follows');
  const light = boardIn(page, '#light');
  await expect(follows.verdict).toHaveText(/必败/);
  await expect(follows.verdict).toHaveCSS('color', 'rgb(233, 231, 227)');
  await expect(light.verdict).toHaveText(/can win|no move wins/);
  await expect(light.verdict).toHaveCSS('color', 'rgb(27, 29, 32)');
  expect(await violations(page)).toEqual([]);
  await light.board.evaluate((board) => board.setAttribute('theme', 'dark'));
  await expect(light.verdict).toHaveCSS('color', 'rgb(233, 231, 227)');
});

// --- Loading ---------------------------------------------------------------------------------------------------------

test('several boards share a solver, and fences become boards as the reader scrolls', async ({
  page,
}) => {
  const loaded = requestsOf(page);
  await page.goto(`${host.origin}/several.html`);
  await page.waitForLoadState('networkidle');
  const small = loaded.filter((path) => path.startsWith('/impartial/'));
  expect(small.every((path) => path.endsWith('/auto.js'))).toBe(true);
  let bytes = 0;
  for (const path of small) {
    const body = await (await page.request.get(host.origin + path)).body();
    bytes += gzipSync(body, { level: 9 }).length;
  }
  test.info().annotations.push({ type: 'auto.js, gzip', description: `${bytes} bytes` });
  expect(bytes).toBeLessThanOrEqual(4500);

  await page.locator('#one').scrollIntoViewIfNeeded();
  await expect(boardIn(page, '#one').verdict).toHaveText(/no move wins/);
  await expect(boardIn(page, '#two').verdict).toHaveText(/can win/);
  for (const position of ['1 3', '1 4']) {
    const { board, verdict } = boardIn(page, `impartial-board[position="${position}"]`);
    // Further fences are loaded as the reader scrolls.
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(board).toBeAttached({ timeout: 200 });
    }).toPass();
    await board.scrollIntoViewIfNeeded();
    await expect(verdict).toHaveText(/can win|Which move wins/);
  }
  await page.mouse.wheel(0, 4000);
  await expect(page.locator('main > pre').filter({ visible: true })).toHaveCount(4);
  await expect(page.locator('impartial-board')).toHaveCount(4);
  expect(loaded.filter((path) => wasm.test(path))).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
});

test('the size of a board', async ({ page }) => {
  const weights = weigh(page, '/impartial/');
  await openWith(
    page,
    host,
    '<impartial-board game="number_game" position="2 5"></impartial-board>',
  );
  await expect(boardIn(page).verdict).toHaveText(/can win|no move wins/);
  const loaded = await weights();
  const all = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0);
  const parts = [...loaded].map(([path, bytes]) => `${path.split('/').at(-1)} ${bytes}`);
  test.info().annotations.push({
    type: 'a board, gzip',
    description: `${all} bytes: ${parts.join(', ')}`,
  });
  expect(all).toBeLessThanOrEqual(77_000);
});

test('a board draws a part of a large position, and refuses a larger one @check', async ({
  page,
}) => {
  const heaps = (count: number): string => Array.from({ length: count }, () => 30).join(' ');
  await openWith(
    page,
    host,
    `<impartial-board game="misere_nim" position="${heaps(2000)}"></impartial-board>`,
  );
  const { board, verdict } = boardIn(page);
  await expect(verdict).toHaveText(/can win|no move wins/);
  await expect(board.locator('.row')).toHaveCount(1000);
  expect(await board.locator('.grid *').count()).toBeLessThan(15_000);
  await board.evaluate((element, text) => element.setAttribute('position', text), heaps(1e5));
  await expect(board.locator('.trouble')).toContainText('too large: the limit is 60000');
});

test('a board is loaded when it comes near, or at once', async ({ page }) => {
  const loaded = requestsOf(page);
  const far = '<div style="height: 4000px"></div>';
  const lazy = '<impartial-board id="lazy" game="wythoff"><p>Fall-back</p></impartial-board>';
  await openWith(page, host, far + lazy);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => wasm.test(path))).toEqual([]);
  await expect(page.getByText('Fall-back')).toBeVisible();
  await page.locator('#lazy').evaluate((board) => board.setAttribute('loading', 'eager'));
  await expect(page.getByText('Fall-back')).toBeHidden();
  expect(loaded.filter((path) => wasm.test(path))).toHaveLength(1);
});

test('a solver that is not that of the build answers nothing', async ({ page, complaints }) => {
  const loaded = requestsOf(page);
  await page.route(wasm, async (route) => {
    const response = await route.fetch();
    // It has another section, which means nothing. One bit may be enough for wrong answers.
    const body = Buffer.concat([await response.body(), Buffer.of(0, 1, 0)]);
    await route.fulfill({ response, body });
  });
  await openWith(page, host, '<impartial-board game="wythoff" position="4 6"></impartial-board>');
  await expect(boardIn(page).verdict).toHaveText(/can win/);
  expect(loaded.filter((path) => wasm.test(path)).length).toBeGreaterThan(1);
  expect(loaded.filter((path) => path.endsWith('impartial.plain.js'))).toHaveLength(1);
  expect(complaints.splice(0).every((text) => text.includes('integrity'))).toBe(true);
});

test('a failed load is reported, the fall-back stays, and another try succeeds', async ({
  page,
  complaints,
}) => {
  const events = await recordEvents(page);
  await page.route(solverFiles, (route) => route.fulfill({ status: 404 }));
  await openWith(
    page,
    host,
    '<impartial-board game="wythoff" position="4 6"><p>4 and 6</p></impartial-board>',
  );
  const { status, verdict, button } = boardIn(page);
  await expect(status).toContainText('The board could not be loaded');
  await expect(page.getByText('4 and 6')).toBeVisible();
  expect(await events()).toMatchObject([
    ['error', { kind: 'load', cause: expect.stringContaining('404') }],
  ]);
  expect(complaints).toContainEqual(expect.stringMatching(/^impartial-board: .*404/));
  await mend(page);
  await button('Try again').click();
  await expect(verdict).toHaveText(/can win/);
  await expect(page.getByText('4 and 6')).toBeHidden();
  // What is missing is not what the hash says either.
  expect(complaints.splice(0).every((text) => /404|integrity/.test(text))).toBe(true);
});

test('two versions of the script on a page @check', async ({ page }) => {
  await openWith(
    page,
    host,
    '<impartial-board game="wythoff" position="4 6"></impartial-board>',
    '<script type="module" src="/impartial/embed/impartial-board.js?old"></script><script type="module" src="/impartial/embed/auto.js?old"></script><script type="module" src="/impartial/embed/auto.js"></script>',
  );
  await expect(boardIn(page).verdict).toHaveText(/can win/);
});

// --- The element -----------------------------------------------------------------------------------------------------

test('a wrong attribute is reported in the reader’s language and never throws', async ({
  page,
}) => {
  const events = await recordEvents(page);
  await openWith(
    page,
    host,
    `<impartial-board id="game" game="go"><p>Fall-back of go</p></impartial-board>
     <impartial-board id="none" lang="zh-Hans"></impartial-board>
     <impartial-board id="position" game="number_game" position="2 6" lang="zh-Hant"><p>2 and 6</p></impartial-board>
     <impartial-board id="moves" game="wythoff" position="4 6" moves="1,1 9,9"><p>4 and 6</p></impartial-board>`,
  );
  await expect(boardIn(page, '#game').status).toContainText('There is no game “go”');
  await expect(page.getByText('Fall-back of go')).toBeVisible();
  await expect(boardIn(page, '#none').status).toContainText('没有指定游戏');
  await expect(boardIn(page, '#position').status).toContainText('6 = 3 + 3');
  await expect(page.getByText('2 and 6')).toBeVisible();
  await expect(boardIn(page, '#moves').status).toContainText('9,9');
  await expect(page.getByText('4 and 6')).toBeVisible();
  const errors = (await events()).filter(([type]) => type === 'error');
  // The boards are independent, in any order.
  const kinds = errors.map(([, { kind }]) => String(kind));
  expect(kinds.sort()).toEqual(['game', 'game', 'moves', 'position']);
  // A corrected attribute shows its position.
  await page.locator('#game').evaluate((board) => board.setAttribute('game', 'wythoff'));
  await expect(boardIn(page, '#game').verdict).toHaveText(/can win|no move wins/);
  expect(await violations(page)).toEqual([]);
});

test('properties and attributes agree', async ({ page }) => {
  await openWith(page, host, '<impartial-board readonly></impartial-board>');
  const board = page.locator('impartial-board');
  const read = await board.evaluate(async (element) => {
    const made = element as ImpartialBoard;
    await customElements.whenDefined('impartial-board');
    const before = [made.mode, made.controls, made.loading, made.reveal, made.readonly];
    Object.assign(made, { game: 'wythoff', position: '3 5', mode: 'play', reveal: true });
    await made.updateComplete;
    return before;
  });
  expect(read).toEqual(['analyse', 'minimal', 'lazy', false, true]);
  await expect(board).toHaveAttribute('game', 'wythoff');
  await expect(board).toHaveAttribute('mode', 'play');
  await expect(board).toHaveAttribute('reveal', '');
  await expect(board).not.toHaveAttribute('controls');
  await expect(boardIn(page).verdict).toHaveText(/no move wins/);
});

test('a property that is not there, or a number, counts as its attribute does @check', async ({
  page,
}) => {
  await openWith(page, host, '<impartial-board game="misere_nim"></impartial-board>');
  const board = page.locator('impartial-board');
  await board.evaluate((element) => Object.assign(element, { position: 5, moves: '1:1' }));
  await expect(boardIn(page).verdict).toHaveText(/can win/);
  for (const moves of [undefined, null]) {
    const state = await board.evaluate(async (element, moves) => {
      const made = element as ImpartialBoard;
      Object.assign(made, { moves: '1:1' });
      await made.updateComplete;
      const before = await made.ready;
      Object.assign(made, { moves });
      await made.updateComplete;
      return [before?.position, (await made.ready)?.position];
    }, moves);
    expect(state).toEqual(['4', '5']);
  }
});

test('a board without the code of all tools has the steps, says so and tries again @check', async ({
  page,
  complaints,
}) => {
  const context = page.context();
  await context.route(/\/full_tools-[^/]*\.js$/, (route) => route.abort());
  await openWith(page, host, '<impartial-board game="wythoff" controls="full"></impartial-board>');
  const { board, verdict } = boardIn(page);
  await expect(verdict).toHaveText(/can win|no move wins/);
  await expect(board.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(board.getByRole('combobox')).toHaveCount(0);
  await mend(context);
  const hints = board.getByRole('combobox', { name: 'Hints' });
  await tryAgain(board, () => expect(hints).toHaveValue('outcomes'));
  // The browser itself reports the blocked requests.
  expect(complaints.every((text) => text.includes('ERR_FAILED'))).toBe(true);
  complaints.length = 0;
});

test('analyse: keyboard, steps, events, and the link keeps the state', async ({ page }) => {
  const events = await recordEvents(page);
  await openWith(
    page,
    host,
    '<impartial-board game="number_game" position="2 3 4 5 6" controls="full"></impartial-board>',
  );
  const { board, verdict, status } = boardIn(page);
  await expect(verdict).toHaveText(/can win/);
  expect(await events()).toMatchObject([['ready', { position: '2 3 4 5 6', outcome: 'N' }]]);
  await board.evaluate((element) => element.focus());
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('choose 5');
  await expect(verdict).toHaveText(/can win|no move wins/);
  expect((await events()).at(-1)).toMatchObject(['change', { moves: '5', position: '2 3 4 6' }]);
  await page.keyboard.press('u');
  expect((await events()).at(-1)).toMatchObject(['change', { moves: '' }]);
  await page.keyboard.press('r');
  await page.keyboard.press('h');
  await expect(status).toHaveText('Hints: Grundy values');
  const link = board.getByRole('link', { name: 'Open in Impartial' });
  await expect(link).toHaveAttribute(
    'href',
    /\/impartial\/#\/v1\/number_game\?position=2\+3\+4\+5\+6&moves=5&hints=values$/,
  );
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.locator('impartial-table .history .step')).toHaveCount(2);
});

test('play: the perfect opponent answers', async ({ page }) => {
  const events = await recordEvents(page);
  await openWith(
    page,
    host,
    '<impartial-board game="misere_nim" position="1 2 3" mode="play"></impartial-board>',
  );
  const { verdict, cell, button } = boardIn(page);
  await expect(verdict).toHaveText('Your move');
  await cell('leave 0 (take 1)').focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await events()).filter(([type]) => type === 'change').length)
    .toBe(2);
  await expect(verdict).toHaveText('Your move');
  const [, state] = (await events()).at(-1) ?? [];
  // Every move from a P-position loses, and the opponent leaves a P-position again.
  expect(state).toMatchObject({ mode: 'play', outcome: 'P' });
  await button('Undo').click();
  await expect(verdict).toHaveText('Your move');
  expect((await events()).at(-1)).toMatchObject(['change', { moves: '' }]);
});

test('quiz: it counts tries, reveals nothing too early, and asks again', async ({ page }) => {
  const events = await recordEvents(page);
  await openWith(
    page,
    host,
    `<impartial-board id="n" game="number_game" position="2 3 4 5 6" mode="quiz" hints="values"></impartial-board>
     <impartial-board id="p" game="wythoff" position="3 5" mode="quiz"></impartial-board>`,
  );
  const some = boardIn(page, '#n');
  await expect(some.verdict).toHaveText('Which move wins?');
  await expect(some.board.locator('[aria-label*="wins"], [aria-label*="loses"]')).toHaveCount(0);
  await some.button('No move wins').click();
  await expect(some.status).toHaveText('No: some move wins. 1 try.');
  // With the keyboard; `m` and `h` would reveal the answer.
  await some.board.evaluate((element) => element.focus());
  for (const key of ['m', 'h', '2', 'Enter']) await page.keyboard.press(key);
  await expect(some.more).toContainText('choose 2: loses');
  await expect(some.status).toContainText('choose 2: loses. The opponent replies: choose 3.');
  await expect(some.status).toContainText('2 tries.');
  await expect(some.verdict).toHaveText('Refuted');
  await page.keyboard.press('u');
  const position = some.board.evaluate((element) => (element as ImpartialBoard).state?.position);
  expect(await position).toBe('2 3 4 5 6');
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expect(some.more).toContainText('3 tries');
  await some.button('Show the answers').click();
  await expect(some.verdict).toHaveText(/can win/);
  await expect(some.board).toHaveAttribute('reveal', '');
  expect((await events()).filter(([type]) => type === 'reveal')).toHaveLength(1);
  await some.board.locator('[aria-label*=", wins"]').first().click();
  await expect(some.verdict).toHaveText(/no move wins/);
  await some.button('Try again').click();
  await expect(some.verdict).toHaveText('Which move wins?');
  await expect(some.board).not.toHaveAttribute('reveal');

  const none = boardIn(page, '#p');
  await none.cell('first 3, second 4').click();
  await expect(none.more).toContainText('loses');
  await none.button('Back to the question').click();
  await none.button('No move wins').click();
  await expect(none.more).toContainText('Right');
  await expect(none.more).toContainText('2 tries');
  expect((await events()).at(-1)).toMatchObject(['change', { tries: 2, solved: true }]);
  expect(await violations(page)).toEqual([]);
});

test('static and readonly: nothing can be moved', async ({ page }) => {
  const events = await recordEvents(page);
  await openWith(
    page,
    host,
    `<impartial-board id="static" game="number_game" position="2 3" mode="static"></impartial-board>
     <impartial-board id="readonly" game="number_game" position="2 3 4 5 6" moves="5 2" readonly></impartial-board>`,
  );
  const still = boardIn(page, '#static');
  await expect(still.verdict).toHaveText(/can win|no move wins/);
  await expect(still.board.getByRole('button')).toHaveText(['P']);
  await still.board.getByRole('gridcell').first().click({ force: true });
  const read = boardIn(page, '#readonly');
  await read.board.getByRole('gridcell').nth(2).click({ force: true });
  expect((await events()).filter(([type]) => type === 'change')).toEqual([]);
  // The given moves can be stepped through.
  await read.button('Undo').click();
  expect((await events()).at(-1)).toMatchObject(['change', { moves: '5' }]);
  expect(await violations(page)).toEqual([]);
});

test('why: the explanation comes below the board, and its copy leads to Impartial', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWith(
    page,
    host,
    '<impartial-board game="wythoff" position="4 6" hints="why"></impartial-board>',
  );
  await expect(page.locator('impartial-why .because')).toBeVisible();
  await expect(page.locator('impartial-why .picture svg').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.locator('impartial-why .copies summary').click();
  await page.locator('impartial-why .copy-explanation').click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect
    .poll(copied)
    .toContain(`](${host.origin}/impartial/#/v1/wythoff?position=4+6&hints=why)`);
});

test('a fence that leaves the page and returns while the script loads is one board @check', async ({
  page,
}) => {
  await page.route(/impartial-board-[^/]*\.js$|impartial-board\.js$/, async (route) => {
    await page.evaluate(async () => {
      const fence = document.querySelector('pre');
      const { parentElement } = fence ?? {};
      const drawn = (): Promise<number> => new Promise(requestAnimationFrame);
      for (let times = 0; times < 3; ++times) {
        fence?.remove();
        await drawn();
        if (fence) parentElement?.append(fence);
        for (let frames = 0; frames < 5; ++frames) await drawn();
      }
    });
    await route.continue();
  });
  await openHost(
    page,
    host,
    '<div><pre><code class="language-impartial">game=wythoff position="4 6"</code></pre></div>',
    '<script type="module" src="/impartial/embed/auto.js"></script>',
  );
  await expect(boardIn(page).verdict.first()).toHaveText(/can win/);
  await expect(page.locator('impartial-board')).toHaveCount(1);
});

test('what the page does sends no event, a step to the line before a restart neither @check', async ({
  page,
}) => {
  const events = await recordEvents(page);
  await openWith(
    page,
    host,
    '<impartial-board game="wythoff" position="3 5" mode="play"></impartial-board>',
  );
  const { board, verdict, cell, button } = boardIn(page);
  const count = async (): Promise<number> => (await events()).length;
  await expect(verdict).toHaveText('Your move');
  await cell('first 3, second 4').click();
  // It is ready, the reader has moved, the opponent has replied.
  await expect.poll(count).toBe(3);
  await button('Restart').click();
  await expect.poll(count).toBe(4);
  const movesAfterUndo = await board.evaluate(async (element) => {
    const its = element as ImpartialBoard;
    its.undo();
    while (its.state?.moves === '') await new Promise(requestAnimationFrame);
    return its.state?.moves.split(' ').length;
  });
  expect(movesAfterUndo).toBe(2);
  await expect(verdict).toHaveText('Your move');
  expect(await count()).toBe(4);
});

test(
  'in any width nothing is cut off, and axe finds nothing',
  { tag: '@check' },
  async ({ page }) => {
    const boards = gameIds.map(
      (game) => `<impartial-board game="${game}" controls="full"></impartial-board>`,
    );
    await openWith(page, host, boards.join(''), '<style>body { margin: 0 }</style>');
    for (const game of gameIds) {
      const { board, verdict } = boardIn(page, `[game="${game}"]`);
      await board.scrollIntoViewIfNeeded();
      await expect(verdict).toHaveText(/can win|no move wins/);
    }
    for (const width of [1000, 360, 280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await surplusOf(page), `${width} wide`).toBe(0);
    }
    expect(await violations(page)).toEqual([]);
  },
);
