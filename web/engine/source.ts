// Long texts as bytes, read in chunks.
import { EngineFailure } from './engine';
import type { Input } from './engine';

/** Bytes in one chunk. Larger chunks are not faster, and wasm memory never shrinks. */
export const chunkBytes = 1 << 20;

/** Bytes of a file that are read at once. */
const blockBytes = 4 * chunkBytes;

type Source = Uint8Array<ArrayBuffer> | Blob;

export function bytesOf(input: Input): Source {
  return typeof input === 'string' ? new TextEncoder().encode(input) : input;
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

/**
 * Reads a text in chunks. Of a file it reads larger blocks, the next one while the caller is busy: a browser takes longer to
 * hand over a file in small slices, one after the other, than the solver needs for its text.
 */
export class Reading {
  readonly bytesTotal: number;
  bytesRead = 0;
  readonly #source: Source;
  /** What is read of the file and not handed over. */
  #block: Uint8Array = new Uint8Array();
  #ahead: Promise<Uint8Array>;

  constructor(input: Input) {
    const source = bytesOf(input);
    this.#source = source;
    this.bytesTotal = source instanceof Uint8Array ? source.length : source.size;
    this.#ahead = this.#read(0);
  }

  /** Whether the last chunk has been handed over. */
  get isEnd(): boolean {
    return this.bytesRead === this.bytesTotal;
  }

  /** Empty only at the end. */
  async next(): Promise<Uint8Array> {
    if (this.#block.length === 0 && !this.isEnd) {
      this.#block = await this.#ahead;
      this.#ahead = this.#read(this.bytesRead + this.#block.length);
    }
    const chunk = this.#block.subarray(0, chunkBytes);
    this.#block = this.#block.subarray(chunk.length);
    this.bytesRead += chunk.length;
    return chunk;
  }

  #read(from: number): Promise<Uint8Array> {
    const block = slice(this.#source, from, from + blockBytes);
    // The chunk that waits for it fails, if there is one.
    block.catch(() => {});
    return block;
  }
}
