import { either } from '../../i18n/format';
import type { BoardModule } from '../../kit/board/board_module';
import { NumberGameBoard } from './board_element';
import { boardSentences } from './board_sentences';
import { randomPosition } from './random_position';
import { toCase } from './to_case';

const board = 'impartial-number-game-board';
if (!customElements.get(board)) customElements.define(board, NumberGameBoard);

export const boardModule: BoardModule = {
  board,
  nameMove: (move, language) => boardSentences[language].move(move),
  nameMoves: (moves, language) => boardSentences[language].move(either(moves, language)),
  toCase,
  empty: '<>',
  // Outside the judges, this game is named by its chosen numbers.
  meant: (text, language) => {
    const numbers = text.split(/[\s,;，、；]+/).filter(Boolean);
    const isList = numbers.length > 0 && numbers.every((each) => /^\d{1,9}$/.test(each));
    const chosen = numbers.join(' ');
    const words = boardSentences[language].openChosen(chosen);
    return isList ? { position: `<${chosen}>`, words } : undefined;
  },
  random: randomPosition,
};
