// Shares a board with another page: the reader says where, and the dialog writes what that place needs. Its
// choices, steps and preview have files of their own.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { BoardMode } from '../../kit/board/attributes';
import type { Engine } from '../../engine/engine';
import type { Analysis, GameInfo } from '../../engine/types';
import type { Game } from '../../games/registry';
import type { TheoryModule } from '../../kit/board/theory_module';
import { joinSentences, labelled } from '../../i18n/format';
import { speak } from '../../kit/loading';
import { say } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import { Newest } from '../../play/newest';
import { Playthrough } from '../../play/playthrough';
import type { Place } from '../page_state';
import { codeText } from '../../desk/code_text';
import { controls } from '../../kit/controls';
import { dialogStyles } from '../../kit/dialog_styles';
import { closeIcon } from '../../kit/icons';
import { learnPage } from '../../kit/learn_page';
import { pinned } from '../../kit/pinned';
import type { PlacedBoard } from '../../kit/places/forms';
import { placeWords } from '../../kit/places/place_words';
import { formOf, placeIds, stepsFor, takesIntegrity } from '../../kit/places/places';
import type { PlaceId, Setting } from '../../kit/places/places';
import { selectStyles } from '../../kit/select';
import { lastingMemory } from '../../kit/storage';
import { attributesOf, linkTo, pictureName, pins } from './shared_board';
import type { BoardTheme, Pin, SharedBoard } from './shared_board';
import { pageSentences } from '../page_sentences';
import { shareSentences } from './share_sentences';
import { heightIn, preview } from './preview';
import { placeChoice, shareOptions, surrounding } from './share_options';
import type { ShareChoices } from './share_options';
import { shareDialogStyles } from './share_dialog_styles';
import { stepView } from './step_view';

const standalone = 'impartial.standalone.js';

/** The state of the page when the dialog was opened. */
export interface Shared {
  readonly engine: Engine;
  readonly game: Game;
  readonly info: GameInfo;
  readonly place: Place;
  readonly language: Language;
}

export class ShareDialog extends LitElement {
  static override properties = {
    shared: { attribute: false },
    place: { state: true },
    mode: { state: true },
    spoken: { state: true },
    theme: { state: true },
    pin: { state: true },
    analysis: { state: true },
    theory: { state: true },
    height: { state: true },
    copied: { state: true },
    announcement: { state: true },
  };

  declare shared: Shared | undefined;
  declare place: PlaceId;
  declare mode: BoardMode;
  declare spoken: Language | typeof surrounding;
  declare theme: BoardTheme;
  declare pin: Pin;
  declare private analysis: Analysis | undefined;
  declare private theory: TheoryModule | undefined;
  /** The height of the board, when the preview has told it. */
  declare private height: number | undefined;
  /** The text that was copied, or the name of the picture. */
  declare private copied: string | undefined;
  declare private announcement: string;

  readonly #newest = new Newest();
  readonly #speaks = new Newest();

  constructor() {
    super();
    const kept = lastingMemory.get('place');
    this.place = placeIds.find((each) => each === kept) ?? 'link';
    this.mode = 'analyse';
    this.spoken = surrounding;
    this.theme = 'system';
    this.pin = 'newest';
    this.announcement = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('message', this.#onMessage);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('message', this.#onMessage);
  }

  /** Opens the dialog for the current state of the page. */
  async show(shared: Shared): Promise<void> {
    const isNewest = this.#newest.begin();
    this.shared = shared;
    this.mode = shared.place.board.mode ?? 'analyse';
    // Most pages of Chinese authors call themselves English.
    this.spoken = shared.language === 'en' ? surrounding : shared.language;
    this.analysis = this.theory = this.copied = this.height = undefined;
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
    const { engine, game, info } = shared;
    const { position, moves, at } = shared.place.board;
    const playthrough = new Playthrough(engine, info.id, () => undefined);
    const [, { theoryModule }] = await Promise.all([
      playthrough.open(position ?? info.example, moves, at),
      game.loadTheory(),
    ]);
    if (!isNewest()) return;
    this.analysis = playthrough.analysis;
    this.theory = theoryModule;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('place')) this.copied = undefined;
  }

  get #home(): string {
    return new URL('./', location.href).href;
  }

  #board({ place, info }: Shared): SharedBoard {
    const { game, dialect } = place;
    const { position = info.example, moves = [], at } = place.board;
    return {
      game,
      dialect,
      position,
      moves: moves.slice(0, at ?? moves.length),
      mode: this.mode,
      ...(this.spoken !== surrounding && { language: this.spoken }),
      theme: this.theme,
    };
  }

  /** The language of the texts that go with the board. */
  #language({ language }: Shared): Language {
    return this.spoken === surrounding ? language : this.spoken;
  }

  /** A reader who is asked for the answers is not told them. */
  get #showsAnswers(): boolean {
    return this.mode === 'analyse' || this.mode === 'static';
  }

  #svg(shared: Shared): string {
    const { analysis, theory } = this;
    if (!analysis || !theory) return '';
    return theory.toSvg(analysis, this.#language(shared), { answers: this.#showsAnswers });
  }

  /** The position, the player to move, and the task. */
  #title(shared: Shared): string {
    const { analysis } = this;
    const language = this.#language(shared);
    const { question, outcomes, click } = shareSentences[language];
    const { game, place } = shared;
    const name =
      analysis && this.theory
        ? this.theory.titleOf(analysis, language)
        : labelled(say(game.name, language), place.board.position ?? '', language);
    const told =
      this.#showsAnswers && analysis && analysis.outcome !== 'unknown'
        ? outcomes[analysis.outcome]
        : question;
    const stop = language === 'en' ? '.' : '。';
    return joinSentences([name + stop, told, click], language);
  }

  #placed(shared: Shared): PlacedBoard {
    const board = this.#board(shared);
    return {
      attributes: attributesOf(board),
      title: this.#title(shared),
      link: linkTo(board, this.#home),
      name: pictureName(board),
      ...(this.height !== undefined && { height: this.height }),
    };
  }

  #setting(board: PlacedBoard): Setting {
    const { version, integrity } = pinned;
    const setting = { home: this.#home, board, ...(version && { newest: version }) };
    if (this.pin === 'newest' || version === undefined) return setting;
    const hash = integrity[standalone];
    return {
      ...setting,
      version,
      ...(this.pin === 'hash' && hash !== undefined && { integrity: hash }),
    };
  }

  /** The ways in which the place can name the files of Impartial. */
  #pins(board: PlacedBoard): readonly Pin[] {
    const { home } = this.#setting(board);
    const newest = '0.0.0';
    const [one, other] = [{}, { version: newest }].map((version) =>
      JSON.stringify(stepsFor(this.place, { home, board, newest, ...version })),
    );
    if (pinned.version === undefined || one === other) return [];
    return pins.filter((pin) => pin !== 'hash' || takesIntegrity(this.place, { home, board }));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { shared } = this;
    if (!shared) return nothing;
    const sentences = shareSentences[shared.language];
    const { notes } = placeWords[shared.language];
    const board = this.#placed(shared);
    const choose = (chosen: Partial<ShareChoices>): void => this.#choose(chosen);
    return html`<dialog aria-labelledby="share-title" @click=${this.#onClick}>
      <div class="dialog">
        <div class="head">
          <h2 id="share-title">${sentences.title}</h2>
          <button
            class="button close"
            type="button"
            aria-label=${pageSentences[shared.language].close}
            @click=${this.#close}
          >
            ${closeIcon}
          </button>
        </div>
        ${placeChoice(this.place, shared.language, sentences, choose)}
        ${shareOptions(this, this.#pins(board), sentences, choose)}
        <p class="about">${codeText(notes[this.place])}</p>
        <ol class="snippets ${formOf(this.place)}">
          ${stepsFor(this.place, this.#setting(board)).map(
            (step) =>
              html`<li>
                ${stepView(step, {
                  where: placeWords[shared.language].where(step),
                  sentences,
                  drawn: () => this.#svg(shared),
                  title: () => this.#title(shared),
                  copied: this.copied,
                  onCopied: (what, words) => {
                    this.copied = what;
                    this.announcement = words;
                  },
                })}
              </li>`,
          )}
        </ol>
        ${
          location.protocol === 'file:'
            ? nothing
            : html`<a class="authors" href=${authorsPage(shared.language, this.place)}
                >${sentences.authors}</a
              >`
        }
        ${preview(this.place, board, this.#home, this.height, sentences)}
        <p class="visually-hidden" role="status">${this.announcement}</p>
      </div>
    </dialog>`;
  }

  #choose({ spoken, ...chosen }: Partial<ShareChoices>): void {
    Object.assign(this, chosen);
    if (chosen.place !== undefined) lastingMemory.set('place', chosen.place);
    if (spoken !== undefined) void this.#speak(spoken);
  }

  async #speak(spoken: typeof this.spoken): Promise<void> {
    const isNewest = this.#speaks.begin();
    const isKnown = spoken === surrounding || (await speak(spoken)) === spoken;
    if (isKnown && isNewest()) this.spoken = spoken;
  }

  readonly #onMessage = (event: MessageEvent<unknown>): void => {
    this.height = heightIn(event, this.renderRoot.querySelector('iframe')) ?? this.height;
  };

  readonly #close = (): void => this.renderRoot.querySelector('dialog')?.close();

  /** A click beside the dialog has the dialog element itself as its target. */
  readonly #onClick = (event: Event): void => {
    if (event.target === event.currentTarget) this.#close();
  };

  static override styles = [controls, selectStyles, dialogStyles, shareDialogStyles];
}

function authorsPage(language: Language, place: PlaceId): string {
  return `${learnPage('authors', language)}#${place}`;
}

customElements.define('impartial-share', ShareDialog);
