// The files that index.html needs beside its own scripts, by their names in the build, so that the browser asks for all of
// them at once: the solver's module and worker for every reader, the board for those of its game, the words for those of
// their language.
import type { Rolldown } from 'vite';
import { languages } from '../i18n/language.ts';

export interface Preloads {
  /** For everybody. */
  readonly tags: string;
  /** The scripts for each game and language, by its id, as JSON. */
  readonly needed: string;
}

/** `unset`: the games that no judge sets. */
export function preloads(bundle: Rolldown.OutputBundle, unset: readonly string[]): Preloads {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const page = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
  if (!page) throw new Error('the build has no script of index.html');
  const named = (pattern: RegExp): readonly string[] => {
    const found = files.map(({ fileName }) => fileName).filter((name) => pattern.test(name));
    if (found.length === 0) throw new Error(`the build has no file ${pattern}`);
    return found;
  };
  const present = closure([page.fileName], bundle);
  const needed: Record<string, string[]> = {};
  const add = (id: string, names: readonly string[]): void => {
    const files = [...closure(names, bundle)].filter((name) => !present.has(name));
    needed[id] = [...new Set([...(needed[id] ?? []), ...files])];
  };
  for (const { facadeModuleId, fileName } of chunks) {
    const [, game, part] = /\/web\/games\/(\w+)\/(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
    if (game !== undefined && part === 'board') add(game, [fileName]);
    for (const id of unset) {
      const isPart = game === id && ['start', 'theory'].includes(part ?? '');
      if (isPart || facadeModuleId?.endsWith('/web/table/search_panel.ts')) add(id, [fileName]);
    }
  }
  for (const language of languages) {
    const file = `_${language.toLowerCase().replace('-', '_')}-`;
    const words = page.dynamicImports.filter((name) => name.includes(file));
    if (words.length > 0) add(language, words);
  }
  return {
    tags: [
      ...named(/impartial_positions-.*\.wasm$/).map(
        (name) => `<link rel="preload" as="fetch" crossorigin href="${name}" />`,
      ),
      ...named(/\/worker-.*\.js$/).map((name) => `<link rel="modulepreload" href="${name}" />`),
    ].join(''),
    needed: JSON.stringify(needed),
  };
}

/** The files and all that they import. */
function closure(names: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const file = bundle[name];
    if (file?.type === 'chunk') file.imports.forEach(add);
  };
  names.forEach(add);
  return found;
}
