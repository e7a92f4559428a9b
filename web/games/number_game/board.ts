import { either } from '../../i18n/format';
import type { BoardModule } from '../../kit/board/board_module';
import { NumbersBoard, meantNumbers } from '../../kit/numbers/board';
import { boardSentences } from '../../kit/numbers/board_sentences';
import { randomPosition } from './random_position';
import { toCase } from './to_case';
import type { NumberGameAnalysis } from './view';
import { range } from '../../kit/range';

class NumberGameBoard extends NumbersBoard {}
const board = 'impartial-number-game-board';
if (!customElements.get(board)) customElements.define(board, NumberGameBoard);

const judgesNumbers = range(19)
  .map((index) => index + 2)
  .join(' ');

export const boardModule: BoardModule<NumberGameAnalysis> = {
  board,
  nameMove: (move, language) => boardSentences[language].move(move),
  nameMoves: (moves, language) => boardSentences[language].move(either(moves, language)),
  toCase,
  // A game of the judges begins with 2 to 20.
  empty: () => judgesNumbers,
  meant: meantNumbers,
  random: randomPosition,
};
