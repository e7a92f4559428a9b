// One classic script of a module and all that it imports, wasm and worker too: for pages opened from a disk, and for frames
// without an origin, to which most hosts send no module.
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { lengthsOfOurOwn } from './lengths.ts';
import { shortTemplates } from './templates.ts';

export interface ClassicScript {
  /** The repository. */
  readonly root: string;
  /** Below web/. */
  readonly entry: string;
  /** The global variable of what the module exports. */
  readonly name?: string;
  /** The script goes into other people's pages. */
  readonly forHosts?: boolean;
  /** The solver for long searches is in the script, not in another one beside it. */
  readonly whole?: boolean;
  /** The solver without WebAssembly, which stays beside the script: it is large and hardly ever needed. */
  readonly plain?: string;
}

/** Builds that go into other people's pages, as those of our own, use these. */
export function plugins(forHosts: boolean): Plugin[] {
  return [...(forHosts ? [lengthsOfOurOwn()] : []), shortTemplates()];
}

/** Only the page of one file has judge text, and its worker, which is a Blob, can load no other file: none is written. */
function plainOutside(file: string): Plugin {
  const files: Readonly<Record<string, string>> = {
    impartial_positions_plain: file,
    impartial_judge_plain: 'impartial.judge.plain.js',
  };
  return {
    name: 'plain-outside',
    enforce: 'pre',
    resolveId(id) {
      const outside = files[/generated\/(\w+)\.mjs$/.exec(id)?.[1] ?? ''];
      return outside === undefined ? null : { id: `./${outside}`, external: true };
    },
  };
}

/** The script, and the licences of the libraries in it. */
export async function classicScript({
  root,
  entry,
  name = 'impartial',
  forHosts = false,
  whole = true,
  plain = 'impartial.plain.js',
}: ClassicScript): Promise<{ readonly script: string; readonly licences: string }> {
  const outside = plainOutside(plain);
  const rolldownOptions = {
    makeAbsoluteExternalsRelative: false,
    output: { codeSplitting: false },
  };
  const [{ output }] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins(forHosts), outside],
    resolve: {
      alias: {
        './start_worker': join(root, 'web/engine/start_inline_worker.ts'),
        // That module knows from its own address where Impartial is.
        './impartial-board': join(root, 'web/embed/define.ts'),
        ...(!whole && { './search_parts': join(root, 'web/engine/load_search_parts.ts') }),
      },
    },
    // A page from a disk may start a classic worker from a Blob, but no module.
    worker: { format: 'iife', plugins: () => [outside], rolldownOptions },
    build: {
      target: 'es2022',
      write: false,
      license: { fileName: 'licences.md' },
      lib: { entry: join(root, 'web', entry), formats: ['iife'], name },
      rolldownOptions,
    },
  })) as [Rolldown.RolldownOutput];
  const licences = output.find(({ fileName }) => fileName === 'licences.md');
  return {
    script: ascii(output[0].code.trimEnd()),
    licences: licences?.type === 'asset' ? String(licences.source).trimEnd() : '',
  };
}

/** The solver for long searches, which a script that is not whole loads from beside itself. */
export function searchScript(root: string): ClassicScript {
  return { root, entry: 'engine/search_parts.ts', name: 'impartialSearch' };
}

/** The script as a file of its own. */
export function withLicences({
  script,
  licences,
}: Awaited<ReturnType<typeof classicScript>>): string {
  return licences ? `${script}\n/*!\n${licences.replaceAll('*/', '* /')}\n*/\n` : `${script}\n`;
}

/** A classic script is read in the encoding of the page around it, whatever that is. */
function ascii(script: string): string {
  return script.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
