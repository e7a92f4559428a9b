// The events of a board and its panels. They carry the reader's requests to the table and stay inside it: the events
// are not composed, so each ends at the shadow root of its element. Elements in between forward it.

/** The details of each event. */
export interface BoardEvents {
  /** The reader asks for a move, in the game's notation. */
  'board-move': string;
  /** The reader asks for another position, in the game's notation. The solver decides whether it can occur. */
  'board-edit': string;
  /** While a position is set up: the position after this move is asked for. The move is not part of the game. */
  'board-setup-move': string;
  /** The reader looks at a move, by pointer or focus; null when no move is looked at. */
  'board-look': string | null;
  /** The reader asks for a move in the position on the board, from the explanation. */
  'why-move': string;
  /** The reader asks for another position, from the explanation. */
  'why-position': string;
  /** A text for the status line. */
  say: string;
}

/** Creates a function that sends the events in `Details`, and no others. */
export function emitter<Details>(init: EventInit = {}) {
  return <Type extends keyof Details & string>(
    from: EventTarget,
    type: Type,
    ...detail: Details[Type] extends undefined ? [] : [Details[Type]]
  ): void => {
    from.dispatchEvent(
      new CustomEvent<unknown>(type, { bubbles: true, ...init, detail: detail[0] }),
    );
  };
}

export const emit = emitter<BoardEvents>();

/** Creates a listener that forwards an event as an event of `from`. */
export function passOn(from: EventTarget): (event: Event) => void {
  return ({ type, detail }: CustomEventInit & { type: string }) => {
    from.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  };
}
