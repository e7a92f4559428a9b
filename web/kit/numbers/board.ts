// The board of the Number Game and of Sylver Coinage: a grid with a tile for each number and one for all larger ones.
import { html, nothing } from 'lit';
import type { PropertyValues, SVGTemplateResult, TemplateResult } from 'lit';
import type { Language } from '../../i18n/language';
import { controls } from '../controls';
import { Board } from '../board/board';
import type { Meant } from '../board/board_module';
import { losesGlyph, winsGlyph } from '../board/glyphs';
import { legend, sample } from '../board/legend';
import { GridFocus } from '../board/grid_focus';
import { boardStyles } from '../board/board_styles';
import { OwnSize } from '../board/own_size';
import { textScale } from '../board/text_scale';
import { boardSentences } from './board_sentences';
import { numbersBoardStyles } from './board_styles';
import { columnsOf, fewColumns, isLarge, leastNumber, sumText, wave } from './view';
import type { NumberView, NumbersAnalysis } from './view';

/** Digits typed within this time, in milliseconds, form one number. */
const digitsTogether = 700;

/** Tile sizes in pixels: the smallest target for a pointer and for a finger, and the smallest with room for a sum. */
const leastTile = 38;
const leastTouchTile = 44;
const roomyTile = 64;
const leastTextTile = 48;
const denseGap = 3;

/** The delay between two tiles that light up, in milliseconds, and its limit for all tiles. */
const beat = 40;
const longestWave = 100;

interface Tile {
  readonly state: 'plain' | 'legal' | 'wins' | 'loses' | 'taken';
  readonly name: string;
  /** The text below the number. */
  readonly note: string;
  readonly glyph: SVGTemplateResult | typeof nothing;
  readonly enabled: boolean;
}

export class NumbersBoard extends Board<NumbersAnalysis> {
  static override styles = [controls, boardStyles, numbersBoardStyles];

  readonly #focus = new GridFocus(this, () => ({
    // The last tile stands for all larger numbers.
    rows: this.analysis ? Math.ceil((this.analysis.view.numbers.length + 1) / this.#columns) : 1,
    columns: this.#columns,
  }));
  readonly #resized = new OwnSize(this, (width) => {
    this.#width = width;
    // Not with every click: asking for it makes the browser style the page at once.
    this.#scale = textScale();
    this.requestUpdate();
  });
  #width = 0;
  /** The size of the page's text. */
  #scale = 1;
  #columns = fewColumns;
  /** The delay after which each newly taken number lights up, in milliseconds. */
  #wave: ReadonlyMap<number, number> = new Map();
  #looked: string | undefined;
  #typed = 0;
  #typedAt = -Infinity;
  /** The number with the focus while tiles change places; infinite for the last tile. */
  #focused: number | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resized.observe();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resized.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.analysis) return;
    // An observer tells it one frame later.
    this.#width ||= this.clientWidth;
    this.#columns = this.#columnsNow();
    if (!changed.has('analysis')) return;
    const active = this.shadowRoot?.activeElement;
    const { row, number = Infinity } = active instanceof HTMLElement ? active.dataset : {};
    this.#focused = row === undefined ? undefined : Number(number);
    const before = changed.get('analysis');
    const both = before && before.game === this.analysis.game;
    const gone = both ? wave(before.view, this.analysis.view) : [];
    const step = Math.min(beat, longestWave / gone.length);
    this.#wave = new Map(gone.map((number, index) => [number, index * step]));
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('analysis')) return;
    // The looked-at move belonged to the position before.
    this.#lookAt(undefined);
    if (this.#focused !== undefined) this.#focusNumber(this.#focused);
  }

  /** Whether a tile has no room for a sum. */
  get #isDense(): boolean {
    return isLarge(this.analysis.view) && this.#width / this.#columns < roomyTile;
  }

  #columnsNow(): number {
    const least = matchMedia('(pointer: coarse)').matches ? leastTouchTile : leastTile;
    const scale = this.#scale;
    const fitting = Math.floor((this.#width + denseGap) / (scale * least + denseGap));
    const columns = columnsOf(this.analysis.view, fitting);
    // Large text needs large tiles.
    const most = scale === 1 ? columns : Math.floor(this.#width / (scale * leastTextTile));
    return Math.max(1, Math.min(columns, most || columns));
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.analysis) return nothing;
    const { numbers, above } = this.analysis.view;
    // The number of tiles that fit is known before the first paint.
    if (this.#width === 0 && isLarge(this.analysis.view)) return nothing;
    const columns = this.#columns;
    const tiles = [...numbers.map((each, index) => this.#tile(each, index)), this.#larger()];
    const rows: TemplateResult[] = [];
    for (let from = 0; from < tiles.length; from += columns) {
      rows.push(html`<div class="row" role="row">${tiles.slice(from, from + columns)}</div>`);
    }
    // Styles are set as properties: the page's CSP blocks style attributes, which styleMap would write first.
    return html`<div
        class="grid ${isLarge(this.analysis.view) ? 'many' : ''} ${this.#isDense ? 'dense' : ''}"
        .style=${`--columns: ${columns}; --rows: ${rows.length}`}
        role="grid"
        aria-label=${boardSentences[this.language].board}
        aria-readonly=${this.use === 'static' ? 'true' : nothing}
        @keydown=${(event: KeyboardEvent) => this.#onKey(event)}
        @animationend=${(event: AnimationEvent) => this.#onWaveOver(event)}
      >
        ${rows}
      </div>
      ${above && this.use !== 'static' ? this.#other() : nothing} ${this.#legend()}`;
  }

  #tile(number: NumberView, index: number): TemplateResult {
    const { state, name, note, glyph, enabled } = this.#described(number);
    const move = String(number.number);
    const delay = this.#wave.get(number.number);
    const classes = ['tile', state];
    if (number.released !== undefined) classes.push('chosen');
    if (enabled) classes.push('enabled');
    if (this.lastMove === move) classes.push('last');
    if (this.earlierMove === move) classes.push('last', 'before');
    if (delay !== undefined) classes.push('gone');
    const looked = number.free ? move : undefined;
    return html`<div
      class=${classes.join(' ')}
      .style=${delay === undefined ? '' : `--delay: ${delay}ms`}
      role="gridcell"
      tabindex=${this.#tabIndex(index)}
      data-row=${Math.floor(index / this.#columns)}
      data-column=${index % this.#columns}
      data-number=${move}
      data-move=${number.free ? move : nothing}
      aria-label=${name}
      aria-disabled=${enabled ? nothing : 'true'}
      title=${number.sum && note === '' ? sumText(number.sum) : nothing}
      @click=${() => this.#activate(number)}
      @pointerenter=${() => this.#lookAt(looked)}
      @pointerleave=${() => this.#lookAt(undefined)}
      @focus=${() => this.#lookAt(looked)}
      @blur=${() => this.#lookAt(undefined)}
    >
      <span class=${move.length > 3 ? 'number long' : 'number'}>${move}</span
      ><span class="note" data-note=${note}>${glyph}</span>
    </div>`;
  }

  #larger(): TemplateResult {
    const say = boardSentences[this.language];
    const { numbers, limit, above } = this.analysis.view;
    const index = numbers.length;
    const text = `${limit + 1}+`;
    const name = above ? say.openAbove(limit) : say.takenAbove(limit);
    return html`<div
      class="tile ${above ? 'plain' : 'taken'}"
      role="gridcell"
      tabindex=${this.#tabIndex(index)}
      data-row=${Math.floor(index / this.#columns)}
      data-column=${index % this.#columns}
      aria-label=${say.name([text, name])}
      aria-disabled="true"
    >
      <span class="number long">${text}</span
      ><span class="note" data-note=${above ? '…' : say.taken}></span>
    </div>`;
  }

  #legend(): TemplateResult {
    const { signs } = boardSentences[this.language];
    const valued = '[data-note]:not([data-note=""])';
    return legend([
      { selector: '.wins', sample: sample('wins', winsGlyph), words: signs.wins },
      { selector: '.loses', sample: sample('loses', losesGlyph), words: signs.loses },
      {
        selector: `.wins ${valued}, .loses ${valued}`,
        sample: sample('value', '2'),
        words: signs.value,
      },
      { selector: '.legal', sample: sample('legal'), words: signs.legal },
      { selector: '[data-note*="+"]', sample: sample('sum', 'a+b'), words: signs.sum },
      { selector: '.last', sample: sample('last'), words: signs.last },
    ]);
  }

  /** Takes any number above the drawn ones. The solver knows which of them are free. */
  #other(): TemplateResult {
    const say = boardSentences[this.language];
    return html`<form class="other" @submit=${(event: SubmitEvent) => this.#onOther(event)}>
      <label
        >${say.other}
        <input
          class="field"
          type="text"
          inputmode="numeric"
          pattern="[0-9]{1,9}"
          required
          autocomplete="off"
      /></label>
      <button class="button" type="submit">${say.take}</button>
    </form>`;
  }

  #onOther(event: SubmitEvent): void {
    event.preventDefault();
    const field = this.renderRoot.querySelector<HTMLInputElement>('.other .field');
    const move = field?.value ?? '';
    (event.target as HTMLFormElement).reset();
    if (this.use === 'setup') this.askSetupMove(move);
    else this.askMove(move);
  }

  #tabIndex(index: number): number {
    return this.#focus.tabIndex(Math.floor(index / this.#columns), index % this.#columns);
  }

  #described({ number, free, sum, released }: NumberView): Tile {
    const say = boardSentences[this.language];
    const move = String(number);
    const name = (parts: readonly (string | false)[]) =>
      say.name([move, ...parts.filter((part) => part !== false)]);
    const setup = this.use === 'setup';

    if (!free) {
      const chosen = this.lastMove === move ? say.justChosen : say.chosen;
      return {
        state: 'taken',
        name: name([sum ? say.takenAs(sumText(sum)) : chosen, setup && !sum && say.release]),
        note: sum ? (this.#isDense ? '' : sumText(sum)) : say.chosen,
        glyph: nothing,
        enabled: setup && released !== undefined,
      };
    }

    const option = this.option(move);
    const enabled = this.use !== 'static';
    const ask = setup && say.choose;
    if (!option || option.outcome === 'unknown' || !this.tellsMove(move)) {
      const legal = this.tells('legal');
      return {
        state: legal ? 'legal' : 'plain',
        name: name([legal && say.free, ask]),
        note: '',
        glyph: nothing,
        enabled,
      };
    }
    const wins = option.outcome === 'P';
    const value = this.tells('values') && option.grundy !== null ? String(option.grundy) : '';
    return {
      state: wins ? 'wins' : 'loses',
      name: name([wins ? say.wins : say.loses, value !== '' && say.grundy(value), ask]),
      note: value,
      glyph: wins ? winsGlyph : losesGlyph,
      enabled,
    };
  }

  #lookAt(move: string | undefined): void {
    if (move === this.#looked) return;
    this.#looked = move;
    this.look(move);
  }

  #activate({ number, free, released }: NumberView): void {
    if (this.use === 'play') {
      if (free) this.askMove(String(number));
    } else if (this.use === 'setup') {
      if (released !== undefined) this.askPosition(released);
      // Only the solver knows which numbers a move takes, so the page cannot write that position's notation.
      else if (free) this.askSetupMove(String(number));
    }
  }

  #onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const { number } = (event.target as HTMLElement).dataset;
      const { numbers } = this.analysis.view;
      const found = numbers.find((each) => String(each.number) === number);
      if (found && !event.repeat) this.#activate(found);
    } else if (/^[0-9]$/.test(event.key)) {
      event.preventDefault();
      this.#onDigit(Number(event.key), event.timeStamp);
    }
  }

  #onDigit(digit: number, at: number): void {
    const together = 10 * this.#typed + digit;
    const goesOn = at - this.#typedAt <= digitsTogether && together <= this.analysis.view.limit;
    this.#typed = goesOn ? together : digit;
    this.#typedAt = at;
    if (this.#typed >= leastNumber) this.#focusNumber(this.#typed);
  }

  /** A number that is not drawn belongs to the last tile. */
  #focusNumber(number: number): void {
    const index = Math.min(number - leastNumber, this.analysis.view.numbers.length);
    void this.#focus.focus(Math.floor(index / this.#columns), index % this.#columns);
  }

  /** Otherwise the wave would run each time the board is shown again. */
  #onWaveOver(event: AnimationEvent): void {
    const last = [...this.#wave.keys()].at(-1);
    if ((event.target as HTMLElement).dataset['number'] !== String(last)) return;
    this.#wave = new Map();
    this.requestUpdate();
  }
}

/** A list of numbers may name the chosen ones: outside the judges, these name a position. */
export function meantNumbers(text: string, language: Language): Meant | undefined {
  const numbers = text.split(/[\s,;，、；]+/).filter(Boolean);
  const isList = numbers.length > 0 && numbers.every((each) => /^\d{1,9}$/.test(each));
  const chosen = numbers.join(' ');
  const words = boardSentences[language].openChosen(chosen);
  return isList ? { position: `<${chosen}>`, words } : undefined;
}
