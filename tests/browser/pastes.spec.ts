// Texts that were damaged on the way: the desk says what it sees, and one click puts it right.
import type { Locator, Page } from '@playwright/test';
import { Desk, expect, sampleOf, test } from './support';

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

const offersOf = (page: Page): Locator => page.locator('.offers li');

async function take(page: Page, says: string): Promise<void> {
  await offersOf(page).filter({ hasText: says }).getByRole('button').click();
}

/** The lines of the editor. */
async function textIs(desk: Desk, text: string): Promise<void> {
  await expect(desk.editor.locator('.cm-line')).toHaveText(text.split('\n'));
}

test('characters of an input method are converted one kind at a time, and undone @check', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open('#/v1/number_game/poj1143');
  const pasted = '２ ２，５\n２ ２；３\n０';
  await desk.paste(pasted);
  await expect(offersOf(page)).toContainText([
    '7 full-width digits',
    '2 commas or semicolons between numbers',
  ]);
  await expect(desk.announcement).toContainText('1 error, 7 full-width digits');
  // Nothing changes by itself.
  await textIs(desk, pasted);
  await take(page, 'full-width digits');
  await expect(desk.announcement).toHaveText('Done. Undo takes it back');
  await textIs(desk, '2 2，5\n2 2；3\n0');
  await take(page, 'commas or semicolons');
  await textIs(desk, '2 2 5\n2 2 3\n0');
  await expect(offersOf(page)).toHaveCount(0);
  await expect(desk.notices).toHaveCount(0);
  await page.keyboard.press('Control+Z');
  await textIs(desk, '2 2，5\n2 2；3\n0');
  await page.keyboard.press('Control+Z');
  await textIs(desk, pasted);
  await expect(offersOf(page)).toHaveCount(2);
});

test('HTML goes, and powers are written out', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.paste('2&nbsp;1<br>10<sup>9</sup> 1');
  await take(page, '4 pieces of HTML');
  await textIs(desk, '2 1\n10^9 1');
  await take(page, '1 power such as 10^9');
  await textIs(desk, '2 1\n1000000000 1');
  await desk.outputIs(Buffer.from('0\n1\n'));
});

test('lost line breaks are put back by the counts', async ({ page }) => {
  const desk = new Desk(page);
  const { input, answer } = sampleOf('hdu5724');
  await desk.open('#/v1/chess_rows/hdu5724');
  await desk.paste(input.toString().replaceAll('\n', ' '));
  await take(page, 'Line breaks were lost');
  await textIs(desk, input.toString());
  await desk.outputIs(answer);
  await desk.paste(input.toString().replaceAll(' ', '\n'));
  await take(page, 'Line breaks were lost');
  await desk.outputIs(answer);
});

// hackerrank.com/challenges/misere-nim-1/problem
test('of a statement, the sample input is kept', async ({ page }) => {
  const desk = new Desk(page);
  const { input, answer } = sampleOf('hackerrank_misere_nim');
  await desk.open('#/v1/misere_nim/hackerrank_misere_nim');
  await desk.paste(
    'STDIN   Function\n-----   --------\n2       T = 2\n2       n = 2\n1 1     s = [1, 1]\n' +
      '3       n = 3\n2 1 3   s = [2, 1, 3]\n\nSample Output\n\nFirst\nSecond\n',
  );
  await take(page, '10 lines of a problem’s statement');
  await textIs(desk, input.toString());
  await desk.outputIs(answer);
  await expect(offersOf(page)).toHaveCount(0);
});

test('a statement’s sample is recognised without its line breaks', async ({ page }) => {
  const desk = new Desk(page);
  const { input, answer } = sampleOf('hdu1527');
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.paste('2 18 44 7');
  await take(page, 'This looks like the statement’s sample without its line breaks');
  await textIs(desk, input.toString());
  await desk.outputIs(answer);
});

test('the input of another game takes its reader there', async ({ page }) => {
  const desk = new Desk(page);
  const { input, answer } = sampleOf('hdu5724');
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.paste(input.toString());
  await take(page, 'This looks like an input of HDU 5724');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chess');
  await expect(desk.format).toHaveValue('hdu5724');
  await desk.outputIs(answer);
  await expect(offersOf(page)).toHaveCount(0);
  // Nothing is lost on the way back.
  await page.goBack();
  await textIs(desk, input.toString());
});

test('a missing final 0 is no damage', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/number_game/poj1143');
  await desk.paste('2 2 5\n2 2 3');
  await expect(desk.output).toHaveValue(/^Test Case #1\n/);
  await expect(desk.status).toContainText('2 cases');
  await expect(desk.notices).toHaveCount(0);
  await expect(offersOf(page)).toHaveCount(0);
});

test('on a phone, in Chinese @check', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const desk = new Desk(page);
  await page.goto('./#/v1/number_game/poj1143?lang=zh-Hans');
  await page.getByRole('tab', { name: '输入输出' }).click();
  await desk.editor.waitFor();
  await desk.paste('２ ２ ５\n０');
  const offer = offersOf(page).filter({ hasText: '有 4 个全角数字' });
  const button = offer.getByRole('button', { name: '转为半角' });
  const box = await button.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  await button.click();
  await textIs(desk, '2 2 5\n0');
});
