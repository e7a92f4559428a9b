// The script for other people's pages: registers the element and derives the address of Impartial from its own address.
import { ImpartialBoard } from './define';
import { homeOf } from './home';

export { ImpartialBoard };

ImpartialBoard.base ??= homeOf(import.meta.url);
