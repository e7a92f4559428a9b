// "How fast is this here?": the state of the measurement, and how it is drawn.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Engine } from '../engine/engine';
import type { GameSentences } from '../kit/board/game_sentences';
import { formatBytes } from '../i18n/measured';
import { say } from '../i18n/language';
import type { Language } from '../i18n/language';
import type { VerifySentences } from './sentences_en';
import { speeds } from './speed';
import type { Speed } from './speed';

export class SpeedRun {
  readonly #start: () => { readonly engine: Engine; close(): void };
  readonly #onChange: () => void;
  #found: readonly Speed[] = [];
  #failure = '';
  #running: AbortController | undefined;

  constructor(start: () => { readonly engine: Engine; close(): void }, onChange: () => void) {
    this.#start = start;
    this.#onChange = onChange;
  }

  /** Measures, or stops it. */
  async toggle(): Promise<void> {
    if (this.#running) return this.#running.abort();
    const running = (this.#running = new AbortController());
    const company = this.#start();
    this.#found = [];
    this.#failure = '';
    this.#onChange();
    try {
      for await (const speed of speeds(company.engine, running.signal)) {
        this.#found = [...this.#found, speed];
        this.#onChange();
      }
    } catch (error) {
      if (!running.signal.aborted) this.#failure = String(error);
    } finally {
      company.close();
      this.#running = undefined;
      this.#onChange();
    }
  }

  draw(
    games: readonly GameSentences[],
    words: VerifySentences,
    language: Language,
  ): TemplateResult {
    const { title, lead, measure, stop, columns } = words.speed;
    const digits = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });
    const rate = (bytes: number): string => `${formatBytes(bytes, language)}/s`;
    const cells = (found: Speed | undefined): readonly string[] =>
      found
        ? [
            rate(found.solved),
            rate(found.copied),
            `1 : ${digits.format(found.copied / found.solved)}`,
          ]
        : ['…', '…', '…'];
    const isShown = this.#running !== undefined || this.#found.length > 0;
    return html`<section id="speed">
      <h2>${title}</h2>
      <p>${lead}</p>
      <button class="button" type="button" @click=${() => void this.toggle()}>
        ${this.#running ? stop : measure}
      </button>
      ${
        isShown
          ? html`<table class="speeds" aria-busy=${this.#running ? 'true' : 'false'}>
              <thead>
                <tr>
                  ${columns.map((column) => html`<th scope="col">${column}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${games.map(
                  ({ id, name }) =>
                    html`<tr>
                      <th scope="row">${say(name, language)}</th>
                      ${cells(this.#found.find(({ game }) => game === id)).map(
                        (cell) => html`<td>${cell}</td>`,
                      )}
                    </tr>`,
                )}
              </tbody>
            </table>`
          : nothing
      }
      ${this.#failure ? html`<p class="differ">${words.failed(this.#failure)}</p>` : nothing}
    </section>`;
  }
}
