// Why a position is P or N, in Markdown.
import type { Language } from '../../i18n/language';
import { fact } from '../../kit/board/facts';
import { theorySentences } from './theory_sentences';
import type { ToyGameAnalysis } from './view';

/** The reason in one sentence. */
export function because(
  analysis: ToyGameAnalysis,
  language: Language,
  move: string | undefined = analysis.winning[0],
): string {
  const { lost, won } = theorySentences[language];
  const heap = String(analysis.view.heap);
  return move === undefined ? lost(heap) : won(heap, fact(analysis, 'remainder') ?? '', move);
}

export function explain(_: ToyGameAnalysis, language: Language): readonly string[] {
  return [theorySentences[language].multiples];
}
