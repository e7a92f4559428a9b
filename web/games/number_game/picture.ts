// The theory of the Number Game in a picture: the taken numbers are a numerical semigroup, and each sum is a leap on the
// line.
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { fact } from '../../kit/board/facts';
import { Picture } from '../../kit/board/picture';
import { controls } from '../../kit/controls';
import { pictureStyles } from '../../kit/numbers/picture_styles';
import { theorySentences } from '../../kit/numbers/theory_sentences';
import { chosenNumbers, sumText, viewOf } from '../../kit/numbers/view';
import { ownSentences } from './theory_sentences';

const unit = 25;
const margin = 16;
const radius = 9.5;

/** The height of an arc. Arcs of one width have one height, so that all leaps by the same summand are seen together. */
function heightOf(rank: number): number {
  return 28 + 22 * rank;
}

export class NumberGamePicture extends Picture {
  static override styles = [controls, pictureStyles];

  protected override render(): TemplateResult | typeof nothing {
    return this.analysis ? this.#drawn() : nothing;
  }

  #drawn(): TemplateResult {
    const shared = theorySentences[this.language];
    const say = ownSentences[this.language];
    const view = viewOf(this.analysis);
    const chosen = chosenNumbers(view);
    const sums = view.numbers.flatMap(({ number, sum }) => (sum ? [{ number, sum }] : []));
    return html`
      <h3>${say.line}</h3>
      <p>${say.lineHint}</p>
      <div class="scroll" role="region" tabindex="0" aria-label=${say.line}>${this.#line()}</div>
      <h3>${say.sums}</h3>
      ${
        sums.length === 0
          ? html`<p>${say.noSums(view.limit)}</p>`
          : html`<ul class="sums">
              ${sums.map(({ number, sum }) => html`<li><b>${number}</b> = ${sumText(sum)}</li>`)}
            </ul>`
      }
      <dl>
        ${this.#fact(shared.generators, chosen.join(', ') || shared.none, say.generatorsHint(view.limit))}
        ${this.#fact(shared.multiplicity, fact(this.analysis, 'multiplicity'), shared.multiplicityHint)}
        ${this.#fact(shared.frobenius, fact(this.analysis, 'frobenius_number'), shared.frobeniusHint)}
        ${this.#fact(shared.genus, fact(this.analysis, 'semigroup_genus'), shared.genusHint)}
      </dl>
    `;
  }

  #fact(name: string, value: string | undefined, meaning: string): TemplateResult {
    return html`<div>
      <dt>${name}</dt>
      <dd><span class="value">${value}</span><span class="meaning">${meaning}</span></dd>
    </div>`;
  }

  #line(): TemplateResult {
    const shared = theorySentences[this.language];
    const say = ownSentences[this.language];
    const { numbers, limit } = viewOf(this.analysis);
    const frobenius = Number(fact(this.analysis, 'frobenius_number'));
    const x = (number: number): number => margin + number * unit;
    const width = x(limit) + unit + margin;

    // The leap has the length of the smaller summand and begins at the larger one.
    const leaps = numbers.flatMap(({ number, sum }) =>
      sum ? [{ number, leap: Math.min(...sum) }] : [],
    );
    const widths = [...new Set(leaps.map(({ leap }) => leap))].sort((a, b) => a - b);
    const y = (widths.length > 0 ? heightOf(widths.length - 1) + 14 : 0) + radius + 2;
    const height = y + radius + 24;

    const arcs = leaps.map(({ number, leap }) => {
      const from = x(number - leap);
      const to = x(number);
      const foot = y - radius;
      const peak = foot - heightOf(widths.indexOf(leap));
      // A cubic curve reaches three quarters of the height of its two control points.
      const control = foot - (foot - peak) / 0.75;
      return svg`<path class="arc" d="M${from} ${foot - 2}C${from + 5} ${control} ${to - 5} ${control} ${to} ${foot - 5}" />
        <path class="arrow" d="m${to} ${foot - 1}-3.5-6h7z" />
        <text class="mark" x=${(from + to) / 2} y=${peak + 1}>+${leap}</text>`;
    });

    const dot = (number: number, kind: string) => {
      const looked = kind === 'gap' && this.look === String(number) ? ' looked' : '';
      return svg`<g class="dot ${kind}${looked}">
        <circle cx=${x(number)} cy=${y} r=${radius} />
        <text x=${x(number)} y=${y + 4}>${number}</text>
      </g>`;
    };
    const kindOf = ({ free, released }: { free: boolean; released?: string }): string => {
      if (free) return 'gap';
      return released === undefined ? 'taken' : 'chosen';
    };

    const list = (wanted: boolean): string =>
      shared.list(
        numbers.filter(({ free }) => free === wanted).map(({ number }) => String(number)),
      ) || shared.none;
    return html`<svg
      class="line"
      viewBox="0 0 ${width} ${height}"
      role="img"
      aria-label=${say.lineLabel(list(false), list(true))}
    >
      <line class="axis" x1=${x(0)} y1=${y} x2=${width} y2=${y} />
      ${arcs} ${dot(0, 'taken')} ${dot(1, 'gap')}
      ${numbers.map((each) => dot(each.number, kindOf(each)))}
      <text class="mark" x=${x(limit) + unit} y=${y - 6}>…</text>
      ${
        frobenius >= 1 && frobenius <= limit
          ? svg`<path class="bracket" d="M${x(frobenius)} ${y + radius + 3}v5" />
              <text class="mark" x=${Math.max(x(frobenius), 46)} y=${y + radius + 19}>${shared.frobenius}</text>`
          : nothing
      }
    </svg>`;
  }
}
