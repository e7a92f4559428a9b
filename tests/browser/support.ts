// Shared by all browser tests: a page that must log no errors, and what is on it.
import { gzipSync } from 'node:zlib';
import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Locator, Page, Response } from '@playwright/test';
import type { Engine, SolveOptions } from '../../web/engine/engine';
import type { JudgeCase } from '../corpus';

export { expect };
export { gameIds, judgeCases, sampleOf, samples } from '../corpus';
export type { JudgeCase } from '../corpus';

/** `npm test` leaves out what is rare; `npm run check` tries it. */
export function rare(isRare: boolean): { tag?: string } {
  return isRare ? { tag: '@check' } : {};
}

/** Of the windows of a test, a phone's and a laptop's are not rare. */
export function rareWidth(width: number): { tag?: string } {
  return rare(width !== 390 && width !== 1280);
}

/** What all boards share is usually tried on a grid. */
export function rareGame(game: string): { tag?: string } {
  return rare(game !== 'wythoff');
}

/** To the page so many times less time passes, so that a busy machine ends a search within its limit too. */
export async function slowClock(page: Page, times: number): Promise<void> {
  await page.addInitScript((factor) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / factor;
  }, times);
}

/** A page whose console shows an error fails its test, because a blocked script or style is reported only there. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        // Playwright itself says that it blocks service workers (playwright.config.ts).
        if (isComplaint && !message.text().includes('blocked by Playwright')) {
          complaints.push(message.text());
        }
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Weighs everything that the page loads from now on from below a path. The function that is returned waits until no more
 * is on its way, and gives the bytes of each path after gzip.
 */
export function weigh(page: Page, below = '/'): () => Promise<Map<string, number>> {
  const weights = new Map<string, number>();
  const arriving: Promise<void>[] = [];
  const take = async (response: Response): Promise<void> => {
    const { protocol, pathname } = new URL(response.url());
    if (!protocol.startsWith('http') || !pathname.startsWith(below)) return;
    weights.set(pathname, gzipSync(await response.body(), { level: 9 }).length);
  };
  page.on('response', (response) => {
    const taken = take(response);
    // One that nobody waits for may come when the test has ended.
    taken.catch(() => {});
    arriving.push(taken);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    // What the page has received may still be on its way to the test.
    await Promise.all(arriving);
    return weights;
  };
}

/** The page takes a file of the build that a test has changed. */
export async function withoutHashes(page: Page): Promise<void> {
  await page.context().route('**/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="importmap">.*?<\/script>/, '');
    await route.fulfill({ response, body });
  });
}

/**
 * From now on the server sends what it has. First the answers on their way end: Playwright cannot give the answer to a
 * request whose route is gone.
 */
export function mend(server: Page | BrowserContext): Promise<void> {
  return server.unrouteAll({ behavior: 'wait' });
}

/**
 * Tries again until it works. Most browsers keep that a module has not come: then the page, which sees that the file is
 * there, offers only to be loaded again. `again`: what is pressed. `offered`: what the page offers as long as it may help.
 * `page` is loaded again, which begins some time after the press; `reopen`: what a visitor does then.
 */
export async function tryAgain(
  around: Pick<Page, 'getByRole'>,
  works: () => Promise<unknown>,
  {
    again = 'Try again',
    offered = 'Try again',
    reload = 'Reload',
    page = undefined as Page | undefined,
    reopen = async (): Promise<void> => {},
  } = {},
): Promise<void> {
  const button = (name: string): Locator => around.getByRole('button', { name, exact: true });
  const isKept = async (): Promise<boolean> =>
    (await button(offered).count()) === 0 && (await button(reload).count()) > 0;
  // At once if the file has come, and only one that it imports has not.
  if (!(await isKept())) {
    // The page may ask again by itself, and then there is nothing to press.
    await button(again)
      .last()
      .click({ timeout: 5_000 })
      .catch(() => {});
    let isOver = false;
    const tried = works().finally(() => (isOver = true));
    tried.catch(() => {});
    // A part that was asked for before that may fail after it: then it is offered once more.
    const press = async (): Promise<void> => {
      if (again === offered && (await button(again).count()) > 0)
        await button(again)
          .last()
          .click({ timeout: 1000 })
          .catch(() => {});
    };
    await expect
      .poll(async () => {
        if (!isOver) await press();
        return isOver || (await isKept());
      })
      .toBe(true);
    if (isOver) return void (await tried);
  }
  const reloaded = page?.waitForEvent('framenavigated');
  await button(reload).first().click();
  await reloaded;
  await reopen();
  await works();
}

/** The files of every solver: WebAssembly, and the plain JavaScript that comes where WebAssembly cannot. */
export const solverFiles = /\/impartial[^/]*(\.wasm|plain[^/]*\.js)$/;

// --- The page --------------------------------------------------------------------------------------------------------

/** The element that main.ts creates; its engine is public. */
export type App = HTMLElement & { readonly engine: Engine & { release(): void } };

/** Proves an answer in the panel of its certificate. */
export async function prove(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Prove it' }).click();
  await expect(panel).toContainText(/Checked: [1-9][\d,]* positions. The answer is proved\./);
}

export class Desk {
  readonly page: Page;
  readonly editor: Locator;
  readonly plainEditor: Locator;
  readonly output: Locator;
  readonly status: Locator;
  readonly notices: Locator;
  readonly format: Locator;
  readonly sample: Locator;
  readonly copy: Locator;
  readonly download: Locator;
  readonly announcement: Locator;

  constructor(page: Page) {
    this.page = page;
    const desk = page.locator('impartial-judge-desk');
    this.editor = page.locator('.pane.input .cm-content');
    this.plainEditor = page.locator('.pane.input .plain-editor');
    this.output = page.locator('impartial-output textarea');
    this.status = page.locator('impartial-output .status');
    this.notices = desk.locator('.notice');
    this.format = page.locator('#dialect');
    this.sample = page.locator('button.sample');
    this.copy = desk.locator('button.copy');
    this.download = page.locator('button.download');
    this.announcement = desk.getByRole('status');
  }

  /** Opens the page and waits for the final editor. */
  async open(address = ''): Promise<void> {
    await this.page.goto(`./${address}`);
    await this.editor.waitFor();
  }

  async openDialect({ game, dialect }: Pick<JudgeCase, 'game' | 'dialect'>): Promise<void> {
    await this.open(`#/v1/${game}/${dialect}`);
    // If the page was already open, the change takes another moment.
    await expect(this.format).toHaveValue(dialect);
  }

  /** What is seldom wanted is in a menu beside the format. */
  async openMenu(): Promise<void> {
    await this.page.locator('button.about').click();
  }

  async takeSample(): Promise<void> {
    await this.openMenu();
    await this.sample.click();
  }

  async openFile(name: string, buffer: Buffer): Promise<void> {
    const file = { name, mimeType: 'text/plain', buffer };
    await this.page.locator('.file-input').setInputFiles(file);
  }

  /**
   * Types over the whole text. Playwright's `fill` selects in the page and types in a second step; if the editor draws
   * between the two, the selection is lost.
   */
  async write(text: string): Promise<void> {
    await this.editor.focus();
    await this.page.keyboard.press('Control+A');
    await (text ? this.page.keyboard.insertText(text) : this.page.keyboard.press('Delete'));
  }

  /** As a person does: select all, paste. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((content) => navigator.clipboard.writeText(content), text);
    await this.editor.focus();
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.press('Control+V');
  }

  async outputIs(bytes: Buffer): Promise<void> {
    await expect(this.output).toHaveValue(bytes.toString('utf8'));
  }

  /** From now on the solver reads a third of any text and then runs for ever, until it is stopped. */
  async stallSolver(): Promise<void> {
    await this.page.locator('impartial-app').evaluate((app) => {
      const { engine } = app as App;
      const stall = ({ signal, onProgress }: SolveOptions = {}): Promise<never> => {
        onProgress?.({ bytesRead: 1e6, bytesTotal: 3e6, cases: 1, milliseconds: 10 });
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('stopped')));
        });
      };
      engine.solve = (_dialect, _input, options) => stall(options);
      engine.check = (_dialect, _input, _output, options) => stall(options);
    });
  }

  /** The selected text in the editor. */
  selectedText(): Promise<string> {
    return this.editor.evaluate((content) => {
      const root = content.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null };
      return String(root.getSelection?.() ?? document.getSelection());
    });
  }
}
