// The board: how many stones there are, and a button for each move.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { Board } from '../../kit/board/board';
import { boardStyles } from '../../kit/board/board_styles';
import { losesGlyph, winsGlyph } from '../../kit/board/glyphs';
import { controls } from '../../kit/controls';
import { boardSentences } from './board_sentences';
import { toyGameBoardStyles } from './board_styles';
import { heapOf } from './view';

export class ToyGameBoard extends Board {
  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const sentences = boardSentences[this.language];
    return html`<p>${sentences.heap(String(heapOf(this.analysis)))}</p>
      <div class="moves">${this.use === 'setup' ? this.#steps() : this.#moves()}</div>`;
  }

  #moves(): TemplateResult[] {
    const sentences = boardSentences[this.language];
    return this.analysis.options.listed.map(({ move, outcome }) => {
      const wins = outcome === 'P';
      const mark = this.tells('outcomes')
        ? html`${wins ? winsGlyph : losesGlyph} ${wins ? sentences.wins : sentences.loses}`
        : nothing;
      return html`<button
        type="button"
        ?disabled=${this.use === 'static'}
        @click=${() => this.askMove(move)}
        @focus=${() => this.look(move)}
        @blur=${() => this.look(undefined)}
      >
        ${sentences.take(move)} ${mark}
      </button>`;
    });
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
