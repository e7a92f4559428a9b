// The table of faults: what can be missing or broken (a row), crossed with the places where a board stands: the page, a
// frame, an element in another page, and the page in one file. No place stays blank, says "Loading" for ever, or blames
// the network for what is not its fault; and what failed works again. `npm run check` runs all of it, `npm test` the missing
// files of the page.
import { setTimeout as pause } from 'node:timers/promises';
import type { FrameLocator, Page, Route } from '@playwright/test';
import { openHost, openWith } from './hosts/guest';
import { startHost } from './hosts/server';
import type { Host } from './hosts/server';
import { Desk, test as base, expect, mend, sampleOf, tryAgain } from './support';

interface Options {
  /** Chromium's own options for V8: the browser itself is without something. */
  v8: string;
}

const test = base.extend<Options>({
  v8: ['', { option: true }],
  // The flags of a browser hold for all its pages, so such a test has a browser of its own.
  context: async ({ context, v8, playwright, launchOptions, baseURL }, use) => {
    if (!v8) return use(context);
    const args = [...(launchOptions.args ?? []), `--js-flags=${v8}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const options = { locale: 'en-US', serviceWorkers: 'block' } as const;
    await use(await browser.newContext({ ...options, ...(baseURL && { baseURL }) }));
    await browser.close();
  },
});

test.use({ locale: 'en-US' });

let host: Host;
test.beforeAll(async () => (host = await startHost()));
test.afterAll(() => host.close());

// --- Places ----------------------------------------------------------------------------------------------------------

/** A board's state, as an address and as attributes. */
interface State {
  readonly game: string;
  readonly position: string;
  readonly lang?: string;
  /** Only of an element. */
  readonly mode?: string;
  /** The explanation is asked for. */
  readonly why?: boolean;
}

interface Place {
  /** `policy`: of the document. */
  readonly open: (page: Page, state: State, policy?: string) => Promise<void>;
  /** What stands around the board. */
  readonly in: (page: Page) => Page | FrameLocator;
  /** Opens another position in the same place. */
  readonly change: (page: Page, state: State) => Promise<void>;
}

const asMeta = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

/** Documents and workers have this policy too. */
async function underPolicy(page: Page, policy: string): Promise<void> {
  await page.context().route(/(\/|\.html|worker-[^/]*\.js)(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
}

const query = ({ why, ...state }: State): string =>
  String(new URLSearchParams({ ...state, ...(why && { hints: 'why' }) }));
const hash = ({ game, position, lang = 'en' }: State): string =>
  `#/v1/${game}?position=${encodeURIComponent(position)}&lang=${lang}`;

function pageAt(address: string): Place {
  return {
    async open(page, state, policy) {
      if (policy) await underPolicy(page, policy);
      await page.goto(`${address}${hash(state)}`);
      if (state.why) await page.getByRole('tab', { name: 'Why' }).click();
    },
    in: (page) => page,
    change: (page, state) => page.evaluate((to) => void (location.hash = to), hash(state)),
  };
}

const places = {
  page: pageAt('./'),
  frame: {
    async open(page, state, policy) {
      const src = `/impartial/embed.html?${query({ lang: 'en', ...state }).replaceAll('&', '&amp;')}`;
      const frame = `<iframe title="A board" width="600" height="700" sandbox="allow-scripts" src="${src}"></iframe>`;
      if (!policy) return openHost(page, host, frame);
      const strict = await startHost({}, undefined, (html) =>
        html.replace('<head>', `<head>${asMeta(policy)}`),
      );
      page.once('close', () => strict.close());
      await openHost(page, strict, frame);
    },
    in: (page) => page.frameLocator('iframe'),
    change: (page, { game, position }) =>
      page.evaluate(
        (set) => {
          const message = { impartial: 1, type: 'set', ...set };
          document.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
        },
        { game, position },
      ),
  },
  element: {
    async open(page, state, policy) {
      const head = policy ? asMeta(policy) : '';
      const attributes = [...new URLSearchParams(query({ lang: 'en', ...state }))]
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ');
      await openWith(
        page,
        host,
        `<impartial-board ${attributes}>A board of a game.</impartial-board>`,
        head,
      );
    },
    in: (page) => page,
    change: (page, state) =>
      page.locator('impartial-board').evaluate((board, { game, position }) => {
        Object.assign(board, { game, position });
      }, state),
  },
  'page in one file': pageAt('./impartial.html'),
} satisfies Record<string, Place>;

type PlaceName = keyof typeof places;

const placeNames = Object.keys(places) as readonly PlaceName[];
const placeOf = (name: PlaceName): Place => places[name];

// --- Rows of files ---------------------------------------------------------------------------------------------------

const wrongType = 'of the wrong type';

/** Answers with another file. The browser must not take it for the right one later. */
async function instead(
  route: Route,
  change: (body: Buffer) => Buffer,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const response = await route.fetch();
  const { 'content-type': type = '', ...rest } = response.headers();
  const cors = { 'access-control-allow-origin': rest['access-control-allow-origin'] ?? '*' };
  const headers = { 'content-type': type, 'cache-control': 'no-store', ...cors, ...more };
  await route.fulfill({ body: change(await response.body()), headers });
}

/** What a server, a proxy or a cache does to a file. */
const kinds: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'a page of HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  truncated: (route) =>
    instead(route, (body) => body.subarray(0, body.lastIndexOf('{', body.length >> 1) + 1)),
  garbage: (route) => instead(route, () => Buffer.from('\u0000)]}')),
  slow: async (route) => {
    await pause(2000);
    await route.continue();
  },
  [wrongType]: (route) =>
    instead(route, (body) => body, {
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
    }),
};

/** What a browser keeps of a script until the page is loaded again. */
const spoilsCode = ['truncated', 'garbage'];

interface Fault {
  /** The files that are broken, in each place that loads them. */
  readonly files: Partial<Record<PlaceName, RegExp>>;
  readonly state?: Partial<State>;
  /** What the reader does before the fault is noticed. */
  readonly act?: (page: Page) => Promise<void>;
  /** What is said; undefined: nothing, because it works all the same. */
  readonly says?: string | RegExp | Partial<Record<PlaceName, string | RegExp>>;
  /** The button that tries again, once the file is there. */
  readonly again?: string;
  /** A file of this kind does no harm. */
  readonly harmless?: typeof wrongType;
  /** What is there in the end; usually the board. */
  readonly works?: (page: Page, around: Page | FrameLocator) => Promise<void>;
}

const part = 'A part could not be loaded';
const noBoard = 'The board could not be loaded';
const noSearches = /The board could not be loaded|The solver stopped/;
const retry = 'Try again';

const boardIsThere: Required<Fault>['works'] = async (_page, around) => {
  await expect(around.locator('.verdict .position').first()).toContainText('can win');
};
const textIsSolved = async (page: Page): Promise<void> => {
  await new Desk(page).outputIs(sampleOf('hdu1527').answer);
};
const reasonIsThere: Required<Fault>['works'] = (_page, around) =>
  expect(around.locator('impartial-why')).toContainText('partner');
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const wythoff: State = { game: 'wythoff', position: '4 6' };
const beyond: State = { game: 'sylver_coinage', position: '<16 17>' };

const faults: Readonly<Record<string, Fault>> = {
  'the script': {
    files: {
      page: /assets\/index-[^/]*\.js$/,
      frame: /frame\.js$/,
      element: /embed\/impartial-board\.js$/,
    },
    says: {
      page: /The script of this page has (not come|failed)/,
      frame: 'The script of this board has not come',
      element: 'A board of a game.',
    },
  },
  'the styles': { files: { page: /assets\/[^/]*\.css$/ } },
  'the board': {
    files: { page: /assets\/wythoff-[^/]*\.js$/, element: /\/board-[^/]*\.js$/ },
    says: noBoard,
    again: retry,
  },
  'the desk of judge text': {
    files: { page: /\/desk-/ },
    says: part,
    again: retry,
    works: textIsSolved,
  },
  'the better editor': { files: { page: /code_editor-/ }, works: textIsSolved },
  'the worker': { files: { page: /\/worker-[^/]*\.js$/ } },
  'the first module': {
    files: {
      page: /impartial_positions[^/]*\.(wasm|js)$/,
      element: /impartial_positions[^/]*\.wasm$|plain[^/]*\.js$/,
    },
    says: noBoard,
    again: retry,
    harmless: wrongType,
  },
  'the first module as WebAssembly': {
    files: { page: /impartial_positions[^/]*\.wasm$/, element: /impartial_positions[^/]*\.wasm$/ },
  },
  'the module of judge text': {
    files: { page: /impartial_judge[^/]*\.(wasm|js)$/ },
    says: 'The solver could not be loaded',
    again: retry,
    harmless: wrongType,
    works: textIsSolved,
  },
  'the module of outputs': {
    files: { page: /impartial_check[^/]*\.(wasm|js)$/ },
    act: async (page) => {
      await press('Your output')(page);
      await page.locator('impartial-verdict').getByRole('textbox').fill('0\n1\n');
    },
    says: 'The solver could not be loaded',
    again: retry,
    harmless: wrongType,
    works: (page) => expect(page.locator('impartial-verdict .badge')).toContainText('Wrong'),
  },
  'the check of outputs': {
    files: { page: /practice-/ },
    act: press('Your output'),
    says: 'This part could not be loaded',
    again: retry,
    works: (page) => expect(page.locator('impartial-verdict').getByRole('textbox')).toBeVisible(),
  },
  'the test data': {
    files: { page: /practice-/ },
    act: press('Test data'),
    says: 'This part could not be loaded',
    again: retry,
    works: (page) =>
      expect(page.locator('impartial-practice').getByRole('button').first()).toBeVisible(),
  },
  'the quiz': {
    files: { element: /\/quiz-[^/]*\.js$/ },
    state: { mode: 'quiz' },
    says: noBoard,
    again: retry,
    works: (_page, around) =>
      expect(around.locator('.verdict .position').first()).toContainText('Which move wins?'),
  },
  'the explanation': {
    files: { page: /\/why-/, element: /why_panel-/ },
    state: { why: true },
    says: part,
    again: retry,
    works: reasonIsThere,
  },
  'the theory': {
    files: { page: /_theory-/, element: /theory-/ },
    state: { why: true },
    says: 'The explanation could not be loaded',
    again: retry,
    works: reasonIsThere,
  },
  'the words of a language': {
    files: { page: /page_zh_hans-/, element: /sentences_zh_hans-/ },
    state: { lang: 'zh-Hans' },
    says: /could not be loaded/,
    again: retry,
    works: (_page, around) =>
      expect(around.locator('.verdict .position').first()).toContainText('能赢'),
  },
  'the share dialog': {
    files: { page: /\/share-/ },
    act: press('Share'),
    says: part,
    again: 'Share',
    works: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'the panel of searches': {
    files: { page: /\/later-/, element: /search_panel-/ },
    state: beyond,
    says: part,
    again: retry,
    // The page solves it unasked.
    works: (_page, around) =>
      expect(around.getByRole('button', { name: /Solve|Prove it/ })).toBeVisible(),
  },
  'the module of searches': {
    files: { page: /impartial_search[^/]*\.wasm$/ },
    state: beyond,
    says: noSearches,
    again: retry,
    harmless: wrongType,
  },
  'the searches': {
    files: {
      frame: /impartial\.search\.js$/,
      element: /search_parts-|impartial_search[^/]*\.wasm$/,
    },
    state: beyond,
    says: noSearches,
    again: retry,
  },
  'the calls of judge text': {
    files: { page: /texts-/ },
    says: /The solver (could not be loaded|stopped)/,
    again: retry,
    works: textIsSolved,
  },
  'the atlas': {
    files: { page: /number_game_theory-/ },
    state: { game: 'number_game', position: '2 3' },
    act: openTab('Atlas'),
    says: part,
    again: retry,
    works: (page) => expect(page.locator('#panel-atlas')).toContainText('Frobenius'),
  },
};

const loading = /Loading/;

for (const [name, fault] of Object.entries(faults)) {
  for (const placeName of placeNames) {
    const files = fault.files[placeName];
    if (!files) continue;
    for (const [kind, spoil] of Object.entries(kinds)) {
      const { open, in: within } = placeOf(placeName);
      const what = placeName === 'page' ? name : `${name} in a ${placeName}`;
      test(`${what}: ${kind}`, async ({ page, context, complaints }) => {
        const { says, again, works = boardIsThere, harmless } = fault;
        const said = typeof says === 'string' || says instanceof RegExp ? says : says?.[placeName];
        const around = within(page);
        await context.route(files, spoil);
        await open(page, { ...wythoff, ...fault.state });
        await fault.act?.(page);
        if (said !== undefined && kind !== 'slow' && kind !== harmless) {
          await expect(around.getByText(said).first()).toBeVisible();
          await expect(around.getByText(loading)).toHaveCount(0);
          await mend(context);
          const button = (name: string) => around.getByRole('button', { name, exact: true });
          const reopen = async (): Promise<void> => {
            // The page may load itself once more, which ends what a visitor has just begun.
            await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
            await open(page, { ...wythoff, ...fault.state });
            await fault.act?.(page);
          };
          if (!again) {
            await page.reload();
          } else if (spoilsCode.includes(kind) && (await button('Reload').count()) > 0) {
            const reloaded = page.waitForEvent('framenavigated');
            await button('Reload').first().click();
            await reloaded;
            await reopen();
          } else {
            await tryAgain(around, () => works(page, around), { again, page, reopen });
          }
        }
        await works(page, around);
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        // The browser's own words about the file, and what the file itself says when it runs.
        complaints.length = 0;
      });
    }
  }
}

/** Files that are asked for, but do not come. */
const awaited = Object.entries(faults).filter(
  ([name, { says }]) => says !== undefined || name === 'the worker',
);

for (const [name, { files: at, state, act, works = boardIsThere }] of awaited) {
  for (const placeName of placeNames) {
    const files = at[placeName];
    if (!files) continue;
    const { open, in: within } = placeOf(placeName);
    test(`${name} in a ${placeName}: never comes`, async ({ page, context }) => {
      await page.clock.install();
      const around = within(page);
      const asked = page.waitForRequest(files);
      let send = (): void => {};
      const sent = new Promise<void>((resolve) => (send = resolve));
      await context.route(files, async (route) => {
        await sent;
        await route.continue();
      });
      const opened = open(page, { ...wythoff, ...state });
      const acted = act?.(page);
      await asked;
      const slow = around.getByText(/Still loading|has not come|没有加载/);
      // The static words of a page may stand where a board would say so.
      const still = placeName === 'element' ? around.getByText('A board of a game.') : slow;
      // Its time may begin after the request.
      await expect(async () => {
        await page.clock.fastForward(20_000);
        await expect(slow.or(still).first()).toBeVisible({ timeout: 500 });
      }).toPass();
      send();
      await opened;
      await acted;
      await works(page, around);
      await expect(slow).toHaveCount(0);
    });
  }
}

// --- Rows of circumstances -------------------------------------------------------------------------------------------

interface Circumstance {
  readonly v8?: string;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly policy?: string;
  /** Places where no board can come: a build of one file has neither the plain solver nor one for the page's thread. */
  readonly without?: readonly PlaceName[];
  /** What is said of a position that only WebAssembly can answer. */
  readonly beyondSays?: string;
}

const circumstances: Readonly<Record<string, Circumstance>> = {
  'no memory for WebAssembly': {
    v8: '--wasm-max-mem-pages=100',
    without: ['frame', 'page in one file'],
    beyondSays: 'WebAssembly',
  },
  'a policy without WebAssembly': {
    policy: "script-src http: 'unsafe-inline' blob:",
    without: ['frame', 'page in one file'],
    beyondSays: 'WebAssembly',
  },
  'no workers': {
    before: (page) => page.addInitScript('delete globalThis.Worker'),
    without: ['page in one file'],
  },
  'workers that are refused': {
    without: ['page in one file'],
    before: (page) =>
      page.addInitScript(() => {
        globalThis.Worker = class {
          constructor() {
            throw new Error('refused');
          }
        } as never;
      }),
  },
  'Trusted Types': {
    policy: "require-trusted-types-for 'script'",
    // Its worker is a text.
    without: ['page in one file'],
  },
  'no storage': {
    before: (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(globalThis, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      }),
  },
  'storage that never answers': {
    before: (page) =>
      page.addInitScript(() => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
        const never = (): Promise<never> => new Promise(() => {});
        Object.defineProperty(navigator, 'storage', { value: { getDirectory: never } });
      }),
  },
  'storage with rubbish in it': {
    before: (page) =>
      page.addInitScript(() => {
        try {
          for (const key of ['language', 'theme', 'place']) {
            localStorage.setItem(`impartial.${key}`, '{"\u0000');
          }
          // Of a later version, and without what is looked for.
          indexedDB.open('impartial', 9);
        } catch {
          // A frame without an origin has no storage.
        }
      }),
  },
};

for (const [name, { v8 = '', before, policy, without = [], beyondSays }] of Object.entries(
  circumstances,
)) {
  test.describe(name, () => {
    test.use({ v8 });
    for (const placeName of placeNames) {
      const { open, in: within, change } = placeOf(placeName);
      test(`a ${placeName}`, async ({ page, context, complaints }) => {
        const around = within(page);
        await before?.(page);
        await open(page, wythoff, policy);
        if (without.includes(placeName)) {
          await expect(around.getByText(noBoard).first()).toBeVisible();
          if (beyondSays) await expect(around.getByText(beyondSays).first()).toBeVisible();
          await expect(around.getByText(loading)).toHaveCount(0);
          complaints.length = 0;
          return;
        }
        await boardIsThere(page, around);
        if (placeName.startsWith('page')) await textIsSolved(page);
        await expect(around.getByText(loading)).toHaveCount(0);
        await change(page, beyond);
        if (beyondSays) await expect(around.getByText(beyondSays).first()).toBeVisible();
        else await boardIsThere(page, around);
        await change(page, { game: 'misere_nim', position: '1 2 4' });
        await boardIsThere(page, around);
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        complaints.length = 0;
      });
    }
  });
}

// --- Rows of time: what comes after the page has loaded --------------------------------------------------------------

const times: Readonly<Record<string, (page: Page) => Promise<() => Promise<void>>>> = {
  'offline after the page has loaded': async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  'files that are gone after a deployment': async (page) => {
    const files = /\/(assets|embed)\//;
    await page.context().route(files, (route) => route.fulfill({ status: 404 }));
    return () => mend(page.context());
  },
};

for (const [name, begin] of Object.entries(times)) {
  for (const placeName of placeNames) {
    const { open, in: within, change } = placeOf(placeName);
    test(`${name}, in a ${placeName}`, async ({ page, complaints }) => {
      const around = within(page);
      await open(page, wythoff);
      await boardIsThere(page, around);
      const end = await begin(page);
      // What is loaded keeps working.
      await around.getByRole('gridcell', { name: /^first 3, second 5/ }).click();
      await expect(around.locator('.verdict .position').first()).toContainText('no move wins');
      await change(page, { game: 'misere_nim', position: '1 2 4' });
      // These are whole.
      const isWhole = placeName === 'frame' || placeName === 'page in one file';
      if (!isWhole) await expect(around.getByText(noBoard).first()).toBeVisible();
      await end();
      const reopen = (): Promise<void> => open(page, { game: 'misere_nim', position: '1 2 4' });
      if (!isWhole) await tryAgain(around, () => boardIsThere(page, around), { page, reopen });
      await boardIsThere(page, around);
      complaints.length = 0;
    });
  }
}

// --- Pages that a script draws whole ---------------------------------------------------------------------------------

for (const folder of ['records', 'verify', 'sheet']) {
  for (const [kind, spoil] of Object.entries(kinds)) {
    test(`the script of the page "${folder}": ${kind}`, async ({ page, complaints }) => {
      const files = new RegExp(`assets/${folder}-[^/]*\\.js$`);
      await page.route(files, spoil);
      await page.goto(`./${folder}/`);
      if (kind !== 'slow') {
        await expect(page.getByText(/The script of this page has (not come|failed)/)).toBeVisible();
        await mend(page);
        await page.getByRole('button', { name: 'Reload' }).click();
      }
      await expect(page.locator('footer, .foot').first()).toContainText('Impartial');
      await expect(page.getByText(/has (not come|failed)/)).toHaveCount(0);
      complaints.length = 0;
    });
  }
}
