// The properties of the picture of a game's theory. Like a board, it holds no rules.
import { LitElement } from 'lit';
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';

export abstract class Picture extends LitElement {
  static override properties = {
    analysis: { attribute: false },
    data: { attribute: false },
    language: { attribute: false },
    look: { attribute: false },
  };

  /** The analysis of the position on the board. */
  declare analysis: Analysis;
  /** The solver's data for the picture: undefined until they are loaded, null if there are none. */
  declare data: unknown;
  declare language: Language;
  /** The looked-at move on the board. It may belong to the position before; then the picture ignores it. */
  declare look: string | undefined;

  constructor() {
    super();
    this.language = 'en';
  }
}
