import type { TheoryModule } from '../../kit/board/theory_module';
// A theory comes after its board: what both use is in the board's chunk, and in none of its own.
import './board_element';
import { explain } from './explain';
import { ToyGamePicture } from './picture';
import { toSvg } from './svg';

const picture = 'impartial-toy-game-picture';
if (!customElements.get(picture)) customElements.define(picture, ToyGamePicture);

export const theoryModule: TheoryModule = { picture, explain, terms: () => [], toSvg };
