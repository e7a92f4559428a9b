// The solver without WebAssembly, beside a build of one classic script. A classic script from another origin has no
// address that a relative import could start from, so the address is absolute.
import { ownScript } from './own_script';
import type { Plain } from './plain';

export const positionsPlain: Plain = () =>
  import(/* @vite-ignore */ new URL('impartial.plain.js', ownScript || location.href).href);

/** Only the page in one file solves judge text, and its worker runs from a Blob, which can load no file. */
export const judgePlain: Plain = () => Promise.reject(new Error('WebAssembly is refused'));
