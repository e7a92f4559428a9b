import type { BoardModule } from '../board_module';
import { nameMove } from './board_sentences';
import { toCase } from './to_case';
import { explain } from './explain';
import { WythoffPicture } from './picture';
import { WythoffBoard } from './plane_board';
import { toSvg } from './svg';
import { transcript } from './transcript';

const board = 'impartial-wythoff-board';
const picture = 'impartial-wythoff-picture';
if (!customElements.get(board)) customElements.define(board, WythoffBoard);
if (!customElements.get(picture)) customElements.define(picture, WythoffPicture);

export const boardModule: BoardModule = {
  board,
  picture,
  nameMove,
  explain,
  toSvg,
  toCase,
  transcript,
};
