// Copies the explanation as Markdown and the board as SVG, or downloads the drawing.
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { whySentences } from '../../i18n/why_sentences';
import { emit } from '../../kit/board/events';
import { controls } from '../../kit/controls';
import { copyText, download } from '../../kit/hand_over';
import { copyIcon, downloadIcon, tickIcon } from '../../kit/icons';
import { whyMarkdown } from './why_markdown';
import type { Explained } from './why_markdown';

const confirmedForMs = 2000;

type Copied = 'explanation' | 'svg';

export class HandOver extends LitElement {
  static override properties = {
    explained: { attribute: false },
    copied: { state: true },
    refused: { state: true },
  };

  declare explained: Explained;
  declare private copied: Copied | undefined;
  /** The text that could not be copied. */
  declare private refused: string | undefined;

  #copyTimer = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { position } = this.explained.analysis;
    if (changed.has('explained') && changed.get('explained')?.analysis.position !== position) {
      this.copied = this.refused = undefined;
    }
  }

  protected override render(): TemplateResult {
    const sentences = whySentences[this.explained.language];
    const button = (what: Copied, label: string): TemplateResult => {
      const done = this.copied === what;
      return html`<button
        class="button copy-${what}"
        type="button"
        @click=${() => void this.#copy(what)}
      >
        ${done ? tickIcon : copyIcon} ${done ? sentences.copied : label}
      </button>`;
    };
    return html`<div class="buttons">
        ${button('explanation', sentences.copyExplanation)} ${button('svg', sentences.copySvg)}
        <button class="button download-svg" type="button" @click=${() => this.#download()}>
          ${downloadIcon} ${sentences.downloadSvg}
        </button>
      </div>
      ${
        this.refused === undefined
          ? nothing
          : html`<label>
              ${sentences.copyFailed}
              <textarea readonly rows="8" .value=${this.refused}></textarea>
            </label>`
      }`;
  }

  get #svg(): string {
    const { theory, analysis, language } = this.explained;
    return theory.toSvg(analysis, language);
  }

  async #copy(what: Copied): Promise<void> {
    const sentences = whySentences[this.explained.language];
    let text: string;
    try {
      text = what === 'svg' ? this.#svg : await whyMarkdown(this.explained);
    } catch {
      emit(this, 'say', sentences.notMade);
      return;
    }
    const done = await copyText(text);
    this.copied = done ? what : undefined;
    this.refused = done ? undefined : text;
    emit(this, 'say', done ? sentences.copied : sentences.copyFailed);
    clearTimeout(this.#copyTimer);
    this.#copyTimer = window.setTimeout(() => (this.copied = undefined), confirmedForMs);
  }

  #download(): void {
    download(new TextEncoder().encode(this.#svg), `${this.explained.analysis.game}.svg`);
  }

  static override styles = [
    controls,
    css`
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      label {
        display: grid;
        gap: 8px;
        margin-block-start: 12px;
        font-size: 0.875rem;
        color: var(--error);
      }
      textarea {
        inline-size: 100%;
        padding: 8px;
        border: 1px solid var(--line-control);
        border-radius: var(--radius);
        background: var(--surface);
        color: var(--ink);
        font: var(--text);
      }
    `,
  ];
}
