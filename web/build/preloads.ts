// The files that index.html needs beside its own scripts, by their names in the build, so that the browser asks for all of
// them at once: the solver's module and worker for every reader, the board for those of its game, the words for those of
// their language. Without this the board of a slow phone is drawn 0.2 s later.
import type { Rolldown } from 'vite';
import { languages } from '../i18n/language.ts';

export interface Preloads {
  /** For everybody. */
  readonly tags: string;
  /** The scripts for each game and language, by its id, as JSON. */
  readonly needed: string;
}

/** `games`: each game with the names of the files that it needs (chunks.ts). */
export function preloads(
  bundle: Rolldown.OutputBundle,
  games: Readonly<Record<string, readonly string[]>>,
): Preloads {
  const files = Object.keys(bundle);
  const named = (name: string): string => {
    const found = files.find((file) => /^\w+\/(.*)-[\w-]{8}\.\w+$/.exec(file)?.[1] === name);
    if (!found) throw new Error(`the build has no file ${name}`);
    return found;
  };
  const words = languages
    .filter((language) => language !== 'en')
    .map((language) => [language, [`page_${language.toLowerCase().replace('-', '_')}`]] as const);
  const present = withImports([named('index')], bundle);
  const needed = [...Object.entries(games), ...words].map(([id, names]) => [
    id,
    [...withImports(names.map(named), bundle)].filter((file) => !present.has(file)),
  ]);
  const wasm = files.find((file) => /impartial_positions-.*\.wasm$/.test(file));
  if (!wasm) throw new Error('the build has no module of positions');
  const tags =
    `<link rel="preload" as="fetch" crossorigin href="${wasm}" />` +
    `<link rel="modulepreload" href="${named('worker')}" />`;
  return { tags, needed: JSON.stringify(Object.fromEntries(needed)) };
}

/** The files and all that they import. */
function withImports(names: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
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
