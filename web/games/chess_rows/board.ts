import type { BoardModule } from '../../kit/board/board_module';
import { nameMove } from './board_sentences';
import { ChessRowsBoard } from './board_element';
import { toCase } from './to_case';

const board = 'impartial-chess-rows-board';
if (!customElements.get(board)) customElements.define(board, ChessRowsBoard);

export const boardModule: BoardModule = {
  board,
  nameMove,
  toCase,
};
