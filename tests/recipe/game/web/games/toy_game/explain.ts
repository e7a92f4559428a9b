// Why a position is P or N, in Markdown.
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { fact } from '../../kit/board/facts';
import { theorySentences } from './theory_sentences';
import { heapOf } from './view';

export function explain(analysis: Analysis, language: Language): readonly string[] {
  const { remainder, lost, won } = theorySentences[language];
  const rest = fact(analysis, 'remainder') ?? '';
  const [winning] = analysis.winning;
  return [remainder(String(heapOf(analysis)), rest), winning === undefined ? lost : won(winning)];
}
