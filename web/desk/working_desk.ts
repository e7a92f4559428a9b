import type { ReactiveControllerHost } from 'lit';
import type { Engine } from '../engine/engine';
import type { Language } from '../i18n/language';
import type { DeskWords } from './desk_sentences_en';
import type { DeskState, Judge } from './desk_state';

/** The desk, as far as its work needs it. */
export interface WorkingDesk extends EventTarget, ReactiveControllerHost {
  readonly engine: Engine;
  readonly language: Language;
  readonly words: DeskWords;
  readonly desk: DeskState;
  readonly judge: Judge & { readonly dialect: string };
}
