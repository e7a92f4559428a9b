// A row of the board: its head and its cells, each with its name and its marks.
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Board } from '../../kit/board/board';
import { losesPath, removeGlyph, winsPath } from '../../kit/board/glyphs';
import type { HintLevel } from '../../play/hint_level';
import { moveText } from './view';
import type { ChessRow, PieceMove } from './view';
import type { BoardSentences } from './words/board_en';

/** Everything that a row is drawn of, besides its pieces. Rows count from 0, cells from 1. */
interface Surroundings {
  readonly index: number;
  /** In cells. */
  readonly width: number;
  /** In pixels. */
  readonly top: number;
  readonly use: Board['use'];
  readonly tells: (level: HintLevel) => boolean;
  /** Whether it is shown if a move wins or loses. */
  readonly tellsMove: (move: string) => boolean;
  readonly sentences: BoardSentences;
  /** The last two moves, the newest first; undefined if the move was in another row. */
  readonly moves: readonly (PieceMove | undefined)[];
  /** The cell of the piece that is looked at; 0 if it is in another row. */
  readonly looked: number;
  /** Of a cell; of the head for 0. */
  readonly tabIndex: (cell: number) => 0 | -1;
}

/** Both marks; the style shows the one of its piece. A browser takes longer to draw another path than another colour. */
const eitherGlyph = svg`<svg class="glyph" viewBox="0 0 16 16" aria-hidden="true" focusable="false"
  ><path class="tick" d=${winsPath} /><path class="cross" d=${losesPath}
/></svg>`;

export function boardRow(row: ChessRow, around: Surroundings): TemplateResult {
  const cells: TemplateResult[] = [];
  let piece = 0;
  const ghost = row.landing[around.looked > 0 ? row.pieces.indexOf(around.looked) : -1] ?? 0;
  for (let cell = 1; cell <= around.width; ++cell) {
    const isPiece = row.pieces[piece] === cell;
    cells.push(cellOf(row, around, cell, isPiece ? piece : undefined, cell === ghost));
    if (isPiece) ++piece;
  }
  return html`<div
    role="row"
    class="row"
    aria-rowindex=${around.index + 2}
    .style=${`top: ${around.top}px`}
  >
    ${headOf(row, around)}
    <div class="track" role="presentation">${cells}</div>
  </div>`;
}

function headOf({ grundy }: ChessRow, around: Surroundings): TemplateResult {
  const { index, sentences, tells, tabIndex } = around;
  const values = tells('values');
  const words = html`<span class="number">${index + 1}</span> ${
      values ? html`<span class="value"><span class="chip">${grundy}</span></span>` : nothing
    }`;
  if (around.use === 'setup') {
    return html`<div role="rowheader" class="head" aria-colindex="1">
      <button
        type="button"
        class="remove"
        data-row=${index}
        data-column="0"
        tabindex=${tabIndex(0)}
        aria-label=${sentences.removeRow(index + 1)}
        title=${sentences.removeRow(index + 1)}
      >
        ${removeGlyph}
      </button>
      ${words}
    </div>`;
  }
  return html`<div
    role="rowheader"
    class="head"
    aria-colindex="1"
    aria-label=${values ? sentences.rowWithValue(index + 1, grundy) : sentences.row(index + 1)}
    data-row=${index}
    data-column="0"
    tabindex=${tabIndex(0)}
  >
    ${words}
  </div>`;
}

/**
 * Pieces and empty cells alike, so that a cell keeps the focus when its piece moves away. `piece`: its index in the row.
 */
function cellOf(
  { landing: landings, values }: ChessRow,
  around: Surroundings,
  cell: number,
  piece: number | undefined,
  isGhost: boolean,
): TemplateResult {
  const { index, use, sentences } = around;
  const classes = ['cell'];
  const landing = piece === undefined ? undefined : (landings[piece] ?? 0);
  const value = values[piece ?? -1];
  if (isGhost) classes.push('ghost');
  if (landing === undefined) {
    classes.push(
      'hole',
      recent(around, 'left', (move) => move.from === cell),
    );
  }
  if (use === 'play' && landing) classes.push('playable');
  return html`<div
    role="gridcell"
    class=${classes.join(' ')}
    aria-colindex=${cell + 1}
    aria-label=${
      landing === undefined
        ? sentences.cell(index + 1, cell) + sentences.comma + sentences.empty
        : pieceName(around, cell, landing, value)
    }
    aria-disabled=${use === 'play' && !landing ? 'true' : nothing}
    data-row=${index}
    data-column=${cell}
    data-move=${landing ? moveText(index + 1, cell, landing) : nothing}
    tabindex=${around.tabIndex(cell)}
  >
    ${landing === undefined ? nothing : pieceOf(around, cell, landing, value)}
  </div>`;
}

/** `name` if the last move is such a move, and `name before` if the move before it is. */
function recent({ moves }: Surroundings, name: string, isIt: (move: PieceMove) => boolean): string {
  const at = moves.findIndex((move) => move && isIt(move));
  return at < 0 ? '' : at === 0 ? name : `${name} before`;
}

function pieceOf(
  around: Surroundings,
  cell: number,
  landing: number,
  value: number | undefined,
): TemplateResult {
  const moved = recent(around, 'moved', (move) => move.to === cell);
  return html`<span class="piece ${lookOf(around, cell, landing, value)} ${moved}"
    >${markOf(around, cell, landing, value)}</span
  >`;
}

/** `value`, here and below: the position's Grundy value after the move. */
function lookOf(around: Surroundings, cell: number, landing: number, value?: number): string {
  if (tellsOutcome(around, cell, landing)) return value === 0 ? 'wins' : 'loses';
  if (!around.tells('legal')) return '';
  return landing === 0 ? 'fixed' : 'legal';
}

function tellsOutcome({ index, tellsMove }: Surroundings, cell: number, landing: number): boolean {
  return landing > 0 && tellsMove(moveText(index + 1, cell, landing));
}

function markOf(around: Surroundings, cell: number, landing: number, value?: number): unknown {
  if (!tellsOutcome(around, cell, landing)) return nothing;
  return around.tells('values') ? value : eitherGlyph;
}

function pieceName(
  around: Surroundings,
  cell: number,
  landing: number,
  value: number | undefined,
): string {
  const { index, sentences, tells, moves } = around;
  const parts = [sentences.cell(index + 1, cell), sentences.piece];
  if (moves[0]?.to === cell) parts.push(sentences.cameHere);
  if (tells('legal')) parts.push(landing === 0 ? sentences.fixed : sentences.movesTo(landing));
  let name = parts.join(sentences.comma);
  if (tellsOutcome(around, cell, landing)) {
    const outcome = value === 0 ? sentences.wins : sentences.loses;
    name += sentences.colon + outcome;
    if (tells('values')) name += sentences.comma + sentences.valueAfter(String(value));
  }
  return name;
}
