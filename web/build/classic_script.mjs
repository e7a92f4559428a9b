// One classic script of a module and all that it imports, wasm and worker too: for pages that were opened from a disk, and
// for frames whose origin no host sends modules to.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the scripts for other people's pages are built with. */
export async function pluginsForHosts() {
  const { module } = await runnerImport(join(root, 'web/build/lengths.ts'), { logLevel: 'warn' });
  return [module.lengthsOfOurOwn()];
}

/** The plain solver stays outside; the script's own import finds it beside the script, where that needs it. */
const plainOutside = {
  name: 'plain-outside',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('generated/impartial_plain.mjs')
      ? { id: './impartial.plain.js', external: true }
      : null,
};

/**
 * `entry` below web/. With the script come the licences of the libraries in it. `whole`: nothing but the plain solver stays
 * outside.
 */
export async function classicScript(
  entry,
  { plugins = [], name = 'impartial', whole = true } = {},
) {
  const rolldownOptions = {
    makeAbsoluteExternalsRelative: false,
    output: { codeSplitting: false },
  };
  const [{ output }] = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...plugins, plainOutside],
    resolve: {
      alias: {
        './start_worker': join(root, 'web/engine/start_inline_worker.ts'),
        // That one knows from its own address where Impartial is.
        './impartial-board': join(root, 'web/embed/define.ts'),
        ...(!whole && { './search_parts': join(root, 'web/engine/load_search_parts.ts') }),
      },
    },
    // A page from a disk may start a classic worker from a Blob, but no module.
    worker: { format: 'iife', plugins: () => [plainOutside], rolldownOptions },
    build: {
      target: 'es2022',
      write: false,
      license: { fileName: 'licences.md' },
      lib: { entry: join(root, 'web', entry), formats: ['iife'], name },
      rolldownOptions,
    },
  });
  return {
    script: ascii(output.find(({ type }) => type === 'chunk').code.trimEnd()),
    licences: output.find(({ fileName }) => fileName === 'licences.md').source.trimEnd(),
  };
}

/** A classic script is read in the encoding of the page that it gets into, which is anything. */
function ascii(script) {
  return script.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
