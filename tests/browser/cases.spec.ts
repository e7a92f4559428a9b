// The cases of the input, one by one: their numbers, the case on the board, and the way to the others.
import type { Locator, Page } from '@playwright/test';
import { Desk, expect, test } from './support';

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

const rows = '3\n1\n2 19 20\n2\n1 19\n1 18\n1\n1 5\n';

class Cases {
  readonly desk: Desk;
  readonly bar: Locator;
  readonly number: Locator;
  readonly position: Locator;
  readonly marked: Locator;

  constructor(page: Page) {
    this.desk = new Desk(page);
    this.bar = page.locator('impartial-case-bar');
    this.number = page.getByRole('textbox', { name: 'Number of the case' });
    this.position = page.locator('#notation');
    this.marked = page.locator('.cm-line.shown-case');
  }

  step(name: string): Promise<void> {
    return this.bar.getByRole('button', { name }).click();
  }

  async are(number: number, count: number, position: string, lines: string[]): Promise<void> {
    await expect(this.number).toHaveValue(String(number));
    await expect(this.bar).toContainText(`of ${count}`);
    await expect(this.position).toHaveValue(position);
    await expect(this.marked).toHaveText(lines);
  }
}

test('the editor and the output number the cases, and each number shows its case', async ({
  page,
}) => {
  const cases = new Cases(page);
  const { desk } = cases;
  await desk.open('#/v1/chess_rows/hdu5724');
  await desk.paste(rows);
  await desk.outputIs(Buffer.from('NO\nYES\nYES\n'));
  const gutter = page.locator('.cm-cases .cm-gutterElement:visible').filter({ hasText: /\d/ });
  await expect(gutter).toHaveText(['1', '2', '3']);
  await expect(page.locator('.case-numbers')).toHaveText('1\n2\n3');
  // What was pasted has brought its first case.
  await cases.are(1, 3, '19 20', ['1', '2 19 20']);

  // The numbers, and the space below them: the last line of the case.
  await gutter.nth(0).click();
  await cases.are(1, 3, '19 20', ['1', '2 19 20']);
  const box = await gutter.nth(1).boundingBox();
  if (!box) throw new Error('no number');
  await page.mouse.click(box.x + box.width / 2, box.y + 2.5 * box.height);
  await cases.are(2, 3, '19 / 18', ['2', '1 19', '1 18']);
  await cases.step('Next case');
  await cases.are(3, 3, '5', ['1', '1 5']);
  await expect(cases.bar.getByRole('button', { name: 'Next case' })).toBeDisabled();

  // The text of an answer, and the number beside it.
  await desk.output.click({ position: { x: 60, y: 24 } });
  await cases.are(1, 3, '19 20', ['1', '2 19 20']);
  await desk.output.click({ position: { x: 24, y: 24 + 2 * 22.4 } });
  await cases.are(3, 3, '5', ['1', '1 5']);
});

test('the caret shows its case, and behind the last case the last one', async ({ page }) => {
  const cases = new Cases(page);
  const { desk } = cases;
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.paste('2 1\n8 4\n4 7\n');
  await cases.are(1, 3, '2 1', ['2 1']);
  await desk.editor.press('Control+Home');
  await desk.editor.press('Control+End');
  await cases.are(3, 3, '4 7', ['4 7']);
  await desk.editor.press('Control+Home');
  await cases.are(1, 3, '2 1', ['2 1']);
  await expect(page.locator('.layout + [role="status"]')).toHaveText('Case 1 of 3 is on the board');
});

test('a case too long for the board is answered, and the board stays @check', async ({ page }) => {
  const cases = new Cases(page);
  const { desk } = cases;
  await desk.open('#/v1/misere_nim/hdu1907');
  const heaps = 40_000;
  await desk.openFile('long.in', Buffer.from(`2\n1\n3\n${heaps}\n${'1 '.repeat(heaps)}\n`));
  await expect(desk.output).toHaveValue('John\nJohn\n');
  await cases.step('Next case');
  await expect(cases.bar).toContainText('This case cannot be shown on the board: it is too long');
  await expect(page.locator('impartial-table .verdict .position')).toContainText('You can win');
});

test('answers of several lines have their number at the first one @check', async ({ page }) => {
  const cases = new Cases(page);
  const { desk } = cases;
  await desk.open('#/v1/number_game/poj1143');
  await desk.paste('2 2 5\n1 6\n2 2 3\n0\n');
  // Case 2 is refused and has no answer.
  await expect(page.locator('.case-numbers')).toHaveText(/^1\n\n\n3$/);
  await desk.output.click({ position: { x: 60, y: 16 + 4 * 22.4 + 8 } });
  await cases.are(3, 3, '2 3', ['2 2 3']);
  await expect(page.locator('impartial-output .band')).toBeVisible();

  await cases.step('Previous case');
  await expect(cases.bar).toContainText(
    'This case cannot be shown on the board: this position cannot occur',
  );
  await expect(cases.number).toHaveValue('2');
  await expect(cases.marked).toHaveText(['1 6']);
  await expect(cases.position).toHaveValue('2 3');
  await cases.number.fill('1');
  await cases.number.press('Enter');
  await cases.are(1, 3, '2 5', ['2 2 5']);
});

test('the bar leaves when the board shows something else, or the text has no case', async ({
  page,
}) => {
  const cases = new Cases(page);
  const { desk } = cases;
  await desk.open('#/v1/misere_nim/lightoj1253');
  await desk.paste('2\n2\n3 4\n1\n9\n');
  await cases.step('Next case');
  await cases.are(2, 2, '9', ['1', '9']);
  await cases.position.fill('5 6');
  await expect(cases.bar).toHaveCount(0);
  await expect(cases.marked).toHaveCount(0);
  await desk.editor.press('Control+End');
  await desk.editor.pressSequentially(' ');
  await cases.are(2, 2, '9', ['1', '9']);
  await desk.write('');
  await expect(cases.bar).toHaveCount(0);
});

test('numbers move with the text while it is edited @check', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.paste('2 1\n8 4\n');
  const gutter = page.locator('.cm-cases .cm-gutterElement:visible').filter({ hasText: /\d/ });
  await expect(gutter).toHaveText(['1', '2']);
  await desk.stallSolver();
  await desk.editor.press('Control+Home');
  const top = async () => (await gutter.nth(0).boundingBox())?.y ?? 0;
  const before = await top();
  await desk.editor.press('Enter');
  await expect(gutter).toHaveText(['1', '2']);
  await expect.poll(top).toBeGreaterThan(before + 10);
});

test('any case of a file is shown by its number', async ({ page }) => {
  const cases = new Cases(page);
  const { desk } = cases;
  await desk.open('#/v1/wythoff/hdu1527');
  const lines = Array.from({ length: 400_000 }, (_, i) => `${i + 1} ${2 * i + 3}`);
  await desk.openFile('large.in', Buffer.from(`${lines.join('\n')}\n`));
  await expect(desk.status).toContainText('400,000 cases');
  await expect(cases.number).toHaveValue('1');
  await cases.number.fill('333,333');
  await cases.number.press('Enter');
  await expect(cases.position).toHaveValue('333333 666667');
  await expect(page.locator('mark.of-case')).toHaveText('333333 666667');
  await cases.step('Next case');
  await expect(cases.position).toHaveValue('333334 666669');
  await cases.number.fill('999999999');
  await cases.number.press('Enter');
  await expect(cases.position).toHaveValue('400000 800001');
});

test('on a phone the case is one tap away, and back @check', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const cases = new Cases(page);
  const { desk } = cases;
  await page.goto('./#/v1/wythoff/hdu1527');
  await page.getByRole('tab', { name: 'Judge text' }).click();
  await desk.editor.waitFor();
  await desk.paste('2 1\n8 5\n4 7\n5 5\n');
  await expect(page.locator('.case-numbers')).toHaveText('1\n2\n3\n4');
  const gutter = page.locator('.cm-cases .cm-gutterElement:visible').filter({ hasText: /\d/ });
  await expect(gutter).toHaveText(['1', '2', '3', '4']);
  await gutter.nth(1).click();
  await expect(cases.number).toHaveValue('2');
  await expect(cases.number).toBeInViewport();
  await cases.step('Next case');
  await expect(cases.position).toHaveValue('4 7');
  await page.getByRole('tab', { name: 'Judge text' }).click();
  await expect(cases.marked).toHaveText(['4 7']);
});
