import type { BoardModule } from '../../kit/board/board_module';
import { nameMove, nameMoves } from './board_sentences';
import { WythoffBoard } from './board_element';
import { between } from '../../play/random';
import { toCase } from './to_case';
import { transcript } from './transcript';
import type { WythoffAnalysis } from './view';

const board = 'impartial-wythoff-board';
if (!customElements.get(board)) customElements.define(board, WythoffBoard);

export const boardModule: BoardModule<WythoffAnalysis> = {
  board,
  nameMove,
  nameMoves,
  toCase,
  transcript,
  // Small enough for the table to be seen whole.
  random: (random) => `${between(random, 1, 15)} ${between(random, 1, 15)}`,
};
