import type { TheoryModule } from '../../kit/board/theory_module';
// A theory is loaded after its board: shared modules are in the board's chunk and in no chunk of their own.
import './board';
import { because, explain } from './explain';
import { ideas } from './ideas';
import { WythoffPicture } from './picture';
import { titleOf, toSvg } from './svg';
import { theorySentences } from './theory_sentences';
import type { WythoffAnalysis } from './view';

const picture = 'impartial-wythoff-picture';
if (!customElements.get(picture)) customElements.define(picture, WythoffPicture);

export const theoryModule: TheoryModule<WythoffAnalysis> = {
  picture,
  because,
  explain,
  ideas,
  terms: (language) => theorySentences[language].terms,
  titleOf,
  toSvg,
};
