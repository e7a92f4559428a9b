// The position as text, below the board: it shows the position, and takes one in any spelling.
import { html, nothing } from 'lit';
import type { ReactiveElement, TemplateResult } from 'lit';
import { otherGame } from '../../engine/engine';
import type { GameId } from '../../engine/types';
import type { Language } from '../../i18n/language';
import type { Sentences } from '../../i18n/sentences';
import { LazyPart } from '../../kit/lazy_part';
import { formatBoard } from '../../table/board_address';
import type { Stage } from '../../table/stage';
import type * as RefusedPosition from './refused_position';

/** The address of a position in another game. */
function addressIn(game: GameId, position: string): string {
  return `#/v1/${game}?${formatBoard({ position })}`;
}

/** Without the focus, the field shows no more of a position: a browser lays out all of a text, seen or not. */
const shownCharacters = 1000;

interface Speaker {
  readonly sentences: Sentences;
  readonly language: Language;
}

export class NotationField {
  readonly #host: ReactiveElement;
  readonly #stage: Stage;
  readonly #refused: LazyPart<typeof RefusedPosition>;
  /** The text while it is edited. */
  #typed: string | undefined;
  /** The number of typed positions that are still being opened. */
  #writing = 0;
  /** The text that is typed has opened a position already. */
  #wroteBoard = false;

  constructor(host: ReactiveElement, stage: Stage) {
    this.#host = host;
    this.#stage = stage;
    this.#refused = new LazyPart(host, () => import('./refused_position'));
  }

  /** Shows a text that is not the position on the board, because it was refused; undefined: shows the position. */
  show(text: string | undefined): void {
    this.#typed = text;
    this.#host.requestUpdate();
  }

  /** The board has another position. While one is typed, its text stays. */
  boardChanged(): void {
    if (this.#writing === 0) this.show(undefined);
  }

  /** A typed position is shown at once; the typed text stays until the field is left. */
  async write(text: string): Promise<void> {
    // Undo leads to the board before the typing, not to each key.
    if (this.#typed === undefined) this.#wroteBoard = false;
    this.show(text);
    ++this.#writing;
    const isOpen = await this.#stage.table.open(text, this.#wroteBoard);
    this.#wroteBoard ||= isOpen;
    --this.#writing;
    // The field may have been left before the answer came.
    if (!this.#hasFocus) this.#leave();
  }

  /** Another game may have the position. */
  async #open(position: string): Promise<void> {
    const { table } = this.#stage;
    await table.open(position);
    const { refused } = table.state;
    const game = refused && otherGame(refused);
    if (game) location.hash = addressIn(game, position);
  }

  #leave(): void {
    this.show(this.#stage.table.state.refused ? this.#typed : undefined);
  }

  get #input(): HTMLInputElement | null {
    return this.#host.renderRoot.querySelector<HTMLInputElement>('#notation');
  }

  get #hasFocus(): boolean {
    const input = this.#input;
    return input !== null && this.#host.shadowRoot?.activeElement === input;
  }

  get #text(): string {
    const { position = '' } = this.#stage.table.analysis ?? {};
    const isWhole = this.#hasFocus || position.length <= shownCharacters;
    return this.#typed ?? (isWhole ? position : `${position.slice(0, shownCharacters)}…`);
  }

  /** Why the text is not on the board, in the place of the verdict; undefined if it is. */
  refusal({ sentences, language }: Speaker): TemplateResult | undefined {
    const { table, module } = this.#stage;
    const { refused } = table.state;
    if (!refused) return undefined;
    // Without its code the notice is told anyway.
    const told = this.#refused.code?.refusedPosition({
      refused,
      meant: module?.meant?.(this.#typed ?? '', language),
      sentences,
      language,
      field: () => this.#input,
      linkTo: (game) => addressIn(game, this.#typed ?? ''),
      onOpen: (position) => void this.#open(position),
    });
    return html`<header class="verdict">${told ?? sentences.notice(refused)}</header>`;
  }

  /** Below a board that is higher than the window, the field is far from the verdict. */
  readonly #onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Enter') return;
    this.#host.renderRoot.querySelector('.head')?.scrollIntoView({ block: 'nearest' });
  };

  /** `actions`: what stands beside the field. */
  view(sentences: Sentences, actions: unknown): TemplateResult {
    const { table } = this.#stage;
    const { refused } = table.state;
    return html`<div class="notation">
      <label for="notation">${sentences.table.notation}</label>
      <input
        id="notation"
        class="field"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-invalid=${refused ? 'true' : 'false'}
        aria-describedby=${refused ? 'refused-0' : nothing}
        .value=${this.#text}
        ?disabled=${!table.analysis}
        @focus=${() => this.#host.requestUpdate()}
        @input=${(event: Event) => void this.write((event.target as HTMLInputElement).value)}
        @keydown=${this.#onKey}
        @change=${() => this.#leave()}
        @blur=${() => this.#leave()}
      />
      <span class="group">${actions}</span>
    </div>`;
  }
}
