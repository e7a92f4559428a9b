// What comes around each import on demand, in the place of Vite's own code, which also loads styles: our parts have none.
import type { Plugin } from 'vite';

const around = (code: string): Plugin => ({
  name: 'imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? `export const __vitePreload = ${code};` : null,
});

/** The browser asks for what a part imports when the part has come. */
export const plainImports = around('(load) => load()');

/** The browser asks for it together with the part, where the build names it (build.modulePreload). */
export const earlyImports = around(`(load, files, from) => {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const link = { rel: 'modulepreload', href: new URL(file, from).href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  return load();
}`);
