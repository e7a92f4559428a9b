// Loading the page, and its messages if something cannot be loaded.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Desk, expect, mend, sampleOf, solverFiles, test, weigh } from './support';

test.use({ locale: 'en-US' });

const wasm = /impartial[^/]*\.wasm$/;
const codeEditor = /code_editor[^/]*\.js$/;

/** Loaded after the app in any order: the game's board, the desk of judge text, and what is for use without a network. */
const later = {
  offline: /\/offline\.js$/,
  board: /\/(number_game|numbers|board)-[^/]*\.js$/,
  text: /\/(desk|code_editor)-[^/]*\.js$/,
};

test('the first load is at most 94 kB, board and text desk are loaded when shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const weights = weigh(page);
  await page.goto('./');
  await expect(page.locator('impartial-table .verdict .position')).toContainText('You can win');
  await page.locator('impartial-table .stage > :not(.placeholder)').waitFor();
  const loaded = await weights();
  const sum = (wanted: (path: string) => boolean): number =>
    [...loaded].reduce((total, [path, bytes]) => total + (wanted(path) ? bytes : 0), 0);
  const first = (path: string): boolean => !later.offline.test(path);
  const app = sum((path) => first(path) && !later.board.test(path));
  const withBoard = sum(first);
  const names = [...loaded.keys()];
  test.info().annotations.push({
    type: 'first load, gzip',
    description: `${app} bytes, ${withBoard} with the board of the game`,
  });
  expect(names.some((path) => wasm.test(path))).toBe(true);
  expect(names.filter((path) => later.text.test(path))).toEqual([]);
  expect(withBoard).toBeGreaterThan(app);
  expect(app).toBeLessThanOrEqual(94_000);

  await page.getByRole('tab', { name: 'Judge text' }).click();
  await page.locator('.cm-content').waitFor();
  expect([...(await weights()).keys()].filter((path) => later.text.test(path))).toHaveLength(2);
});

test('the desk of judge text waits for its words', async ({ page }) => {
  // They come after the desk.
  const desk = page.waitForResponse(/\/desk-/);
  await page.route(/page_later_zh_hans/, async (route) => {
    await (await desk).finished();
    await route.continue();
  });
  await page.goto('./#/v1/wythoff/hdu1527?lang=zh-Hans');
  await expect(new Desk(page).sample).toHaveText(/[一-龥]/);
  await expect(page.locator('#input-title')).toHaveText(/[一-龥]/);
});

test('text typed before the solver and the editor arrive is not lost', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(wasm, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./#/v1/wythoff/hdu1527');
  const desk = new Desk(page);
  await desk.plainEditor.pressSequentially('3 5\n4 6\n');
  await expect(page.locator('.progress')).toContainText('Loading the solver');
  await expect(desk.sample).toBeDisabled();
  release();
  await desk.outputIs(Buffer.from('0\n1\n'));
  await desk.editor.waitFor();
  await expect(desk.editor.locator('.cm-line')).toHaveText(['3 5', '4 6', '']);
  // The cursor stays in its place.
  await expect(desk.editor).toBeFocused();
  await page.keyboard.type('1 2');
  await desk.outputIs(Buffer.from('0\n1\n0\n'));
});

test('of a long text the plain editor has the beginning, and all of it where no better one comes', async ({
  page,
  complaints,
}) => {
  let refuse = (): void => {};
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(codeEditor, async (route) => {
    await refused;
    await route.abort();
  });
  const desk = new Desk(page);
  await page.goto('./#/v1/wythoff/hdu1527');
  const text = '4 7\n'.repeat(50_000);
  await desk.openFile('large.in', Buffer.from(text));
  await expect(desk.status).toContainText('50,000 cases');
  const length = (): Promise<number> =>
    desk.plainEditor.evaluate((area: HTMLTextAreaElement) => area.value.length);
  expect(await length()).toBeLessThan(text.length);
  await expect(desk.plainEditor).not.toBeEditable();
  refuse();
  await expect.poll(length).toBe(text.length);
  await expect(desk.plainEditor).toBeEditable();
  complaints.length = 0;
});

test('without the better editor the plain one does all that is needed', async ({
  page,
  complaints,
}) => {
  await page.route(codeEditor, (route) => route.abort());
  await page.goto('./#/v1/wythoff/hdu1527');
  const desk = new Desk(page);
  await desk.outputIs(sampleOf('hdu1527').answer);
  await desk.plainEditor.fill('１\n');
  await desk.plainEditor.fill('3 5\n　x 6\n');
  await desk.outputIs(Buffer.from('0\n'));
  await page.getByRole('button', { name: 'Go to 2:2' }).click();
  await expect(desk.plainEditor).toBeFocused();
  const selected = await desk.plainEditor.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe('x');
  await expect(desk.plainEditor).toHaveAccessibleDescription(/found "x"/);
  // The browser itself reports the blocked requests.
  expect(complaints.every((text) => text.includes('ERR_FAILED'))).toBe(true);
  complaints.length = 0;
});

test('a failed load of the solver is reported, and another try succeeds', async ({
  page,
  complaints,
}) => {
  await page.route(solverFiles, (route) => route.fulfill({ status: 404 }));
  await page.goto('./#/v1/wythoff/hdu1527');
  const desk = new Desk(page);
  await expect(page.locator('.failure')).toContainText('The solver could not be loaded');
  await expect(page.locator('.failure-reason')).toContainText('404');
  await expect(desk.announcement).toHaveText('The solver could not be loaded');
  await desk.write('4 6\n');
  await mend(page);
  await page.locator('impartial-output').getByRole('button', { name: 'Try again' }).click();
  await desk.outputIs(Buffer.from('1\n'));
  await expect(page.locator('.failure')).toHaveCount(0);
  expect(complaints.every((text) => /404|integrity/.test(text))).toBe(true);
  complaints.length = 0;
});

test('where no script of the site comes, each page says so', async ({ page, complaints }) => {
  await page.route(/\.js(\?|$)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Log in</p>' }),
  );
  for (const path of ['', 'verify/', 'records/', 'sheet/']) {
    await page.goto(`./${path}`);
    await expect(page.getByText('No file of this page has come.')).toBeVisible();
  }
  expect(complaints).not.toEqual([]);
  complaints.length = 0;
});

test('if WebAssembly cannot be loaded, the plain solver answers', async ({ page, complaints }) => {
  await page.route(wasm, (route) => route.fulfill({ status: 404 }));
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527?position=4+6');
  await desk.outputIs(sampleOf('hdu1527').answer);
  await expect(page.locator('impartial-table .verdict .position')).toContainText('N');
  expect(complaints.every((text) => /404|integrity/.test(text))).toBe(true);
  complaints.length = 0;
});

test('the page works on a host that sends the wrong type for .wasm', async ({ page }) => {
  await page.route(wasm, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'application/octet-stream' } });
  });
  const desk = new Desk(page);
  await desk.open();
  await desk.outputIs(sampleOf('poj1143').answer);
});

test('dist works below any path', async ({ page }) => {
  const dist = join(import.meta.dirname, '../../dist');
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.wasm': 'application/wasm',
  };
  const prefix = '/some/where/';
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://host').pathname;
    try {
      if (!path.startsWith(prefix)) throw new Error('outside');
      const file = join(dist, path.slice(prefix.length) || 'index.html');
      const body = readFileSync(file);
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const desk = new Desk(page);
    await page.goto(`http://127.0.0.1:${port}${prefix}#/v1/chess_rows/hdu5724`);
    await desk.editor.waitFor();
    await desk.write(sampleOf('hdu5724').input.toString('utf8'));
    await desk.outputIs(sampleOf('hdu5724').answer);
  } finally {
    server.close();
  }
});
