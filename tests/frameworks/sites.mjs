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
      const file = site.into ?? step.file;
      assert.match(files[file], /STEP/, `${site.place} has no ${file}`);
      files[file] = files[file].replace('STEP', () => step.text);
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
  for (const board of await boardsIn(page).all()) {
    expect((await board.boundingBox()).width).toBeGreaterThan(300);
  }
  const fences = page.locator('[data-impartial-shown]');
  // A slide that is hidden has boards too.
  await expect(fences).toHaveCount(isFence ? await page.locator('impartial-board').count() : 0);
  for (const fence of await fences.all()) await expect(fence).toBeHidden();
}

/** The milliseconds of scripts, styles and layout for each change of a text, beside 60 blocks of code. */
async function costOfChange(page) {
  await page.evaluate(() => {
    const add = (name, text) => {
      const element = document.createElement(name);
      element.textContent = text;
      document.body.append(element);
      return element;
    };
    for (let count = 0; count < 60; ++count) add('pre', 'x = y + 1;\n'.repeat(40));
    window.ticking = add('p', '');
  });
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const parts = metrics.filter(({ name }) => /^(Script|RecalcStyle|Layout)Duration$/.test(name));
    return parts.reduce((sum, { value }) => sum + value * 1000, 0);
  };
  const changes = 100;
  const before = await spent();
  await page.evaluate(async (count) => {
    for (let change = 0; change < count; ++change) {
      window.ticking.textContent = String(change);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, changes);
  // Work may be put off.
  await page.waitForTimeout(500);
  return ((await spent()) - before) / changes;
}

/** Each returns what the table says, '–' where the site has no such thing. They follow each other on one page. */
const checks = {
  async boards(page, site) {
    await haveBoards(page, site, 0);
    return boardsIn(page).count();
  },

  async shift(page) {
    const { shift, moved } = await page.evaluate(() => window.seen);
    assert.equal(shift.toFixed(2), '0.00', `${shift}\n${moved.join('\n')}`);
    return shift.toFixed(3);
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

  /** A part of the page that is written from right to left does not turn the board. */
  async rtl(page) {
    const places = () =>
      boardsIn(page)
        .first()
        .locator('.stage *')
        .evaluateAll((parts) => {
          const boxes = parts
            .filter((part) => part.checkVisibility())
            .map((part) => part.getBoundingClientRect());
          if (boxes.length < 5) throw new Error('the board is empty');
          const [first] = boxes;
          return boxes.map(({ x, y }) => [x - first.x, y - first.y].map(Math.round).join(' '));
        });
    const before = await places();
    const turn = (dir) =>
      boardsIn(page)
        .first()
        .evaluate((board, value) => (board.parentElement.dir = value), dir);
    await turn('rtl');
    await expect.poll(places).toEqual(before);
    await turn('');
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

  /** What our scripts add to the cost of a change. It is told and not judged, as each machine has its own. */
  async cost(page, site) {
    await page.emulateMedia({ media: null, colorScheme: null });
    await page.reload();
    await haveBoards(page, site, 0);
    const withBoards = await costOfChange(page);
    await page.route('http://impartial.test/**', (route) => route.abort());
    await page.reload();
    const without = await costOfChange(page);
    return `${Math.max(0, withBoards - without).toFixed(2)} ms`;
  },
};

async function check(browser, folder, site) {
  const { page, complaints } = await newPage(browser, folder);
  // Pages load fonts and the like from elsewhere.
  await page.context().route(
    ({ hostname }) => !hostname.endsWith('.test'),
    (route) => route.fulfill({ body: '' }),
  );
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
const row = (cells) => `| ${cells.join(' | ')} |`;
const columns = ['host', 'version', ...Object.keys(checks)];
console.log(row(columns));
console.log(row(columns.map(() => '--')));
for (const [name, results] of Object.entries(table)) {
  console.log(row([name, ...Object.values(results)]));
}
for (const name of Object.keys(table)) {
  for (const { why } of sites[name].exceptions ?? []) console.log(`* ${name}: ${why}`);
}
