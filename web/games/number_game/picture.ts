// The theory of the Number Game in a picture: the numbers that can be chosen, in a row, and arcs between those that answer
// each other. The winning move and what it takes are marked.
import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { winsPath } from '../../kit/board/glyphs';
import { controls } from '../../kit/controls';
import { Picture, meaning, pictureFrame } from '../../kit/board/picture';
import { freeNumbers } from '../../kit/numbers/view';
import { groupText, groupsOf } from './pairs';
import { pictureStyles } from './picture_styles';
import { ownSentences } from './theory_sentences';
import type { NumberGameAnalysis } from './view';

const unit = 28;
const radius = 12;
/** The height of an arc: of one between neighbours, what each number between adds, and the most. */
const lowest = 16;
const rise = 9;
const highest = 84;
const margin = 4;

export class NumberGamePicture extends Picture<NumberGameAnalysis> {
  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const { analysis, move, moveLook: look } = this;
    const say = ownSentences[this.language];
    const numbers = freeNumbers(analysis.view);
    if (numbers.length === 0) return nothing;
    const groups = look === 'wins' || move === undefined ? groupsOf(analysis, move) : [];
    const left = new Set(groups.flat());
    const placeOf = (number: number): number => numbers.indexOf(number);
    const heightOf = (one: number, other: number): number =>
      Math.min(highest, lowest + rise * (Math.abs(placeOf(one) - placeOf(other)) - 1));
    const arcs = groups.flatMap(([first, ...others]) =>
      others.map((other) => [first, other] as const),
    );
    const top = Math.max(0, ...arcs.map((ends) => heightOf(...ends))) + margin;
    const x = (number: number): number => margin + unit * (placeOf(number) + 0.5);
    const y = top + radius;
    const size = { width: 2 * margin + unit * numbers.length, height: y + radius + margin };
    const arc = ([one, other]: readonly [number, number]): SVGTemplateResult => {
      const [from, to] = [Math.min(x(one), x(other)), Math.max(x(one), x(other))];
      return svg`<path class="pair" d="M${from} ${top}A${(to - from) / 2} ${heightOf(one, other)} 0 0 1 ${to} ${top}" />`;
    };
    const dot = (number: number): SVGTemplateResult => {
      const isMove = String(number) === move;
      const kind = isMove ? 'move' : left.has(number) || look === 'loses' ? 'left' : 'gone';
      return svg`<g class=${kind}>
        <circle cx=${x(number)} cy=${y} r=${radius} />
        <text x=${x(number)} y=${y + 5}>${number}</text>
      </g>`;
    };
    const taken = numbers.filter((each) => !left.has(each) && String(each) !== move);
    return html`<figure class=${move === undefined ? '' : look}>
      <svg
        class="pairs"
        viewBox="0 0 ${size.width} ${size.height}"
        width=${size.width}
        height=${size.height}
        role="img"
        aria-label=${say.pairsLabel(groups.map(groupText))}
      >
        ${arcs.map(arc)} ${numbers.map(dot)}
      </svg>
      <ul class="legend">
        ${
          arcs.length > 0
            ? meaning(svg`<path class="pair" d="M1 13A7 9 0 0 1 15 13" />`, say.pairLegend)
            : nothing
        }
        ${
          move === undefined
            ? nothing
            : meaning(
                svg`<g class="move"><circle cx="8" cy="8" r="7" />${
                  look === 'wins' ? svg`<path class="glyph" d=${winsPath} />` : nothing
                }</g>`,
                say.chosenLegend(move),
              )
        }
        ${
          look === 'wins' && taken.length > 0
            ? meaning(svg`<g class="gone"><circle cx="8" cy="8" r="7" /></g>`, say.goneLegend)
            : nothing
        }
      </ul>
    </figure>`;
  }

  static override styles = [controls, pictureFrame, pictureStyles];
}
