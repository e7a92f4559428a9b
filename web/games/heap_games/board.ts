import type { BoardModule } from '../../kit/board/board_module';
import { HeapGamesBoard } from './board_element';
import { between } from '../../play/random';
import { boardSentences } from './board_sentences';
import { toCase } from './to_case';
import type { HeapGamesAnalysis } from './view';

const board = 'impartial-heap-games-board';
if (!customElements.get(board)) customElements.define(board, HeapGamesBoard);

export const boardModule: BoardModule<HeapGamesAnalysis> = {
  board,
  toCase,
  nameMove: (move, language) => boardSentences[language].move(move),
  random: (random) =>
    `{1,3,4}: ${Array.from({ length: 3 }, () => between(random, 1, 20)).join(' ')}`,
};
