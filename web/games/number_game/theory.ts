import type { TheoryModule } from '../../kit/board/theory_module';
// A theory comes after its board: what both use is in the board's chunk, and in none of its own.
import './board_element';
import { explain, reason } from './explain';
import { NumberGamePicture } from './picture';
import { toSvg } from './svg';
import { theorySentences } from './theory_sentences';

const picture = 'impartial-number-game-picture';
if (!customElements.get(picture)) customElements.define(picture, NumberGamePicture);

export const theoryModule: TheoryModule = {
  picture,
  explain,
  reason,
  terms: (language) => theorySentences[language].terms,
  toSvg,
};
