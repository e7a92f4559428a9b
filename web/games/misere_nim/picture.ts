// The theory of Misère Nim in a picture: the heaps in binary above their nim-sum, with the move; or, once at most one heap
// is above 1, who takes the heaps of 1 that are left. Beside it is the switch between the two rules.
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { controls } from '../../kit/controls';
import { losesPath } from '../../kit/board/glyphs';
import { Picture, meaning, pictureFrame } from '../../kit/board/picture';
import { boardSentences } from './board_sentences';
import { theorySentences } from './theory_sentences';
import { columnName, moveOf } from './view';
import type { MisereNimAnalysis, Move } from './view';
import { pictureStyles } from './picture_styles';
import { range } from '../../kit/range';

/** As many rows as fit; the others are shown on demand. All heaps count in the nim-sum. */
const rowsAtFirst = 5;
const moreRows = 50;
/** Of more heaps of 1 the first and the last are drawn. */
const mostStones = 12;

type Heaps = readonly bigint[];

const nimSumOf = (heaps: Heaps): bigint => heaps.reduce((sum, heap) => sum ^ heap, 0n);

export class MisereNimPicture extends Picture<MisereNimAnalysis> {
  static override properties = {
    ...Picture.properties,
    limit: { state: true },
  };

  /** The number of rows that are shown. */
  declare private limit: number;

  constructor() {
    super();
    this.limit = rowsAtFirst;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const say = theorySentences[this.language];
    const heaps = this.analysis.view.heaps.map(BigInt);
    const move = this.move === undefined ? undefined : moveOf(this.move);
    const after = heaps.map((heap, index) =>
      move?.heap === index + 1 ? heap - move.amount : heap,
    );
    const large = after.filter((heap) => heap > 1n).length;
    // A single large heap decides between both rules by its move.
    const onlyOnes = large === 0;
    return html`<figure class=${this.moveLook}>
      ${onlyOnes ? this.#ones(heaps, after, move) : this.#table(heaps, after, move)}
      <ul class="legend">
        ${this.#rule(!onlyOnes, say.normalRule, say.normalRuleWhen)}
        ${this.#rule(onlyOnes, say.onesRule, say.onesRuleWhen)}
        ${onlyOnes ? this.#takers() : nothing}
      </ul>
    </figure>`;
  }

  /** The rule that holds after the move. */
  #rule(inForce: boolean, rule: string, when: string): TemplateResult {
    const say = theorySentences[this.language];
    const lamp = svg`<circle class=${inForce ? 'lamp lit' : 'lamp'} cx="8" cy="8" r="5" />`;
    return html`<li class=${inForce ? 'in-force' : ''}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">${lamp}</svg>
      <span>
        ${when}<span class="visually-hidden">${inForce ? say.inForce : nothing}</span>
        <strong>${rule}</strong>
      </span>
    </li>`;
  }

  #takers(): unknown {
    const { takenFirst, takenSecond } = theorySentences[this.language];
    return [
      meaning(svg`<circle class="stone first" cx="8" cy="8" r="6" />`, takenFirst),
      meaning(svg`<circle class="stone" cx="8" cy="8" r="6" />`, takenSecond),
    ];
  }

  /** The heaps of 1 in the order in which they are taken, after the move in the larger heap. */
  #ones(heaps: Heaps, after: Heaps, move: Move | undefined): TemplateResult {
    const { heap } = boardSentences[this.language];
    const { stones } = theorySentences[this.language];
    const larger = move && (heaps[move.heap - 1] ?? 0n) > 1n ? move : undefined;
    const before = larger && heaps[larger.heap - 1];
    const count = (larger ? after : heaps).filter((each) => each === 1n).length;
    const all = range(count);
    const shown = count > mostStones ? [...all.slice(0, 6), ...all.slice(-3)] : all;
    return html`<div class="ones" role="img" aria-label=${stones(count)}>
      ${
        larger
          ? html`<p class="larger">
              ${heap(larger.heap)}: <b>${before}</b>
              <b class="after">→ ${after[larger.heap - 1]}</b>
            </p>`
          : nothing
      }
      <p class="row">
        ${shown.map((at, place) => {
          const isFirst = (at % 2 === 0) !== (larger !== undefined);
          const jumps = place > 0 && shown[place - 1] !== at - 1;
          return html`${jumps ? html`<span>…</span>` : nothing}<svg
              viewBox="0 0 24 24"
              focusable="false"
            >
              <circle class=${isFirst ? 'stone first' : 'stone'} cx="12" cy="12" r="10" />
              ${
                at === count - 1
                  ? svg`<path class=${isFirst ? 'cross first' : 'cross'} transform="translate(4 4)" d=${losesPath} />`
                  : nothing
              }
            </svg>`;
        })}
      </p>
    </div>`;
  }

  #table(heaps: Heaps, after: Heaps, move: Move | undefined): TemplateResult {
    const say = theorySentences[this.language];
    const nimSum = nimSumOf(heaps);
    const width = heaps.reduce((bits, heap) => bits | heap, 1n).toString(2).length;
    const powers = range(width).map((index) => width - 1 - index);
    const isOdd = (power: number): boolean => ((nimSum >> BigInt(power)) & 1n) === 1n;
    const bit = (value: bigint, power: number): bigint => (value >> BigInt(power)) & 1n;
    const shown = heaps
      .map((_, index) => index)
      .sort((one, other) => Number(other + 1 === move?.heap) - Number(one + 1 === move?.heap))
      .slice(0, this.limit)
      .sort((one, other) => one - other);
    const rest = heaps.length - shown.length;
    const column = (power: number): string => (isOdd(power) ? 'odd' : '');
    const row = (index: number): TemplateResult => {
      const [heap, left] = [heaps[index] ?? 0n, after[index] ?? 0n];
      const isMoved = heap !== left;
      return html`<tr class=${isMoved ? 'moved' : ''}>
        <th scope="row">${boardSentences[this.language].heap(index + 1)}</th>
        ${powers.map((power) => {
          const [digit, now] = [bit(heap, power), bit(left, power)];
          const look = `${column(power)} ${digit === 1n ? 'one' : ''} ${digit === now ? '' : 'flips'}`;
          return html`<td class=${look}><span>${digit}</span></td>`;
        })}
        <td class="size">${heap}${isMoved ? html` <b class="after">→ ${left}</b>` : nothing}</td>
      </tr>`;
    };
    return html`<div class="scroll" role="region" tabindex="0" aria-label=${say.binary}>
      <table>
        <thead>
          <tr>
            <td></td>
            ${powers.map((power) => html`<th scope="col" class=${column(power)}>${columnName(power)}</th>`)}
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${shown.map(row)}
          ${
            rest > 0
              ? html`<tr>
                  <td class="rest" colspan=${width + 2}>
                    <button class="more" type="button" @click=${() => (this.limit += moreRows)}>
                      ${say.showHeaps(Math.min(rest, moreRows))}
                    </button>
                  </td>
                </tr>`
              : nothing
          }
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${say.xor}</th>
            ${powers.map((power) => html`<td class=${isOdd(power) ? 'odd one' : ''}><span>${isOdd(power) ? 1 : 0}</span></td>`)}
            <td class="size">
              ${nimSum}${move ? html` <b class="after">→ ${nimSumOf(after)}</b>` : nothing}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>`;
  }

  static override styles = [controls, pictureFrame, pictureStyles];
}
