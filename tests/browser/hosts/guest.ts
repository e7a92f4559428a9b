// A board in another page, as tests see it.
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Host } from './server';

export interface Parts {
  readonly board: Locator;
  readonly verdict: Locator;
  readonly more: Locator;
  readonly status: Locator;
  readonly cell: (name: string) => Locator;
  readonly button: (name: string) => Locator;
}

function partsOf(board: Locator): Parts {
  return {
    board,
    verdict: board.locator('.verdict .position'),
    more: board.locator('.verdict .more'),
    status: board.getByRole('status'),
    cell: (name) => board.getByRole('gridcell', { name, exact: true }),
    button: (name) => board.getByRole('button', { name, exact: true }),
  };
}

export function boardIn(page: Page | FrameLocator, selector = 'impartial-board'): Parts {
  return partsOf(page.locator(selector));
}

/** An empty host page with the element's script and this content. */
export function openWith(page: Page, host: Host, body: string, head = ''): Promise<void> {
  const script = '<script type="module" src="/impartial/embed/impartial-board.js"></script>';
  return openHost(page, host, body, head + script);
}

/** An empty host page with this content. */
export async function openHost(page: Page, host: Host, body: string, head = ''): Promise<void> {
  await page.route(`${host.origin}/page.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Host</title>${head}</head><body><main><h1>Host</h1>${body}</main></body></html>`,
    }),
  );
  await page.goto(`${host.origin}/page.html`);
}

/** The events that reach the document, with their details. */
export async function recordEvents(
  page: Page,
): Promise<() => Promise<[string, Record<string, unknown>][]>> {
  await page.addInitScript(() => {
    const seen: [string, unknown][] = [];
    Object.assign(window, { seen });
    for (const type of ['ready', 'change', 'reveal', 'error']) {
      document.addEventListener(`impartial-${type}`, (event) =>
        seen.push([type, (event as CustomEvent).detail]),
      );
    }
  });
  return () => page.evaluate(() => (window as never as { seen: never[] }).seen);
}
