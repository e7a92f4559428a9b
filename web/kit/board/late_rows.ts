// The rows of a long board that are out of view: what a move changes in them is drawn after the frame that shows the move,
// so that the answer to a click is not kept waiting for what nobody sees.
import type { ReactiveControllerHost } from 'lit';

/** Everything that a row is drawn of; another list of values draws it anew. */
type Drawn = unknown[];

/** Rows beyond each edge that count as seen: the window may have grown since it was last looked at. */
const margin = 1;

export class LateRows {
  readonly #host: ReactiveControllerHost;
  /** The part of the rows that is in view, from 0 to 1. */
  #from = 0;
  #to = 1;
  #before: ReadonlyMap<number, Drawn> = new Map();
  #now = new Map<number, Drawn>();
  #isAsked = false;
  /** Whether the next update, and this one, is behind the frame. */
  #isDue = false;
  #isTurn = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Looks at what is in view. Call it when the rows were scrolled, and when their number or height has changed. */
  look({ scrollTop, clientHeight, scrollHeight }: Element): void {
    this.#from = scrollTop / scrollHeight;
    this.#to = (scrollTop + clientHeight) / scrollHeight;
  }

  /** Begins an update. */
  begin(): void {
    this.#before = this.#now;
    this.#now = new Map();
    this.#isTurn = this.#isDue;
    this.#isDue = false;
  }

  /**
   * What a row is drawn of in this update: `wanted`, or what it was drawn of before if its turn comes later. A row that
   * was not drawn before is drawn at once.
   */
  drawnOf(row: number, rows: number, wanted: Drawn): Drawn {
    const before = this.#isTurn || this.#isSeen(row, rows) ? wanted : this.#before.get(row);
    const drawn = before ?? wanted;
    this.#now.set(row, drawn);
    if (drawn !== wanted && drawn.some((value, index) => value !== wanted[index])) this.#ask();
    return drawn;
  }

  #isSeen(row: number, rows: number): boolean {
    return row >= this.#from * rows - 1 - margin && row <= this.#to * rows + margin;
  }

  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const draw = (): void => {
      this.#isAsked = false;
      this.#isDue = true;
      this.#host.requestUpdate();
    };
    requestAnimationFrame(() => setTimeout(draw));
  }
}
