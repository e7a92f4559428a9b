// Boards fit: into the window with their tools, with text of twice the size, and with a legend for what is on them.
import { BoardPage } from './board';
import { expect, gameIds, judgeCases, test } from './support';

test.use({ locale: 'en-US' });

/** Where the outcomes of the game's example take a search. */
const solved: Readonly<Record<string, string>> = { sylver_coinage: '?position=%3C4+5%3E' };

for (const [device, viewport] of Object.entries({
  'a desktop': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'a phone' });
    // A board of Sylver Coinage may have hundreds of numbers.
    for (const game of new Set(judgeCases.map((each) => each.game))) {
      test(`${game}: the board and its tools are in view`, async ({ page }) => {
        const board = new BoardPage(page);
        await board.open(`#/v1/${game}`);
        for (const name of ['mode', 'hints']) {
          await expect(board.table.locator(`.tools .${name}`)).toBeInViewport({ ratio: 1 });
        }
      });
    }
  });
}

test('the legend has the signs that are on the board, and no others', async ({ page }) => {
  const board = new BoardPage(page);
  const signs = board.table.locator('.legend li').filter({ visible: true });
  for (const game of gameIds) {
    await board.open(`#/v1/${game}${solved[game] ?? ''}`);
    await expect(signs.filter({ hasText: 'wins' })).toHaveCount(1);
    await expect(signs.filter({ hasText: 'loses' })).not.toHaveCount(0);
    await board.choose('Off');
    await expect(signs.filter({ hasText: /wins|loses/ })).toHaveCount(0);
    await board.choose('Possible moves');
    await expect(signs.filter({ hasText: /can be chosen|can move|possible/ })).toHaveCount(1);
  }
});

test('while a position is set up, no move has a mark', async ({ page }) => {
  const board = new BoardPage(page);
  for (const game of gameIds) {
    await board.open(`#/v1/${game}${solved[game] ?? ''}`);
    await expect(board.table.locator('.stage [aria-label*="loses"]')).not.toHaveCount(0);
    await board.act('Set up');
    await expect(board.table.locator('.stage [aria-label*="loses"]')).toHaveCount(0);
  }
});

test('N and P explain themselves', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/v1/wythoff?position=3+5');
  await expect(board.verdict).toHaveText(/^\s*Whoever moves now loses: no move wins/);
  const meaning = board.table.getByText('P-position: the previous player');
  await expect(meaning).toBeHidden();
  await board.tool('P-position').click();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
});

test('the plane shows what is near the position, and zooms out to the pattern', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.open('#/v1/wythoff?position=4+6');
  const rows = board.table.locator('.plane .row:not(.feet)');
  await expect(rows).toHaveCount(9);
  const name = 'first 3, second 5: take 1 stone from both heaps, wins';
  await expect(board.table.getByRole('gridcell', { name, exact: true })).toBeVisible();
  await expect(board.table.locator('.cell.loses')).toHaveCount(13);
  await expect(board.table.locator('.cell.loses .glyph')).toHaveCount(13);
  await board.tool('Zoom out to the pattern').click();
  await expect(rows).toHaveCount(24);
  await expect(board.table.locator('.rays path')).toHaveCount(2);
  await board.tool('Zoom in to the position').click();
  await expect(rows).toHaveCount(9);
  await board.table.getByRole('gridcell', { name: /^first 8, second 8/ }).click({ force: true });
  await expect(board.status).toHaveText('No move leads to this cell');
  await board.tool('Go to this position').click();
  await expect(board.notation).toHaveValue('8 8');
});

test('a winning cell out of sight has an arrow that makes the move', async ({ page }) => {
  const board = new BoardPage(page);
  const arrows = board.table.locator('.arrow');
  await board.open('#/v1/wythoff?position=4+6');
  await expect(board.table.locator('.cell.wins')).not.toHaveCount(0);
  await expect(arrows).toHaveCount(0);
  for (const [position, cells] of [
    ['24 24', [/↙ 0, 0/]],
    ['100 200', [/↓ 100, 162: take 38 stones from the second heap, wins/]],
  ] as const) {
    await board.open(`#/v1/wythoff?position=${position.replace(' ', '+')}`);
    await expect(arrows).toHaveText(cells);
  }
  await arrows.click();
  await expect(board.notation).toHaveValue('100 162');
  await board.open('#/v1/wythoff?position=100+200&hints=none');
  await expect(board.table.locator('.cell.queen')).toBeVisible();
  await expect(arrows).toHaveCount(0);
});

test('the signs of a legend stand together', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const board = new BoardPage(page);
  for (const language of ['en', 'zh-Hans', 'zh-Hant']) {
    for (const address of ['misere_nim?', 'heap_games?position=0.77%3A+5+8&']) {
      await board.open(`#/v1/${address}lang=${language}`);
      const sign = (kind: string) => board.table.locator(`.legend [data-sign$=".${kind}"]`);
      const [wins, loses] = await Promise.all([
        sign('wins').boundingBox(),
        sign('loses').boundingBox(),
      ]);
      expect(wins?.y, `${address} ${language}`).toBeGreaterThan(0);
      expect(loses?.y, `${address} ${language}`).toBe(wins?.y);
    }
  }
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 720],
] as const)
  test(`each winning cell is in sight or has an arrow, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const board = new BoardPage(page);
    const plane = board.table.locator('.plane');
    let cells = 0;
    let arrows = 0;
    for (const position of ['1+1', '9+9', '12+5', '13+13', '0+15', '15+0', '20+3', '120+118']) {
      await board.open(`#/v1/wythoff?position=${position}`);
      const { winning } = await board.analysis('wythoff');
      const seen = (): Promise<number> =>
        plane.evaluate((view) => {
          const { left, right, top } = view.getBoundingClientRect();
          const numbers = view.querySelector('.label')?.getBoundingClientRect().right ?? left;
          const bottom = view.querySelector('.feet')?.getBoundingClientRect().top ?? 0;
          return [...view.querySelectorAll('.cell.wins')].filter((cell) => {
            const at = cell.getBoundingClientRect();
            return (
              at.left > numbers - 2 &&
              at.right < right + 2 &&
              at.top > top - 2 &&
              at.bottom < bottom + 2
            );
          }).length;
        });
      await expect(board.table.locator('.arrow')).toHaveCount(winning.length - (await seen()));
      cells += await seen();
      for (const arrow of await board.table.locator('.arrow').all()) {
        ++arrows;
        await expect(arrow).toBeInViewport({ ratio: 1 });
      }
      // Neighbouring numbers are told apart.
      const gap = await plane.evaluate((view) => {
        const texts = [...view.querySelectorAll('.feet .label')].filter((each) =>
          each.textContent?.trim(),
        );
        const edges = texts.map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return range.getBoundingClientRect();
        });
        return Math.min(...edges.slice(1).map(({ left }, at) => left - (edges[at]?.right ?? 0)));
      });
      expect(gap).toBeGreaterThan(9);
    }
    expect(cells).toBeGreaterThan(3);
    expect(arrows).toBeGreaterThan(2);
  });

test('the plane ends with a whole row and a whole column', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const board = new BoardPage(page);
  await board.open('#/v1/wythoff?position=100+200');
  await board.tool('Zoom out to the pattern').click();
  const cut = await board.table.locator('.plane').evaluate((plane) => {
    const cell = plane.querySelector('.cell')?.getBoundingClientRect() ?? new DOMRect();
    const feet = plane.querySelector('.feet')?.getBoundingClientRect() ?? new DOMRect();
    const label = plane.querySelector('.label')?.getBoundingClientRect() ?? new DOMRect();
    return [
      (feet.top - plane.getBoundingClientRect().top) / cell.height,
      (plane.clientWidth - label.width) / cell.width,
    ].map((cells) => Math.abs(cells - Math.round(cells)));
  });
  for (const part of cut) expect(part).toBeLessThan(0.1);
});

test.describe('with text of twice the size', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const game of gameIds) {
    test(`${game}: no texts run into each other`, async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      });
      const board = new BoardPage(page);
      for (const more of ['', '&hints=values']) {
        await board.open(`#/v1/${game}?${more}`);
        // The list of games scrolls sideways.
        await expect(page.locator('.games [aria-current]')).toBeInViewport({ ratio: 1 });
        const texts = '.number, .note, .cell-number, .label, .heap, .count, .disc';
        const found = await board.table.locator('.stage > *').evaluate((element, selector) => {
          const all = [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
          const boxes = all.flatMap((each) => {
            const range = document.createRange();
            range.selectNodeContents(each);
            const own = each.matches('.note, .disc') ? each : range;
            const box = own.getBoundingClientRect();
            return box.width > 1 ? [{ box, text: each.textContent.trim() }] : [];
          });
          // Numbers side by side need a gap to be two numbers.
          const gap = 2;
          const meet = (a: DOMRect, b: DOMRect): boolean =>
            a.left < b.right + gap &&
            b.left < a.right + gap &&
            a.top < b.bottom - 1 &&
            b.top < a.bottom - 1;
          const pairs = boxes.flatMap((a, index) =>
            boxes
              .slice(index + 1)
              .filter((b) => meet(a.box, b.box))
              .map((b) => `${a.text}|${b.text}`),
          );
          return { count: boxes.length, pairs };
        }, texts);
        expect(found.count).toBeGreaterThan(8);
        expect(found.pairs).toEqual([]);
      }
    });
  }
});
