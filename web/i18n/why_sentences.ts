import type { Natural } from '../engine/types';
import { isEndless } from '../play/endless';
import { dictionary } from './dictionary';
import { formatNatural } from './format';
import type { Language } from './language';
import { words } from './why_en';
import type { WhySentences } from './why_en';

export const whySentences = dictionary<WhySentences>(words, {
  'zh-Hans': () => import('./why_zh_hans'),
  'zh-Hant': () => import('./why_zh_hant'),
});

/** States that only the first moves are listed. */
export function listedText(count: Natural, shown: number, language: Language): string {
  const sentences = whySentences[language];
  const listed = formatNatural(shown, language);
  return isEndless(count)
    ? sentences.listedOfMany(listed)
    : sentences.listed(formatNatural(count, language), listed);
}
