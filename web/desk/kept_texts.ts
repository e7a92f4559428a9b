// Keeps the texts of the desk as long as the tab lives, so that loading the page again loses nothing. A text for which the
// memory has no room is kept only as long as the page is open: browsers give a tab about 5 MB in all.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { DialectId } from '../engine/types';
import type { Memory } from '../kit/storage';
import type { DeskState, Texts } from './desk_state';

/** The names of the texts in the memory. */
const names = {
  drafts: 'draft',
  aside: 'aside',
  lent: 'lent',
  outputs: 'output',
  programs: 'program',
} as const;
type Kind = keyof typeof names;
const kinds = Object.keys(names) as readonly Kind[];

/** Writing long texts takes a browser time, so they are written when the reader pauses, or leaves. */
const typingPauseMs = 120;

/** The texts that the memory has for these dialects. */
export function recalledTexts(
  memory: Memory,
  dialects: readonly DialectId[],
): Pick<DeskState, Kind> {
  const recall = (kind: Kind): Texts =>
    Object.fromEntries(
      dialects.flatMap((dialect) => {
        const text = memory.get(`${names[kind]}.${dialect}`);
        return text === null ? [] : [[dialect, text]];
      }),
    );
  return Object.fromEntries(kinds.map((kind) => [kind, recall(kind)])) as Pick<DeskState, Kind>;
}

export class KeptTexts implements ReactiveController {
  readonly #memory: Memory;
  readonly #now: () => Pick<DeskState, Kind>;
  /** What the memory has, as far as it has room. */
  #kept: Pick<DeskState, Kind>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `now`: the texts as they are. Those of its first call are in the memory. */
  constructor(host: ReactiveControllerHost, memory: Memory, now: () => Pick<DeskState, Kind>) {
    this.#memory = memory;
    this.#now = now;
    this.#kept = now();
    host.addController(this);
  }

  hostConnected(): void {
    globalThis.addEventListener?.('pagehide', this.write);
  }

  hostDisconnected(): void {
    globalThis.removeEventListener?.('pagehide', this.write);
  }

  hostUpdated(): void {
    const now = this.#now();
    if (kinds.every((kind) => now[kind] === this.#kept[kind])) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.write, typingPauseMs);
  }

  readonly write = (): void => {
    const before = this.#kept;
    const now = (this.#kept = this.#now());
    for (const kind of kinds) {
      for (const dialect of Object.keys({ ...before[kind], ...now[kind] })) {
        const text = now[kind][dialect];
        if (text === before[kind][dialect]) continue;
        const key = `${names[kind]}.${dialect}`;
        // An older, shorter text must not come back in place of one that has no room.
        this.#memory.remove(key);
        if (text !== undefined) this.#memory.set(key, text);
      }
    }
  };
}
