import type { TheoryModule } from '../../kit/board/theory_module';
// A theory comes after its board: what both use is in the board's chunk, and in none of its own.
import './board';
import { explain } from './explain';
import { ChessRowsPicture } from './picture';
import { toSvg } from './svg';

const picture = 'impartial-chess-rows-picture';
if (!customElements.get(picture)) customElements.define(picture, ChessRowsPicture);

export const theoryModule: TheoryModule = { picture, explain, toSvg };
