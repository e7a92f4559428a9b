// What a visit leaves in the browser's storage is missing at the next one, is junk, or has the shape of another version: the
// page works, without a word in the console. Each worker of the page ends at any time: the page works again.
import type { Page } from '@playwright/test';
import type { Analysis } from '../../web/engine/types';
import { BoardPage } from './board';
import { Desk, expect, test } from './support';

test.use({ locale: 'en-US', serviceWorkers: 'block' });
test.describe.configure({ timeout: 600_000 });

interface Visit {
  readonly address: string;
  /** Leaves in the storage what a reader leaves there. */
  readonly act: (page: Page) => Promise<void>;
  readonly works: (page: Page) => Promise<void>;
}

const boardWorks = async (page: Page): Promise<void> => {
  // A text that was kept may be one that no judge asks.
  await expect(new BoardPage(page).verdict).toHaveText(/can win|lose|cannot be read/);
};

const visits: Readonly<Record<string, Visit>> = {
  'the first page': {
    address: './#/v1/wythoff/hdu1527',
    act: async (page) => {
      const desk = new Desk(page);
      await page.getByLabel('Theme', { exact: true }).selectOption('dark');
      await desk.write('4 6\n3 5\n');
      await expect(desk.output).toHaveValue('1\n0\n');
      await page.getByRole('button', { name: 'Your output' }).click();
      await page.locator('impartial-verdict').getByRole('textbox').fill('1\n1\n');
      await expect(page.locator('impartial-verdict')).toContainText('Wrong Answer');
      await new BoardPage(page).choose('Grundy values');
    },
    works: boardWorks,
  },
  'your program': {
    address: './#/v1/wythoff/hdu1527',
    act: async (page) => {
      await new Desk(page).editor.waitFor();
      await page.getByRole('button', { name: 'Your program' }).click();
      await page.locator('impartial-program .cm-content').fill('int main() {}');
    },
    works: boardWorks,
  },
  'a game of Sylver Coinage': {
    address: './#/v1/sylver_coinage?position=%3C16+17%3E',
    act: async (page) => {
      const { verdict } = new BoardPage(page);
      const solve = page.getByRole('button', { name: 'Solve', exact: true });
      await expect(verdict.filter({ hasText: 'choose 90' }).or(solve).first()).toBeVisible();
      if (await solve.isVisible()) await solve.click();
      await expect(verdict).toContainText('choose 90');
    },
    works: async (page) => expect(new BoardPage(page).verdict).toContainText('can win'),
  },
  'an exercise': {
    address: './#/v1/wythoff/hdu1527',
    act: async (page) => {
      await new BoardPage(page).act('Exercise');
      const dialog = page.locator('impartial-exercise dialog');
      const moves = await dialog
        .locator('.stage > *')
        .evaluate((board) => (board as never as { analysis: Analysis }).analysis.winning);
      if (moves.length === 0) await dialog.getByRole('button', { name: 'No move wins' }).click();
      for (const move of moves)
        await dialog.locator(`[role="gridcell"][data-move="${move}"]`).first().click();
      await expect(dialog.locator('.tools > .count')).toHaveText('Right answers: 1');
      await page.keyboard.press('Escape');
    },
    works: async (page) => {
      await boardWorks(page);
      await new BoardPage(page).act('Exercise');
      const dialog = page.locator('impartial-exercise dialog');
      await expect(dialog.locator('.tools > .count')).toHaveText(/^Right answers: \d+$/);
    },
  },
  'a tutorial': {
    address: './learn/wythoff.html',
    act: async (page) => {
      const board = page.locator('impartial-board').first();
      await board.getByRole('gridcell', { name: /^first 3, second 5/ }).click();
      await expect(board).toContainText('Right');
      await page.getByLabel('Theme', { exact: true }).selectOption('dark');
    },
    works: async (page) =>
      expect(page.locator('impartial-board .verdict').first()).toContainText(/\S/),
  },
};

type StoreName = 'localStorage' | 'sessionStorage';

const keysOf = (page: Page): Promise<[StoreName, string][]> =>
  page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).flatMap((name) =>
      Object.keys(globalThis[name]).map((key): [StoreName, string] => [name, key]),
    ),
  );

/** A value of the storage, or none. The last ones are JSON, but not what any version has written. */
const spoils: readonly (string | undefined)[] = [
  undefined,
  '{"\u0000',
  '',
  'null',
  '[[]]',
  '{}',
  '-1',
];

/** Leaves junk in place of each record of each database. */
const spoilDatabases = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    let count = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const open = database.transaction(store, 'readwrite').objectStore(store);
        for (const key of await done(open.getAllKeys())) {
          await done(open.put({ build: 1, analysis: '{"\u0000' }, key));
          ++count;
        }
      }
      database.close();
    }
    return count;
  });

for (const [name, { address, act, works }] of Object.entries(visits)) {
  test(`each stored thing of ${name}`, async ({ page }) => {
    await page.goto(address);
    await act(page);
    // A page that leaves writes to the storage; this one has nothing to write.
    await page.goto('./licences.txt');
    const keys = await keysOf(page);
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) => Object.entries(storage)),
    );
    const put = (changed?: readonly [StoreName, string, string | undefined]): Promise<void> =>
      page.evaluate(
        ([whole, change]) => {
          for (const [i, storage] of [localStorage, sessionStorage].entries()) {
            storage.clear();
            for (const [key, value] of whole[i] ?? []) storage.setItem(key, String(value));
          }
          if (!change) return;
          const [store, key, value] = change;
          if (value === undefined) globalThis[store].removeItem(key);
          else globalThis[store].setItem(key, value);
        },
        [kept, changed] as const,
      );
    for (const [store, key] of keys) {
      for (const spoil of spoils) {
        await test.step(`${store} ${key}: ${spoil ?? 'missing'}`, async () => {
          await page.goto('./licences.txt');
          await put([store, key, spoil]);
          await page.goto(address);
          await works(page);
        });
      }
    }
    await page.goto('./licences.txt');
    await put();
    const records = await spoilDatabases(page);
    expect(keys.length + records).toBeGreaterThan(0);
    await page.goto(address);
    await works(page);
  });
}

/** Ends a worker from within, as a browser that is short of memory ends it: without an event. */
async function endWorkers(page: Page): Promise<number> {
  const workers = page.workers();
  await Promise.all(workers.map((worker) => worker.evaluate(() => self.close()).catch(() => {})));
  return workers.length;
}

test('the page works after its workers have ended, whatever it was doing', async ({
  page,
  complaints,
}) => {
  const desk = new Desk(page);
  const board = new BoardPage(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.write('4 6\n');
  await expect(desk.output).toHaveValue('1\n');
  expect(await endWorkers(page)).toBeGreaterThan(0);
  const again = page.getByRole('button', { name: /^(Try again|Reload)$/ });
  /** It works, or says what has happened and works after one press. */
  const worksAgain = async (works: () => Promise<void>): Promise<void> => {
    const told = page.getByText(/The solver (stopped|could not be loaded)/).first();
    await expect(async () => {
      if ((await told.isVisible()) && (await again.first().isVisible()))
        await again.first().click();
      await works();
    }).toPass({ timeout: 600_000 });
  };
  await board.moves.first().click();
  await worksAgain(() => expect(board.steps).toHaveCount(2, { timeout: 2000 }));
  expect(await endWorkers(page)).toBeGreaterThan(0);
  await desk.write('4 6\n3 5\n');
  await worksAgain(() => expect(desk.output).toHaveValue('1\n0\n', { timeout: 2000 }));
  complaints.length = 0;
});
