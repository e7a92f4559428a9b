// Runs axe on the page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** The part of the page to check, through shadow roots. */
export interface Part {
  readonly fromShadowDom: readonly string[];
}

/** The rules that another theme can break. */
export const colourRules = ['color-contrast'];
/** The rules that another language can break; the texts have tests of their own. */
export const languageRules = ['html-has-lang', 'valid-lang'];

/** All rules, or the named ones; on the whole page, or a part. */
export async function violations(
  page: Page,
  rules?: readonly string[],
  part?: Part,
): Promise<string[]> {
  // Injected once for each document. The page's policy forbids a script element, but not evaluation by the test.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await page.evaluate(animationsEnd);
  const context = part ? JSON.stringify(part) : 'document';
  const options = {
    resultTypes: ['violations'],
    // Frames are other pages, with tests of their own.
    iframes: false,
    // None of these rules reads style sheets or media.
    preload: false,
    ...(rules && { runOnly: rules }),
  };
  const found = await page.evaluate(`axe.run(${context}, ${JSON.stringify(options)})`);
  return (found as { violations: Violation[] }).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  );
}

/** Runs in the page: waits until no element is half faded in. Endless animations are ignored. */
async function animationsEnd(): Promise<void> {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      if (shadowRoot) roots.push(shadowRoot);
    }
  }
  const running = new Set(roots.flatMap((root) => root.getAnimations()));
  const ending = [...running].filter(({ effect }) =>
    Number.isFinite(effect?.getComputedTiming().endTime),
  );
  // A cancelled animation has ended too.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** The number of pixels that the page can be scrolled sideways. */
export function surplusOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Clipping to a new width is drawn a frame later.
    for (let frames = 0; frames < 2; ++frames) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/**
 * Expects that axe finds nothing and nothing scrolls sideways in a pane of the desk, in each language, theme and width.
 * `open`: shows the pane in a language.
 */
export async function expectCleanPane(
  page: Page,
  open: (language: string) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of ['en', 'zh-Hans', 'zh-Hant']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(language);
    const rules = language === 'en' ? undefined : languageRules;
    expect.soft(await violations(page, rules), language).toEqual([]);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await page.locator('#tab-text').click();
      expect.soft(await surplusOf(page), `${language} ${width}`).toBe(0);
    }
    if (language !== 'en') continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await violations(page, colourRules), 'dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
}
