// What dist/ holds, as files. No page is opened.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const dist = join(import.meta.dirname, '../../dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

test('every page has a policy, which allows no script but files and its own hashes', () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(18);
  for (const page of pages) {
    const [, policy = ''] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(
      read(page),
    ) ?? [''];
    const sources = Object.fromEntries(
      policy.split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
    );
    expect(sources['default-src'], page).toEqual(["'none'"]);
    expect(sources['base-uri'], page).toEqual(["'none'"]);
    const scripts = sources['script-src'] ?? [];
    expect(scripts, page).toContain("'wasm-unsafe-eval'");
    for (const source of [...scripts, ...(sources['style-src'] ?? ['none'])]) {
      expect(source, page).toMatch(/^('(self|wasm-unsafe-eval|sha\d+-[\w+/=]+)'|https?:)$/);
    }
  }
});
