// What the explanations of the Number Game and of Sylver Coinage say alike.
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { fact } from '../board/facts';
import { theorySentences } from './theory_sentences';

export function winsText({ winning }: Analysis, language: Language): string {
  const say = theorySentences[language];
  return say.winsBy(say.choice(winning.map((move) => `**${move}**`)));
}

export function grundyText({ grundy, options }: Analysis, language: Language): string | undefined {
  const say = theorySentences[language];
  if (grundy === null) return undefined;
  if (options.count === 0) return say.grundyOfTheEnd;
  const value = Number(grundy);
  return value === 0 ? say.grundyZero : value === 1 ? say.grundyOne : say.grundyMore(value);
}

export function semigroupText(analysis: Analysis, language: Language): string {
  const [multiplicity, genus, frobenius] = [
    'multiplicity',
    'semigroup_genus',
    'frobenius_number',
  ].map((key) => fact(analysis, key));
  return theorySentences[language].semigroup(multiplicity ?? '', genus ?? '', frobenius ?? '');
}
