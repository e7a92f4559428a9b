// The proof of a period: the file that the solver writes, and its check in this tab by a program that shares no code with it.
import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import { formatNatural } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { fileField, pickFile } from '../../kit/file_field';
import { download } from '../../kit/hand_over';
import { isTimeToDraw } from '../../kit/time_to_draw';
import type { Checked } from './check_certificate.mjs';
import { startSentences } from './start_sentences';
import type { Verdict } from './verdicts';

const game = 'heap_games';

type State =
  | { readonly kind: 'new' | 'writing' }
  | { readonly kind: 'checking'; readonly percent: number }
  | { readonly kind: 'checked'; readonly result: Checked }
  | { readonly kind: 'refused'; readonly line: number; readonly column: number };

export class Proof implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #engine: () => Engine;
  #state: State = { kind: 'new' };
  #text = '';
  #run: AbortController | undefined;

  constructor(host: ReactiveControllerHost, engine: () => Engine) {
    this.#host = host;
    this.#engine = engine;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.forget();
  }

  /** Another rule is in the field. */
  forget(): void {
    this.#run?.abort();
    this.#show({ kind: 'new' });
  }

  #show(state: State): void {
    this.#state = state;
    this.#host.requestUpdate();
  }

  #begin(state: State): AbortSignal {
    this.#run?.abort();
    this.#run = new AbortController();
    this.#show(state);
    return this.#run.signal;
  }

  /** Lets the solver write the proof of a position's rule, and checks it. */
  async replay(position: string): Promise<void> {
    const signal = this.#begin({ kind: 'writing' });
    try {
      const text = await this.#written(position, signal);
      if (signal.aborted) return;
      if (text === undefined) this.#show({ kind: 'new' });
      else await this.#check(text, signal);
    } catch {
      // The table reports a solver that fails.
      if (!signal.aborted) this.#show({ kind: 'new' });
    }
  }

  async #written(position: string, signal: AbortSignal): Promise<string | undefined> {
    while (!signal.aborted) {
      const found = await this.#engine().certificate(game, position);
      if (!found.ok || found.value.state === 'none') return undefined;
      if (found.value.state === 'written') return found.value.text;
    }
    return undefined;
  }

  async #checkFile(file: File): Promise<void> {
    const signal = this.#begin({ kind: 'checking', percent: 0 });
    const text = await file.text();
    if (!signal.aborted) await this.#check(text, signal);
  }

  async #check(text: string, signal: AbortSignal): Promise<void> {
    this.#text = text;
    const { Refusal, certificateSteps } = await import('./check_certificate.mjs');
    try {
      const steps = certificateSteps(text);
      for (let next = steps.next(); ; next = steps.next()) {
        if (signal.aborted) return;
        if (next.done) return this.#show({ kind: 'checked', result: next.value });
        const { checked, total } = next.value;
        const percent = Math.floor((100 * checked) / total);
        if (await isTimeToDraw()) this.#show({ kind: 'checking', percent });
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      this.#show({ kind: 'refused', line: error.line, column: error.column });
    }
  }

  /** What the check has found. */
  verdict(language: Language): Verdict | undefined {
    const say = startSentences[language].proof;
    const state = this.#state;
    if (state.kind === 'checked')
      return { look: 'proved', words: checkedWords(state.result, language) };
    if (state.kind === 'refused') {
      return { look: 'wrong', words: say.refused(state.line, state.column) };
    }
    return undefined;
  }

  /** One button, which keeps the focus: it checks, and then hands over the file. */
  button(position: string, language: Language): TemplateResult {
    const say = startSentences[language].proof;
    const { kind } = this.#state;
    const isBusy = kind === 'writing' || kind === 'checking';
    const isDone = kind === 'checked' || kind === 'refused';
    return html`<button
      class="button small"
      type="button"
      title=${say.hint}
      aria-busy=${isBusy}
      @click=${() => {
        if (isDone) this.#download();
        else if (!isBusy) void this.replay(position);
      }}
    >
      ${
        isDone
          ? say.download
          : this.#state.kind === 'checking'
            ? say.checking(this.#state.percent)
            : say.check
      }
    </button>`;
  }

  /** A button for a file of the reader's, and what its check has found. */
  ofFile(language: Language): TemplateResult {
    const say = startSentences[language].proof;
    const found = this.verdict(language);
    const rule = this.#state.kind === 'checked' ? `${this.#state.result.rule}: ` : '';
    return html`<button class="button small" type="button" title=${say.hint} @click=${pickFile}>
        ${say.file}</button
      >${fileField(say.file, (file) => void this.#checkFile(file))}
      <span role="status"
        >${found ? html`<span class="verdict ${found.look}">${rule}${found.words}</span>` : nothing}</span
      >`;
  }

  #download(): void {
    download(new Blob([this.#text], { type: 'text/plain' }), 'period_proof.txt');
  }
}

/** "2·(52+34)+3−1": how many values the theorem asks for. */
function windowText({ start, length, most, heaps }: Checked): string {
  return heaps === 1
    ? `${start}+${length}+${most}`
    : `${heaps}·(${start}+${length})+${most}−${heaps - 1}`;
}

export function checkedWords(result: Checked, language: Language): string {
  const number = (each: number): string => formatNatural(String(each), language);
  const { start, length, values } = result;
  const { checked } = startSentences[language].proof;
  return checked(number(length), number(start), number(values), windowText(result));
}
