// A board as a person uses it: cells to click, one tab stop with arrow keys, and the table around it.
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Analysis } from '../../web/engine/types';
import type { App } from './support';

/** The way to make a move. */
export type Hand = 'mouse' | 'keyboard' | 'finger';

export class BoardPage {
  readonly page: Page;
  readonly table: Locator;
  readonly verdict: Locator;
  readonly status: Locator;
  readonly notation: Locator;
  readonly steps: Locator;
  /** The cells that offer a move. */
  readonly moves: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.locator('#panel-board');
    this.verdict = this.table.locator('.verdict .position');
    this.status = page.locator('.layout + [role="status"]');
    this.notation = this.table.locator('#notation');
    this.steps = this.table.locator('.history .step');
    const cell = '[role="gridcell"][data-row][data-column][aria-label]';
    this.moves = this.table.locator(`.stage ${cell}:not([aria-disabled="true"])`);
  }

  /** Opens an address in a new page load and waits for the board. */
  async open(address: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(`./${address}`);
    await this.shown();
  }

  /** Opens an address by a link inside the page; nothing is loaded again. */
  async show(address: string): Promise<void> {
    await this.page.evaluate((hash) => {
      if (location.hash === hash) return undefined;
      // The page's own listener was added earlier, so at this event the previous board is gone.
      const changed = new Promise((heard) =>
        window.addEventListener('hashchange', heard, { once: true }),
      );
      location.hash = hash;
      return changed.then(() => {});
    }, address);
    await this.shown();
  }

  private shown(): Promise<void> {
    return this.table.locator('.stage > *:not(.placeholder)').waitFor();
  }

  /** Keyed by the names of hint level, mode and opponent. */
  async choose(name: string): Promise<void> {
    if (name === 'Play' || name === 'Analyse') {
      const play = this.tool('Play');
      if ((await play.getAttribute('aria-pressed')) !== String(name === 'Play')) await play.click();
      return;
    }
    const select = this.table
      .locator('.choice select')
      .filter({ has: this.page.locator('option', { hasText: new RegExp(`^\\s*${name}\\s*$`) }) });
    await select.selectOption({ label: name });
  }

  /** What is seldom wanted is in a menu. */
  async act(name: string): Promise<void> {
    await this.tool('More').click();
    await this.table.locator('#acts').getByRole('button', { name, exact: true }).click();
  }

  tool(name: string): Locator {
    return this.table.getByRole('button', { name, exact: true });
  }

  async play(cell: Locator, hand: Hand): Promise<void> {
    if (hand === 'mouse') return cell.click();
    if (hand === 'finger') return cell.tap();
    await this.walkTo(cell);
    await this.page.keyboard.press('Enter');
  }

  /** With the arrow keys, from the board's current tab stop. */
  async walkTo(cell: Locator): Promise<void> {
    const place = (of: Locator): Promise<readonly [number, number]> =>
      of.evaluate((element: HTMLElement) => [
        Number(element.dataset['row']),
        Number(element.dataset['column']),
      ]);
    const [row, column] = await place(cell);
    const stop = this.table.locator('.stage [data-row][tabindex="0"]').first();
    await stop.focus();
    // Rows may differ in length, and a field keeps its arrow keys.
    if ((await place(stop))[0] !== row) await this.page.keyboard.press('Home');
    for (let i = 0; i < 60; ++i) {
      const [atRow, atColumn] = await place(this.table.locator('.stage [data-row]:focus'));
      if (atRow === row && atColumn === column) return;
      if (atRow !== row) await this.page.keyboard.press(atRow < row ? 'ArrowDown' : 'ArrowUp');
      else await this.page.keyboard.press(atColumn < column ? 'ArrowRight' : 'ArrowLeft');
    }
    throw new Error('the arrow keys do not get there');
  }

  /** The analysis of the position in the notation field, from the page's own engine. */
  async analysis(game: string): Promise<Analysis> {
    const asked = [game, await this.notation.inputValue()] as const;
    return this.page.locator('impartial-app').evaluate(async (app, [id, position]) => {
      const found = await (app as App).engine.analyse(id, position);
      if (!found.ok) throw new Error(found.notice.message);
      return found.value;
    }, asked);
  }

  /** Plays to the end of the game, a winning move if there is one. Returns the number of moves. */
  async playToTheEnd(game: string, hand: Hand): Promise<number> {
    for (let count = 0; count < 40; ++count) {
      const before = await this.analysis(game);
      if (before.options.count === 0) return count;
      const winning = this.moves.and(this.table.locator('[aria-label*="wins"]'));
      const wins = (await winning.count()) > 0;
      expect(wins, `${before.position}: a winning cell`).toBe(before.outcome === 'N');
      await this.play((wins ? winning : this.moves).first(), hand);
      await expect(this.notation).not.toHaveValue(before.position);
      const after = await this.analysis(game);
      if (wins) expect(after.outcome).toBe('P');
    }
    throw new Error('the game does not end');
  }
}
