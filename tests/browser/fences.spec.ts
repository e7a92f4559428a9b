// Fences as real renderers write them: hosts/fences/make.mjs renders one document with each. The page shows one rendering
// after the other, as hosts do that change their pages by script.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support';

test.use({ locale: 'en-US' });

const folder = join(import.meta.dirname, 'hosts/fences');
const fixtures = readdirSync(folder).filter((file) => file.endsWith('.html'));

test('each fence is one board, and other code stays, in the output of every renderer', async ({
  page,
}) => {
  expect(fixtures.length).toBeGreaterThanOrEqual(40);
  await page.setViewportSize({ width: 800, height: 4000 });
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="en"><title>A host</title><main></main><script src="embed/load.js"></script>',
    }),
  );
  await page.goto('host.html');
  const main = page.locator('main');
  const boards = page.locator('impartial-board');
  for (const fixture of fixtures) {
    await test.step(fixture, async () => {
      const html = readFileSync(join(folder, fixture), 'utf8');
      // Without scripts, and for search, there is the sentence of the fence.
      expect(html).toMatch(/heaps of 3 and 5 stones: who wins/i);
      await main.evaluate((element, content) => (element.innerHTML = content), html);
      await expect(boards).toHaveCount(2);
      await expect(boards.nth(0)).toHaveAttribute('position', '4 6');
      await expect(boards.nth(0)).toHaveAttribute('mode', 'quiz');
      await expect(boards.nth(1)).toContainText('no move wins');
      await expect(page.getByText('int main').last()).toBeVisible();
      // The names of the languages and the numbers of the lines are hidden with their fences.
      await expect(page.getByText('game=wythoff').filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('impartial-board impartial-board')).toHaveCount(0);
    });
  }
});
