// The view "Your program": brought in each way, run, and told what is wrong with it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { violations } from './axe';
import { Desk, expect, mend, rare, test } from './support';

const wrong = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../wrong/${name}.cpp`), 'utf8');

/** Wythoff's game on HDU 1527; `print` has the larger heap `b`, the smaller one `a`, and the judge's answer `wins`. */
const program = (print: string): string => `#include <cstdio>
#include <cstdlib>
int main() {
  long long a, b;
  while (scanf("%lld%lld", &a, &b) == 2) {
    if (a > b) { long long c = a; a = b; b = c; }
    long long k = b - a, lower = 0;
    // floor(k * phi), bit by bit: m is not above it if m * m - m * k <= k * k.
    for (long long bit = 1ll << 30; bit; bit /= 2) {
      long long m = lower + bit;
      if (m * m - m * k <= k * k) lower = m;
    }
    int wins = a != lower;
    ${print}
  }
}
`;

class ProgramView {
  readonly page: Page;
  readonly pane: Locator;
  readonly editor: Locator;
  readonly answer: Locator;
  readonly badge: Locator;
  readonly run: Locator;
  readonly stop: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pane = page.locator('impartial-program');
    this.editor = this.pane.locator('.cm-content');
    this.answer = this.pane.locator('.verdict');
    this.badge = this.pane.locator('.badge');
    this.run = this.pane.getByRole('button', { name: 'Run' });
    this.stop = this.pane.getByRole('button', { name: 'Stop' });
  }

  async open(address = '#/v1/wythoff/hdu1527'): Promise<void> {
    await new Desk(this.page).open(address);
    await this.page.getByRole('button', { name: 'Your program' }).click();
    await this.editor.waitFor();
  }

  /** Types a program, and runs it by the keyboard. */
  async try(source: string, verdict: string): Promise<void> {
    await this.editor.fill(source);
    await this.editor.press('Control+Enter');
    await expect(this.badge).toContainText(verdict, { timeout: 60_000 });
    await expect(this.answer).not.toContainText('Looking for the line', { timeout: 60_000 });
  }
}

// They compile many programs, one after the other.
test.describe.configure({ timeout: 300_000 });

test('a program is accepted, wrong or refused, and its answer says why', async ({ page }) => {
  const view = new ProgramView(page);
  await view.open();
  const { answer } = view;

  const beyond = 'static int all[5]; if (all[a % 2 + 5] == 12345) puts(""); printf("%d\\n", wins);';
  await view.try(program(beyond), 'Accepted');
  await expect(answer).toContainText(/as the judge does.*cases in \d+ runs · .* on this machine/s);
  await expect(answer).toContainText(/right by luck.*Line 14\s*The index \d is outside its array/s);

  await view.try(program('printf("%d\\n", a == 1 ? 1 : wins);'), 'Wrong Answer');
  await expect(answer).toContainText(
    /smallest case found.*Input\s*1 2\s*Expected\s*0\s*Yours\s*1/s,
  );
  // It is on the board too, with both answers.
  await expect(page.getByLabel('Position', { exact: true })).toHaveValue('1 2');
  const onBoard = page.locator('impartial-case-bar dl');
  await expect(onBoard).toHaveText(/Judge\s*0\s*Yours\s*1/);
  // The outcome is kept while the reader looks elsewhere.
  await page.getByRole('button', { name: 'Output', exact: true }).click();
  await expect(page.locator('impartial-output textarea')).toHaveValue('0\n');
  await expect(onBoard).toHaveCount(0);
  await page.getByRole('button', { name: 'Your program' }).click();
  await expect(onBoard).toHaveText(/Judge\s*0\s*Yours\s*1/);

  await view.try(program('int answer = wins printf("%d", 1);'), 'Compile Error');
  await expect(answer).toContainText(/Line 14\s*A semicolon is missing.*expected ';'/s);
  await expect(view.pane.locator('.error-line')).toHaveText('14');
  expect(await violations(page)).toEqual([]);
});

test(
  'a line that overflows is named; a program without end is stopped',
  { tag: '@check' },
  async ({ page }) => {
    const view = new ProgramView(page);
    await view.open();
    const { answer } = view;

    await view.try(
      program('volatile int n = (int)a * 100000; printf("%d\\n", n < 0 ? !wins : wins);'),
      'Wrong Answer',
    );
    await expect(answer).toContainText(/Line 14\s*\d+ × 100000 does not fit into int/);
    // A change that mends it may be on the same line.
    await answer.getByRole('button', { name: 'Line 14' }).first().click();
    await expect(view.editor).toBeFocused();

    await view.editor.fill(program('while (a != b) getchar();'));
    await view.run.click();
    await expect(answer).toContainText('Running on input', { timeout: 60_000 });
    await view.stop.click();
    await expect(answer).toHaveText('Stopped');
  },
);

const mendIsNear =
  'the change that mends a program is shown with its line, which is one press away';
test(mendIsNear, { tag: '@check' }, async ({ page }) => {
  const view = new ProgramView(page);
  await view.open('#/v1/heap_games/hdu1846');
  const bash = `t = int(input())
for _ in range(t):
    n, m = map(int, input().split())
    print("first" if n % m else "second")
`;
  await view.try(bash, 'Wrong Answer');
  const mends = view.pane.locator('.mend');
  await expect(mends).toContainText('right on all inputs tried', { timeout: 60_000 });
  await expect(mends.locator('ins')).toHaveText(['(', ' + 1)']);
  expect(await violations(page)).toEqual([]);
  await mends.getByRole('button', { name: 'Line 4' }).click();
  await expect(view.editor).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('n % m');

  // Of the program that was run, not of what is written since.
  await view.editor.press('Control+End');
  await view.editor.press('Space');
  await expect(mends.getByRole('button', { name: 'Line 4' })).toBeDisabled();
});

test('of a program that breaks off the case is told at which it does, though its answers are lost', async ({
  page,
}) => {
  const view = new ProgramView(page);
  await view.open('#/v1/misere_nim/lightoj1253');
  await view.try(
    `#include <cstdio>
#include <cstdlib>
int main() {
  int t, n, h;
  scanf("%d", &t);
  for (int c = 1; c <= t; c++) {
    int s = 0, big = 0;
    for (scanf("%d", &n); n--; s ^= h, big |= h > 1) scanf("%d", &h);
    if (c == 3) abort();
    printf("Case %d: %s\\n", c, !s == !big ? "Alice" : "Bob");
  }
}
`,
    'Runtime Error',
  );
  await expect(view.answer.locator('dd.expected')).toHaveText(/^Case 3: /);
  await expect(page.locator('#notation')).toHaveValue('1 1');
});

test('each other verdict of a judge is reached, and says what it means @check', async ({
  page,
}) => {
  const view = new ProgramView(page);
  await view.open();
  const { answer } = view;

  await view.try(program('printf("%d ", wins);'), 'Presentation Error');
  await expect(answer).toContainText('blanks or line ends');

  const keeps = 'static int kept; printf("%d\\n", wins * !kept); kept |= a == 3;';
  await view.try(program(keeps), 'Wrong Answer');
  await expect(answer).toContainText(/Right alone, but not after .*not cleared/);
  await expect(page.locator('impartial-case-bar')).toContainText('of 2');
  expect(await violations(page)).toEqual([]);

  const divides = 'volatile long long z = a; if (b / z < 0) return 1; printf("%d\\n", wins);';
  await view.try(program(divides), 'Runtime Error');
  await expect(answer).toContainText('divided by zero');

  const catches = 'try { throw wins; } catch (int caught) { printf("%d\\n", caught); }';
  await view.try(program(catches), 'Accepted');
  await view.try(program('throw wins;'), 'Runtime Error');
  await expect(answer).toContainText('It threw int.');

  await view.try(program('for (;;) *(volatile char *)malloc(1 << 20) = 1;'), 'Memory Limit');
  await view.try(program('for (;;) puts("more");'), 'Output Limit');
  await view.try(program('while (a == b) getchar(); printf("%d\\n", wins);'), 'Time Limit');
});

test('numbers that are left out are struck out, an order that matters is shown, and wrong values stand beside the right ones @check', async ({
  page,
}) => {
  const view = new ProgramView(page);
  /** The value of a heap, and how three of them are joined. */
  const nim = (value: string, sum: string): string => `#include <cstdio>
int g(int n) { return ${value}; }
int main() {
  int t, a, b, c;
  scanf("%d", &t);
  for (int i = 1; i <= t; i++) {
    int n, s = 0, last = 0;
    for (scanf("%d", &n); n--; last = a) { scanf("%d", &a); ${sum}; }
    printf("Case %d: %s\\n", i, s ? "Alice" : "Bob");
  }
}
`;
  const half = 'n % 2 ? g(n / 2) : n / 2';
  await view.open('#/v1/heap_games/lightoj1296');

  await view.try(nim(half, 'if (n != 1) s ^= g(a)'), 'Wrong Answer');
  await expect(view.answer).toContainText('struck out never');
  await expect(view.answer.locator('mark')).toHaveCount(1);

  await view.try(nim(half, 's ^= a < last ? g(a) + 1 : g(a)'), 'Wrong Answer');
  await expect(view.answer).toContainText(/depends on the order.*differently: [\d ]+ ≠ [\d ]+/);

  await view.try(nim('n % 2 == 0 ? n / 2 : n / 2 % 2 ? 0 : n / 4', 's ^= g(a)'), 'Wrong Answer');
  await expect(view.answer).toContainText('Its sums are right, but not the Grundy values in them');
  await expect(view.answer.locator('td.found').first()).toHaveText('0');
  expect(await violations(page)).toEqual([]);
});

test('a program that is pasted anywhere runs at one press, and its known mistake is named @check', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('./#/v1/wythoff/hdu1527');
  await page.locator('impartial-table').waitFor();
  const view = new ProgramView(page);
  await page.evaluate(
    (text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      const paste = { clipboardData: data, bubbles: true, cancelable: true, composed: true };
      document.body.dispatchEvent(new ClipboardEvent('paste', paste));
    },
    program('printf("%d\\n", wins);').replace(/.*if \(a > b\).*\n/, ''),
  );
  await page.locator('impartial-told').getByRole('button', { name: 'Run it here' }).click();
  await expect(view.badge).toContainText('Wrong Answer', { timeout: 60_000 });
  await expect(view.badge).toBeInViewport({ ratio: 1 });
  await expect(view.answer).toContainText('The first heap taken for the smaller one');
  await expect(view.answer.getByRole('link', { name: 'Read why' })).toHaveAttribute(
    'href',
    /learn\/wythoff/,
  );
  await expect(view.answer).not.toContainText('Looking for the line', { timeout: 60_000 });
  expect(await violations(page)).toEqual([]);

  // Loading the page again loses nothing, and the link has the program.
  await expect(page).toHaveURL(/program=/);
  const link = page.url();
  await page.evaluate(() => (location.hash = '#/v1/wythoff/hdu1527?panel=text'));
  await page.reload();
  await page.getByRole('button', { name: 'Your program' }).click();
  await expect(view.editor).toContainText('#include <cstdlib>');
  await view.pane.getByRole('button', { name: 'Clear' }).click();
  await expect(view.editor).not.toContainText('#include <cstdlib>');
  // To go to the address of the page is to go nowhere.
  await expect(page).not.toHaveURL(link);
  await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await expect(view.editor).toContainText('#include <cstdlib>');
  // It runs when the reader wants it to.
  await expect(view.badge).toHaveCount(0);
});

test('the compiler’s files come with their progress, and can be stopped or be missing @check', async ({
  page,
}) => {
  await page.clock.install();
  // All but the largest one come.
  await page.route(/\/compiler\/llvm_core_wasm/, () => {});
  const view = new ProgramView(page);
  await view.open();
  await expect(view.run).toBeDisabled();
  const file = {
    name: 'a.cpp',
    mimeType: 'text/plain',
    buffer: Buffer.from(wrong('poj1143_greedy')),
  };
  await view.pane.locator('.file-input').setInputFiles(file);
  await expect(view.editor).toContainText('#include');
  await view.run.click();
  await expect(view.answer).toContainText(
    /Loading the compiler · \d.* MB of \d\d.* MB.*Only this once/s,
  );
  expect(await violations(page)).toEqual([]);
  const slow = page.getByText('Still loading');
  await page.clock.fastForward(20_000);
  await expect(slow).toBeVisible();
  await view.stop.click();
  await expect(view.answer).toHaveText('Stopped');
  await expect(slow).toHaveCount(0);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/compiler\//, (route) => route.fulfill({ status: 404 }));
  await view.run.click();
  await expect(view.answer).toContainText('without its compiler');
  await view.answer.getByRole('button', { name: 'Check your output' }).click();
  await expect(page.locator('impartial-verdict').getByRole('textbox')).toBeVisible();
});

const half = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length >> 1) });
};
const signIn = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' });

for (const [files, spoil, asked] of [
  [/\/compiler\/llvm-resources/, signIn, /\/compiler\/llvm-resources/],
  [/\/assets\/clang-/, half, /\/compiler\/llvm_core/],
] as const) {
  const title = `${files.source} that is bad is told as that, and asked for again`;
  test(title, rare(spoil === half), async ({ page, complaints }) => {
    await page.route(files, spoil);
    const view = new ProgramView(page);
    await view.open();
    await view.editor.fill('int main() {}');
    await view.run.click();
    await expect(view.answer).toContainText('could not be loaded');
    await expect(view.answer).not.toContainText(/without|stopped|restarted/);
    complaints.length = 0;
    await mend(page);
    // The rest takes long.
    await page.route(/\/compiler\/llvm_core/, () => {});
    const request = page.waitForRequest(asked);
    await view.answer.getByRole('button', { name: 'Run again' }).click();
    await request;
    await view.stop.click();
  });
}

test('a file that is dropped on the view is the program; elsewhere it is offered to be run', async ({
  page,
}) => {
  const view = new ProgramView(page);
  await view.open();
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped.cpp'));
    return transfer;
  }, '#include <cstdio>\r\nint dropped;\r\nint main() { puts("1"); }\r\n');
  const drop = async (place: Locator): Promise<void> => {
    await place.dispatchEvent('dragover', { dataTransfer: data });
    await place.dispatchEvent('drop', { dataTransfer: data });
  };
  await drop(view.editor);
  await expect(view.editor.locator('.cm-line')).toHaveText([
    '#include <cstdio>',
    'int dropped;',
    'int main() { puts("1"); }',
    '',
  ]);
  await view.pane.getByRole('button', { name: 'Clear' }).click();
  await drop(page.locator('h1'));
  await page.locator('.offers').getByRole('button', { name: 'Run it here' }).click();
  await expect(view.editor).toContainText('int dropped;');
  await expect(view.stop).toBeVisible();
});

test(
  'a trial whose solver stops is told as interrupted, and runs again',
  { tag: '@check' },
  async ({ page }) => {
    const view = new ProgramView(page);
    await view.open();
    await view.editor.fill('int main() { for (;;); }');
    await view.run.click();
    await expect(view.answer).toContainText('Running on input', { timeout: 60_000 });
    // The one for judge text.
    await page.workers()[1]?.evaluate(() => {
      // It is asked again when the program was stopped.
      self.onmessage = () => self.close();
    });
    await expect(view.answer).toContainText('The trial was interrupted');
    await expect(view.editor).toContainText('for (;;)');
    expect(await violations(page)).toEqual([]);
    await view.answer.getByRole('button', { name: 'Run again' }).click();
    await expect(view.badge).toContainText('Time Limit Exceeded', { timeout: 60_000 });
  },
);
