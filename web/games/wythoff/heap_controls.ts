// Beside the plane: both heaps as numbers, the field and the buttons that take stones, and the winning moves.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Language } from '../../i18n/language';
import { losesGlyph, winsGlyph } from '../../kit/board/glyphs';
import { nameMove } from './board_sentences';
import type { Mark } from './plane_cell';
import { readStones } from './stones';
import { moveText } from './view';
import type { Heaps, WythoffAnalysis } from './view';
import { winningTargets } from './winning';
import type { WinningTarget } from './winning';
import type { BoardSentences } from './words/board_en';

/** For buttons that make a move. */
interface Moves {
  readonly language: Language;
  readonly sentences: BoardSentences;
  readonly onMove: (move: string) => void;
  /** A move is pointed at or has the focus; undefined when it no longer is. */
  readonly onLook: (move: string | undefined) => void;
}

export function heapCounts({ first, second }: Heaps, sentences: BoardSentences): TemplateResult {
  return html`<dl class="counts">
    <div>
      <dt>${sentences.firstHeap}</dt>
      <dd>${first}</dd>
    </div>
    <div>
      <dt>${sentences.secondHeap}</dt>
      <dd>${second}</dd>
    </div>
  </dl>`;
}

/** Sets up both heaps. `refused`: the heap whose text could not be read. */
export function heapInputs(
  heaps: Heaps,
  refused: keyof Heaps | undefined,
  sentences: BoardSentences,
  onHeap: (heap: keyof Heaps, text: string) => void,
): TemplateResult {
  const { firstHeap, secondHeap, badAmount, fewer, more } = sentences;
  const input = (heap: keyof Heaps, name: string): TemplateResult => {
    const stones = heaps[heap];
    const isRefused = refused === heap;
    return html`<div class="heap-input">
      <label for=${heap}>${name}</label>
      <button
        type="button"
        class="button"
        aria-label=${fewer(name)}
        ?disabled=${stones === 0n}
        @click=${() => onHeap(heap, String(stones - 1n))}
      >
        −
      </button>
      <input
        id=${heap}
        class="field"
        type="text"
        inputmode="numeric"
        autocomplete="off"
        .value=${String(stones)}
        aria-invalid=${isRefused ? 'true' : 'false'}
        aria-describedby=${isRefused ? 'bad-heap' : nothing}
        @change=${(event: Event) => onHeap(heap, (event.target as HTMLInputElement).value)}
      />
      <button
        type="button"
        class="button"
        aria-label=${more(name)}
        @click=${() => onHeap(heap, String(stones + 1n))}
      >
        +
      </button>
    </div>`;
  };
  return html`<div class="inputs">
    ${input('first', firstHeap)} ${input('second', secondHeap)}
    ${refused ? html`<p class="refused" id="bad-heap">${badAmount}</p>` : nothing}
  </div>`;
}

interface Taking extends Moves {
  /** The text in the field. */
  readonly amount: string;
  readonly markOf: (move: string) => Mark;
  readonly isLegal: (move: string) => boolean;
  readonly onAmount: (text: string) => void;
}

/** A field for the number of stones, and a button for each way to take them. */
export function takeControls(taking: Taking): TemplateResult {
  const { take, amount, fromFirst, fromSecond, fromBoth, badAmount } = taking.sentences;
  const stones = readStones(taking.amount);
  const isBad = stones === undefined && taking.amount.trim() !== '';
  const taken = stones ?? 0n;
  return html`<div class="take">
    <label for="amount"
      ><span aria-hidden="true">${take}</span><span class="visually-hidden">${amount}</span></label
    >
    <input
      id="amount"
      class="field"
      type="text"
      inputmode="numeric"
      autocomplete="off"
      .value=${taking.amount}
      aria-invalid=${isBad ? 'true' : 'false'}
      aria-describedby=${isBad ? 'bad-amount' : nothing}
      @input=${(event: Event) => taking.onAmount((event.target as HTMLInputElement).value)}
    />
    <div class="from">
      ${takeButton(taking, moveText(taken, 0n), taken, fromFirst)}
      ${takeButton(taking, moveText(0n, taken), taken, fromSecond)}
      ${takeButton(taking, moveText(taken, taken), taken, fromBoth)}
    </div>
    ${isBad ? html`<p class="refused" id="bad-amount">${badAmount}</p>` : nothing}
  </div>`;
}

function takeButton(taking: Taking, move: string, taken: bigint, label: string): TemplateResult {
  const mark = taking.markOf(move);
  const { wins, loses, colon } = taking.sentences;
  const word = mark === 'wins' ? wins : mark === 'loses' ? loses : '';
  const name = nameMove(move, taking.language);
  return html`<button
    type="button"
    class="button ${mark}"
    ?disabled=${taken === 0n || !taking.isLegal(move)}
    aria-label=${word === '' ? name : name + colon + word}
    @click=${() => taking.onMove(move)}
    @pointerenter=${() => taking.onLook(move)}
    @pointerleave=${() => taking.onLook(undefined)}
    @focus=${() => taking.onLook(move)}
    @blur=${() => taking.onLook(undefined)}
  >
    ${mark === 'wins' ? winsGlyph : mark === 'loses' ? losesGlyph : nothing}${label}
  </button>`;
}

/** Some winning moves by an arrow and the cell that it leads to. `isOpen`: moves can be made. */
export function arrowsTo(
  targets: readonly WinningTarget[],
  { language, sentences, isOpen, onMove, onLook }: Moves & { readonly isOpen: boolean },
): TemplateResult | typeof nothing {
  if (targets.length === 0) return nothing;
  return html`<p class="arrows">
    ${targets.map(({ move, first, second }) => {
      const arrow = move.startsWith('0,') ? '↓' : move.endsWith(',0') ? '←' : '↙';
      const name = nameMove(move, language);
      return html`<button
        type="button"
        class="button arrow"
        ?disabled=${!isOpen}
        title=${name}
        @click=${() => onMove(move)}
        @pointerenter=${() => onLook(move)}
        @pointerleave=${() => onLook(undefined)}
      >
        ${winsGlyph}<span
          >${arrow} ${first}, ${second}<span class="visually-hidden"
            >${sentences.colon + name + sentences.comma + sentences.wins}</span
          ></span
        >
      </button>`;
    })}
  </p>`;
}

/** The winning moves as buttons, or that there is none. `isOpen`: moves can be made. */
export function winningMoves(
  analysis: WythoffAnalysis,
  { language, sentences, isOpen, onMove, onLook }: Moves & { readonly isOpen: boolean },
): TemplateResult {
  const targets = winningTargets(analysis);
  if (targets.length === 0) {
    const { noStones, noWinningMove } = sentences;
    return html`<p class="end">${analysis.options.count === 0 ? noStones : noWinningMove}</p>`;
  }
  return html`<div class="picks" role="group" aria-labelledby="picks">
    <p id="picks">${sentences.winningMoves}</p>
    ${targets.map(
      ({ move, first, second }) =>
        html`<button
          type="button"
          class="button pick"
          ?disabled=${!isOpen}
          @click=${() => onMove(move)}
          @pointerenter=${() => onLook(move)}
          @pointerleave=${() => onLook(undefined)}
          @focus=${() => onLook(move)}
          @blur=${() => onLook(undefined)}
        >
          ${winsGlyph}<span
            >${nameMove(move, language)} <span class="to">→ ${first}, ${second}</span></span
          >
        </button>`,
    )}
  </div>`;
}
