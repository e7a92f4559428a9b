// The part of npm run bench about boards in other people's pages: for how long at most the page of a host stands still
// when a board is given a large position, and what very many messages to a frame cost.
//   node tests/bench/guest.mjs [folder]   measures another build than dist
import { median } from './bulk.mjs';
import { onSite } from './site.mjs';

const runs = 5;
const messages = 100_000;

// An attribute holds 60,000 characters at most.
const repeated = (unit, count, separator = ' ') =>
  Array.from({ length: count }, () => unit).join(separator);
const fullRow = '1 3 5 7 9 11 13 15 17 19';
const hostile = [
  ['number_game', 'all 19 numbers', Array.from({ length: 19 }, (_, index) => index + 2).join(' ')],
  ['number_game', '20,000 times 20', repeated('20', 20_000)],
  ['number_game', '59,000 digits', repeated('9', 59_000, '')],
  ['sylver_coinage', 'beyond the judge', '<16 26>'],
  ['chess_rows', '1,000 rows of 10 pieces', repeated(fullRow, 1000, ' / ')],
  ['chess_rows', '2,200 rows of 10 pieces', repeated(fullRow, 2200, ' / ')],
  ['chess_rows', '15,000 rows of 1 piece', repeated('1', 15_000, ' / ')],
  ['wythoff', 'heaps of 10^9', '1000000000 999999999'],
  ['wythoff', '59,000 digits', `${repeated('9', 59_000, '')} 1`],
  ['misere_nim', '100 heaps of 10^9', repeated('1000000000', 100)],
  ['misere_nim', '29,000 heaps', repeated('7', 29_000)],
  ['misere_nim', 'rubbish', repeated('?', 59_000, '')],
];

// Runs in the page of a host. Gives the board a position, and returns how long the thread was not free at most.
async function longestBlock(position) {
  const board = document.querySelector('impartial-board');
  const { port1, port2 } = new MessageChannel();
  let [last, longest] = [performance.now(), 0];
  port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    port2.postMessage(0);
  };
  port2.postMessage(0);
  board.setAttribute('position', position);
  await new Promise((resolve) => setTimeout(resolve, 700));
  port1.close();
  return longest;
}

// Runs in the page of a host, which has a frame. Returns the milliseconds that sending took, and until the frame had
// drawn the last state.
async function flood(count) {
  const frame = document.querySelector('iframe').contentWindow;
  const drawn = new Promise((resolve) => {
    addEventListener('message', ({ data }) => {
      if (data.type === 'ready' && data.state.position === '2 77') resolve();
    });
  });
  const start = performance.now();
  for (let i = 1; i < count; ++i) {
    frame.postMessage({ impartial: 1, type: 'set', position: `${(i % 9) + 1} 7` }, '*');
  }
  frame.postMessage({ impartial: 1, type: 'set', position: '2 77' }, '*');
  const sent = performance.now() - start;
  await drawn;
  return [sent, performance.now() - start];
}

const inMs = (value) => Number(value.toFixed(0));

/** A page of a host with this content. */
async function hostPage(site, browser, content) {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.route(`${site}host.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${content}` }),
  );
  await page.goto(`${site}host.html`);
  return page;
}

await onSite(process.argv[2] ?? 'dist', async (site, browser) => {
  const rows = [];
  for (const [game, what, position] of hostile) {
    const page = await hostPage(
      site,
      browser,
      `<script type="module" src="embed/impartial-board.js"></script>
      <impartial-board game="${game}" loading="eager"></impartial-board>`,
    );
    await page.locator('impartial-board .grid').first().waitFor();
    const times = [];
    for (let run = 0; run < runs; ++run) {
      await page.evaluate(() =>
        document.querySelector('impartial-board').removeAttribute('position'),
      );
      await page.waitForTimeout(300);
      times.push(await page.evaluate(longestBlock, position));
    }
    rows.push({
      game,
      what,
      'median ms': inMs(median(times)),
      'worst ms': inMs(Math.max(...times)),
    });
    await page.close();
  }
  console.table(rows);

  const page = await hostPage(
    site,
    browser,
    '<iframe src="embed.html?game=wythoff&position=3+5" width="600" height="400"></iframe>',
  );
  await page.frameLocator('iframe').locator('.grid').first().waitFor();
  await page.waitForTimeout(500);
  const [sent, drawn] = await page.evaluate(flood, messages);
  console.log(
    `${messages} messages: sent in ${inMs(sent)} ms, the last state drawn after ${inMs(drawn)} ms`,
  );
});
