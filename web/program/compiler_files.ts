// Loads the compiler's files: compressed, checked, kept in the browser's store.
import type { Progress } from '../engine/engine';
import { compilerFiles } from './compiler_list';
import type { CompilerFile } from './compiler_list';

/** The host of this page has left the compiler out. */
export class CompilerAbsent extends Error {
  override readonly name = 'CompilerAbsent';
}

const store = 'impartial compiler';

/** Beside the folder of the worker. */
const addressOf = ({ file }: CompilerFile): string =>
  new URL(`../compiler/${file}`, globalThis.location.href).href;

/** A `fetch` that has the compiler's files, and nothing else. */
export function fetchFrom(
  fetch: typeof globalThis.fetch,
  tell: (progress: Progress) => void,
): typeof globalThis.fetch {
  const began = performance.now();
  const bytesTotal = compilerFiles.reduce((sum, { bytes }) => sum + bytes, 0);
  let bytesRead = 0;
  const count = (bytes: number): void => {
    bytesRead += bytes;
    // The last step is told when the compiler has started.
    const read = Math.min(bytesRead, bytesTotal - 1);
    tell({ bytesRead: read, bytesTotal, cases: 0, milliseconds: performance.now() - began });
  };
  return async (address) => {
    const name = String(address instanceof Request ? address.url : address).replace(/.*\//, '');
    const file = compilerFiles.find((each) => each.name === name);
    if (!file) throw new CompilerAbsent(`this page has no ${name}`);
    const packed = await load(file, fetch, count);
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
    const unpacked = packed.stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(unpacked, { headers: { 'content-type': type } });
  };
}

async function load(
  file: CompilerFile,
  fetch: typeof globalThis.fetch,
  count: (bytes: number) => void,
): Promise<Blob> {
  const address = addressOf(file);
  // There is none on insecure pages, and a browser may refuse it.
  const kept = await globalThis.caches?.open(store).catch(() => undefined);
  const found = await kept?.match(address);
  if (found) {
    count(file.bytes);
    return found.blob();
  }
  const response = await fetch(address);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || isPage || !response.body) {
    throw new CompilerAbsent(`${file.file}: status ${response.status}`);
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    pieces.push(value);
    count(value.length);
  }
  const blob = new Blob(pieces);
  const hash = await hashOf(blob);
  if (hash !== undefined && hash !== file.sha256) throw new Error(`${file.file} is damaged`);
  // Without room it works as well.
  await keep(kept, address, blob).catch(() => {});
  return blob;
}

async function hashOf(blob: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** In place of those of earlier versions. */
async function keep(kept: Cache | undefined, address: string, blob: Blob): Promise<void> {
  if (!kept) return;
  const present = compilerFiles.map(addressOf);
  for (const { url } of await kept.keys()) if (!present.includes(url)) await kept.delete(url);
  await kept.put(address, new Response(blob));
}
