// The share dialog: every form with its preview, by mouse and by keyboard.
import { colourRules, languageRules, violations } from './axe';
import { BoardPage } from './board';
import { expect, test } from './support';

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

test('each form is shown, copied, and opens what was shared', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/v1/wythoff/hdu1527?position=4+6&moves=1,1');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this board' });
  await expect(dialog).toBeVisible();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied()).toMatch(/#\/v1\/wythoff\/hdu1527\?position=4\+6&moves=1,1$/);

  const form = (name: string) => dialog.getByRole('radio', { name }).check({ force: true });
  await form('Picture');
  const picture = dialog.locator('figure img');
  await expect(picture).toHaveAttribute('alt', 'Wythoff’s game: 3 5');
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download SVG' }).click();
  expect((await downloading).suggestedFilename()).toBe('wythoff-4-6.svg');

  await form('Frame');
  await dialog.getByLabel('Mode').selectOption('quiz');
  await dialog.getByLabel('Language').selectOption('zh-Hans');
  const frame = dialog.locator('figure iframe');
  await expect(frame).toHaveAttribute(
    'src',
    /embed\.html\?game=wythoff&position=4\+6&moves=1%2C1&mode=quiz&lang=zh-Hans$/,
  );
  await expect(frame.contentFrame().locator('impartial-board')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy HTML' }).click();
  expect(await copied()).toContain('<iframe src="http');

  await form('Element');
  await expect(dialog.locator('pre')).toContainText('<impartial-board game="wythoff"');
  await form('Code fence');
  await expect(dialog.locator('pre').first()).toContainText(
    'game=wythoff position="4 6" moves="1,1"',
  );

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

test('a failed load of the dialog is reported', async ({ page, complaints }) => {
  await page.route(/share_dialog[^/]*\.js$/, (route) => route.abort());
  const board = new BoardPage(page);
  await board.open('#/v1/wythoff');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The share dialog could not be loaded')).toBeAttached();
  expect(complaints.every((text) => text.includes('ERR_FAILED'))).toBe(true);
  complaints.length = 0;
});

test('axe finds nothing in the dialog, in any language and theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const board = new BoardPage(page);
  for (const language of ['en', 'zh-Hans', 'zh-Hant']) {
    await board.open(`#/v1/number_game?lang=${language}`);
    await page.locator('button.share').click();
    const dialog = page.getByRole('dialog');
    const rules = language === 'en' ? undefined : languageRules;
    for (const form of await dialog.locator('.form input').all()) {
      await form.check({ force: true });
      expect.soft(await violations(page, rules), language).toEqual([]);
      if (language !== 'en') continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violations(page, colourRules), 'dark').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    // In a window as narrow as a phone, nothing is cut off.
    await page.setViewportSize({ width: 320, height: 640 });
    const surplus = await dialog.evaluate((each) => each.scrollWidth - each.clientWidth);
    expect.soft(surplus).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});
