import type { BoardModule } from '../../kit/board/board_module';
import { nameMove } from './board_sentences';
import { ChessRowsBoard } from './board_element';
import { between, someOf } from '../../play/random';
import { toCase } from './to_case';
import { range } from '../../kit/range';

const board = 'impartial-chess-rows-board';
if (!customElements.get(board)) customElements.define(board, ChessRowsBoard);

const cells = range(20).map((index) => index + 1);

export const boardModule: BoardModule = {
  board,
  nameMove,
  toCase,
  // Some pieces in one to three rows, mostly with a move.
  random: (random) =>
    range(between(random, 1, 3))
      .map(() => someOf(random, cells, between(random, 2, 6)).join(' '))
      .join(' / '),
};
