// A person at the desk: type, copy, download, switch, open files, stop.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { Desk, expect, sampleOf, test } from './support';

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

test('the text is solved while it is typed', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.write('');
  await desk.editor.pressSequentially('3 5\n4 6', { delay: 20 });
  await desk.outputIs(Buffer.from('0\n1\n'));
  await expect(desk.announcement).toHaveText('2 cases');
});

test('copy takes the exact output', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  const { answer } = sampleOf('poj1143');
  await desk.outputIs(answer);
  await desk.copy.click();
  await expect(desk.copy).toHaveText('Copied');
  await expect(desk.announcement).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(answer.toString('utf8'));
  await expect(desk.copy).toHaveText('Copy');
});

test('copy works without the clipboard API @check', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const desk = new Desk(page);
  await desk.open();
  await desk.outputIs(sampleOf('poj1143').answer);
  await desk.copy.click();
  await expect(desk.copy).toHaveText('Copied');
});

test('download saves the exact output under the name of the dialect', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/misere_nim/misere_moves');
  const { answer, input } = sampleOf('misere_moves');
  await desk.paste(input.toString('utf8'));
  await desk.outputIs(answer);
  const started = page.waitForEvent('download');
  await desk.download.click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('misere_moves.out');
  expect(await readFile(await download.path())).toEqual(answer);
});

test('a link may name the problem as another judge does', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/misere_nim/poj3480');
  await expect(desk.format).toHaveValue('hdu1907');
  await expect(page).toHaveURL(/#\/v1\/misere_nim\/hdu1907$/);
  const { input, answer } = sampleOf('hdu1907');
  await desk.paste(input.toString('utf8'));
  await desk.outputIs(answer);
  // Once the solver's list is known, too.
  await page.evaluate(() => (location.hash = '#/v1/misere_nim/lightoj1253'));
  await expect(desk.format).toHaveValue('lightoj1253');
  await page.evaluate(() => (location.hash = '#/v1/misere_nim/poj3480'));
  await expect(desk.format).toHaveValue('hdu1907');
});

test('no text is lost: switching, reloading, the sample', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/number_game/poj1143');
  await desk.write('1 2\n0\n');
  await desk.format.selectOption('tud2001');
  await expect(desk.editor).not.toContainText('1 2');
  await desk.write('1\n1\n3\n');
  await desk.format.selectOption('poj1143');
  await expect(desk.editor).toContainText('1 2');

  await page.reload();
  await desk.editor.waitFor();
  await expect(desk.editor).toContainText('1 2');
  await desk.format.selectOption('tud2001');
  await expect(desk.editor.locator('.cm-line')).toHaveText(['1', '1', '3', '']);

  const putBack = page.getByRole('button', { name: 'Put my text back' });
  await expect(putBack).toHaveCount(0);
  await desk.takeSample();
  await expect(desk.editor.locator('.cm-line')).not.toHaveText(['1', '1', '3', '']);
  // Leaving at once loses nothing either.
  await page.getByRole('link', { name: 'Chess' }).click();
  await page.getByRole('link', { name: 'Number Game' }).click();
  await expect(desk.format).toHaveValue('tud2001');
  await putBack.click();
  await expect(desk.editor.locator('.cm-line')).toHaveText(['1', '1', '3', '']);
  await expect(putBack).toHaveCount(0);
});

test('a dialect without a text of its own takes over a text that it can read', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.write('100 7\n');
  await desk.format.selectOption('wythoff_moves');
  await desk.outputIs(Buffer.from('96,0\n'));
  // Once it has a text, both keep their own.
  await desk.write('1 2\n');
  await desk.outputIs(Buffer.from('cold\n'));
  await desk.format.selectOption('hdu1527');
  await expect(desk.editor).toContainText('100 7');
  await desk.format.selectOption('wythoff_moves');
  await expect(desk.editor).toContainText('1 2');
});

test('undo brings back the text that the sample replaced', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.write('100 7\n');
  await desk.takeSample();
  await expect(desk.editor).not.toContainText('100 7');
  await desk.editor.focus();
  await page.keyboard.press('Control+Z');
  await expect(desk.editor).toContainText('100 7');
});

test('an empty page tells the reader what to do', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await desk.write('');
  await expect(page.locator('.cm-placeholder')).toHaveText(
    'Paste judge input here, or drop a file',
  );
  await expect(desk.output).toHaveAttribute('placeholder', 'The output appears here');
  await expect(desk.copy).toBeDisabled();
  await expect(desk.download).toBeDisabled();
  await expect(desk.notices).toHaveCount(0);
});

test('a small text file goes into the editor @check', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.openFile('pairs.txt', Buffer.from('3 5\r\n4 6\r\n'));
  await expect(desk.editor.locator('.cm-line')).toHaveText(['3 5', '4 6', '']);
  await desk.outputIs(Buffer.from('0\n1\n'));
});

test('a large file is solved from its bytes, its errors can be visited, and it closes', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.write('3 5\n');
  const cases = 800_000;
  // The name would turn the rest of its line around.
  const name = 'huge\u202Eni.exe';
  await desk.openFile(name, Buffer.from(`${'3 5\n4 6\n'.repeat(cases / 2)}7 seven\n`));
  await expect(desk.status).toContainText('800,000 cases');
  await expect(page.locator('.file-name')).toHaveText(`${name} 3.2 MB`);
  await expect(page.locator('.file-name bdi')).toHaveText(name);
  await expect(page.locator('.cut')).toHaveText(
    'The first 5 kB of 1.6 MB. Copy and Download take all of it.',
  );
  await desk.outputIs(Buffer.from('0\n1\n'.repeat(1250)));

  await page.getByRole('button', { name: 'Go to 800001:3' }).click();
  await expect(page.locator('.excerpt')).toBeFocused();
  await expect(page.locator('.excerpt mark')).toHaveText('seven');

  const started = page.waitForEvent('download');
  await desk.download.click();
  const saved = await readFile(await (await started).path());
  expect(saved.equals(Buffer.from('0\n1\n'.repeat(cases / 2)))).toBe(true);

  await page.getByRole('button', { name: 'Close file' }).click();
  await desk.outputIs(Buffer.from('0\n'));
  await expect(desk.editor).toContainText('3 5');
  await expect(desk.editor).toBeFocused();
});

/** The names of the files that hold long answers. */
function filesOfAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const names: string[] = [];
    for await (const name of (await root.getDirectoryHandle('impartial-answers')).keys()) {
      names.push(name);
    }
    return names;
  });
}

test('an answer that is too long to copy is saved whole, and its file goes with the page @check', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/wythoff_strategy');
  const input = '999999999 999999998\n'.repeat(300);
  const { stdout } = spawnSync(
    fileURLToPath(new URL('../../build/native/impartial', import.meta.url)),
    ['solve', 'wythoff_strategy'],
    { input, maxBuffer: 1e9 },
  );
  await desk.paste(input);
  await expect(page.locator('.cut')).toHaveText(
    'The first 131 kB of 39.2 MB. It is too long to copy; Download takes all of it.',
  );
  await expect(desk.copy).toBeDisabled();
  const started = page.waitForEvent('download');
  await desk.download.click();
  const saved = await readFile(await (await started).path());
  expect(saved.equals(stdout)).toBe(true);

  expect(await filesOfAnswers(page)).toHaveLength(1);
  await desk.takeSample();
  // Otherwise the link opens the long input again.
  await expect(page).not.toHaveURL(/input=/);
  await page.reload();
  await expect(desk.status).toContainText('case');
  await expect.poll(() => filesOfAnswers(page)).toEqual([]);
});

test('an answer in a file outlives its worker, although another page tidies up @check', async ({
  page,
  context,
}) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/wythoff_strategy');
  await desk.paste('999999999 999999998\n'.repeat(300));
  await expect(page.locator('.cut')).toBeVisible();
  // As it does when a check is stopped.
  const [, judge] = page.workers();
  await judge?.evaluate(() => self.close()).catch(() => {});
  await expect.poll(() => page.workers()).not.toContain(judge);

  // Of a page that was closed.
  const left = 'closed.1';
  await page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('impartial-answers');
    await folder.getFileHandle(name, { create: true });
  }, left);
  const other = await context.newPage();
  await new Desk(other).open('#/v1/wythoff/hdu1527');
  await expect.poll(() => filesOfAnswers(page)).not.toContain(left);
  expect(await filesOfAnswers(page)).toHaveLength(1);

  const started = page.waitForEvent('download');
  await desk.download.click();
  const saved = await readFile(await (await started).path());
  expect(saved.length).toBeGreaterThan(39e6);
});

test('a pasted text that is too long for an editor is a file', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.write('3 5\n');
  const cases = 600_000;
  await desk.paste('1 2\n'.repeat(cases));
  await expect(desk.status).toContainText('600,000 cases');
  await expect(page.locator('.file-name')).toHaveText('pasted.txt 2.4 MB');
  await page.getByRole('button', { name: 'Your output' }).click();
  const pane = page.locator('impartial-verdict');
  await page.evaluate((text) => navigator.clipboard.writeText(text), '0\n'.repeat(2 * cases));
  await pane.getByRole('textbox').focus();
  await page.keyboard.press('Control+V');
  await expect(pane.locator('.file-name')).toHaveText('pasted.txt 2.4 MB');
  await page.getByRole('button', { name: 'Close file' }).first().click();
  await expect(desk.editor).toContainText('3 5');
});

test('a file can be dropped anywhere on the page', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['4 6\n'], 'dropped.in'));
    return transfer;
  });
  const over = page.locator('h1');
  await over.dispatchEvent('dragover', { dataTransfer: data });
  await expect(page.locator('.drop-here')).toBeVisible();
  await over.dispatchEvent('drop', { dataTransfer: data });
  await desk.outputIs(Buffer.from('1\n'));
  await expect(page.locator('.drop-here')).toHaveCount(0);
  // What became of it is seen, whichever view was open.
  await page.locator('#tab-why').click();
  await over.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.locator('#tab-text')).toHaveAttribute('aria-selected', 'true');
});

test('a long job shows its progress and can be stopped @check', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.stallSolver();
  await desk.openFile('picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  await expect(page.locator('.progress')).toContainText('Solving… 33% · 100 MB/s');
  await expect(desk.copy).toBeDisabled();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(desk.status).toHaveText('Stopped');
  await expect(desk.announcement).toHaveText('Stopped');
  await expect(desk.copy).toBeDisabled();
});

test('typing overtakes a long job @check', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/wythoff_strategy');
  // A short text that asks for gigabytes of answer.
  await desk.paste('999999999 999999998\n'.repeat(20_000));
  await expect(page.locator('.progress')).toBeVisible();
  await desk.paste('1 2\n');
  await expect(desk.output).toHaveValue(/^\(1,2\) \ncurrent \(1,2\)\n/);
});

test('language and theme follow the system until they are chosen, and are kept', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'en');
  await page.locator('select.language').selectOption('zh-Hant');
  await expect(root).toHaveAttribute('lang', 'zh-Hant');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('數字遊戲');
  await expect(page).toHaveTitle('數字遊戲：哪一步必勝，為什麼 · Impartial');
  await page.locator('select.theme').selectOption('dark');
  const background = () => root.evaluate((html) => getComputedStyle(html).backgroundColor);
  expect(await background()).toBe('rgb(21, 23, 26)');
  await page.reload();
  await desk.editor.waitFor();
  await expect(root).toHaveAttribute('lang', 'zh-Hant');
  expect(await background()).toBe('rgb(21, 23, 26)');
  await page.locator('select.theme').selectOption('system');
  expect(await background()).toBe('rgb(250, 249, 246)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).toBe('rgb(21, 23, 26)');
});

test('it works where storage is forbidden @check', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const desk = new Desk(page);
  await desk.open();
  await desk.write('1 2\n');
  await desk.format.selectOption('tud2001');
  await desk.format.selectOption('poj1143');
  await expect(desk.editor).toContainText('1 2');
  await page.locator('select.language').selectOption('zh-Hans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('数字游戏');
});

test('the selected view is lighter than its rail, in each theme @check', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const desk = new Desk(page);
    await desk.open('#/v1/wythoff/hdu1527');
    const lightness = (part: string): Promise<number> =>
      page
        .locator(part)
        .evaluate((each) =>
          (getComputedStyle(each).backgroundColor.match(/[\d.]+/g) ?? [])
            .slice(0, 3)
            .reduce((sum, colour) => sum + Number(colour), 0),
        );
    const selected = await lightness('.views [aria-pressed="true"]');
    expect(selected, colorScheme).toBeGreaterThan(await lightness('.views'));
  }
});
