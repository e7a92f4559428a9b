// Keeps an answer of any size. Only its beginning stays in the memory of this thread and of the page. The browser keeps
// all of it, as a Blob in pieces, which it moves to its disk when they take much memory.
import { EngineFailure } from './engine';
import type { Solution } from './engine';

type Bytes = Uint8Array<ArrayBuffer>;

export class AnswerStore {
  /** The bytes of the answer so far. */
  bytes = 0;
  readonly #pieceBytes: number;
  readonly #pieces: Blob[] = [];
  #beginning: Bytes | undefined;
  /** What is in no piece yet. */
  #parts: Bytes[] = [];
  #partBytes = 0;

  /** A piece is complete when it has so many bytes. The first piece is the beginning. */
  constructor(pieceBytes: number) {
    this.#pieceBytes = pieceBytes;
  }

  async add(part: Bytes): Promise<void> {
    this.#parts.push(part);
    this.#partBytes += part.length;
    this.bytes += part.length;
    if (this.#partBytes >= this.#pieceBytes) await this.#endPiece();
  }

  async finish(): Promise<Pick<Solution, 'answer' | 'beginning'>> {
    await this.#endPiece();
    const answer = new Blob(this.#pieces, { type: 'text/plain' });
    return { answer, beginning: this.#beginning ?? new Uint8Array() };
  }

  async #endPiece(): Promise<void> {
    const piece = new Blob(this.#parts);
    this.#beginning ??= joined(this.#parts, this.#partBytes);
    this.#pieces.push(piece);
    this.#parts = [];
    this.#partBytes = 0;
    try {
      // Waits until the browser has the piece: a fast solver would fill the memory with pieces on their way. A piece for
      // which the browser has no room cannot be read.
      await piece.slice(0, 1).arrayBuffer();
    } catch (error) {
      throw new EngineFailure('size', String(error));
    }
  }
}

function joined(parts: readonly Bytes[], bytes: number): Bytes {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
