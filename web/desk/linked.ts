// What a link makes of the desk. The texts of the reader's own that it replaces are set aside.
import { putAside, replaced, withOutput, withProgram, withView } from './desk_state';
import type { DeskState, Judge } from './desk_state';
import type { LinkedTexts } from './text_links';

/** The texts beside the input. */
export type OwnText = 'output' | 'program';

const setters = { output: withOutput, program: withProgram } as const;

/** Of a judge's texts beside the input: the name under which the one that was replaced is kept with those of the inputs. */
export const asideName = (dialect: string, which: OwnText): string => `${dialect}.${which}`;

/** A text of the reader's own is set aside, and one that a link has brought is not. */
function withOwn(desk: DeskState, which: OwnText, text: string, judge: Judge): DeskState {
  const { dialect = '' } = judge;
  const name = asideName(dialect, which);
  const before = desk[`${which}s`][dialect] ?? '';
  // The page's own address has the texts of the reader.
  if (before === text) return setters[which](desk, text, judge);
  const now = putAside(desk, name, before.trim() === '' ? undefined : before);
  return setters[which]({ ...now, lent: { ...desk.lent, [name]: text } }, text, judge);
}

/** The text that was set aside, which is then no longer aside. */
export function ownPutBack(desk: DeskState, which: OwnText, judge: Judge): DeskState {
  const { [asideName(judge.dialect ?? '', which)]: text, ...aside } = desk.aside;
  return text === undefined ? desk : setters[which]({ ...desk, aside }, text, judge);
}

/** The texts of a link, once they are unpacked. */
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
  const coded = program === undefined ? opened : withOwn(opened, 'program', program, judge);
  if (output !== undefined) return withView(withOwn(coded, 'output', output, judge), 'own');
  if (program !== undefined) return withView(coded, 'program');
  return made ? withView(opened, 'practice') : opened;
}
