// The npm package as its users get it: built, packed, installed into an empty project and used there.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alone, versionOf } from '../../web/build/embed_scripts';
import { registry } from '../../web/games/registry';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'build/package');
const project = mkdtempSync(join(tmpdir(), 'impartial-package-'));
const installed = join(project, 'node_modules/impartial-games');
/** Where the page's own address has it. */
const packed = join(root, `dist/v${versionOf(root)}/impartial-games.tgz`);

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

describe('the npm package @check', () => {
  beforeAll(() => {
    execFileSync(process.execPath, [join(root, 'web/build/run.mjs'), 'package'], { cwd: root });
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
    // Without a network: uses the Lit that is installed here.
    const lit = [
      'lit',
      'lit-element',
      'lit-html',
      '@lit/reactive-element',
      '@lit-labs/ssr-dom-shim',
    ];
    const here = [...lit, '@types/trusted-types'].map((name) => join(root, 'node_modules', name));
    npm('install', '--no-save', '--offline', '--install-links', packed, ...here);
  }, 600_000);

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  test('publint reports nothing', async () => {
    const { messages } = await publint({ pkgDir: built, strict: true });
    expect(messages).toEqual([]);
  });

  test('types are found under every module resolution', async () => {
    const tarball = createPackageFromTarballData(new Uint8Array(readFileSync(packed)));
    const json = ['./custom-elements.json', './package.json'];
    const checked = await checkPackage(tarball, { excludeEntrypoints: json });
    if (!checked.types) throw new Error('the package has no types');
    // The package has only ES modules, and supports no resolution that ignores `exports`.
    const promised = checked.problems.filter(
      (problem) =>
        !('resolutionKind' in problem) ||
        ['node16-esm', 'bundler'].includes(problem.resolutionKind),
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
      answer: await answer.text(),
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
    await import('impartial-games/standalone');
    console.log(JSON.stringify({ attributes: ImpartialBoard.observedAttributes, before }));
  `);
    expect(said).toEqual({ attributes: expect.arrayContaining(['game', 'lang']), before: null });
  });

  test('a bundle needs no other file, and splits off the boards', async () => {
    writeFileSync(join(project, 'main.js'), "import 'impartial-games/define';\n");
    writeFileSync(join(project, 'index.html'), '<script type="module" src="./main.js"></script>\n');
    await build({ root: project, configFile: false, logLevel: 'silent' });
    const files = readdirSync(join(project, 'dist/assets'));
    expect(files.filter((file) => !file.endsWith('.js'))).toEqual([]);
    expect(files.filter((file) => file.startsWith('board')).length).toBeGreaterThanOrEqual(
      registry.length,
    );
  });

  const files = () => readdirSync(installed, { recursive: true, encoding: 'utf8' });
  const scripts = () => files().filter((file) => file.endsWith('.js'));
  const textOf = (file: string) => readFileSync(join(installed, file), 'utf8');

  test('every file that a script names is in the package', () => {
    const named = scripts()
      .filter((file) => !alone.some((each) => file.endsWith(each)))
      .flatMap((file) => {
        const paths = /(?:from|import\(?|new URL\()\s*(["'`])(\.{1,2}\/[^"'`$]+|[\w.-]+\.wasm)\1/g;
        return [...textOf(file).matchAll(paths)].map(([, , path = '']) =>
          join(dirname(file), path),
        );
      });
    expect(named.filter((file) => file === 'cdn/impartial.plain.js')).toHaveLength(2);
    expect(named.filter((file) => file.endsWith('.wasm')).length).toBeGreaterThanOrEqual(3);
    expect(named.filter((file) => !existsSync(join(installed, file)))).toEqual([]);
  });

  test('only the modules of the solver are in the package twice, and the page is not in it', () => {
    const large = files().filter(
      (file) => /\.\w+$/.test(file) && statSync(join(installed, file)).size > 48_000,
    );
    const names = large.map((file) => basename(file).replace(/-[\w-]{8}(?=\.(wasm|js)$)/, ''));
    expect([...names].sort()).toEqual([
      'check_parts.js',
      'common.js',
      'impartial.plain.js',
      'impartial.search.js',
      'impartial.standalone.js',
      'impartial_judge_plain.js',
      'impartial_positions.wasm',
      'impartial_rules.wasm',
      'impartial_search.wasm',
      'judge_parts.js',
      'modules.js',
      'rules_parts.js',
      'search_parts.js',
    ]);
    expect(files().filter((file) => file.endsWith('.html'))).toEqual([
      'plugins/hugo/render-codeblock-impartial.html',
    ]);
  });

  test('the types are those that the entries name', () => {
    const types = files().filter((file) => file.endsWith('.d.ts'));
    const named = types.flatMap((file) =>
      [...textOf(file).matchAll(/(?:from |import |import\()'(\.[^']+)\.js'/g)].map(
        ([, path = '']) => join(dirname(file), `${path}.d.ts`),
      ),
    );
    const entries = JSON.stringify(JSON.parse(textOf('package.json')).exports);
    expect(named.length).toBeGreaterThan(5);
    for (const file of types)
      expect([...named, entries].some((each) => each.includes(file))).toBe(true);
  });

  test('Lit is the production build', () => {
    expect(scripts()).toEqual(
      expect.arrayContaining(['cdn/impartial.standalone.js', 'cdn/impartial-board.js']),
    );
    for (const file of scripts()) expect(textOf(file), file).not.toContain('Lit is in dev mode');
  });

  test('no length depends on the root font size of the page', () => {
    for (const file of scripts()) expect(textOf(file), file).not.toMatch(/[\d.]rem[;\s)]/);
  });

  test('the types of React’s JSX know the element', () => {
    const folder = join(root, 'tests/frameworks/react');
    const types = join(project, 'node_modules/@types');
    mkdirSync(types, { recursive: true });
    symlinkSync(join(root, 'node_modules/@types/react'), join(types, 'react'));
    copyFileSync(join(folder, 'src/types.tsx'), join(project, 'types.tsx'));
    const config = { extends: join(folder, 'tsconfig.json'), include: ['types.tsx'] };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
    // It contains mistakes that the types must refuse.
    expect(node(join(root, 'node_modules/typescript/bin/tsc'), '--listFiles')).toContain(
      'react.d.ts',
    );
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

  test.each(['licences.txt', 'cdn/licences.txt', 'cdn/impartial.standalone.js'])(
    '%s has our licence, that of Lit and those of the wasm',
    (file) => {
      const text = textOf(file);
      for (const line of [
        /^Impartial \(MIT\)$/m,
        /^lit-html [\d.]+ \(BSD-3-Clause\)$/m,
        /^Emscripten [\d.]+ \(MIT\)$/m,
        /^musl in Emscripten [\d.]+ \(MIT\)$/m,
      ]) {
        expect(text).toMatch(line);
      }
      expect(files()).toContain('LICENSE');
    },
  );
});
