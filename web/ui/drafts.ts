// The text that was written for each dialect, so that looking at another one loses nothing.
import type { DialectId } from '../engine/types';
import type { Memory } from '../kit/storage';

/** Longer texts live only as long as the page: browsers give a tab some 5 MB in all. */
const longestKept = 200_000;

export class Drafts {
  readonly #texts = new Map<DialectId, string>();
  readonly #held = new Set<DialectId>();
  readonly #memory: Memory;
  readonly #kind: string;

  /** `kind` keeps two sets of texts apart in one memory. */
  constructor(memory: Memory, kind: string) {
    this.#memory = memory;
    this.#kind = kind;
  }

  get(dialect: DialectId): string | undefined {
    return this.#texts.get(dialect) ?? this.#memory.get(this.#key(dialect)) ?? undefined;
  }

  set(dialect: DialectId, text: string): void {
    this.hold(dialect, text);
    this.flush();
  }

  /** As `set`, but the memory is not written before the next `flush`. */
  hold(dialect: DialectId, text: string): void {
    this.#texts.set(dialect, text);
    this.#held.add(dialect);
  }

  flush(): void {
    for (const dialect of this.#held) this.#write(dialect, this.#texts.get(dialect) ?? '');
    this.#held.clear();
  }

  #write(dialect: DialectId, text: string): void {
    if (text.length <= longestKept) this.#memory.set(this.#key(dialect), text);
    // An older, shorter text must not come back in its place.
    else this.#memory.remove(this.#key(dialect));
  }

  /** As if nothing had been written. */
  forget(dialect: DialectId): void {
    this.#texts.delete(dialect);
    this.#held.delete(dialect);
    this.#memory.remove(this.#key(dialect));
  }

  #key(dialect: DialectId): string {
    return `${this.#kind}.${dialect}`;
  }
}
