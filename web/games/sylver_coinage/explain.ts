// Explains the outcome of a position of Sylver Coinage in sentences of Markdown.
import { formatNatural } from '../../i18n/format';
import { formatBytes } from '../../i18n/measured';
import type { Language } from '../../i18n/language';
import { fact } from '../../kit/board/facts';
import { grundyText } from '../../kit/numbers/theory';
import { theorySentences } from '../../kit/numbers/theory_sentences';
import { ownSentences } from './theory_sentences';
import { reasons } from './vocabulary';
import type { FactKey } from './vocabulary';
import type { SylverCoinageAnalysis } from './view';

export function explain(analysis: SylverCoinageAnalysis, language: Language): readonly string[] {
  return [
    takenText(analysis, language),
    winningText(analysis, language),
    reason(analysis, language),
    searchText(analysis, language),
    grundyText(analysis, language) ?? grundyTooMany(analysis, language),
    ...semigroupTexts(analysis, language),
  ].filter((sentence) => sentence !== undefined);
}

/** The chosen numbers and the numbers that they take. */
export function takenText(analysis: SylverCoinageAnalysis, language: Language): string {
  const say = ownSentences[language];
  const generators = `\`${analysis.position}\``;
  const frobenius = fact(analysis, 'frobenius_number');
  if (frobenius !== undefined) return say.chosen(generators, frobenius);
  const multiplicity = fact(analysis, 'multiplicity');
  return multiplicity === undefined
    ? say.opening
    : say.chosenWithGcd(generators, fact(analysis, 'gcd') ?? '');
}

/** The evidence in one sentence: a theorem or a search. */
export function because(
  analysis: SylverCoinageAnalysis,
  language: Language,
  move: string | undefined = analysis.winning[0],
): string {
  const say = ownSentences[language].because;
  const { reason: evidence, outcome, options, isRecalled } = analysis;
  if (Number(options.count) === 0) return theorySentences[language].theEnd;
  if (outcome === 'unknown') return say.notKnown;
  if (isRecalled && move !== undefined) return say.recalledWin(move);
  if (isRecalled && outcome === 'P') return say.recalledLoss;
  if (outcome === 'P') {
    if (evidence === 'hutchings_prime') return say.onlyOnePrime;
    return evidence === 'blok_sicherman' ? say.cited : say.everyNumberAnswered;
  }
  if (move !== undefined) {
    if (evidence === 'hutchings_opening') return say.primeFirst(move);
    if (evidence === 'hutchings_gcd') return say.primeOfAll(move);
    return say.everyReplyAnswered(move);
  }
  if (evidence === 'hutchings_pair') return say.coprimePair;
  return evidence === 'ender' ? say.ender : say.someMoveWins;
}

function winningText(
  { winning, complete }: SylverCoinageAnalysis,
  language: Language,
): string | undefined {
  // The reason for one move is not said again.
  if (complete && winning.length < 2) return undefined;
  const say = theorySentences[language];
  const list = say.list(winning.map((move) => `**${move}**`));
  if (complete) return say.allWinning(list);
  return list === '' ? undefined : ownSentences[language].winningSoFar(list);
}

/** The evidence for the outcome, and the author of the theorem; empty if the search is still to be done. */
export function reason(analysis: SylverCoinageAnalysis, language: Language): string | undefined {
  const say = ownSentences[language];
  const found = reasons.find((each) => each === analysis.reason);
  if (found === undefined) return undefined;
  if (analysis.isRecalled) return say.recalled;
  return found === 'search' && !analysis.complete ? undefined : say.reasons[found];
}

/** What the search found, in numbers. */
function searchText(analysis: SylverCoinageAnalysis, language: Language): string | undefined {
  const say = ownSentences[language];
  if (analysis.reason !== 'search' || !analysis.complete || analysis.isRecalled) return undefined;
  const counted = (key: FactKey, memory: FactKey, words: typeof say.searched) => {
    const [pPositions, bytes] = [fact(analysis, key), fact(analysis, memory)];
    return pPositions === undefined || bytes === undefined
      ? undefined
      : words(formatNatural(pPositions, language), formatBytes(Number(bytes), language));
  };
  return (
    counted('p_positions', 'memory_bytes', say.searched) ??
    counted('kept_p_positions', 'kept_bytes', say.kept)
  );
}

function grundyTooMany(analysis: SylverCoinageAnalysis, language: Language): string | undefined {
  const limit = fact(analysis, 'grundy_limit');
  return limit === undefined || fact(analysis, 'grundy_affordable') === '1'
    ? undefined
    : ownSentences[language].grundyTooMany(formatNatural(limit, language));
}

function semigroupText(analysis: SylverCoinageAnalysis, language: Language): string {
  const number = (key: FactKey): string => fact(analysis, key) ?? '';
  return ownSentences[language].semigroup(
    number('multiplicity'),
    number('semigroup_genus'),
    number('frobenius_number'),
  );
}

function semigroupTexts(analysis: SylverCoinageAnalysis, language: Language): string[] {
  const say = ownSentences[language];
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
