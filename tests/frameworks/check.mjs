// Builds a page with each framework, its own bundler and the npm package as an author does, from the registry, and opens it in
// Chromium.
// Run by `npm run nightly`: node tests/frameworks/check.mjs [framework]
import { strict as assert } from 'node:assert';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { launch, newPage, pack, run } from './support.mjs';

const here = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), 'impartial-frameworks-'));

const all = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all;

async function open(browser, project) {
  const { page, complaints } = await newPage(browser, join(project, 'dist'));
  await page.goto('http://page.test/');

  const board = page.locator('impartial-board');
  const shown = board.locator('.root');
  await expect(shown).toHaveAttribute('lang', 'zh-Hans', { timeout: 20_000 });
  await expect(page.locator('output')).toHaveText('N');
  await page.getByRole('button', { name: 'language' }).click();
  await expect(shown).toHaveAttribute('lang', 'en');
  await expect(board).toContainText('can win');
  // What the framework has set is there as an attribute, for style sheets and other scripts.
  for (const [name, value] of [
    ['game', 'wythoff'],
    ['position', '4 6'],
    ['lang', 'en'],
    ['reveal', ''],
    ['class', 'board'],
  ]) {
    await expect(board).toHaveAttribute(name, value);
  }
  // The modules of games that are searched come later, and with the bundle too.
  for (const game of ['heap_games', 'sylver_coinage']) {
    await page.evaluate((name) => {
      document.body.append(
        Object.assign(document.createElement('impartial-board'), { game: name }),
      );
    }, game);
    await expect(page.locator(`impartial-board[game=${game}]`)).toContainText('can win');
    await page.locator(`impartial-board[game=${game}]`).evaluate((added) => added.remove());
  }
  await page.getByRole('button', { name: 'remove' }).click();
  await expect(board).toHaveCount(0);
  await expect(page.locator('output')).toHaveText('N');
  assert.deepEqual(complaints, []);
  await page.close();
}

try {
  const packed = pack();
  const browser = await launch();
  try {
    for (const name of wanted) {
      const project = join(folder, name);
      cpSync(join(here, name), project, { recursive: true });
      run(project, 'npm', 'install', '--no-audit', '--no-fund', '--silent', packed);
      run(project, 'npm', 'run', '--silent', 'check');
      run(project, 'npm', 'run', '--silent', 'build');
      await open(browser, project);
      console.log(`${name}: types and page are good`);
    }
  } finally {
    await browser.close();
  }
} finally {
  rmSync(folder, { recursive: true });
}
