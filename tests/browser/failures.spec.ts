// What the page says when a call fails in the middle, and that it works again. The failures are real ones: files that
// change after they were chosen, and a solver that runs out of memory.
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { BoardPage } from './board';
import { Desk, expect, mend, sampleOf, test, tryAgain, withoutHashes } from './support';

test.use({ locale: 'en-US' });

const manyCases = 1_100_000;
const largeInput = '1 2\n'.repeat(manyCases);
const largeOutput = '0\n'.repeat(manyCases);

/** A module whose memory cannot grow, and otherwise the same. */
function withoutGrowth(wasm: Buffer): Buffer {
  let at = 8;
  const number = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const memorySection = 5;
  while (at < wasm.length) {
    const id = number();
    const end = number() + at;
    if (id === memorySection) {
      expect([number(), number()]).toEqual([1, 1]);
      let initial = number();
      // The maximum comes last. Its length must not change.
      for (; at < end; ++at, initial >>= 7) wasm[at] = (initial & 0x7f) | (at < end - 1 ? 0x80 : 0);
      return wasm;
    }
    at = end;
  }
  throw new Error('a module without memory');
}

/** From now on the pages' workers load this module without memory to grow. */
async function starve(page: Page, module: string): Promise<() => Promise<void>> {
  const path = new RegExp(`/impartial_${module}[^/]*\\.wasm$`);
  await page.context().route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutGrowth(await response.body()) });
  });
  await withoutHashes(page);
  return () => mend(page.context());
}

/** The module itself says that it gives up. */
function allAborted(complaints: string[]): void {
  expect(new Set(complaints)).toEqual(new Set(['Aborted()']));
  complaints.length = 0;
}

/** One position of so many heaps that the first memory cannot hold it. */
const hugePosition = `1\n3000000 ${'1 '.repeat(3_000_000)}\n`;

test('a solver that runs out of memory is replaced, and the page says so', async ({
  page,
  complaints,
}) => {
  const feed = await starve(page, 'judge');
  const desk = new Desk(page);
  await desk.open('#/v1/misere_nim/hdu1907');
  await desk.openFile('huge.in', Buffer.from(hugePosition));
  const failure = page.locator('impartial-output .failure');
  await expect(failure).toContainText('The solver stopped');
  await expect(failure.locator('.failure-reason')).not.toBeEmpty();
  await feed();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.status).toContainText('1 case');
  allAborted(complaints);
});

test('a check that runs out of memory says so, and another try succeeds', async ({
  page,
  complaints,
}) => {
  const feed = await starve(page, 'check');
  const desk = new Desk(page);
  await desk.open('#/v1/misere_nim/hdu1907');
  await desk.openFile('huge.in', Buffer.from(hugePosition));
  await expect(desk.status).toContainText('1 case');
  await page.getByRole('button', { name: 'Your output' }).click();
  const pane = page.locator('impartial-verdict');
  await pane.getByRole('textbox').fill('John\n');
  const failure = pane.locator('.failure');
  await expect(failure).toContainText('The solver stopped');
  await expect(failure.locator('.failure-reason')).not.toBeEmpty();
  await feed();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(pane.locator('.badge')).toContainText('1 case is right');
  allAborted(complaints);
});

test('an output that changes after it was chosen cannot be read, and can be opened again', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.openFile('large.in', Buffer.from(largeInput));
  await page.getByRole('button', { name: 'Your output' }).click();
  const pane = page.locator('impartial-verdict');
  const path = test.info().outputPath('mine.out');
  writeFileSync(path, largeOutput);
  await pane.locator('.file-input').setInputFiles(path);
  await expect(pane.locator('.badge')).toContainText('Accepted');
  await expect(pane.locator('.file-name')).toHaveText('mine.out 2.2 MB');

  writeFileSync(path, `${largeOutput}1\n`);
  // Another input is checked with the output as it was chosen.
  await page.getByRole('button', { name: 'Close file' }).click();
  const failure = pane.locator('.failure');
  await expect(failure).toContainText('The file could not be read');
  await expect(failure.locator('.failure-reason')).toContainText('mine.out: NotReadableError');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeVisible();
  await pane.locator('.file-input').setInputFiles(path);
  await expect(pane.locator('.badge')).toContainText('Wrong Answer');
});

for (const [name, width] of [
  ['wide', 1280],
  ['narrow', 390],
] as const) {
  test(`a case that cannot be read any more is explained on a ${name} page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('./#/v1/wythoff/hdu1527');
    if (name === 'narrow') await page.getByRole('tab', { name: 'Judge text' }).click();
    const desk = new Desk(page);
    await desk.editor.waitFor();
    const path = test.info().outputPath('large.in');
    writeFileSync(path, largeInput);
    await page.locator('.file-input').setInputFiles(path);
    await expect(desk.status).toContainText('1,100,000 cases');
    // Its first case has come to the board.
    if (name === 'narrow') await page.locator('#tab-board').click();
    const shown = page.getByRole('textbox', { name: 'Number of the case' });
    await expect(shown).toHaveValue('1');

    writeFileSync(path, `${largeInput}1 2\n`);
    await shown.fill('500000');
    await shown.press('Enter');
    const failure = page.locator('.found .failure');
    await expect(failure).toBeVisible();
    await expect(failure).toContainText('The file could not be read');
    await expect(failure.locator('.failure-reason')).toContainText('large.in: NotReadableError');
    await page.locator('.file-input').setInputFiles(path);
    await expect(desk.status).toContainText('1,100,001 cases');
    await expect(failure).toHaveCount(0);
  });
}

test('a check can be stopped and begun again', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await page.getByRole('button', { name: 'Your output' }).click();
  const pane = page.locator('impartial-verdict');
  await desk.stallSolver();
  await pane.getByRole('textbox').fill('0\n');
  await expect(pane.locator('.progress')).toContainText('Checking… 33% · 100 MB/s');
  await pane.getByRole('button', { name: 'Stop' }).click();
  await expect(pane.locator('.verdict')).toContainText('Stopped');
  await expect(pane.locator('.progress')).toHaveCount(0);
  await pane.getByRole('button', { name: 'Try again' }).click();
  await expect(pane.locator('.progress')).toBeVisible();
});

test('a worker that dies without a word is replaced, and only its own request fails', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527?position=4+6');
  await desk.openFile('large.in', Buffer.from(largeInput));
  await expect(desk.status).toContainText('1,100,000 cases');
  // The one for judge text began last.
  expect(page.workers()).toHaveLength(2);
  await page.workers()[1]?.evaluate(() => {
    // In the middle of the next request.
    self.onmessage = () => self.close();
  });
  await page.getByRole('button', { name: 'Close file' }).click();
  const failure = page.locator('impartial-output .failure');
  await expect(failure).toContainText('The solver stopped');
  await new BoardPage(page).act('Random');
  await expect(page.locator('impartial-table .verdict .position')).not.toContainText('(4,6)');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await desk.outputIs(sampleOf('hdu1527').answer);
});

test('a search that runs out of memory is told as that, and not as the end of its time', async ({
  page,
  complaints,
}) => {
  const feed = await starve(page, 'search');
  const board = new BoardPage(page);
  const panel = page.locator('impartial-search');
  await board.open('#/v1/sylver_coinage?position=%3C20+21%3E');
  await panel.getByRole('button', { name: 'Solve' }).click();
  await expect(board.table).toContainText('The solver stopped and was restarted');
  await expect(panel).not.toContainText('limit reached');
  await feed();
  allAborted(complaints);
});

test('a game whose module does not come can be tried again', async ({ page, complaints }) => {
  const board = new BoardPage(page);
  await board.open('#/v1/number_game');
  const path = /\/impartial_search[^/]*\.(wasm|js)$/;
  await page.context().route(path, (route) => route.abort());
  await page.locator('.games').getByRole('link', { name: 'Sylver Coinage' }).click();
  await expect(page.locator('h1')).toHaveText('Sylver Coinage');
  const again = board.table.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await mend(page.context());
  await again.click();
  await expect(board.notation).toHaveValue('<16 17>');
  complaints.length = 0;
});

test('a part that is missing is not asked for again at each drawing', async ({
  page,
  complaints,
}) => {
  let requests = 0;
  await page.route(/\/desk-[^/]*\.js$/, (route) => {
    requests += 1;
    return route.fulfill({ status: 404 });
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('#/v1/wythoff');
  await expect(page.getByText('A part could not be loaded')).toBeVisible();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; ++frame) await new Promise(requestAnimationFrame);
  });
  expect(requests).toBeGreaterThan(0);
  // A try that fails asks once more, and looks whether the file is there after all.
  expect(requests).toBeLessThan(20);
  complaints.length = 0;
});

test('a pane that does not come stays told when the solver comes after it', async ({
  page,
  complaints,
}) => {
  const desk = new Desk(page);
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const solver = /\/impartial_[^/]*\.(wasm|js)$/;
  await page.context().route(solver, async (route) => {
    await held;
    await route.continue();
  });
  const pane = /practice-[^/]*\.js$/;
  await page.route(pane, (route) => route.fulfill({ status: 404 }));
  await page.goto('#/v1/wythoff');
  const choose = (): Promise<void> => page.getByRole('button', { name: 'Test data' }).click();
  await choose();
  // The page's own line would be a second one.
  const said = page.locator('.failure-title, .missing');
  await expect(said).toHaveText('This part could not be loaded');
  letGo();
  await desk.outputIs(sampleOf('hdu1527').answer);
  await expect(said).toBeVisible();
  await mend(page);
  const button = page.locator('impartial-practice').getByRole('button').first();
  await tryAgain(page, () => expect(button).toBeVisible(), { page, reopen: choose });
  await expect(said).toHaveCount(0);
  complaints.length = 0;
});
