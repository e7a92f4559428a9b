// The theory in a picture: the small heaps, with the P-positions marked.
import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { Picture } from '../../kit/board/picture';
import { theorySentences } from './theory_sentences';
import type { ToyGameAnalysis } from './view';

const shown = 13;

export class ToyGamePicture extends Picture<ToyGameAnalysis> {
  protected override render(): TemplateResult {
    const heaps = Array.from({ length: shown }, (_, heap) => heap);
    const left = this.move === undefined ? -1 : Number(this.analysis.view.heap) - Number(this.move);
    return html`<figure>
      <ol>
        ${heaps.map(
          (heap) =>
            html`<li class=${heap === left ? 'left' : ''}>
              ${heap % 4 === 0 ? html`<strong>${heap} P</strong>` : heap}
            </li>`,
        )}
      </ol>
      <figcaption>${theorySentences[this.language].picture}</figcaption>
    </figure>`;
  }

  static override styles = css`
    figure {
      margin: 0;
    }
    ol {
      display: flex;
      flex-wrap: wrap;
      gap: 12px;
      padding: 0;
      list-style: none;
    }
    .left {
      outline: 2px solid currentColor;
    }
  `;
}
