// Shares a board with another page: one dialog for all forms, with a live preview of the board.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { boardModes } from '../../kit/board/attributes';
import type { BoardMode } from '../../kit/board/attributes';
import type { Engine } from '../../engine/engine';
import type { Analysis, GameInfo } from '../../engine/types';
import type { Game } from '../../games/registry';
import type { TheoryModule } from '../../kit/board/theory_module';
import { labelled } from '../../i18n/format';
import { speak } from '../../i18n/dictionary';
import { languageNames, languages, say } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import { Newest } from '../../play/newest';
import { Playthrough } from '../../play/playthrough';
import type { Address } from '../address';
import { choice } from '../../table/choice';
import { tableStyles } from '../../table/table_styles';
import { controls } from '../../kit/controls';
import { copyText, download } from '../../kit/hand_over';
import { closeIcon, copyIcon, downloadIcon, tickIcon } from '../../kit/icons';
import { shareSentences } from './share_sentences';
import type { ShareSentences } from './share_sentences_en';
import { boardThemes, forms, frameOf, pictureName, snippetsOf } from './snippets';
import type { BoardTheme, Form, SharedBoard, Snippet } from './snippets';
import { shareDialogStyles } from './share_dialog_styles';

const surrounding = 'surrounding';

/** The state of the page when the dialog was opened. */
export interface Shared {
  readonly engine: Engine;
  readonly game: Game;
  readonly info: GameInfo;
  readonly address: Address;
  readonly language: Language;
}

export class ShareDialog extends LitElement {
  static override properties = {
    shared: { attribute: false },
    form: { state: true },
    mode: { state: true },
    spoken: { state: true },
    theme: { state: true },
    analysis: { state: true },
    theory: { state: true },
    copied: { state: true },
    announcement: { state: true },
  };

  declare shared: Shared | undefined;
  declare private form: Form;
  declare private mode: BoardMode;
  declare private spoken: Language | typeof surrounding;
  declare private theme: BoardTheme;
  declare private analysis: Analysis | undefined;
  declare private theory: TheoryModule | undefined;
  declare private copied: Snippet['kind'] | undefined;
  declare private announcement: string;

  readonly #newest = new Newest();

  constructor() {
    super();
    this.form = 'link';
    this.mode = 'analyse';
    this.spoken = surrounding;
    this.theme = 'system';
    this.announcement = '';
  }

  /** Opens the dialog for the current state of the page. */
  async show(shared: Shared): Promise<void> {
    const isNewest = this.#newest.begin();
    this.shared = shared;
    this.mode = shared.address.mode ?? 'analyse';
    this.analysis = this.theory = this.copied = undefined;
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
    const { engine, game, info, address } = shared;
    const playthrough = new Playthrough(engine, info.id, () => undefined);
    const [, { theoryModule }] = await Promise.all([
      playthrough.open(address.position ?? info.example, address.moves, address.at),
      game.loadTheory(),
    ]);
    if (!isNewest()) return;
    this.analysis = playthrough.analysis;
    this.theory = theoryModule;
  }

  protected override willUpdate(changed: PropertyValues): void {
    // The copied text was another one.
    const texts: readonly PropertyKey[] = ['form', 'mode', 'spoken', 'theme'];
    if (texts.some((each) => changed.has(each))) this.copied = undefined;
  }

  get #home(): string {
    return new URL('./', location.href).href;
  }

  #board({ address, info }: Shared): SharedBoard {
    const { game, dialect, position = info.example, moves = [], at } = address;
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

  #title({ game, language }: Shared): string {
    const name = say(game.name, language);
    return this.analysis ? labelled(name, this.analysis.position, language) : name;
  }

  get #svg(): string {
    const { analysis, theory, shared } = this;
    if (!analysis || !theory || !shared) return '';
    const language = this.spoken === surrounding ? shared.language : this.spoken;
    return theory.toSvg(analysis, language);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { shared } = this;
    if (!shared) return nothing;
    const sentences = shareSentences[shared.language];
    const { form } = this;
    return html`<dialog aria-labelledby="share-title" @click=${this.#onClick}>
      <div class="dialog">
        <div class="head">
          <h2 id="share-title">${sentences.title}</h2>
          <button
            class="button close"
            type="button"
            aria-label=${sentences.close}
            @click=${this.#close}
          >
            ${closeIcon}
          </button>
        </div>
        ${choice({
          name: 'form',
          label: sentences.form,
          values: forms,
          names: sentences.forms,
          chosen: form,
          onChoose: (chosen) => (this.form = chosen),
        })}
        <p class="about">${sentences.about[form]}</p>
        ${this.#options(sentences)} ${form === 'link' ? nothing : this.#preview(shared, sentences)}
        ${this.#snippets(shared, sentences)}
        <p class="visually-hidden" role="status">${this.announcement}</p>
      </div>
    </dialog>`;
  }

  #options(sentences: ShareSentences): TemplateResult {
    const { form } = this;
    return html`<div class="options">
      ${
        form === 'picture'
          ? nothing
          : select(sentences.mode, boardModes, sentences.modes, this.mode, (mode) => {
              this.mode = mode;
            })
      }
      ${select(
        sentences.language,
        [surrounding, ...languages] as const,
        { [surrounding]: sentences.surrounding, ...languageNames },
        this.spoken,
        (spoken) => void this.#speak(spoken),
      )}
      ${
        form === 'link' || form === 'picture'
          ? nothing
          : select(sentences.theme, boardThemes, sentences.themes, this.theme, (theme) => {
              this.theme = theme;
            })
      }
    </div>`;
  }

  async #speak(spoken: typeof this.spoken): Promise<void> {
    if (spoken === surrounding || (await speak(spoken)) === spoken) this.spoken = spoken;
  }

  /** The preview shows a fence and an element as the frame does. */
  #preview(shared: Shared, sentences: ShareSentences): TemplateResult {
    const svg = this.#svg;
    return html`<figure>
      <figcaption>${sentences.preview}</figcaption>
      ${
        this.form !== 'picture'
          ? html`<iframe
              title=${sentences.preview}
              src=${frameOf(this.#board(shared), this.#home)}
              sandbox="allow-scripts allow-popups"
            ></iframe>`
          : svg
            ? html`<img
                src=${`data:image/svg+xml,${encodeURIComponent(svg)}`}
                alt=${this.#title(shared)}
              />`
            : nothing
      }
    </figure>`;
  }

  #snippets(shared: Shared, sentences: ShareSentences): TemplateResult[] {
    const board = this.#board(shared);
    const snippets = snippetsOf(this.form, {
      board,
      home: this.#home,
      title: this.#title(shared),
      svg: this.#svg,
    });
    return snippets.map(
      (snippet) =>
        html`<div class="snippet">
          ${this.form === 'fence' && snippet.kind === 'html' ? html`<p>${sentences.onceOnThePage}</p>` : nothing}
          <pre
            tabindex="0"
            aria-label=${sentences.forms[this.form]}
          ><code>${snippet.text}</code></pre>
          <p class="actions">
            <button
              class="button copy-${snippet.kind}"
              type="button"
              @click=${() => void this.#copy(snippet, sentences)}
            >
              ${this.copied === snippet.kind ? tickIcon : copyIcon}
              ${this.copied === snippet.kind ? sentences.copied : sentences.copy[snippet.kind]}
            </button>
            ${this.form === 'picture' && snippet.kind === 'markdown' ? this.#downloadButton(board, sentences) : nothing}
          </p>
        </div>`,
    );
  }

  #downloadButton(board: SharedBoard, sentences: ShareSentences): TemplateResult {
    const name = pictureName(board);
    return html`<button
      class="button download"
      type="button"
      @click=${() => download(new TextEncoder().encode(this.#svg), name)}
    >
      ${downloadIcon} ${sentences.download}
    </button>`;
  }

  async #copy({ kind, text }: Snippet, sentences: ShareSentences): Promise<void> {
    const done = await copyText(text);
    this.copied = done ? kind : undefined;
    this.announcement = done ? sentences.copied : sentences.copyFailed;
  }

  readonly #close = (): void => this.renderRoot.querySelector('dialog')?.close();

  /** A click beside the dialog has the dialog element itself as its target. */
  readonly #onClick = (event: Event): void => {
    if (event.target === event.currentTarget) this.#close();
  };

  static override styles = [controls, tableStyles, shareDialogStyles];
}

function select<T extends string>(
  label: string,
  values: readonly T[],
  names: Readonly<Record<T, string>>,
  chosen: T,
  onChoose: (value: T) => void,
): TemplateResult {
  const choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const found = values.find((each) => each === value);
    if (found) onChoose(found);
  };
  return html`<label>
    ${label}
    <select @change=${choose}>
      ${values.map(
        (value) =>
          html`<option value=${value} ?selected=${value === chosen}>${names[value]}</option>`,
      )}
    </select>
  </label>`;
}

customElements.define('impartial-share', ShareDialog);
