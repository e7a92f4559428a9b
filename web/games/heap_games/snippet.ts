// The values of a rule as a function in a reader's program: the proved formula with its exceptions, or else a table.
import type { Natural } from '../../engine/types';
import type { HeapGamesTable } from './view';

export const snippetLanguages = ['C++', 'Python'] as const;
export type SnippetLanguage = (typeof snippetLanguages)[number];

interface Listed {
  readonly rule: string;
  /** From the heap 0 on. */
  readonly values: readonly Natural[];
  /** The proved period, if all that it needs is listed. */
  readonly period: { readonly start: number; readonly length: number } | undefined;
  /** What is proved of the values, and how they are given. */
  readonly said: string;
}

function listed(rule: string, { values, period }: HeapGamesTable): Listed {
  if (period === null)
    return { rule, values, period: undefined, said: 'a table; no period is proved' };
  const [start, length] = [Number(period.start), Number(period.length)];
  const proved = `period ${length} from ${start}, proved`;
  return start + length <= values.length
    ? { rule, values: values.slice(0, start + length), period: { start, length }, said: proved }
    : { rule, values, period: undefined, said: `a table of the first ${values.length}; ${proved}` };
}

/** The values in lines, with commas between them. */
function lines(values: readonly Natural[], indent: string): string {
  const rows = Array.from({ length: Math.ceil(values.length / 25) }, (_, row) =>
    values.slice(25 * row, 25 * row + 25).join(', '),
  );
  return rows.map((row) => `${indent}${row}`).join(',\n');
}

function cpp({ rule, values, period, said }: Listed): string {
  return `// Grundy values of a heap of n under the rule ${rule}
// (${said}). In normal play the player to move loses if their xor is 0.
#include <cstdint>
#include <stdexcept>

int grundy(std::uint64_t n) {
  static const int values[] = {
${lines(values, '      ')}};
${
  period
    ? period.start === 0
      ? `  return values[n % ${period.length}];`
      : `  return n < ${period.start} ? values[n] : values[${period.start} + (n - ${period.start}) % ${period.length}];`
    : `  if (n > ${values.length - 1}) throw std::out_of_range("the table ends at ${values.length - 1}");
  return values[n];`
}
}
`;
}

function python({ rule, values, period, said }: Listed): string {
  return `# Grundy values of a heap of n under the rule ${rule}
# (${said}). In normal play the player to move loses if their xor is 0.
VALUES = [
${lines(values, '    ')},
]


def grundy(n):
${
  period
    ? period.start === 0
      ? `    return VALUES[n % ${period.length}]`
      : `    return VALUES[n if n < ${period.start} else ${period.start} + (n - ${period.start}) % ${period.length}]`
    : `    return VALUES[n]`
}
`;
}

/** `rule`: in the canonical spelling, which has no line break. */
export function snippet(rule: string, table: HeapGamesTable, language: SnippetLanguage): string {
  return (language === 'C++' ? cpp : python)(listed(rule, table));
}
