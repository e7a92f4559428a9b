// Builds a site with each tool and the steps that the share dialog and the authors' page give for it, and opens it in
// Chromium with Impartial on another origin. Prints a table of what was checked.
// Run by `npm run nightly`: node tests/frameworks/sites.mjs [site]
import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { runnerImport } from 'vite';
import { launch, newPage, root, run, serve } from './support.mjs';
import { sites } from './sites_table.mjs';

// Vite would otherwise choose development mode here and in the build below.
process.env.NODE_ENV = 'production';
const load = async (file) =>
  (await runnerImport(join(root, file), { configFile: false, logLevel: 'warn' })).module;
const { formOf, stepsFor } = await load('web/kit/places/places.ts');
const { frameAddress } = await load('web/kit/places/forms.ts');

const home = 'http://impartial.test/';
/** The first page has two boards, the second one. */
const pages = [
  [
    ['wythoff', '4 6'],
    ['misere_nim', '1 2 3'],
  ],
  [['number_game', '2 3 4 5 6']],
];

// ---- Building

/**
 * A board as the share dialog makes it, with the height that it has in a column of text and in a window as high as the
 * site's.
 */
async function placed(browser, [game, position]) {
  const attributes = [
    ['game', game],
    ['position', position],
  ];
  const { page } = await newPage(browser, join(root, 'dist'));
  await page.setViewportSize({ width: 640, height: 720 });
  await page.goto(frameAddress({ attributes }, 'http://page.test/'));
  const board = page.locator('impartial-board');
  await expect(board).toContainText(/can win|no move wins/);
  // Some parts of the board come after its verdict.
  const heightNow = async () => Math.ceil((await board.boundingBox()).height);
  let height = 0;
  for (let now = await heightNow(); now !== height; now = await heightNow()) {
    height = now;
    await page.waitForTimeout(1000);
  }
  await page.context().close();
  return {
    attributes,
    title: `${game}, ${position}: who wins?`,
    link: `${home}#/v1/${game}`,
    name: game,
    height,
  };
}

/** Writes the files of a site and the steps of its place into them, and builds it. */
function make(project, site, boards) {
  const write = (file, content) => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), content);
  };
  const stepsOf = (board) => stepsFor(site.place, { home, board });
  const textOf = (often, board) =>
    stepsOf(board)
      .filter((step) => step.often === often)
      .map(({ text }) => text);

  const files = { ...site.files };
  for (const step of stepsOf(boards[0][0]).filter(({ often }) => often === 'site')) {
    if (step.isNew) files[step.file] = step.text;
    else {
      assert.match(files[step.file], /STEP/, `${site.place} has no ${step.file}`);
      files[step.file] = files[step.file].replace('STEP', () => step.text);
    }
  }
  const contents = boards.map((each, index) => ({
    title: ['First', 'Second'][index],
    once: textOf('page', each[0]),
    boards: each.flatMap((board) => textOf('board', board)),
  }));
  const [first] = site.pages;
  if (site.pages.length === 1) files[first] = site.write(...contents);
  else site.pages.forEach((file, index) => (files[file] = site.write(contents[index])));

  write('package.json', '{ "private": true, "hexo": {} }\n');
  for (const [file, content] of Object.entries(files)) write(file, content);
  if (site.npm) {
    const options = ['--legacy-peer-deps', '--no-audit', '--no-fund', '--silent'];
    run(project, 'npm', 'install', ...options, ...site.npm);
  }
  if (site.build) run(project, ...site.build);
}

function versionOf(project, { of, npm }) {
  if (!of) return '';
  if (!npm) return run(project, 'dpkg-query', '-W', '-f', '${Version}', of).trim();
  return JSON.parse(readFileSync(join(project, 'node_modules', of, 'package.json'), 'utf8'))
    .version;
}

// ---- Checking

/** The sum of layout shifts, and the keys that reach the page around the boards. */
function record() {
  const seen = { shift: 0, moved: [], keys: [] };
  Object.assign(window, { seen });
  const isFixed = (node) =>
    node instanceof Element &&
    (['fixed', 'sticky'].includes(getComputedStyle(node).position) || isFixed(node.parentNode));
  new PerformanceObserver((list) => {
    for (const { value, sources, startTime } of list.getEntries()) {
      // What is fixed to the window moves in the page when that is scrolled.
      if (sources.every(({ node }) => isFixed(node))) continue;
      seen.shift += value;
      for (const { node, previousRect, currentRect } of sources) {
        const [before, after] = [previousRect, currentRect].map(
          ({ y, height }) => `${Math.round(y)}+${Math.round(height)}`,
        );
        seen.moved.push(
          `${Math.round(startTime)} ms: ${node?.nodeName}.${node?.className} ${before} to ${after}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('keydown', ({ key }) => seen.keys.push(key));
}

const boardsIn = (page) => page.locator('impartial-board:visible:not([hidden] *)');
const colour = { light: 'rgb(27, 29, 32)', dark: 'rgb(233, 231, 227)' };

async function haveColour(page, scheme) {
  for (const board of await boardsIn(page).all()) {
    await expect(board.locator('.verdict')).toHaveCSS('color', colour[scheme]);
  }
}

/** Boards load when they come near the visible part of the page. */
async function haveBoards(page, { place, counts = pages.map(({ length }) => length) }, which) {
  const count = counts[which];
  const isFence = formOf(place) === 'fence';
  const ready = boardsIn(page).filter({ hasText: /can win|no move wins/ });
  await expect(async () => {
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(ready).toHaveCount(count, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(boardsIn(page)).toHaveCount(count);
  const fences = page.locator('[data-impartial-shown]');
  await expect(fences).toHaveCount(isFence ? count : 0);
  for (const fence of await fences.all()) await expect(fence).toBeHidden();
}

/** Each returns nothing, or '–' where the site has no such thing. They follow each other on one page. */
const checks = {
  async boards(page, site) {
    await haveBoards(page, site, 0);
  },

  async shift(page) {
    const { shift, moved } = await page.evaluate(() => window.seen);
    assert.equal(shift.toFixed(2), '0.00', `${shift}\n${moved.join('\n')}`);
  },

  async navigation(page, site) {
    const link = page.getByRole('link', { name: 'Go to the second page' });
    await page.evaluate(() => (window.seen.stays = true));
    await (site.forward ?? (() => link.click()))(page);
    await haveBoards(page, site, 1);
    assert.equal(await page.evaluate(() => window.seen.stays === true), site.staysLoaded === true);
    await (site.back ?? (() => page.goBack()))(page);
    await haveBoards(page, site, 0);
  },

  async keys(page) {
    const before = page.url();
    await boardsIn(page)
      .first()
      .evaluate((board) => board.focus());
    await page.evaluate(() => (window.seen.keys = []));
    for (const key of ['ArrowRight', 'ArrowDown', 'n', 'x', ' ', 'h']) {
      await page.keyboard.press(key);
    }
    assert.deepEqual(await page.evaluate(() => window.seen.keys), ['x']);
    assert.equal(page.url(), before);
  },

  async dark(page, site) {
    if (!site.dark) return '–';
    if (!site.isDark) await haveColour(page, 'light');
    await site.dark(page);
    await haveColour(page, 'dark');
  },

  async print(page) {
    await page.emulateMedia({ media: 'print' });
    // A4, with the browser's margins.
    const width = 718;
    await page.setViewportSize({ width, height: 1000 });
    await haveColour(page, 'light');
    for (const board of await boardsIn(page).all()) {
      await expect(board.locator('.tools').first()).toBeHidden();
      const outside = await board.locator('.stage *').evaluateAll((parts) => {
        if (parts.length < 5) throw new Error('the board is empty');
        const { left, right } = parts[0].getRootNode().host.parentElement.getBoundingClientRect();
        return parts.filter((part) => {
          if (!part.checkVisibility()) return false;
          const box = part.getBoundingClientRect();
          const isCut =
            getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth;
          return box.left < left || box.right > right || isCut;
        }).length;
      });
      assert.equal(outside, 0);
    }
  },

  async console(_page, _site, complaints) {
    assert.deepEqual(complaints, []);
  },
};

async function check(browser, folder, site) {
  const { page, complaints } = await newPage(browser, folder);
  // Pages load fonts and the like from elsewhere.
  await page.context().route(/^https:/, (route) => route.fulfill({ body: '' }));
  await serve(page, 'http://impartial.test', join(root, 'dist'));
  await page.addInitScript(record);
  await page.goto(`http://page.test/${site.start ?? ''}`);
  const results = {};
  for (const [name, act] of Object.entries(checks)) {
    const exceptions = site.exceptions ?? [];
    const expected = (text) => exceptions.some(({ says }) => says?.test(text));
    const exception = exceptions.find((each) => each.check === name);
    try {
      results[name] =
        (await act(
          page,
          site,
          complaints.filter((text) => !expected(text)),
        )) ?? '✓';
      // An exception that is none any more would hide the next failure.
      if (exception && !exception.atTimes) {
        throw new Error('this holds now: remove the exception');
      }
    } catch (error) {
      if (exception && error.code === 'ERR_ASSERTION') {
        results[name] = `${error.actual} *`;
        continue;
      }
      results[name] = 'FAILED';
      process.exitCode = 1;
      console.error(`${site.name}, ${name}: ${error.message}\n`);
    }
  }
  await page.context().close();
  return results;
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(sites);
const folder = process.env.SITES ?? mkdtempSync(join(tmpdir(), 'impartial-sites-'));
const table = {};
try {
  if (!process.env.SITES) run(root, process.execPath, 'node_modules/vite/bin/vite.js', 'build');
  const browser = await launch();
  try {
    const boards = await Promise.all(
      pages.map((page) => Promise.all(page.map((board) => placed(browser, board)))),
    );
    for (const name of wanted) {
      const site = { name, ...sites[name] };
      const project = join(folder, name.replaceAll(/\W+/g, '-'));
      mkdirSync(project, { recursive: true });
      make(project, site, boards);
      const results = await check(browser, join(project, site.output), site);
      table[name] = { version: versionOf(project, site), ...results };
      console.log(name, JSON.stringify(table[name]));
    }
  } finally {
    await browser.close();
  }
} finally {
  if (!process.env.SITES) rmSync(folder, { recursive: true });
}
console.table(table);
for (const name of Object.keys(table)) {
  for (const { why } of sites[name].exceptions ?? []) console.log(`* ${name}: ${why}`);
}
