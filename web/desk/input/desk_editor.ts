// The editor of the desk: the plain one, until the better one is loaded. It shows the text that the desk has, and the marks
// in it.
import type { Notice } from '../../engine/types';
import { utf16Offsets, utf16Ranges } from '../byte_ranges';
import type { ByteRange } from '../byte_ranges';
import type { Solved } from '../solving';
import { betterEditor } from './better_editor';
import { PlainEditor } from './editor';
import type { Editor, EditorDescription, EditorEvents } from './editor';

export interface Marked {
  readonly solved: Solved | undefined;
  /** There is nothing to solve. */
  readonly isEmpty: boolean;
  /** The case on the board. */
  readonly shown: ByteRange | undefined;
  readonly words: { notice(notice: Notice): string };
}

export class DeskEditor {
  readonly #events: EditorEvents;
  readonly #onUpgrade: () => void;
  #current: Editor;
  #host: Element | null = null;
  #described = '';
  /** Whose text is in the editor. */
  #document: string | undefined;
  #text = '';
  /** What is marked in the text. */
  #marked: Partial<Marked> = {};
  /** The better editor was asked for before the desk was drawn. */
  #isAwaited = false;
  #upgraded = false;

  /** `onUpgrade`: the better editor has the text, and lacks the marks. */
  constructor({ onEdit, onType, ...rest }: EditorEvents, onUpgrade: () => void) {
    this.#events = {
      ...rest,
      onEdit: (text) => {
        this.#text = text;
        onEdit(text);
      },
      onType: (text, at) => {
        this.#text = text;
        onType(text, at);
      },
    };
    this.#onUpgrade = onUpgrade;
    this.#current = new PlainEditor(this.#events);
  }

  get current(): Editor {
    return this.#current;
  }

  /** Puts the editor into an element. */
  attach(host: Element | null): void {
    this.#host = host;
    host?.replaceChildren(this.#current.element);
    if (this.#isAwaited) void this.upgrade();
  }

  /** Shows a text. That of another document begins a history of its own. Returns whether the text was there already. */
  show(document: string, text: string): boolean {
    const isThere = text === this.#text;
    const isSame = document === this.#document;
    this.#document = document;
    if (isThere) return true;
    this.#text = text;
    if (isSame) this.#current.replace(text);
    else {
      this.#marked = {};
      this.#current.open(text);
    }
    return false;
  }

  /** Marks what has changed. A solution of an earlier text has places in that one, so it changes nothing. */
  mark({ solved, isEmpty, shown, words }: Marked): void {
    const { current } = this;
    const before = this.#marked;
    const text = this.#text;
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

  describe(description: EditorDescription): void {
    const told = JSON.stringify(description);
    if (told === this.#described) return;
    this.#described = told;
    this.#current.describe(description);
  }

  /** Switches to the better editor once it is loaded, with everything typed meanwhile. */
  async upgrade(): Promise<void> {
    const root = this.#host?.getRootNode();
    this.#isAwaited = !root;
    if (this.#upgraded || !(root instanceof ShadowRoot)) return;
    if (!(this.#current instanceof PlainEditor)) return;
    this.#upgraded = true;
    try {
      await betterEditor(this.#current, root, this.#events, (editor) => {
        this.#current = editor;
        this.#host?.replaceChildren(editor.element);
        this.#described = '';
        this.#marked = {};
        this.#onUpgrade();
      });
    } catch {
      // The network failed; the plain editor does all that is needed. The next solution tries again.
      this.#upgraded = false;
    }
  }
}
