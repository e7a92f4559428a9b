// Why a position is P or N, in Markdown.
import type { Language } from '../../i18n/language';
import { fact } from '../../kit/board/facts';
import { heapOf, partsOf } from './gestures';
import { nameOf } from './move_name';
import { theorySentences } from './theory_sentences';
import { goesSentence } from './value_strip';
import { goesIn } from './values_data';
import { claimVerdict, misereVerdicts, periodVerdict } from './verdicts';
import type { HeapGamesAnalysis } from './view';

/** More values than these are no sentence that is read in one breath. */
const mostValues = 4;

/** The reason in one sentence. */
export function because(
  analysis: HeapGamesAnalysis,
  language: Language,
  move: string | undefined = analysis.winning[0],
): string {
  const say = theorySentences[language];
  const { components, grundy, options, outcome, play, reason } = analysis;
  if (options.count === 0) return play === 'misere' ? say.overMisere : say.over;
  if (play === 'misere') {
    const of = reason === 'tame' ? say.tame : say.searched;
    return move === undefined ? of.lost : of.won(nameOf(move, language));
  }
  if (grundy === null) return reason === 'comes_again' ? say.comesAgain : say.unknown;
  const [first] = components;
  if (components.length === 1) {
    const heap = String(analysis.view.heaps[0]);
    if (outcome === 'P') return say.oneLost(heap);
    return move === undefined ? say.oneValue(heap, String(first)) : say.oneWon(heap, partsOf(move));
  }
  const values = components.length > mostValues ? undefined : components.join(' ⊕ ');
  const isNim = components.every((value, at) => String(value) === String(analysis.view.heaps[at]));
  const of = isNim ? '' : say.ofValues;
  if (outcome === 'P') return say.lost(of, values);
  return move === undefined
    ? say.value(of, values, String(grundy))
    : say.won(of, values, String(grundy), String(heapOf(move)), partsOf(move));
}

export function explain(analysis: HeapGamesAnalysis, language: Language): readonly string[] {
  const say = theorySentences[language];
  const { grundy, options, play, view } = analysis;
  const [heap] = view.heaps;
  const isOne = view.heaps.length === 1 && !options.truncated && play === 'normal';
  const period = periodVerdict(analysis, language);
  const claim = claimVerdict(analysis, language);
  return [
    say.mex,
    ...(isOne && grundy !== null && heap !== undefined
      ? [goesSentence(heap, grundy, goesIn(options.listed), language)]
      : []),
    ...(play === 'misere' ? [say.misere, ...misereVerdicts(analysis, language)] : [say.sum]),
    period.words,
    ...(period.look === 'proved' ? [say.proof(fact(analysis, 'values_needed') ?? '')] : []),
    ...(claim ? [claim.words] : []),
  ];
}
