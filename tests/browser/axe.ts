// What axe finds.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Where to look: a part of the page, through shadow roots. */
export interface Part {
  readonly fromShadowDom: readonly string[];
}

/** Of all rules, or of those named; in all of the page, or a part. */
export async function violations(
  page: Page,
  rules?: readonly string[],
  part?: Part,
): Promise<string[]> {
  const context = part ? JSON.stringify(part) : 'document';
  // Frames are other pages, with tests of their own.
  const options = { resultTypes: ['violations'], iframes: false, ...(rules && { runOnly: rules }) };
  // Handed over as a function's body: the page's policy forbids a script element.
  const found = await page.evaluate(
    `(() => { ${axe}; return axe.run(${context}, ${JSON.stringify(options)}); })()`,
  );
  return (found as { violations: Violation[] }).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  );
}
