import type { TheoryModule } from '../../kit/board/theory_module';
// A theory is loaded after its board: shared modules are in the board's chunk and in no chunk of their own.
import './board_element';
import { because, explain } from './explain';
import { ideas } from './ideas';
import { MisereNimPicture } from './picture';
import { titleOf, toSvg } from './svg';
import { theorySentences } from './theory_sentences';
import type { MisereNimAnalysis } from './view';

const picture = 'impartial-misere-nim-picture';
if (!customElements.get(picture)) customElements.define(picture, MisereNimPicture);

export const theoryModule: TheoryModule<MisereNimAnalysis> = {
  picture,
  because,
  explain,
  ideas,
  terms: (language) => theorySentences[language].terms,
  titleOf,
  toSvg,
};
