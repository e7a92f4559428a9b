// Formats numbers, sizes, times and sentences for people.
import type { Natural } from '../engine/types';
import type { Language } from './language';

/** A natural number of any size, with grouped digits. */
export function formatNatural(value: Natural, language: Language): string {
  return new Intl.NumberFormat(language).format(BigInt(value));
}

const byteUnits = ['B', 'kB', 'MB', 'GB'] as const;

/** The same for a text that may be another than a number. */
export function formatCount(text: string, language: Language): string {
  return /^\d+$/.test(text) ? formatNatural(text, language) : text;
}

export function formatBytes(bytes: number, language: Language): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < byteUnits.length - 1) {
    size /= 1000;
    ++unit;
  }
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 }).format(size);
  return `${number} ${byteUnits[unit]}`;
}

export function formatMilliseconds(milliseconds: number, language: Language): string {
  const seconds = milliseconds >= 1000;
  const value = seconds ? milliseconds / 1000 : milliseconds;
  // Browsers round their clocks to a tenth of a millisecond.
  if (value < 0.1) return '< 0.1 ms';
  const digits = value < 10 ? 1 : 0;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const number = new Intl.NumberFormat(language, options).format(value);
  return `${number} ${seconds ? 's' : 'ms'}`;
}

export function formatPercent(share: number, language: Language): string {
  const options = { style: 'percent', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, options).format(share);
}

/** Joins sentences; Chinese has no space between them. */
export function joinSentences(sentences: readonly string[], language: Language): string {
  return sentences.join(language === 'en' ? ' ' : '');
}

/** Joins parts of a sentence. */
export function joinClauses(clauses: readonly string[], language: Language): string {
  return clauses.join(language === 'en' ? ', ' : '，');
}

export function labelled(label: string, text: string, language: Language): string {
  return `${label}${language === 'en' ? ': ' : '：'}${text}`;
}

/** "9, 12 or 14": one of these. */
export function either(each: readonly string[], language: Language): string {
  const [comma, or] = language === 'en' ? [', ', ' or '] : ['、', ' 或 '];
  const first = each.slice(0, -1).join(comma);
  return [first, ...each.slice(-1)].filter(Boolean).join(or);
}
