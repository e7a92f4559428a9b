// What comes around each import on demand, in the place of Vite's own code, which also loads styles: our parts have none.
import type { Plugin } from 'vite';

const around = (code: string): Plugin => ({
  name: 'imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? code : null),
});

/** The browser asks for what a part imports when the part has come. */
export const plainImports = around('export const __vitePreload = (load) => load();');

/** The browser asks for it together with the part, once, where the build names it (build.modulePreload). */
export const earlyImports = around(`const asked = new Set();
export const __vitePreload = (load, files, from) => {
  for (const file of files) {
    if (asked.has(file) || !file.endsWith('.js')) continue;
    asked.add(file);
    const link = { rel: 'modulepreload', href: new URL(file, from).href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  return load();
};`);
