// Fences as real renderers write them: hosts/fences/make.mjs renders one document with each. The page shows one rendering
// after the other, as hosts do that change their pages by script.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support';

test.use({ locale: 'en-US' });

const folder = join(import.meta.dirname, 'hosts/fences');
const fixtures = readdirSync(folder).filter((file) => file.endsWith('.html'));

async function openHost(page: Page, html: string): Promise<void> {
  await page.route('**/host.html', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('host.html');
}

test('each fence is one board, and other code stays, in the output of every renderer', async ({
  page,
}) => {
  expect(fixtures.length).toBeGreaterThanOrEqual(40);
  await page.setViewportSize({ width: 800, height: 4000 });
  await openHost(
    page,
    '<!doctype html><html lang="en"><title>A host</title><main></main><script src="embed/load.js"></script>',
  );
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

// Scripts that change a page into what its host sends, but leave what is the same. They know nothing of our boards: one
// removes them, another takes them for the next board of the page.
const scripts = {
  turbo: {
    file: '@hotwired/turbo/dist/turbo.es2017-esm.js',
    again: "import { visit } from './compares.js'; visit(location.href, { action: 'replace' });",
  },
  micromorph: {
    file: 'micromorph/dist/index.js',
    again: `import compare from './compares.js';
      const sent = await (await fetch(location.href)).text();
      await compare(document, new DOMParser().parseFromString(sent, 'text/html'));`,
  },
};
const body = `<pre><code class="language-impartial">game=wythoff position="4 6"
Two heaps, of 4 and of 6 stones.</code></pre>
<impartial-board game="misere_nim" position="2 3">Two heaps, of 2 and of 3 stones.</impartial-board>`;

/** The board of the fence, in its place, and the board of the page. */
async function expectBoth(page: Page): Promise<void> {
  const boards = page.locator('impartial-board');
  await expect(boards).toHaveCount(2);
  await expect(page.locator('pre + impartial-board')).toHaveAttribute('position', '4 6');
  await expect(boards.nth(1)).toHaveAttribute('position', '2 3');
  for (const at of [0, 1]) await expect(boards.nth(at)).toContainText('can win');
  await expect(page.locator('pre')).toBeHidden();
}

for (const [name, { file, again }] of Object.entries(scripts)) {
  test(`boards stay where ${name} compares the page with the one from the host`, async ({
    page,
  }) => {
    const path = join(import.meta.dirname, '../../node_modules', file);
    await page.route('**/compares.js', (route) => route.fulfill({ path }));
    await openHost(
      page,
      `<!doctype html><html lang="en"><title>A host</title><meta name="turbo-refresh-method" content="morph">
       <script src="embed/load.js"></script><script type="module" src="compares.js"></script>${body}`,
    );
    await expectBoth(page);
    for (let time = 1; time <= 2; ++time) {
      await page.evaluate(() => document.body.prepend(document.createElement('h1')));
      await page.addScriptTag({ type: 'module', content: again });
      // It has compared.
      await expect(page.locator('h1')).toHaveCount(0);
      await expectBoth(page);
    }
  });
}

test('a page that was written down with its boards has each once', async ({ page }) => {
  await openHost(
    page,
    `<!doctype html><html lang="en"><title>A host</title><script src="embed/load.js"></script>${body}`,
  );
  await expectBoth(page);
  await openHost(page, await page.content());
  await expectBoth(page);
});
