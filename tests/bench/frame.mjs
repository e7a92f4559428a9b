// The second part of npm run bench: the time that the built page needs from a click to the highlights of the next
// position, at the judges' limits, and the same while the page solves a text of 4 GB, and on a processor that is four
// times as slow. A frame lasts 16 ms. The
// page's own part is also given as processor time, which other programs on the machine do not disturb.
//   node tests/bench/frame.mjs [folder]   measures another build than dist
import { median } from './bulk.mjs';
import { onSite } from './site.mjs';

const clicks = 30;
const slower = 4;

const range = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const fullRow = (index) => range(10, (piece) => 1 + 2 * piece + (index % 2)).join(' ');
const many = '1000000000\n';
// `text`: what begins an input that is read for many seconds, and its cases.
const positions = [
  {
    game: 'number_game',
    what: 'all 19 numbers',
    position: range(19, (i) => i + 2).join(' '),
    text: ['', '2 2 3\n'],
  },
  {
    game: 'chess_rows',
    what: '1,000 rows of 10 pieces',
    position: range(1000, fullRow).join(' / '),
    text: [many, '1\n2 19 20\n'],
  },
  { game: 'wythoff', what: 'heaps of 10^9', position: '1000000000 999999999', text: ['', '4 6\n'] },
  {
    game: 'misere_nim',
    what: '100 heaps of 10^9',
    position: range(100, (i) => 1e9 - i).join(' '),
    text: [many, '2\n1 2\n'],
  },
];

// Runs in the page. Measures from the request for a move, as a cell's click makes it, to the board's DOM for the next
// position. Then takes the move back.
async function clickToHighlight(click) {
  const app = document.querySelector('impartial-app');
  const desk = app.renderRoot.querySelector('impartial-table');
  const board = desk.renderRoot.querySelector('.stage > *');
  const before = board.analysis;
  const { move } = before.options.listed[click % before.options.listed.length];
  const drawn = new Promise((resolve) => {
    const hostUpdated = () => {
      if (board.analysis === before) return;
      board.removeController(controller);
      resolve();
    };
    const controller = { hostUpdated };
    board.addController(controller);
  });
  const start = performance.now();
  board.dispatchEvent(new CustomEvent('board-move', { detail: move, bubbles: true }));
  await drawn;
  await desk.updateComplete;
  await board.updateComplete;
  // Style and layout belong to the frame too.
  board.getBoundingClientRect();
  return performance.now() - start;
}

async function undo() {
  const app = document.querySelector('impartial-app');
  const desk = app.renderRoot.querySelector('impartial-table');
  desk.renderRoot.querySelector('.tool.undo').click();
  // Longer than the page waits until it writes its address.
  await new Promise((resolve) => setTimeout(resolve, 200));
}

// Runs in the page: gives it a file that takes longer than the clicks.
function solveLargeFile([count, cases]) {
  const piece = new Blob([cases.repeat(Math.ceil(2 ** 20 / cases.length))]);
  const files = new DataTransfer();
  files.items.add(new File([count, ...Array(4096).fill(piece)], 'large.in'));
  const app = document.querySelector('impartial-app');
  const desk = app.renderRoot.querySelector('impartial-judge-desk');
  const input = desk.renderRoot.querySelector('.file-input');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const inMs = (value) => Number(value.toFixed(1));

async function measure(page, cdp) {
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const times = [];
  const used = [];
  for (let click = 0; click < clicks; ++click) {
    const from = await busy();
    times.push(await page.evaluate(clickToHighlight, click));
    used.push((await busy()) - from);
    await page.evaluate(undo);
  }
  return { median: inMs(median(times)), worst: inMs(Math.max(...times)), busy: inMs(median(used)) };
}

await onSite(process.argv[2] ?? 'dist', async (site, browser) => {
  const page = await browser.newPage({ locale: 'en-US' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const rows = [];
  for (const { game, what, position, text } of positions) {
    await page.goto('about:blank');
    await page.goto(`${site}#/v1/${game}?position=${encodeURIComponent(position)}`);
    await page.locator('.stage > *:not(.placeholder)').waitFor();
    await page.waitForTimeout(1000);
    const fast = await measure(page, cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const slow = await measure(page, cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.locator('.cm-content').waitFor();
    await page.evaluate(solveLargeFile, text);
    await page.locator('.progress .numbers').filter({ hasText: '%' }).waitFor();
    const beside = await measure(page, cdp);
    if (!(await page.locator('.progress').isVisible())) throw new Error('the text came to its end');
    rows.push({
      game,
      what,
      'median ms': fast.median,
      'worst ms': fast.worst,
      "page's CPU ms": fast.busy,
      'beside 4 GB': beside.median,
      'worst of these': beside.worst,
      "page's CPU then": beside.busy,
      [`${slower} times slower`]: slow.median,
    });
  }
  console.table(rows);
});
