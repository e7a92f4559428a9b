// The known rules, known_rules.tsv: games with names, and the judges' problems that they answer. No DOM.
export interface KnownRule {
  readonly id: string;
  /** A position of it: the sample of the judge, or a good one to begin with. */
  readonly position: string;
  readonly en: string;
  readonly zh: string;
  readonly judges: readonly string[];
  /** All words by which it is found, in lower case. */
  readonly found: string;
}

/** Letters and digits of a text, so that `light-oj1296` finds `LightOJ 1296`. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}{},.[\]!]/gu, '');

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
      en: cell('en'),
      zh: cell('zh-Hans'),
      judges: list('judges'),
      found: [
        cell('id'),
        cell('en'),
        cell('zh-Hans'),
        cell('rule'),
        ...list('also'),
        ...list('judges'),
      ]
        .map(plain)
        .join('\n'),
    };
  });
}

/** The rules that a text names, the best first. */
export function knownBy(text: string, rules: readonly KnownRule[]): readonly KnownRule[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const rank = ({ found }: KnownRule): number =>
    found.split('\n').includes(wanted) ? 0 : found.startsWith(wanted) ? 1 : 2;
  return rules
    .filter(({ found }) => found.includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other));
}
