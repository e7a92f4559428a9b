import type { BoardModule } from '../../kit/board/board_module';
import { between } from '../../play/random';
import { HeapGamesBoard } from './board_element';
import { nameOf } from './move_name';
import { toCase } from './to_case';
import type { HeapGamesAnalysis } from './view';

const board = 'impartial-heap-games-board';
if (!customElements.get(board)) customElements.define(board, HeapGamesBoard);

/** Rules that a judge has set for any number of heaps. */
const rules = ['{1,3,4}', '{2,5}', '{1,2,5}', '4!.', 'n -> n-k : 0<k, 2k<=n'];

export const boardModule: BoardModule<HeapGamesAnalysis> = {
  board,
  toCase,
  nameMove: nameOf,
  random: (random) => {
    const rule = rules[between(random, 0, rules.length - 1)] ?? '';
    const heaps = Array.from({ length: between(random, 1, 3) }, () => between(random, 3, 15));
    return `${rule}: ${heaps.join(' ')}`;
  },
};
