import { either } from '../../i18n/format';
import type { BoardModule } from '../../kit/board/board_module';
import { NumberGameBoard } from './board_element';
import { boardSentences } from './board_sentences';
import { randomPosition } from './random_position';
import { toCase } from './to_case';
import { isBeyondJudges, viewOf } from './view';

const board = 'impartial-number-game-board';
if (!customElements.get(board)) customElements.define(board, NumberGameBoard);

const judgesNumbers = Array.from({ length: 19 }, (_, index) => index + 2).join(' ');

export const boardModule: BoardModule = {
  board,
  nameMove: (move, language) => boardSentences[language].move(move),
  nameMoves: (moves, language) => boardSentences[language].move(either(moves, language)),
  toCase,
  // A game of the judges begins with 2 to 20.
  empty: (analysis) => (isBeyondJudges(viewOf(analysis)) ? '<>' : judgesNumbers),
  // Outside the judges, this game is named by its chosen numbers.
  meant: (text, language) => {
    const numbers = text.split(/[\s,;，、；]+/).filter(Boolean);
    const isList = numbers.length > 0 && numbers.every((each) => /^\d{1,9}$/.test(each));
    const chosen = numbers.join(' ');
    const words = boardSentences[language].openChosen(chosen);
    return isList ? { position: `<${chosen}>`, words } : undefined;
  },
  random: randomPosition,
};
