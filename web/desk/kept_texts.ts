// Keeps the texts of the desk as long as the tab lives, so that loading the page again loses nothing. A text for which the
// memory has no room is kept only as long as the page is open: browsers give a tab about 5 MB in all. The next time the
// page says so.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { DialectId } from '../engine/types';
import type { Memory } from '../kit/storage';
import type { View } from './cases/case_sentences_en';
import { firstCase } from './desk_state';
import type { DeskState, Judge, Texts, Unkept } from './desk_state';
import { asideName } from './linked';

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

const otherViews: readonly View[] = ['own', 'program', 'practice'];

/** What of the desk is kept, or is told to be gone. */
const parts = [...kinds, 'view', 'opened', 'outputFile'] as const;
interface Now extends Pick<DeskState, (typeof parts)[number]> {
  /** The judge whose text is on the desk. */
  readonly dialect: DialectId | undefined;
}

/** Writing long texts takes a browser time, so they are written when the reader pauses, or leaves. */
const typingPauseMs = 120;

/** The texts that the memory has for these dialects. */
export function recalledTexts(
  memory: Memory,
  dialects: readonly DialectId[],
): Pick<DeskState, Kind | 'view' | 'unkept'> {
  // What was replaced beside an input stands with the inputs.
  const keys = dialects.flatMap((dialect) => [
    dialect,
    asideName(dialect, 'output'),
    asideName(dialect, 'program'),
  ]);
  const recall = (kind: Kind): Texts =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const text = memory.get(`${names[kind]}.${key}`);
        return text === null ? [] : [[key, text]];
      }),
    );
  const texts = Object.fromEntries(kinds.map((kind) => [kind, recall(kind)]));
  const unkept = dialects.map((dialect) => {
    const gone = memory.get(`unkept.${dialect}`)?.split(' ') ?? [];
    return [dialect, (['input', 'output'] as const).filter((each) => gone.includes(each))];
  });
  return {
    ...(texts as Pick<DeskState, Kind>),
    view: otherViews.find((view) => view === memory.get('view')) ?? 'judge',
    unkept: Object.fromEntries(unkept),
  };
}

/** The desk of a reader who comes back: the first case of a text that was kept is wanted, of one that was not, the sample's. */
export function recalled(desk: DeskState, { dialect = '' }: Judge): DeskState {
  if (desk.unkept[dialect]?.includes('input'))
    return { ...desk, view: 'judge', wanted: firstCase() };
  return desk.drafts[dialect]?.trim() ? { ...desk, wanted: firstCase() } : desk;
}

export class KeptTexts implements ReactiveController {
  readonly #memory: Memory;
  readonly #now: () => Now;
  /** What the memory has, as far as it has room. */
  #kept: Now;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `now`: the desk as it is. The texts of its first call are in the memory. */
  constructor(host: ReactiveControllerHost, memory: Memory, now: () => Now) {
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
    if (parts.every((part) => now[part] === this.#kept[part])) return;
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
    this.#memory.set('view', now.view);
    this.#tellUnkept(now);
  };

  #tellUnkept({ dialect, drafts, outputs, opened, outputFile }: Now): void {
    if (dialect === undefined) return;
    const isGone = (texts: Texts, kind: Kind): boolean =>
      texts[dialect] !== undefined && this.#memory.get(`${names[kind]}.${dialect}`) === null;
    const unkept: Unkept[] = [
      ...(opened || isGone(drafts, 'drafts') ? (['input'] as const) : []),
      ...(outputFile || isGone(outputs, 'outputs') ? (['output'] as const) : []),
    ];
    const key = `unkept.${dialect}`;
    if (unkept.length > 0) this.#memory.set(key, unkept.join(' '));
    else this.#memory.remove(key);
  }
}
