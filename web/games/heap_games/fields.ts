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

/** A claim as the notation has it: `SG[n]` is `g`, and that n is odd is `n%2=1`. */
const claimInNotation = (text: string): string =>
  inNotation(text)
    .replace(/^\?\s*/, '')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/(?<![a-z])n\s+(?:is\s+)?(even|odd)(?![a-z])/gi, (_, parity: string) =>
      parity.toLowerCase() === 'odd' ? 'n%2=1' : 'n%2=0',
    )
    .replaceAll(/(?<![a-z])(?:sg|grundy|g)(?![a-z])(?:\s*\(\s*n\s*\))?/gi, 'g')
    .replaceAll(/\s*(?:&&|\band\b)\s*/g, ', ');

/** The fields that a text fills: it may be a whole position, or a claim alone. */
export function fieldsOf(text: string, others: Fields): Fields {
  const written = inNotation(text);
  const [, front = written, heaps = others.heaps] = /^(.*):([\d\s,]*)$/s.exec(written) ?? [];
  const [rule = '', claim = others.claim] = front.split('?');
  return { rule: rule.trim() || others.rule, claim: claim.trim(), heaps: heaps.trim() };
}

/** The set that a text names in another way than the notation, as 1-3 or “take 1 or 3”: it is only offered. */
export function readingOf(rule: string): string | undefined {
  const written = inNotation(rule);
  const [, misere = '', take, open, inner = '', close = ''] =
    /^(misere\s+)?(take\s+|取\s*)?([[({])?\s*(\d[^[\](){}]*?)\s*([\])}])?$/i.exec(written) ?? [];
  if ((open === undefined) !== (close === '')) return undefined;
  const range = /^([1-9]\d{0,8})\s*(?:-|–|~|\.{2,}|…|to|到|至)\s*([1-9]\d{0,8})$/i.exec(inner);
  if (range) {
    const [, first, last] = range;
    return Number(first) < Number(last) ? `${misere}{${first}..${last}}` : undefined;
  }
  const numbers = inner.split(/\s*(?:[,;、]\s*(?:or|and)?|\bor\b|\band\b|或|和|\s)\s*/i);
  const isSet = numbers.length > 1 || take !== undefined;
  return isSet && numbers.every((number) => /^[1-9]\d{0,8}$/.test(number))
    ? `${misere}{${numbers.join(',')}}`
    : undefined;
}

export function positionOf({ rule, claim, heaps }: Fields): string {
  const claimed = claimInNotation(claim);
  const front = claimed === '' ? inNotation(rule) : `${inNotation(rule)} ? ${claimed}`;
  return `${front}: ${inNotation(heaps)}`.trim();
}

/** The claim in the text of a position, and a place in it, if the place is there; columns are from 1. */
export function inClaim(
  text: string,
  column: number,
): { readonly text: string; readonly column: number } | undefined {
  const [, front = '', claim = ''] = /^([^?]*\?\s*)(.*?)(?::[\d\s,]*)?$/s.exec(text) ?? [];
  if (front === '' || column <= front.length) return undefined;
  return { text: claim, column: column - front.length };
}
