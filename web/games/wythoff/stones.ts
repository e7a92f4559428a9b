// Numbers of stones that people type: as many digits as they like, as they come from a keyboard or from a paste.

/** undefined where it is no whole number. Full-width digits and separators between digits are harmless. */
export function readStones(text: string): bigint | undefined {
  const digits = text.normalize('NFKC').replace(/[\s,_']/g, '');
  return /^\d{1,40}$/.test(digits) ? BigInt(digits) : undefined;
}
