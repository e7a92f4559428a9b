// Every kind of bad input in the corpus: the page shows its place and words, and
// "Go to" selects the bytes of the notice.
import { Desk, expect, judgeCases, test } from './support';
import type { App, JudgeCase } from './support';

test.use({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] });

const bad = judgeCases.filter(({ notices }) => notices !== '');
const linesOf = ({ notices }: JudgeCase) => notices.trimEnd().split('\n');
/** One case of each kind; the corpus test checks that every dialect finds all kinds. */
const kinds = [...new Map(bad.map((each) => [each.name, each])).values()];

function isUtf8({ input }: JudgeCase): boolean {
  return Buffer.from(input.toString('utf8')).equals(input);
}

/** The bytes of each notice. */
async function noticedBytes(desk: Desk, { dialect, input }: JudgeCase): Promise<Buffer[]> {
  const asked = [dialect, input.toString('base64')] as const;
  const ranges = await desk.page.locator('impartial-app').evaluate(async (app, [name, base64]) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const { notices } = await (app as App).engine.solve(name, bytes);
    return notices.map(({ offset, length }) => [offset, offset + length] as const);
  }, asked);
  return ranges.map(([from, to]) => input.subarray(from, to));
}

/** One part is for `npm test`: Vitest and the native tests compare every notice, and `npm run check` tries all parts. */
const parts = 9;
for (let part = 0; part < parts; ++part) {
  const cases = kinds.filter((_, index) => index % parts === part);

  const tag = part === 0 ? [] : '@check';
  test(`${cases.length} kinds of bad input, part ${part + 1}`, { tag }, async ({ page }) => {
    const desk = new Desk(page);
    for (const each of cases) {
      await test.step(`${each.dialect}.${each.name}`, async () => {
        await desk.openDialect(each);
        // Blank text is an empty page, not a mistake, so it shows no error until something is written.
        if (isUtf8(each) && each.input.toString('utf8').trim() === '') return;
        const bytes = await noticedBytes(desk, each);
        await desk.openFile('bad.in', each.input);

        const listed = linesOf(each).slice(0, 100);
        await expect(desk.notices).toHaveCount(listed.length);
        const [, line, column, severity, message] =
          /^(\d+):(\d+): (\w+): (.*) \[\w+\]$/.exec(listed[0] ?? '') ?? [];
        const first = desk.notices.first();
        await expect(first.locator('.place')).toHaveText(`${line}:${column}`);
        await expect(first).toContainText(
          // Of cases beyond the judge the page speaks itself.
          /^the number of cases .* answered anyway$/.test(message ?? '')
            ? 'All are answered.'
            : (message ?? ''),
        );
        await expect(first).toHaveClass(new RegExp(`\\b${severity}\\b`));

        await first.getByRole('button', { name: `Go to ${line}:${column}` }).click();
        const wanted = bytes[0]?.toString('utf8') ?? '';
        if (isUtf8(each)) {
          await expect(desk.editor).toBeFocused();
          const selected = await desk.selectedText();
          // A line of 100,000 digits is not drawn whole, so the browser's selection has only its beginning.
          if (wanted.length > 1000) expect(wanted.startsWith(selected.slice(0, 100))).toBe(true);
          // Invisible characters are drawn as dots.
          else expect(selected).toBe(wanted.replace(/[\u200b\ufeff]/g, '•'));
        } else {
          await expect(page.locator('.excerpt')).toBeFocused();
          const marked = await page.locator('.excerpt mark').evaluate((mark) => mark.textContent);
          expect(marked).toBe(wanted);
          await page.locator('.close-file').click();
        }
      });
    }
  });
}

test('the error list covers every code that a text can provoke', () => {
  const codes = new Set(
    bad.flatMap((each) => linesOf(each).map((line) => /\[(\w+)\]$/.exec(line)?.[1])),
  );
  for (const code of [
    'not_a_number',
    'out_of_range',
    'wrong_count',
    'unexpected_end',
    'trailing_input',
    'illegal_position',
    'not_text',
    'beyond_limit',
    'list_truncated',
    'line_mismatch',
  ]) {
    expect(codes).toContain(code);
  }
});

test('places behind BOM, CRLF and Chinese are found in the editor', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/misere_nim/lightoj1253');
  const text = '\uFEFF2\r\n1\r\n5\r\n2\r\n3\u3000四 😀\r\n';
  await desk.openFile('windows.txt', Buffer.from(text));
  await expect(desk.notices.first().locator('.place')).toHaveText('5:3');
  await desk.notices.first().getByRole('button').click();
  expect(await desk.selectedText()).toBe('四');
  await desk.outputIs(Buffer.from('Case 1: Alice\n'));
});

test('answers before an error are kept, and the editor is described by the error', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.open('#/v1/wythoff/hdu1527');
  await desk.write('2 1\n8 4\n4 x7\n');
  await desk.outputIs(Buffer.from('0\n1\n'));
  await expect(desk.notices).toHaveCount(1);
  await expect(desk.status).toContainText('1 error');
  await expect(desk.editor).toHaveAttribute('aria-invalid', 'true');
  await expect(desk.editor).toHaveAccessibleDescription(/expected the second heap, found "x7"/);
  await expect(desk.announcement).toContainText('1 error');
  // The mark in the text, and on the line number.
  await expect(page.locator('.cm-lintRange-error')).toHaveText('x7');
  await expect(page.locator('.cm-lineNumbers .error-line')).toHaveText('3');

  await desk.write('2 1\n8 4\n4 7\n');
  await desk.outputIs(Buffer.from('0\n1\n0\n'));
  await expect(desk.notices).toHaveCount(0);
  await expect(desk.editor).toHaveAttribute('aria-invalid', 'false');
  await expect(page.locator('.cm-lintRange-error')).toHaveCount(0);
});

test('the same error is shown in Chinese, with the same place', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open('#/v1/number_game/poj1143');
  await desk.write('1 6\n');
  const first = desk.notices.first();
  await expect(first).toContainText('6 is free, but 6 = 2 + 4 and both are taken');
  await page.locator('select.language').selectOption('zh-Hans');
  await expect(first).toContainText('不可能出现的局面：6 = 2 + 4');
  await expect(first.locator('.place')).toHaveText('1:3');
  await page.locator('select.language').selectOption('zh-Hant');
  await expect(first).toContainText('不可能出現的局面：6 = 2 + 4');
});
