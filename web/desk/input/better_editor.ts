import type { Editor, EditorEvents, PlainEditor } from './editor';

/**
 * Loads CodeMirror and creates an editor with the text, the selection and the focus of `plain`. `put` must put it in
 * the place of `plain`. Rejects if the code cannot be loaded.
 */
export async function betterEditor(
  plain: PlainEditor,
  root: ShadowRoot,
  events: EditorEvents,
  put: (editor: Editor) => void,
): Promise<void> {
  const { CodeEditor } = await import('./code_editor');
  while (plain.composing) {
    await new Promise((resolve) => plain.element.addEventListener('compositionend', resolve));
  }
  const editor = new CodeEditor(root, events);
  const focused = root.activeElement === plain.element;
  const { selection, text } = plain;
  editor.open(text);
  put(editor);
  if (focused) editor.select(selection);
}
