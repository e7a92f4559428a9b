// A position as the fields above the board have it. No DOM.

/** The fields of a position. */
export interface Fields {
  readonly rule: string;
  readonly claim: string;
  readonly heaps: string;
}

/** The fields that a text fills: it may be a whole position. */
export function fieldsOf(text: string, others: Fields): Fields {
  const [, front, heaps] = /^(.*):([\d\s,]*)$/s.exec(text) ?? [undefined, text, others.heaps];
  const [rule = '', claim] = (front ?? '').split('?');
  return { rule: rule.trim(), claim: (claim ?? others.claim).trim(), heaps: (heaps ?? '').trim() };
}

export function positionOf({ rule, claim, heaps }: Fields): string {
  const front = claim.trim() === '' ? rule.trim() : `${rule.trim()} ? ${claim.trim()}`;
  return `${front}: ${heaps.trim()}`.trim();
}

/** Whether a place in the text of a position is in its claim; the column is from 1. */
export function isOfClaim(text: string, column: number): boolean {
  const claim = text.indexOf('?');
  const heaps = text.lastIndexOf(':');
  return claim >= 0 && column - 1 > claim && (column - 1 <= heaps || heaps < claim);
}
