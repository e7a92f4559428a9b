// What the page knows of its desk: the texts in links, the case on the board, what is wrong with the reader's output.
import type { Fault } from '../engine/check_types';
import type { ShownCase } from './events';
import type { DeskAddress } from './text_links';

export interface DeskState {
  /** The texts as links have them. */
  readonly texts: DeskAddress;
  /** The texts of the link that was opened last. */
  readonly linked: DeskAddress;
  /** The case of the input that the board shows. */
  readonly shown: ShownCase | undefined;
  /** What is wrong with the reader's output for the input. */
  readonly faults: readonly Fault[];
}
