import type { BoardModule } from '../../kit/board/board_module';
import { nameMove } from './board_sentences';
import { WythoffBoard } from './board_element';
import { toCase } from './to_case';
import { transcript } from './transcript';

const board = 'impartial-wythoff-board';
if (!customElements.get(board)) customElements.define(board, WythoffBoard);

export const boardModule: BoardModule = {
  board,
  nameMove,
  toCase,
  transcript,
};
