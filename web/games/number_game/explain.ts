// Explains the outcome of a Number Game position in sentences of Markdown.
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { formatBytes, formatNatural } from '../../i18n/format';
import { fact } from '../../kit/board/facts';
import { reasons } from './reasons';
import { theorySentences } from './theory_sentences';
import { chosenNumbers, isBeyondJudges, sumText, viewOf } from './view';
import type { NumberGameView } from './view';

/** The most instructive sum: of two different numbers, if there is one. */
function exampleOf({ numbers }: NumberGameView): string | undefined {
  const sums = numbers.flatMap(({ number, sum }) => (sum ? [{ number, sum }] : []));
  const example = sums.find(({ sum: [left, right] }) => left !== right) ?? sums[0];
  return example && `${example.number} = ${sumText(example.sum)}`;
}

export function explain(analysis: Analysis, language: Language): readonly string[] {
  const isBeyond = isBeyondJudges(viewOf(analysis));
  return isBeyond
    ? [
        takenBeyond(analysis, language),
        standingBeyond(analysis, language),
        reason(analysis, language),
        grundyText(analysis, language) ?? grundyTooMany(analysis, language),
        ...semigroupBeyond(analysis, language),
      ].filter((sentence) => sentence !== undefined)
    : [
        ...takenAndStanding(analysis, language),
        grundyText(analysis, language) ?? '',
        semigroupText(analysis, language),
      ];
}

function takenAndStanding(analysis: Analysis, language: Language): string[] {
  const say = theorySentences[language];
  const view = viewOf(analysis);
  const chosen = say.list(chosenNumbers(view).map(String));
  const example = exampleOf(view);
  if (analysis.options.count === 0) {
    return example ? [say.theEnd, say.theEndBecause(chosen, example)] : [say.theEnd];
  }
  const taken =
    chosen === ''
      ? say.untouched(view.limit)
      : example
        ? say.chosenWithSums(chosen, example)
        : say.chosenWithoutSums(chosen, view.limit);
  return [taken, analysis.outcome === 'N' ? winsText(analysis, language) : say.everyMoveLoses];
}

function winsText(analysis: Analysis, language: Language): string {
  const say = theorySentences[language];
  const winning = say.choice(analysis.winning.map((move) => `**${move}**`));
  return analysis.complete
    ? say.winsBy(winning)
    : theorySentences[language].beyond.winsAtLeast(winning);
}

function grundyText({ grundy, options }: Analysis, language: Language): string | undefined {
  const say = theorySentences[language];
  if (grundy === null) return undefined;
  if (options.count === 0) return say.grundyOfTheEnd;
  const value = Number(grundy);
  return value === 0 ? say.grundyZero : value === 1 ? say.grundyOne : say.grundyMore(value);
}

function semigroupText(analysis: Analysis, language: Language): string {
  const [multiplicity, genus, frobenius] = [
    'multiplicity',
    'semigroup_genus',
    'frobenius_number',
  ].map((key) => fact(analysis, key));
  return theorySentences[language].semigroup(multiplicity ?? '', genus ?? '', frobenius ?? '');
}

// --- Beyond the judges' limit ----------------------------------------------------------------------------------------

/** The chosen numbers and the numbers that they take. */
export function takenBeyond(analysis: Analysis, language: Language): string {
  const say = theorySentences[language].beyond;
  const generators = `\`${analysis.position}\``;
  const frobenius = fact(analysis, 'frobenius_number');
  if (frobenius !== undefined) return say.chosen(generators, frobenius);
  const multiplicity = fact(analysis, 'multiplicity');
  return multiplicity === undefined
    ? say.opening
    : say.chosenWithGcd(generators, fact(analysis, 'gcd') ?? '');
}

function standingBeyond(analysis: Analysis, language: Language): string {
  const say = theorySentences[language].beyond;
  switch (analysis.outcome) {
    case 'P':
      return theorySentences[language].everyMoveLoses;
    case 'N':
      return analysis.winning.length > 0 ? winsText(analysis, language) : say.someMoveWins;
    case 'unknown':
      return say.notKnown;
  }
}

/** The evidence for the outcome, and the author of the theorem; empty if the search is still to be done. */
export function reason(analysis: Analysis, language: Language): string | undefined {
  const say = theorySentences[language].beyond;
  const found = reasons.find((each) => each === analysis.reason);
  if (found === undefined) return undefined;
  if (found !== 'search') return say.reasons[found];
  if (!analysis.complete) return undefined;
  const counted = (key: string, memory: string, words: typeof say.searched) => {
    const [pPositions, bytes] = [fact(analysis, key), fact(analysis, memory)];
    return pPositions === undefined || bytes === undefined
      ? undefined
      : words(formatNatural(pPositions, language), formatBytes(Number(bytes), language));
  };
  return (
    counted('p_positions', 'memory_bytes', say.searched) ??
    counted('kept_p_positions', 'kept_bytes', say.kept) ??
    say.reasons.search
  );
}

function grundyTooMany(analysis: Analysis, language: Language): string | undefined {
  const limit = fact(analysis, 'grundy_limit');
  return limit === undefined || fact(analysis, 'grundy_affordable') === '1'
    ? undefined
    : theorySentences[language].beyond.grundyTooMany(formatNatural(limit, language));
}

function semigroupBeyond(analysis: Analysis, language: Language): string[] {
  const say = theorySentences[language].beyond;
  const gcd = fact(analysis, 'gcd');
  if (fact(analysis, 'multiplicity') === undefined) return [];
  if (gcd !== '1') return [say.semigroupWithGcd(gcd ?? '')];
  const isSymmetric = fact(analysis, 'symmetric') === '1';
  // A symmetric position is an ender too.
  const isEnder = !isSymmetric && fact(analysis, 'ender') === '1';
  return [
    semigroupText(analysis, language),
    ...(isSymmetric ? [say.symmetric] : []),
    ...(isEnder ? [say.ender] : []),
  ];
}
