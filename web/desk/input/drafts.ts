// The text written for each dialect, so that switching dialects loses nothing. A text for which the memory has no room is
// kept only as long as the page is open: browsers give a tab about 5 MB in all.
import type { DialectId } from '../../engine/types';
import type { Memory } from '../../kit/storage';

export class Drafts {
  readonly #texts = new Map<DialectId, string>();
  readonly #held = new Set<DialectId>();
  readonly #memory: Memory;
  readonly #kind: string;

  /** `kind` separates two sets of texts in one memory. */
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

  /** Like `set`, but the memory is written by the next `flush`. */
  hold(dialect: DialectId, text: string): void {
    this.#texts.set(dialect, text);
    this.#held.add(dialect);
  }

  flush(): void {
    for (const dialect of this.#held) this.#write(dialect, this.#texts.get(dialect) ?? '');
    this.#held.clear();
  }

  #write(dialect: DialectId, text: string): void {
    // An older, shorter text must not come back in place of one that has no room.
    this.#memory.remove(this.#key(dialect));
    this.#memory.set(this.#key(dialect), text);
  }

  /** Forgets the text. */
  forget(dialect: DialectId): void {
    this.#texts.delete(dialect);
    this.#held.delete(dialect);
    this.#memory.remove(this.#key(dialect));
  }

  #key(dialect: DialectId): string {
    return `${this.#kind}.${dialect}`;
  }
}
