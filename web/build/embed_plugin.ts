// Puts the scripts for other pages into dist/. All their files are in dist/vX.Y.Z/embed/, which never changes once it
// is published. dist/embed/ has only the modules that pages name, which take everything else from there: so a page
// that is open or cached while another version is published still finds its files. `npm start` serves the same
// addresses. These are separate builds, so that they do not affect how the page's code is split.
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import {
  alone,
  buildEmbedScripts,
  buildFrameScript,
  scripts,
  unbuilt,
  versionOf,
} from './embed_scripts.ts';
import { hashOf } from './hash.ts';
import type { Shipped } from './licences.ts';
import { aboutPage } from './open_graph.ts';

/** What a page names, and loads before anything else. */
const entries: readonly string[] = [...scripts.map((name) => `${name}.js`), alone[0]];

export function embedScripts(shipped: Shipped, site = process.env['IMPARTIAL_SITE']): Plugin {
  let root = process.cwd();
  let outDir = 'dist';
  let built: Promise<void> | undefined;
  const page = () => {
    const html = readFileSync(join(root, 'web/embed/embed.html'), 'utf8');
    return withHash('script', withHash('style', html));
  };
  // Built before the page, which knows their hashes.
  const made = () => join(root, 'build/embed');
  const make = () => (built ??= buildEmbedScripts(root, made(), shipped));
  const version = () => `v${versionOf(root)}`;
  return {
    name: 'embed-scripts',
    configResolved(config) {
      ({ root } = config);
      ({ outDir } = config.build);
    },
    async load(id) {
      if (id !== join(root, 'web/kit/pinned.ts')) return undefined;
      // In development nothing is built.
      if (this.environment.config.command !== 'build') return undefined;
      await make();
      const integrity = Object.fromEntries(
        entries.map((name) => [name, hashOf(readFileSync(join(made(), name)))]),
      );
      return `export const pinned = ${JSON.stringify({ version: versionOf(root), integrity })};`;
    },
    generateBundle() {
      const emit = (fileName: string, html: string): void => {
        const source = html.replace('</title>', `$&\n    ${aboutPage(html, fileName, site)}`);
        this.emitFile({ type: 'asset', fileName, source });
      };
      emit('embed.html', page().replace('./embed/', `./${version()}/embed/`));
      // The site itself is not in the folder of a version.
      emit(`${version()}/embed.html`, page().replace('href="./"', 'href="../"'));
    },
    async closeBundle() {
      // Vitest and the development server also call this hook when they close; only a build writes files.
      if (this.environment.config.command !== 'build') return;
      await make();
      const to = resolve(root, outDir);
      const lasting = join(to, version(), 'embed');
      cpSync(made(), lasting, { recursive: true });
      await buildFrameScript(root, lasting, shipped);
      mkdirSync(join(to, 'embed'), { recursive: true });
      for (const name of scripts.map((script) => `${script}.js`)) {
        const script = readFileSync(join(lasting, name), 'utf8');
        writeFileSync(join(to, 'embed', name), withChunksIn(`../${version()}/embed/`, script));
      }
      for (const name of unbuilt) copyFileSync(join(lasting, name), join(to, 'embed', name));
      for (const name of alone) copyFileSync(join(lasting, name), join(to, name));
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = (request.url ?? '').replace(/^\/v\d[^/]*(?=\/embed)/, '');
        const [path = ''] = address.split('?');
        if (path === '/embed.html') {
          // In development every file is a module, and the wasm is a file.
          const source = page()
            .replace('<script src', '<script type="module" src')
            .replace('connect-src http: https:', 'connect-src http: ws:')
            // It takes the place of a script that has run, and a module runs later.
            .replace(/<script>[^]*?<\/script>/, '')
            .replace(/style-src [^;]+/, "style-src 'unsafe-inline'");
          response.setHeader('Content-Type', 'text/html').end(source);
          return;
        }
        if (path === '/embed/load.js') {
          // The only classic script; a file that imports others cannot be one.
          const source = "import(new URL('auto.js', document.currentScript.src));";
          response.setHeader('Content-Type', 'text/javascript').end(source);
          return;
        }
        const asItIs = unbuilt.find((name) => path === `/embed/${name}`);
        if (asItIs !== undefined) request.url = `/web/embed/${asItIs}?direct`;
        const script = /^\/embed\/([\w-]+)\.js$/.exec(path)?.[1];
        if (script !== undefined) request.url = `/web/embed/${script}.ts`;
        next();
      });
    },
  };
}

/** A policy that allows the page's own style or script, and no other. */
export function withHash(name: 'style' | 'script', page: string): string {
  const [, content] = new RegExp(`<${name}>([^]*?)</${name}>`).exec(page) ?? [];
  if (content === undefined) throw new Error(`a page has no ${name}`);
  return page.replace(`{{${name}}}`, () => `'${hashOf(Buffer.from(content))}'`);
}

/** An entry that takes its chunks from another folder. It finds the other entries beside itself. */
export function withChunksIn(folder: string, script: string): string {
  return script.replace(/(["'`])\.\/([\w.-]+\.js)\1/g, (named, quote: string, file: string) =>
    entries.includes(file) ? named : `${quote}${folder}${file}${quote}`,
  );
}
