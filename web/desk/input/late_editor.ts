// A plain editor, until the better one is loaded. It shows the text that the page's state has.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { PlainEditor } from './editor';
import type { Editor, EditorDescription, EditorEvents } from './editor';
import { withWords } from '../../kit/loading';

export class LateEditor implements ReactiveController {
  readonly #events: EditorEvents;
  readonly #onUpgrade: () => void;
  #current: Editor;
  #host: Element | null = null;
  #described = '';
  /** Whose text is in the editor. */
  #document: string | undefined;
  #text = '';
  /** The better editor was asked for before the pane was drawn. */
  #isAwaited = false;
  #upgraded = false;

  /** `onUpgrade`: the better editor has the text, and lacks the marks and the description. */
  constructor(
    owner: ReactiveControllerHost,
    { onEdit, onType, ...rest }: EditorEvents,
    onUpgrade: () => void,
  ) {
    owner.addController(this);
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

  get text(): string {
    return this.#text;
  }

  /** Back in the page. */
  hostConnected(): void {
    if (this.#host) void this.upgrade();
  }

  /** The better editor listens to the window, which would hold it, and all around it, for ever. */
  hostDisconnected(): void {
    if (this.#current instanceof PlainEditor) return;
    this.#current.close();
    this.#current = new PlainEditor(this.#events);
    this.#current.open(this.#text);
    this.#described = '';
    this.#upgraded = false;
    this.forget();
    this.attach(this.#host);
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
      this.forget();
      this.#current.open(text);
    }
    return false;
  }

  /** The editor has no marks any more. */
  protected forget(): void {}

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
        this.forget();
        this.#onUpgrade();
      });
    } catch {
      // The network failed; the plain editor does all that is needed.
      if (this.#current instanceof PlainEditor) this.#current.showAll();
    }
    // The next attempt may succeed.
    if (this.#current instanceof PlainEditor) this.#upgraded = false;
  }
}

/**
 * Loads CodeMirror and creates an editor with the text, the selection and the focus of `plain`, unless that has left the
 * page. `put` must put it in the place of `plain`. Rejects if the code cannot be loaded.
 */
async function betterEditor(
  plain: PlainEditor,
  root: ShadowRoot,
  events: EditorEvents,
  put: (editor: Editor) => void,
): Promise<void> {
  const { CodeEditor } = await withWords(() => import('./code_editor'), false);
  while (plain.composing) {
    await new Promise((resolve) => plain.element.addEventListener('compositionend', resolve));
  }
  if (!plain.element.isConnected) return;
  const editor = new CodeEditor(root, events);
  const focused = root.activeElement === plain.element;
  const { selection, text } = plain;
  // CodeMirror draws what is in view. Of an editor that is not in the page it would draw all lines.
  put(editor);
  editor.open(text);
  if (focused) editor.select(selection);
}
