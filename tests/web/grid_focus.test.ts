// Arrow keys in a grid, and its one tab stop, on a host without a browser.
import { expect, test, vi } from 'vitest';
import type { LitElement } from 'lit';
import { GridFocus } from '../../web/kit/board/grid_focus';

class FakeElement {
  constructor(readonly dataset: Record<string, string>) {}
  closest(): this {
    return this;
  }
}
vi.stubGlobal('HTMLElement', FakeElement);
vi.stubGlobal('HTMLInputElement', class {});

const cell = new FakeElement({ row: '0', column: '0' });

function grid(rows: number, columns: number) {
  const listeners = new Map<string, (event: Event) => void>();
  const root = {
    addEventListener: (type: string, listener: (event: Event) => void) =>
      listeners.set(type, listener),
    removeEventListener: (type: string, listener: (event: Event) => void) => {
      if (listeners.get(type) === listener) listeners.delete(type);
    },
  };
  const host = {
    ...root,
    addController: () => undefined,
    requestUpdate: () => undefined,
    updateComplete: Promise.resolve(true),
    renderRoot: { ...root, querySelector: () => null },
  };
  const focus = new GridFocus(host as unknown as LitElement, () => ({ rows, columns }));
  focus.hostConnected();
  /** Returns where the tab stop is, and whether the key was taken. */
  const press = (key: string, held: Partial<KeyboardEvent> = {}): string => {
    let isTaken = false;
    const preventDefault = (): void => void (isTaken = true);
    const event = { key, ...held, composedPath: () => [cell], preventDefault };
    listeners.get('keydown')?.(event as unknown as KeyboardEvent);
    return `${focus.row} ${focus.column}${isTaken ? '' : ' not taken'}`;
  };
  return { focus, press, listeners };
}

test('arrows move the tab stop by a cell and stay in the grid', () => {
  const { focus, press } = grid(3, 4);
  const path = [
    'ArrowRight',
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'ArrowLeft',
    'ArrowLeft',
    'ArrowUp',
  ];
  expect(path.map((key) => press(key))).toEqual(['0 1', '1 1', '2 1', '2 1', '2 0', '2 0', '1 0']);
  expect(focus.tabIndex(1, 0)).toBe(0);
  expect(focus.tabIndex(0, 0)).toBe(-1);
  expect(focus.tabIndex(1, 1)).toBe(-1);
});

test('Home and End go along the row, with Control across the grid; a page is ten rows', () => {
  const { press } = grid(30, 4);
  expect(press('End')).toBe('0 3');
  expect(press('PageDown')).toBe('10 3');
  expect(press('Home')).toBe('10 0');
  expect(press('End', { ctrlKey: true })).toBe('29 3');
  expect(press('PageUp')).toBe('19 3');
  expect(press('Home', { ctrlKey: true })).toBe('0 0');
});

test('other keys, and keys of the browser, are left alone', () => {
  const { press } = grid(3, 4);
  expect(press('a')).toBe('0 0 not taken');
  expect(press('ArrowDown', { altKey: true })).toBe('0 0 not taken');
  expect(press('ArrowDown', { metaKey: true })).toBe('0 0 not taken');
});

test('a grid that shrinks keeps its tab stop inside; one that is removed listens no longer', () => {
  const size = { rows: 3, columns: 4 };
  const host = { addController: () => undefined, requestUpdate: () => undefined };
  const focus = new GridFocus(
    {
      ...host,
      updateComplete: Promise.resolve(true),
      renderRoot: { querySelector: () => null },
    } as unknown as LitElement,
    () => size,
  );
  void focus.focus(2, 3);
  expect([focus.row, focus.column]).toEqual([2, 3]);
  size.rows = 1;
  size.columns = 2;
  expect([focus.row, focus.column]).toEqual([0, 1]);

  const other = grid(3, 4);
  expect([...other.listeners.keys()]).toEqual(['keydown', 'focusin']);
  other.focus.hostDisconnected();
  expect([...other.listeners.keys()]).toEqual([]);
});
