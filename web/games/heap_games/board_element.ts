// The board: the rule in words, and a row of stones for each heap. A stone, or a cut between two, is the move; what fits
// neither is in a list beside the stones.
import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Natural } from '../../engine/types';
import { Board } from '../../kit/board/board';
import { boardStyles } from '../../kit/board/board_styles';
import { GridFocus } from '../../kit/board/grid_focus';
import { losesGlyph, winsGlyph } from '../../kit/board/glyphs';
import { legend, sample } from '../../kit/board/legend';
import { pressByKey, rowByKey } from '../../kit/board/row_keys';
import { heapsBoardStyles } from '../../kit/heaps/board_styles';
import { controls } from '../../kit/controls';
import { boardSentences } from './board_sentences';
import { heapGamesBoardStyles } from './board_styles';
import { gesturesOf, heapOf } from './gestures';
import type { Run } from './gestures';
import { columnsOf, heapRow } from './heap_row';
import type { HeapActions, HeapRow, Mark } from './heap_row';
import { withHeaps } from './view';
import type { HeapGamesAnalysis } from './view';

/** A larger heap is a bar. Cuts take room too. */
const mostStones = { take: 30, cut: 20, list: 20 } as const;
const mostRows = 100;
/** Of the moves that no gesture makes. More can be typed. */
const mostListed = 40;

export class HeapGamesBoard extends Board<HeapGamesAnalysis> {
  static override properties = {
    ...Board.properties,
    going: { state: true },
  };

  /** The stones that the looked-at move takes. */
  declare private going: { readonly index: number; readonly run: Run } | undefined;

  readonly #focus = new GridFocus(this, () => ({
    rows: Math.max(1, this.#rows.length),
    columns: this.#rows[this.#row] ? columnsOf(this.#rows[this.#row] as HeapRow) : 1,
  }));
  #rows: readonly HeapRow[] = [];
  /** The row with the focus. Rows differ in length, and the grid asks for the size before it moves to a row. */
  #row = 0;
  #hadFocus = false;
  readonly #drafts = new Map<number, string>();

  readonly #actions: HeapActions = {
    look: (run, index) => {
      this.going = run && { index, run };
      this.look(run?.move);
    },
    play: (move) => this.askMove(move),
    type: (index, text) => {
      this.#drafts.set(index, text);
      this.requestUpdate();
    },
    done: (index) => this.#done(index),
    step: (index, by) => {
      const stones = BigInt(this.analysis.view.heaps[index] ?? 0) + by;
      if (stones >= 0n) this.#set(index, String(stones));
    },
    remove: (index) => this.#ask(this.analysis.view.heaps.filter((_, at) => at !== index)),
    tabIndex: (row, column) => this.#focus.tabIndex(row, column),
    markOf: (move) => this.#markOf(move),
    goes: (index, stone) => {
      const { going } = this;
      return going?.index === index && stone >= going.run.from && stone < going.run.to;
    },
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.analysis) return;
    if (changed.has('analysis') || changed.has('use')) {
      this.#hadFocus = Boolean(this.shadowRoot?.activeElement?.closest('[data-row]'));
      this.#drafts.clear();
      this.going = undefined;
    }
    this.#rows = this.#rowsOf();
    this.#row = Math.min(this.#row, Math.max(0, this.#rows.length - 1));
  }

  #rowsOf(): HeapRow[] {
    const { analysis, language, use } = this;
    const { gesture, heaps } = analysis.view;
    const byHeap = new Map<number, string[]>();
    const listed = analysis.options.listed.map(({ move }) => move);
    for (const move of new Set([...analysis.winning, ...listed])) {
      const heap = heapOf(move);
      byHeap.set(heap, [...(byHeap.get(heap) ?? []), move]);
    }
    return heaps.slice(0, mostRows).map((stones, index) => {
      const heap = index + 1;
      const moves = byHeap.get(heap) ?? [];
      const isSmall = Number(stones) <= mostStones[gesture];
      const isDrawn = isSmall && !analysis.options.truncated && Number(stones) > 0;
      const gestures = isDrawn ? gesturesOf(Number(stones), moves, gesture) : undefined;
      const others = use === 'setup' ? [] : gestures ? gestures.others : moves;
      const most = gestures ? mostListed : 3;
      return {
        index,
        heap,
        stones,
        gestures,
        listed: others.slice(0, most),
        unlisted: Math.max(0, others.length - most),
        takesTyped: use === 'play' && (others.length > most || analysis.options.truncated),
        wasMoved: this.lastMove !== undefined && heapOf(this.lastMove) === heap,
        use,
        language,
        typed: this.#drafts.get(index) ?? (use === 'setup' ? String(stones) : ''),
      };
    });
  }

  #markOf(move: string): Mark {
    const option = this.option(move);
    const wins = this.analysis.winning.includes(move);
    const isKnown = wins || (option !== undefined && option.outcome !== 'unknown');
    const look =
      this.tellsMove(move) && isKnown
        ? wins
          ? 'wins'
          : 'loses'
        : this.tells('legal')
          ? 'legal'
          : '';
    return { look, value: this.tells('values') ? (option?.grundy ?? null) : null };
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('analysis')) this.look(undefined);
    if (this.#hadFocus) void this.updateComplete.then(() => this.#keepFocus());
  }

  /** The cell with the focus may be gone with its stones. */
  #keepFocus(): void {
    if (!this.shadowRoot?.activeElement)
      void this.#focus.focus(this.#focus.row, this.#focus.column);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { analysis, language, use } = this;
    if (!analysis) return nothing;
    const say = boardSentences[language];
    const { form, heaps } = analysis.view;
    const rest = heaps.length - mostRows;
    return html`<p class="said">${say.rule(form, analysis.play === 'misere')}</p>
      ${heaps.length === 0 ? this.#empty() : this.#grid()}
      ${rest > 0 ? html`<p class="remark">${say.more(rest)}</p>` : nothing}
      ${
        use === 'setup'
          ? html`<button class="button add" type="button" @click=${() => this.#ask([...heaps, 1])}>
              ${say.add}
            </button>`
          : this.#legend()
      }`;
  }

  /** A board without heaps has a cell too: the place of the focus. */
  #empty(): TemplateResult {
    const say = boardSentences[this.language];
    return html`<div class="grid" role="grid" aria-label=${say.board}>
      <div role="row">
        <div
          class="remark"
          role="gridcell"
          tabindex="0"
          data-row="0"
          data-column="0"
          aria-disabled="true"
          aria-label=${say.noHeaps}
        >
          ${say.noHeaps}
        </div>
      </div>
    </div>`;
  }

  #grid(): TemplateResult {
    const { heaps } = this.analysis.view;
    return html`<div
      class="grid"
      role="grid"
      aria-label=${boardSentences[this.language].board}
      aria-rowcount=${heaps.length}
      aria-readonly=${this.use === 'static' ? 'true' : nothing}
      @keydown=${this.#onKey}
      @focusin=${(event: FocusEvent) => {
        const { row } = (event.target as HTMLElement).dataset;
        if (row !== undefined) this.#row = Number(row);
      }}
    >
      ${this.#rows.map((row) => heapRow(row, this.#actions))}
    </div>`;
  }

  #legend(): TemplateResult {
    const { signs } = boardSentences[this.language];
    const { gesture, form } = this.analysis.view;
    const isSplit = form.kind === 'code' && form.digits.length === 1 && form.repeated.length === 0;
    const cuts = isSplit ? signs.splits : signs.cuts;
    return legend([
      {
        selector: gesture === 'cut' ? '.cut' : '.disc',
        sample: '',
        words: gesture === 'cut' ? cuts : signs.takes,
      },
      { selector: '.wins', sample: sample('wins', winsGlyph), words: signs.wins },
      { selector: '.loses', sample: sample('loses', losesGlyph), words: signs.loses },
      { selector: '.legal', sample: sample('disc legal'), words: signs.legal },
    ]);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.altKey || event.metaKey || target instanceof HTMLInputElement) return;
    this.#row = rowByKey(event, this.#row, this.#rows.length - 1) ?? this.#row;
    pressByKey(event, '.disc, .cut, .chip');
  };

  #done(index: number): void {
    const typed = (this.#drafts.get(index) ?? '').normalize('NFKC').replaceAll(/\s/g, '');
    if (this.use !== 'play') this.#set(index, typed);
    else if (typed !== '') this.askMove(`${index + 1}:${typed === '0' ? '-' : typed}`);
  }

  #set(index: number, stones: string): void {
    this.#drafts.delete(index);
    this.#ask(this.analysis.view.heaps.map((heap, at) => (at === index ? stones : heap)));
  }

  #ask(heaps: readonly Natural[]): void {
    this.askPosition(withHeaps(this.analysis, heaps));
  }

  static override styles = [controls, boardStyles, heapGamesBoardStyles, heapsBoardStyles];
}
