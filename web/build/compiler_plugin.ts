// Puts the compilers of the reader's programs (../program) into dist/compiler/: their files as they come from the packages, the
// precompiled headers and Python's compiled library, each compressed. The page knows their names and hashes. Only the workers
// of the compilers ask for them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import type { CompilerFile } from '../program/compiler_list.ts';
import { precompile, precompiledFile, runtimes } from '../program/flags.ts';
import type { Folder } from '../program/compile.ts';
import { headers } from '../program/headers.ts';

const clang = 'node_modules/@yowasp/clang';
const clangFiles = [
  'llvm.core.wasm',
  'llvm.core2.wasm',
  'llvm.core3.wasm',
  'llvm.core4.wasm',
  'llvm-resources.tar',
];
const python = 'node_modules/pyodide';
const pythonFiles = ['pyodide.asm.wasm', 'pyodide-lock.json'];
const library = 'python_stdlib.zip';

interface Packed extends CompilerFile {
  /** The package that it comes from. */
  readonly from: string;
  readonly contents: Buffer<ArrayBuffer>;
}

/** Making and compressing them takes a while, so they are kept. Their ending is one that no host decompresses on its own. */
async function packed(
  folder: string,
  part: CompilerFile['part'],
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
  const from = part === 'python' ? python : clang;
  return { part, name, file, from, bytes: contents.length, sha256, contents };
}

/** A file that the package's compiler makes. */
async function compiled(
  command: 'clang' | 'clang++',
  args: readonly string[],
  files: Folder,
  name: string,
): Promise<Uint8Array> {
  const { commands } = await import('@yowasp/clang');
  const quiet = { fetchProgress: () => {}, decodeASCII: false };
  const found = (await commands[command]([...args], files, quiet))?.[name];
  if (!(found instanceof Uint8Array)) throw new Error(`the compiler did not write ${name}`);
  return found;
}

/** Python's library comes as text, which the interpreter would compile at each start: that takes most of its time. */
async function compiledLibrary(root: string): Promise<Uint8Array> {
  const { loadPyodide } = await import('pyodide');
  // It would look for its folder in a stack trace, where source maps may show another.
  const interpreter = await loadPyodide({ indexURL: join(root, python) });
  interpreter.FS.writeFile('/tmp/text.zip', readFileSync(join(root, python, library)));
  interpreter.runPython(readFileSync(join(root, 'web/build/compile_library.py'), 'utf8'));
  return interpreter.FS.readFile('/tmp/compiled.zip') as Uint8Array;
}

async function pack(root: string): Promise<readonly Packed[]> {
  const versions = [clang, python].map((place) => {
    const file = readFileSync(join(root, place, 'package.json'), 'utf8');
    return (JSON.parse(file) as { version: string }).version;
  });
  const script = readFileSync(join(root, 'web/build/compile_library.py'), 'utf8');
  const linked = runtimes.map((runtime) => {
    return { ...runtime, text: readFileSync(join(root, 'web/program', runtime.source), 'utf8') };
  });
  const sources = [precompile, headers, script, linked];
  const made = createHash('sha256').update(JSON.stringify(sources));
  const name = `${versions.join('-')}-${made.digest('hex').slice(0, 8)}`;
  const folder = join(root, 'build/compiler', name);
  const copied = (part: CompilerFile['part'], file: string) =>
    packed(folder, part, file.replace(/.*\//, ''), () => readFileSync(join(root, file)));
  return Promise.all([
    ...clangFiles.map((file) => copied('clang', `${clang}/gen/${file}`)),
    ...linked.map(({ source, object, command, args, text }) =>
      packed(folder, 'clang', object, () => compiled(command, args, { [source]: text }, object)),
    ),
    packed(folder, 'headers', precompiledFile, () =>
      compiled('clang++', precompile, { headers }, precompiledFile),
    ),
    ...pythonFiles.map((file) => copied('python', `${python}/${file}`)),
    packed(folder, 'python', library, () => compiledLibrary(root)),
  ]);
}

let all: Promise<readonly Packed[]> | undefined;
const packedIn = (root: string) => (all ??= pack(root));

/** For the workers: the list of the files, and the packages' scripts without their own ways to find them. Tests in Node have
 * the packages as they are. */
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
      const list = (await packedIn(root)).map(({ part, name, file, bytes, sha256 }) => {
        return { part, name, file, bytes, sha256 } satisfies CompilerFile;
      });
      return `export const compilerFiles = ${JSON.stringify(list)};`;
    },
    transform(code, id) {
      if (!id.includes(`${clang}/gen/bundle.js`) && !/\/pyodide(\.asm)?\.mjs$/.test(id))
        return undefined;
      return code
        .replace(/new URL\(("[^"]*"|`[^`]*`), ?import\.meta\.url\)/g, 'new URL($1, "compiler:/")')
        .replace(/await import\("(node:[\w/]+|ws)"\)/g, 'undefined')
        .replace(/import\("node:\w+"\)/g, 'undefined');
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
      for (const { name, file, from, contents } of await packedIn(root)) {
        const fileName = `compiler/${file}`;
        const originalFileName = `${from}/${name}`;
        this.emitFile({ type: 'asset', fileName, originalFileName, source: contents });
      }
    },
  };
}
