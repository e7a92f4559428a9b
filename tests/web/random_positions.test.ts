// The random positions of every board.
import { expect, test } from 'vitest';
import { registry } from '../../web/games/registry';
import { randomFrom } from '../../web/play/random';
import { newEngine } from '../wasm/module';

const engine = newEngine();

test.each(registry.map((game) => ({ id: game.id, game })))(
  '$id: a random position is one that a judge could ask, if any sets the game, mostly with a move',
  async ({ game }) => {
    const { boardModule } = await game.loadBoard();
    const info = (await engine.games()).find(({ id }) => id === game.id);
    const random = randomFrom(1);
    const found = new Set<string>();
    let over = 0;
    for (let i = 0; i < 200; ++i) {
      const position = boardModule.random(random);
      const analysis = await engine.analyse(game.id, position);
      if (!analysis.ok) throw new Error(`${position}: ${analysis.notice.message}`);
      found.add(analysis.value.position);
      if (analysis.value.options.count === 0) ++over;
      if (game.dialects.length === 0) continue;
      // Of judges whose rules differ, one has this rule.
      const dialect = game.dialects.find((id) => boardModule.toCase(analysis.value, id)) ?? '';
      const text = boardModule.toCase(analysis.value, dialect) ?? '';
      const envelope = info?.dialects.find(({ id }) => id === dialect)?.envelope;
      const { cases, notices } = await engine.solve(
        dialect,
        envelope === 'counted' ? `1\n${text}` : envelope === 'until_zero' ? `${text}0\n` : text,
      );
      expect([cases, notices], position).toEqual([1, []]);
    }
    expect(found.size).toBeGreaterThan(10);
    expect(over).toBeLessThan(20);
  },
);
