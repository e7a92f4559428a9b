// A Vite plugin: each page has the hashes of the files of the build that it may load, so that the browser refuses a file
// that has come as another one: half of it, or the page of a captive portal (../engine/integrity.ts).
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dirname, relative } from 'node:path/posix';
import type { Plugin } from 'vite';
import { hashOf } from './hash.ts';
import { replaced } from './first_paint.ts';

const assets = /(?<=["`/])[\w.]+-[\w-]{8}\.(?:js|wasm)\b/g;

export function integrity(): Plugin {
  let dist = '';
  return {
    name: 'integrity',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir);
    },
    closeBundle: {
      // When all files are written, and before they are listed (offline_plugin.ts).
      sequential: true,
      order: 'post',
      handler() {
        const names = readdirSync(join(dist, 'assets'));
        const contents = new Map(
          names.map((name) => [name, readFileSync(join(dist, 'assets', name))]),
        );
        const hashes = new Map([...contents].map(([name, content]) => [name, hashOf(content)]));
        const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((path) =>
          path.replaceAll('\\', '/'),
        );
        // What a page may load of the boards, if it has their script.
        const boards = paths
          .filter((path) =>
            /^embed\/auto\.js$|^v[^/]*\/embed\/(?:define\.js|.*-[\w-]{8}\.(?:js|wasm))$/.test(path),
          )
          .map((path) => [path, hashOf(readFileSync(join(dist, path)))] as const);
        const neededBy = (text: string): ReadonlySet<string> => {
          const found = new Set<string>();
          const texts = [text];
          for (const each of texts) {
            for (const [name] of each.matchAll(assets)) {
              const content = contents.get(name);
              if (!content || found.has(name)) continue;
              found.add(name);
              if (name.endsWith('.js')) texts.push(content.toString());
            }
          }
          return found;
        };
        for (const path of paths.filter((each) => each.endsWith('.html'))) {
          const html = readFileSync(join(dist, path), 'utf8');
          if (!/<script type="module"[^>]*assets\//.test(html)) continue;
          const way = (to: string): string => {
            const found = relative(dirname(path), to);
            return found.startsWith('.') ? found : `./${found}`;
          };
          const known = [
            ...[...neededBy(html)].sort().map((name) => [way(`assets/${name}`), hashes.get(name)]),
            ...(html.includes('embed/auto.js"') ? boards : []).map(([to, hash]) => [way(to), hash]),
          ];
          const map = JSON.stringify({ integrity: Object.fromEntries(known) });
          const head = `<script type="importmap">${map}</script>`;
          const changes: readonly (readonly [string, string])[] = [
            ["script-src 'self'", `$& '${hashOf(Buffer.from(map))}'`],
            // Before the browser loads any of them.
            ['<meta name="viewport"', `${head}\n    $&`],
          ];
          writeFileSync(join(dist, path), changes.reduce(replaced, html));
        }
      },
    },
  };
}
