// Why a position of the Number Game is what it is, in sentences of Markdown.
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { fact } from '../facts';
import { theorySentences } from './theory_sentences';
import { chosenNumbers, sumText, viewOf } from './view';
import type { NumberGameView } from './view';

/** The sum that shows most: of two different numbers, if there is one. */
function exampleOf({ numbers }: NumberGameView): string | undefined {
  const sums = numbers.flatMap(({ number, sum }) => (sum ? [{ number, sum }] : []));
  const example = sums.find(({ sum: [left, right] }) => left !== right) ?? sums[0];
  return example && `${example.number} = ${sumText(example.sum)}`;
}

export function explain(analysis: Analysis, language: Language): readonly string[] {
  const say = theorySentences[language];
  const view = viewOf(analysis);
  const chosen = say.list(chosenNumbers(view).map(String));
  const example = exampleOf(view);
  const ended = analysis.options.count === 0;

  const sentences: string[] = [];
  if (ended) {
    sentences.push(say.theEnd);
    if (example) sentences.push(say.theEndBecause(chosen, example));
  } else {
    if (chosen === '') sentences.push(say.untouched(view.limit));
    else if (example) sentences.push(say.chosenWithSums(chosen, example));
    else sentences.push(say.chosenWithoutSums(chosen, view.limit));
    const winning = say.choice(analysis.winning.map((move) => `**${move}**`));
    sentences.push(analysis.outcome === 'N' ? say.winsBy(winning) : say.everyMoveLoses);
  }

  const grundy = Number(analysis.grundy);
  if (ended) sentences.push(say.grundyOfTheEnd);
  else if (grundy === 0) sentences.push(say.grundyZero);
  else if (grundy === 1) sentences.push(say.grundyOne);
  else sentences.push(say.grundyMore(grundy));

  const [multiplicity, genus, frobenius] = [
    'multiplicity',
    'semigroup_genus',
    'frobenius_number',
  ].map((key) => fact(analysis, key));
  sentences.push(say.semigroup(multiplicity ?? '', genus ?? '', frobenius ?? ''));
  return sentences;
}
