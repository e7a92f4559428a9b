// What the picture of a game's theory is given. It holds no rules, as a board holds none.
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

  /** Of the position on the board. */
  declare analysis: Analysis;
  /** What the solver gives for the picture alone: undefined until it has come, null where there is nothing. */
  declare data: unknown;
  declare language: Language;
  /** The move that is looked at on the board. It may be of the position before: then nothing is looked at. */
  declare look: string | undefined;

  constructor() {
    super();
    this.language = 'en';
  }
}
