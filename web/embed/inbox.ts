// The messages of a host to its frame, gathered: however many come, the board is changed a few times a second, and only
// the newest of what they ask for counts. So the replies are as few.
import { attributeNamed } from '../kit/board/attributes';
import type { BoardAttribute } from '../kit/board/attributes';

/** What the messages ask for, in the order in which it is done. */
export interface Wishes {
  /** A text sets an attribute, true sets it without a value, false removes it. */
  readonly attributes: ReadonlyMap<BoardAttribute, string | boolean>;
  readonly reset: boolean;
  readonly acts: readonly Act[];
}

/** A move; undefined takes the last one back. */
export type Act = string | undefined;

/** The least time between two changes of the board, in milliseconds. */
const pause = 100;
/** A game of ours rarely has as many moves. Further ones are ignored. */
const mostActs = 100;

export class Inbox {
  readonly #fulfil: (wishes: Wishes) => void;
  #attributes = new Map<BoardAttribute, string | boolean>();
  #reset = false;
  #acts: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fulfil: (wishes: Wishes) => void) {
    this.#fulfil = fulfil;
  }

  /** Takes a message of a type that is known, and ignores all others. */
  take(type: unknown, rest: Readonly<Record<string, unknown>>): void {
    if (type === 'set') this.#set(rest);
    else if (type === 'reveal') this.#attributes.set('reveal', true);
    else if (type === 'reset') [this.#reset, this.#acts] = [true, []];
    else if (type === 'undo') this.#act(undefined);
    else if (type === 'play' && typeof rest['move'] === 'string') this.#act(rest['move']);
    else return;
    // The first of many is done at once.
    if (this.#timer === undefined) this.#flush();
  }

  #set(wanted: Readonly<Record<string, unknown>>): void {
    for (const [key, value] of Object.entries(wanted)) {
      const name = attributeNamed(key);
      if (!name) continue;
      if (typeof value === 'string' || typeof value === 'boolean') {
        this.#attributes.set(name, value);
      } else if (value === null) this.#attributes.set(name, false);
    }
  }

  #act(act: Act): void {
    if (this.#acts.length < mostActs) this.#acts.push(act);
  }

  #flush(): void {
    const wishes = { attributes: this.#attributes, reset: this.#reset, acts: this.#acts };
    this.#timer = undefined;
    if (wishes.attributes.size === 0 && !wishes.reset && wishes.acts.length === 0) return;
    [this.#attributes, this.#reset, this.#acts] = [new Map(), false, []];
    this.#timer = setTimeout(() => this.#flush(), pause);
    this.#fulfil(wishes);
  }
}
