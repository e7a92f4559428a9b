// A visitor of the page, who finds things by what is seen and uses a mouse and a keyboard.
import { keys, until } from './browser';
import type { Browser, KeyAction, PointerAction, Source } from './browser';
import { look } from './look';
import type { Seen } from './look';

/** A CSS selector, or one with the name of the element: its label, its text or its title. */
export type Thing = string | readonly [selector: string, name: string];

const words = (thing: Thing): string => (typeof thing === 'string' ? thing : thing.join(' '));

export class Visitor {
  readonly browser: Browser;
  /** The visitor looks into the page's frame. */
  inFrame = false;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Runs a function in the page. It is sent as its source, so it uses nothing from outside. */
  async run<A extends readonly unknown[], T>(
    body: (...args: A) => T,
    ...args: A
  ): Promise<Awaited<T>> {
    return (await this.browser.run(String(body), args, this.inFrame)) as Awaited<T>;
  }

  all(thing: Thing, bring = false): Promise<Seen[]> {
    const [selector, name] = typeof thing === 'string' ? [thing, null] : thing;
    return this.run(look, selector, name, bring);
  }

  /** Waits until the thing is there, and as it must be. */
  sees(thing: Thing, must: (seen: Seen) => boolean = () => true): Promise<Seen> {
    let last: readonly Seen[] = [];
    const found = until(words(thing), async () => {
      last = await this.all(thing);
      return last.find(must);
    });
    return found.catch((error: Error) => {
      const message = `${error.message}: ${JSON.stringify(last.slice(0, 3))}`;
      throw new Error(message, { cause: error.cause });
    });
  }

  reads(thing: Thing, text: string | RegExp): Promise<Seen> {
    return this.sees(thing, (seen) => {
      const read = seen.text || seen.value;
      return typeof text === 'string' ? read.includes(text) : text.test(read);
    });
  }

  async gone(thing: Thing): Promise<void> {
    await until(`${words(thing)} is gone`, async () =>
      (await this.all(thing)).length === 0 ? true : undefined,
    );
  }

  /** Where the thing is, as soon as it lies still with nothing over it. */
  private async place(thing: Thing): Promise<{ readonly x: number; readonly y: number }> {
    let before = '';
    let still = 0;
    const { point } = await until(`${words(thing)} can be clicked`, async () => {
      const [seen] = await this.all(thing, true);
      const now = JSON.stringify(seen?.point);
      still = now === before ? still + 1 : 0;
      before = now;
      return seen?.point && still > 1 && !seen.isDisabled ? { point: seen.point } : undefined;
    });
    if (!this.inFrame) return point;
    const frame = (await this.browser.run(
      `() => { const { x, y } = document.querySelector('iframe').getBoundingClientRect(); return { x, y } }`,
      [],
      false,
    )) as { x: number; y: number };
    return { x: Math.round(point.x + frame.x), y: Math.round(point.y + frame.y) };
  }

  async click(thing: Thing): Promise<void> {
    const point = async (...then: readonly PointerAction[]): Promise<void> => {
      const move = { type: 'pointerMove', ...(await this.place(thing)) } as const;
      await this.browser.act({ type: 'pointer', id: 'mouse', actions: [move, ...then] });
    };
    // With the mouse over it, it may look and lie otherwise.
    await point();
    await point({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
  }

  /** `Control+A`: the keys before go up after the last. */
  async press(...combinations: readonly string[]): Promise<void> {
    const actions = combinations.flatMap((combination): readonly KeyAction[] => {
      const values = combination.split('+').map((name) => keys[name] ?? name);
      return [
        ...values.map((value) => ({ type: 'keyDown', value }) as const),
        ...[...values].reverse().map((value) => ({ type: 'keyUp', value }) as const),
      ];
    });
    await this.browser.act({ type: 'key', id: 'keyboard', actions } satisfies Source);
  }

  async type(text: string): Promise<void> {
    await this.press(...Array.from(text, (each) => (each === '\n' ? 'Enter' : each)));
  }

  /** Goes there with the Tab key, or back. At the end of a page, Firefox without a screen does not begin anew. */
  async tabTo(thing: Thing, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let i = 0; i < 60; ++i) {
      const [seen] = await this.all(thing);
      if (seen?.isFocused) return;
      await this.press(key);
    }
    throw new Error(`Tab does not lead to ${words(thing)}`);
  }

  /** Replaces all that is in a field. */
  async fill(field: Thing, text: string): Promise<void> {
    await this.click(field);
    await this.press('Control+A', 'Delete');
    await this.type(text);
  }

  /** Puts a file into a field that a visitor does not see. */
  async choose(selector: string, file: string): Promise<void> {
    const field = `() => {
      const within = (root) => root.querySelector(${JSON.stringify(selector)}) ??
        [...root.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot && within(shadowRoot)).find(Boolean);
      return within(document);
    }`;
    await this.browser.choose(field, file);
  }
}
