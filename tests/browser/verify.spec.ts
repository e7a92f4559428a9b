// The page "Check it yourself": both modules in the browser agree, a wrong answer is shown, and everybody can read it.
import type { Engine } from '../../web/engine/engine';
import type { Company } from '../../web/verify/checks';
import { colourRules, surplusOf, violations } from './axe';
import { expect, mend, test } from './support';

test.use({ locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } });

/** The element; main.ts gives it the solver and the second opinion. */
type Verify = HTMLElement & { start: () => Company };

test('every short check agrees, and the long ones, which take minutes, are stopped', async ({
  page,
}) => {
  await page.goto('./verify/');
  // The hashes of what has been loaded.
  await expect(page.locator('.modules code').filter({ hasText: /^[0-9a-f]{64}$/ })).toHaveCount(4);
  await expect(page.locator('main')).toContainText(/Impartial \d+\.\d+\.\d+/);
  expect.soft(await violations(page), 'before').toEqual([]);

  await page.locator('.check-all').click();
  const counts = [3515, 3515, 4096, 4096, 20_000, 4096, 1_002_001, 22_801, 3721, 3003, 3003, 318];
  await expect(page.locator('.topics .agree')).toHaveText(
    counts.map((count) => new RegExp(`all ${count.toLocaleString('en')} agree`)),
    { timeout: 120_000 },
  );
  const published = page.locator('#sylver_published');
  await expect(published).toContainText(/\d+ of 126/);
  await page.getByRole('button', { name: 'Stop all' }).click();
  await expect(published).toContainText('stopped after');
  const longPairs = page.locator('#sylver_long_pairs');
  await expect(longPairs.getByRole('button', { name: /^Check Coprime/ })).toBeVisible();
  await expect(page.locator('.total')).toContainText('all of them agree');
});

test('the speed of each game stands beside that of a copy', async ({ page }) => {
  await page.goto('./verify/');
  const speed = page.locator('#speed');
  await speed.getByRole('button', { name: 'Measure' }).click();
  const rows = speed.locator('tbody tr');
  await expect(rows).toHaveText(
    ['Number Game', 'Chess', 'Wythoff', 'Misère Nim'].map(
      (game) => new RegExp(`${game}.*[MG]B/s.*[MG]B/s.*1 : \\d`, 's'),
    ),
    { timeout: 60_000 },
  );
  await expect(speed.getByRole('button', { name: 'Measure' })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
});

test('a second opinion that dies without a word is told of, and another one answers', async ({
  page,
}) => {
  // An oracle, when it is asked for the third time.
  await page.addInitScript(() => {
    let asked = 0;
    self.Worker = class extends Worker {
      override postMessage(message: unknown): void {
        const isOracle = Array.isArray(message) && message[0] === 'wythoff_outcomes';
        if (isOracle && ++asked === 3) this.terminate();
        super.postMessage(message);
      }
    };
  });
  await page.goto('./verify/');
  const row = page.locator('#wythoff_outcomes');
  await row.getByRole('button').click();
  await expect(row.locator('.differ')).toContainText('the worker died');
  await row.getByRole('button', { name: 'Check again' }).click();
  await expect(row.locator('.agree')).toContainText('all 1,002,001 agree');
});

test('without WebAssembly, or without its worker, the second opinion answers all the same', async ({
  page,
  complaints,
}) => {
  for (const files of [/oracle[^/]*\.wasm$/, /oracle_worker[^/]*\.js$/]) {
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    await page.goto('./verify/');
    await page.locator('#wythoff_board').getByRole('button').click();
    await expect(page.locator('#wythoff_board .agree')).toContainText('all 3,721 agree');
    await mend(page);
  }
  // A file with a hash that does not come is told as one that differs, too.
  expect(complaints.filter((text) => !/404|integrity/.test(text))).toEqual([]);
  complaints.length = 0;
});

test('a wrong answer is shown with both answers, and opens on the board', async ({ page }) => {
  await page.goto('./verify/');
  await page.locator('impartial-verify').evaluate((element) => {
    const verify = element as Verify;
    const { start } = verify;
    verify.start = () => {
      const company = start();
      const analyse: Engine['analyse'] = async (game, position) => {
        const found = await company.engine.analyse(game, position);
        if (!found.ok || position !== '1 2') return found;
        return { ok: true, value: { ...found.value, outcome: 'N', winning: ['1,1'] } };
      };
      return { ...company, engine: { ...company.engine, analyse } };
    };
  });
  const row = page.locator('#wythoff_board');
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(row.locator('.differ')).toContainText('disagreement on position 64');
  await expect(row.getByRole('button', { name: 'Check again' })).toBeFocused();
  await expect(page.getByRole('status')).toContainText('disagreement on position 64');
  await expect(page.locator('.total')).toContainText('disagreements: 1');
  const [solver, second] = [row.locator('dd').nth(1), row.locator('dd').nth(2)];
  await expect(solver).toHaveText('N 0 1,1');
  await expect(second).toHaveText('P 0');

  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await surplusOf(page), `${width} wide`).toBeLessThanOrEqual(0);
  }
  expect.soft(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violations(page, colourRules), 'dark').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await violations(page, undefined), 'narrow').toEqual([]);

  // In a narrow window the languages are in a menu.
  await page.locator('.top .menu').click();
  await page.getByLabel('Language').selectOption('zh-Hant');
  await expect(page.locator('h1')).toHaveText('自己驗證');
  await row.getByRole('link').click();
  await expect(page.locator('#notation')).toHaveValue('1 2');
});
