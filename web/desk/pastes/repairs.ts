// Characters that a paste from a web page or an input method leaves in judge text, and what a statement has around it.
import { statementSample } from './statement';

/**
 * A longer text is no program and no statement, and is not compared with the sample and other formats: the page should not wait
 * for that.
 */
export const longestStudied = 200_000;

type CharacterKind = 'html' | 'invisible' | 'digits' | 'powers' | 'grouping' | 'separators';
export type RepairKind = CharacterKind | 'statement';

export interface Repair {
  readonly kind: RepairKind;
  /** How often the text has it; for a statement, in how many lines. */
  readonly count: number;
  /** The text without it. */
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  ensp: ' ',
  emsp: ' ',
};
const html =
  /<\/?(?:br|p|div|pre|table|tbody|tr|td|th|ul|ol|li|span|code|b|i|font|samp|sup|sub)\b[^<>]*>|&(?:nbsp|lt|gt|amp|quot|ensp|emsp|#\d{1,6}|#x[\da-f]{1,5});/gi;
const endsLine = /^<(?:br|\/p|\/div|\/pre|\/tr|\/li)\b/i;
const endsCell = /^<\/t[dh]\b/i;

function plain(piece: string): string {
  if (piece.startsWith('&')) {
    const name = piece.slice(1, -1).toLowerCase();
    const code = name.startsWith('#x')
      ? Number.parseInt(name.slice(2), 16)
      : Number.parseInt(name.slice(1), 10);
    const sign = entities[name] ?? String.fromCodePoint(Number.isNaN(code) ? 0x20 : code);
    return sign === '\u00a0' ? ' ' : sign;
  }
  // 10<sup>9</sup> must not become 109.
  if (/^<sup\b/i.test(piece)) return '^';
  if (endsLine.test(piece)) return '\n';
  return endsCell.test(piece) ? ' ' : '';
}

/** Soft hyphens, zero-width signs and marks of direction. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const power =
  /(?<![\d.])(\d{1,10})(?: ?(?:\^|\*\*) ?(\d{1,2})|([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}))(?!\d)( ?- ?1(?!\d))?|(?<![\d.])(\d)[eE]\+?(\d{1,2})(?![\d.])/g;

/** Digits, or the power as it is written if the solver cannot read so large a number. */
function writtenOut(whole: string, ...groups: (string | undefined)[]): string {
  const [base, exponent, raised, lessOne, digit, zeros] = groups;
  const small = Array.from(raised ?? '', (each) => superscripts.indexOf(each)).join('');
  const value =
    digit !== undefined
      ? BigInt(digit) * 10n ** BigInt(zeros ?? 0)
      : BigInt(base ?? 0) ** BigInt(exponent ?? small) - (lessOne ? 1n : 0n);
  return value < 1n << 64n ? String(value) : whole;
}

/** 1,000,000 but not 1,2 or 1000,000. */
const grouped = /(?<![\d,，])\d{1,3}(?:[,，]\d{3})+(?![\d,，])/g;
const separators = /[ \t]*[,，;；、|]+[ \t]*/g;

type Replace = (found: string, ...groups: (string | undefined)[]) => string;

const repairs: Readonly<Record<CharacterKind, readonly [RegExp, Replace]>> = {
  html: [html, plain],
  invisible: [invisible, () => ''],
  digits: [/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)],
  powers: [power, writtenOut],
  grouping: [grouped, (number) => number.replace(/[,，]/g, '')],
  separators: [separators, () => ' '],
};

/**
 * Every repair that changes the text. HTML comes alone, because its own signs look like other damage; then what cannot be seen,
 * then a statement.
 */
export function repairsOf(text: string): readonly Repair[] {
  const kinds = Object.keys(repairs) as CharacterKind[];
  const found: readonly Repair[] = kinds.flatMap((kind) => repair(kind, text));
  const [first] = found;
  if (first?.kind === 'html' || first?.kind === 'invisible') return [first];
  const sample = text.length > longestStudied ? undefined : statementSample(text);
  return sample ? [{ kind: 'statement', ...sample }] : found;
}

function repair(kind: CharacterKind, text: string): readonly Repair[] {
  const [pattern, replace] = repairs[kind];
  let count = 0;
  const repaired = text.replace(pattern, (found: string, ...groups: string[]) => {
    const instead = replace(found, ...groups);
    if (instead !== found) ++count;
    return instead;
  });
  return count > 0 ? [{ kind, count, text: repaired }] : [];
}
