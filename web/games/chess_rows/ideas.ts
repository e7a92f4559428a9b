// The replies to the moves of a P-position of Chess, by their ideas: the rows are staircase Nim.
import type { Language } from '../../i18n/language';
import type { ReplyIdea } from '../../kit/board/theory_module';
import { theorySentences } from './theory_sentences';
import { moveOf, stepOf } from './view';
import type { ChessRowsAnalysis } from './view';

export function ideas(analysis: ChessRowsAnalysis, language: Language): readonly ReplyIdea[] {
  const say = theorySentences[language];
  const isOdd = (move: string): boolean => stepOf(analysis, moveOf(move)) % 2 === 1;
  const moves = analysis.options.listed.map(({ move }) => move);
  const [odd, even] = [moves.filter(isOdd), moves.filter((move) => !isOdd(move))];
  return [
    ...(odd.length > 0 ? [{ moves: odd, name: say.fromOddStep, idea: say.restore }] : []),
    ...(even.length > 0
      ? [
          {
            moves: even,
            name: say.fromEvenStep,
            idea: say.undo,
            // A move takes all pieces that it passes one step down; the reply takes as many of that step.
            prefer: (winning: readonly string[], move: string) => {
              const { row, from, to } = moveOf(move);
              return winning.find((each) => {
                const reply = moveOf(each);
                const isFurther = reply.from > from && reply.to > to;
                return reply.row === row && reply.to - reply.from === to - from && isFurther;
              });
            },
          },
        ]
      : []),
  ];
}
