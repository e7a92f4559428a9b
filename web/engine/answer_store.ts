// Keeps an answer of any size. Only its beginning stays in the memory of this thread and of the page. The rest goes to a
// file, or where there is none or no room in it, to Blobs, which the browser moves to its disk when they take much memory.
import type { AnswerFile } from './answer_file';
import { EngineFailure } from './engine';
import type { Solution } from './engine';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Keeping {
  /** A piece is complete when it has this many bytes. The first piece is the beginning. */
  readonly pieceBytes?: number;
  /** The file for the rest, which may take the place of the last one. Without it, every answer lasts. */
  readonly openFile?: () => Promise<AnswerFile | undefined>;
}

export class AnswerStore {
  /** The bytes of the answer so far. */
  bytes = 0;
  readonly #pieceBytes: number;
  readonly #openFile: () => Promise<AnswerFile | undefined>;
  #beginning: Bytes | undefined;
  #file: Promise<AnswerFile | undefined> | undefined;
  /** What follows the file. */
  readonly #pieces: Blob[] = [];
  /** What is in no piece yet. */
  #parts: Bytes[] = [];
  #partBytes = 0;

  constructor({ pieceBytes = 1 << 24, openFile = async () => undefined }: Keeping = {}) {
    this.#pieceBytes = pieceBytes;
    this.#openFile = openFile;
  }

  async add(part: Bytes): Promise<void> {
    this.#parts.push(part);
    this.#partBytes += part.length;
    this.bytes += part.length;
    if (this.#partBytes >= this.#pieceBytes) await this.#endPiece();
  }

  async finish(): Promise<Pick<Solution, 'answer' | 'beginning'>> {
    if (this.#partBytes > 0) await this.#endPiece();
    const beginning = this.#beginning ?? new Uint8Array();
    try {
      const file = await (await this.#file)?.content();
      const answer = new Blob([beginning, file ?? '', ...this.#pieces], { type: 'text/plain' });
      return { answer, beginning };
    } catch (error) {
      throw new EngineFailure('size', String(error));
    }
  }

  async #endPiece(): Promise<void> {
    const parts = this.#parts;
    const bytes = this.#partBytes;
    this.#parts = [];
    this.#partBytes = 0;
    if (this.#beginning === undefined) {
      this.#beginning = joined(parts, bytes);
      return;
    }
    // Not every browser has such files.
    this.#file ??= this.#openFile().catch(() => undefined);
    if ((await this.#file)?.write(parts)) return;
    const piece = new Blob(parts);
    this.#pieces.push(piece);
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
