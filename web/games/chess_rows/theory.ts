import type { TheoryModule } from '../../kit/board/theory_module';
// A theory is loaded after its board: shared modules are in the board's chunk and in no chunk of their own.
import './board';
import { because, explain } from './explain';
import { ideas } from './ideas';
import { ChessRowsPicture } from './picture';
import { titleOf, toSvg } from './svg';
import { theorySentences } from './theory_sentences';
import type { ChessRowsAnalysis } from './view';

const picture = 'impartial-chess-rows-picture';
if (!customElements.get(picture)) customElements.define(picture, ChessRowsPicture);

export const theoryModule: TheoryModule<ChessRowsAnalysis> = {
  picture,
  because,
  explain,
  ideas,
  terms: (language) => theorySentences[language].terms,
  titleOf,
  toSvg,
};
