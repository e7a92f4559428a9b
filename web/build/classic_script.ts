// Bundles a module and all its imports, with the wasm and the worker, into one classic script: for pages opened from a
// disk, and for frames without an origin, to which most hosts send no module.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { Shipped } from './licences.ts';
import { lengthsOfOurOwn } from './lengths.ts';
import { minifiedTemplates } from './templates_plugin.ts';
import { traditionalWords } from './traditional_plugin.ts';

export interface ClassicScript {
  /** The repository's folder. */
  readonly root: string;
  /** The path below web/. */
  readonly entry: string;
  /** The name of the global variable that holds the module's exports. */
  readonly name?: string;
  /** The list of all that is shipped with the script. */
  readonly shipped: Shipped;
  /** Whether the script goes into other people's pages. */
  readonly forHosts?: boolean;
  /** Whether the modules that search are inside the script. Otherwise they are a script beside it. */
  readonly whole?: boolean;
}

/** Shared by the builds for other people's pages and those for our own. */
export function plugins(forHosts: boolean): Plugin[] {
  return [...(forHosts ? [lengthsOfOurOwn()] : []), traditionalWords(), minifiedTemplates()];
}

/** The wasm in the scripts, compressed before it becomes base64: nothing compresses base64 well. */
export const wasmInside: Plugin = {
  name: 'wasm-inside',
  enforce: 'pre',
  load(id) {
    const [, file] = /^(.*\.wasm)\?url$/.exec(id) ?? [];
    if (file === undefined) return null;
    const text = gzipSync(readFileSync(file), { level: 9 }).toString('base64');
    return `export default 'data:application/gzip;base64,${text}';`;
  },
};

/** The script, with the licences of the libraries in it. */
export async function classicScript({
  root,
  entry,
  shipped,
  name = 'impartial',
  forHosts = false,
  whole = true,
}: ClassicScript): Promise<{ readonly script: string; readonly licences: string }> {
  const inside = new Shipped(root, undefined, shipped);
  const beside = join(root, 'web/engine/beside.ts');
  const rolldownOptions = { output: { codeSplitting: false } };
  const [{ output }] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins(forHosts), wasmInside, inside.plugin()],
    resolve: {
      alias: {
        './plain': beside,
        ...(!whole && { './search_parts': beside, './rules_parts': beside }),
        '../program/programs': join(root, 'web/program/no_programs.ts'),
        './start_worker': join(root, 'web/engine/start_inline_worker.ts'),
      },
    },
    // A page opened from a disk may start a classic worker from a Blob, but not a module worker.
    worker: {
      format: 'iife',
      plugins: () => [wasmInside, inside.plugin()],
      rolldownOptions,
    },
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: join(root, 'web', entry), formats: ['iife'], name },
      rolldownOptions,
    },
  })) as [Rolldown.RolldownOutput];
  return {
    script: ascii(output[0].code.trimEnd()),
    licences: inside.hasOthers ? inside.text() : '',
  };
}

/** Writes the script to a file. */
export function withLicences({
  script,
  licences,
}: Awaited<ReturnType<typeof classicScript>>): string {
  return !licences
    ? `${script}\n`
    : `${script}\n/*!\n${ascii(licences).replaceAll('*/', '* /')}\n*/\n`;
}

/** A classic script is read in the encoding of the page that loads it, so it must be ASCII. */
function ascii(script: string): string {
  return script.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
