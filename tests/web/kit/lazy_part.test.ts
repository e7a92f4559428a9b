// A part of an element that is loaded late, asked for again and again as the element is drawn.
import type { CSSResult, ReactiveElement } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyPart } from '../../../web/kit/lazy_part';

class Root {
  adoptedStyleSheets: unknown[] = ['its own'];
}
beforeEach(() => vi.stubGlobal('ShadowRoot', Root));
afterEach(() => vi.unstubAllGlobals());

test('it is loaded once, and again after a failure; its styles come once', async () => {
  const renderRoot = new Root();
  let drawn = 0;
  const host = { renderRoot, requestUpdate: () => void ++drawn } as unknown as ReactiveElement;
  const styles = [{ styleSheet: 'its styles' }] as unknown as CSSResult[];
  let isOnline = false;
  let loads = 0;
  const part = new LazyPart(host, async () => {
    ++loads;
    if (!isOnline) throw new TypeError('no network');
    return { styles };
  });
  expect(part.loaded).toBe(undefined);
  expect(loads).toBe(0);
  expect(part.isAwaited).toBe(false);
  for (const expected of [1, 2]) {
    expect(part.code).toBe(undefined);
    expect(part.code).toBe(undefined);
    await vi.waitFor(() => expect(loads).toBe(expected), { timeout: 60_000 });
    // After a failure nobody waits for it any more.
    expect(part.isAwaited).toBe(expected === 1);
    isOnline = true;
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(loads).toBe(2);
  expect(part.code).toEqual({ styles });
  expect(part.loaded).toEqual({ styles });
  // Once for the failure, and once for the part.
  expect(drawn).toBe(2);
  expect(renderRoot.adoptedStyleSheets).toEqual(['its own', 'its styles']);
});
