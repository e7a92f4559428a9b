// Boards as guests: they follow the page around them, keep their keys and the focus, and do what its scripts ask for.
import type { Page } from '@playwright/test';
import type { ImpartialBoard } from '../../web/embed/element';
import { boardIn, openWith, recordEvents } from './hosts/guest';
import { startHost } from './hosts/server';
import type { Host } from './hosts/server';
import { expect, test } from './support';

test.use({ locale: 'en-US' });

let host: Host;
test.beforeAll(async () => (host = await startHost()));
test.afterAll(() => host.close());

const wythoff = '<impartial-board game="wythoff" position="4 6"></impartial-board>';

test('the language can be set by property, by attribute and by the page', async ({ page }) => {
  await openWith(page, host, wythoff);
  const { board, verdict } = boardIn(page);
  await expect(verdict).toHaveText(/can win/);
  // Frameworks set the property, on an element that has not had the attribute before.
  await board.evaluate((element) => ((element as HTMLElement).lang = 'zh-Hans'));
  await expect(verdict).toHaveText(/能赢/);
  await expect(board).toHaveAttribute('lang', 'zh-Hans');
  await board.evaluate((element) => element.setAttribute('lang', 'zh-Hant'));
  await expect(verdict).toHaveText(/能贏/);
  await board.evaluate((element) => element.removeAttribute('lang'));
  await expect(verdict).toHaveText(/can win/);
  await page.evaluate(() => (document.documentElement.lang = 'zh'));
  await expect(verdict).toHaveText(/能赢/);
  const made = await page.evaluate(async () => {
    const element = document.createElement('impartial-board');
    Object.assign(element, { game: 'wythoff', position: '3 5', lang: 'en' });
    document.body.append(element);
    await new Promise((ready) => element.addEventListener('impartial-ready', ready));
    return element.shadowRoot?.textContent ?? '';
  });
  expect(made).toContain('no move wins');
});

test('a dark page is noticed, whether it says so or not', async ({ page }) => {
  const dark = 'rgb(233, 231, 227)';
  const light = 'rgb(27, 29, 32)';
  await openWith(
    page,
    host,
    wythoff,
    `<style>
      body { background: #fff; transition: background-color 0.2s }
      [data-scheme='slate'] body { background: oklch(25% 0.02 260) }
      .declared { color-scheme: dark }
    </style>`,
  );
  const { board, verdict } = boardIn(page);
  await expect(verdict).toHaveCSS('color', light);
  const scheme = (name: string): Promise<void> =>
    page.evaluate((value) => {
      document.documentElement.dataset['scheme'] = value;
    }, name);
  await scheme('slate');
  await expect(verdict).toHaveCSS('color', dark);
  await scheme('default');
  await expect(verdict).toHaveCSS('color', light);
  await page.evaluate(() => (document.documentElement.className = 'declared'));
  await expect(verdict).toHaveCSS('color', dark);
  await board.evaluate((element) => element.setAttribute('theme', 'light'));
  await expect(verdict).toHaveCSS('color', light);
});

/** The keys that reach the page around the board. */
async function recordKeys(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const keys: string[] = [];
    Object.assign(window, { keys });
    for (const type of ['keydown', 'keypress', 'keyup']) {
      document.addEventListener(type, (event) => {
        keys.push(`${type} ${(event as KeyboardEvent).key}`);
      });
    }
  });
  return () =>
    page.evaluate(() => {
      const { keys } = window as never as { keys: string[] };
      return keys.splice(0);
    });
}

test('a key that the board uses does not reach the page, and every other key does', async ({
  page,
}) => {
  // So far from 0 the board has a field as well.
  await openWith(page, host, wythoff.replace('4 6', '40 60'));
  const { board, verdict } = boardIn(page);
  await expect(verdict).toHaveText(/can win/);
  const keys = await recordKeys(page);
  await board.evaluate((element) => element.focus());
  for (const key of [
    'ArrowLeft',
    'ArrowUp',
    'Home',
    'PageDown',
    'n',
    'm',
    'h',
    'u',
    'r',
    'Enter',
    ' ',
  ]) {
    await page.keyboard.press(key);
  }
  expect(await keys()).toEqual([]);
  await page.keyboard.press('s');
  await page.keyboard.press('/');
  expect(await keys()).toEqual(
    ['s', '/'].flatMap((key) => ['keydown', 'keypress', 'keyup'].map((type) => `${type} ${key}`)),
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  expect(await keys()).toEqual(expect.arrayContaining(['keydown Escape', 'keydown k']));

  const field = board.locator('input').first();
  await field.focus();
  for (const key of ['1', 's', 'ArrowLeft', 'Backspace']) await page.keyboard.press(key);
  expect(await keys()).toEqual([]);
  await board.getByRole('button', { name: 'Undo' }).press(' ');
  expect(await keys()).toEqual([]);
});

test('the focus stays in the board when it starts over', async ({ page }) => {
  const events = await recordEvents(page);
  await openWith(
    page,
    host,
    `<impartial-board game="number_game" position="2 3 4 5 6" mode="quiz"></impartial-board>`,
  );
  const { board, verdict, button } = boardIn(page);
  await expect(verdict).toHaveText('Which move wins?');
  const focused = (): Promise<string | undefined> =>
    board.evaluate((element) => {
      let inner = element.shadowRoot?.activeElement;
      while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
      return inner?.textContent?.trim();
    });
  await board.evaluate((element) => element.focus());
  await page.keyboard.press('ArrowRight');
  const before = await focused();
  expect(before).toBeTruthy();
  await page.keyboard.press('n');
  await expect.poll(async () => (await events()).length).toBe(2);
  expect(await focused()).toBe(before);
  await button('Show the answers').focus();
  await page.keyboard.press('Enter');
  await expect(button('Try again')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Show the answers')).toBeFocused();
});

test('a page controls a board', async ({ page }) => {
  const events = await recordEvents(page);
  await openWith(page, host, wythoff);
  const { board, verdict } = boardIn(page);
  await expect(verdict).toHaveText(/can win/);
  const call = <T>(act: (element: ImpartialBoard) => T): Promise<Awaited<T>> =>
    board.evaluate(act as (element: SVGElement | HTMLElement) => T) as Promise<Awaited<T>>;
  expect(await call((element) => element.analysis?.winning)).toEqual(['1,1']);
  expect(await call((element) => element.play('9,9'))).toBe(false);
  expect(await call((element) => element.play('1,1'))).toBe(true);
  await expect(verdict).toHaveText(/no move wins/);
  expect(await call((element) => element.state)).toMatchObject({ position: '3 5', moves: '1,1' });
  await call((element) => element.undo());
  expect(await call((element) => element.state?.moves)).toBe('');
  await call((element) => element.play('0,1'));
  await call((element) => element.reset());
  await expect(verdict).toHaveText(/can win/);
  expect(await call((element) => element.state?.position)).toBe('4 6');
  expect(await call((element) => element.toSVG())).toMatch(/^<svg[^]*<\/svg>\s*$/);
  const size = await call(async (element) => {
    const png = await element.toPNG({ answers: false, scale: 1 });
    const { width, height } = await createImageBitmap(png ?? new Blob());
    return [png?.type, width > 100, height > 100];
  });
  expect(size).toEqual(['image/png', true, true]);
  // The page's own actions are not the reader's.
  expect((await events()).map(([type]) => type)).toEqual(['ready', 'ready']);
});

test('a page builds a lesson out of three boards', async ({ page }) => {
  const board = (id: string, attributes: string): string =>
    `<impartial-board id="${id}" game="wythoff" ${attributes} loading="eager"></impartial-board>`;
  await openWith(
    page,
    host,
    board('ask', 'position="4 6" mode="quiz"') +
      board('reason', 'position="3 5"') +
      board('play', 'position="4 6" mode="play"') +
      `<p id="lesson">Find the winning move.</p>
      <script type="module">
        const [ask, reason, play] = document.querySelectorAll('impartial-board');
        const lesson = document.querySelector('#lesson');
        ask.addEventListener('impartial-change', async ({ detail }) => {
          if (!detail.solved) return;
          lesson.textContent = 'Right, in ' + detail.tries + ' tries.';
          ask.reveal = true;
          await reason.play(reason.analysis.options.listed[0].move);
          await play.play('1,1');
        });
      </script>`,
  );
  const ask = boardIn(page, '#ask');
  const play = boardIn(page, '#play');
  await expect(play.verdict).toHaveText('Your move');
  await expect(boardIn(page, '#reason').verdict).toHaveText(/no move wins/);
  await ask.cell('first 4, second 5').click();
  await expect(page.locator('#lesson')).toHaveText('Find the winning move.');
  await ask.button('Back to the question').click();
  await ask.cell('first 3, second 5').click();
  await expect(page.locator('#lesson')).toHaveText('Right, in 2 tries.');
  await expect(ask.verdict).toHaveText(/can win/);
  await expect(boardIn(page, '#reason').verdict).toHaveText(/can win/);
  const moves = play.board.evaluate(
    (element) =>
      new Promise((done) => {
        const look = (): void => {
          const made = (element as ImpartialBoard).state?.moves ?? '';
          if (made.split(' ').length === 2) done(made);
          else element.addEventListener('impartial-change', look, { once: true });
        };
        look();
      }),
  );
  expect(await moves).toMatch(/^1,1 /);
});

test('on paper a board is light, whole and without its tools', async ({ page }) => {
  await openWith(
    page,
    host,
    '<impartial-board game="chess_rows" theme="dark" controls="full"></impartial-board>',
  );
  const { board, verdict } = boardIn(page);
  await expect(verdict).toHaveText(/can win/);
  await expect(verdict).toHaveCSS('color', 'rgb(233, 231, 227)');
  await page.emulateMedia({ media: 'print' });
  // A4, with the browser's margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(verdict).toHaveCSS('color', 'rgb(27, 29, 32)');
  await expect(board.getByRole('button', { name: 'Undo' })).toBeHidden();
  // Browsers print no background else.
  await expect(board.locator('.wins').first()).toHaveCSS('print-color-adjust', 'exact');
  for (const cell of [1, 20]) {
    await expect(board.locator(`[data-column="${cell - 1}"]`).first()).toBeInViewport({ ratio: 1 });
  }
});

const code = (text: string): string => `<pre><code>${text}</code></pre>`;
const asked = 'game=wythoff position="4 6" height=700';
for (const [what, body] of Object.entries({
  'a fence': code(`Two heaps: who wins?\n\n${asked}`).replace(
    '<code',
    '<code class="language-impartial"',
  ),
  'a fence that lost its language': code(asked),
  'an element': `<impartial-board ${asked}><p>4 and 6</p></impartial-board>`,
})) {
  test(`the page does not jump when ${what} becomes a board`, async ({ page }) => {
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as never as { value: number }).value;
        Object.assign(window, { shift });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route(`${host.origin}/page.html`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
          <script src="/impartial/embed/load.js"></script>
          <main><p>Before.</p>${body}${'<p>After.</p>'.repeat(20)}</main>`,
      }),
    );
    await page.goto(`${host.origin}/page.html`);
    const { board, verdict } = boardIn(page);
    await expect(verdict).toHaveText(/can win/);
    expect((await board.boundingBox())?.height).toBe(700);
    expect(await page.evaluate(() => (window as never as { shift?: number }).shift ?? 0)).toBe(0);
  });
}
