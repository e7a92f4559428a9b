// The corpus through the page's own engine, including worker, loader and guard. It has one case of each kind and
// dialect; the native tests and Node run all of them.
import { Desk, expect, judgeCases, test } from './support';
import type { App, JudgeCase } from './support';

interface Result {
  readonly answer: string;
  readonly notices: string;
}

/** `bad_2_64` is of the kind bad, `forms_crlf` of the kind forms. */
const kindOf = ({ dialect, name }: JudgeCase): string => `${dialect}.${name.split('_')[0]}`;
const kinds = [...new Map(judgeCases.map((each) => [kindOf(each), each])).values()];

for (const game of new Set(judgeCases.map((each) => each.game))) {
  const cases = kinds.filter((each) => each.game === game);

  test(`${game}: ${cases.length} kinds of corpus cases, byte for byte`, async ({ page }) => {
    await new Desk(page).open();
    const asked = cases.map(({ dialect, input }) => [dialect, input.toString('base64')] as const);
    const results: Result[] = await page.locator('impartial-app').evaluate(async (app, all) => {
      const done: Result[] = [];
      for (const [dialect, base64] of all) {
        const input = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const solution = await (app as App).engine.solve(dialect, input);
        const lines = solution.notices.map(
          ({ line, column, severity, message, code }) =>
            `${line}:${column}: ${severity}: ${message} [${code}]\n`,
        );
        const { errors: more } = solution.suppressed;
        if (more > 0) lines.push(`and ${more} more errors\n`);
        let answer = '';
        const bytes = new Uint8Array(await solution.answer.arrayBuffer());
        for (const byte of bytes) answer += String.fromCharCode(byte);
        done.push({ answer: btoa(answer), notices: lines.join('') });
      }
      return done;
    }, asked);

    expect(results.length).toBeGreaterThan(0);
    cases.forEach(({ title, answer, notices }, index) => {
      const result = results[index];
      expect.soft(result?.notices, title).toBe(notices);
      const found = Buffer.from(result?.answer ?? '', 'base64');
      expect.soft(found.equals(answer), `${title}: the answer's bytes`).toBe(true);
    });
  });
}
