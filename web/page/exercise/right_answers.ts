// How many exercises of each game the reader has solved. If the browser keeps nothing, they are counted until the page is
// closed.
import type { GameId } from '../../engine/types';
import { lastingMemory } from '../../kit/storage';
import type { Memory } from '../../kit/storage';

export class RightAnswers {
  readonly #memory: Memory;
  readonly #counted = new Map<GameId, number>();

  constructor(memory: Memory = lastingMemory) {
    this.#memory = memory;
  }

  of(game: GameId): number {
    const kept = this.#memory.get(keyOf(game)) ?? '';
    // Anybody may have written there.
    return /^\d{1,9}$/.test(kept) ? Number(kept) : (this.#counted.get(game) ?? 0);
  }

  add(game: GameId): void {
    const count = this.of(game) + 1;
    this.#counted.set(game, count);
    this.#memory.set(keyOf(game), String(count));
  }
}

function keyOf(game: GameId): string {
  return `exercises.${game}`;
}
