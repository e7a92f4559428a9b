// What a link makes of the desk.
import { replaced, withOutput, withProgram, withView } from './desk_state';
import type { DeskState, Judge } from './desk_state';
import type { LinkedTexts } from './text_links';

/** The texts of a link, once they are unpacked. An input of somebody's own can be put back. */
export function withLinked(
  desk: DeskState,
  { input, output, program, made, isDamaged }: LinkedTexts,
  judge: Judge,
): DeskState {
  const opened = {
    ...(input === undefined ? desk : replaced(desk, input, judge)),
    linked: undefined,
    made: made ?? desk.made,
    isLinkDamaged: isDamaged,
    // A damaged link stays in the address until the reader goes on.
    packed: isDamaged ? desk.linked : undefined,
  };
  if (output !== undefined) return withView(withOutput(opened, output, judge), 'own');
  if (program !== undefined) {
    return withView(withProgram(opened, program, judge), 'program');
  }
  return made ? withView(opened, 'practice') : opened;
}
