// A large file: its answer, its cases and its end.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { Desk, expect, test } from './support';

/** Of the page: one for positions, one for judge text. */
const always = 2;

function solved(dialect: string, input: string): { answer: Buffer; errors: string } {
  const path = fileURLToPath(new URL('../../build/native/impartial', import.meta.url));
  const { stdout, stderr } = spawnSync(path, ['solve', dialect, '--threads', '1'], {
    input,
    maxBuffer: 1e9,
  });
  return { answer: stdout, errors: stderr.toString() };
}

test('the answer, the cases and the error of a large file', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/number_game/poj1143');
  const cases = '2 2 5\n1 7\n3 4 5 6\n2 2 3\n1 6\n4 8 5 4 2\n'.repeat(150_000);
  const input = `${cases}3 4 5 6 7\n${cases}`;
  await desk.openFile('large.in', Buffer.from(input));
  await expect(desk.status).toContainText('900,000 cases');
  expect(page.workers()).toHaveLength(always);

  const { answer, errors } = solved('poj1143', input);
  expect(errors).toContain('900001:1: error: ');
  await expect(page.getByRole('button', { name: 'Go to 900001:1' })).toBeVisible();
  const downloads = page.waitForEvent('download');
  await desk.download.click();
  const saved = await readFile(await (await downloads).path());
  expect(saved.equals(answer)).toBe(true);

  const shown = page.getByRole('textbox', { name: 'Number of the case' });
  await shown.fill('800002');
  await shown.press('Enter');
  await expect(page).toHaveURL(/position=2\+3$/);
});

/** What the browser tells of its work. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The processor's time in microseconds, which other programs hardly lengthen. */
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly beginData?: { readonly totalObjects: number };
  };
}

/** The work of the page's own thread during an act. */
async function traced(page: Page, act: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const events: readonly TraceEvent[] = trace.traceEvents;
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const threads = events.filter(({ name, args }) => {
    return name === 'thread_name' && args.name === 'CrRendererMain';
  });
  const pages = new Set(threads.map(threadOf));
  return events.filter((event) => pages.has(threadOf(event)));
}

test('a large text draws only what is in view, also when the page is loaded again', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.openFile('large.in', Buffer.from('4 7\n'.repeat(475_000)));
  await expect(desk.status).toContainText('475,000 cases');
  const layouts = await traced(page, async () => {
    await page.reload();
    await expect(desk.status).toContainText('475,000 cases');
    await expect(desk.editor.locator('.cm-line').first()).toHaveText('4 7');
  });
  // Also before it is done. Most are lines of text, which are no nodes of the page.
  const laidOut = layouts.flatMap(({ args }) => args.beginData?.totalObjects ?? []);
  expect(laidOut.length).toBeGreaterThan(0);
  expect(Math.max(...laidOut)).toBeLessThan(30_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  expect(nodes).toBeLessThan(30_000);
});

function pairs(
  length: number,
  pair = (i: number) => `${i % 100_000} ${(i * 7) % 99_991}\n`,
): string {
  let text = '';
  for (let i = 0; text.length < length; ++i) text += pair(i);
  return text;
}

const largeTexts: Readonly<Record<string, () => string>> = {
  'that is read': () => pairs(1.9e6),
  'of short lines': () => '4 7\n'.repeat(475_000),
  'in one line': () => pairs(1.9e6).replaceAll('\n', ' '),
  'that is not read': () => pairs(1.9e6, (i) => `${i} x${i}\n`),
  'with a full-width digit': () => `${pairs(1.9e6)}５ 6\n`,
  'of a statement': () => `Sample Input\n${pairs(190_000)}Sample Output\n`,
};
for (const [kind, text] of Object.entries(largeTexts)) {
  test(`loading the page again with a large text ${kind} stops it for no tenth of a second @nightly`, async ({
    page,
  }) => {
    const desk = new Desk(page);
    await desk.open('#/v1/wythoff/hdu1527');
    await desk.openFile('large.in', Buffer.from(text()));
    await expect(desk.status).toContainText(/\d cases/);
    const longest: number[] = [];
    // A collection of garbage may come into one of them.
    for (let time = 0; time < 3; ++time) {
      const tasks = await traced(page, async () => {
        await page.reload();
        await expect(desk.status).toContainText(/\d cases/);
        await desk.editor.locator('.cm-line').first().waitFor();
        await page.waitForLoadState('networkidle');
      });
      const times = tasks.flatMap(({ name, tdur }) =>
        name.endsWith('RunTask') && tdur !== undefined ? tdur / 1000 : [],
      );
      expect(times.length).toBeGreaterThan(0);
      longest.push(Math.max(...times));
    }
    expect(Math.min(...longest), `milliseconds: ${longest.join()}`).toBeLessThan(100);
  });
}

test('a long output of the reader is shown as a file, also when the page is loaded again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await page.getByRole('button', { name: 'Your output' }).click();
  await page.evaluate(() => navigator.clipboard.writeText('1\n'.repeat(600_000)));
  const pane = page.locator('impartial-verdict');
  await pane.locator('textarea').focus();
  await page.keyboard.press('Control+V');
  const devtools = await context.newCDPSession(page);
  for (const isFirst of [true, false]) {
    if (!isFirst) await page.reload();
    await expect(pane.locator('.badge')).toContainText('Wrong Answer');
    await expect(pane.locator('.file')).toContainText('1.2 MB');
    await devtools.send('HeapProfiler.collectGarbage');
    const { nodes } = await devtools.send('Memory.getDOMCounters');
    expect(nodes).toBeLessThan(30_000);
  }
  await pane.getByRole('button', { name: 'Clear' }).click();
  await expect(pane.locator('textarea')).toBeFocused();
});

const gonePage = 'a file that is gone with the page is told of, and the board stays';
test(gonePage, async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.openFile('large.in', Buffer.from('4 7\n8 4\n'.repeat(400_000)));
  await expect(desk.status).toContainText('800,000 cases');
  await expect(page).toHaveURL(/position=4\+7$/);
  await page.reload();
  const gone = page.getByText('There was no room to keep the last input.');
  await expect(gone).toBeVisible();
  await expect(desk.editor.locator('.cm-line').first()).toHaveText('2 1');
  await expect(page).toHaveURL(/position=4\+7$/);
  // A link has its own.
  await desk.openFile('large.in', Buffer.from('4 7\n8 4\n'.repeat(400_000)));
  await expect(desk.status).toContainText('800,000 cases');
  await page.goto('about:blank');
  await desk.open('#/v1/wythoff?position=5+9');
  await expect(gone).toBeVisible();
  await expect(desk.output).not.toHaveValue('');
  await expect(page).toHaveURL(/position=5\+9$/);
  await desk.write('8 4\n');
  await expect(gone).toHaveCount(0);
  // It is told once.
  await page.reload();
  await expect(desk.editor.locator('.cm-line').first()).toHaveText('8 4');
  await expect(gone).toHaveCount(0);
});

test('a large file is stopped at once', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/wythoff_strategy');
  // It asks for gigabytes of answer.
  await desk.openFile('large.in', Buffer.from('999999999 999999998\n'.repeat(200_000)));
  await expect(page.locator('.progress')).toContainText('Solving…');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(desk.status).toHaveText('Stopped');
  await expect.poll(() => page.workers().length).toBe(always);
});
