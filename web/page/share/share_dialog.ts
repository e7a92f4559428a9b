// Shares a board with another page: the reader says where, and the dialog writes what that place needs. One file: the
// choices and their drawing; the steps and the board are in step_view.ts and shared_board.ts.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { boardModes } from '../../kit/board/attributes';
import type { BoardMode } from '../../kit/board/attributes';
import type { Engine } from '../../engine/engine';
import type { Analysis, GameInfo } from '../../engine/types';
import type { Game } from '../../games/registry';
import type { TheoryModule } from '../../kit/board/theory_module';
import { joinSentences, labelled } from '../../i18n/format';
import { speak } from '../../kit/loading';
import { languageNames, languages, say } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import { Newest } from '../../play/newest';
import { Playthrough } from '../../play/playthrough';
import type { Place } from '../page_state';
import { codeText } from '../../desk/code_text';
import { controls } from '../../kit/controls';
import { closeIcon } from '../../kit/icons';
import { learnPage } from '../../kit/learn_page';
import { pinned } from '../../kit/pinned';
import { frameAddress, sandbox, usualHeight } from '../../kit/places/forms';
import type { PlacedBoard } from '../../kit/places/forms';
import { placeWords } from '../../kit/places/place_words';
import { formOf, placeGroups, placeIds, stepsFor, takesIntegrity } from '../../kit/places/places';
import type { PlaceGroup, PlaceId, Setting } from '../../kit/places/places';
import { select, selectStyles } from '../../kit/select';
import { lastingMemory } from '../../kit/storage';
import { attributesOf, boardThemes, linkTo, pictureName, pins } from './shared_board';
import type { BoardTheme, Pin, SharedBoard } from './shared_board';
import { pageSentences } from '../page_sentences';
import { shareSentences } from './share_sentences';
import type { ShareSentences } from './share_sentences_en';
import { shareDialogStyles } from './share_dialog_styles';
import { stepView } from './step_view';

const surrounding = 'surrounding';
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
  declare private place: PlaceId;
  declare private mode: BoardMode;
  declare private spoken: Language | typeof surrounding;
  declare private theme: BoardTheme;
  declare private pin: Pin;
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
    const setting = { home: this.#home, board };
    const { version, integrity } = pinned;
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
    const [newest, old] = [undefined, '0.0.0'].map((version) =>
      JSON.stringify(stepsFor(this.place, { home, board, ...(version && { version }) })),
    );
    if (pinned.version === undefined || newest === old) return [];
    return pins.filter((pin) => pin !== 'hash' || takesIntegrity(this.place, { home, board }));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { shared } = this;
    if (!shared) return nothing;
    const sentences = shareSentences[shared.language];
    const { notes } = placeWords[shared.language];
    const board = this.#placed(shared);
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
        ${this.#where(shared, sentences)} ${this.#options(board, sentences)}
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
        ${this.#preview(board, sentences)}
        <p class="visually-hidden" role="status">${this.announcement}</p>
      </div>
    </dialog>`;
  }

  #where({ language }: Shared, sentences: ShareSentences): TemplateResult {
    const { groups, names } = placeWords[language];
    const choose = (event: Event): void => {
      const { value } = event.target as HTMLSelectElement;
      this.place = placeIds.find((each) => each === value) ?? this.place;
      this.pin = 'newest';
      lastingMemory.set('place', this.place);
    };
    return html`<label class="where">
      ${sentences.place}
      <select class="place" @change=${choose}>
        ${(Object.keys(placeGroups) as PlaceGroup[]).map(
          (group) =>
            html`<optgroup label=${groups[group]}>
              ${placeGroups[group].map(
                (id: PlaceId) =>
                  html`<option value=${id} .selected=${id === this.place}>${names[id]}</option>`,
              )}
            </optgroup>`,
        )}
      </select>
    </label>`;
  }

  #options(board: PlacedBoard, sentences: ShareSentences): TemplateResult {
    const form = formOf(this.place);
    const { version = '' } = pinned;
    const pinsHere = this.#pins(board);
    return html`<div class="options">
      ${
        form === 'picture'
          ? choice(
              sentences.answers,
              ['analyse', 'quiz'] as const,
              { analyse: sentences.answersShown, quiz: sentences.answersHidden },
              this.#showsAnswers ? 'analyse' : 'quiz',
              (mode) => (this.mode = mode),
            )
          : choice(
              sentences.mode,
              boardModes,
              sentences.modes,
              this.mode,
              (mode) => (this.mode = mode),
            )
      }
      ${choice(
        sentences.language,
        [surrounding, ...languages] as const,
        { [surrounding]: sentences.surrounding, ...languageNames },
        this.spoken,
        (spoken) => void this.#speak(spoken),
      )}
      ${
        form === 'link' || form === 'picture'
          ? nothing
          : choice(
              sentences.theme,
              boardThemes,
              sentences.themes,
              this.theme,
              (theme) => (this.theme = theme),
            )
      }
      ${
        pinsHere.length === 0
          ? nothing
          : choice(
              sentences.version,
              pinsHere,
              Object.fromEntries(
                pins.map((pin) => [pin, sentences.versions(pin, version)]),
              ) as Record<Pin, string>,
              this.pin,
              (pin) => (this.pin = pin),
            )
      }
    </div>`;
  }

  async #speak(spoken: typeof this.spoken): Promise<void> {
    const isNewest = this.#speaks.begin();
    const isKnown = spoken === surrounding || (await speak(spoken)) === spoken;
    if (isKnown && isNewest()) this.spoken = spoken;
  }

  /** The preview shows a fence and an element as the frame does. */
  #preview(board: PlacedBoard, sentences: ShareSentences): TemplateResult | typeof nothing {
    const form = formOf(this.place);
    if (form === 'link' || form === 'picture') return nothing;
    return html`<figure>
      <figcaption>${sentences.preview}</figcaption>
      <iframe
        title=${sentences.preview}
        src=${frameAddress(board, this.#home)}
        height=${this.height ?? usualHeight}
        sandbox=${sandbox}
      ></iframe>
    </figure>`;
  }

  readonly #onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    const frame = this.renderRoot.querySelector('iframe');
    if (!frame || source !== frame.contentWindow) return;
    const { impartial, type, height } = Object(data) as Record<string, unknown>;
    if (impartial === 1 && type === 'height' && typeof height === 'number') this.height = height;
  };

  readonly #close = (): void => this.renderRoot.querySelector('dialog')?.close();

  /** A click beside the dialog has the dialog element itself as its target. */
  readonly #onClick = (event: Event): void => {
    if (event.target === event.currentTarget) this.#close();
  };

  static override styles = [controls, selectStyles, shareDialogStyles];
}

function authorsPage(language: Language, place: PlaceId): string {
  return `${learnPage('authors', language)}#${place}`;
}

function choice<T extends string>(
  label: string,
  values: readonly T[],
  names: Readonly<Record<T, string>>,
  chosen: T,
  onChoose: (value: T) => void,
): TemplateResult {
  const nameOf = (value: T): string => names[value];
  return html`<label>${label} ${select({ values, nameOf, chosen, onChoose })}</label>`;
}

customElements.define('impartial-share', ShareDialog);
