// Links that carry the texts of the desk.
import type { Page } from '@playwright/test';
import { Desk, expect, test } from './support';

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

const input = '2\n1\n1\n2\n1 1\n';

/** The link that the desk copies. */
async function copiedLink(page: Page): Promise<string> {
  await page.locator('button.about').click();
  await page.locator('button.copy-link').click();
  await expect(page.locator('button.copy-link')).toHaveText(/Link copied/);
  return page.evaluate(() => navigator.clipboard.readText());
}

test('input and output open elsewhere as they were', async ({ page, browser }) => {
  const desk = new Desk(page);
  await desk.openDialect({ game: 'misere_nim', dialect: 'hdu1907' });
  expect(await copiedLink(page)).toMatch(/#\/v1\/misere_nim\/hdu1907$/);
  await desk.paste(input);
  await page.getByRole('button', { name: 'Your output' }).click();
  await page.getByRole('textbox', { name: 'Your output' }).fill('John\nJohn\n');
  // The first wrong case comes to the board, and its position into the link.
  await expect(page).toHaveURL(/position=1&input=[\w-]+&output=[\w-]+/);
  const link = await copiedLink(page);
  expect(link).toBe(page.url());

  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await other.goto(link);
  await expect(other.locator('.badge')).toContainText('Wrong Answer');
  await expect(other.locator('.cm-content')).toHaveText(input.replaceAll('\n', ''));
  await expect(other.locator('impartial-verdict textarea')).toHaveValue('John\nJohn\n');
  await expect(other).toHaveURL(/input=[\w-]+&output=[\w-]+/);
  // A judge with the same format takes over the input, and no other judge takes the output.
  await other.locator('#dialect').selectOption('lightoj1253');
  await expect(other).toHaveURL(/lightoj1253\?position=1&input=[\w-]+$/);
  await other.locator('#dialect').selectOption('codingame_misere_nim');
  await expect(other).toHaveURL(/codingame_misere_nim\?position=1$/);
  await other.context().close();
});

test('a link replaces a text of the reader’s own, which can be put back', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openDialect({ game: 'misere_nim', dialect: 'hdu1907' });
  await desk.paste(input);
  await expect(page).toHaveURL(/input=/);
  const link = page.url();
  await desk.paste('1\n2\n3 4\n');
  await expect(page).not.toHaveURL(link);
  await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await desk.outputIs(Buffer.from('Brother\nJohn\n'));
  await page.locator('button.put-back').click();
  await desk.outputIs(Buffer.from('John\n'));
});

test('so can an output that has no link of its own, also after a reload', async ({ page }) => {
  const desk = new Desk(page);
  await desk.openDialect({ game: 'misere_nim', dialect: 'hdu1907' });
  const output = page.locator('impartial-verdict textarea');
  const putBack = page.locator('impartial-verdict .put-back');
  const show = (): Promise<void> => page.getByRole('button', { name: 'Your output' }).click();
  await show();
  await output.fill('Brother\n');
  await expect(page).toHaveURL(/output=/);
  const link = new URL(page.url()).hash;
  // Longer than a link may be, however well it is packed.
  const own = Array.from({ length: 4_000 }, (_, i) => `${(i * i) % 9_973}`).join(' ');
  await output.fill(own);
  await expect(page).not.toHaveURL(/output=/);
  await page.evaluate((hash) => (location.hash = hash), link);
  await expect(output).toHaveValue('Brother\n');
  await expect(putBack).toBeVisible();
  await page.reload();
  await putBack.click();
  await expect(output).toHaveValue(own);
  await expect(putBack).toHaveCount(0);
});

test('a long input is made again from its seed', async ({ page, browser }) => {
  const desk = new Desk(page);
  await desk.openDialect({ game: 'misere_nim', dialect: 'lightoj1253' });
  await page.locator('button.practice').click();
  const pane = page.locator('impartial-practice');
  await pane.getByLabel('Kind').selectOption('limits');
  await pane.getByLabel('Seed', { exact: true }).fill('7');
  await pane.locator('button.generate').click();
  await expect(page).toHaveURL(/made=limits\.7$/);
  const answer = page.locator('impartial-output textarea');
  await page.getByRole('button', { name: 'Output', exact: true }).click();
  await expect(answer).not.toHaveValue('');
  const expected = await answer.inputValue();
  const other = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await other.goto(page.url());
  await expect(other.locator('impartial-practice').getByLabel('Kind')).toHaveValue('limits');
  await other.getByRole('button', { name: 'Output', exact: true }).click();
  await expect(other.locator('impartial-output textarea')).toHaveValue(expected);
  await other.context().close();
});

test('a damaged link says so and leaves the texts as they are', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/misere_nim/hdu1907?input=damaged!');
  await expect(page.locator('.gone')).toContainText('damaged');
  await desk.outputIs(Buffer.from('John\nBrother\n'));
});

test('on a phone a link with texts opens the texts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527?input=MzBSMOECAA');
  await expect(page.getByRole('tab', { name: 'Judge text' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
