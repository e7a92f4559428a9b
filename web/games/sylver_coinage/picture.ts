// The theory of Sylver Coinage in a picture: the numbers in rows, in which the chosen ones and the move are marked.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { fact } from '../../kit/board/facts';
import { Picture, pictureFrame } from '../../kit/board/picture';
import { controls } from '../../kit/controls';
import { numberRows, numberRowsStyles, rowWidth } from './number_rows';
import { ownSentences } from './theory_sentences';
import type { SylverCoinageAnalysis } from './view';

export class SylverCoinagePicture extends Picture<SylverCoinageAnalysis> {
  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const { analysis, language, move } = this;
    const words = ownSentences[language].picture;
    const { view } = analysis;
    const largest = fact(analysis, 'frobenius_number');
    const more =
      largest === undefined ? words.endless(fact(analysis, 'gcd') ?? '0') : words.goesOnTo(largest);
    const multiplicity = Number(fact(analysis, 'multiplicity') ?? 0);
    const width = rowWidth(multiplicity);
    const isTaken = multiplicity > 0 && width % multiplicity === 0;
    return html`<figure class=${this.moveLook}>
      <div class="scroll" role="region" tabindex="0" aria-label=${words.rows}>
        ${numberRows(view, multiplicity, move, language)}
      </div>
      <figcaption class="legend">
        ${words.rowsHint(width, isTaken)} ${view.above === 'open' ? more : nothing}
      </figcaption>
    </figure>`;
  }

  /** The move is in view, whatever its row. */
  protected override updated(): void {
    const scroll = this.renderRoot.querySelector('.scroll');
    const cell = scroll?.querySelector('.move');
    if (!scroll || !cell) return;
    const outer = scroll.getBoundingClientRect();
    const inner = cell.getBoundingClientRect();
    const isInView = inner.top >= outer.top && inner.bottom <= outer.bottom;
    if (!isInView) scroll.scrollTop += inner.top - outer.top - outer.height / 2;
  }

  static override styles = [
    controls,
    pictureFrame,
    numberRowsStyles,
    css`
      figure {
        flex-direction: column;
        align-items: stretch;
      }
      @media screen {
        .scroll {
          max-block-size: 170px;
          overflow: auto;
        }
      }
    `,
  ];
}
