// Builds the scripts that other pages load into one folder, which works wherever it lies: modules under fixed names with
// their chunks and wasm, impartial.standalone.js, and the two rarely used scripts that all of them share.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { classicScript, plugins, withLicences } from './classic_script.ts';
import type { ClassicScript } from './classic_script.ts';
import { hashOf } from './hash.ts';
import { Shipped } from './licences.ts';
import { rootsOf } from './roots.ts';

/** The modules that pages name. These names are in other people's pages, so they never change. */
export const scripts = ['auto', 'impartial-board', 'load'] as const;

/** The scripts that stand alone: they can be copied without the rest of the folder. */
export const alone = [
  'impartial.standalone.js',
  'impartial.search.js',
  'impartial.plain.js',
] as const;

/** What is published as it is: keeps the space of boards in pages whose scripts come last; a widget for notebooks. */
export const unbuilt = ['space.css', 'impartial.py'] as const;

/** The version of the scripts, which is the package's. */
export function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/**
 * In a library build Vite turns each asset into a data URL. The wasm stays a file, which a browser compiles while it comes. Its
 * hash stands behind its address (../engine/load.ts): the pages of others have none of our hashes.
 */
const wasmStaysFile: Plugin = {
  name: 'wasm-stays-file',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!id.endsWith('.wasm?url')) return null;
    return this.resolve(`${id}&no-inline`, importer, { skipSelf: true });
  },
  transform: {
    order: 'post',
    filter: { id: /\.wasm\?url&no-inline$/ },
    handler: (code, id) =>
      `${code.replace('export default ', 'const url = ')}
      export default url + '#${hashOf(readFileSync(id.replace(/\?.*/, '')))}';`,
  },
};

/** The folder gets its own list of licences; `whole` is that of all that is shipped. */
export async function buildEmbedScripts(
  root: string,
  folder: string,
  whole: Shipped,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const shipped = new Shipped(root, folder, whole);
  await build(modules(root, folder, shipped));
  for (const name of ['auto', 'impartial-board']) await build(entry(root, folder, name, shipped));
  // Classic.
  await writeScript(folder, 'load.js', {
    root,
    shipped,
    entry: 'embed/load.ts',
    name: 'impartialLoad',
  });
  await writeScript(folder, 'impartial.standalone.js', {
    root,
    shipped,
    entry: 'embed/standalone.ts',
    forHosts: true,
    whole: false,
  });
  await writeScript(folder, 'impartial.search.js', {
    root,
    shipped,
    entry: 'engine/search_script.ts',
    name: 'impartialSearch',
  });
  for (const name of unbuilt) copyFileSync(join(root, 'web/embed', name), join(folder, name));
}

/** The script of embed.html. */
export async function buildFrameScript(
  root: string,
  folder: string,
  shipped: Shipped,
): Promise<void> {
  await writeScript(folder, 'frame.js', {
    root,
    shipped,
    entry: 'embed/frame.ts',
    name: 'impartialFrame',
    forHosts: true,
    whole: false,
  });
}

/** Whether every board needs a module: it comes with the element, or with the boards of most games. */
function isCommon(id: string, context: Rolldown.ChunkingContext): boolean {
  const roots = [...rootsOf(id, context)];
  if (roots.includes(id)) return false;
  const comesWith = (file: RegExp): number => roots.filter((root) => file.test(root)).length;
  return comesWith(/\/embed\/define\.ts$/) > 0 || comesWith(/\/board\.ts$/) > 2;
}

function modules(root: string, outDir: string, shipped: Shipped): InlineConfig {
  return {
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins(true), wasmStaysFile, shipped.plugin()],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      // The files are in one folder, so only the name of that folder is needed.
      assetsDir: '',
      // A library build adds no code to imports on demand.
      lib: {
        formats: ['es'],
        entry: { define: join(root, 'web/embed/define.ts') },
      },
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        output: {
          codeSplitting: {
            groups: [{ name: (id, context) => (isCommon(id, context) ? 'common' : null) }],
          },
          minify: true,
          entryFileNames: '[name].js',
          assetFileNames: '[name]-[hash][extname]',
          // The scripts that stand alone load the plain solver from their folder too.
          chunkFileNames: ({ name }) =>
            name === 'impartial_positions_plain' ? 'impartial.plain.js' : '[name]-[hash].js',
        },
      },
    },
  };
}

const boardsStayOutside: Plugin = {
  name: 'boards-stay-outside',
  enforce: 'pre',
  resolveId: (id) => (id === './define' ? { id: './define.js', external: true } : null),
};

/**
 * A module that pages name: whole but for the boards. auto.js imports these on demand, so it is there to ask anew for a
 * file that has come bad; impartial-board.js at once, as a page may use the element right behind it.
 */
function entry(root: string, outDir: string, name: string, shipped: Shipped): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins(true), boardsStayOutside, shipped.plugin()],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: {
        formats: ['es'],
        entry: join(root, `web/embed/${name}.ts`),
        fileName: () => `${name}.js`,
      },
      rolldownOptions: {
        makeAbsoluteExternalsRelative: false,
        output: { codeSplitting: false, minify: true },
      },
    },
  };
}

/** The licences are inside the file. */
async function writeScript(folder: string, file: string, script: ClassicScript): Promise<void> {
  writeFileSync(join(folder, file), withLicences(await classicScript(script)));
}
