// The theory of Misère Nim in a picture: the heaps in binary above their nim-sum, and the switch between two rules.
// While the reader looks at a move, the picture shows the position after it.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { controls } from '../../kit/controls';
import { Picture } from '../../kit/board/picture';
import { boardSentences, nameMove } from './board_sentences';
import { theorySentences } from './theory_sentences';
import { heapsOf, moveOf } from './view';
import type { Move } from './view';
import { pictureStyles } from './picture_styles';

/** The number of rows drawn: twice the judges' limit of heaps. All heaps count in the nim-sum. */
const mostRows = 200;

function digits(value: bigint, width: number): string[] {
  return value.toString(2).padStart(width, '0').split('');
}

export class MisereNimPicture extends Picture {
  static override styles = [controls, pictureStyles];

  /** The looked-at move, if this position has it: it may belong to an earlier position. */
  #looked(heaps: readonly bigint[]): Move | undefined {
    if (!this.look) return undefined;
    const move = moveOf(this.look);
    const heap = heaps[move.heap - 1];
    return heap !== undefined && heap >= move.amount ? move : undefined;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const say = theorySentences[this.language];
    const before = heapsOf(this.analysis).map(BigInt);
    const looked = this.#looked(before);
    const heaps = before.map((heap, index) =>
      looked?.heap === index + 1 ? heap - looked.amount : heap,
    );
    const large = heaps.filter((heap) => heap > 1n).length;
    const hint =
      looked && this.look ? say.afterLook(nameMove(this.look, this.language)) : say.binaryHint;
    return html`
      <h3>${say.binary}</h3>
      <p>${hint}</p>
      ${
        heaps.length === 0
          ? html`<p>${boardSentences[this.language].noHeaps}</p>`
          : html`<div class="scroll" role="region" tabindex="0" aria-label=${say.binary}>
              ${this.#table(before, heaps, looked?.heap)}
            </div>`
      }
      <h3>${say.switchTitle}</h3>
      <p>${say.largeHeaps(String(large))}</p>
      <div class="switch">
        ${this.#rule(large > 0, say.normalRule, say.normalRuleWhen)}
        ${this.#rule(large === 0, say.onesRule, say.onesRuleWhen)}
      </div>
    `;
  }

  #rule(inForce: boolean, name: string, when: string): TemplateResult {
    const say = theorySentences[this.language];
    return html`<div class=${inForce ? 'rule in-force' : 'rule'}>
      <span class="lamp" aria-hidden="true"></span>
      <strong>${name}</strong>
      <small>${when}${inForce ? html` · <b>${say.inForce}</b>` : nothing}</small>
    </div>`;
  }

  #table(
    before: readonly bigint[],
    heaps: readonly bigint[],
    changed: number | undefined,
  ): TemplateResult {
    const { heap: heapName, moreHeaps } = boardSentences[this.language];
    const nimSum = heaps.reduce((sum, heap) => sum ^ heap, 0n);
    // The columns stay while the reader looks at a move.
    const all = before.reduce((bits, heap) => bits | heap, 1n);
    const width = all.toString(2).length;
    const powers = Array.from({ length: width }, (_, index) => width - 1 - index);
    const rest = heaps.length - mostRows;
    const cells = (value: bigint) =>
      digits(value, width).map(
        (digit) => html`<td class=${digit === '1' ? 'one' : 'zero'}><span>${digit}</span></td>`,
      );
    return html`<table>
      <thead>
        <tr>
          <td></td>
          ${powers.map(
            (power) =>
              html`<th scope="col">${width <= 10 ? 2 ** power : html`2<sup>${power}</sup>`}</th>`,
          )}
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${heaps.slice(0, mostRows).map(
          (heap, index) =>
            html`<tr class=${changed === index + 1 ? 'changed' : ''}>
              <th scope="row">${heapName(index + 1)}</th>
              ${cells(heap)}
              <td class="size">${heap}</td>
            </tr>`,
        )}
        ${
          rest > 0
            ? html`<tr>
                <th scope="row" colspan=${width + 2}>${moreHeaps(rest)}</th>
              </tr>`
            : nothing
        }
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${theorySentences[this.language].xor}</th>
          ${cells(nimSum)}
          <td class="size">${nimSum}</td>
        </tr>
      </tfoot>
    </table>`;
  }
}
