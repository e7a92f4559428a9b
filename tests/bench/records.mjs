// Runs the rows of the built page records/ in Chromium, one after the other, and writes their figures into
// records.tsv: `node tests/bench/records.mjs [part of a position]`, after `npm run build`. It stops if an
// answer differs from the recorded one. A row that reaches its memory limit keeps its figures. Short runs
// are repeated five times; the median counts.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { onSite } from './site.mjs';

const file = new URL('../../web/records/records.tsv', import.meta.url);
const wanted = process.argv[2] ?? '';

/** The table as lines of cells, keyed by the first cell. */
function rowsOf(text) {
  const lines = text.trimEnd().split('\n');
  const [head, ...body] = lines.filter((line) => !line.startsWith('#')).map((l) => l.split('\t'));
  return body.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index]])));
}

/** The page's text for a row after it has run. */
async function runRow(page, row, position) {
  await row.getByRole('button').click();
  const result = row.locator('.same, .different, .incomplete');
  await result.waitFor({ timeout: 3_600_000 });
  const downloading = page.waitForEvent('download');
  await page.locator('.download').click();
  const table = rowsOf(readFileSync(await (await downloading).path(), 'utf8'));
  const here = table.find((each) => each.position === position);
  return { ...here, verdict: await result.getAttribute('class') };
}

const text = readFileSync(file, 'utf8');
const found = new Map();
await onSite('dist', async (site, browser) => {
  try {
    for (const { position, answer } of rowsOf(text)) {
      if (!position.includes(wanted)) continue;
      const page = await browser.newPage({ locale: 'en-US' });
      await page.goto(`${site}records/`);
      const row = page.locator(`tr[data-name="${position}"]`);
      const runs = [await runRow(page, row, position)];
      while (runs[0].here_seconds < 1 && runs.length < 5) {
        runs.push(await runRow(page, row, position));
      }
      await page.close();
      // The median.
      runs.sort((a, b) => a.here_seconds - b.here_seconds);
      const here = runs[runs.length >> 1];
      console.log(
        [position, here.here_answer, here.here_p_positions, here.here_visited]
          .concat(`${(here.here_bytes / 1e6).toFixed(1)} MB`, `${here.here_seconds} s`)
          .join('  '),
      );
      if (here.here_answer === answer) found.set(position, here);
      else if (here.verdict !== 'incomplete') throw new Error(`not ${answer}`);
    }
  } finally {
    const measured =
      `# measured: Chromium ${browser.version().split('.')[0]}, ${process.platform} ${process.arch}, ` +
      `${availableParallelism()} cores, ${new Date().toISOString().slice(0, 10)}`;
    const filled = text.split('\n').map((line) => {
      if (line.startsWith('# measured: ')) return found.size > 0 ? measured : line;
      const cells = line.split('\t');
      const here = found.get(cells[0]);
      if (!here) return line;
      const { here_p_positions, here_visited, here_bytes, here_seconds } = here;
      cells.splice(3, 4, here_p_positions, here_visited, here_bytes, here_seconds);
      return cells.join('\t');
    });
    writeFileSync(file, filled.join('\n'));
  }
});
