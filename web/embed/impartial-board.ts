// The script for other people's pages: registers the element, and derives the address of Impartial from its own. It imports
// nothing at once, so it is there to ask anew for a file that has come bad, which a browser may keep for a year.
import { again, boardFiles } from '../engine/renew';
import { homeOf } from './home';
import { tellNotCome } from './not_come';

const { url } = import.meta;
const files = () => boardFiles(url);

const { ImpartialBoard } = await again(() => import('./define'), files).catch((error: unknown) => {
  tellNotCome(document.querySelector('impartial-board'), files);
  throw error;
});

export { ImpartialBoard };

ImpartialBoard.base ??= homeOf(url);
