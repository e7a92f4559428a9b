// The known rules, known_rules.tsv: games with names, and the judges' problems that they answer. The build adds the Traditional
// names to that file (../../build/traditional_plugin.ts). No DOM.
import { languages } from '../../i18n/language';
import type { Language } from '../../i18n/language';

export interface KnownRule {
  readonly id: string;
  /** A position of it: the sample of the judge, or a good one to begin with. */
  readonly position: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly judges: readonly string[];
  /** All words by which it is found, in lower case. */
  readonly found: string;
}

/** Letters and digits of a text, so that `light-oj1296` finds `LightOJ 1296`; but 1-3 is not 13. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(
      /(?<=(\d)?)[^\p{L}\p{N}{},.[\]!]+(?=(\d)?)/gu,
      (_, before?: string, after?: string) => (before && after ? ' ' : ''),
    );

/** The judges who are called otherwise in texts and addresses. */
const judgeNames: Readonly<Record<string, string>> = {
  loj: 'LightOJ',
  codeforces: 'CF',
  acmicpc: 'Baekjoon',
};
/** An address of a problem: the judge, and its number at the end, as problem/1194/D. */
const problemAddress =
  /^https?:\/\/[^/]*?\b(hdu|poj|cses|timus|luogu|spoj|codeforces|acmicpc)\.[^]*?([a-z]?\d+)(?:\/(?:problem\/)?([a-z]\d?))?\/?$/i;

/** What a text names, with a judge's address and another name of the judge as the known rules have them. */
function meant(text: string): string {
  const [, host, number, letter = ''] = problemAddress.exec(text.trim()) ?? [];
  const written = host === undefined ? text : `${host} ${number}${letter}`;
  return plain(
    written.replace(
      /^\s*(loj|codeforces|acmicpc)(?![a-z])/i,
      (name) => judgeNames[name.trim().toLowerCase()] ?? name,
    ),
  );
}

export function parseKnownRules(tsv: string): readonly KnownRule[] {
  const [head = '', ...lines] = tsv.trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
    const list = (name: string): string[] => cell(name).split(/;\s*/).filter(Boolean);
    return {
      id: cell('id'),
      position: `${cell('rule')}: ${cell('heaps')}`,
      name: { en: cell('en'), 'zh-Hans': cell('zh-Hans'), 'zh-Hant': cell('zh-Hant') },
      judges: list('judges'),
      found: [cell('id'), ...languages.map(cell), cell('rule'), ...list('also'), ...list('judges')]
        .map(plain)
        .join('\n'),
    };
  });
}

/** The rules that a text names, the best first: by a part of a name, or by a judge's number somewhere in the text. */
export function knownBy(text: string, rules: readonly KnownRule[]): readonly KnownRule[] {
  const wanted = meant(text);
  if (wanted === '') return [];
  const hasNumber = ({ judges }: KnownRule): boolean =>
    judges.map(plain).some((judge) => new RegExp(`${judge}(?!\\d)`).test(wanted));
  const rank = ({ found }: KnownRule): number =>
    found.split('\n').includes(wanted) ? 0 : found.startsWith(wanted) ? 1 : 2;
  return rules
    .filter((rule) => rule.found.includes(wanted) || hasNumber(rule))
    .sort((one, other) => rank(one) - rank(other));
}

/** The rule that a text names in full: by its name, another name, or a judge's number. */
export function namedBy(text: string, rules: readonly KnownRule[]): KnownRule | undefined {
  const wanted = meant(text);
  return rules.find(({ found }) => wanted !== '' && found.split('\n').includes(wanted));
}
