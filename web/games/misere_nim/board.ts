import type { BoardModule } from '../../kit/board/board_module';
import { MisereNimBoard } from './board_element';
import { nameMove } from './board_sentences';
import { toCase } from './to_case';

const board = 'impartial-misere-nim-board';
if (!customElements.get(board)) customElements.define(board, MisereNimBoard);

export const boardModule: BoardModule = {
  board,
  nameMove,
  toCase,
  // Few heaps, small enough to be counted and to be computed by hand.
  random: (random) => {
    const upTo = (most: number) => 1 + Math.floor(random() * most);
    return Array.from({ length: 2 + upTo(3) }, () => upTo(9)).join(' ');
  },
};
