import type { BoardModule } from '../../kit/board/board_module';
import { MisereNimBoard } from './board_element';
import { nameMove } from './board_sentences';
import { between } from '../../play/random';
import { toCase } from './to_case';
import type { MisereNimAnalysis } from './view';
import { range } from '../../kit/range';

const board = 'impartial-misere-nim-board';
if (!customElements.get(board)) customElements.define(board, MisereNimBoard);

export const boardModule: BoardModule<MisereNimAnalysis> = {
  board,
  nameMove,
  toCase,
  // Few heaps, small enough to be counted and to be computed by hand.
  random: (random) =>
    range(between(random, 3, 5))
      .map(() => between(random, 1, 9))
      .join(' '),
};
