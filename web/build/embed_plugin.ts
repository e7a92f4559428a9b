// Builds the scripts that other pages load: dist/embed/*.js, modules under fixed names, and
// dist/embed.html with its one script. These are separate builds, so that they do not affect how the
// page's code is split. `npm start` serves the same addresses.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { InlineConfig, Plugin } from 'vite';
import { classicScript, plugins, searchScript, withLicences } from './classic_script.ts';
import type { ClassicScript } from './classic_script.ts';

/** These addresses are in other people's pages, so they never change. */
const scripts = ['auto', 'impartial-board', 'load'] as const;
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
      // Vitest and the development server also call this hook when they close; only a build writes files.
      if (this.environment.config.command !== 'build') return;
      const to = join(root, outDir, 'embed');
      await build(modules(root, to));
      await writeScript(to, 'frame.js', {
        root,
        entry: 'embed/frame.ts',
        name: 'impartialFrame',
        forHosts: true,
        whole: false,
        plain,
      });
      await writeScript(to, 'impartial.search.js', searchScript(root));
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (path === '/embed.html') {
          // In development every file is a module, and the wasm is a file.
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

function modules(root: string, outDir: string): InlineConfig {
  return {
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: plugins(true),
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      license: { fileName: 'licences.md' },
      // The files are in one folder, so only the name of that folder is needed.
      assetsDir: '',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(
          scripts.map((name) => [name, join(root, `web/embed/${name}.ts`)]),
        ),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ name }) =>
            name === 'impartial_positions_plain' ? plain : '[name]-[hash].js',
        },
      },
    },
  };
}

/** The licences are inside the file, as in the other scripts that stand alone. */
async function writeScript(folder: string, file: string, script: ClassicScript): Promise<void> {
  writeFileSync(join(folder, file), withLicences(await classicScript(script)));
}
