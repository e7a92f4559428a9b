// The theory in a picture: the values of the heaps in rows as long as the period, with the P-positions marked.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { fact } from '../../kit/board/facts';
import { Picture, pictureFrame } from '../../kit/board/picture';
import { controls } from '../../kit/controls';
import { partsOf } from './gestures';
import { theorySentences } from './theory_sentences';
import { goesSentence, valueStrip } from './value_strip';
import { valueStripStyles } from './value_strip_styles';
import { goesOf, valuesData } from './values_data';
import type { HeapGamesAnalysis } from './view';

export class HeapGamesPicture extends Picture<HeapGamesAnalysis> {
  static override properties = {
    ...Picture.properties,
    chosen: { state: true },
  };

  /** The heap whose options are told. */
  declare private chosen: number | undefined;

  protected override render(): TemplateResult | typeof nothing {
    const data = valuesData(this.data);
    if (!data || !this.analysis) return nothing;
    const { language, chosen } = this;
    const goes = chosen === undefined ? undefined : goesOf(data, chosen);
    const period = fact(this.analysis, 'period_length');
    const misereTo = this.analysis.play === 'misere' ? String(data.outcomes.length - 1) : undefined;
    const parts = this.move === undefined ? [] : partsOf(this.move).split('+');
    const left = new Set(parts.map((part) => (part === '-' ? 0 : Number(part))));
    const onChoose = (heap: number): void => {
      this.chosen = heap;
    };
    return html`<figure class=${this.moveLook}>
      ${valueStrip({ data, language, chosen, goes, onChoose, left })}
      <figcaption>
        ${
          chosen !== undefined && goes
            ? goesSentence(chosen, data.values[chosen] ?? 0, goes, language)
            : theorySentences[language].picture(period, misereTo)
        }
      </figcaption>
    </figure>`;
  }

  static override styles = [
    controls,
    pictureFrame,
    valueStripStyles,
    css`
      figure {
        display: block;
      }
      .left {
        outline: 2px solid var(--move);
        outline-offset: -2px;
        border-radius: 4px;
      }
      @media screen {
        .strip {
          max-block-size: 160px;
        }
      }
      figcaption {
        margin-block-start: 6px;
        color: var(--ink-soft);
        font-size: 0.8125rem;
      }
    `,
  ];
}
