// The published tutorials: readable in every window, theme and language, and every link works.
import { readFileSync } from 'node:fs';
import { files, pages } from '../../web/build/learn_pages';
import { languageNames, languages } from '../../web/i18n/language';
import { learnFile } from '../../web/kit/learn_page';
import { colourRules, languageRules, surplusOf, violations } from './axe';
import { BoardPage } from './board';
import { expect, mend, rare, test } from './support';

// Colours are checked in their final state, not during a transition between themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const id of pages) {
  // Traditional Chinese has the columns and colours of the Simplified: one page of it is enough.
  const tried = languages.filter((each) => each !== 'zh-Hant' || id === 'number_game');
  for (const language of tried) {
    const file = learnFile(id, language);
    const title = `${file}: axe finds nothing, nothing scrolls sideways, no inline style`;
    // Chapters are built alike.
    const isRare = language !== 'en' || id !== 'rules';
    test(title, rare(isRare), async ({ page }) => {
      await page.goto(`./learn/${file}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCount(1);
      // In the page itself; a board's own elements are in its shadow tree. The policy has the hashes of both scripts.
      const inline = await page.evaluate(
        () =>
          document.querySelectorAll(':not(impartial-board)[style], style, script:not([src])')
            .length,
      );
      expect(inline).toBe(2);
      // The folded answers too.
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true;
      });
      // A translation has its own text, but the same colours and columns.
      const isEnglish = language === 'en';
      expect.soft(await violations(page, isEnglish ? undefined : languageRules)).toEqual([]);
      for (const size of isEnglish ? windows : windows.slice(0, 1)) {
        await page.setViewportSize(size);
        expect.soft(await surplusOf(page), `${size.width} wide`).toBeLessThanOrEqual(0);
      }
      if (!isEnglish) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violations(page, colourRules), 'dark').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await violations(page), 'narrow').toEqual([]);
    });
  }
}

for (const width of [320, 390, 768]) {
  const title = `the header leads back to the games, and its menu is at the edge, ${width} wide`;
  test(title, rare(width !== 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('./learn/index.zh.html');
    const menu = await page.locator('.top .menu').boundingBox();
    expect(width - (menu?.x ?? 0) - (menu?.width ?? 0)).toBeLessThan(24);
    const games = page.locator('.top .games a');
    expect(await games.count()).toBeGreaterThan(4);
    const board = new BoardPage(page);
    for (const at of [0, 3]) {
      await games.nth(at).focus();
      const name = await games.nth(at).innerText();
      await page.keyboard.press('Enter');
      await expect(page.locator('impartial-app h1')).toHaveText(name);
      await board.moves.first().waitFor();
      await page.goBack();
    }
  });
}

test('a block of code is copied by its button, and the contents stand after the title', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./learn/misere_nim.html');
  const code = page.locator('figure.code').first();
  await code.getByRole('button', { name: 'Copy' }).click();
  await expect(code.getByRole('button')).toHaveText('Copied');
  const text = await code.locator('pre').innerText();
  expect(text).toContain('int main');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const rules = page.getByRole('link', { name: 'Rules' });
  await expect(rules).toBeHidden();
  await page.getByText('On this page').click();
  await expect(rules).toBeInViewport();
  await expect(page.locator('.title + .contents')).toHaveCount(1);
});

test('the boards are marked for the script that makes them live', async ({ page }) => {
  await page.goto('./learn/wythoff.html');
  const boards = page.locator('pre[data-impartial]:has(> code.language-impartial)');
  await expect(boards).toHaveCount(2);
  await expect(boards.first()).toHaveAttribute(
    'data-impartial',
    'game=wythoff mode=quiz position="4 6" hints=none rule=none',
  );
});

test('a program of a tutorial opens in the page, and can be run there', async ({ page }) => {
  await page.goto('./learn/wythoff.html');
  await page.getByRole('link', { name: 'Run and edit' }).click();
  const pane = page.locator('impartial-program');
  await expect(pane.locator('.cm-content')).toContainText("Wythoff's game in whole numbers");
  await expect(pane.getByRole('button', { name: 'Run' })).toBeEnabled();
});

test(
  'a wrong program of a tutorial is carried to the page at one press, and mended there',
  {
    tag: '@check',
  },
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto('./learn/misere_nim.html');
    await page.getByRole('link', { name: 'Run and mend' }).click();
    const pane = page.locator('impartial-program');
    const editor = pane.locator('.cm-content');
    await expect(editor).toContainText('nim_sum <= 1 ?');
    await pane.getByRole('button', { name: 'Run' }).click();
    const badge = pane.locator('.badge');
    await expect(badge).toContainText('Wrong Answer', { timeout: 90_000 });
    const why = pane.getByRole('link', { name: 'Read why' });
    await expect(why).toHaveAttribute('href', /learn\/misere_nim.*#/);
    const wrong = (await editor.locator('.cm-line').allTextContents()).join('\n');
    await editor.fill(
      wrong
        .replace('nim_sum = 0;', 'nim_sum = 0, largest = 0;')
        .replace('nim_sum ^= heap;', 'nim_sum ^= heap; if (heap > largest) largest = heap;')
        .replace('nim_sum <= 1 ? nim_sum == 0 : true', '(largest <= 1) == (nim_sum == 0)'),
    );
    await expect(badge).toContainText('changed');
    await editor.press('Control+Enter');
    await expect(badge).toHaveText('Accepted', { timeout: 90_000 });
    // The tutorial is where it was left.
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Run and mend' })).toBeVisible();
  },
);

test('an exercise takes a number or a choice: a wrong answer is told why, a right one its reason', async ({
  page,
}) => {
  await page.goto('./learn/p_and_n.html');
  const number = page.getByRole('form', { name: 'How many should you leave?' });
  const typed = number.getByLabel('Your answer');
  await typed.fill('4');
  await number.getByRole('button', { name: 'Check' }).click();
  await expect(number.getByRole('status').locator('p:visible')).toHaveText(
    'Not yet. That is what you take.',
  );
  await typed.fill('17');
  await typed.press('Enter');
  await expect(number.getByRole('status').locator('p:visible')).toContainText('Fill up to 6');
  const reason = page.getByText('the P-positions are the multiples of 6');
  await expect(reason).toBeHidden();
  // As an input method for Chinese types it.
  await typed.fill(' ３６ ');
  await typed.press('Enter');
  await expect(number.getByRole('status').locator('p:visible')).toHaveText('Right.');
  await expect(reason).toBeVisible();

  const choice = page.getByRole('form', { name: 'When is a position P?' });
  await choice.getByRole('button', { name: 'If some move leads to an N-position.' }).click();
  await expect(choice.getByRole('status').locator('p:visible')).toContainText('Yet 2 is N');
  expect(await violations(page)).toEqual([]);
  await choice.getByRole('button', { name: 'If every move leads to an N-position.' }).click();
  await expect(choice.getByRole('status').locator('p:visible')).toHaveText('Right.');
  await expect(choice.getByRole('button', { pressed: true })).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('You have solved this.').filter({ visible: true })).toHaveCount(2);
  await page.goto('./learn/index.zh.html');
  await expect(page.locator('.chapters .progress:visible')).toHaveText(['7 道练习已答对 2 道']);
});

test('the language can be changed and changed back', async ({ page }) => {
  await page.goto('./learn/misere_nim.html');
  await page.getByLabel('Language').selectOption(languageNames['zh-Hans']);
  await expect(page).toHaveURL(/\/learn\/misere_nim\.zh\.html$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  // Before its script has run, the choice does nothing.
  await page.waitForLoadState();
  await page.getByLabel('语言').selectOption(languageNames.en);
  await expect(page).toHaveURL(/\/learn\/misere_nim\.html$/);
  const alternates = page.locator('link[rel="alternate"]');
  await expect(alternates).toHaveCount(languages.length + 1);
});

test('every link and anchor works', { tag: '@check' }, async ({ page }) => {
  const ids = new Map<string, ReadonlySet<string>>();
  const links: { from: string; to: URL }[] = [];
  for (const file of files) {
    await page.goto(`./learn/${file}`);
    const found = await page.evaluate(() => ({
      path: location.pathname,
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      hrefs: [...document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>('[href]')].map(
        ({ href }) => href,
      ),
    }));
    ids.set(found.path, new Set(found.ids));
    expect(found.ids.length).toBe(new Set(found.ids).size);
    for (const href of found.hrefs) links.push({ from: file, to: new URL(href) });
  }
  const origin = new URL(page.url()).origin;
  const inside = links.filter(({ to }) => to.origin === origin);
  expect(inside.length).toBeGreaterThan(100);
  const status = new Map<string, number>();
  for (const { from, to } of inside) {
    const { pathname, hash } = to;
    if (!status.has(pathname)) {
      status.set(pathname, (await page.request.get(origin + pathname)).status());
    }
    expect(status.get(pathname), `${from}: ${to.href}`).toBe(200);
    if (!hash || hash.startsWith('#/')) continue;
    expect(ids.get(pathname)?.has(hash.slice(1)), `${from}: ${to.href}`).toBe(true);
  }
});

test('a board’s link opens its position, in the tutorial’s language', async ({ page }) => {
  await page.goto('./learn/chess_rows.zh.html');
  const link = page.locator('pre.board a').first();
  await page.goto((await link.evaluate((each: HTMLAnchorElement) => each.href)) ?? '');
  const { notation } = new BoardPage(page);
  await expect(notation).toHaveValue('18 19 / 19');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

for (const [what, isRare, files] of [
  ['the script of the boards', false, /embed\/auto\.js$/],
  ['the code of the boards', true, /embed\/define\.js$/],
] as const) {
  const title = `a tutorial says that a board has not come: ${what}`;
  test(title, rare(isRare), async ({ page, complaints }) => {
    await page.clock.install();
    await page.route(files, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
    );
    await page.goto('./learn/wythoff.html');
    const late = page.getByRole('alert');
    await page.locator('pre.board').first().scrollIntoViewIfNeeded();
    await expect(late).toHaveCount(0);
    await page.clock.fastForward(16_000);
    await expect(late).toContainText('The board has not come');
    expect(await violations(page)).toEqual([]);
    await mend(page);
    await late.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('impartial-board .verdict').first()).toBeVisible();
    await expect(late).toHaveCount(0);
    complaints.length = 0;
  });
}

test('the boards are live, in the tutorial’s language', async ({ page }) => {
  await page.goto('./learn/wythoff.html');
  const boards = page.locator('impartial-board');
  await expect(boards.first()).toContainText('Which move wins?');
  await boards
    .first()
    .getByRole('gridcell', { name: /^first 3, second 5/ })
    .click();
  await expect(boards.first()).toContainText('Right');
  // The reason follows, and the answer is remembered.
  await expect(boards.first().getByRole('group', { name: 'Why' })).toContainText(
    'partners 3 and 5',
  );
  await expect(page.locator('.solved').first()).toBeVisible();
  await expect(page.locator('.solved').last()).toBeHidden();
  await page.locator('[rel="prev"]').click();
  await expect(page.locator('.tutorials')).toContainText('1 of 5 exercises solved');
  await page.locator('.pages').getByRole('link', { name: 'Learn' }).click();
  await expect(page.locator('.chapters .progress:visible')).toHaveText(['1 of 5 exercises solved']);
  await page.goto('./learn/number_game.zh.html');
  await expect(boards.first()).toContainText('轮到你走');
});

test('another one: the same from a link, judged by the solver, refuted on the board, with its reason @check', async ({
  page,
}) => {
  await page.goto('./learn/nim.html#another=7&of=nim_third&level=2');
  const another = page.locator('section.another[data-of="nim_third"]');
  await expect(another.locator('.which .count')).toHaveText('No. 7, level 2 of 3');
  const question = another.locator('.ask');
  await expect(question).toHaveText(/^Two heaps have \d+ and \d+ stones/);
  const asked = await question.innerText();
  const [a = 0, b = 0] = (asked.match(/\d+/g) ?? []).map(Number);
  const typed = another.getByLabel('Your answer');
  const board = another.locator('impartial-board');
  const more = another.getByRole('button', { name: 'Another one' });
  await expect(more).toBeHidden();
  await typed.fill(String((a ^ b) + 1));
  await typed.press('Enter');
  await expect(another.getByRole('status').first()).toContainText('That is N');
  await expect(another.getByRole('status').first()).toContainText('Write both in binary');
  await expect(board).toContainText('You can win');
  await expect(more).toBeVisible();
  await typed.fill(String(a ^ b));
  await typed.press('Enter');
  await expect(another.locator('[data-reply="right"]')).toBeVisible();
  await expect(board.getByRole('group', { name: 'Why' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // Easier after a mistake.
  await more.click();
  await expect(another.locator('.which .count')).toHaveText('No. 8, level 1 of 3');
  await expect(board).toHaveCount(0);
  // The link has the same one for everybody.
  await another.getByRole('link', { name: 'Link to it' }).click();
  await expect(page).toHaveURL(/#another=8&of=nim_third&level=1$/);
  await page.goto('./learn/nim.html#another=7&of=nim_third&level=2');
  await page.reload();
  await expect(question).toHaveText(asked);
});

test('one link draws the same number of every exercise of a chapter', async ({ page }) => {
  await page.goto('./learn/nim.html#another=7');
  const all = page.locator('section.another');
  const count = await all.count();
  expect(count).toBeGreaterThan(5);
  await expect(all.locator('.which .count')).toHaveText(
    Array.from({ length: count }, () => 'No. 7, level 1 of 3'),
  );
});

test('another board comes once an exercise is solved, and is harder after two right ones @check', async ({
  page,
}) => {
  await page.goto('./learn/wythoff.html');
  const another = page.locator('section.another').first();
  const more = another.getByRole('button', { name: 'Another one' });
  await page.locator('impartial-board').first().waitFor();
  await expect(more).toBeHidden();
  let before = '';
  /** Every winning move, or the button that says that there is none. */
  const solve = async (): Promise<void> => {
    const board = another.locator('impartial-board');
    // The one before stays until another is drawn.
    await expect(board).not.toHaveAttribute('position', before);
    before = (await board.getAttribute('position')) ?? '';
    await expect
      .poll(() =>
        board.evaluate(
          (each) => (each as HTMLElementTagNameMap['impartial-board']).analysis?.position,
        ),
      )
      .toBe(before);
    const winning = await board.evaluate(
      (each) => (each as HTMLElementTagNameMap['impartial-board']).analysis?.winning ?? [],
    );
    if (winning.length === 0) await board.getByRole('button', { name: 'No move wins' }).click();
    const [a = 0, b = 0] = before.split(' ').map(Number);
    for (const move of winning) {
      const [x = 0, y = 0] = move.split(',').map(Number);
      await board
        .getByRole('gridcell', { name: new RegExp(`^first ${a - x}, second ${b - y}\\b`) })
        .click();
    }
    await expect(board).toContainText('Right');
  };
  await page
    .locator('impartial-board')
    .first()
    .getByRole('gridcell', { name: /^first 3, second 5/ })
    .click();
  await more.click();
  await expect(another.locator('.which .count')).toContainText('level 1 of 3');
  await expect(another.locator('impartial-board')).toContainText('Which move wins?');
  await solve();
  await more.click();
  await expect(another.locator('.which .count')).toContainText('level 1 of 3');
  await solve();
  await more.click();
  await expect(another.locator('.which .count')).toContainText('level 2 of 3');
  // The exercise above is solved, and the level is remembered.
  await page.reload();
  await more.click();
  await expect(another.locator('.which .count')).toContainText('level 2 of 3');
});

test('progress goes to another browser as a file; a wrong file is told of, and nothing is lost @check', async ({
  page,
  context,
}) => {
  await page.goto('./learn/p_and_n.html');
  const number = page.getByRole('form', { name: 'How many should you leave?' });
  await number.getByLabel('Your answer').fill('36');
  await number.getByRole('button', { name: 'Check' }).click();
  await page.goto('./learn/index.html');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save my progress' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('impartial_progress.json');
  const keep = page.locator('.keep');
  await expect(keep).toContainText('Exercises saved: 1.');
  const { solved, ...rest } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  const fileOf = (...more: readonly string[]) => ({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...rest, solved: more })),
  });

  const other = await context.browser()?.newPage();
  if (!other) throw new Error('no browser');
  await other.goto(page.url());
  const status = other.locator('.keep').getByRole('status');
  await other.getByRole('button', { name: 'Save my progress' }).click();
  await expect(status).toHaveText('No exercise is solved yet.');
  const progress = other.locator('.chapters .progress:visible');
  await expect(progress).toHaveCount(0);
  const load = (...exercises: readonly string[]): Promise<void> =>
    other.locator('.keep input').setInputFiles(fileOf(...exercises));
  // What is no exercise does not count.
  await load('<img src=x>', 'nope');
  await expect(status).toContainText('This is no file of progress, and nothing has changed.');
  await load(...solved, 'nope');
  await expect(status).toHaveText('Solved exercises that are new here: 1.');
  await expect(progress).toHaveCount(1);
  await other.getByRole('button', { name: 'Save my progress' }).click();
  await expect(status).toHaveText('Exercises saved: 1.');
  expect(await violations(other)).toEqual([]);
  await other.reload();
  await expect(progress).toHaveCount(1);
  await other.close();
});
