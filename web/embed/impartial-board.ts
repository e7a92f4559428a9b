// The script for other people's pages: registers the element and derives the address of Impartial from its own address.
import { ImpartialBoard } from './define';

export { ImpartialBoard };

const here = import.meta.url;
ImpartialBoard.base ??= new URL('../', here).href;
