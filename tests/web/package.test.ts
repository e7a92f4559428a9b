// The npm package as its users get it: built, packed, installed into an empty project and used there.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '../../web/games/registry';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'build/package');
const project = mkdtempSync(join(tmpdir(), 'impartial-package-'));
const installed = join(project, 'node_modules/impartial-games');
const pack = { path: '' };

function npm(...args: string[]): string {
  return execFileSync('npm', [...args, '--silent', '--no-audit', '--no-fund'], {
    cwd: project,
    encoding: 'utf8',
  });
}

function node(file: string, ...args: string[]): string {
  return execFileSync(process.execPath, [file, ...args], { cwd: project, encoding: 'utf8' });
}

/** Runs a module in the project and parses its output as JSON. */
function run(code: string): unknown {
  writeFileSync(join(project, 'run.mjs'), code);
  return JSON.parse(node('run.mjs'));
}

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'web/build/run.mjs'), 'package'], { cwd: root });
  pack.path = join(project, npm('pack', built).trim());
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  // Without a network: uses the Lit that is installed here.
  const lit = ['lit', 'lit-element', 'lit-html', '@lit/reactive-element', '@lit-labs/ssr-dom-shim'];
  const here = [...lit, '@types/trusted-types'].map((name) => join(root, 'node_modules', name));
  npm('install', '--no-save', '--offline', '--install-links', pack.path, ...here);
}, 120_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('publint reports nothing', async () => {
  const { messages } = await publint({ pkgDir: built, strict: true });
  expect(messages).toEqual([]);
});

test('types are found under every module resolution', async () => {
  const tarball = createPackageFromTarballData(new Uint8Array(readFileSync(pack.path)));
  const json = ['./custom-elements.json', './package.json'];
  const checked = await checkPackage(tarball, { excludeEntrypoints: json });
  if (!checked.types) throw new Error('the package has no types');
  // The package has only ES modules, and supports no resolution that ignores `exports`.
  const promised = checked.problems.filter(
    (problem) =>
      !('resolutionKind' in problem) || ['node16-esm', 'bundler'].includes(problem.resolutionKind),
  );
  expect(promised).toEqual([]);
});

test('the solver works in Node', () => {
  const said = run(`
    import { createEngine } from 'impartial-games/engine';
    const engine = await createEngine();
    const { answer, cases } = await engine.solve('hdu1527', '2 1\\n8 4\\n4 7\\n');
    const { value: analysis } = await engine.analyse('wythoff', '4 6');
    const refused = await engine.analyse('wythoff', '4 x');
    console.log(JSON.stringify({
      games: (await engine.games()).map(({ id }) => id),
      answer: new TextDecoder().decode(answer),
      cases,
      outcome: analysis.outcome,
      winning: analysis.winning,
      next: await engine.play('wythoff', '4 6', '1,1'),
      column: refused.notice.column,
    }));
  `);
  expect(said).toEqual({
    games: registry.map(({ id }) => id),
    answer: '0\n1\n0\n',
    cases: 3,
    outcome: 'N',
    winning: ['1,1'],
    next: { ok: true, value: '3 5' },
    column: 3,
  });
});

test('no entry needs a DOM to be imported, and the class alone defines nothing', () => {
  const said = run(`
    const { ImpartialBoard } = await import('impartial-games');
    const before = globalThis.customElements?.get('impartial-board') ?? null;
    await import('impartial-games/define');
    await import('impartial-games/auto');
    console.log(JSON.stringify({ name: ImpartialBoard.name, before }));
  `);
  expect(said).toEqual({ name: 'ImpartialBoard', before: null });
});

test('a bundler finds the wasm, and splits off the boards', async () => {
  writeFileSync(join(project, 'main.js'), "import 'impartial-games/define';\n");
  writeFileSync(join(project, 'index.html'), '<script type="module" src="./main.js"></script>\n');
  await build({ root: project, configFile: false, logLevel: 'silent' });
  const files = readdirSync(join(project, 'dist/assets'));
  expect(files.filter((file) => file.endsWith('.wasm'))).toHaveLength(2);
  expect(files.filter((file) => file.startsWith('board')).length).toBeGreaterThanOrEqual(
    registry.length,
  );
});

test('Lit is the production build', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => /\.(js|html)$/.test(file) && !file.includes('types/'));
  expect(scripts).toEqual(expect.arrayContaining(['impartial.html', 'impartial.standalone.js']));
  for (const file of scripts) {
    expect(readFileSync(join(installed, file), 'utf8'), file).not.toContain('Lit is in dev mode');
  }
});

test('no length depends on the root font size of the page', () => {
  const chunks = readdirSync(join(installed, 'chunks')).map((file) => join('chunks', file));
  for (const file of [...chunks, 'impartial.standalone.js']) {
    expect(readFileSync(join(installed, file), 'utf8')).not.toMatch(/[\d.]rem[;\s)]/);
  }
});

test('the manifest describes the element', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'custom-elements.json'), 'utf8')) as {
    modules: { path: string; declarations: Record<string, unknown>[] }[];
  };
  const element = manifest.modules.flatMap(({ declarations }) => declarations)[0] ?? {};
  const names = (kind: string) => (element[kind] as { name: string }[]).map(({ name }) => name);
  expect(element['tagName']).toBe('impartial-board');
  expect(names('attributes')).toEqual(expect.arrayContaining(['game', 'position', 'mode']));
  expect(names('events')).toEqual(
    expect.arrayContaining(['impartial-ready', 'impartial-change', 'impartial-error']),
  );
});

test.each([
  ['impartial.html', ['lit-html', '@codemirror/view']],
  ['impartial.standalone.js', ['lit-html']],
])('%s keeps the licences of what is in it', (file, libraries) => {
  const text = readFileSync(join(installed, file), 'utf8');
  for (const library of libraries) {
    expect(text).toMatch(new RegExp(`^## ${library} - [\\d.]+ \\((BSD-3-Clause|MIT)\\)$`, 'm'));
  }
});
