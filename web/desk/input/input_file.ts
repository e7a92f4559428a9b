// A file that was opened or dropped: small texts go into the editor, all other files are solved from their bytes.
import { largestText } from './largest_text';

const excerptBytes = 4_000;

export interface Excerpt {
  /** The place of the mark in the file, in bytes. */
  readonly offset: number;
  readonly before: string;
  /** The range of a notice. */
  readonly marked: string;
  readonly after: string;
  /** Whether the file continues before and after this excerpt. */
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
}

/** A carriage return that is no line end to a judge's program, but to an editor. */
const loneReturn = /\r(?!\n)/;

/** The file's text if an editor can hold it as it is, otherwise undefined. */
export async function readSmallText(file: File): Promise<string | undefined> {
  if (file.size > largestText) return undefined;
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const text = decoder.decode(await file.arrayBuffer());
    return loneReturn.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** An excerpt of the file around a byte range, or its beginning. Invalid UTF-8 is shown as U+FFFD. */
export async function readExcerpt(file: File, offset = 0, length = 0): Promise<Excerpt> {
  const from = Math.max(0, offset - excerptBytes / 4);
  const to = from + excerptBytes;
  const markedEnd = offset + Math.min(length, excerptBytes / 4);
  const [before, marked, after] = await Promise.all(
    [
      [from, offset],
      [offset, markedEnd],
      [markedEnd, to],
    ].map(async ([start, end]) => {
      const bytes = await file.slice(start, end).arrayBuffer();
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    }),
  );
  return {
    offset,
    before: before ?? '',
    marked: marked ?? '',
    after: after ?? '',
    cutBefore: from > 0,
    cutAfter: to < file.size,
  };
}
