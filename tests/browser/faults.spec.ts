// The table of faults: each file of the page that can be missing or be another file, what the page says then, and that it
// works again. `npm run check` runs all of it, `npm test` the rows of missing files.
import type { Page, Route } from '@playwright/test';
import { boardIn, openWith } from './hosts/guest';
import { startHost } from './hosts/server';
import type { Host } from './hosts/server';
import { Desk, expect, sampleOf, test } from './support';

test.use({ locale: 'en-US' });

/** What a server, a proxy or a cache does to a file. */
const kinds: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'a page of HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  truncated: async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length >> 1) });
  },
  garbage: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: '\u0000)]}' });
  },
};

interface Fault {
  /** The files that are broken. */
  readonly files: RegExp;
  readonly address?: string;
  /** What the reader does before the fault is noticed. */
  readonly act?: (page: Page) => Promise<void>;
  /** What the page says; undefined: nothing, because it works all the same. */
  readonly says?: string;
  /** The button that tries again, once the file is there. */
  readonly again?: string;
  /** What is there in the end. */
  readonly works: (page: Page) => Promise<void>;
}

const part = 'A part could not be loaded';
const boardIsThere = async (page: Page): Promise<void> => {
  await expect(page.locator('impartial-table .verdict .position')).toContainText('can win');
};
const textIsSolved = async (page: Page): Promise<void> => {
  await new Desk(page).outputIs(sampleOf('hdu1527').answer);
};
const wythoff = './#/v1/wythoff/hdu1527?position=4+6';
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

const faults: Readonly<Record<string, Fault>> = {
  'the script of the page': {
    files: /assets\/index-[^/]*\.js$/,
    says: 'The script of this page has not come',
    again: 'Reload',
    works: boardIsThere,
  },
  'the board': {
    files: /assets\/board-[^/]*\.js$/,
    says: 'The board could not be loaded',
    again: 'Try again',
    works: boardIsThere,
  },
  'the desk of judge text': {
    files: /text_desk-/,
    says: part,
    again: 'Try again',
    works: textIsSolved,
  },
  'the better editor': { files: /code_editor-/, works: textIsSolved },
  'the worker': { files: /worker-[^/]*\.js$/, works: boardIsThere },
  'the first module': {
    files: /impartial_positions[^/]*\.(wasm|js)$/,
    says: 'The board could not be loaded',
    again: 'Try again',
    works: boardIsThere,
  },
  'the module of judge text': {
    files: /impartial_judge[^/]*\.(wasm|js)$/,
    says: 'The solver could not be loaded',
    again: 'Try again',
    works: textIsSolved,
  },
  'the module of outputs': {
    files: /impartial_check[^/]*\.(wasm|js)$/,
    act: async (page) => {
      await press('Check your output')(page);
      await page.locator('impartial-verdict').getByRole('textbox').fill('0\n1\n');
    },
    says: 'The solver could not be loaded',
    again: 'Try again',
    works: (page) => expect(page.locator('impartial-verdict .badge')).toContainText('Wrong'),
  },
  'the check of outputs': {
    files: /verdict_pane-/,
    act: press('Check your output'),
    says: 'could not be loaded',
    again: 'Try again',
    works: (page) => expect(page.locator('impartial-verdict').getByRole('textbox')).toBeVisible(),
  },
  'the test data': {
    files: /practice_pane-/,
    act: press('Test data'),
    says: 'could not be loaded',
    again: 'Try again',
    works: (page) =>
      expect(page.locator('impartial-practice').getByRole('button').first()).toBeVisible(),
  },
  'the explanation': {
    files: /why_pane-|why_panel-/,
    act: openTab('Why'),
    says: part,
    again: 'Try again',
    works: (page) => expect(page.locator('impartial-why')).toContainText('golden'),
  },
  'the theory': {
    files: /theory-/,
    act: openTab('Why'),
    says: 'The explanation could not be loaded',
    again: 'Try again',
    works: (page) => expect(page.locator('impartial-why')).toContainText('golden'),
  },
  'the words of a language': {
    files: /zh_hans-/,
    address: `${wythoff}&lang=zh-Hans`,
    says: part,
    again: 'Try again',
    works: (page) => expect(page.locator('h1')).toHaveText('威佐夫博弈'),
  },
  'the share dialog': {
    files: /share_dialog-/,
    act: press('Share'),
    says: part,
    works: boardIsThere,
  },
  'the panel of searches': {
    files: /search_panel-/,
    address: './#/v1/number_game?position=%3C16+17%3E',
    says: part,
    again: 'Try again',
    works: (page) => expect(page.getByRole('button', { name: 'Solve' })).toBeVisible(),
  },
  'the module of searches': {
    files: /search_parts-|impartial_search[^/]*\.wasm$/,
    address: './#/v1/number_game?position=%3C16+17%3E',
    says: 'The board could not be loaded',
    again: 'Try again',
    works: boardIsThere,
  },
  'the atlas': {
    files: /atlas_pane-|atlas-/,
    address: './#/v1/number_game',
    act: openTab('Atlas'),
    says: part,
    again: 'Try again',
    works: (page) => expect(page.locator('#panel-atlas')).toContainText('Frobenius'),
  },
};

for (const [name, fault] of Object.entries(faults)) {
  for (const [kind, spoil] of Object.entries(kinds)) {
    test(`${name}: ${kind}${kind === 'missing' ? '' : ' @check'}`, async ({ page, complaints }) => {
      const context = page.context();
      await context.route(fault.files, spoil);
      await page.goto(fault.address ?? wythoff);
      await fault.act?.(page);
      if (fault.says) {
        await expect(page.getByText(fault.says).first()).toBeVisible();
        await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
        await context.unroute(fault.files);
        if (fault.again) {
          await page.getByRole('button', { name: fault.again, exact: true }).last().click();
        }
      }
      await fault.works(page);
      // The browser's own words about the file, and what the file itself says when it runs.
      complaints.length = 0;
    });
  }
}

test.describe('boards of other pages', () => {
  let host: Host;
  test.beforeAll(async () => (host = await startHost()));
  test.afterAll(() => host.close());

  for (const [name, files] of Object.entries({
    'the board': /\/board-[^/]*\.js$/,
    'the first module': /impartial_positions[^/]*\.wasm$|plain[^/]*\.js$/,
  })) {
    for (const [kind, spoil] of Object.entries(kinds)) {
      test(`an element without ${name}: ${kind}${kind === 'missing' ? '' : ' @check'}`, async ({
        page,
        complaints,
      }) => {
        await page.context().route(files, spoil);
        await openWith(
          page,
          host,
          '<impartial-board game="wythoff" position="4 6"></impartial-board>',
        );
        const { button, verdict } = boardIn(page);
        await expect(page.locator('impartial-board')).toContainText('could not be loaded');
        await page.context().unroute(files);
        await button('Try again').click();
        await expect(verdict).toHaveText(/can win/);
        complaints.length = 0;
      });
    }
  }
});
