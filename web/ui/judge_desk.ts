// Judge text in, judge text out. Whatever is in the editor is solved while it is written.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { EngineFailure, errorCount } from '../engine/engine';
import type { Engine, Progress, Solution } from '../engine/engine';
import type { DialectId, DialectInfo } from '../engine/types';
import { dialectTexts } from '../games/dialects';
import type { GameSentences } from '../kit/board/game_sentences';
import { formatBytes } from '../i18n/format';
import { say } from '../i18n/language';
import type { Language, Text } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';
import { utf16Ranges } from './byte_ranges';
import type { Range } from './byte_ranges';
import { codeText } from './code_text';
import { controls } from '../kit/controls';
import { Drafts } from './drafts';
import { PlainEditor } from './editor';
import type { Editor, EditorDescription } from './editor';
import { withCase } from './add_case';
import { emit } from './events';
import { boardIcon, chevronIcon, fileIcon, sampleIcon, undoIcon } from '../kit/icons';
import { readExcerpt, readSmallText } from './input_file';
import type { Excerpt } from './input_file';
import { LatestWins } from './latest_wins';
import { noticeList, noticeListStyles } from './notice_list';
import type { Phase } from './output_pane';
import { paneStyles } from './pane_styles';
import { tabMemory } from '../kit/storage';
import { judgeDeskStyles } from './judge_desk_styles';

const typingPauseMs = 120;
/** Sooner, words about the work would only flicker. */
const slowAfterMs = 300;
/** A screen reader should hear the outcome, not every keystroke's. */
const announceAfterMs = 800;

/** A file that is solved from its bytes. */
interface OpenedFile {
  readonly file: File;
  readonly excerpt: Excerpt;
}

export class JudgeDesk extends LitElement {
  static override properties = {
    engine: { attribute: false },
    sentences: { attribute: false },
    language: { attribute: false },
    game: { attribute: false },
    dialect: { attribute: false },
    info: { attribute: false },
    loadFailure: { attribute: false },
    phase: { state: true },
    solution: { state: true },
    failure: { state: true },
    progress: { state: true },
    opened: { state: true },
    dragging: { state: true },
    announcement: { state: true },
  };

  declare engine: Engine;
  declare sentences: Sentences;
  declare language: Language;
  declare game: GameSentences;
  declare dialect: DialectId;
  /** What the solver says of the dialect, once it has been loaded. */
  declare info: DialectInfo | undefined;
  /** Why it was not. */
  declare loadFailure: EngineFailure | undefined;

  declare private phase: Phase;
  declare private solution: Solution | undefined;
  declare private failure: EngineFailure | undefined;
  declare private progress: Progress | undefined;
  declare private opened: OpenedFile | undefined;
  declare private dragging: boolean;
  declare private announcement: string;

  readonly #drafts = new Drafts(tabMemory, 'draft');
  /** What a sample or a file took the place of. */
  readonly #setAside = new Drafts(tabMemory, 'aside');
  readonly #latest = new LatestWins();
  #editor: Editor;
  #described = '';
  #upgraded = false;
  /** Whose text is in the editor. */
  #shown: { dialect: DialectId; reads: Text } | undefined;
  /** The sample that was, or would have been, put into the editor for it. */
  #sample: string | undefined;
  #awaitsSample = false;
  /** The text that was solved last, and where its notices are. */
  #solvedText: string | undefined;
  #ranges: readonly Range[] = [];
  #slowTimer = 0;
  #announceTimer = 0;

  constructor() {
    super();
    this.phase = 'loading';
    this.dragging = false;
    this.announcement = '';
    this.#editor = new PlainEditor((text) => this.#edited(text));
  }

  /** For the skip link. */
  override focus(): void {
    void this.#focusInput();
  }

  protected override firstUpdated(): void {
    this.#editorHost.append(this.#editor.element);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('loadFailure')) {
      if (this.loadFailure) this.#failed(this.loadFailure);
      else if (this.phase === 'failed') this.phase = 'loading';
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.#shown?.dialect !== this.dialect) this.#showDialect();
    else if (changed.has('info')) this.#infoArrived();
    else if (changed.has('language')) this.#markNotices();
    this.#describeEditor();
    // Not in the template: the options of a game must exist before one can be chosen.
    const select = this.renderRoot.querySelector('select');
    if (select) select.value = this.dialect;
  }

  // --- Which text is in the editor -------------------------------------------------------------------------------

  #showDialect(): void {
    const { reads } = this.#texts;
    const old = this.#editor.text;
    const sameFormat = this.#shown?.reads === reads;
    const isOwn = old.trim() !== '' && old !== this.#sample;
    if (!sameFormat) this.opened = undefined;
    this.#shown = { dialect: this.dialect, reads };
    this.#sample = this.info?.sample;
    // A dialect without a text of its own takes along what is there, if it can read it.
    const text = this.#drafts.get(this.dialect) ?? (sameFormat && isOwn ? old : this.#sample);
    this.#awaitsSample = text === undefined;
    this.#editor.open(text ?? '');
    void this.#solve();
  }

  #infoArrived(): void {
    this.#sample = this.info?.sample;
    if (this.#awaitsSample && this.#sample !== undefined) this.#editor.open(this.#sample);
    this.#awaitsSample = false;
    void this.#solve();
  }

  #edited(text: string): void {
    this.#awaitsSample = false;
    this.#drafts.set(this.dialect, text);
    void this.#solve(typingPauseMs);
  }

  #putSample(): void {
    if (this.#sample === undefined) return;
    this.#replace(this.#sample);
    // It is nobody's own text.
    this.#drafts.forget(this.dialect);
  }

  /** Puts another text into the editor and keeps what stood there. */
  #replace(text: string): void {
    const old = this.#editor.text;
    const isOwn = old.trim() !== '' && old !== this.#sample;
    if (isOwn && old !== text) this.#setAside.set(this.dialect, old);
    this.opened = undefined;
    this.#editor.replace(text);
    void this.#solve();
  }

  /** A case of this dialect's text behind the others. False where the text is not one to which it can be added. */
  addCase(text: string): boolean {
    if (!this.info || this.opened) return false;
    const longer = withCase(this.#editor.text, text, this.info.envelope);
    if (longer === undefined) return false;
    this.#editor.replace(longer);
    return true;
  }

  /** The case in which the cursor stands; the solver says which that is. */
  async #showOnBoard(): Promise<void> {
    const { text, selection } = this.#editor;
    const offset = new TextEncoder().encode(text.slice(0, selection.from)).length;
    try {
      const found = await this.engine.caseAt(this.dialect, text, offset);
      if (!found.ok) this.announcement = this.sentences.notice(found.notice);
      else if (!found.value) this.announcement = this.sentences.table.noCaseHere;
      else {
        const { position, case: number } = found.value;
        emit(this, 'show-case', {
          position,
          words: this.sentences.table.shownOnBoard(number),
        });
      }
    } catch (error) {
      this.#failed(EngineFailure.of('run', error));
    }
  }

  #putBack(): void {
    const text = this.#setAside.get(this.dialect);
    if (text === undefined) return;
    this.#setAside.forget(this.dialect);
    this.opened = undefined;
    this.#editor.replace(text);
    this.requestUpdate();
    void this.#focusInput();
  }

  async #open(file: File): Promise<void> {
    try {
      const text = await readSmallText(file);
      if (text !== undefined) return this.#replace(text);
      this.opened = { file, excerpt: await readExcerpt(file) };
      void this.#solve();
    } catch (error) {
      this.#failed(new EngineFailure('read', String(error)));
    }
  }

  #closeFile(): void {
    this.opened = undefined;
    void this.#solve();
    void this.#focusInput();
  }

  // --- Solving ---------------------------------------------------------------------------------------------------

  async #solve(delayMs = 0): Promise<void> {
    // Until the solver is there, nothing is to be shown but that it is coming.
    if (!this.info) return;
    const { dialect } = this;
    const text = this.opened ? undefined : this.#editor.text;
    if (text?.trim() === '') return this.#showEmpty();
    const input = text ?? this.opened?.file ?? '';
    const onProgress = (progress: Progress): void => {
      this.progress = progress;
    };
    this.progress = undefined;
    clearTimeout(this.#slowTimer);
    this.#slowTimer = window.setTimeout(() => (this.phase = 'solving'), delayMs + slowAfterMs);
    try {
      const solution = await this.#latest.run(
        (signal) => this.engine.solve(dialect, input, { signal, onProgress }),
        delayMs,
      );
      if (solution) this.#solved(solution, text);
    } catch (error) {
      this.#failed(EngineFailure.of('run', error));
    }
  }

  #showEmpty(): void {
    this.#settle('empty', undefined, undefined);
    this.#latest.cancel();
    this.#announce('');
  }

  #solved(solution: Solution, text: string | undefined): void {
    this.#settle('solved', solution, text);
    this.#announce(this.#summary(solution));
  }

  #failed(failure: EngineFailure): void {
    this.failure = failure;
    this.#settle('failed', undefined, undefined);
    this.#announce(this.sentences.failures[failure.stage].title);
  }

  #stop(): void {
    this.#latest.cancel();
    this.#settle('stopped', undefined, undefined);
    this.#announce(this.sentences.stopped);
  }

  #settle(phase: Phase, solution: Solution | undefined, text: string | undefined): void {
    clearTimeout(this.#slowTimer);
    this.phase = phase;
    this.solution = solution;
    this.#solvedText = text;
    this.#ranges = text === undefined || !solution ? [] : utf16Ranges(text, solution.notices);
    this.#markNotices();
    void this.#upgradeEditor();
  }

  #retry(): void {
    if (this.loadFailure) emit(this, 'reload');
    else void this.#solve();
  }

  /** Not if more was typed meanwhile: the places would be wrong, and the next solution is on its way. */
  #markNotices(): void {
    const notices = this.solution?.notices ?? [];
    if (notices.length > 0 && this.#solvedText !== this.#editor.text) return;
    this.#editor.mark(
      notices.map((notice, index) => ({
        ...(this.#ranges[index] ?? { from: 0, to: 0 }),
        severity: notice.severity,
        message: this.sentences.notice(notice),
      })),
    );
  }

  async #goTo(index: number): Promise<void> {
    const notice = this.solution?.notices[index];
    if (!notice) return;
    if (!this.opened) {
      const range = this.#ranges[index];
      if (range) this.#editor.select(range);
      return;
    }
    const { file } = this.opened;
    this.opened = { file, excerpt: await readExcerpt(file, notice.offset, notice.length) };
    await this.#focusInput();
    this.renderRoot.querySelector('mark')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  // --- What is said ----------------------------------------------------------------------------------------------

  #summary(solution: Solution): string {
    const { sentences } = this;
    const errors = errorCount(solution);
    const warnings = solution.notices.filter(({ severity }) => severity === 'warning').length;
    const parts = [sentences.cases(solution.cases)];
    if (errors > 0) parts.push(sentences.errors(errors));
    if (warnings > 0) parts.push(sentences.warnings(warnings));
    return parts.join(', ');
  }

  #announce(words: string): void {
    clearTimeout(this.#announceTimer);
    this.#announceTimer = window.setTimeout(() => (this.announcement = words), announceAfterMs);
  }

  #describeEditor(): void {
    const notices = this.solution?.notices ?? [];
    const description: EditorDescription = {
      labelledBy: 'input-title',
      describedBy: notices.length > 0 ? 'reads notice-0' : 'reads',
      invalid: notices.some(({ severity }) => severity === 'error'),
      // Where a sample is about to appear, nobody is asked for a text.
      placeholder: this.phase === 'loading' ? '' : this.sentences.inputPlaceholder,
    };
    const told = JSON.stringify(description);
    if (told === this.#described) return;
    this.#described = told;
    this.#editor.describe(description);
  }

  // --- The editor ------------------------------------------------------------------------------------------------

  get #editorHost(): HTMLElement {
    const host = this.renderRoot.querySelector<HTMLElement>('.editor');
    if (!host) throw new Error('the desk has not been rendered');
    return host;
  }

  /** Takes the better editor once it is there, with all that was typed meanwhile. */
  async #upgradeEditor(): Promise<void> {
    if (this.#upgraded) return;
    this.#upgraded = true;
    const plain = this.#editor;
    if (!(plain instanceof PlainEditor) || !(this.renderRoot instanceof ShadowRoot)) return;
    try {
      const { CodeEditor } = await import('./code_editor');
      while (plain.composing) {
        await new Promise((resolve) => plain.element.addEventListener('compositionend', resolve));
      }
      const editor = new CodeEditor(this.renderRoot, (text) => this.#edited(text));
      const focused = this.renderRoot.activeElement === plain.element;
      const { selection, text } = plain;
      editor.open(text);
      this.#editor = editor;
      this.#editorHost.replaceChildren(editor.element);
      this.#described = '';
      this.#describeEditor();
      this.#markNotices();
      if (focused) editor.select(selection);
    } catch {
      // The network failed; the plain editor does all that is needed. The next solution tries again.
      this.#upgraded = false;
    }
  }

  /** The editor, or what there is to see of an opened file. */
  async #focusInput(): Promise<void> {
    // What is hidden cannot take the focus.
    await this.updateComplete;
    if (this.opened) this.renderRoot.querySelector<HTMLElement>('.excerpt')?.focus();
    else this.#editor.focus();
  }

  // --- Drawing ---------------------------------------------------------------------------------------------------

  get #texts() {
    const texts = dialectTexts[this.game.id]?.[this.dialect];
    if (!texts) throw new Error(`${this.game.id} has no dialect ${this.dialect}`);
    return texts;
  }

  protected override render(): TemplateResult {
    const { sentences, language, game } = this;
    const { reads, prints } = this.#texts;
    return html`
      <div class="format">
        <label for="dialect">${sentences.format}</label>
        <span class="select">
          <select
            id="dialect"
            .value=${this.dialect}
            @change=${(event: Event) => this.#chooseDialect(event)}
          >
            ${Object.entries(dialectTexts[game.id] ?? {}).map(
              ([id, { name }]) => html`<option value=${id}>${say(name, language)}</option>`,
            )}
          </select>
          ${chevronIcon}
        </span>
        <p class="promise">${sentences.promise}</p>
      </div>
      <div class="panes">
        <section
          class="pane input ${this.dragging ? 'dragging' : ''}"
          aria-labelledby="input-title"
        >
          <header class="head">
            <h2 id="input-title">${sentences.input}</h2>
            <span class="actions">
              ${
                this.#setAside.get(this.dialect) === undefined
                  ? nothing
                  : html`<button
                      class="button put-back"
                      type="button"
                      @click=${() => this.#putBack()}
                    >
                      ${undoIcon} ${sentences.putBack}
                    </button>`
              }
              <button
                class="button show-case"
                type="button"
                ?disabled=${!this.info || this.opened !== undefined}
                @click=${() => void this.#showOnBoard()}
              >
                ${boardIcon} ${sentences.table.showOnBoard}
              </button>
              <button
                class="button sample"
                type="button"
                title=${sentences.sampleTitle}
                ?disabled=${!this.info}
                @click=${() => this.#putSample()}
              >
                ${sampleIcon} ${sentences.sample}
              </button>
              <button class="button open" type="button" @click=${() => this.#pickFile()}>
                ${fileIcon} ${sentences.openFile}
              </button>
              <input
                class="file-input"
                type="file"
                hidden
                aria-label=${sentences.openFile}
                @change=${(event: Event) => this.#filePicked(event)}
              />
            </span>
          </header>
          <p class="hint" id="reads">${codeText(say(reads, language))}</p>
          <div class="body">
            <div class="editor" ?hidden=${this.opened !== undefined}></div>
            ${this.opened ? this.#fileView(this.opened) : nothing}
            ${this.dragging ? html`<p class="drop-here">${sentences.dropHere}</p>` : nothing}
          </div>
          ${noticeList({
            id: 'notice',
            notices: this.solution?.notices ?? [],
            suppressed: this.solution?.suppressed ?? 0,
            sentences,
            onGoTo: (index) => void this.#goTo(index),
          })}
        </section>
        <impartial-output
          .sentences=${sentences}
          .language=${language}
          .prints=${say(prints, language)}
          .fileName=${`${this.dialect}.out`}
          .phase=${this.phase}
          .solution=${this.solution}
          .failure=${this.failure}
          .progress=${this.opened ? this.progress : undefined}
          @stop=${() => this.#stop()}
          @retry=${() => this.#retry()}
          @say=${(event: CustomEvent<string>) => (this.announcement = event.detail)}
        ></impartial-output>
      </div>
      <p class="visually-hidden" role="status">${this.announcement}</p>
    `;
  }

  #fileView({ file, excerpt }: OpenedFile): TemplateResult {
    const { sentences } = this;
    return html`<div class="file">
      <div class="file-head">
        ${fileIcon}
        <p class="file-name">
          <strong>${file.name}</strong>
          <span class="numbers">${formatBytes(file.size, this.language)}</span>
        </p>
        <button class="button close-file" type="button" @click=${() => this.#closeFile()}>
          ${sentences.closeFile}
        </button>
      </div>
      <p class="file-reason">${sentences.fileReason}</p>
      <pre
        class="excerpt"
        tabindex="0"
        role="region"
        aria-label=${excerpt.cutBefore ? sentences.fileExcerpt : sentences.fileBeginning}
      >
${excerpt.cutBefore ? '… ' : ''}${excerpt.before}<mark>${excerpt.marked}</mark>${excerpt.after}${excerpt.cutAfter ? ' …' : ''}</pre>
    </div>`;
  }

  #chooseDialect(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    emit(this, 'dialect', value);
  }

  #pickFile(): void {
    this.renderRoot.querySelector<HTMLInputElement>('.file-input')?.click();
  }

  #filePicked(event: Event): void {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    // Or the same file could not be chosen again after it changed.
    input.value = '';
    if (file) void this.#open(file);
  }

  // A file may be dropped anywhere on the page: a browser would leave the page to show it. Listening on the window, and
  // on the way down, comes before CodeMirror, which would insert the file's text whatever its size.

  override connectedCallback(): void {
    super.connectedCallback();
    for (const [type, listener] of this.#dragListeners) {
      window.addEventListener(type, listener, { capture: true });
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const [type, listener] of this.#dragListeners) {
      window.removeEventListener(type, listener, { capture: true });
    }
  }

  readonly #dragListeners: readonly ['dragover' | 'dragleave' | 'drop', (e: DragEvent) => void][] =
    [
      [
        'dragover',
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          this.dragging = true;
        },
      ],
      [
        'dragleave',
        (event) => {
          if (event.relatedTarget === null) this.dragging = false;
        },
      ],
      [
        'drop',
        (event) => {
          this.dragging = false;
          const file = event.dataTransfer?.files[0];
          if (!file) return;
          event.preventDefault();
          event.stopPropagation();
          void this.#open(file);
        },
      ],
    ];

  static override styles = [controls, paneStyles, noticeListStyles, judgeDeskStyles];
}
