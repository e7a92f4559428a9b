// The editor of the input: what was found in the text, marked and told.
import type { Notice } from '../../engine/types';
import { utf16Offsets, utf16Ranges } from '../byte_ranges';
import type { ByteRange } from '../byte_ranges';
import type { Solved } from '../solving';
import { LateEditor } from './late_editor';

export interface Marked {
  readonly solved: Solved | undefined;
  /** There is nothing to solve. */
  readonly isEmpty: boolean;
  /** The case on the board. */
  readonly shown: ByteRange | undefined;
  readonly words: { notice(notice: Notice): string };
}

export class DeskEditor extends LateEditor {
  /** What is marked in the text. */
  #marked: Partial<Marked> = {};

  protected override forget(): void {
    this.#marked = {};
  }

  /** Marks what has changed. A solution of an earlier text has places in that one, so it changes nothing. */
  mark({ solved, isEmpty, shown, words }: Marked): void {
    const { current, text } = this;
    const before = this.#marked;
    const isCurrent = solved?.input === text;
    const notices = solved?.solution.notices ?? [];
    if (
      (solved !== before.solved || words !== before.words) &&
      (isCurrent || notices.length === 0)
    ) {
      current.mark(
        notices.map((notice, index) => ({
          ...(solved?.ranges[index] ?? { from: 0, to: 0 }),
          severity: notice.severity,
          message: words.notice(notice),
        })),
      );
    }
    if (isCurrent && solved !== before.solved) {
      current.number(utf16Offsets(text, solved.solution.starts.input));
    } else if (isEmpty && !before.isEmpty) current.number([]);
    if (shown !== before.shown) current.showCase(shown && utf16Ranges(text, [shown])[0]);
    this.#marked = { solved, isEmpty, shown, words };
  }

  describeInput(notices: readonly Notice[], placeholder: string): void {
    this.describe({
      labelledBy: 'input-title',
      describedBy: notices.length > 0 ? 'reads notice-0' : 'reads',
      invalid: notices.some(({ severity }) => severity === 'error'),
      placeholder,
    });
  }
}
