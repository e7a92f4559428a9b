// The board: the number of stones, and a button for each move.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Option } from '../../engine/types';
import { Board } from '../../kit/board/board';
import { boardStyles } from '../../kit/board/board_styles';
import { GridFocus } from '../../kit/board/grid_focus';
import { losesGlyph, winsGlyph } from '../../kit/board/glyphs';
import { controls } from '../../kit/controls';
import { boardSentences } from './board_sentences';
import { toyGameBoardStyles } from './board_styles';
import { heapOf } from './view';

export class ToyGameBoard extends Board {
  readonly #focus = new GridFocus(this, () => ({
    rows: 1,
    columns: Math.max(1, this.analysis.options.listed.length),
  }));

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const sentences = boardSentences[this.language];
    return html`<p>${sentences.heap(String(heapOf(this.analysis)))}</p>
      ${this.use === 'setup' ? html`<div class="moves">${this.#steps()}</div>` : this.#moves()}`;
  }

  /** The moves as the cells of a row. */
  #moves(): TemplateResult | typeof nothing {
    const { listed } = this.analysis.options;
    if (listed.length === 0) return nothing;
    return html`<div role="grid" aria-label=${boardSentences[this.language].moves}>
      <div class="moves" role="row">
        ${listed.map((option, column) => this.#move(option, column))}
      </div>
    </div>`;
  }

  #move({ move, outcome, grundy }: Option, column: number): TemplateResult {
    const sentences = boardSentences[this.language];
    const wins = outcome === 'P';
    const name = [sentences.take(move)];
    if (this.tells('outcomes')) name.push(wins ? sentences.wins : sentences.loses);
    if (this.tells('values')) name.push(sentences.value(String(grundy)));
    return html`<button
      class=${this.tells('outcomes') ? (wins ? 'wins' : 'loses') : ''}
      type="button"
      role="gridcell"
      tabindex=${this.#focus.tabIndex(0, column)}
      data-row="0"
      data-column=${column}
      data-move=${move}
      aria-label=${name.join(', ')}
      aria-disabled=${this.use === 'static' ? 'true' : nothing}
      @click=${() => this.askMove(move)}
      @pointerenter=${() => this.look(move)}
      @pointerleave=${() => this.look(undefined)}
      @focus=${() => this.look(move)}
      @blur=${() => this.look(undefined)}
    >
      ${sentences.take(move)} ${this.tells('outcomes') ? (wins ? winsGlyph : losesGlyph) : nothing}
      ${this.tells('values') ? grundy : nothing}
    </button>`;
  }

  #steps(): TemplateResult[] {
    const { oneLess, oneMore } = boardSentences[this.language];
    const heap = BigInt(heapOf(this.analysis));
    return [
      html`<button
        type="button"
        ?disabled=${heap === 0n}
        @click=${() => this.askPosition(String(heap - 1n))}
      >
        ${oneLess}
      </button>`,
      html`<button type="button" @click=${() => this.askPosition(String(heap + 1n))}>
        ${oneMore}
      </button>`,
    ];
  }

  static override styles = [controls, boardStyles, toyGameBoardStyles];
}
