import { either } from '../../i18n/format';
import type { BoardModule } from '../../kit/board/board_module';
import { NumbersBoard, meantNumbers } from '../../kit/numbers/board';
import { boardSentences } from '../../kit/numbers/board_sentences';
import { randomPosition } from './random_position';

class SylverCoinageBoard extends NumbersBoard {}
const board = 'impartial-sylver-coinage-board';
if (!customElements.get(board)) customElements.define(board, SylverCoinageBoard);

export const boardModule: BoardModule = {
  board,
  nameMove: (move, language) => boardSentences[language].move(move),
  nameMoves: (moves, language) => boardSentences[language].move(either(moves, language)),
  toCase: () => undefined,
  empty: () => '<>',
  meant: meantNumbers,
  random: randomPosition,
};
