// For every dialect: choose it, paste its sample, read the judge's answer.
import type { Locator, Page } from '@playwright/test';
import { Desk, expect, rare, samples, sampleOf, test } from './support';
import type { App } from './support';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], locale: 'en-US' });

/** The header's link to a judges' game. */
function gameLink(page: Page, game: string): Locator {
  return page.getByRole('navigation', { name: 'Games' }).locator(`a[href^="#/v1/${game}"]`);
}

test('the corpus, the page and the solver have the same dialects', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  const games = await page.locator('impartial-app').evaluate((app) => (app as App).engine.games());
  const dialects = games.flatMap((game) => game.dialects.map(({ id }) => id));
  expect([...dialects].sort()).toEqual(samples.map(({ dialect }) => dialect).sort());

  const shown: (string | null)[] = [];
  for (const { id } of games) {
    const link = gameLink(page, id);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    for (const option of await desk.format.locator('option').all()) {
      shown.push(await option.getAttribute('value'));
    }
  }
  // A game's first dialect is its default, in the page and in the solver.
  expect(shown).toEqual(dialects);
});

for (const game of new Set(samples.map((sample) => sample.game))) {
  test(`${game}: the sample of each judge pasted, its answer read`, async ({ page }) => {
    const desk = new Desk(page);
    await desk.open();
    // By hand, from the first view.
    await gameLink(page, game).click();
    for (const sample of samples.filter((each) => each.game === game)) {
      await test.step(sample.dialect, async () => {
        await desk.format.selectOption(sample.dialect);
        await expect(page).toHaveURL(new RegExp(`#/v1/${game}/${sample.dialect}(\\?|$)`));
        await desk.paste('');
        await page.keyboard.press('Delete');
        await expect(desk.output).toHaveValue('');
        await desk.paste(sample.input.toString('utf8'));
        await desk.outputIs(sample.answer);
        await expect(desk.notices).toHaveCount(0);
        await expect(desk.status).toHaveText(/^\s*\d+ cases?\s+·\s+(< )?[\d.]+ m?s\s*$/);
      });
    }
  });
}

test('the first view shows a sample and its answer', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  const sample = sampleOf('poj1143');
  await desk.outputIs(sample.answer);
  await expect(desk.editor.locator('.cm-line').first()).toHaveText('2 2 5');
  await expect(page).toHaveURL(/#\/v1\/number_game\/poj1143$/);
  await expect(page).toHaveTitle('Number Game: which move wins, and why · Impartial');
});

for (const sample of samples) {
  const title = `${sample.dialect}: its address restores it, and its sample is one click away`;
  test(title, rare(sample.dialect !== 'poj1143'), async ({ page }) => {
    const desk = new Desk(page);
    await desk.openDialect(sample);
    await desk.write('');
    await expect(desk.output).toHaveValue('');
    await desk.takeSample();
    await expect(desk.output).not.toHaveValue('');
    await expect(desk.notices).toHaveCount(0);
  });
}

test('back and forward go through the visited dialects', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open();
  await page.getByRole('link', { name: 'Chess' }).click();
  await desk.format.selectOption('chess_moves');
  await page.goBack();
  await expect(desk.format).toHaveValue('hdu5724');
  await page.goBack();
  await expect(desk.format).toHaveValue('poj1143');
  await page.goForward();
  await expect(desk.format).toHaveValue('hdu5724');
});
