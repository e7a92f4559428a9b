// Builds a page with each framework and the npm package as an author does, from the registry, and opens it in Chromium.
// Run by `npm run nightly`: node tests/frameworks/check.mjs [framework]
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { chromium as installed } from '../../wasm/setup.mjs';

const here = import.meta.dirname;
const root = join(here, '../..');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };
const folder = mkdtempSync(join(tmpdir(), 'impartial-frameworks-'));

const all = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all;

function run(cwd, program, ...args) {
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`${program} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
  }
}

async function open(browser, project) {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route('http://page.test/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(project, 'dist', path === '/' ? 'index.html' : path);
    return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] });
  });
  await page.goto('http://page.test/');

  const board = page.locator('impartial-board');
  const shown = board.locator('.root');
  await expect(shown).toHaveAttribute('lang', 'zh-Hans', { timeout: 20_000 });
  await expect(page.locator('output')).toHaveText('N');
  await page.getByRole('button', { name: 'language' }).click();
  await expect(shown).toHaveAttribute('lang', 'en');
  await expect(board).toContainText('Position: N');
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
  await page.getByRole('button', { name: 'remove' }).click();
  await expect(board).toHaveCount(0);
  await expect(page.locator('output')).toHaveText('N');
  assert.deepEqual(complaints, []);
  await context.close();
}

try {
  run(root, process.execPath, 'web/build/run.mjs', 'package');
  const packed = run(folder, 'npm', 'pack', '--silent', join(root, 'build/package')).trim();
  const browser = await chromium.launch({ executablePath: installed(), args: ['--no-sandbox'] });
  try {
    for (const name of wanted) {
      const project = join(folder, name);
      cpSync(join(here, name), project, { recursive: true });
      run(project, 'npm', 'install', '--no-audit', '--no-fund', '--silent', join(folder, packed));
      run(project, 'npm', 'run', '--silent', 'check');
      run(project, 'npx', 'vite', 'build');
      await open(browser, project);
      console.log(`${name}: types and page are good`);
    }
  } finally {
    await browser.close();
  }
} finally {
  rmSync(folder, { recursive: true });
}
