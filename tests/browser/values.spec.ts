// Every value on a board equals the value of `analyse`: more than a hundred random positions for each game, drawn by the page.
import type { Analysis } from '../../web/engine/types';
import { randomFrom } from '../../web/play/random';
import { BoardPage } from './board';
import { samplePositions } from '../corpus';
import { expect, gameIds, test } from './support';
import type { App } from './support';

test.use({ locale: 'en-US' });

/** Of a game without a line here the sample positions are drawn, again and again. */
const positionsOf: Readonly<Record<string, (random: () => number) => string>> = {
  // 21 to 41 generate all larger numbers.
  number_game: (random) => {
    const taken = [2 + below(random, 9), ...several(random, 4, () => 2 + below(random, 19))];
    return `<${[...taken, ...Array.from({ length: 21 }, (_, i) => 21 + i)].join(' ')}>`;
  },
  chess_rows: (random) =>
    several(random, 6, () => {
      const cells = Array.from({ length: 20 }, (_, cell) => cell + 1);
      return cells.filter(() => random() < 0.4).join(' ') || '-';
    }).join(' / '),
  // Within one view of the plane, and far away.
  wythoff: (random) =>
    random() < 0.8
      ? `${below(random, 24)} ${below(random, 24)}`
      : `${below(random, 1e9)} ${below(random, 1e9)}`,
  misere_nim: (random) =>
    several(random, 7, () => below(random, random() < 0.9 ? 20 : 1e9)).join(' '),
};

/** The number of positions of each game. */
const positions = 120;

function below(random: () => number, limit: number): number {
  return Math.floor(random() * limit);
}

function several<T>(random: () => number, most: number, make: () => T): T[] {
  return Array.from({ length: 1 + below(random, most) }, make);
}

interface Cell {
  readonly move: string;
  /** Words from its classes, and from those of its content. */
  readonly classes: readonly string[];
  readonly name: string;
}

interface Seen {
  readonly analysis: Analysis;
  readonly cells: readonly Cell[];
}

for (const game of gameIds) {
  const samples = samplePositions(game);
  const make = positionsOf[game] ?? ((random) => samples[below(random, samples.length)] ?? '');
  test(`${game}: every value on the board is the solver's`, async ({ page }) => {
    const board = new BoardPage(page);
    await board.open(`#/v1/${game}?hints=values`);
    const random = randomFrom(20_261_121);
    const wanted = Array.from({ length: positions }, () => make(random));
    const seen = await page.locator('impartial-app').evaluate(draw, { game, wanted });
    expect(seen.length).toBeGreaterThan(positions / 2);
    let compared = 0;
    const wrong: string[] = [];
    for (const { analysis, cells } of seen) {
      const options = new Map(analysis.options.listed.map((option) => [option.move, option]));
      const winning = new Set(analysis.winning);
      for (const { move, classes, name } of cells) {
        const option = options.get(move);
        const wins = winning.has(move);
        const loses = option === undefined ? !wins : option.outcome === 'N';
        const value = option?.grundy ?? null;
        const right =
          (option !== undefined || analysis.options.truncated) &&
          (classes.includes('wins') || classes.includes('pick')) === wins &&
          classes.includes('loses') === loses &&
          (value === null || new RegExp(`Grundy value ${value}\\b`).test(name));
        if (!right) wrong.push(`${analysis.position}, ${move}: ${name} (${classes.join(' ')})`);
        ++compared;
      }
      // All at once, if there is room for all.
      const drawn = new Set(cells.map(({ move }) => move));
      const missing = [...options.keys()].filter((move) => !drawn.has(move));
      if (!analysis.options.truncated && missing.length > 0) {
        wrong.push(`${analysis.position}: ${missing.join(' ')} not drawn`);
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(positions);
  });
}

/** Runs in the page: shows each position on the board and reads the cells. */
async function draw(
  element: Element,
  { game, wanted }: { game: string; wanted: readonly string[] },
): Promise<Seen[]> {
  type Drawn = HTMLElement & { analysis: Analysis; updateComplete: Promise<unknown> };
  const app = element as App;
  const desk = app.shadowRoot?.querySelector('impartial-table');
  const board = desk?.shadowRoot?.querySelector<Drawn>('.stage > *');
  if (!board) throw new Error('no board');
  const seen: Seen[] = [];
  for (const position of wanted) {
    const found = await app.engine.analyse(game, position);
    // Generators that leave numbers above the judge's limit free are not a position of this board.
    if (!found.ok) continue;
    board.analysis = found.value;
    // Drawing can change which cells have room for a value.
    while (!(await board.updateComplete));
    const cells = [...(board.shadowRoot?.querySelectorAll<HTMLElement>('[data-move]') ?? [])].map(
      (cell) => ({
        move: cell.dataset['move'] ?? '',
        classes: [cell, ...cell.querySelectorAll('*')].flatMap((each) => [...each.classList]),
        name: cell.getAttribute('aria-label') ?? '',
      }),
    );
    seen.push({ analysis: found.value, cells });
  }
  return seen;
}
