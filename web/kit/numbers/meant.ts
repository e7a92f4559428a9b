import type { Language } from '../../i18n/language';
import type { Meant } from '../board/board_module';
import { boardSentences } from './board_sentences';

/** A list of numbers may name the chosen ones: outside the judges, these name a position. */
export function meantNumbers(text: string, language: Language): Meant | undefined {
  const numbers = text.split(/[\s,;，、；]+/).filter(Boolean);
  const isList = numbers.length > 0 && numbers.every((each) => /^\d{1,9}$/.test(each));
  const chosen = numbers.join(' ');
  const words = boardSentences[language].openChosen(chosen);
  return isList ? { position: `<${chosen}>`, words } : undefined;
}
