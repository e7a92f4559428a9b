// The page of the game whose rule is typed: the paths of a student, from a judge's number or a rule to what is proved.
import type { Locator, Page } from '@playwright/test';
import { BoardPage } from './board';
import { expect, test } from './support';

test.use({ viewport: { width: 1280, height: 720 }, locale: 'en-US' });

class RulePage extends BoardPage {
  readonly start: Locator;
  readonly rule: Locator;
  readonly heaps: Locator;
  readonly claim: Locator;
  readonly told: Locator;

  constructor(page: Page) {
    super(page);
    this.start = page.locator('impartial-game-start');
    this.rule = this.start.getByRole('combobox');
    this.heaps = this.start.getByLabel('Heaps');
    this.claim = this.start.getByLabel('Claim');
    this.told = this.start.locator('#told');
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

test('from the number of a judge to a tested claim', async ({ page }) => {
  const at = new RulePage(page);
  await at.open('#/v1/heap_games');
  await at.rule.fill('LightOJ 1296');
  await expect(at.start.getByRole('option')).toHaveText(/At most half/);
  await at.rule.press('Enter');
  await expect(at.notation).toHaveValue('n -> n-k : 0<k, 2k<=n: 10 11 12');
  await at.claim.fill('g=n%2');
  await expect(at.told).toContainText(/The claim is wrong first at \d+: the value there is \d+\./);
  await at.claim.fill('2g=n if n%2=0');
  await at.claim.press('Enter');
  await expect(at.told).toContainText('The claim holds for every heap tested, up to 999.');
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
  await at.start.getByRole('button', { name: /^All values to 999/ }).click();
  await expect(at.start.locator('.strip tr').nth(3).getByRole('rowheader')).toHaveText('102');
  await expect(at.start.locator('.strip tr').first().getByRole('button')).toHaveCount(34);
});

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
  test(`a link opens ${position}`, async ({ page }) => {
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
