// A heap as a row of the board: its name, its stones with the cuts between them, its other moves and its controls.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Natural, Option } from '../../engine/types';
import type { Language } from '../../i18n/language';
import type { BoardUse } from '../../kit/board/board';
import { losesGlyph, winsGlyph } from '../../kit/board/glyphs';
import { rowButton, rowField, rowHeader } from '../../kit/heaps/row';
import type { Cell } from '../../kit/heaps/row';
import { boardSentences } from './board_sentences';
import { partsOf } from './gestures';
import type { Gestures, Run } from './gestures';

/** Everything that is drawn of a heap. */
export interface HeapRow {
  readonly index: number;
  /** Counted from 1. */
  readonly heap: number;
  readonly stones: Natural;
  /** undefined: the heap is a bar. */
  readonly gestures: Gestures | undefined;
  /** The moves of the list that are shown. */
  readonly listed: readonly string[];
  readonly unlisted: number;
  /** Moves can be typed: there are more than the board shows. */
  readonly takesTyped: boolean;
  readonly wasMoved: boolean;
  readonly use: BoardUse;
  readonly language: Language;
  readonly typed: string;
}

export interface HeapActions {
  readonly look: (run: Run | undefined, index: number) => void;
  readonly play: (move: string) => void;
  readonly type: (index: number, text: string) => void;
  readonly done: (index: number) => void;
  readonly step: (index: number, by: bigint) => void;
  readonly remove: (index: number) => void;
  readonly tabIndex: (row: number, column: number) => 0 | -1;
  /** The mark of a move: how it stands, and its value if that is told. */
  readonly markOf: (move: string) => Mark;
  /** Whether the looked-at move takes this stone. */
  readonly goes: (index: number, stone: number) => boolean;
}

export interface Mark {
  readonly look: '' | 'legal' | 'wins' | 'loses';
  readonly value: Option['grundy'];
}

/** The cells of a row from the left: what each of them is. */
export function columnsOf(row: HeapRow): number {
  const { gestures, listed, use } = row;
  const cells = use === 'setup' ? 0 : (gestures?.stones.length ?? 0) + cutsOf(row).length;
  const controls = use === 'setup' ? 4 : row.takesTyped ? 2 : 0;
  return 1 + cells + listed.length + controls;
}

/** The cuts that stand for a move; the others are no cells. */
const cutsOf = ({ gestures }: HeapRow): number[] =>
  (gestures?.cuts ?? []).flatMap((run, index) => (run ? [index] : []));

export function heapRow(row: HeapRow, actions: HeapActions): TemplateResult {
  const say = boardSentences[row.language];
  const { index, stones, gestures, use } = row;
  const name = say.heapWith(row.heap, String(stones));
  let column = 0;
  const next = (): number => ++column;
  return html`<div class="row" role="row" aria-rowindex=${index + 1}>
    ${rowHeader(
      { row: index, column: 0, tabIndex: actions.tabIndex(index, 0) },
      row.wasMoved ? say.marked(name, say.justMoved) : name,
      say.heap(row.heap),
      stones,
    )}
    <div class="stones" role="presentation">
      ${
        stones === 0
          ? html`<span class="remark" aria-hidden="true">${say.empty}</span>`
          : gestures
            ? drawn(row, gestures, actions, next)
            : html`<span class="bar" aria-hidden="true">${stones}</span>`
      }
      ${row.listed.map((move) => chip(row, move, next(), actions))}
      ${row.unlisted > 0 ? html`<span class="remark">${say.more(row.unlisted)}</span>` : nothing}
    </div>
    ${use === 'setup' || row.takesTyped ? controlsOf(row, next, actions) : nothing}
  </div>`;
}

function drawn(
  row: HeapRow,
  { stones, forbidden, cuts }: Gestures,
  actions: HeapActions,
  next: () => number,
): TemplateResult[] {
  const { index, use, language } = row;
  const say = boardSentences[language];
  if (use === 'setup') {
    return stones.map(() => html`<span class="disc" aria-hidden="true"></span>`);
  }
  return stones.map((run, stone) => {
    const cut = cuts[stone];
    const going = actions.goes(index, stone) ? ' going' : '';
    return html`${cell(row, run, next(), `disc${going}`, say.stone(stone + 1), actions, forbidden[stone])}${
      cut ? cell(row, cut, next(), 'cut', say.cut(stone + 1), actions) : nothing
    }`;
  });
}

function cell(
  row: HeapRow,
  run: Run | undefined,
  column: number,
  kind: string,
  place: string,
  actions: HeapActions,
  /** What the solver refuses where there is no move: it says why. */
  forbidden?: string,
): TemplateResult {
  const say = boardSentences[row.language];
  const { look: mark, name } = told(row, run?.move, actions);
  const isStill = row.use === 'static' || run === undefined;
  const look = (event: Event): void => actions.look(isLooking(event) ? run : undefined, row.index);
  const asked = run?.move ?? (forbidden === undefined ? undefined : `${row.heap}:${forbidden}`);
  return html`<div
    class="${kind} ${mark} ${isStill ? '' : 'enabled'}"
    role="gridcell"
    tabindex=${actions.tabIndex(row.index, column)}
    data-row=${row.index}
    data-column=${column}
    data-move=${run?.move ?? nothing}
    aria-label=${say.marked(place, name)}
    aria-disabled=${isStill ? 'true' : nothing}
    @click=${() => asked !== undefined && actions.play(asked)}
    @pointerenter=${look}
    @pointerleave=${() => actions.look(undefined, row.index)}
    @focus=${look}
    @blur=${() => actions.look(undefined, row.index)}
  >
    ${glyphOf(mark)}
  </div>`;
}

/** A finger stays nowhere, and a click leaves a focus behind when the pointer is gone. */
const isLooking = (event: Event): boolean =>
  event instanceof PointerEvent
    ? event.pointerType !== 'touch'
    : event.currentTarget instanceof Element && event.currentTarget.matches(':focus-visible');

const glyphOf = (look: Mark['look']) =>
  look === 'wins' ? winsGlyph : look === 'loses' ? losesGlyph : nothing;

/** How a cell looks, and its name for those who do not see it. */
function told(
  row: HeapRow,
  move: string | undefined,
  actions: HeapActions,
): { readonly look: Mark['look']; readonly name: string } {
  const say = boardSentences[row.language];
  if (move === undefined) return { look: '', name: say.forbidden };
  const { look, value } = actions.markOf(move);
  let name = say.move(String(row.heap), partsOf(move));
  if (look !== '') name = say.marked(name, say[look]);
  if (value !== null) name = say.marked(name, say.value(String(value)));
  return { look, name };
}

function chip(row: HeapRow, move: string, column: number, actions: HeapActions): TemplateResult {
  const { look: mark, name } = told(row, move, actions);
  const isStill = row.use === 'static';
  const run: Run = { move, from: 0, to: 0 };
  const look = (event: Event): void => actions.look(isLooking(event) ? run : undefined, row.index);
  return html`<div
    class="chip ${mark} ${isStill ? '' : 'enabled'}"
    role="gridcell"
    tabindex=${actions.tabIndex(row.index, column)}
    data-row=${row.index}
    data-column=${column}
    data-move=${move}
    aria-label=${name}
    aria-disabled=${isStill ? 'true' : nothing}
    @click=${() => actions.play(move)}
    @pointerenter=${look}
    @pointerleave=${() => actions.look(undefined, row.index)}
    @focus=${look}
    @blur=${() => actions.look(undefined, row.index)}
  >
    ${glyphOf(mark)}${boardSentences[row.language].becomes(partsOf(move))}
  </div>`;
}

function controlsOf(row: HeapRow, next: () => number, actions: HeapActions): TemplateResult {
  const say = boardSentences[row.language];
  const { index, heap, use } = row;
  const { type, done, step, remove } = actions;
  const cellAt = (column: number): Cell => ({
    row: index,
    column,
    tabIndex: actions.tabIndex(index, column),
  });
  const isSetup = use === 'setup';
  const button = (text: string, name: string, act: () => void): TemplateResult =>
    rowButton(cellAt(next()), text, name, act);
  const field = (name: string): TemplateResult =>
    rowField(cellAt(next()), {
      name,
      typed: row.typed,
      placeholder: isSetup ? '' : say.partsShort,
      size: 5,
      isNumber: isSetup,
      onType: (text) => type(index, text),
      onDone: () => done(index),
      isSetup,
    });
  return html`<div class="controls" role="presentation">
    ${
      use === 'setup'
        ? html`${button('−', say.oneLess(heap), () => step(index, -1n))} ${field(say.size(heap))}
          ${button('+', say.oneMore(heap), () => step(index, 1n))}
          ${button(say.remove, say.removeHeap(heap), () => remove(index))}`
        : html`${field(say.parts(heap))} ${button(say.play, say.playIn(heap), () => done(index))}`
    }
  </div>`;
}
