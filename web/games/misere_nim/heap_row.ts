// A heap as a row of the board: its name, its stones one by one or as a bar, the winning move and the controls.
import { html, nothing } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Natural } from '../../engine/types';
import type { Language } from '../../i18n/language';
import type { BoardUse } from '../../kit/board/board';
import { losesGlyph, winsGlyph } from '../../kit/board/glyphs';
import { rowButton, rowField, rowHeader } from '../../kit/heaps/row';
import type { Cell } from '../../kit/heaps/row';
import { boardSentences } from './board_sentences';
import { moveText } from './view';
import { range } from '../../kit/range';

/** The number of digits that leaves room for the controls beside a heap's name on a phone. */
const longest = 6;

/** Everything that is drawn of a heap: the row is redrawn when one of these changes. */
export interface HeapRow {
  readonly index: number;
  /** Counted from 1. */
  readonly heap: number;
  readonly stones: Natural;
  /** The number of stones that are drawn one by one. */
  readonly discs: number;
  /** The filled part of a bar, from 0 to 1. */
  readonly share: number;
  /** The numbers of stones that the last two moves took from it, as `−3`. */
  readonly taken: string;
  /** The number that the last move took from it. */
  readonly justTaken: string;
  /** The winning amount. */
  readonly winning: string | undefined;
  readonly told: 'nothing' | 'legal' | 'outcomes';
  /** The amounts whose outcomes are shown even so, separated by spaces. */
  readonly toldAmounts: string;
  readonly use: BoardUse;
  readonly language: Language;
  /** The text in its field. */
  readonly typed: string;
  /** Whether that text is not a number. */
  readonly refused: boolean;
  /** The column of the grid's tab stop; -1 if another row has it. */
  readonly tabStop: number;
}

/** The requests of a row's controls. Stones and the winning move are clicked by their data-move or data-column. */
export interface HeapActions {
  readonly type: (index: number, text: string) => void;
  /** Enter in the field, or the button beside it. */
  readonly done: (index: number) => void;
  readonly step: (index: number, by: bigint) => void;
  readonly remove: (index: number) => void;
}

function hasPick(row: HeapRow): boolean {
  if (row.use !== 'play' || row.winning === undefined) return false;
  // A told stone has its mark; a bar has none.
  return row.discs > 0 ? row.told === 'outcomes' : tellsAmount(row, row.winning);
}

/** Whether it is shown if taking so many stones wins or loses. */
function tellsAmount({ told, toldAmounts }: HeapRow, amount: string): boolean {
  return told === 'outcomes' || toldAmounts.split(' ').includes(amount);
}

/** The cells of a row: the heap, its stones, the winning move and the controls. */
export function cellsOf(row: HeapRow): number {
  const controls = row.use === 'setup' ? 4 : takesTyped(row) ? 2 : 0;
  return controlsFrom(row) + controls;
}

function controlsFrom(row: HeapRow): number {
  return 1 + row.discs + (hasPick(row) ? 1 : 0);
}

/** Of a bar no stone can be clicked. */
function takesTyped({ use, stones, discs }: HeapRow): boolean {
  return use === 'play' && stones !== 0 && discs === 0;
}

/** A bar has no stones to mark one by one, so this mark is for all of them. */
function losesWhole({ stones, discs, told, use, winning }: HeapRow): boolean {
  const marked = told === 'outcomes' && use !== 'setup' && stones !== 0 && discs === 0;
  return marked && winning === undefined;
}

export function heapRow(row: HeapRow, actions: HeapActions): TemplateResult {
  const say = boardSentences[row.language];
  const { index, stones, taken } = row;
  const long = String(stones).length > longest ? ' long' : '';
  const nothingLeft = html`<span class="remark" aria-hidden="true">${say.empty}</span>`;
  return html`<div class=${`row${long}`} role="row" aria-rowindex=${index + 1}>
    ${header(row)}
    <div class="stones" role="presentation">
      ${stones === 0 ? nothingLeft : row.discs > 0 ? discsOf(row) : bar(row)}
      ${taken === '' ? nothing : html`<span class="taken" aria-hidden="true">${taken}</span>`}
      ${hasPick(row) ? pick(row) : nothing}
    </div>
    ${controlsOf(row, actions)}
    ${row.refused ? html`<p class="refused" id=${`refused-${index}`}>${say.noNumber}</p>` : nothing}
  </div>`;
}

function tabIndex(row: HeapRow, column: number): 0 | -1 {
  return row.tabStop === column ? 0 : -1;
}

const cell = (row: HeapRow, column: number): Cell => ({
  row: row.index,
  column,
  tabIndex: tabIndex(row, column),
});

function header(row: HeapRow): TemplateResult {
  const say = boardSentences[row.language];
  const { heap, stones, justTaken } = row;
  let name = say.heapWith(heap, String(stones));
  if (justTaken !== '') name = say.marked(name, say.justTaken(justTaken));
  if (losesWhole(row)) name = say.marked(name, say.everyAmountLoses);
  return rowHeader(cell(row, 0), name, say.heap(heap), row.discs > 0 ? stones : undefined);
}

function bar(row: HeapRow): TemplateResult {
  const say = boardSentences[row.language];
  // Styles are set as properties: the page's CSP blocks style attributes, which styleMap would write first.
  return html`<span class="bar" .style=${`--share: ${row.share}`} aria-hidden="true"
      >${row.stones}</span
    >
    ${
      losesWhole(row)
        ? html`<span class="all-lose" aria-hidden="true"
            >${losesGlyph}${say.everyAmountLoses}</span
          >`
        : nothing
    }`;
}

function discsOf(row: HeapRow): TemplateResult[] {
  return range(row.discs).map((index) => disc(row, index + 1));
}

/** Disc k stands for taking it and all discs after it; in setup, for k stones. */
function disc(row: HeapRow, k: number): TemplateResult {
  const say = boardSentences[row.language];
  const { index, heap, discs, use } = row;
  const amount = String(discs - k + 1);
  const setup = use === 'setup';
  let kind = use === 'play' ? 'takes' : '';
  let name = setup ? say.setTo(heap, k) : say.leave(String(k - 1), amount);
  let mark: SVGTemplateResult | typeof nothing = nothing;
  if (!setup && tellsAmount(row, amount)) {
    // In a position with a huge heap not every option is listed, but every winning move is.
    const wins = row.winning === amount;
    kind += wins ? ' wins' : ' loses';
    name = say.marked(name, wins ? say.wins : say.loses);
    mark = wins ? winsGlyph : losesGlyph;
  } else if (!setup && row.told === 'legal') {
    kind += ' legal';
    name = say.marked(name, say.legal);
  }
  // The board handles clicks, because a hundred heaps have thousands of stones.
  return html`<div
    class=${`disc ${kind}${use === 'static' ? '' : ' enabled'}`}
    role="gridcell"
    tabindex=${tabIndex(row, k)}
    data-row=${index}
    data-column=${k}
    data-move=${setup ? nothing : moveText(heap, amount)}
    aria-label=${name}
    aria-disabled=${use === 'static' ? 'true' : nothing}
  >
    ${mark}
  </div>`;
}

function pick(row: HeapRow): TemplateResult {
  const say = boardSentences[row.language];
  const { index, heap, discs, winning = '' } = row;
  return html`<span role="gridcell"
    ><button
      class="button pick"
      type="button"
      tabindex=${tabIndex(row, discs + 1)}
      data-row=${index}
      data-column=${discs + 1}
      data-move=${moveText(heap, winning)}
      aria-label=${say.marked(say.move(String(heap), winning), say.wins)}
    >
      ${winsGlyph}${say.takeThat(winning)}
    </button></span
  >`;
}

function controlsOf(row: HeapRow, actions: HeapActions): TemplateResult | typeof nothing {
  const say = boardSentences[row.language];
  const { index, heap, use, refused, stones, typed } = row;
  const from = controlsFrom(row);
  const { type, done, step, remove } = actions;
  if (use !== 'setup' && !takesTyped(row)) return nothing;
  const button = (at: number, text: string, name: string, act: () => void): TemplateResult =>
    rowButton(cell(row, from + at), text, name, act);
  const field = (at: number, name: string): TemplateResult =>
    rowField(cell(row, from + at), {
      name,
      typed,
      placeholder: say.amountShort,
      size: Math.max(say.amountShort.length, String(stones).length),
      isNumber: true,
      refusedBy: refused ? `refused-${index}` : undefined,
      onType: (text) => type(index, text),
      onDone: () => done(index),
      isSetup: use === 'setup',
    });
  return html`<div class="controls" role="presentation">
    ${
      use === 'play'
        ? html`${field(0, say.amount(heap))}
          ${button(1, say.take, say.takeFrom(heap), () => done(index))}`
        : html`${button(0, '−', say.oneLess(heap), () => step(index, -1n))}
          ${field(1, say.size(heap))} ${button(2, '+', say.oneMore(heap), () => step(index, 1n))}
          ${button(3, say.remove, say.removeHeap(heap), () => remove(index))}`
    }
  </div>`;
}
