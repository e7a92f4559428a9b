import type { TheoryModule } from '../../kit/board/theory_module';
// A theory is loaded after its board: shared modules are in the board's chunk and in no chunk of their own.
import '../../kit/numbers/board';
import { explain } from './explain';
import { NumberGamePicture } from './picture';
import { titleOf, toSvg } from './svg';
import { theorySentences } from '../../kit/numbers/theory_sentences';

const picture = 'impartial-number-game-picture';
if (!customElements.get(picture)) customElements.define(picture, NumberGamePicture);

export const theoryModule: TheoryModule = {
  picture,
  explain,
  terms: (language) => theorySentences[language].terms,
  titleOf,
  toSvg,
};
