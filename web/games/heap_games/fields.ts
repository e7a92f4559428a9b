// A position as the fields above the board have it. No DOM.

/** The fields of a position. */
export interface Fields {
  readonly rule: string;
  readonly claim: string;
  readonly heaps: string;
}

const signs: Readonly<Record<string, string>> = {
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '→': '->',
  '−': '-',
};

/** The signs of the notation for those that a person types instead, such as full-width ones. */
const inNotation = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[≤≥≠→−]/g, (sign) => signs[sign] ?? sign)
    .trim();

/** A claim as the notation has it: `SG(n)` is `g`. */
const claimInNotation = (text: string): string =>
  inNotation(text)
    .replace(/^\?\s*/, '')
    .replaceAll(/(?<![a-z])(?:sg|grundy|g)(?![a-z])(?:\s*[([]\s*n\s*[)\]])?/gi, 'g')
    .replaceAll(/\s*(?:&&|\band\b)\s*/g, ', ');

/** The fields that a text fills: it may be a whole position, or a claim alone. */
export function fieldsOf(text: string, others: Fields): Fields {
  const written = inNotation(text);
  const [, front = written, heaps = others.heaps] = /^(.*):([\d\s,]*)$/s.exec(written) ?? [];
  const [rule = '', claim = others.claim] = front.split('?');
  return { rule: rule.trim() || others.rule, claim: claim.trim(), heaps: heaps.trim() };
}

export function positionOf({ rule, claim, heaps }: Fields): string {
  const claimed = claimInNotation(claim);
  const front = claimed === '' ? inNotation(rule) : `${inNotation(rule)} ? ${claimed}`;
  return `${front}: ${inNotation(heaps)}`.trim();
}

/** Whether a place in the text of a position is in its claim; the column is from 1. */
export function isOfClaim(text: string, column: number): boolean {
  const claim = text.indexOf('?');
  const heaps = text.lastIndexOf(':');
  return claim >= 0 && column - 1 > claim && (column - 1 <= heaps || heaps < claim);
}
