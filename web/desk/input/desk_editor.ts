// The editor of the desk: the plain one, until the better one is loaded.
import { betterEditor } from './better_editor';
import { PlainEditor } from './editor';
import type { Editor, EditorDescription, EditorEvents } from './editor';

export class DeskEditor {
  readonly #events: EditorEvents;
  readonly #onUpgrade: () => void;
  #current: Editor;
  #host: Element | null = null;
  #described = '';
  /** The better editor was asked for before the desk was drawn. */
  #isAwaited = false;
  #upgraded = false;

  /** `onUpgrade`: the better editor has the text, and lacks the marks. */
  constructor(events: EditorEvents, onUpgrade: () => void) {
    this.#events = events;
    this.#onUpgrade = onUpgrade;
    this.#current = new PlainEditor(events);
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
        this.#onUpgrade();
      });
    } catch {
      // The network failed; the plain editor does all that is needed. The next solution tries again.
      this.#upgraded = false;
    }
  }
}
