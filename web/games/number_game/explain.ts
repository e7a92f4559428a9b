// Explains the outcome of a Number Game position in sentences of Markdown.
import type { Language } from '../../i18n/language';
import { grundyText } from '../../kit/numbers/theory';
import { theorySentences } from '../../kit/numbers/theory_sentences';
import { chosenNumbers, sumText } from '../../kit/numbers/view';
import { groupText, groupsOf } from './pairs';
import { ownSentences } from './theory_sentences';
import type { NumberGameAnalysis } from './view';

/** A winning move leaves numbers that answer each other, in pairs if that can be. */
export function because(
  analysis: NumberGameAnalysis,
  language: Language,
  move: string | undefined = analysis.winning[0],
): string {
  const say = ownSentences[language];
  if (analysis.options.count === 0) return theorySentences[language].theEnd;
  const groups = groupsOf(analysis, move);
  const pairUp = groups.every((group) => group.length === 2);
  const texts = groups.map(groupText);
  if (move === undefined) return pairUp ? say.pairsHere(texts) : say.answersHere(texts);
  if (texts.length === 0) return say.nothingAfter(move);
  return pairUp ? say.pairsAfter(move, texts) : say.answersAfter(move, texts);
}

export function explain(analysis: NumberGameAnalysis, language: Language): readonly string[] {
  const { winning, options } = analysis;
  return [
    // The reason for one move is not said again.
    ...(winning.length > 1 ? winning.map((move) => because(analysis, language, move)) : []),
    ...takenNumbers(analysis, language),
    ...(options.count === 0 ? [] : [ownSentences[language].whyPairs]),
    grundyText(analysis, language) ?? '',
  ];
}

function takenNumbers(analysis: NumberGameAnalysis, language: Language): string[] {
  const say = ownSentences[language];
  const { view } = analysis;
  const chosen = theorySentences[language].list(chosenNumbers(view).map(String));
  const sums = view.numbers.flatMap(({ number, sum }) =>
    sum ? [`${number} = ${sumText(sum)}`] : [],
  );
  if (chosen === '') return [say.untouched(view.limit)];
  return sums.length > 0
    ? [say.chosenWithSums(chosen), say.takenAsSums(sums)]
    : [say.chosenWithoutSums(chosen, view.limit)];
}
