// Puts the compiler of the reader's programs (../program) into dist/compiler/: its files as they come from the package, and the
// precompiled headers, each compressed. The page knows their names and hashes. Only the compiler's worker asks for them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import type { CompilerFile } from '../program/compiler_list.ts';
import { precompile, precompiledFile } from '../program/flags.ts';
import { allHeaders } from '../program/headers.ts';

const place = 'node_modules/@yowasp/clang';
const names = [
  'llvm.core.wasm',
  'llvm.core2.wasm',
  'llvm.core3.wasm',
  'llvm.core4.wasm',
  'llvm-resources.tar',
];

interface Packed extends CompilerFile {
  readonly contents: Buffer<ArrayBuffer>;
}

/** Making and compressing them takes a while, so they are kept. Their ending is one that no host decompresses on its own. */
async function packed(
  folder: string,
  name: string,
  make: () => Promise<Uint8Array> | Uint8Array,
): Promise<Packed> {
  const kept = join(folder, `${name}.gz`);
  if (!existsSync(kept)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(kept, await promisify(gzip)(await make(), { level: 9 }));
  }
  const contents = readFileSync(kept);
  const sha256 = createHash('sha256').update(contents).digest('hex');
  const file = `${name.replaceAll('.', '_')}-${sha256.slice(0, 8)}.bin`;
  return { name, file, bytes: contents.length, sha256, contents };
}

/** All headers of the library, as the package's compiler precompiles them. */
async function precompiled(): Promise<Uint8Array> {
  const { commands } = await import('@yowasp/clang');
  const files = { headers: { bits: { 'stdc++.h': allHeaders } } };
  const quiet = { fetchProgress: () => {}, decodeASCII: false };
  const made = (await commands['clang++']([...precompile], files, quiet)) ?? {};
  const found = made[precompiledFile];
  if (!(found instanceof Uint8Array)) throw new Error('the compiler wrote no precompiled headers');
  return found;
}

async function pack(root: string): Promise<readonly Packed[]> {
  const at = (file: string): string => join(root, place, file);
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
  const made = createHash('sha256').update(JSON.stringify([precompile, allHeaders]));
  const folder = join(root, 'build/compiler', `${version}-${made.digest('hex').slice(0, 8)}`);
  return Promise.all([
    ...names.map(async (name) => packed(folder, name, () => readFileSync(at(`gen/${name}`)))),
    packed(folder, precompiledFile, precompiled),
  ]);
}

let all: Promise<readonly Packed[]> | undefined;
const packedIn = (root: string) => (all ??= pack(root));

/** For the worker: the list of the files, and the package's script without its own way to find them. Tests in Node have the
 * package as it is. */
export function compilerPackage(): Plugin {
  let root = process.cwd();
  return {
    name: 'compiler-package',
    enforce: 'pre',
    apply: () => !process.env.VITEST,
    configResolved(config) {
      ({ root } = config);
    },
    async load(id) {
      if (id !== join(root, 'web/program/compiler_list.ts')) return undefined;
      const list = (await packedIn(root)).map(({ name, file, bytes, sha256 }) => {
        return { name, file, bytes, sha256 } satisfies CompilerFile;
      });
      return `export const compilerFiles = ${JSON.stringify(list)};`;
    },
    transform(code, id) {
      if (!id.includes(`${place}/gen/bundle.js`)) return undefined;
      return code
        .replace(/new URL\(("[^"]*"|`[^`]*`), import\.meta\.url\)/g, 'new URL($1, "compiler:/")')
        .replace(/await import\("node:fs\/promises"\)/g, 'undefined');
    },
  };
}

/** For the build of the page, and for `npm start`. */
export function compilerFiles(): Plugin {
  let root = process.cwd();
  return {
    name: 'compiler-files',
    configResolved(config) {
      ({ root } = config);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = /\/compiler\/([\w-]+\.bin)$/.exec(request.url ?? '')?.[1];
        if (asked === undefined) return next();
        const found = packedIn(root).then((files) => files.find(({ file }) => file === asked));
        void found.then((file) => response.end(file?.contents), next);
      });
    },
    async generateBundle() {
      for (const { name, file, contents } of await packedIn(root)) {
        const fileName = `compiler/${file}`;
        const originalFileName = `${place}/gen/${name}`;
        this.emitFile({ type: 'asset', fileName, originalFileName, source: contents });
      }
    },
  };
}
