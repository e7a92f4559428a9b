import type { TheoryModule } from '../../kit/board/theory_module';
// A theory is loaded after its board: shared modules are in the board's chunk and in no chunk of their own.
import '../../kit/numbers/board';
import { explain, reason } from './explain';
import { SylverCoinagePicture } from './picture';
import { titleOf, toSvg } from './svg';
import { theorySentences } from '../../kit/numbers/theory_sentences';

const picture = 'impartial-sylver-coinage-picture';
if (!customElements.get(picture)) customElements.define(picture, SylverCoinagePicture);

export const theoryModule: TheoryModule = {
  picture,
  explain,
  reason,
  loadChecker: () => import('./check_certificate.mjs'),
  terms: (language) => theorySentences[language].terms,
  titleOf,
  toSvg,
};
