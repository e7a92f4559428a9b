import type { TheoryModule } from '../../kit/board/theory_module';
// A theory is loaded after its board: shared modules are in the board's chunk and in no chunk of their own.
import './board_element';
import { because, explain } from './explain';
import { HeapGamesPicture } from './picture';
import { titleOf, toSvg } from './svg';
import { theorySentences } from './theory_sentences';
import type { HeapGamesAnalysis } from './view';

const picture = 'impartial-heap-games-picture';
if (!customElements.get(picture)) customElements.define(picture, HeapGamesPicture);

export const theoryModule: TheoryModule<HeapGamesAnalysis> = {
  picture,
  because,
  explain,
  terms: (language) => theorySentences[language].terms,
  titleOf,
  toSvg,
};
