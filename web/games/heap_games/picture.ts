// The theory in a picture: the values of the first heaps, with the P-positions marked.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { Picture } from '../../kit/board/picture';
import { theorySentences } from './theory_sentences';
import type { HeapGamesAnalysis, HeapGamesTable } from './view';

const shown = 24;

export class HeapGamesPicture extends Picture<HeapGamesAnalysis> {
  protected override render(): TemplateResult | typeof nothing {
    const values = (this.data as HeapGamesTable | undefined)?.values;
    if (!values) return nothing;
    return html`<figure>
      <ol start="0">
        ${values
          .slice(0, shown)
          .map((value) => html`<li>${value === 0 ? html`<strong>0 P</strong>` : value}</li>`)}
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
  `;
}
