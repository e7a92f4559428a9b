// Gives <impartial-board> its name, unless another copy of this script has done so.
import { ImpartialBoard } from './element';

export { ImpartialBoard };

export const tag = 'impartial-board';

if (typeof customElements !== 'undefined' && !customElements.get(tag)) {
  customElements.define(tag, ImpartialBoard);
  registerLength();
}

/** One that is worked out where it is set, not where it is used: a rem of our own (lengths.ts). */
function registerLength(): void {
  try {
    CSS.registerProperty({
      name: '--ig-rem',
      syntax: '<length>',
      inherits: true,
      initialValue: '16px',
    });
  } catch {
    // The browser cannot, and 1em will do.
  }
}
