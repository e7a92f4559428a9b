// A page that one of our plugins has written: the picture and the sentence without scripts, the board with them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { DrawOptions } from '../../web/plugins/drawing';
import { startHost } from './hosts/server';
import type { Host } from './hosts/server';
import { expect, test } from './support';

test.use({ locale: 'en-US' });

let host: Host;
test.beforeAll(async () => (host = await startHost()));
test.afterAll(() => host.close());

const fences = [
  'Who wins with heaps of 4 and 6?\n\ngame=wythoff position="4 6" mode=quiz height=700',
  'game=sylver_coinage position="<12 13>"',
  'game=misere_nim\nposition="2 3 4"\nmoves="3:2"\nlang=zh-Hans',
];

/** markdown-it with the plugin of the package that tests/repo/package.test.ts has built. */
function render(markdown: string, options: DrawOptions = {}): string {
  const plugin = join(import.meta.dirname, '../../build/package/markdown-it.js');
  const code = `
    import MarkdownIt from 'markdown-it';
    import impartial from ${JSON.stringify(plugin)};
    process.stdout.write(MarkdownIt().use(await impartial(${JSON.stringify(options)})).render(${JSON.stringify(markdown)}));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

const body = () =>
  render(['# A page', ...fences.map((fence) => `\`\`\`impartial\n${fence}\n\`\`\``)].join('\n\n'));

async function serve(page: Page): Promise<void> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Host</title><main>${body()}</main><script type="module" src="/impartial/embed/auto.js"></script></html>`;
  await page.route(`${host.origin}/page.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${host.origin}/page.html`);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each fence is a picture with a sentence', async ({ page }) => {
    await serve(page);
    const figures = page.locator('figure');
    await expect(figures).toHaveCount(fences.length);
    for (const figure of await figures.all()) {
      const size = await figure.getByRole('presentation').boundingBox();
      expect(size?.width).toBeGreaterThan(100);
      expect(size?.height).toBeGreaterThan(50);
    }
    await expect(figures.nth(0)).toHaveText('Who wins with heaps of 4 and 6?');
    // The space of the board.
    expect((await figures.nth(0).boundingBox())?.height).toBeGreaterThanOrEqual(700);
    await expect(figures.nth(1)).toContainText('Sylver Coinage: <12 13>');
    await expect(figures.nth(2)).toHaveText(/^反 Nim：2 3 2。.*先手必胜/);
    await expect(page.locator('main')).not.toContainText('game=');
    // A quiz is drawn without its answers.
    const drawn = await page
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => decodeURIComponent((image as HTMLImageElement).src)),
      );
    expect(drawn[0]).not.toContain('class="wins"');
    expect(drawn[0]).not.toContain('<desc');
    expect(drawn[1]).toContain('<desc');
  });
});

test('with the script there is a board in the place of each', async ({ page }) => {
  // All are in view.
  await page.setViewportSize({ width: 1000, height: 6000 });
  await serve(page);
  const boards = page.locator('impartial-board');
  await expect(boards).toHaveCount(fences.length);
  await expect(boards.nth(0)).toContainText('Which move wins?');
  await expect(boards.nth(1)).toContainText('You can win: choose 59');
  await expect(boards.nth(2)).toContainText('能赢');
  await expect(page.locator('figure:visible')).toHaveCount(0);
});

test('a build stops at what means nothing, and names what may be meant', () => {
  for (const [fence, meant] of [
    ['game=wythoff mode=quizz', 'unknown: mode="quizz"; perhaps: mode="quiz"'],
    ['game=wythoff\npostion="4 6"', 'unknown: postion; perhaps: position'],
    ['game=wythoff colour=red', 'unknown: colour; known: game, position'],
    ['game=wythoff reveal=no', 'unknown: reveal="no"; perhaps: leave it out'],
  ] as const) {
    expect(() => render(`\`\`\`impartial\n${fence}\n\`\`\``)).toThrow(meant);
  }
});

test('with the address of Impartial, a picture leads to its board', async ({ page }) => {
  const home = `${host.origin}/impartial/`;
  const html = render('```impartial\ngame=wythoff position="4 6" mode=quiz height=700\n```', {
    home,
  });
  await page.setContent(html);
  // Readers hear where it leads, and it stays where pictures are dropped.
  await expect(page.getByRole('link', { name: 'Wythoff’s game: heaps of 4 and 6' })).toHaveCount(1);
  await page.locator('figure a').click();
  await expect(page.locator('impartial-board')).toContainText('Which move wins?');
  await expect(page).toHaveURL(/embed\.html\?game=wythoff&position=4\+6&mode=quiz&lang=en$/);
});

test('pictures can be files of the site, each written once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'impartial-pictures-'));
  try {
    const fence = '```impartial\ngame=wythoff position="4 6"\n```\n\n';
    const html = render(fence + fence, { pictures: { folder, address: '/boards/' } });
    const files = readdirSync(folder);
    expect(files).toHaveLength(1);
    expect(html.match(/src="[^"]*"/g)).toEqual(Array(2).fill(`src="/boards/${files[0]}"`));
    expect(readFileSync(join(folder, files[0] ?? ''), 'utf8')).toMatch(/^<svg [^]*<\/svg>\n$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
