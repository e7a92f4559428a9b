// The editor with line numbers and marks, based on CodeMirror. It is large, so it is loaded after the page is shown.
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, RangeSet, StateEffect, StateField } from '@codemirror/state';
import type { Extension, SelectionRange } from '@codemirror/state';
import {
  EditorView,
  GutterMarker,
  gutterLineClass,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import type { Range } from '../byte_ranges';
import { caseGutter, setShown, setStarts } from '../cases/case_gutter';
import type { Editor, EditorDescription, EditorEvents, Mark } from './editor';

// Colours and type come from the page; this removes CodeMirror's own.
const look = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'inherit', fontSize: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: 'var(--text-line)' },
  '.cm-content': { padding: 'var(--text-inset) 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 var(--text-inset) 0 8px' },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: 'var(--ink-soft)',
    border: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '3em', padding: '0 8px 0 12px' },
  '.cm-gutterElement.error-line': { color: 'var(--error)', fontWeight: '700' },
  '.cm-gutterElement.warning-line': { fontWeight: '700' },
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '.cm-lintRange-error, .cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-error': { textDecorationColor: 'var(--error)' },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--ink-soft)' },
  '.cm-lintRange-active': { backgroundColor: 'var(--shade)' },
  '.cm-lintPoint-error:after': { borderBottomColor: 'var(--error)' },
  '.cm-specialChar': { color: 'var(--error)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
    maxWidth: 'min(28rem, 80vw)',
  },
  '.cm-diagnostic': { padding: '8px 12px', borderLeft: 'none', fontFamily: 'var(--sans)' },
});

class LineClass extends GutterMarker {
  override readonly elementClass: string;
  constructor(elementClass: string) {
    super();
    this.elementClass = elementClass;
  }
}
const errorLine = new LineClass('error-line');
const warningLine = new LineClass('warning-line');

const setMarks = StateEffect.define<readonly Mark[]>();

/** The line numbers of marked lines are marked too. */
const markedLines = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(markers, transaction) {
    const moved = markers.map(transaction.changes);
    const { doc } = transaction.state;
    return transaction.effects.reduce(
      (current, effect) =>
        effect.is(setMarks)
          ? RangeSet.of(
              effect.value.map(({ from, severity }) => {
                const marker = severity === 'error' ? errorLine : warningLine;
                return marker.range(doc.lineAt(from).from);
              }),
              true,
            )
          : current,
      moved,
    );
  },
  provide: (field) => gutterLineClass.from(field),
});

/** Without the focus only the text scrolls: the reader looks at another part of the page. */
function scrollText(view: EditorView, { head }: SelectionRange): boolean {
  if (view.hasFocus) return false;
  const { scrollDOM } = view;
  const { top, bottom } = view.lineBlockAt(head);
  const { scrollTop, clientHeight } = scrollDOM;
  if (top < scrollTop) scrollDOM.scrollTop = top;
  else if (bottom > scrollTop + clientHeight) scrollDOM.scrollTop = bottom - clientHeight / 2;
  return true;
}

export class CodeEditor implements Editor {
  readonly #view: EditorView;
  readonly #extensions: Extension;
  readonly #attributes = new Compartment();
  #description: EditorDescription | undefined;

  constructor(root: ShadowRoot, { onEdit, onPick, onType, onCaret }: EditorEvents) {
    this.#extensions = [
      lineNumbers(),
      onPick ? caseGutter(onPick) : [],
      history(),
      highlightSpecialChars(),
      markedLines,
      EditorView.scrollHandler.of(scrollText),
      keymap.of([...defaultKeymap, ...historyKeymap, { key: 'F8', run: nextDiagnostic }]),
      EditorView.updateListener.of((update) => {
        const { state, transactions } = update;
        const is = (kind: string): boolean => transactions.some((each) => each.isUserEvent(kind));
        const { head, empty } = state.selection.main;
        if (update.docChanged) {
          const isReaders = is('input') || is('delete') || is('move') || is('undo') || is('redo');
          const text = state.doc.toString();
          if (!isReaders) onEdit(text);
          else if (is('input.paste') || is('input.drop')) {
            onType(text, update.startState.selection.main.from);
          } else onType(text, head);
        } else if (empty && is('select')) onCaret(head);
      }),
      look,
    ];
    this.#view = new EditorView({ root, state: this.#stateOf('') });
  }

  get element(): HTMLElement {
    return this.#view.dom;
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  get selection(): Range {
    return this.#view.state.selection.main;
  }

  open(text: string): void {
    this.#view.setState(this.#stateOf(text));
  }

  replace(text: string): void {
    this.#view.dispatch({
      changes: { from: 0, to: this.#view.state.doc.length, insert: text },
      selection: { anchor: 0 },
      scrollIntoView: true,
      // Undoing this edit must not undo what was typed just before it.
      annotations: isolateHistory.of('full'),
    });
  }

  mark(marks: readonly Mark[]): void {
    const end = this.#end;
    const inside = marks.map((mark) => ({
      ...mark,
      from: Math.min(mark.from, end),
      to: Math.min(mark.to, end),
    }));
    this.#view.dispatch(setDiagnostics(this.#view.state, inside));
    this.#view.dispatch({ effects: setMarks.of(inside) });
  }

  number(starts: ArrayLike<number>): void {
    this.#view.dispatch({ effects: setStarts.of(starts) });
  }

  showCase(range: Range | undefined): void {
    const effects: StateEffect<unknown>[] = [setShown.of(range)];
    if (range) effects.push(EditorView.scrollIntoView(Math.min(range.from, this.#end)));
    this.#view.dispatch({ effects });
  }

  describe(description: EditorDescription): void {
    this.#description = description;
    this.#view.dispatch({ effects: this.#attributes.reconfigure(attributesOf(description)) });
  }

  select({ from, to }: Range): void {
    const end = this.#end;
    const selection = { anchor: Math.min(from, end), head: Math.min(to, end) };
    this.#view.dispatch({
      selection,
      effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }),
    });
    this.#view.focus();
  }

  focus(): void {
    this.#view.focus();
  }

  close(): void {
    this.#view.destroy();
  }

  get #end(): number {
    return this.#view.state.doc.length;
  }

  #stateOf(doc: string): EditorState {
    const attributes = this.#attributes.of(attributesOf(this.#description));
    return EditorState.create({ doc, extensions: [this.#extensions, attributes] });
  }
}

function attributesOf(description: EditorDescription | undefined): Extension {
  if (!description) return [];
  return [
    placeholder(description.placeholder),
    EditorView.contentAttributes.of({
      // It can be focused without tabindex, but tools that look for focusable elements do not know that.
      tabindex: '0',
      'aria-labelledby': description.labelledBy,
      'aria-describedby': description.describedBy,
      'aria-invalid': String(description.invalid),
    }),
  ];
}
