// Why a position is P or N, in Markdown.
import type { Language } from '../../i18n/language';
import { fact } from '../../kit/board/facts';
import { nameOf } from './move_name';
import { theorySentences } from './theory_sentences';
import type { HeapGamesAnalysis } from './view';

/** The reason in one sentence. */
export function because(
  analysis: HeapGamesAnalysis,
  language: Language,
  move: string | undefined = analysis.winning[0],
): string {
  const { lost, misere, unknown, won } = theorySentences[language];
  if (analysis.play === 'misere') return misere;
  if (analysis.grundy === null) return unknown;
  const values = analysis.components.join(' ');
  return analysis.outcome === 'P' || move === undefined
    ? lost(values)
    : won(values, String(analysis.grundy), nameOf(move, language));
}

export function explain(analysis: HeapGamesAnalysis, language: Language): readonly string[] {
  const sentences = theorySentences[language];
  const length = fact(analysis, 'period_length');
  const found =
    length === undefined
      ? sentences.tested(fact(analysis, 'tested_to') ?? '')
      : sentences.period(
          length,
          fact(analysis, 'period_start') ?? '',
          fact(analysis, 'values_needed') ?? '',
        );
  return [sentences.values, found];
}
