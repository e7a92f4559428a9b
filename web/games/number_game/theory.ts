import type { TheoryModule } from '../../kit/board/theory_module';
// A theory is loaded after its board: shared modules are in the board's chunk and in no chunk of their own.
import '../../kit/numbers/board';
import { because, explain } from './explain';
import { NumberGamePicture } from './picture';
import { titleOf, toSvg } from './svg';
import { ownSentences } from './theory_sentences';
import type { NumberGameAnalysis } from './view';

const picture = 'impartial-number-game-picture';
if (!customElements.get(picture)) customElements.define(picture, NumberGamePicture);

export const theoryModule: TheoryModule<NumberGameAnalysis> = {
  picture,
  because,
  explain,
  terms: (language) => ownSentences[language].terms,
  titleOf,
  toSvg,
};
