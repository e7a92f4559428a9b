// The theory of Chess in a picture: every row as stairs, and the nim-sum of the values of all rows.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { controls } from '../../kit/controls';
import { Picture } from '../../kit/board/picture';
import { boardSentences, nameMove } from './board_sentences';
import { valueSum } from './explain';
import { stairs } from './stairs';
import { theorySentences } from './theory_sentences';
import { moveText, rowsOf } from './view';
import type { ChessRow } from './view';
import { pictureStyles } from './picture_styles';

/** As many rows as a reader can take in. Of more rows, those with a nonzero value are shown. */
const shownRows = 20;

interface NumberedRow {
  readonly row: ChessRow;
  /** From 1. */
  readonly number: number;
}

export class ChessRowsPicture extends Picture {
  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const rows = rowsOf(this.analysis);
    if (rows.length === 0) return nothing;
    const sentences = theorySentences[this.language];
    const numbered = rows.map((row, index) => ({ row, number: index + 1 }));
    const shown =
      rows.length <= shownRows
        ? numbered
        : numbered.filter(({ row }) => row.grundy !== 0).slice(0, shownRows);
    const more = rows.length - shown.length;
    return html`
      <section>
        <h3>${sentences.stairs}</h3>
        <p class="hint">${sentences.stairsHint}</p>
        <ul class="all-stairs">
          ${shown.map((each) => this.#stairs(each))}
        </ul>
        ${more > 0 ? html`<p class="more">${sentences.moreRows(more)}</p>` : nothing}
      </section>
      <section>
        <h3>${sentences.xorColumn}</h3>
        ${this.#xorColumn(shown, more)} ${this.#lookedAt(numbered)}
      </section>
    `;
  }

  /** The cell of the looked-at piece if it is in this row, otherwise 0. */
  #looked({ row, number }: NumberedRow): number {
    const { look } = this;
    if (look === undefined) return 0;
    return row.pieces.find((from, i) => moveText(number, from, row.landing[i] ?? 0) === look) ?? 0;
  }

  #stairs(each: NumberedRow): TemplateResult {
    const { row } = boardSentences[this.language];
    const { noOddPieces } = theorySentences[this.language];
    const sum = valueSum(each.row);
    return html`<li>
      <p class="formula">
        <span class="row-name">${row(each.number)}</span>
        ${sum === '0' ? html`0 <span class="soft">(${noOddPieces})</span>` : sum}
      </p>
      ${stairs(each.row, this.#looked(each))}
    </li>`;
  }

  #xorColumn(shown: readonly NumberedRow[], more: number): TemplateResult {
    const { rowHead, valueHead } = boardSentences[this.language];
    const sentences = theorySentences[this.language];
    const nimSum = Number(this.analysis.grundy);
    const largest = Math.max(nimSum, 1, ...shown.map(({ row }) => row.grundy));
    const places = Array.from({ length: largest.toString(2).length }, (_, i) => 2 ** i).reverse();
    const digits = (value: number) =>
      places.map(
        (place) =>
          html`<td class=${(value & place) === 0 ? 'digit' : 'digit one'}>
            ${(value & place) === 0 ? 0 : 1}
          </td>`,
      );
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${rowHead}</th>
          ${places.map((place) => html`<th scope="col" class="digit">${place}</th>`)}
          <th scope="col">${valueHead}</th>
        </tr>
      </thead>
      <tbody>
        ${shown.map(
          (each) =>
            html`<tr class=${this.#looked(each) > 0 ? 'looked' : ''}>
              <th scope="row">${each.number}</th>
              ${digits(each.row.grundy)}
              <td class="total">${each.row.grundy}</td>
            </tr>`,
        )}
        ${
          more > 0
            ? html`<tr>
                <td class="more" colspan=${places.length + 2}>${sentences.moreRows(more)}</td>
              </tr>`
            : nothing
        }
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${sentences.nimSum}</th>
          ${digits(nimSum)}
          <td class="total">${nimSum}</td>
        </tr>
      </tfoot>
    </table>`;
  }

  /**
   * The row's value after the move. It follows from the position's values before
   * and after, because xor is its own inverse.
   */
  #lookedAt(rows: readonly NumberedRow[]): TemplateResult {
    const sentences = theorySentences[this.language];
    const { look, analysis } = this;
    const option = analysis.options.listed.find(({ move }) => move === look);
    const place = look === undefined ? undefined : rows.find((each) => this.#looked(each) > 0);
    if (look === undefined || !option || !place) return html`<p class="looked-at"></p>`;
    const nimSum = Number(option.grundy);
    const value = place.row.grundy ^ Number(analysis.grundy) ^ nimSum;
    return html`<p class="looked-at">
      ${sentences.lookedAt(nameMove(look, this.language), value, nimSum)}
    </p>`;
  }

  static override styles = [controls, pictureStyles];
}
