// impartial.standalone.js: the element and the fences as one classic script, for people who host it
// themselves. It cannot know the address of Impartial: <script src="…" data-base="https://…/"> gives it.
// Without data-base the boards have no link.
import './auto';
import { ownElement } from '../engine/beside';
import { ImpartialBoard } from './define';

const base = ownElement?.dataset['base'];
if (base !== undefined) ImpartialBoard.base ??= new URL(base, location.href).href;
