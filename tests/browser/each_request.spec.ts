// Each request of each page: its file is missing, a page of HTML, or cut in half. Each time the page works or says what has
// happened, and works when it is loaded again after the fault has ended. faults.spec.ts has files that never come.
import type { Page, Route } from '@playwright/test';
import { expect, mend, test } from './support';

test.use({ locale: 'en-US', serviceWorkers: 'block' });
test.describe.configure({ timeout: 600_000 });

const kinds: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'a page of HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  'cut in half': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ headers, body: body.subarray(0, body.length >> 1) });
  },
};

interface Place {
  readonly address: string;
  /** All of it is there. */
  readonly works: (page: Page) => Promise<boolean>;
}

const sees = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).first().isVisible();

const places: Readonly<Record<string, Place>> = {
  'the first page': {
    address: './#/v1/wythoff/hdu1527?position=4+6&lang=en',
    works: async (page) => {
      const board = await sees(page, 'impartial-table .verdict .position');
      const output = page.locator('impartial-output textarea');
      return board && (await output.count()) > 0 && /^[01]\n/.test(await output.inputValue());
    },
  },
  records: { address: './records/', works: (page) => sees(page, 'main table') },
  verify: {
    address: './verify/',
    works: (page) =>
      page
        .getByRole('button', { name: /Run|Check|Start/ })
        .first()
        .isVisible(),
  },
  sheet: { address: './sheet/', works: (page) => sees(page, '.answers li') },
  'a tutorial': {
    address: './learn/wythoff.html',
    works: async (page) => {
      // Boards come, and tell that they do not, when they are in sight.
      await page.evaluate(() => document.querySelector('pre.board')?.scrollIntoView());
      return sees(page, 'impartial-board .verdict');
    },
  },
  'a frame': {
    address: './embed.html?game=wythoff&position=4+6&lang=en',
    works: (page) => sees(page, '.verdict .position'),
  },
};

const trouble = /could not be loaded|has (not come|failed)|Still loading|The solver stopped/;

for (const [name, { address, works }] of Object.entries(places)) {
  for (const [kind, spoil] of Object.entries(kinds)) {
    test(`each file of ${name}: ${kind}`, async ({ page, complaints }) => {
      const origin = new URL(test.info().project.use.baseURL ?? '').origin;
      const asked = new Set<string>();
      page.on('request', (request) => {
        const isDocument = request.resourceType() === 'document';
        if (!isDocument && request.url().startsWith(origin)) asked.add(request.url());
      });
      await page.goto(address);
      await expect.poll(() => works(page)).toBe(true);
      await page.waitForLoadState('networkidle');
      const files = [...asked];
      expect(files.length).toBeGreaterThan(0);
      await page.clock.install();
      for (const file of files) {
        await test.step(file, async () => {
          await page.route(file, spoil);
          await page.goto('about:blank');
          await page.goto(address, { waitUntil: 'commit' });
          const isTold = (): Promise<boolean> =>
            page.getByText(trouble).filter({ visible: true }).first().isVisible();
          await expect
            .poll(
              async () => {
                await page.clock.fastForward(4000);
                return (await works(page)) || (await isTold());
              },
              { message: `${file} ${kind}` },
            )
            .toBe(true);
          await mend(page);
          await page.reload({ waitUntil: 'commit' });
          await expect
            .poll(() => works(page), { message: `${file} ${kind}, after the fault` })
            .toBe(true);
        });
      }
      complaints.length = 0;
    });
  }
}
