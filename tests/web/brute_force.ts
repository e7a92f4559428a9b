// Winning moves and Grundy values of small positions from the rules alone (rules/). It shares no code with the solver.

/** What a file of rules/ exports. Positions and moves are written in the game's notation. */
export interface Rules {
  /** Each move, and the position that it leads to. */
  readonly moves: (position: string) => readonly (readonly [move: string, next: string])[];
  /** The positions of which this one is the sum. Without it a position is never a sum. */
  readonly components?: (position: string) => readonly string[];
  readonly isMisere?: (position: string) => boolean;
}

const files = import.meta.glob<Rules>('./rules/*.ts', { eager: true });

export class BruteForce {
  readonly #rules: Rules;
  readonly #values = new Map<string, number>();
  readonly #isP = new Map<string, boolean>();

  constructor(game: string) {
    const rules = files[`./rules/${game}.ts`];
    if (!rules) throw new Error(`tests/web/rules/${game}.ts does not exist`);
    this.#rules = rules;
  }

  /** The moves that leave a position in which the player to move loses. */
  winning(position: string): ReturnType<Rules['moves']> {
    return this.#rules.moves(position).filter(([, next]) => this.isP(next));
  }

  /** Whether the player to move loses. */
  isP(position: string): boolean {
    const { moves, components, isMisere } = this.#rules;
    const lastLoses = isMisere?.(position) ?? false;
    // Sprague and Grundy: a sum is lost if its value is 0. There are too many sums to try each.
    if (components && !lastLoses) return this.value(position) === 0;
    return known(this.#isP, position, () => {
      const nexts = moves(position);
      return nexts.length === 0 ? !lastLoses : !nexts.some(([, next]) => this.isP(next));
    });
  }

  /** The Grundy value, in normal play. */
  value(position: string): number {
    const parts = this.#rules.components?.(position) ?? [position];
    return parts.reduce((sum, part) => sum ^ this.#valueOf(part), 0);
  }

  #valueOf(component: string): number {
    return known(this.#values, component, () => {
      const reached = new Set(this.#rules.moves(component).map(([, next]) => this.value(next)));
      let value = 0;
      while (reached.has(value)) ++value;
      return value;
    });
  }
}

function known<Value>(kept: Map<string, Value>, key: string, find: () => Value): Value {
  const found = kept.get(key) ?? find();
  kept.set(key, found);
  return found;
}

/** For the rules of several games. */
export const numbersOf = (text: string): readonly number[] =>
  (text.match(/\d+/g) ?? []).map(Number);

export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** Without empty heaps, and in one order whatever the order was. */
export const inOrder = (heaps: readonly number[]): string =>
  heaps
    .filter((heap) => heap > 0)
    .sort((one, other) => one - other)
    .join(' ');

/** The heaps after one of them has become others. */
export const replaced = (heaps: readonly number[], at: number, left: readonly number[]): string =>
  inOrder([...heaps.slice(0, at), ...left, ...heaps.slice(at + 1)]);
