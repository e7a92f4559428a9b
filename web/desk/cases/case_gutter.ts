// The cases in the editor: their numbers beside the lines, and the lines of the case on the board.
import { RangeSet, StateEffect, StateField } from '@codemirror/state';
import type { ChangeDesc, Extension } from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutter, gutterLineClass } from '@codemirror/view';
import type { DecorationSet } from '@codemirror/view';
import type { Range } from '../byte_ranges';

/** Where the cases of the text begin, ascending. */
export const setStarts = StateEffect.define<ArrayLike<number>>();
export const setShown = StateEffect.define<Range | undefined>();

/** The starts are those of an earlier text, and the changes lead to this one. */
interface Starts {
  readonly at: ArrayLike<number>;
  readonly changes: ChangeDesc | undefined;
}

const starts = StateField.define<Starts>({
  create: () => ({ at: [], changes: undefined }),
  update(value, { docChanged, changes, effects }) {
    const set = effects.find((effect) => effect.is(setStarts));
    if (set) return { at: set.value, changes: undefined };
    if (!docChanged) return value;
    // Another text was pasted over all of this one.
    if (changes.touchesRange(0, changes.length) === 'cover') return { at: [], changes: undefined };
    return { ...value, changes: value.changes?.composeDesc(changes.desc) ?? changes.desc };
  },
});

/** The first case that begins between two places of the present text: its number, and its place. */
function caseIn({ at, changes }: Starts, from: number, to: number) {
  const placeOf = (index: number): number => {
    const start = at[index] ?? Infinity;
    return changes ? changes.mapPos(start, 1) : start;
  };
  let low = 0;
  for (let high = at.length; low < high;) {
    const middle = (low + high) >> 1;
    if (placeOf(middle) < from) low = middle + 1;
    else high = middle;
  }
  if (low === at.length || placeOf(low) > to) return undefined;
  return { number: low + 1, start: placeOf(low) };
}

class CaseNumber extends GutterMarker {
  readonly #number: number;
  constructor(number: number) {
    super();
    this.#number = number;
  }
  override eq(other: GutterMarker): boolean {
    return other instanceof CaseNumber && other.#number === this.#number;
  }
  override toDOM(): Node {
    return document.createTextNode(String(this.#number));
  }
}

class ShownLine extends GutterMarker {
  override readonly elementClass = 'shown-case';
}
const shownLine = Decoration.line({ class: 'shown-case' });
const shownGutter = new ShownLine();

const shownLines = StateField.define<readonly [DecorationSet, RangeSet<GutterMarker>]>({
  create: () => [Decoration.none, RangeSet.empty],
  update([lines, gutters], { state, changes, effects }) {
    const set = effects.find((effect) => effect.is(setShown));
    if (!set) return [lines.map(changes), gutters.map(changes)];
    if (!set.value) return [Decoration.none, RangeSet.empty];
    const { doc } = state;
    const first = doc.lineAt(Math.min(set.value.from, doc.length)).number;
    const last = doc.lineAt(Math.min(set.value.to, doc.length)).number;
    const froms = Array.from({ length: last - first + 1 }, (_, i) => doc.line(first + i).from);
    return [
      RangeSet.of(froms.map((from) => shownLine.range(from))),
      RangeSet.of(froms.map((from) => shownGutter.range(from))),
    ];
  },
  provide: (field) => [
    EditorView.decorations.from(field, ([lines]) => lines),
    gutterLineClass.from(field, ([, gutters]) => gutters),
  ],
});

const look = EditorView.theme({
  '.cm-cases': { cursor: 'pointer' },
  '.cm-cases .cm-gutterElement': {
    minWidth: '2em',
    padding: '0 8px 0 0',
    textAlign: 'right',
    color: 'var(--focus)',
  },
  '.cm-cases .cm-gutterElement:hover': { textDecoration: 'underline' },
  '.shown-case': { backgroundColor: 'var(--shade)' },
  '.cm-cases .cm-gutterElement.shown-case': { fontWeight: '700' },
  '.cm-line.shown-case': { boxShadow: 'inset 3px 0 var(--focus)' },
});

/** `onPick`: called with a place in the case that the reader wants to see. */
export function caseGutter(onPick: (at: number) => void): Extension {
  return [
    starts,
    shownLines,
    gutter({
      class: 'cm-cases',
      lineMarker: ({ state }, { from, to }) => {
        const found = caseIn(state.field(starts), from, to);
        return found ? new CaseNumber(found.number) : null;
      },
      lineMarkerChange: ({ startState, state }) => startState.field(starts) !== state.field(starts),
      initialSpacer: ({ state }) => new CaseNumber(state.field(starts).at.length),
      updateSpacer: (_, { state }) => new CaseNumber(state.field(starts).at.length),
      domEventHandlers: {
        click: ({ state }, { from, to }) => {
          onPick(caseIn(state.field(starts), from, to)?.start ?? from);
          return true;
        },
      },
    }),
    look,
  ];
}
