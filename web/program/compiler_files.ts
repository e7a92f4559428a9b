// Loads the compilers' files: compressed, checked, kept in the browser's store.
import { EngineFailure } from '../engine/engine';
import type { Progress } from '../engine/engine';
import { compilerFiles } from './compiler_list';
import type { CompilerFile } from './compiler_list';
import { precompiledFile } from './flags';
import { sha256 } from './sha256';

/** The host of this page has left the compiler out. */
export class CompilerAbsent extends Error {
  static {
    // Not assigned, which fails where the host has frozen what it inherits.
    Object.defineProperty(this.prototype, 'name', { value: 'CompilerAbsent' });
  }
}

const store = 'impartial compiler';

/** Beside the folder of the worker. */
const addressOf = ({ file }: CompilerFile): string =>
  new URL(`../compiler/${file}`, globalThis.location.href).href;

export class CompilerFiles {
  /** Of the files of a part. */
  onProgress: (progress: Progress) => void = () => {};
  readonly #fetch: typeof globalThis.fetch;
  /** Those that came before the package asks for them. */
  readonly #here = new Map<string, Blob>();
  #began = 0;
  #read = 0;
  #total = 0;

  constructor(fetch: typeof globalThis.fetch) {
    this.#fetch = fetch;
  }

  /** A `fetch` that has the files of the package, and nothing else. */
  readonly fetch: typeof globalThis.fetch = async (address) => {
    const name = String(address instanceof Request ? address.url : address).replace(/.*\//, '');
    const unpacked = await this.#unpacked(name);
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
    return new Response(unpacked, { headers: { 'content-type': type } });
  };

  /** From now on files of this part are loaded. */
  begin(part: CompilerFile['part']): void {
    this.#began = performance.now();
    this.#read = 0;
    const files = compilerFiles.filter((file) => file.part === part);
    this.#total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** For a package that does not tell if its files do not come. */
  async loadFirst(part: CompilerFile['part']): Promise<void> {
    this.begin(part);
    const files = compilerFiles.filter((file) => file.part === part);
    if (files.length === 0) throw new CompilerAbsent(`this page has no ${part}`);
    await Promise.all(
      files.map(async (file) => {
        this.#here.set(file.name, await this.#load(file));
      }),
    );
  }

  async #load(file: CompilerFile): Promise<Blob> {
    try {
      return await load(file, this.#fetch, (bytes) => this.#count(bytes));
    } catch (error) {
      throw error instanceof CompilerAbsent ? error : EngineFailure.of('load', error);
    }
  }

  async precompiled(): Promise<Uint8Array> {
    this.begin('headers');
    return this.made(precompiledFile);
  }

  /** A file that the build has made with the compiler. */
  async made(name: string): Promise<Uint8Array> {
    return new Uint8Array(await new Response(await this.#unpacked(name)).arrayBuffer());
  }

  async #unpacked(name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const file = compilerFiles.find((each) => each.name === name);
    if (!file) throw new CompilerAbsent(`this page has no ${name}`);
    const packed = this.#here.get(name) ?? (await this.#load(file));
    this.#here.delete(name);
    return packed.stream().pipeThrough(new DecompressionStream('gzip'));
  }

  #count(bytes: number): void {
    this.#read += bytes;
    this.onProgress({
      // The last step is told when the compiler has started.
      bytesRead: Math.min(this.#read, this.#total - 1),
      bytesTotal: this.#total,
      cases: 0,
      milliseconds: performance.now() - this.#began,
    });
  }
}

async function load(
  file: CompilerFile,
  fetch: typeof globalThis.fetch,
  count: (bytes: number) => void,
): Promise<Blob> {
  const address = addressOf(file);
  // There is none on insecure pages, and a browser may refuse it.
  const kept = await globalThis.caches?.open(store).catch(() => undefined);
  const found = await kept?.match(address).then((response) => response?.blob());
  if (found && (await isWhole(file, found))) {
    count(file.bytes);
    return found;
  }
  const ask = (cache: RequestCache): Promise<Blob> =>
    download(file, () => fetch(address, { cache }), count);
  // The browser may have kept a bad one.
  const blob = await ask('default').catch(() => ask('reload'));
  // Without room it works as well.
  await keep(kept, address, blob).catch(() => {});
  return blob;
}

async function download(
  file: CompilerFile,
  fetch: () => Promise<Response>,
  count: (bytes: number) => void,
): Promise<Blob> {
  const { status, ok, headers, body } = await fetch();
  if (status === 404) throw new CompilerAbsent(`${file.file} is missing`);
  if (!ok || !body) throw new Error(`${file.file}: status ${status}`);
  // On insecure pages nothing else tells.
  if (headers.get('content-type')?.startsWith('text/html')) throw new Error(`${file.file} is HTML`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    pieces.push(value);
    count(value.length);
  }
  const blob = new Blob(pieces);
  if (!(await isWhole(file, blob))) throw new Error(`${file.file} is damaged`);
  return blob;
}

async function isWhole({ sha256: wanted }: CompilerFile, file: Blob): Promise<boolean> {
  return !globalThis.crypto?.subtle || (await sha256(await file.arrayBuffer())) === wanted;
}

/** In place of those of earlier versions. */
async function keep(kept: Cache | undefined, address: string, blob: Blob): Promise<void> {
  if (!kept) return;
  const present = compilerFiles.map(addressOf);
  for (const { url } of await kept.keys()) if (!present.includes(url)) await kept.delete(url);
  await kept.put(address, new Response(blob));
}
