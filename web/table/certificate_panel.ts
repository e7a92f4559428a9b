// The proof of an answer that a search gave: a certificate, checked in this page by a program that shares no code with the
// solver, and a file for download.
import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Engine, Expected } from '../engine/engine';
import { search } from '../engine/search';
import type { Analysis, Certificate, Obstacle } from '../engine/types';
import { formatNatural } from '../i18n/format';
import { formatBytes } from '../i18n/measured';
import type { Language } from '../i18n/language';
import type { Checked, Checker, TheoryModule } from '../kit/board/theory_module';
import { controls } from '../kit/controls';
import { download } from '../kit/hand_over';
import { downloadIcon, errorIcon, tickIcon } from '../kit/icons';
import { isTimeToDraw } from '../kit/time_to_draw';
import { certificateStyles } from './certificate_styles';
import { searchSentences } from './search_sentences';
import type { CertificateSentences } from './search_sentences_en';
import type { Table } from './table';

type State =
  | { readonly kind: 'writing'; readonly positions: number }
  | { readonly kind: 'none'; readonly obstacle: Obstacle }
  /** It is written, but the program that checks it did not come. */
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'checking'; readonly checked: number; readonly total: number }
  | { readonly kind: 'checked'; readonly result: Checked }
  | { readonly kind: 'refused'; readonly line: number; readonly column: number };

export class CertificatePanel extends LitElement {
  static override properties = {
    table: { attribute: false },
    announce: { attribute: false },
    analysis: { attribute: false },
    language: { attribute: false },
    loadChecker: { attribute: false },
    state: { state: true },
  };

  declare table: Table;
  /** Puts words into the status line. */
  declare announce: (words: string) => void;
  declare analysis: Analysis;
  declare language: Language;
  declare loadChecker: NonNullable<TheoryModule['loadChecker']>;
  declare private state: State | undefined;

  #of: Analysis | undefined;
  /** Ends the writing or the check that is under way. */
  #run: AbortController | undefined;
  /** The certificate, once it is written. */
  #text = '';

  protected override willUpdate(): void {
    if (this.analysis === this.#of) return;
    this.#of = this.analysis;
    this.#stop();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.tabIndex = -1;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Ends a running check.
    this.#of = undefined;
    this.#stop();
  }

  #stop(): void {
    this.#run?.abort();
    this.#text = '';
    this.state = undefined;
  }

  get #words(): CertificateSentences {
    return searchSentences[this.language].certificate;
  }

  async #prove(): Promise<void> {
    const { signal } = (this.#run = new AbortController());
    try {
      if (this.#text === '') await this.#write(signal);
      if (this.#text !== '') await this.#check(signal);
    } catch (error) {
      if (signal.aborted) return;
      const isWritten = this.#text !== '';
      this.state = isWritten ? { kind: 'unchecked' } : undefined;
      this.table.fail(isWritten ? 'part' : 'run', error);
    }
    await this.#keepFocus();
  }

  async #write(signal: AbortSignal): Promise<void> {
    const words = this.#words;
    this.state = { kind: 'writing', positions: 0 };
    this.announce(words.writing);
    const written = await this.#written(this.table.playthrough?.engine, signal);
    if (signal.aborted || !written) return;
    if (!written.ok) throw new Error(written.notice.message);
    if (written.value.state === 'none') {
      const { obstacle } = written.value;
      this.state = { kind: 'none', obstacle };
      this.announce(words.none[obstacle]);
    } else this.#text = written.value.text;
  }

  /** The certificate needs more than the answer, and the memory of its search may have been freed. */
  async #written(
    engine: Engine | undefined,
    signal: AbortSignal,
  ): Promise<Expected<Exclude<Certificate, { state: 'writing' }>> | undefined> {
    const { game, position } = this.analysis;
    if (engine) await search(engine, game, position, { signal });
    while (engine && !signal.aborted) {
      const found = await engine.certificate(game, position);
      if (!found.ok) return found;
      const { value } = found;
      if (value.state !== 'writing') return { ok: true, value };
      if (!signal.aborted) this.state = { kind: 'writing', positions: value.positions };
      await isTimeToDraw();
    }
    return undefined;
  }

  async #stopWriting(): Promise<void> {
    this.#stop();
    await this.#keepFocus();
  }

  async #check(signal: AbortSignal): Promise<void> {
    this.state = { kind: 'checking', checked: 0, total: 1 };
    await this.#keepFocus();
    let checker: Checker | undefined;
    try {
      checker = await this.loadChecker();
      const steps = checker.certificateSteps(this.#text);
      for (let next = steps.next(); ; next = steps.next()) {
        if (next.done) {
          this.state = { kind: 'checked', result: next.value };
          break;
        }
        const isDue = await isTimeToDraw();
        if (signal.aborted) return;
        if (isDue) this.state = { kind: 'checking', ...next.value };
      }
    } catch (error) {
      if (!checker || !(error instanceof checker.Refusal)) throw error;
      this.state = { kind: 'refused', line: error.line, column: error.column };
    }
    this.announce(this.#result ?? '');
  }

  /** The button may disappear while it has the focus. */
  async #keepFocus(): Promise<void> {
    const had = this.shadowRoot?.activeElement;
    await this.updateComplete;
    if (!had || this.shadowRoot?.activeElement) return;
    (this.shadowRoot?.querySelector<HTMLElement>('button') ?? this).focus();
  }

  get #result(): string | undefined {
    const { state, language } = this;
    if (state?.kind === 'checked') {
      const { positions, outcome, only, winning } = state.result;
      const words = this.#words;
      const proved = outcome === 'P' || only ? words.proved : words.provedToWin(winning.join(', '));
      return words.checked(formatNatural(positions, language), proved);
    }
    return state?.kind === 'refused' ? this.#words.refused(state.line, state.column) : undefined;
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    const { state } = this;
    const isWriting = state?.kind === 'writing';
    if (!state || isWriting) {
      return html`<div class="ready">
        <button
          class="button"
          type="button"
          title=${words.hint}
          aria-busy=${isWriting ? 'true' : 'false'}
          @click=${() => !isWriting && void this.#prove()}
        >
          ${isWriting ? words.writing : words.prove}
        </button>
        ${
          isWriting
            ? html`<span>${words.soFar(formatNatural(state.positions, this.language))}</span>
                <button class="button" type="button" @click=${() => void this.#stopWriting()}>
                  ${searchSentences[this.language].stop}
                </button>`
            : nothing
        }
      </div>`;
    }
    if (state.kind === 'none') return html`<p>${words.none[state.obstacle]}</p>`;
    return html`<div class="ready">
      ${
        state.kind === 'unchecked'
          ? html`<button class="button" type="button" @click=${() => void this.#prove()}>
              ${words.prove}
            </button>`
          : nothing
      }
      <button class="button" type="button" @click=${() => this.#download()}>
        ${downloadIcon} ${words.download(formatBytes(this.#text.length, this.language))}
      </button>
      ${
        state.kind === 'checking'
          ? html`<progress
              max=${state.total}
              .value=${state.checked}
              aria-label=${words.checking}
            ></progress>`
          : nothing
      }
      ${
        this.#result
          ? html`<p class=${state.kind}>
              ${state.kind === 'checked' ? tickIcon : errorIcon} ${this.#result}
            </p>`
          : nothing
      }
    </div>`;
  }

  #download(): void {
    const numbers = this.analysis.position.replaceAll(/\D+/g, ' ').trim().replaceAll(' ', '_');
    download(new Blob([this.#text], { type: 'text/plain' }), `certificate_${numbers}.txt`);
  }

  static override styles = [controls, certificateStyles];
}

if (!customElements.get('impartial-certificate')) {
  customElements.define('impartial-certificate', CertificatePanel);
}
