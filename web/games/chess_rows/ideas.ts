// The replies to the moves of a P-position of Chess, by their ideas: the rows are staircase Nim.
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import type { ReplyIdea } from '../../kit/board/theory_module';
import { theorySentences } from './theory_sentences';
import { rowsOf, viewOf } from './view';

interface Move {
  readonly row: string;
  readonly from: number;
  readonly to: number;
}

function moveOf(text: string): Move {
  const [row = '', from = '', to = ''] = text.split(/[:>]/);
  return { row, from: Number(from), to: Number(to) };
}

/** The number of empty cells to the right of a piece: the step of the stairs on which it stands. */
function stepOf(width: number, pieces: readonly number[], piece: number): number {
  return width - piece - pieces.filter((other) => other > piece).length;
}

export function ideas(analysis: Analysis, language: Language): readonly ReplyIdea[] {
  const say = theorySentences[language];
  const { width } = viewOf(analysis);
  const rows = rowsOf(analysis);
  const isOdd = (text: string): boolean => {
    const { row, from } = moveOf(text);
    return stepOf(width, rows[Number(row) - 1]?.pieces ?? [], from) % 2 === 1;
  };
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
              return winning
                .filter((each) => each.startsWith(`${row}:`))
                .find((each) => {
                  const reply = moveOf(each);
                  return reply.to - reply.from === to - from && reply.from > from && reply.to > to;
                });
            },
          },
        ]
      : []),
  ];
}
