// The replies to the moves of a P-position of Wythoff's game, by the heaps that the moves change.
import type { Language } from '../../i18n/language';
import type { ReplyIdea } from '../../kit/board/theory_module';
import { theorySentences } from './theory_sentences';
import type { WythoffAnalysis } from './view';

export function ideas(analysis: WythoffAnalysis, language: Language): readonly ReplyIdea[] {
  const say = theorySentences[language];
  const moves = analysis.options.listed.map(({ move }) => move);
  const taken = (move: string): readonly string[] => move.split(',');
  const fromFirst = moves.filter((move) => taken(move)[1] === '0');
  const fromSecond = moves.filter((move) => taken(move)[0] === '0');
  const fromBoth = moves.filter((move) => !taken(move).includes('0'));
  const all: readonly ReplyIdea[] = [
    { moves: fromFirst, name: say.fromFirst, idea: say.toAnotherPair },
    { moves: fromSecond, name: say.fromSecond, idea: say.toAnotherPair },
    {
      moves: fromBoth,
      name: say.fromBoth,
      idea: say.toPartner,
      prefer: (winning) => winning.find((move) => taken(move).includes('0')),
    },
  ];
  return all.filter((idea) => idea.moves.length > 0);
}
