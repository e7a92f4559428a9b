// What dist/ holds, as files. No page is opened.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
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
    // No text becomes HTML or a script's address but through these; the page in one file makes its worker of a text.
    if (page !== 'impartial.html') {
      expect(sources['require-trusted-types-for'], page).toEqual(["'script'"]);
      for (const policy of sources['trusted-types'] ?? ['none']) {
        // A quiz of a sheet has the boards for other pages, with a Lit of their own.
        const more = page.startsWith('sheet/') ? ["'allow-duplicates'"] : [];
        expect(['impartial', 'impartial-offline', 'lit-html', ...more], page).toContain(policy);
      }
    }
    const scripts = sources['script-src'] ?? [];
    // A card has no board.
    if (!page.startsWith('games/')) expect(scripts, page).toContain("'wasm-unsafe-eval'");
    for (const source of [...scripts, ...(sources['style-src'] ?? ['none'])]) {
      expect(source, page).toMatch(/^('(self|wasm-unsafe-eval|sha\d+-[\w+/=]+)'|https?:)$/);
    }
  }
});

test('a part of the script of the solver’s worker is an error, and no worker that does nothing', () => {
  const workers = files.filter((file) => /^assets\/worker-[^/]*\.js$/.test(file));
  expect(workers).toHaveLength(1);
  for (const worker of workers) {
    const [imports = ''] = /^(import[^;]*;)+/.exec(read(worker)) ?? [];
    const code = read(worker).slice(imports.length).trimEnd();
    expect(imports, worker).not.toBe('');
    for (let length = 1; length < code.length; ++length) {
      const part = code.slice(0, length);
      expect(() => new Script(part), part).toThrow(SyntaxError);
    }
  }
});

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl?: string;
  readonly hashes?: unknown;
}
const componentsOf = (sbom: string) =>
  (JSON.parse(sbom) as { components: readonly Component[] }).components;

test('the list of parts agrees with the lock file, and each part has its licence', () => {
  const root = join(dist, '..');
  const npm = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const locked = componentsOf(
    execFileSync('npm', npm, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  const shipped = componentsOf(read('sbom.cdx.json'));
  const packages = shipped.filter(({ purl }) => purl);
  for (const { purl, hashes } of packages) {
    expect(locked.find((each) => each.purl === purl)?.hashes, purl).toEqual(hashes);
  }
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: object;
  };
  const names = shipped.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...Object.keys(dependencies), 'Emscripten']));
  // Only at build time.
  expect(names.filter((name) => /vite|temml|markdown|opencc/.test(name))).toEqual([]);

  const licences = read('licences.txt');
  expect(licences).toContain(readFileSync(join(root, 'LICENSE'), 'utf8').trim());
  const page = read('impartial.html');
  for (const { name, version } of shipped) {
    const line = `\n${name} ${version} (`;
    expect(licences.includes(line), name).toBe(true);
    // Only pages of the site are stored for use without a network, and have a compiler. Boards in other pages know near
    // names.
    const isElsewhere = /^workbox|@yowasp|pyodide|levenshtein/.test(name);
    expect(page.includes(line), name).toBe(!isElsewhere);
  }
});
