// The components' values and their nim-sum: the position's value.
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { formatNatural } from '../../i18n/format';
import { whySentences } from '../../i18n/why_sentences';

/** A sentence writes out no more parts than these. */
const mostInSentence = 12;

/** The nim-sum in words (Markdown). */
export function nimSumSentence(analysis: Analysis, language: Language): string | undefined {
  const { components, grundy } = analysis;
  if (components.length < 2 || grundy === null) return undefined;
  const sentences = whySentences[language];
  const value = formatNatural(grundy, language);
  if (components.length > mostInSentence) {
    return sentences.nimSumOfMany(formatNatural(components.length, language), value);
  }
  return sentences.nimSumOf(
    components.map((each) => formatNatural(each, language)),
    value,
  );
}
