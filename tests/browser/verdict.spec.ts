// A reader's output: paste it, read the verdict, see the wrong case on the board, learn the mistake.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expectCleanPane } from './axe';
import { judgeCase } from '../corpus';
import { Desk, expect, rare, test } from './support';

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Of each game `npm test` tries the first. */
const dialects = {
  number_game: ['poj1143', 'tud2001'],
  chess_rows: ['hdu5724', 'chess_moves'],
  wythoff: [
    'hdu1527',
    '51nod1072',
    '51nod1185',
    'luogu_p2252',
    'wythoff_moves',
    'wythoff_strategy',
  ],
  misere_nim: [
    'lightoj1253',
    'hdu1907',
    'hackerrank_misere_nim',
    'codingame_misere_nim',
    'misere_moves',
  ],
  heap_games: ['poj2975'],
};
/** A wrong program of a dialect, with the input that catches it and what it prints there. */
function wrongProgram(dialect: string) {
  const file = readdirSync(`${root}tests/wrong`).find(
    (name) => name.startsWith(`${dialect}_`) && name.endsWith('.cpp'),
  );
  if (!file) throw new Error(`no wrong program for ${dialect}`);
  const name = file.slice(0, -'.cpp'.length);
  const source = readFileSync(`${root}tests/wrong/${file}`, 'utf8');
  const caughtBy = /caught by: (\S+)/.exec(source)?.[1] ?? '';
  const input = judgeCase(caughtBy).input.toString();
  const output = execFileSync(`${root}build/native/tests/wrong/${name}`, {
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return { input, output: output.toString() };
}

class Verdict {
  readonly desk: Desk;
  readonly pane;
  readonly badge;

  constructor(page: Page) {
    this.desk = new Desk(page);
    this.pane = page.locator('impartial-verdict');
    this.badge = this.pane.locator('.badge');
  }

  async open(): Promise<void> {
    await this.desk.page.getByRole('button', { name: 'Your output' }).click();
    await expect(this.pane.getByRole('textbox', { name: 'Your output' })).toBeFocused();
  }

  async paste(text: string): Promise<void> {
    await this.desk.page.evaluate((content) => navigator.clipboard.writeText(content), text);
    await this.pane.getByRole('textbox', { name: 'Your output' }).focus();
    await this.desk.page.keyboard.press('Control+A');
    await this.desk.page.keyboard.press('Control+V');
  }
}

for (const [game, ids] of Object.entries(dialects)) {
  for (const dialect of ids) {
    const title = `${dialect}: a wrong program's output is judged, shown and explained`;
    test(title, rare(dialect !== ids[0]), async ({ page }) => {
      const { input, output } = wrongProgram(dialect);
      const verdict = new Verdict(page);
      await verdict.desk.openDialect({ game, dialect });
      await verdict.desk.paste(input);
      await verdict.open();
      await verdict.paste(output);
      await expect(verdict.badge).toContainText('Wrong Answer');
      const first = verdict.pane.locator('.first');
      await expect(first).toContainText('Expected');
      const mistake = verdict.pane.locator('.mistakes li').first();
      await expect(mistake.locator('strong')).not.toBeEmpty();
      await expect(mistake.getByRole('link', { name: 'Read why' })).toHaveAttribute(
        'href',
        /^learn\/\w+\.html#\w/,
      );
      // The first wrong case is on the board already; the button brings it back.
      const heading = await first.locator('strong').innerText();
      const number = /Case ([\d,]+)/.exec(heading)?.[1]?.replaceAll(',', '') ?? '';
      const shown = page.getByRole('textbox', { name: 'Number of the case' });
      await expect(shown).toHaveValue(number);
      const step = Number(number) > 1 ? 'Previous case' : 'Next case';
      const other = page.locator('impartial-case-bar').getByRole('button', { name: step });
      if (await other.isEnabled()) {
        await other.click();
        await expect(shown).not.toHaveValue(number);
        await first.getByRole('button', { name: 'Show on board' }).click();
      }
      await expect(shown).toHaveValue(number);
      await expect(first.getByRole('button', { name: 'Show on board' })).toBeHidden();
    });
  }
}

test('the smallest position that shows the mistake is one press away @check', async ({ page }) => {
  const verdict = new Verdict(page);
  await verdict.desk.openDialect({ game: 'misere_nim', dialect: 'hdu1907' });
  await verdict.desk.paste('3\n2\n5 6\n1\n1\n2\n2 1\n');
  await verdict.open();
  await verdict.paste('John\nJohn\nJohn\n');
  const smallest = verdict.pane.locator('a.smallest').first();
  await expect(smallest).toHaveText('The smallest position where it fails: 1');
  await smallest.click();
  await expect(page.locator('#notation')).toHaveValue('1');
});

test('a program of which no list knows the mistake is told when it is wrong', async ({ page }) => {
  const verdict = new Verdict(page);
  await verdict.desk.openDialect({ game: 'misere_nim', dialect: 'hdu1907' });
  // Wrong when there are three heaps, whatever is in them.
  const heaps = Array.from({ length: 60 }, (_, i) =>
    Array.from({ length: 1 + (i % 5) }, (__, j) => 1 + ((i * 7 + j * 3) % 6)),
  );
  const wins = (of: readonly number[]) =>
    (of.reduce((sum, heap) => sum ^ heap, 0) === 0) === of.every((heap) => heap === 1);
  await verdict.desk.paste(
    `${heaps.length}\n${heaps.map((of) => `${of.length}\n${of.join(' ')}\n`).join('')}`,
  );
  await verdict.open();
  await verdict.paste(
    heaps.map((of) => (wins(of) === (of.length !== 3) ? 'John\n' : 'Brother\n')).join(''),
  );
  const diagnosis = verdict.pane.locator('impartial-diagnosis');
  await expect(diagnosis.locator('.rule')).toHaveText(
    'Wrong exactly when the number of heaps is 3: in all 12 such cases, right in the 48 others.',
  );
  const smallest = diagnosis.getByRole('link');
  await expect(smallest).toHaveText('The smallest such position: 1 1 1');
  await diagnosis.getByRole('button', { name: 'Case 1: right' }).click();
  await expect(page.getByRole('textbox', { name: 'Number of the case' })).toHaveValue('1');
  await diagnosis.getByRole('button', { name: 'Case 3: wrong' }).click();
  await expect(page.getByRole('textbox', { name: 'Number of the case' })).toHaveValue('3');
});

test('what one output leaves open, an input made for it decides', async ({ page }) => {
  const verdict = new Verdict(page);
  await verdict.desk.openDialect({ game: 'misere_nim', dialect: 'hdu1907' });
  await verdict.desk.paste('1\n2\n5 6\n');
  await verdict.open();
  await verdict.paste('Brother\n');
  await expect(verdict.pane).toContainText(
    /fit \d+ known mistakes; another input tells them apart/,
  );
  await verdict.pane.getByRole('button', { name: 'Make an input that tells more' }).click();
  const output = verdict.pane.getByRole('textbox', { name: 'Your output' });
  await expect(output).toHaveValue('');
  await expect(output).toBeFocused();
  await expect(verdict.pane.locator('.hint')).toHaveText(
    'Run your program on this new input, and paste its output here.',
  );
  await verdict.paste('Brother\n');
  await expect(verdict.badge).toContainText(/[01] of 1\d\d cases/);
});

test('a verdict is shared as a link, that on long texts by its first wrong case @check', async ({
  page,
}) => {
  const verdict = new Verdict(page);
  await verdict.desk.openDialect({ game: 'misere_nim', dialect: 'lightoj1253' });
  const share = verdict.pane.getByRole('button', { name: 'Copy link' });
  const openCopied = async (): Promise<void> => {
    await share.click();
    await expect(verdict.pane.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(verdict.badge).toContainText('Wrong Answer');
  };
  await verdict.desk.paste('2\n1\n1\n2\n1 1\n');
  await verdict.open();
  await verdict.paste('Case 1: Bob\nCase 2: Bob\n');
  await openCopied();
  await expect(verdict.badge).toContainText('1 of 2 cases');

  const heaps = Array.from({ length: 9000 }, (_, i) => 2 + ((i * i * 7919 + i) % 1_000_003));
  await verdict.desk.paste(`${heaps.length}\n${heaps.map((heap) => `1\n${heap}\n`).join('')}`);
  const answers = heaps.map((_, i) => `Case ${i + 1}: ${i < 8000 ? 'Alice' : 'Bob'}\n`);
  await verdict.paste(answers.join(''));
  await expect(verdict.badge).toContainText('8,000 of 9,000 cases');
  await openCopied();
  await expect(verdict.badge).toContainText('0 of 1 case');
  await expect(verdict.desk.editor).toContainText(String(heaps[8000]));
});

test('who comes back from another page finds the verdict and its case @check', async ({ page }) => {
  const verdict = new Verdict(page);
  await verdict.desk.openDialect({ game: 'misere_nim', dialect: 'lightoj1253' });
  await verdict.desk.paste('2\n1\n2\n2\n1 1\n');
  await verdict.open();
  await verdict.paste('Case 1: Alice\nCase 2: Bob\n');
  await expect(verdict.badge).toContainText('1 of 2 cases');
  await page.locator('header').getByRole('link', { name: 'Learn' }).click();
  await page.locator('header').getByRole('link', { name: 'Misère Nim' }).click();
  await expect(verdict.badge).toContainText('1 of 2 cases');
  await expect(page.getByRole('textbox', { name: 'Number of the case' })).toHaveValue('2');
  await expect(page.locator('#notation')).toHaveValue('1 1');
  // A text alone brings its first case.
  await page.getByRole('button', { name: 'Output', exact: true }).click();
  await page.goto('about:blank');
  await page.goto('./#/v1/misere_nim');
  await expect(page.locator('#notation')).toHaveValue('2');
  await expect(page.getByRole('textbox', { name: 'Number of the case' })).toHaveValue('1');
});

/** A part of a generated input, without which more than two mistakes would be left. */
const telling =
  '8 55, 28 39, 9 6, 18321 11323, 24 39, 2178330 3524612, 14 41, 0 0, 433498618 701415498, 860 882, ' +
  '7 4, 122002 197404, 17723 10953, 1 1, 7 72, 29 40, 1601 989, 701408732 433494436, ' +
  '14930352 24157817, 2 0, 44 20, 8 12, 9228451 14931948, 34 27, 43 27, 27 46, 27 10, 0 30, ' +
  '9227473 14930365, 701437389 433512147, 41 25, 46511 28745, 102334298 63246074, 22 42, 697 1129, ' +
  '102334160 165580149, 196508 121449, 41 23, 514236 832052, 31 10, 102334763 165581126, ' +
  '102334154 165580140, 7 14, 11 48, 1346877 2179294, 39 18, 849749 525173, 7049155 11405773, 58 22, ' +
  '46381 28665, 433690854 268035688, 121482 196562, 37 23, 29 17, 39 24, 32 27, 16 30, 2 2, ' +
  '102409180 165701534, 42 26, 165897952 102530573, 2961 4791, 9 0, 318189 514840, 3 43, 16 16, 53 7, ' +
  '370248451 599074578, 6777 4188, 16 30, 9228451 14931948, 33 30, 46 24, 28 39, 433494436 701408732, ' +
  '35 20, 55 0';

test('two mistakes at once are named together @check', async ({ page }) => {
  const verdict = new Verdict(page);
  await verdict.desk.openDialect({ game: 'wythoff', dialect: 'hdu1527' });
  const pairs = telling.split(', ');
  await verdict.desk.paste(`${pairs.join('\n')}\n`);
  await verdict.open();
  // The golden ratio in a double, and no stones left count as won.
  const answers = pairs.map((pair) => {
    const [less = 0, more = 0] = pair
      .split(' ')
      .map(Number)
      .sort((one, other) => one - other);
    const loses = Math.floor(((more - less) * (1 + Math.sqrt(5))) / 2) === less;
    return loses && more > 0 ? '0' : '1';
  });
  await verdict.paste(`${answers.join('\n')}\n`);
  const diagnosis = verdict.pane.locator('impartial-diagnosis');
  await expect(diagnosis).toContainText('All 3 wrong answers fit');
  await expect(diagnosis).toContainText(
    'No stones left: won” together with “The golden ratio as a double',
  );
});

test('the output has the numbers of its lines, and its wrong lines are marked', async ({
  page,
}) => {
  const verdict = new Verdict(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await verdict.desk.openDialect({ game: 'wythoff', dialect: 'hdu1527' });
  const pairs = [
    '8 5',
    '2 1',
    '4 7',
    '5 5',
    '3 5',
    '9 14',
    '1 1',
    '6 3',
    '10 6',
    '4 6',
    '1 2',
    '7 7',
  ];
  await verdict.desk.paste(`${pairs.join('\n')}\n`);
  await verdict.open();
  await verdict.paste('1\n0\n0\n1\n0\n0\n1\n1\n1\n1\n1\n0\n');
  const { pane } = verdict;
  await expect(pane.locator('.margin .wrong')).toHaveText(['6', '9', '11\n12']);
  // The first of them is in view, and the margin goes along with the text.
  const text = pane.locator('textarea');
  const inText = async (mark: Locator): Promise<boolean> => {
    const [outer, inner] = await Promise.all([text.boundingBox(), mark.boundingBox()]);
    if (!outer || !inner) return false;
    return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
  };
  const wrong = pane.locator('.margin .wrong');
  await expect.poll(() => inText(wrong.first())).toBe(true);
  await text.evaluate((area) => (area.scrollTop = area.scrollHeight));
  await expect.poll(() => inText(wrong.last())).toBe(true);
  expect(await inText(wrong.first())).toBe(false);
  // A click in a wrong line shows its case.
  const { x, y, height } = (await wrong.last().boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.click(x + 60, y + height - 5);
  await expect(page.locator('#notation')).toHaveValue('7 7');
});

test('what is right but for its form is told, and hides no mistake', async ({ page }) => {
  const verdict = new Verdict(page);
  await verdict.desk.openDialect({ game: 'misere_nim', dialect: 'lightoj1253' });
  await verdict.desk.paste('3\n1\n1\n2\n1 1\n2\n3 3\n');
  await verdict.open();
  await verdict.paste('case 1: bob\ncase 2: alice\ncase 3: bob\n');
  const near = verdict.pane.locator('.near');
  await expect(verdict.badge).toContainText('Wrong Answer');
  await expect(verdict.badge).toContainText('3 cases are right in another form');
  await expect(near).toHaveText(
    '3 answers are right but for capitals and small letters. Line 1 has “case 1: bob”; the judge wants “Case 1: Bob”.',
  );
  await expect(verdict.pane).not.toContainText('none of the known mistakes');
  await verdict.paste('Case 1: Bob\ncase 2: alice\ncase 3: bob\n');
  await expect(verdict.badge).toContainText('1 of 3 cases are right, 2 in another form');
  // Nothing tells what such a word means.
  await verdict.paste('Case 1: Bob\nCase 2: Alise\nCase 3: Bob\n');
  await expect(verdict.badge).toContainText(/2 of 3 cases are right\s*$/);
  await verdict.paste('Case 1: Bob\ncase 2: alice\nCase 3: Alice\n');
  await expect(verdict.badge).toContainText(/1 of 3 cases are right\s*$/);
  await verdict.paste('Case 1: Second\nCase 2: First\nCase 3: undefined\n');
  await expect(near).toHaveText([
    '2 answers are in the words of another judge: HackerRank Misère Nim. Line 1 has “Case 1: Second”; the judge wants “Case 1: Bob”.',
    '1 answer says nothing that this judge knows. Line 3 has “Case 3: undefined”; the judge wants “Case 3: Bob”.',
  ]);
});

test('an answer too many is no fault of a case @check', async ({ page }) => {
  const verdict = new Verdict(page);
  await verdict.desk.openDialect({ game: 'wythoff', dialect: 'hdu1527' });
  await verdict.desk.paste('2 1\n8 4\n4 7\n');
  await verdict.open();
  await verdict.paste('0\n1\n0\n1\n');
  await expect(verdict.badge).toContainText('Wrong Answer');
  await expect(verdict.pane.locator('.where')).toHaveText(
    'There is 1 extra answer after the last case.',
  );
  await expect(page.locator('impartial-case-bar')).toHaveCount(1);
  await expect(page.locator('impartial-case-bar dl')).toHaveCount(0);
  for (const words of ['none of the known mistakes', 'Make an input', 'All wrong cases']) {
    await expect(verdict.pane).not.toContainText(words);
  }
});

test('all wrong cases are listed, those without an answer too', async ({ page }) => {
  const verdict = new Verdict(page);
  await verdict.desk.openDialect({ game: 'wythoff', dialect: 'hdu1527' });
  await verdict.desk.paste('2 1\n8 4\n4 7\n');
  await verdict.open();
  await verdict.paste('1\n');
  const all = verdict.pane.locator('details.all');
  await expect(all.locator('summary')).toHaveText('All wrong cases (3)');
  await all.locator('summary').click();
  await expect(all.getByRole('button')).toHaveText(['Case 1', 'Case 2', 'Case 3']);
  await all.getByRole('button').last().click();
  await expect(page.locator('impartial-case-bar input')).toHaveValue('3');
  await verdict.desk.paste('\n');
  await expect(verdict.badge).toContainText('The input has no case');
});

test('an output that is pasted as input moves to its place, and the input comes back', async ({
  page,
}) => {
  const verdict = new Verdict(page);
  await verdict.desk.openDialect({ game: 'misere_nim', dialect: 'hdu1907' });
  await verdict.desk.paste('2\n1\n1\n2\n1 1\n');
  await verdict.desk.outputIs(Buffer.from('Brother\nJohn\n'));
  await verdict.desk.paste('John\nJohn\n');
  await page.getByRole('button', { name: 'Check it as your output' }).click();
  await expect(verdict.badge).toContainText('Wrong Answer');
  await expect(verdict.badge).toContainText('1 of 2 cases');
  await expect(verdict.desk.editor).toContainText('1 1');
  await expect(page.getByRole('button', { name: 'Put my text back' })).toHaveCount(0);
});

test('a right output is accepted, with remarks; other white space is a presentation error', async ({
  page,
}) => {
  const verdict = new Verdict(page);
  await verdict.desk.openDialect({ game: 'misere_nim', dialect: 'hdu1907' });
  await verdict.desk.paste('3\n1\n1\n2\n1 1\n2\n3 3\n');
  await verdict.open();
  await verdict.paste('Brother\nJohn\nBrother\n');
  await expect(verdict.badge).toContainText('Accepted');
  await expect(verdict.badge).toContainText('3 cases are right');
  await verdict.paste('Brother  \nJohn\nBrother');
  await expect(verdict.badge).toContainText('Accepted');
  await expect(verdict.pane.locator('.remark')).toHaveText([
    'Lines end with blanks.',
    'The line ends at its end differ.',
  ]);
  await verdict.paste('Brother\n\nJohn\nBrother\n');
  await expect(verdict.badge).toContainText('Presentation Error');
  await verdict.paste('Brother\nJohn\n');
  await expect(verdict.pane.locator('.first')).toContainText('The answer to case 3 is missing');
});

test('the verdict follows the input, and a file can be the output', async ({ page }) => {
  const verdict = new Verdict(page);
  await verdict.desk.openDialect({ game: 'wythoff', dialect: 'hdu1527' });
  await verdict.desk.paste('1 2\n');
  await verdict.open();
  const buffer = Buffer.from([0xff, 0xfe, 0x30, 0x00, 0x0a, 0x00]);
  await verdict.pane
    .locator('.file-input')
    .setInputFiles({ name: 'out.txt', mimeType: 'text/plain', buffer });
  await expect(verdict.badge).toContainText('Accepted');
  await expect(verdict.pane.locator('.remark')).toHaveText(['The output is UTF-16.']);
  await verdict.desk.paste('1 3\n');
  await expect(verdict.badge).toContainText('Wrong Answer');
});

test('a wrong output that is pasted shows its verdict, in windows of any height @check', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await page.getByRole('button', { name: 'Your output' }).click();
  const pane = page.locator('impartial-verdict');
  for (const [width, height, output, wrongCase] of [
    [1024, 768, '1\n1\n0\n', '1'],
    [1366, 650, '0\n0\n0\n', '2'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await pane.getByRole('textbox').fill(output);
    await expect(pane.locator('.where')).toContainText(`Case ${wrongCase},`);
    await expect(page.locator('impartial-case-bar input')).toHaveValue(wrongCase);
    await expect(pane.locator('.badge')).toBeInViewport();
  }
});

test('on a phone the verdict stays in view, and one press shows the case', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#/v1/misere_nim/hdu1907');
  await page.locator('#tab-text').click();
  await page.getByRole('button', { name: 'Your output' }).click();
  const verdict = new Verdict(page);
  await verdict.pane.getByRole('textbox', { name: 'Your output' }).fill('Brother\nJohn\n');
  await expect(verdict.badge).toContainText('Wrong Answer');
  await expect(verdict.badge).toBeVisible();
  await verdict.pane.locator('.first').getByRole('button', { name: 'Show on board' }).click();
  await expect(page.getByRole('textbox', { name: 'Number of the case' })).toBeInViewport();
});

test('both answers are drawn at the case: in words, and as signs on the moves @check', async ({
  page,
}) => {
  const verdict = new Verdict(page);
  const disputed = page.locator('impartial-table [data-disputed]');
  for (const [address, output, wrong, missing] of [
    ['wythoff/wythoff_moves', 'cold\n1,1 2,2\n', ['1,1', '2,2'], ['1,0']],
    ['misere_nim/misere_moves', '1:1\n', ['1:1'], []],
    ['number_game/poj1143', "Test Case #1\nThere's no winning move.\n\n", [], ['2']],
    ['chess_rows/chess_moves', 'none\n1:19>20\n', [], ['2:18>19']],
  ] as const) {
    await verdict.desk.open(`#/v1/${address}`);
    await page.locator('button.own').click();
    await verdict.pane.locator('textarea').fill(output);
    const bar = page.locator('impartial-case-bar');
    await expect(bar.locator('.found')).not.toBeEmpty();
    await expect(bar.locator('.expected')).not.toBeEmpty();
    const moves = (dispute: string) =>
      disputed.evaluateAll(
        (all, wanted) =>
          all
            .filter((each) => (each as HTMLElement).dataset['disputed'] === wanted)
            .map((each) => (each as HTMLElement).dataset['move'] ?? '')
            .sort((one, other) => one.localeCompare(other)),
        dispute,
      );
    await expect.poll(() => moves('wrong'), address).toEqual([...wrong]);
    expect(await moves('missing'), address).toEqual([...missing]);
    // Another view has nobody's marks.
    await page.locator('button.judge').click();
    await expect(disputed).toHaveCount(0);
    await page.locator('button.own').click();
  }
});

test('axe finds nothing in a verdict, in any language, theme and width @check', async ({
  page,
}) => {
  const verdict = new Verdict(page);
  await expectCleanPane(page, async (language) => {
    await verdict.desk.open(`#/v1/wythoff/wythoff_moves?lang=${language}`);
    await page.locator('button.own').click();
    await verdict.pane.locator('textarea').fill('cold\n1,1 2,2\n9,9\n');
    await expect(verdict.badge).toHaveClass(/wrong_answer/);
    await expect(verdict.pane.locator('summary')).toBeVisible();
    await verdict.pane.locator('summary').click();
  });
});
