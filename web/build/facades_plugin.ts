// Rolldown keeps a file for each import on demand even if the module is in the file of a group: it only passes on names of
// that file (https://github.com/rolldown/rolldown/issues/9729). The imports take these from the group's file, and two files of
// three go.
import type { Plugin } from 'vite';

const facade = /^export\{([^}]*)\}from["`']\.\/([^"`']+)["`'];?\s*$/;

export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    apply: 'build',
    enforce: 'pre',
    // Vite's own would look for the page's style before each import.
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle: {
      // Before Vite lists what each import needs.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const insteadOf = new Map<string, { readonly group: string; readonly names: string }>();
        for (const { fileName, isEntry, code } of chunks) {
          const [, names, group] = (!isEntry && facade.exec(code)) || [];
          if (names === undefined || group === undefined) continue;
          insteadOf.set(fileName.replace(/.*\//, ''), { group, names: picked(names) });
          delete bundle[fileName];
        }
        for (const chunk of chunks) {
          chunk.code = chunk.code
            .replace(/import\(["`']\.\/([^"`']+)["`']\)/g, (whole, file: string) => {
              const { group, names } = insteadOf.get(file) ?? {};
              return group ? `import("./${group}").then(e=>({${names}}))` : whole;
            })
            // Here Vite would list the styles that nothing looks for.
            .replaceAll(/,__VITE_PRELOAD__,import\.meta\.url\)/g, ')');
        }
      },
    },
  };
}

/** `t as board,u` as the entries of an object. */
function picked(names: string): string {
  const pairs = names.split(',').map((each) => {
    const [from, as = from] = each.split(' as ');
    return `${as}:e.${from}`;
  });
  return pairs.join();
}
