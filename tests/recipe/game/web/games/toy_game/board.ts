import type { BoardModule } from '../../kit/board/board_module';
import { ToyGameBoard } from './board_element';
import { between } from '../../play/random';
import { boardSentences } from './board_sentences';
import { toCase } from './to_case';
import type { ToyGameAnalysis } from './view';

const board = 'impartial-toy-game-board';
if (!customElements.get(board)) customElements.define(board, ToyGameBoard);

export const boardModule: BoardModule<ToyGameAnalysis> = {
  board,
  nameMove: (move, language) => boardSentences[language].take(move),
  toCase,
  random: (random) => String(between(random, 1, 60)),
};
