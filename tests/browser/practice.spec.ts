// Test data: make an input, see which known mistakes it catches, take it along.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { inputKinds } from '../../web/engine/words';
import { expectCleanPane } from './axe';
import { Desk, expect, samples, test } from './support';

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

/** The terminal's solver, which is another build. */
function impartial(args: readonly string[], input = ''): string {
  const program = fileURLToPath(new URL('../../build/native/impartial', import.meta.url));
  return execFileSync(program, args, {
    input,
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'ignore'],
  }).toString();
}

class Practice {
  readonly desk: Desk;
  readonly pane: Locator;
  readonly sum: Locator;

  constructor(page: Page) {
    this.desk = new Desk(page);
    this.pane = page.locator('impartial-practice');
    this.sum = this.pane.locator('.sum');
  }

  async open(): Promise<void> {
    await this.desk.page.locator('button.practice').click();
    await expect(this.pane.getByRole('combobox')).toBeFocused();
  }

  async make(): Promise<void> {
    await this.pane.locator('button.generate').click();
  }

  /** The texts of the downloaded zip, by file name. */
  async zip(): Promise<Readonly<Record<string, string>>> {
    const coming = this.desk.page.waitForEvent('download');
    await this.pane.locator('button.zip').click();
    const files = unzipSync(readFileSync(await (await coming).path()));
    return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
  }
}

for (const { game, dialect } of samples) {
  const title = `${dialect}: an input that catches the known mistakes is made and downloaded`;
  test(title, async ({ page }) => {
    const practice = new Practice(page);
    await practice.desk.openDialect({ game, dialect });
    await practice.open();
    await practice.make();
    // One case catches only some.
    const caught = dialect === 'luogu_p2252' ? '\\d+ of \\d+' : 'all \\d+';
    const says = new RegExp(`This input catches ${caught} known mistakes\\.`);
    await expect(practice.sum).toHaveText(says);
    const files = await practice.zip();
    expect(Object.keys(files).sort()).toEqual(
      inputKinds.flatMap((kind) => [`${kind}.in`, `${kind}.out`]).sort(),
    );
    for (const kind of inputKinds) {
      const input = impartial(['generate', dialect, '--kind', kind]);
      expect(files[`${kind}.in`] === input, kind).toBe(true);
      expect(files[`${kind}.out`] === impartial(['solve', dialect], input), kind).toBe(true);
    }
  });
}

test('the mistake that the fewest cases catch comes first', async ({ page }) => {
  const practice = new Practice(page);
  await practice.desk.openDialect({ game: 'misere_nim', dialect: 'hdu1907' });
  await practice.open();
  await practice.make();
  await expect(practice.sum).toHaveText(/This input catches all \d+ known mistakes\./);
  const states = await practice.pane.locator('.caught .state').allInnerTexts();
  const counts = states.map((state) => Number(/\d+/.exec(state)?.[0]));
  expect(counts.length).toBeGreaterThan(5);
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
});

test('a mistake that an input misses comes first, with the smallest input that catches it', async ({
  page,
}) => {
  const practice = new Practice(page);
  const { desk, pane } = practice;
  await desk.openDialect({ game: 'misere_nim', dialect: 'hdu1907' });
  // All heaps are of one stone, as few as can be.
  await desk.paste('1\n1\n1\n');
  await practice.open();
  await expect(practice.sum).toHaveText(/This input catches \d+ of \d+ known mistakes\./);
  const first = pane.locator('details').first();
  await expect(first).toHaveClass('missed');
  await first.locator('summary').click();
  const title = await first.locator('.title').innerText();
  const smallest = await first.locator('pre').innerText();
  expect(impartial(['solve', 'hdu1907'], smallest)).toMatch(/^(John|Brother)\n/);
  await desk.paste(smallest);
  await expect(pane.locator('details.caught').filter({ hasText: title })).toHaveCount(1);

  const caught = pane
    .locator('details.caught')
    .filter({ hasNot: page.locator('.title', { hasText: title }) })
    .first();
  await caught.locator('summary').click();
  await caught.getByRole('button', { name: 'Show case' }).click();
  await expect(page.getByRole('textbox', { name: 'Number of the case' })).toHaveValue('1');
});

test('seed and number of cases decide the input, and the replaced one comes back', async ({
  page,
}) => {
  const practice = new Practice(page);
  const { desk, pane } = practice;
  const own = '5 3\n1 2\n';
  await desk.openDialect({ game: 'wythoff', dialect: 'hdu1527' });
  await desk.paste(own);
  await practice.open();
  await pane.getByLabel('Kind').selectOption('random');
  await pane.getByLabel('Seed', { exact: true }).fill('4294967295');
  await pane.getByLabel('Cases').fill('3');
  await page.keyboard.press('Enter');
  const made = impartial('generate hdu1527 --kind random --seed 4294967295 --cases 3'.split(' '));
  await expect(desk.editor).toHaveText(made.replaceAll('\n', ''));
  await page.locator('button.put-back').click();
  await expect(desk.editor).toHaveText(own.replaceAll('\n', ''));
  await pane.getByRole('button', { name: 'Another seed' }).click();
  await expect(desk.editor).not.toHaveText(own.replaceAll('\n', ''));
  await expect(pane.getByLabel('Seed', { exact: true })).not.toHaveValue('4294967295');
});

test('what is chosen stays when the desk is drawn again', async ({ page }) => {
  const practice = new Practice(page);
  const { desk, pane } = practice;
  await desk.openDialect({ game: 'wythoff', dialect: 'hdu1527' });
  await practice.open();
  await pane.getByLabel('Kind').selectOption('random');
  await pane.getByLabel('Seed', { exact: true }).fill('7');
  await desk.paste('7 4\n');
  await expect(page).toHaveURL(/input=/);
  await expect(pane.getByLabel('Kind')).toHaveValue('random');
  await expect(pane.getByLabel('Seed', { exact: true })).toHaveValue('7');
});

test('input and tests are copied', async ({ page }) => {
  const practice = new Practice(page);
  const { desk, pane } = practice;
  await desk.openDialect({ game: 'wythoff', dialect: 'hdu1527' });
  const own = '7 4\n';
  await desk.paste(own);
  await practice.open();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await pane.getByRole('button', { name: 'Copy input' }).click();
  await expect(pane.locator('.said')).toHaveText('Copied');
  expect(await clipboard()).toBe(own);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await pane.getByRole('button', { name: 'Copy for CPH' }).click();
  await expect.poll(clipboard).not.toBe('');
  const tests = JSON.parse(await clipboard()) as { input: string; output: string }[];
  expect(tests.length).toBeGreaterThan(3);
  for (const { input, output } of tests)
    expect(output).toBe(impartial(['solve', 'hdu1527'], input));
  expect(tests.map(({ input }) => input)).toContain(own);
});

test('an input with an error, and an opened file, are said to be untried', async ({ page }) => {
  const practice = new Practice(page);
  const { desk, pane } = practice;
  await desk.openDialect({ game: 'misere_nim', dialect: 'lightoj1253' });
  await desk.paste('1\n2\n1 x\n');
  await practice.open();
  await expect(pane.locator('.failed')).toContainText('x');
  const lines = '3\n1 2 3\n'.repeat(400_000);
  await desk.openFile('large.in', Buffer.from(`400000\n${lines}`));
  await expect(pane.locator('.mistakes')).toContainText('not on opened files');
});

test('axe finds nothing in the test data, in any language, theme and width', async ({ page }) => {
  const practice = new Practice(page);
  await expectCleanPane(page, async (language) => {
    await practice.desk.open(`#/v1/chess_rows/hdu5724?lang=${language}`);
    await practice.open();
    await expect(practice.sum).toBeVisible();
    await practice.pane.locator('details:not([open]) summary').first().click();
    await expect(practice.pane.locator('pre').last()).toBeVisible();
  });
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const)
  test(`an input that is made moves nothing that the reader looks at, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const practice = new Practice(page);
    const { desk, pane, sum } = practice;
    await page.goto('./#/v1/number_game/poj1143');
    if (width === 390) await page.getByRole('tab', { name: 'Judge text' }).click();
    const generate = pane.locator('button.generate');
    const top = async (): Promise<number> => (await generate.boundingBox())?.y ?? NaN;
    for (const scrolled of [0, 40]) {
      await desk.editor.waitFor();
      await desk.write('2 2 5\n0\n');
      await practice.open();
      await expect(sum).toHaveText(/catches \d+ of/);
      await page.evaluate((y) => scrollTo(0, y), scrolled);
      const before = await top();
      await practice.make();
      await expect(desk.editor.locator('.cm-line').nth(11)).toBeVisible();
      await expect(sum).toHaveText(/catches all/);
      // A page scrolls by whole pixels, so a height with a fraction leaves less than one.
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(1);
      await expect(sum).toBeInViewport({ ratio: 1 });
    }
  });
