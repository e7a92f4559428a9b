// The drawings of the boards: without answers, a drawing is the same whoever wins.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Analysis, Outcome } from '../../web/engine/types';
import { registry } from '../../web/games/registry';
import { colours } from '../../web/kit/board/svg_document';
import { newEngine } from '../wasm/module';

const engine = newEngine();
const games = join(import.meta.dirname, '../games');

const other: Readonly<Record<Outcome, Outcome>> = { P: 'N', N: 'P', unknown: 'unknown' };

/** Another answer for the same position: every outcome is the opposite, and nothing wins. */
function falsified(analysis: Analysis): Analysis {
  const { outcome, options, view } = analysis;
  const listed = options.listed.map((each) => ({ ...each, outcome: other[each.outcome] }));
  // Wythoff's plane has the P-positions near the position.
  const { plane } = view as { plane?: object };
  return {
    ...analysis,
    outcome: other[outcome],
    winning: [],
    options: { ...options, listed },
    view: { ...(view as object), ...(plane && { plane: { ...plane, cold: [] } }) },
  };
}

test('its colours are those of the page', () => {
  const page = readFileSync(join(import.meta.dirname, '../../web/kit/page.css'), 'utf8');
  for (const [name, [light, dark]] of Object.entries(colours)) {
    expect(page).toContain(`--${name}: light-dark(${light}, ${dark});`);
  }
});

test.each(registry.map(({ id }) => id))('%s', async (id) => {
  const positions = readFileSync(join(games, id, 'positions.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
  const loadTheory = registry.find((game) => game.id === id)?.loadTheory;
  const theoryModule = (await loadTheory?.())?.theoryModule;
  const { toSvg } = theoryModule ?? {};
  let different = 0;
  for (const position of positions.slice(0, 200)) {
    const reply = await engine.analyse(id, position);
    if (!reply.ok) throw new Error(position);
    const { value } = reply;
    const question = toSvg?.(value, 'en', { answers: false });
    expect(theoryModule?.titleOf(value, 'en')).toBeTruthy();
    expect(question).toMatch(/^<svg[^]*<title[^]*<\/svg>\n$/);
    const style = /<style>([^]*)<\/style>/.exec(question ?? '')?.[1] ?? '';
    // Each of its rules is for this game's drawings alone, and each colour is a number.
    for (const rule of style.matchAll(/^(.+) \{ .+ \}$/gm)) {
      expect(rule[1]?.split(', ').every((each) => each.startsWith('.impartial-'))).toBe(true);
    }
    expect(style).not.toMatch(/var\(|: ;/);
    expect(question).toBe(toSvg?.(falsified(value), 'en', { answers: false }));
    expect(question).not.toMatch(/class="(wins|loses|cold|tick|cross|glyph)"|undefined|null/);
    if (question !== toSvg?.(value, 'en')) ++different;
  }
  expect(different).toBeGreaterThan(positions.slice(0, 200).length / 2);
});
