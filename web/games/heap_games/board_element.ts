// The board: the heaps, and a button for each move.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Option } from '../../engine/types';
import { Board } from '../../kit/board/board';
import { boardStyles } from '../../kit/board/board_styles';
import { GridFocus } from '../../kit/board/grid_focus';
import { losesGlyph, winsGlyph } from '../../kit/board/glyphs';
import { controls } from '../../kit/controls';
import { boardSentences } from './board_sentences';
import { heapGamesBoardStyles } from './board_styles';
import { withHeaps } from './view';
import type { HeapGamesAnalysis } from './view';

export class HeapGamesBoard extends Board<HeapGamesAnalysis> {
  readonly #focus = new GridFocus(this, () => ({
    rows: 1,
    columns: Math.max(1, this.analysis.options.listed.length),
  }));

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const sentences = boardSentences[this.language];
    return html`<p>${sentences.heaps(this.analysis.view.heaps.join(' '))}</p>
      ${this.use === 'setup' ? html`<div class="moves">${this.#steps()}</div>` : this.#moves()}`;
  }

  /** The moves as the cells of a row. A row without moves has a cell too: the place of the focus. */
  #moves(): TemplateResult {
    const { listed } = this.analysis.options;
    const cells =
      listed.length > 0 ? listed.map((each, i) => this.#move(each, i)) : [this.#cell(0)];
    return html`<div role="grid" aria-label=${boardSentences[this.language].moves}>
      <div class="moves" role="row">${cells}</div>
    </div>`;
  }

  #move({ move, outcome, grundy }: Option, column: number): TemplateResult {
    const sentences = boardSentences[this.language];
    const state = !this.tells('outcomes')
      ? ''
      : outcome === 'P'
        ? 'wins'
        : outcome === 'N'
          ? 'loses'
          : '';
    const name = [sentences.move(move)];
    if (state !== '') name.push(sentences[state]);
    if (this.tells('values') && grundy !== null) name.push(sentences.value(String(grundy)));
    return this.#cell(column, name.join(', '), move, state);
  }

  #cell(column: number, name?: string, move?: string, state = ''): TemplateResult {
    const sentences = boardSentences[this.language];
    return html`<button
      class=${state}
      type="button"
      role="gridcell"
      tabindex=${this.#focus.tabIndex(0, column)}
      data-row="0"
      data-column=${column}
      data-move=${move ?? nothing}
      aria-label=${name ?? sentences.noMove}
      aria-disabled=${move === undefined || this.use === 'static' ? 'true' : nothing}
      @click=${() => move !== undefined && this.askMove(move)}
      @pointerenter=${() => this.look(move)}
      @pointerleave=${() => this.look(undefined)}
      @focus=${() => this.look(move)}
      @blur=${() => this.look(undefined)}
    >
      ${move === undefined ? sentences.noMove : sentences.move(move)}
      ${state === 'wins' ? winsGlyph : state === 'loses' ? losesGlyph : nothing}
    </button>`;
  }

  /** One stone more or fewer on the last heap. */
  #steps(): TemplateResult[] {
    const { oneLess, oneMore } = boardSentences[this.language];
    const { heaps } = this.analysis.view;
    const last = BigInt(heaps.at(-1) ?? 0);
    const set = (stones: bigint): void =>
      this.askPosition(withHeaps(this.analysis, [...heaps.slice(0, -1), String(stones)]));
    return [
      html`<button type="button" ?disabled=${last === 0n} @click=${() => set(last - 1n)}>
        ${oneLess}
      </button>`,
      html`<button type="button" @click=${() => set(last + 1n)}>${oneMore}</button>`,
    ];
  }

  static override styles = [controls, boardStyles, heapGamesBoardStyles];
}
