// Why a Wythoff position is P or N, in Markdown.
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { fact } from '../../kit/board/facts';
import { nameMove } from './board_sentences';
import { theorySentences } from './theory_sentences';
import { winningTargets } from './winning';

export function explain(analysis: Analysis, language: Language): readonly string[] {
  const sentences = theorySentences[language];
  const { outcome, options, grundy } = analysis;
  if (options.count === 0) return [sentences.explainP, sentences.noMove];

  const difference = fact(analysis, 'difference') ?? '';
  const smaller = fact(analysis, 'cold_smaller');
  const larger = fact(analysis, 'cold_larger');
  const value = grundy === null ? sentences.grundyUnknown : sentences.grundyIs(String(grundy));
  // The P-position of a large difference has more stones than the solver counts, so it is out of reach as well.
  const pair =
    smaller !== undefined && larger !== undefined
      ? sentences.pairOf(difference, smaller, larger)
      : sentences.noPair(difference);

  if (outcome === 'P') {
    return [sentences.explainP, pair, sentences.pairIsHere, sentences.everyMoveLoses];
  }
  const moves = winningTargets(analysis).map(({ move, first, second }) =>
    sentences.winningMove(nameMove(move, language), String(first), String(second)),
  );
  const list = moves.join(language === 'en' ? '; ' : '；');
  return [sentences.explainN, pair, sentences.winBy(list), value];
}
