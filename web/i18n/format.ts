// Formats numbers and sentences for people.
import type { Natural } from '../engine/types';
import type { Language } from './language';

/** Making one takes a browser longer than drawing the rest of a board of large heaps. */
const formats = new Map<Language, Intl.NumberFormat>();

/** A natural number of any size, with grouped digits. */
export function formatNatural(value: Natural, language: Language): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(BigInt(value));
}

/** The same for a text that may be another than a number. */
export function formatCount(text: string, language: Language): string {
  return /^\d+$/.test(text) ? formatNatural(text, language) : text;
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
