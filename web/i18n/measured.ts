// Formats what was measured for people: sizes, times, shares. The first view measures nothing.
import type { Language } from './language';

const byteUnits = ['B', 'kB', 'MB', 'GB'] as const;

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
