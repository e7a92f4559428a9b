// Long texts as bytes, read in chunks.
import { EngineFailure } from './engine';
import type { Input } from './engine';

/** Bytes in one chunk. Larger chunks are not faster, and wasm memory never shrinks. */
export const chunkBytes = 1 << 20;

export type Source = Uint8Array<ArrayBuffer> | Blob;

export function bytesOf(input: Input): Source {
  return typeof input === 'string' ? new TextEncoder().encode(input) : input;
}

export function sizeOf(source: Source): number {
  return source instanceof Uint8Array ? source.length : source.size;
}

export function unreadable(source: Blob, error: unknown): EngineFailure {
  const name = source instanceof File ? `${source.name}: ` : '';
  return new EngineFailure('read', name + String(error));
}

export async function slice(source: Source, from: number, to?: number): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source.subarray(from, to);
  try {
    return new Uint8Array(await source.slice(from, to).arrayBuffer());
  } catch (error) {
    // The file was moved, deleted or changed after it was chosen.
    throw unreadable(source, error);
  }
}
