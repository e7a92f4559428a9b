// Boards with more rows than the window shows: after a move, all drawn rows come to show the new position.
import type { Analysis } from '../../web/engine/types';
import { BoardPage } from './board';
import { expect, test } from './support';

/** Each position, and what counts as the sign of a row: of pieces, or of heaps. */
const long: Readonly<Record<string, readonly [position: string, signs: string]>> = {
  chess_rows: [
    Array.from({ length: 60 }, (_, row) => `${1 + (row % 9)} 12 ${14 + (row % 5)}`).join(' / '),
    '.piece.wins, .piece.loses',
  ],
  misere_nim: [
    Array.from({ length: 60 }, (_, heap) => 1e9 - heap * heap).join(' '),
    '.pick, .all-lose',
  ],
};

for (const [game, [position, signs]] of Object.entries(long)) {
  test(`the rows of ${game} that are out of view follow a move`, async ({ page }) => {
    const board = new BoardPage(page);
    await board.open(`#/v1/${game}?position=${encodeURIComponent(position)}`);
    const element = page.locator('.stage > *');

    /** The moves that are marked as winning where they should not be, or not marked; and how many rows are signed. */
    const look = () =>
      element.evaluate((host, selector) => {
        const { shadowRoot, analysis } = host as HTMLElement & { analysis: Analysis };
        const winning = new Set(analysis.winning);
        const cells = [...(shadowRoot?.querySelectorAll<HTMLElement>('[data-move]') ?? [])];
        const wrong = cells.filter((cell) => {
          const isMarked = cell.matches('.pick') || cell.querySelector('.wins') !== null;
          return isMarked !== winning.has(cell.dataset['move'] ?? '');
        });
        return { wrong: wrong.length, signs: shadowRoot?.querySelectorAll(selector).length ?? 0 };
      }, signs);
    const expectRight = async (): Promise<void> => {
      await expect.poll(look).toMatchObject({ wrong: 0 });
      const most = game === 'misere_nim' ? 60 : Infinity;
      const { signs: count } = await look();
      expect(count).toBeGreaterThan(10);
      expect(count).toBeLessThanOrEqual(most);
    };

    await expectRight();
    for (const part of [0, 0.5, 1]) {
      await element.locator('.grid').evaluate((grid, at) => {
        grid.scrollTop = at * (grid.scrollHeight - grid.clientHeight);
      }, part);
      await expectRight();
      const steps = await board.steps.count();
      await element.evaluate((host) => {
        const { winning, options } = (host as HTMLElement & { analysis: Analysis }).analysis;
        const detail = winning.at(-1) ?? options.listed[0]?.move;
        host.dispatchEvent(new CustomEvent('board-move', { detail, bubbles: true }));
      });
      await expect.poll(() => board.steps.count()).toBeGreaterThan(steps);
      await expectRight();
    }
    await board.tool('Undo').click();
    await expectRight();
  });
}
