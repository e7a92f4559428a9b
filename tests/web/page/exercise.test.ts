// The exercises of the page: which positions are asked, and what is kept of the answers.
import { describe, expect, it, test } from 'vitest';
import { registry } from '../../../web/games/registry';
import type { Memory } from '../../../web/kit/storage';
import { randomExercise } from '../../../web/play/random_exercise';
import { RightAnswers } from '../../../web/page/exercise/right_answers';
import { randomFrom } from '../../../web/play/random';
import { newEngine } from '../../wasm/module';

const engine = newEngine();

test.each(registry.map((game) => ({ id: game.id, game })))(
  '$id: what is asked can be answered, is never asked twice in a row, and some has no winning move',
  async ({ game }) => {
    const { boardModule } = await game.loadBoard();
    const random = randomFrom(1);
    const outcomes = new Set<string>();
    let before: string | undefined;
    for (let i = 0; i < 40; ++i) {
      const position = await randomExercise(engine, game.id, boardModule.random, random, before);
      expect(position).not.toBe(before);
      const found = await engine.analyse(game.id, position ?? '');
      if (!found.ok) throw new Error(found.notice.message);
      expect(found.value.complete, position).toBe(true);
      expect(found.value.options.count, position).not.toBe(0);
      outcomes.add(found.value.outcome);
      before = position;
    }
    expect([...outcomes].sort()).toEqual(['N', 'P']);
  },
);

describe('the count of right answers', () => {
  const memory = (kept: Map<string, string>): Memory => ({
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  });

  it('is kept for each game', () => {
    const kept = new Map<string, string>();
    const right = new RightAnswers(memory(kept));
    expect(right.of('wythoff')).toBe(0);
    right.add('wythoff');
    right.add('wythoff');
    right.add('misere_nim');
    const later = new RightAnswers(memory(kept));
    expect([later.of('wythoff'), later.of('misere_nim'), later.of('chess_rows')]).toEqual([
      2, 1, 0,
    ]);
  });

  it.each(['', '-3', '1e9', 'NaN', '7 8', '12345678901'])(
    'takes no %j from the browser',
    (text) => {
      const right = new RightAnswers(memory(new Map([['exercises.wythoff', text]])));
      expect(right.of('wythoff')).toBe(0);
    },
  );

  it('goes on where the browser keeps nothing', () => {
    const right = new RightAnswers({ get: () => null, set: () => {}, remove: () => {} });
    right.add('wythoff');
    right.add('wythoff');
    expect(right.of('wythoff')).toBe(2);
  });
});
