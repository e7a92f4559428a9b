// `npm run package`: writes build/package, and packs it as dist/vX.Y.Z/impartial-games.tgz, so that npm can install it
// from the page's own address. It contains ES modules that leave Lit to the user's bundler, their types, the element's
// manifest, and in cdn/ the scripts for pages without a bundler (embed_scripts.ts). The modules hold the wasm, as not every
// bundler finds files that a module names. The plain solver is in cdn/, once for both.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { plugins, wasmInside } from './classic_script.ts';
import { Shipped } from './licences.ts';
import { alone, buildEmbedScripts, versionOf } from './embed_scripts.ts';

/** npm runs scripts in the repository's folder. */
const root = process.cwd();
const folder = join(root, 'build/package');
const web = join(root, 'web');
const typesProject = 'web/build/package.tsconfig.json';
const standalone = `cdn/${alone[0]}`;
/** Keyed by import name; `.` is index. */
const entries = {
  index: 'embed/element',
  define: 'embed/define',
  auto: 'embed/auto',
  engine: 'engine/create_engine',
  'markdown-it': 'plugins/markdown_it',
  remark: 'plugins/remark',
  hexo: 'plugins/hexo',
  markdown: 'plugins/markdown',
};
/** Each defines the element, and has its types for this framework. */
const frameworks = ['react', 'vue', 'svelte'];

function run(file: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, file), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')}: exit status ${status}`);
}

/** The plain solver is a module of its own, which the chunks load from cdn/. */
const plainFromCdn: Plugin = {
  name: 'plain-from-cdn',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/impartial_positions_plain.mjs')
      ? { id: '../cdn/impartial.plain.js', external: true }
      : null,
};

async function modules(shipped: Shipped): Promise<void> {
  const entry = Object.fromEntries(
    Object.entries(entries).map(([name, path]) => [name, join(web, `${path}.ts`)]),
  );
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins(true), wasmInside, plainFromCdn, shipped.plugin()],
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: /^lit(\/|$)/,
        makeAbsoluteExternalsRelative: false,
        output: {
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name].js',
        },
      },
    },
  });
}

/**
 * The types of the entries and of what these name. Our sources import without file extensions, as bundlers allow; Node's
 * rules for types require extensions.
 */
function types(): void {
  const all = mkdtempSync(join(tmpdir(), 'impartial-types-'));
  try {
    run('node_modules/typescript/bin/tsc', '--project', typesProject, '--outDir', all);
    const { files } = JSON.parse(readFileSync(join(root, typesProject), 'utf8')) as {
      files: readonly string[];
    };
    const wanted = new Set([
      ...files.map((file) => file.replace(/^\.\.\/(.*)\.ts$/, '$1')),
      ...frameworks.map((name) => `embed/${name}`),
    ]);
    // The set grows while it is read.
    for (const name of wanted) {
      const path = [all, web].map((from) => join(from, `${name}.d.ts`)).find(existsSync) ?? '';
      const text = readFileSync(path, 'utf8').replace(
        /(from |import |import\()'(\.[^']+?)(?:\.ts)?'/g,
        (_, before: string, named: string) => {
          wanted.add(join(dirname(name), named));
          return `${before}'${named}.js'`;
        },
      );
      const file = join(folder, 'types', `${name}.d.ts`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  } finally {
    rmSync(all, { recursive: true });
  }
}

interface Manifest {
  modules: readonly { readonly declarations: readonly Declaration[] }[];
}
interface Declaration {
  readonly customElement?: boolean;
  readonly name: string;
  readonly tagName: string;
  readonly events: readonly { readonly description?: string }[];
  readonly members: readonly { readonly privacy?: string }[];
}

/** The element's documentation, from the comment of its class, with the modules of the package. */
function manifest(): void {
  run(
    'node_modules/@custom-elements-manifest/analyzer/cem.js',
    'analyze',
    '--litelement',
    '--globs',
    `web/${entries.index}.ts`,
    '--outdir',
    relative(root, folder),
    '--quiet',
  );
  const file = join(folder, 'custom-elements.json');
  const { modules, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const element = modules[0]?.declarations.find(({ customElement }) => customElement);
  if (!element) throw new Error('the manifest has no element');
  const { name, tagName, events, members } = element;
  const declaration = { name, module: 'index.js' };
  const definition = { kind: 'custom-element-definition', name: tagName, declaration };
  const written = {
    ...element,
    // The analyzer also reports an event under the name of the variable that holds its name.
    events: events.filter(({ description }) => description),
    members: members.filter(({ privacy }) => !privacy || privacy === 'public'),
  };
  const kind = 'javascript-module';
  const exports = [{ kind: 'js', name, declaration }];
  const ours = [
    { kind, path: 'index.js', declarations: [written], exports },
    { kind, path: 'define.js', declarations: [], exports: [definition] },
  ];
  writeFileSync(file, `${JSON.stringify({ ...rest, modules: ours }, null, 2)}\n`);
}

/** The plugins that are not modules. */
function packagePlugins(): void {
  for (const file of ['mkdocs_hook.py', 'hugo/render-codeblock-impartial.html']) {
    cpSync(join(web, 'plugins', file), join(folder, 'plugins', file));
  }
}

function packageJson(): void {
  const { name, version, description, license, author, engines, dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const typed = (path: string, file: string) => ({
    types: `./types/${path}.d.ts`,
    default: `./${file}`,
  });
  const content = {
    name,
    version,
    description,
    keywords: ['combinatorial-game', 'impartial-game', 'nim', 'sprague-grundy', 'web-components'],
    license,
    author,
    type: 'module',
    engines,
    exports: {
      ...Object.fromEntries(
        Object.entries(entries).map(([name, path]) => [
          name === 'index' ? '.' : `./${name}`,
          typed(path, `${name}.js`),
        ]),
      ),
      ...Object.fromEntries(
        frameworks.map((name) => [`./${name}`, typed(`embed/${name}`, 'define.js')]),
      ),
      './standalone': {
        types: './types/embed/standalone.d.ts',
        // Without a document there is nothing to define, and the classic script cannot run.
        node: './auto.js',
        default: `./${standalone}`,
      },
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    customElements: './custom-elements.json',
    unpkg: `./${standalone}`,
    jsdelivr: `./${standalone}`,
    // The games' chunks define their boards.
    sideEffects: ['./define.js', './auto.js', './cdn/*', './chunks/*'],
    files: readdirSync(folder).sort(),
    dependencies: { lit: dependencies.lit },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

export async function main(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const shipped = new Shipped(root, folder);
  await buildEmbedScripts(root, join(folder, 'cdn'), shipped);
  await modules(shipped);
  types();
  manifest();
  packagePlugins();
  packageJson();
  copyFileSync(join(root, 'web/build/npm.md'), join(folder, 'README.md'));
  pack();
}

function pack(): void {
  const lasting = join(root, `dist/v${versionOf(root)}`);
  mkdirSync(lasting, { recursive: true });
  const made = execFileSync('npm', ['pack', folder, '--pack-destination', lasting, '--silent'], {
    encoding: 'utf8',
  });
  renameSync(join(lasting, made.trim()), join(lasting, 'impartial-games.tgz'));
}
