// impartial.standalone.js: the element and the fences as one classic script, for those who host it themselves. Where
// Impartial is it cannot know: <script src="…" data-base="https://…/"> says it, and without that no board links to it.
import '../engine/own_script';
import './auto';
import { ImpartialBoard } from './define';

const base = document.currentScript?.dataset['base'];
if (base !== undefined) ImpartialBoard.base ??= new URL(base, location.href).href;
