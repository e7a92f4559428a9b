import type { TheoryModule } from '../../kit/board/theory_module';
// A theory is loaded after its board: shared modules are in the board's chunk and in no chunk of their own.
import '../../kit/numbers/board';
import { because, explain, reason } from './explain';
import { SylverCoinagePicture } from './picture';
import { titleOf, toSvg } from './svg';
import { PMap } from './p_map';
import { ownSentences } from './theory_sentences';
import type { SylverCoinageAnalysis } from './view';

const picture = 'impartial-sylver-coinage-picture';
if (!customElements.get(picture)) customElements.define(picture, SylverCoinagePicture);
const chart = 'impartial-p-map';
if (!customElements.get(chart)) customElements.define(chart, PMap);

export const theoryModule: TheoryModule<SylverCoinageAnalysis> = {
  picture,
  chart,
  because,
  explain,
  reason,
  loadChecker: () => import('./check_certificate.mjs'),
  terms: (language) => ownSentences[language].terms,
  titleOf,
  toSvg,
};
