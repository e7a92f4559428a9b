// Makes the site installable and usable offline (../offline): the manifest and its icons, the script that registers the
// service worker, and the service worker with its list of files.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { relative } from 'node:path/posix';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { hashOf } from './hash.ts';
import type { Shipped } from './licences.ts';
import { siteFacts } from './site_facts.ts';
import { traditionalWords } from './traditional_plugin.ts';

const manifestFile = 'manifest.webmanifest';
const icons = ['icon_192.png', 'icon_512.png', 'icon_maskable.png'];

/** What the service worker stores at the first visit; ../offline/README.md has the sizes. */
const isStored = (path: string): boolean =>
  /^(index\.html|offline\.js|(learn|games)\/[\w.-]+\.html|assets\/.*)$/.test(path) &&
  // Few browsers refuse WebAssembly, and few readers bring a program.
  !/_plain-|\/(clang|python)-/.test(path);

/** What it may store when it is first used. */
const isUsed = (path: string): boolean =>
  /^(assets\/.*|v\d[\w.-]*\/embed\/.*|(records|verify|sheet)\/index\.html|embed\/auto\.js)$/.test(
    path,
  );

/** In the head of a page. */
export function manifestLink(): Plugin {
  return {
    name: 'manifest-link',
    apply: 'build',
    transformIndexHtml: (_, { path }) => {
      const href = relative(path.replace(/[^/]*$/, ''), `/${manifestFile}`);
      return [{ tag: 'link', attrs: { rel: 'manifest', href }, injectTo: 'head' }];
    },
  };
}

export function offline(shipped: Shipped): Plugin {
  let root = process.cwd();
  let outDir = 'dist';
  const write = (name: string, content: string): void =>
    writeFileSync(resolve(root, outDir, name), content);
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
      ({ outDir } = config.build);
    },
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array): void =>
        void this.emitFile({ type: 'asset', fileName, source });
      for (const icon of icons) emit(icon, readFileSync(join(root, 'web/build', icon)));
      emit(manifestFile, `${JSON.stringify(manifest(), null, 2)}\n`);
      emit('offline.js', await script('offer', { root, format: 'es', shipped }));
    },
    closeBundle: {
      // After the scripts for other pages are written.
      sequential: true,
      order: 'post',
      async handler() {
        const dist = resolve(root, outDir);
        const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' })
          .map((path) => path.replaceAll('\\', '/'))
          .sort();
        const hash = (path: string): string => hashOf(readFileSync(join(dist, path)));
        const stored = paths.filter(isStored).map((url) => {
          const integrity = hash(url);
          // A file with a hash in its name has one version only.
          return { url, revision: url.startsWith('assets/') ? null : integrity, integrity };
        });
        const used = paths.filter((path) => isUsed(path) && !isStored(path));
        const hashes = Object.fromEntries(used.map((path) => [path, hash(path)]));
        const list = { build: siteFacts(root).build, stored, hashes };
        write('sw.js', await script('service_worker', { root, format: 'iife', shipped, list }));
      },
    },
  };
}

interface Script {
  readonly root: string;
  readonly format: 'es' | 'iife';
  readonly shipped: Shipped;
  /** What takes the place of ../offline/stored.ts. */
  readonly list?: Readonly<Record<string, unknown>>;
}

async function script(name: string, { root, format, shipped, list }: Script): Promise<string> {
  const replaced: Plugin = {
    name: 'stored-files',
    load: (id) =>
      list && id === join(root, 'web/offline/stored.ts')
        ? Object.entries(list)
            .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
            .join('\n')
        : undefined,
  };
  const [{ output }] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [replaced, traditionalWords(), shipped.plugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      write: false,
      minify: true,
      lib: { entry: join(root, `web/offline/${name}.ts`), formats: [format], name },
    },
  })) as [Rolldown.RolldownOutput];
  return output[0].code;
}

function manifest(): object {
  const image = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const [small = '', large = '', maskable = ''] = icons;
  return {
    name: 'Impartial',
    short_name: 'Impartial',
    description: 'Which move wins, and why, in four games that online judges set.',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#faf9f6',
    theme_color: '#faf9f6',
    icons: [image(small, 192, 'any'), image(large, 512, 'any'), image(maskable, 512, 'maskable')],
  };
}
