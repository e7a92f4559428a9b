// Makes the pictures of the built page. Run by hand after a build: `node web/build/pictures.mjs`.
// social_picture.png: shown by messengers and social networks with a link to our pages.
// ../games/<id>/card.png: shown with a link to one of a game's boards (cards_plugin.ts); the example, without its answer.
// board_light.png, board_dark.png: a board with its answer, in the README.
// icon_*.png: the mark, for those who install the page. Systems cut the maskable one to a circle or another shape.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { preview } from 'vite';

const games = fileURLToPath(new URL('../games/', import.meta.url));
const fileOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const [home] = server.resolvedUrls.local;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

await drawSocialPicture();
for (const entry of readdirSync(games, { withFileTypes: true })) {
  if (entry.isDirectory()) await drawCard(entry.name);
}
for (const scheme of ['light', 'dark']) await drawBoard(scheme);
await drawIcon('icon_192', 192, 0.75);
await drawIcon('icon_512', 512, 0.75);
await drawIcon('icon_maskable', 512, 0.5);
await browser.close();
await server.close();

/** The icon of index.html on the page's colour. `share`: of the width that the mark takes. */
async function drawIcon(name, size, share) {
  const page = await browser.newPage({
    viewport: { width: size, height: size },
    colorScheme: 'light',
  });
  await page.goto(home);
  const mark = await page.locator('link[rel=icon]').getAttribute('href');
  // The policy of the page allows no style.
  await page.goto('about:blank');
  await page.setContent(`<!doctype html>
<style>body { display: grid; place-items: center; height: 100vh; margin: 0; background: #faf9f6; }</style>
<img width="${size * share}" height="${size * share}" />`);
  await page.locator('img').evaluate((image, src) => {
    image.src = src;
    return image.decode();
  }, mark);
  await page.screenshot({ path: fileOf(`${name}.png`) });
  await page.close();
}

async function drawBoard(colorScheme) {
  const page = await browser.newPage({
    viewport: { width: 760, height: 720 },
    deviceScaleFactor: 1.5,
    colorScheme,
    locale: 'en',
  });
  await page.goto(`${home}embed.html?game=number_game&controls=none`);
  const frame = page.locator('[part="frame"]');
  await frame.getByText('You can win').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await frame.screenshot({ path: fileOf(`board_${colorScheme}.png`), animations: 'disabled' });
  await page.close();
}

/** Without words, as it is the same in each language. */
async function drawCard(game) {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    locale: 'en',
  });
  // Its example is too large to be read in a small picture.
  const position = game === 'sylver_coinage' ? '&position=<7+8>' : '';
  await page.goto(`${home}embed.html?game=${game}${position}`);
  const drawing = await page
    .locator('impartial-board')
    .evaluate((board) => board.toSVG({ answers: false, rule: false }));
  // The policy of the page allows no style.
  await page.goto('about:blank');
  await page.setContent(`<!doctype html>
<style>
  body { height: 630px; margin: 0; padding: 64px; box-sizing: border-box; background: #faf9f6; }
  svg { inline-size: 100%; block-size: 100%; overflow: visible; }
</style>
${drawing}`);
  await page.locator('svg').evaluate((svg) => {
    svg.querySelector('.paper').remove();
    for (const text of svg.querySelectorAll('text')) {
      if (/[a-z]/i.test(text.textContent)) text.remove();
    }
    const { x, y, width, height } = svg.getBBox();
    svg.setAttribute('viewBox', [x, y, width, height].join(' '));
  });
  await page.screenshot({ path: `${games}${game}/card.png` });
  await page.close();
}

async function drawSocialPicture() {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    locale: 'en',
  });
  await page.goto(
    `${home}#/v1/number_game?position=${encodeURIComponent('2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20')}`,
  );
  await page.locator('button.share:enabled').click();
  await page.getByRole('dialog').locator('select.place').selectOption('github');
  const drawing = await page.locator('.snippets img').getAttribute('src');
  // The policy of the page allows no style.
  await page.goto('about:blank');
  const heaps = [
    [4, 20],
    [12, 20],
    [12, 12],
    [20, 20],
    [20, 12],
    [20, 4],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" />`);
  await page.setContent(`<!doctype html>
<style>
  body { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 64px; height: 630px; margin: 0;
    padding: 0 64px 0 72px; box-sizing: border-box; background: #faf9f6; color: #1b1d20;
    font: 400 34px/1.35 system-ui, sans-serif; }
  svg { width: 96px; fill: currentColor; }
  h1 { margin: 28px 0 24px; font-size: 76px; line-height: 1; letter-spacing: -0.02em; }
  p { margin: 0; color: #595f66; }
  img { height: 520px; }
</style>
<div><svg viewBox="0 0 24 24">${heaps.join('')}</svg><h1>Impartial</h1><p>Which move wins?<br />Play, solve and embed impartial games.</p></div>
<img src="${drawing}" alt="" />`);
  await page.waitForFunction(() => document.images[0]?.complete);
  await page.screenshot({ path: fileOf('social_picture.png') });
  await page.close();
}
