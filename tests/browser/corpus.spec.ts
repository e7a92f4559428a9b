// The whole corpus through the page's own engine: worker, loader and guard included.
import { Desk, corpus, expect, test } from './support';
import type { App } from './support';

interface Result {
  readonly answer: string;
  readonly errors: readonly string[];
}

for (const game of new Set(corpus.map((each) => each.game))) {
  const cases = corpus.filter((each) => each.game === game);

  test(`${game}: ${cases.length} corpus cases, byte for byte`, async ({ page }) => {
    test.setTimeout(60_000);
    await new Desk(page).open();
    const asked = cases.map(({ dialect, input }) => [dialect, input.toString('base64')] as const);
    const results: Result[] = await page.locator('impartial-app').evaluate(async (app, all) => {
      const done: Result[] = [];
      for (const [dialect, base64] of all) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const solution = await (app as App).engine.solve(dialect, bytes);
        const errors = solution.notices.map(
          ({ line, column, severity, message, code }) =>
            `${line}:${column}: ${severity}: ${message} [${code}]`,
        );
        if (solution.suppressed > 0) errors.push(`and ${solution.suppressed} more like these`);
        let answer = '';
        for (const byte of solution.answer) answer += String.fromCharCode(byte);
        done.push({ answer: btoa(answer), errors });
      }
      return done;
    }, asked);

    expect(results.length).toBeGreaterThan(0);
    cases.forEach(({ dialect, name, answer, errors }, index) => {
      const title = `${dialect}.${name}`;
      const result = results[index];
      expect.soft(result?.errors, title).toEqual(errors);
      const found = Buffer.from(result?.answer ?? '', 'base64');
      expect.soft(found.equals(answer), `${title}: the answer's bytes`).toBe(true);
    });
  });
}
