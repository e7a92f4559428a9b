// Builds what other pages load: dist/embed/*.js, modules with names that stay, and dist/embed.html with its one script.
// Builds of their own, so that the page's chunks are cut for the page alone. `npm start` serves the same addresses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { InlineConfig, Plugin } from 'vite';
import { lengthsOfOurOwn } from './lengths.ts';

/** Addresses in other people's pages: they never change. */
const scripts = ['auto', 'impartial-board'] as const;
const plain = 'impartial_plain.js';

export function embedScripts(): Plugin {
  let root = process.cwd();
  let outDir = 'dist';
  const page = () => readFileSync(join(root, 'web/embed/embed.html'), 'utf8');
  return {
    name: 'embed-scripts',
    configResolved(config) {
      ({ root } = config);
      ({ outDir } = config.build);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'embed.html', source: page() });
    },
    async closeBundle() {
      // Not while Vitest or the development server close.
      if (this.environment.config.command !== 'build') return;
      const to = join(root, outDir, 'embed');
      await build(modules(root, to));
      await build(frame(root, to));
      await build(searchScript(root, to));
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (path === '/embed.html') {
          // In development everything is a module, and the wasm a file.
          const source = page()
            .replace('<script src', '<script type="module" src')
            .replace("connect-src 'none'", "connect-src 'self'");
          response.setHeader('Content-Type', 'text/html').end(source);
          return;
        }
        const script = /^\/embed\/([\w-]+)\.js$/.exec(path)?.[1];
        if (script !== undefined) request.url = `/web/embed/${script}.ts`;
        next();
      });
    },
  };
}

function common(root: string, outDir: string): InlineConfig {
  return {
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [lengthsOfOurOwn()],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      license: { fileName: 'licences.md' },
    },
  };
}

function modules(root: string, outDir: string): InlineConfig {
  const config = common(root, outDir);
  return {
    ...config,
    build: {
      ...config.build,
      // Files stand beside each other: nothing but the name of the folder need be known.
      assetsDir: '',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(
          scripts.map((name) => [name, join(root, `web/embed/${name}.ts`)]),
        ),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ name }) => (`${name}.js` === plain ? plain : '[name]-[hash].js'),
        },
      },
    },
  };
}

/** One classic script: a frame without an origin gets no module from most hosts, and nothing by fetch. */
function frame(root: string, outDir: string): InlineConfig {
  const config = common(root, outDir);
  return {
    ...config,
    plugins: [...(config.plugins ?? []), plainOutside],
    resolve: {
      alias: { './search_parts': join(root, 'web/engine/load_search_parts.ts') },
    },
    build: {
      ...config.build,
      lib: {
        entry: join(root, 'web/embed/frame.ts'),
        formats: ['iife'],
        name: 'impartialFrame',
        fileName: () => 'frame.js',
      },
      rolldownOptions: {
        makeAbsoluteExternalsRelative: false,
        output: { codeSplitting: false },
      },
    },
  };
}

/** What few boards need stays beside the frame's script, which loads it as another. */
function searchScript(root: string, outDir: string): InlineConfig {
  const config = common(root, outDir);
  return {
    ...config,
    build: {
      ...config.build,
      lib: {
        entry: join(root, 'web/engine/search_parts.ts'),
        formats: ['iife'],
        name: 'impartialSearch',
        fileName: () => 'impartial.search.js',
      },
    },
  };
}

/** The solver without WebAssembly is large and hardly ever needed: it stays beside the script. */
const plainOutside: Plugin = {
  name: 'plain-outside',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('generated/impartial_plain.mjs') ? { id: `./${plain}`, external: true } : null,
};
