import type { BoardModule } from '../board_module';
import { nameMove } from './board_sentences';
import { toCase } from './to_case';
import { explain } from './explain';
import { ChessRowsPicture } from './picture';
import { ChessRowsBoard } from './rows_board';
import { toSvg } from './svg';

const board = 'impartial-chess-rows-board';
const picture = 'impartial-chess-rows-picture';
if (!customElements.get(board)) customElements.define(board, ChessRowsBoard);
if (!customElements.get(picture)) customElements.define(picture, ChessRowsPicture);

export const boardModule: BoardModule = {
  board,
  picture,
  nameMove,
  explain,
  toSvg,
  toCase,
};
