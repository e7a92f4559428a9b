// What a pane asks of the desk around it. These events end at the desk.
import { eventsOf } from '../kit/events';

interface PaneEvents {
  /** Solve the input again. */
  retry: undefined;
  /** Stop solving. */
  stop: undefined;
  /** The program that was to be run runs. */
  runs: undefined;
  /** A text for the status line. */
  say: string;
}

export const { emit: tell, on: onTold } = eventsOf<PaneEvents>();
