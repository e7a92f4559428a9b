// A file board_zh_hant.ts is not written: importing it gives board_zh_hans.ts in Traditional Chinese. Only the texts of
// such a file are Chinese, so the file is converted as a whole.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { traditional } from './traditional.ts';

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
      filter: { id: /zh_hant\.ts$/ },
      handler(id) {
        const file = id.replace('zh_hant', 'zh_hans');
        this.addWatchFile(file);
        const words = traditional(readFileSync(file, 'utf8'), file.includes('/chess_rows/'));
        return words.replaceAll("'zh-Hans'", "'zh-Hant'");
      },
    },
  };
}
