// The page of the game whose rule is typed: the paths of a student, from a judge's number or a rule to what is proved.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { BoardPage } from './board';
import { expect, rare, rareWidth, test } from './support';

test.use({ viewport: { width: 1280, height: 720 }, locale: 'en-US' });

class RulePage extends BoardPage {
  readonly start: Locator;
  readonly rule: Locator;
  readonly heaps: Locator;
  readonly claim: Locator;
  /** What is known of the rule. */
  readonly told: Locator;
  /** What is known of the claim. */
  readonly tested: Locator;

  constructor(page: Page) {
    super(page);
    this.start = page.locator('.game-start');
    this.rule = this.start.getByRole('combobox');
    this.heaps = this.start.locator('#heaps');
    this.claim = this.start.locator('#claim');
    this.told = this.start.locator('#told');
    this.tested = this.start.locator('#tested');
  }
}

test('rule, board and verdict are in view together', async ({ page }) => {
  const at = new RulePage(page);
  await at.open('#/v1/heap_games');
  for (const part of [at.rule, at.told, at.verdict, at.table.locator('.stage')]) {
    await expect(part).toBeInViewport({ ratio: 0.99 });
  }
  await expect(at.table.locator('.said')).toContainText(
    'Take 1, 3 or 4 stones from a heap. Whoever cannot move loses.',
  );
  await expect(at.start.locator('table.first')).toBeInViewport({ ratio: 0.99 });
});

test('each game has its own form, whichever was opened first', async ({ page }) => {
  const at = new RulePage(page);
  await at.open('#/v1/heap_games');
  await expect(at.rule).toHaveValue(/./);
  const games = page.locator('header');
  await games.getByRole('link', { name: 'Sylver Coinage' }).click();
  await expect(at.start).toContainText('Chosen numbers');
  await expect(at.rule).toHaveCount(0);
  await games.getByRole('link', { name: 'Your game' }).click();
  await expect(at.rule).toHaveValue(/./);
});

test('from the number of a judge to a tested claim', async ({ page }) => {
  const at = new RulePage(page);
  await at.open('#/v1/heap_games');
  await at.rule.fill('LightOJ 1296');
  await expect(at.start.getByRole('option')).toHaveText(/At most half/);
  await at.rule.press('Enter');
  await expect(at.notation).toHaveValue('n -> n-k : 0<k, 2k<=n: 10 11 12');
  await at.claim.fill('g=n%2');
  await expect(at.tested).toHaveText(/The claim is wrong first at \d+: the value there is \d+\./);
  await at.claim.fill('2g=n if n%2=0');
  await at.claim.press('Enter');
  await expect(at.tested).toHaveText('The claim holds for every heap tested, up to 999.');
  await at.claim.fill('g[n] = g[(n-1)/2] if n is odd');
  await expect(at.tested).toHaveText('The claim holds for every heap tested, up to 999.');
  // An error stands at its column in the claim, and that field is the wrong one.
  await at.claim.fill('g=n%2==0?1:2');
  await expect(at.tested).toContainText('Column 9: expected the end of the claim');
  await expect(at.claim).toHaveAttribute('aria-invalid', 'true');
  await expect(at.rule).not.toHaveAttribute('aria-invalid');
  await expect(at.notation).toHaveValue('n -> n-k : 0<k, 2k<=n ? 2g=n if n%2=0: 10 11 12');
  await at.start.getByRole('button', { name: /^heap 9: value 2/ }).click();
  await expect(at.start.locator('.sentence')).toHaveText(
    '9 goes to 5, 6, 7, 8 with the values 1, 3, 0, 4; the least missing is 2.',
  );
});

test('from 0.137 to the proof', async ({ page }) => {
  const at = new RulePage(page);
  await at.open('#/v1/heap_games');
  await at.rule.fill('0.137');
  await at.rule.press('Enter');
  await expect(at.told).toContainText(
    'Period 34 from 52: proved, because 88 further values agree (Guy and Smith 1956).',
  );
  await at.start.getByRole('button', { name: /^Values to 999/ }).click();
  await expect(at.start.getByRole('link', { name: 'Known rules' })).toHaveAttribute(
    'href',
    'learn/rules.html',
  );
  await expect(at.start.locator('.strip tr').nth(3).getByRole('rowheader')).toHaveText('102');
  await expect(at.start.locator('.strip tr').first().getByRole('button')).toHaveCount(34);
});

test('a sentence with the judge’s number finds the rule, and the same box takes a claim', async ({
  page,
}) => {
  const at = new RulePage(page);
  await at.open('#/v1/heap_games');
  await at.rule.fill('LightOJ 1296, what is the pattern for odd n?');
  await at.start.getByRole('option', { name: /At most half/ }).click();
  await expect(at.notation).toHaveValue('n -> n-k : 0<k, 2k<=n: 10 11 12');
  await at.rule.fill('? SG(n) = n/2 if n%2=0');
  await expect(at.tested).toHaveText('The claim holds for every heap tested, up to 999.');
  await at.rule.press('Enter');
  await expect(at.rule).toHaveValue('n -> n-k : 0<k, 2k<=n');
  await expect(at.claim).toHaveValue('g=n/2 if n%2=0');
  await expect(at.notation).toHaveValue('n -> n-k : 0<k, 2k<=n ? g=n/2 if n%2=0: 10 11 12');
  await at.claim.fill('g=(n-1)/2 if n%2=1');
  await expect(at.tested).toHaveText('The claim is wrong first at 3: the value there is 0.');
});

for (const [language, check, checked] of [
  [
    'en',
    'Check the proof',
    'Proof checked: period 34 from 52. A second program recomputed the 174 = 2·(52+34)+3−1 values.',
  ],
  [
    'zh-Hans',
    '验证证明',
    '证明已验证：从 52 起周期为 34。另一个程序重新算出了 174 = 2·(52+34)+3−1 个值。',
  ],
  [
    'zh-Hant',
    '驗證證明',
    '證明已驗證：從 52 起週期為 34。另一個程式重新算出了 174 = 2·(52+34)+3−1 個值。',
  ],
] as const) {
  const title = `from 0.137 to the checked proof in one click, in ${language}`;
  test(title, rare(language !== 'en'), async ({ page }) => {
    const at = new RulePage(page);
    await at.open(`#/v1/heap_games?lang=${language}`);
    await at.rule.fill('0.137');
    const button = at.told.getByRole('button');
    await expect(button).toHaveText(check);
    await expect(at.told).toContainText('34');
    await button.click();
    await expect(at.told).toContainText(checked);
    await expect(button).toBeFocused();
  });
}

test('the proof is a file, which is checked again; a forged one is refused at its line', async ({
  page,
}) => {
  const at = new RulePage(page);
  await at.open('#/v1/heap_games?position=0.77%3A+5');
  await at.told.getByRole('button', { name: 'Check the proof' }).click();
  const button = at.told.getByRole('button', { name: 'Download' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toMatch(/^heap period 1\nrule 0\.77\nstart 71\nlength 12\nvalues 0 1 2 3 /);

  await at.rule.fill('{1,3,4}');
  await expect(at.told).toContainText('Period 7 from 0');
  await at.start.getByRole('button', { name: /^Values to/ }).click();
  const check = async (content: string): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      at.start.getByRole('button', { name: 'Check a proof file' }).click(),
    ]);
    const buffer = Buffer.from(content);
    await chooser.setFiles({ name: 'proof.txt', mimeType: 'text/plain', buffer });
  };
  const found = at.start.locator('.copies [role="status"]').last();
  await check(text);
  await expect(found).toHaveText(/^0\.77: Proof checked: period 12 from 71\./);
  await check(text.replace('values 0 1 2 3', 'values 0 1 2 4'));
  await expect(found).toHaveText('The proof is wrong at line 5, column 14.');
  await check(text.replace('start 71', 'start 70'));
  await expect(found).toHaveText(/^The proof is wrong at line 5, column \d+\.$/);
  await check('a text of another kind\n');
  await expect(found).toHaveText('The proof is wrong at line 1, column 1.');
  // The rule in the field has its own proof, which was not asked for.
  await expect(at.told).toContainText('Period 7 from 0: proved, because 4 further values agree.');
});

test('a proof of half a million values is checked in the page @check', async ({ page }) => {
  const at = new RulePage(page);
  await at.open('#/v1/heap_games?position=0.16%3A+150000');
  await at.start.getByRole('button', { name: 'Go on' }).click();
  await at.told.getByRole('button', { name: 'Check the proof' }).click();
  await expect(at.told).toContainText(
    'Proof checked: period 149,459 from 105,351. A second program recomputed the 509,621 =',
  );
});

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test.describe(`at ${width} by ${height}`, rareWidth(width), () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('the rule, what is proved of it, and the moves are in the first screen', async ({
      page,
    }) => {
      const at = new RulePage(page);
      for (const language of ['en', 'zh-Hans', 'zh-Hant']) {
        await page.goto('about:blank');
        await at.open(`#/v1/heap_games?lang=${language}`);
        await expect(at.told.getByRole('button')).toBeInViewport({ ratio: 1 });
        for (const part of [at.rule, at.told, at.verdict, at.moves.first()]) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
        // Nothing moves while a name is typed.
        const top = await at.table.boundingBox();
        await at.rule.fill('Kayles');
        await expect(at.start.getByRole('option').first()).toBeInViewport({ ratio: 1 });
        expect(await at.table.boundingBox()).toEqual(top);
        await at.rule.fill('{1,3,4}');
        await expect(at.told.getByRole('button')).toBeInViewport({ ratio: 1 });
        // The values are below the board, with the fields of which they are about.
        const tops = await Promise.all(
          [at.rule, at.table, at.heaps, at.claim, at.start.locator('table.first')].map((part) =>
            part.evaluate((element) => element.getBoundingClientRect().top),
          ),
        );
        expect(tops).toEqual([...tops].sort((one, other) => one - other));
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways).toBe(0);
      }
    });

    test('a claim is answered below its field, and the rule is no part of the judge text', async ({
      page,
    }) => {
      const at = new RulePage(page);
      await at.open('#/v1/heap_games');
      await at.claim.fill('g=n%2 iff');
      await expect(at.tested).toContainText('Column');
      await expect(at.told).toHaveText('');
      await at.claim.fill('P iff n%7 in {0,2}');
      await expect(at.tested).toHaveText('The claim is proved for all heaps.');
      const [field, answer] = await Promise.all(
        [at.claim, at.tested].map((part) =>
          part.evaluate((element) => element.getBoundingClientRect()),
        ),
      );
      expect((answer?.top ?? 0) - (field?.bottom ?? 0)).toBeLessThan(40);
      // Leaving the field opens the address of the claim, which brings the board; a person's click ends later.
      await at.claim.press('Enter');
      await expect(at.notation).toHaveValue(/P iff/);
      await page.locator('#tab-text').click();
      await expect(at.rule).toBeHidden();
      await page.locator('#tab-board').click();
      await expect(at.rule).toBeVisible();
    });
  });
}

test('an error is told at its column, and the board stays', async ({ page }) => {
  const at = new RulePage(page);
  await at.open('#/v1/heap_games');
  await at.rule.fill('n -> n-k : 0<k, 2k<');
  await expect(at.told).toContainText('Column');
  await expect(at.rule).toHaveAttribute('aria-invalid', 'true');
  await expect(at.notation).toHaveValue('{1,3,4}: 5 7 9');
  await at.rule.fill('n -> n-k : 0<k, 2k<=n');
  await at.rule.press('Enter');
  await expect(at.notation).toHaveValue('n -> n-k : 0<k, 2k<=n: 5 7 9');
  await expect(at.rule).not.toHaveAttribute('aria-invalid', 'true');
});

for (const position of [
  'n -> n-k : 0<k, n%k=0 | 0 : 0<n<3: 6 4',
  '{1,3,4} ? P iff n%7 in {0,2}: 5 7',
  'misere 4!.: 7 3',
  '0.[3]: 3 4 5',
]) {
  test(`a link opens ${position}`, rare(!position.includes('?')), async ({ page }) => {
    const at = new RulePage(page);
    const query = new URLSearchParams({ position });
    await at.open(`#/v1/heap_games?${query}`);
    const { position: canonical } = await at.analysis('heap_games');
    await expect(at.notation).toHaveValue(canonical);
    // The page writes the address again with the first move; that link opens the same.
    await at.play(at.moves.first(), 'mouse');
    await expect(at.steps).toHaveCount(2);
    await expect(page).toHaveURL(/moves=/);
    const after = await at.notation.inputValue();
    const address = new URL(page.url()).hash;
    await at.open(address);
    await expect(at.notation).toHaveValue(after);
  });
}

test('in Chinese a known rule is found by its name', async ({ page }) => {
  const at = new RulePage(page);
  await at.open('#/v1/heap_games?lang=zh-Hans');
  await at.rule.fill('巴什博弈');
  await at.rule.press('ArrowDown');
  await at.rule.press('Enter');
  await expect(at.notation).toHaveValue('{1,2}: 23');
  await expect(at.table.locator('.said')).toContainText('无法再走的一方输');
});

for (const [text, offer] of [
  ['1-3', '{1..3}'],
  ['1 3 5', '{1,3,5}'],
  ['take 1, 3', '{1,3}'],
  ['take 2', '{2}'],
] as const) {
  const title = `Enter plays no other game for ${text}, and ${offer} is offered`;
  test(title, rare(text !== '1-3'), async ({ page }) => {
    const at = new RulePage(page);
    await at.open('#/v1/heap_games');
    const shown = '{1,3,4}: 5 7 9';
    await expect(at.notation).toHaveValue(shown);
    await at.rule.fill(text);
    await at.rule.press('Enter');
    await expect(at.told).toContainText('Column');
    await expect(at.told).toContainText('The board is still that of {1,3,4}.');
    await expect(at.start.locator('.values')).toHaveClass(/stale/);
    await at.claim.focus();
    await expect(at.notation).toHaveValue(shown);
    await expect(at.rule).toHaveValue(text);
    await at.told.getByRole('button', { name: offer, exact: true }).click();
    await expect(at.notation).toHaveValue(`${offer}: 5 7 9`);
    await expect(at.start.locator('.values')).not.toHaveClass(/stale/);
  });
}

test('a part of a name is no game yet: it is chosen from those that were meant @check', async ({
  page,
}) => {
  const at = new RulePage(page);
  await at.open('#/v1/heap_games');
  await at.rule.fill('kayle');
  await at.rule.press('Enter');
  await expect(at.told).toContainText('Did you mean');
  await expect(at.notation).toHaveValue('{1,3,4}: 5 7 9');
  await at.told.getByRole('button', { name: 'Kayles', exact: true }).click();
  await expect(at.notation).toHaveValue('0.77: 5');
  // An error in the heaps says nothing against the rule.
  await at.rule.fill('fibonacci');
  await at.heaps.fill('5 x');
  await at.heaps.press('Enter');
  await expect(at.told).toContainText('Column');
  await expect(at.told).not.toContainText('Did you mean');
});

test('no stone looks taken when the pointer has gone @check', async ({ page }) => {
  const at = new RulePage(page);
  await at.open('#/v1/heap_games');
  const going = at.table.locator('.going');
  await at.moves.first().hover();
  await expect(going).not.toHaveCount(0);
  await at.moves.first().click();
  await expect(at.steps).toHaveCount(2);
  await page.mouse.move(2, 2);
  await expect(going).toHaveCount(0);
  await at.tool('Undo').click();
  await page.mouse.move(2, 2);
  await expect(going).toHaveCount(0);
  // The keys look at moves too.
  await at.rule.focus();
  await at.moves.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(going).not.toHaveCount(0);
});

test('a judge that is linked or chosen brings its game to the board', async ({ page }) => {
  const at = new RulePage(page);
  await at.open('#/v1/heap_games/lightoj1296');
  await expect(at.notation).toHaveValue(/^n -> n-k : 0<k, 2k<=n: /);
  await expect(at.rule).toHaveValue('n -> n-k : 0<k, 2k<=n');
  await page.locator('impartial-judge-desk select').first().selectOption('hdu1848');
  await expect(at.notation).toHaveValue(/^fibonacci: /);
  await at.rule.fill('{2,5}');
  await at.rule.press('Enter');
  await expect(at.notation).toHaveValue(/^\{2,5\}: /);
  await page.locator('impartial-judge-desk select').first().selectOption('hdu1846');
  await expect(at.notation).toHaveValue('{1,2}: 23');
  await at.open('#/v1/heap_games/hdu1848?position=0.77:+5');
  await expect(at.notation).toHaveValue('0.77: 5');
});
