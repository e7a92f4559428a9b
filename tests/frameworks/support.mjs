// What the scripts of this folder share.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import manifest from '../../package.json' with { type: 'json' };
import { chromium as installed } from '../tools.mjs';

export const root = join(import.meta.dirname, '../..');
const types = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
};

export function run(cwd, program, ...args) {
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`${program} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
  }
}

/** Builds the npm package and packs it; returns the path of the file. */
export function pack() {
  run(root, process.execPath, 'web/build/run.mjs', 'package');
  return join(root, `dist/v${manifest.version}/impartial-games.tgz`);
}

export function launch() {
  return chromium.launch({ executablePath: installed(), args: ['--no-sandbox'] });
}

/** A new page that finds a folder at http://page.test/, and what its console complains of. */
export async function newPage(browser, folder, options = {}) {
  const context = await browser.newContext({ locale: 'en-US', ...options });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await serve(page, 'http://page.test', folder);
  return { page, complaints };
}

export async function serve(page, origin, folder) {
  await page.route(`${origin}/**`, (route) => {
    const path = join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    const file = [path, `${path}.html`, join(path, 'index.html')].find((each) =>
      statSync(each, { throwIfNoEntry: false })?.isFile(),
    );
    return route.fulfill({
      ...(file ? { body: readFileSync(file) } : { status: 404 }),
      contentType: types[extname(file ?? '')] ?? 'text/plain',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}
