// What the explanations of the Number Game and of Sylver Coinage say alike.
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { theorySentences } from './theory_sentences';

export function grundyText({ grundy, options }: Analysis, language: Language): string | undefined {
  const say = theorySentences[language];
  if (grundy === null) return undefined;
  if (options.count === 0) return say.grundyOfTheEnd;
  const value = Number(grundy);
  return value === 0 ? say.grundyZero : value === 1 ? say.grundyOne : say.grundyMore(value);
}
