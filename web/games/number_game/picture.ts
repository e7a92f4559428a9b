// The theory of the Number Game in a picture: the taken numbers are a numerical semigroup, and each
// sum is a leap on the line. Beyond the judge's 20 they are in rows, and below them is the map of
// the P-positions that a search has found.
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { controls } from '../../kit/controls';
import { emit, on } from '../../kit/board/events';
import { Picture } from '../../kit/board/picture';
import { fact } from '../../kit/board/facts';
import { numberRows, numberRowsStyles, rowWidth } from './number_rows';
import { PMap, readPMap } from './p_map';
import { theorySentences } from './theory_sentences';
import { chosenNumbers, isBeyondJudges, sumText, viewOf } from './view';
import { pictureStyles } from './picture_styles';

const unit = 25;
const margin = 16;
const radius = 9.5;

/** The height of an arc. Arcs of one width have one height, so that all leaps by the same summand are seen together. */
function heightOf(rank: number): number {
  return 28 + 22 * rank;
}

export class NumberGamePicture extends Picture {
  static override styles = [controls, numberRowsStyles, pictureStyles];

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    return isBeyondJudges(viewOf(this.analysis)) ? this.#beyond() : this.#withinLine();
  }

  #withinLine(): TemplateResult {
    const say = theorySentences[this.language];
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
        ${this.#fact(say.generators, chosen.join(', ') || say.none, say.generatorsHint(view.limit))}
        ${this.#fact(say.multiplicity, fact(this.analysis, 'multiplicity'), say.multiplicityHint)}
        ${this.#fact(say.frobenius, fact(this.analysis, 'frobenius_number'), say.frobeniusHint)}
        ${this.#fact(say.genus, fact(this.analysis, 'semigroup_genus'), say.genusHint)}
      </dl>
    `;
  }

  #beyond(): TemplateResult {
    const { analysis, language, look } = this;
    const words = theorySentences[language].picture;
    const view = viewOf(analysis);
    const [gcd, largest] = ['gcd', 'frobenius_number'].map((key) => fact(analysis, key));
    const more = largest === undefined ? words.endless(gcd ?? '0') : words.goesOnTo(largest);
    const multiplicity = Number(fact(analysis, 'multiplicity') ?? 0);
    const width = rowWidth(multiplicity);
    const isTaken = multiplicity > 0 && width % multiplicity === 0;
    const map = readPMap(this.data);
    return html`
      <h3>${words.rows}</h3>
      <p>${words.rowsHint(width, isTaken)} ${view.above === 'open' ? more : nothing}</p>
      <div class="scroll" role="region" tabindex="0" aria-label=${words.rows}>
        ${numberRows(view, multiplicity, look, language)}
      </div>
      <dl>${this.#factsBeyond(chosenNumbers(view).join(', '))}</dl>
      ${
        map
          ? html`<impartial-p-map
              .entries=${map}
              .language=${language}
              ${on('why-position', (position) => emit(this, 'why-position', position))}
            ></impartial-p-map>`
          : nothing
      }
    `;
  }

  /** The numbers that the position has: with infinitely many gaps there is no largest gap. */
  #factsBeyond(chosen: string): unknown {
    const say = theorySentences[this.language];
    const words = theorySentences[this.language].picture;
    const facts = [
      ['multiplicity', say.multiplicity, say.multiplicityHint],
      ['gcd', words.gcd, words.gcdHint],
      ['frobenius_number', say.frobenius, say.frobeniusHint],
      ['semigroup_genus', say.genus, say.genusHint],
      ['symmetric', words.symmetric, words.symmetricHint],
      ['ender', words.ender, words.enderHint],
    ] as const;
    const isQuestion = (key: string): boolean => key === 'symmetric' || key === 'ender';
    return html`${this.#fact(say.generators, chosen || say.none, words.generatorsHint)}
    ${facts.map(([key, name, meaning]) => {
      const value = fact(this.analysis, key);
      // The empty set has no smallest number and no divisor.
      if (value === undefined || chosen === '') return nothing;
      const answer = value === '1' ? words.yes : words.no;
      return this.#fact(name, isQuestion(key) ? answer : value, meaning);
    })}`;
  }

  #fact(name: string, value: string | undefined, meaning: string): TemplateResult {
    return html`<div>
      <dt>${name}</dt>
      <dd><span class="value">${value}</span><span class="meaning">${meaning}</span></dd>
    </div>`;
  }

  #line(): TemplateResult {
    const say = theorySentences[this.language];
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
      say.list(numbers.filter(({ free }) => free === wanted).map(({ number }) => String(number))) ||
      say.none;
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
              <text class="mark" x=${Math.max(x(frobenius), 46)} y=${y + radius + 19}>${say.frobenius}</text>`
          : nothing
      }
    </svg>`;
  }
}

const map = 'impartial-p-map';
if (!customElements.get(map)) customElements.define(map, PMap);
