// Explains the outcome of a Number Game position in sentences of Markdown.
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { grundyText, semigroupText, winsText } from '../../kit/numbers/theory';
import { theorySentences } from '../../kit/numbers/theory_sentences';
import { chosenNumbers, sumText, viewOf } from '../../kit/numbers/view';
import type { NumbersView } from '../../kit/numbers/view';
import { ownSentences } from './theory_sentences';

/** The most instructive sum: of two different numbers, if there is one. */
function exampleOf({ numbers }: NumbersView): string | undefined {
  const sums = numbers.flatMap(({ number, sum }) => (sum ? [{ number, sum }] : []));
  const example = sums.find(({ sum: [left, right] }) => left !== right) ?? sums[0];
  return example && `${example.number} = ${sumText(example.sum)}`;
}

export function explain(analysis: Analysis, language: Language): readonly string[] {
  return [
    ...takenAndStanding(analysis, language),
    grundyText(analysis, language) ?? '',
    semigroupText(analysis, language),
  ];
}

function takenAndStanding(analysis: Analysis, language: Language): string[] {
  const shared = theorySentences[language];
  const say = ownSentences[language];
  const view = viewOf(analysis);
  const chosen = shared.list(chosenNumbers(view).map(String));
  const example = exampleOf(view);
  if (analysis.options.count === 0) {
    return example ? [shared.theEnd, say.theEndBecause(chosen, example)] : [shared.theEnd];
  }
  const taken =
    chosen === ''
      ? say.untouched(view.limit)
      : example
        ? say.chosenWithSums(chosen, example)
        : say.chosenWithoutSums(chosen, view.limit);
  return [taken, analysis.outcome === 'N' ? winsText(analysis, language) : shared.everyMoveLoses];
}
