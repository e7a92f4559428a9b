// Converts the solver's offsets in bytes of UTF-8 to an editor's UTF-16 units.

export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/**
 * Converts byte ranges of `text` as UTF-8 to its UTF-16 form, in the order of `byteRanges`. A range that begins or ends
 * inside a character includes all of it; a range beyond the end is the end. All ranges take one pass through the text.
 */
export function utf16Ranges(text: string, byteRanges: readonly ByteRange[]): Range[] {
  const starts = byteRanges.map(({ offset }) => offset);
  const ends = byteRanges.map(({ offset, length }) => offset + length);
  const wanted = [...new Set([...starts, ...ends])].sort((a, b) => a - b);
  const placeOf = places(text);
  const around = new Map(wanted.map((byte) => [byte, placeOf(byte)]));
  return starts.map((start, i) => {
    const from = around.get(start)?.from ?? 0;
    return { from, to: Math.max(from, around.get(ends[i] ?? start)?.to ?? from) };
  });
}

/** Converts byte offsets of `text` as UTF-8, which ascend, to its UTF-16 form. */
export function utf16Offsets(text: string, offsets: Float64Array): ArrayLike<number> {
  const isAscii = !/[^\0-\x7f]/.test(text);
  if (isAscii) return offsets;
  const placeOf = places(text);
  return offsets.map((offset) => placeOf(offset).from);
}

/** Asked for places in bytes, which ascend: where each is, or the character that it is in. */
function places(text: string): (byte: number) => Range {
  let unit = 0;
  let byte = 0;
  let previous = 0;
  return (target) => {
    while (byte < target && unit < text.length) {
      previous = unit;
      const code = text.codePointAt(unit) ?? 0;
      byte += utf8Bytes(code);
      unit += code > 0xffff ? 2 : 1;
    }
    return { from: byte > target ? previous : unit, to: unit };
  };
}

export function utf8Offset(text: string, offset: number): number {
  return new TextEncoder().encode(text.slice(0, offset)).length;
}

/** A lone surrogate counts as three bytes, because TextEncoder encodes it as U+FFFD. */
function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
