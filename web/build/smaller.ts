// Makes modules smaller that are minified already: terser saves 1 to 4 % after gzip.
import { minify } from 'terser';
import type { Plugin } from 'vite';

const options = { module: true, ecma: 2020, compress: { passes: 3 } } as const;

export function smaller(): Plugin {
  const shrink = async (code: string): Promise<string> =>
    (await minify(code, options)).code ?? code;
  return {
    name: 'smaller',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle);
        await Promise.all(
          files.map(async (file) => {
            if (file.type === 'chunk') file.code = await shrink(file.code);
            // A worker is built on its own.
            else if (/^assets\/worker-.*\.js$/.test(file.fileName)) {
              file.source = await shrink(String(file.source));
            }
          }),
        );
      },
    },
  };
}
