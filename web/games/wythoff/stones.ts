// Reads numbers of stones that people type or paste, with any number of digits.

/** undefined if the text is not a whole number. Full-width digits and separators between digits are accepted. */
export function readStones(text: string): bigint | undefined {
  const digits = text.normalize('NFKC').replace(/[\s,_']/g, '');
  return /^\d{1,40}$/.test(digits) ? BigInt(digits) : undefined;
}
