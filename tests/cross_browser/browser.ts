// What a browser must be able to do for the steps. Each driver beside this file does it in its browser's own protocol.
import { setTimeout as pause } from 'node:timers/promises';

/** The actions of a real mouse and a real keyboard, as WebDriver and WebDriver BiDi write them. */
export type Source =
  | { readonly type: 'pointer'; readonly id: 'mouse'; readonly actions: readonly PointerAction[] }
  | { readonly type: 'key'; readonly id: 'keyboard'; readonly actions: readonly KeyAction[] };

export type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };

export interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  readonly value: string;
}

/** The keys that write nothing, by WebDriver's numbers. */
export const keys: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

export interface Browser {
  /** Loads a page, and comes back when it has loaded. */
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  act(source: Source): Promise<void>;
  /**
   * Runs the source of a function in the page, or in its only frame, of whatever origin. Arguments and result are JSON.
   * A text is undefined if the function returns nothing.
   */
  run(source: string, args: readonly unknown[], inFrame: boolean): Promise<unknown>;
  /** Puts a file into the field that the source of a function returns. */
  choose(field: string, file: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The errors and warnings since the last call. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Wish {
  /** What the page learns of the reader's system. */
  readonly isDark?: boolean;
  /** Where downloads go. */
  readonly downloads: string;
}

export interface Driver {
  readonly name: string;
  start(wish: Wish): Promise<Browser>;
  /** Changes an HTML file on its way to the browser, if the browser itself tells nobody what its console shows. */
  readonly change?: (html: string) => string;
}

/** Asks until the answer is neither undefined nor an error. The time is for what hangs, not for what is slow. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + 120_000;
  let trouble: unknown;
  do {
    try {
      const found = await ask();
      if (found !== undefined) return found;
      trouble = undefined;
    } catch (error) {
      trouble = error;
    }
    await pause(50);
  } while (performance.now() < end);
  throw new Error(`not in 120 s: ${what}`, { cause: trouble });
}
