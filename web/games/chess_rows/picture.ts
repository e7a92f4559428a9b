// The theory of Chess in a picture: the rows as stairs with the move in one of them, and the nim-sum before and after it.
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { controls } from '../../kit/controls';
import { Picture, meaning, pictureFrame } from '../../kit/board/picture';
import { boardSentences } from './board_sentences';
import { stairs } from './stairs';
import { theorySentences } from './theory_sentences';
import { moveOf, oddStepOf, rowsOf } from './view';
import type { ChessRow, ChessRowsAnalysis, PieceMove } from './view';
import { pictureStyles } from './picture_styles';

/** As many rows as fit; the others are shown on demand. */
const rowsAtFirst = 4;
const moreRows = 20;
/** The most values in a nim-sum that is written out. */
const mostValues = 6;

interface NumberedRow {
  readonly row: ChessRow;
  /** From 1. */
  readonly number: number;
}

export class ChessRowsPicture extends Picture<ChessRowsAnalysis> {
  static override properties = {
    ...Picture.properties,
    limit: { state: true },
  };

  /** The number of rows that are shown. */
  declare private limit: number;

  constructor() {
    super();
    this.limit = rowsAtFirst;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const rows = rowsOf(this.analysis);
    if (rows.length === 0) return nothing;
    const { oddLegend, showRows } = theorySentences[this.language];
    const move = this.move === undefined ? undefined : moveOf(this.move);
    const shown = this.#shown(rows, move);
    const more = rows.length - shown.length;
    return html`<figure class=${this.moveLook}>
      <ul class="rows">
        ${shown.map((each) => this.#row(each, move?.row === each.number - 1 ? move : undefined))}
      </ul>
      <p class="sum">${this.#sum(rows, move)}</p>
      <ul class="legend">
        ${meaning(svg`<circle class="odd" cx="8" cy="8" r="5" />`, oddLegend)}
        ${
          more > 0
            ? html`<li>
                <button class="more" type="button" @click=${() => (this.limit += moreRows)}>
                  ${showRows(Math.min(more, moreRows))}
                </button>
              </li>`
            : nothing
        }
      </ul>
    </figure>`;
  }

  /** The row of the move and those that count come first. */
  #shown(rows: readonly ChessRow[], move: PieceMove | undefined): readonly NumberedRow[] {
    const numbered = rows.map((row, index) => ({ row, number: index + 1 }));

    const rank = ({ row, number }: NumberedRow): number =>
      number - 1 === move?.row ? 0 : row.grundy > 0 ? 1 : 2;
    return numbered
      .sort((one, other) => rank(one) - rank(other))
      .slice(0, this.limit)
      .sort((one, other) => one.number - other.number);
  }

  #row({ row, number }: NumberedRow, move: PieceMove | undefined): TemplateResult {
    const { row: name } = boardSentences[this.language];
    return html`<li>
      <p class="value">
        <span class="name">${name(number)}</span> <b>${row.grundy}</b>
        ${move ? html`<b class="after">→ ${row.grundy ^ this.#change}</b>` : nothing}
      </p>
      ${row.pieces.length > 0 ? stairs(row, move, move ? 'moved' : '') : nothing}
    </li>`;
  }

  /** What the move does to the value of its row and to the nim-sum. */
  get #change(): number {
    if (this.move === undefined) return 0;
    const { before, after } = oddStepOf(this.analysis, this.move);
    return before ^ after;
  }

  #sum(rows: readonly ChessRow[], move: PieceMove | undefined): unknown {
    const { nimSum } = theorySentences[this.language];
    const change = this.#change;
    const written = (xor: number): unknown => {
      const values = rows.map(({ grundy }, index) => {
        const isMoved = index === move?.row;
        return isMoved ? html`<b>${grundy ^ xor}</b>` : String(grundy);
      });
      const sum = Number(this.analysis.grundy) ^ xor;
      if (values.length < 2 || values.length > mostValues) return html`<b>${sum}</b>`;
      return html`${values.map((each, at) => (at > 0 ? html` ⊕ ${each}` : each))} = <b>${sum}</b>`;
    };
    return html`<span class="name">${nimSum}</span> ${written(0)}
      ${move ? html`<span class="after">→ ${written(change)}</span>` : nothing}`;
  }

  static override styles = [controls, pictureFrame, pictureStyles];
}
