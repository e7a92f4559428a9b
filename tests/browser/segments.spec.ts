// A large file is answered by several workers, as one would answer it.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page, Worker } from '@playwright/test';
import { Desk, expect, test } from './support';

/** Of the page: one for positions, one for judge text. */
const always = 2;

/** How many helpers a large file has here. */
const helpersIn = (page: Page): Promise<number> =>
  page.evaluate(() =>
    navigator.hardwareConcurrency < 2 ? 0 : Math.min(navigator.hardwareConcurrency, 8),
  );

/** All workers that start from now on. */
function watchWorkers(page: Page): Worker[] {
  const started: Worker[] = [];
  page.on('worker', (worker) => started.push(worker));
  return started;
}

function solved(dialect: string, input: string): { answer: Buffer; errors: string } {
  const path = fileURLToPath(new URL('../../build/native/impartial', import.meta.url));
  const { stdout, stderr } = spawnSync(path, ['solve', dialect, '--threads', '1'], {
    input,
    maxBuffer: 1e9,
  });
  return { answer: stdout, errors: stderr.toString() };
}

test('the answer, the cases and the error of a large file', async ({ page }) => {
  const started = watchWorkers(page);
  const desk = new Desk(page);
  await desk.open('#/v1/number_game/poj1143');
  const helpers = await helpersIn(page);
  const cases = '2 2 5\n1 7\n3 4 5 6\n2 2 3\n1 6\n4 8 5 4 2\n'.repeat(450_000);
  const input = `${cases}3 4 5 6 7\n${cases}`;
  await desk.openFile('large.in', Buffer.from(input));
  await expect(desk.status).toContainText('2,700,000 cases');
  expect(started).toHaveLength(always + helpers);
  await expect.poll(() => page.workers().length).toBe(always);

  const { answer, errors } = solved('poj1143', input);
  expect(errors).toContain('2700001:1: error: ');
  await expect(page.getByRole('button', { name: 'Go to 2700001:1' })).toBeVisible();
  const downloads = page.waitForEvent('download');
  await desk.download.click();
  const saved = await readFile(await (await downloads).path());
  expect(saved.equals(answer)).toBe(true);

  await page.getByRole('button', { name: 'Show on board' }).click();
  const shown = page.getByRole('textbox', { name: 'Number of the case' });
  await shown.fill('2000002');
  await shown.press('Enter');
  await expect(page).toHaveURL(/position=2\+3$/);
});

test('a small file needs no helpers, and a large one is stopped at once', async ({ page }) => {
  const started = watchWorkers(page);
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/wythoff_strategy');
  await desk.openFile('small.in', Buffer.from('1 2\n'));
  await expect(desk.output).toHaveValue(/^\(1,2\) \ncurrent \(1,2\)\n/);
  expect(started).toHaveLength(always);
  // It asks for gigabytes of answer.
  await desk.openFile('large.in', Buffer.from('999999999 999999998\n'.repeat(1_000_000)));
  await expect(page.locator('.progress')).toContainText('Solving…');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(desk.status).toHaveText('Stopped');
  await expect.poll(() => page.workers().length).toBe(always);
});

test('a helper that dies fails its text, and nothing else', async ({ page, context }) => {
  await context.route(/load_segments-.*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'self.close(); await new Promise(() => {});',
    }),
  );
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  test.skip((await helpersIn(page)) === 0, 'there is one core');
  await desk.openFile('large.in', Buffer.from('3 5\n4 6\n'.repeat(3_000_000)));
  const failure = page.locator('impartial-output .failure');
  await expect(failure).toContainText('The solver stopped');
  await expect(failure.locator('.failure-reason')).toContainText('the worker died');
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(always);
  await desk.openFile('small.in', Buffer.from('3 5\n4 6\n'));
  await desk.outputIs(Buffer.from('0\n1\n'));
});
