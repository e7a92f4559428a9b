// Adds the Traditional Chinese, which nobody writes. Importing board_zh_hant gives board_zh_hans.ts in Traditional Chinese;
// only the texts of such a file are Chinese, so it is converted as a whole. In other files a text `'zh-Hans': '…'` gets one
// for zh-Hant beside it, and in a table a column.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { traditional, withTraditional } from './traditional.ts';

const text = /'zh-Hans':\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")(?!,\s*'zh-Hant')/g;

/** In Taiwan a row of the board has another word than a row of text. */
const convert = (chinese: string, file: string) =>
  traditional(chinese, file.includes('/chess_rows/'));

export function traditionalWords(): Plugin {
  return {
    name: 'traditional-words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /zh_han[st](\.ts)?$/ },
      async handler(source, importer, options) {
        // The words that Traditional words import are Traditional too.
        if (!/zh_hant/.test(source) && !importer?.endsWith('zh_hant.ts')) return null;
        const written = source.replace('zh_hant', 'zh_hans');
        const file = await this.resolve(written, importer, { ...options, skipSelf: true });
        // Vite's search for packages reads all files from the disk.
        const { scan } = options as { readonly scan?: boolean };
        return scan ? file : file && file.id.replace('zh_hans', 'zh_hant');
      },
    },
    load: {
      filter: { id: /zh_hant\.ts$|\.tsv\?raw$/ },
      handler(id) {
        if (id.endsWith('?raw')) {
          const table = id.replace('?raw', '');
          this.addWatchFile(table);
          return `export default ${JSON.stringify(withTraditional(readFileSync(table, 'utf8')))}`;
        }
        const file = id.replace('zh_hant', 'zh_hans');
        this.addWatchFile(file);
        return convert(readFileSync(file, 'utf8'), file).replaceAll("'zh-Hans'", "'zh-Hant'");
      },
    },
    transform: {
      filter: { id: /\/web\/.*\.ts$/, code: "'zh-Hans':" },
      handler(code, id) {
        const add = (written: string, chinese: string) =>
          `${written}, 'zh-Hant': ${convert(chinese, id)}`;
        return { code: code.replaceAll(text, add), map: null };
      },
    },
  };
}
