// Registers <impartial-board>, unless another copy of this script has done so.
import { ImpartialBoard } from './element';

export { ImpartialBoard };

export const tag = 'impartial-board';

if (typeof customElements !== 'undefined' && !customElements.get(tag)) {
  customElements.define(tag, ImpartialBoard);
  registerLength();
}

/** A registered property is computed where it is set, not where it is used, which --ig-rem needs (lengths.ts). */
function registerLength(): void {
  try {
    CSS.registerProperty({
      name: '--ig-rem',
      syntax: '<length>',
      inherits: true,
      initialValue: '16px',
    });
  } catch {
    // The browser does not support it; 1em is good enough.
  }
}
