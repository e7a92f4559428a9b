// The script for other people's pages: defines the element, and knows from its own address where Impartial is.
import { ImpartialBoard } from './define';

export { ImpartialBoard };

const here = import.meta.url;
ImpartialBoard.base ??= new URL('../', here).href;
