// What stands above the board: the fields of the rule, the heaps and the claim, the first values with their moves, and what
// is proved. A text that is typed is answered at once; it is opened on the board with Enter, or when its field is left. The file is
// long because all of its parts are about the same fields and the one answer to them.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import { search } from '../../engine/search';
import type { Notice } from '../../engine/types';
import { formatNatural } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { controls } from '../../kit/controls';
import { copyText } from '../../kit/hand_over';
import { Newest } from '../../play/newest';
import { boardSentences } from './board_sentences';
import { fieldsOf, positionOf } from './fields';
import type { Fields } from './fields';
import { knownBy, parseKnownRules } from './known_rules';
import type { KnownRule } from './known_rules';
import tsv from './known_rules.tsv?raw';
import { snippet, snippetLanguages } from './snippet';
import type { SnippetLanguage } from './snippet';
import { startSentences } from './start_sentences';
import { startStyles } from './start_styles';
import { claimVerdict, misereVerdicts, periodVerdict } from './verdicts';
import { firstValues, valueStrip } from './value_strip';
import { goesIn, goesOf, valuesData } from './values_data';
import type { Goes } from './values_data';
import { valueStripStyles } from './value_strip_styles';
import type { HeapGamesAnalysis, HeapGamesTable } from './view';

const game = 'heap_games';
/** How long "Go on" goes on. */
const milliseconds = 10_000;
/** Long enough for a word that is typed. */
const answerAfterMs = 120;
const mostOffered = 7;
/** A rule is typed, not the name of one. */
const ruleLike = /^\s*(misere\s+)?(\{|\d!?\.|[a-z]\s*-)/;

interface Answer {
  readonly analysis: HeapGamesAnalysis;
  readonly data: HeapGamesTable | undefined;
}

class HeapGamesStart extends LitElement {
  static override properties = {
    language: { attribute: false },
    linkTo: { attribute: false },
    engine: { attribute: false },
    position: { attribute: false },
    notice: { attribute: false },
    fields: { state: true },
    answer: { state: true },
    opened: { state: true },
    refused: { state: true },
    offered: { state: true },
    active: { state: true },
    chosen: { state: true },
    showsAll: { state: true },
    goes: { state: true },
    run: { state: true },
    progress: { state: true },
    copied: { state: true },
  };

  declare language: Language;
  /** The address of a position. */
  declare linkTo: (position: string) => string;
  declare engine: Engine;
  /** The position on the board; undefined until the solver is loaded. */
  declare position: string | undefined;
  declare notice: (notice: Notice) => string;

  declare private fields: Fields;
  /** To what is in the fields, or was when it could last be read. */
  declare private answer: Answer | undefined;
  /** The position on the board. */
  declare private opened: HeapGamesAnalysis | undefined;
  /** Why the fields cannot be read. */
  declare private refused: { readonly notice: Notice; readonly text: string } | undefined;
  declare private offered: readonly KnownRule[];
  /** The offered rule that Enter takes; -1 for none. */
  declare private active: number;
  /** The heap whose options are told. */
  declare private chosen: number | undefined;
  declare private showsAll: boolean;
  declare private goes: readonly Goes[] | undefined;
  declare private run: AbortController | undefined;
  declare private progress: number;
  /** Says whether the function was copied. */
  declare private copied: string;

  readonly #rules = parseKnownRules(tsv);
  readonly #newest = new Newest();
  readonly #newestHeap = new Newest();
  /** The claim was typed since a position was opened. */
  #claimIsNew = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.language = 'en';
    this.linkTo = () => '';
    this.fields = { rule: '', claim: '', heaps: '' };
    this.offered = [];
    this.active = -1;
    this.progress = 0;
    this.showsAll = false;
    this.copied = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.run?.abort();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // What is typed before the solver is there stays.
    if (!changed.has('position') || this.position === undefined) return;
    if (!this.opened && this.fields.rule !== '') return void this.#ask();
    this.fields = fieldsOf(this.position, { rule: '', claim: '', heaps: '' });
    this.offered = [];
    this.#claimIsNew = false;
    void this.#ask().then((isRead) => {
      if (isRead) this.opened = this.answer?.analysis;
    });
  }

  // --- The solver --------------------------------------------------------------------------------------------------

  async #ask(): Promise<boolean> {
    const isNewest = this.#newest.begin();
    const text = positionOf(this.fields);
    try {
      const found = await this.engine.analyse(game, text);
      const picture = found.ok ? await this.engine.picture(game, text) : undefined;
      if (!isNewest()) return false;
      if (!found.ok) {
        this.refused = { notice: found.notice, text };
        return false;
      }
      const analysis = found.value as HeapGamesAnalysis;
      if (analysis.view.rule !== this.answer?.analysis.view.rule) {
        this.run?.abort();
        this.chosen = this.goes = undefined;
      }
      this.refused = undefined;
      this.answer = { analysis, data: picture?.ok ? valuesData(picture.value) : undefined };
      return true;
    } catch {
      // The table reports a solver that fails.
      return false;
    }
  }

  async #choose(heap: number): Promise<void> {
    this.chosen = heap;
    this.goes = undefined;
    const { answer } = this;
    if (!answer) return;
    const known = answer.data && goesOf(answer.data, heap);
    if (known) {
      this.goes = known;
      return;
    }
    const isNewest = this.#newestHeap.begin();
    const found = await this.engine.analyse(game, `${answer.analysis.view.rule}: ${heap}`);
    if (isNewest() && found.ok) this.goes = goesIn(found.value.options.listed);
  }

  async #goOn(): Promise<void> {
    const { answer } = this;
    if (!answer) return;
    const run = new AbortController();
    this.run = run;
    try {
      await search(this.engine, game, answer.analysis.position, {
        values: true,
        budget: { milliseconds },
        signal: run.signal,
        onProgress: ({ positions }) => (this.progress = positions),
      });
    } catch {
      // The table reports it.
    }
    if (this.run === run) this.run = undefined;
    await this.#ask();
  }

  // --- The fields --------------------------------------------------------------------------------------------------

  readonly #typed = (event: Event): void => {
    const { id, value } = event.target as HTMLInputElement;
    // A claim about another rule goes with that rule.
    if (id === 'claim') this.#claimIsNew = true;
    const claim = id === 'rule' && !this.#claimIsNew ? { claim: '' } : {};
    this.fields = { ...this.fields, ...claim, [id]: value };
    if (id === 'rule') {
      this.offered = ruleLike.test(value) ? [] : knownBy(value, this.#rules).slice(0, mostOffered);
      this.active = -1;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), answerAfterMs);
  };

  readonly #open = async (event?: Event): Promise<void> => {
    event?.preventDefault();
    clearTimeout(this.#timer);
    const [first] = this.offered;
    const named = this.offered[this.active];
    if (named) return this.#take(named);
    this.fields = fieldsOf(this.fields.rule, this.fields);
    const isRead = await this.#ask();
    if (!isRead && first) return this.#take(first);
    if (!isRead) return;
    this.offered = [];
    this.#show(this.answer?.analysis.position ?? positionOf(this.fields));
  };

  #take({ position }: KnownRule): void {
    this.offered = [];
    this.active = -1;
    this.fields = fieldsOf(position, { rule: '', claim: '', heaps: '' });
    this.#show(position);
  }

  #show(position: string): void {
    if (position === this.opened?.position) void this.#ask();
    else location.href = this.linkTo(position);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const { key } = event;
    const last = this.offered.length - 1;
    if (key === 'Escape') this.offered = [];
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || last < 0) return;
    event.preventDefault();
    const step = key === 'ArrowDown' ? 1 : -1;
    this.active = Math.max(-1, Math.min(last, this.active + step));
  };

  /** What is read is opened when a field is left; a text with an error keeps its place. */
  readonly #left = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && this.renderRoot.contains(relatedTarget)) return;
    this.offered = [];
    const { answer, opened, refused } = this;
    if (!refused && answer && opened && answer.analysis.position !== opened.position)
      void this.#open();
  };

  // --- Drawing -----------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const say = startSentences[this.language];
    const { fields, offered, active, refused } = this;
    return html`<form @submit=${this.#open} @focusout=${this.#left}>
        <span class="of-rule"
          ><label for="rule">${say.rule}</label>
          <input
            id="rule"
            class="field"
            role="combobox"
            aria-expanded=${offered.length > 0}
            aria-controls="offered"
            aria-autocomplete="list"
            aria-activedescendant=${active < 0 ? nothing : `offered-${active}`}
            aria-invalid=${refused && offered.length === 0 ? 'true' : nothing}
            aria-describedby="told"
            maxlength="400"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            placeholder=${say.rulePlaceholder}
            .value=${fields.rule}
            @input=${this.#typed}
            @keydown=${this.#onKey}
          />
          <ul id="offered" role="listbox" aria-label=${say.known} ?hidden=${offered.length === 0}>
            ${offered.map((each, at) => this.#offer(each, at))}
          </ul></span
        >
        <span class="of-heaps"
          ><label for="heaps">${say.heaps}</label>
          <input
            id="heaps"
            class="field"
            inputmode="text"
            autocomplete="off"
            .value=${fields.heaps}
            @input=${this.#typed}
        /></span>
        <span class="of-claim"
          ><label for="claim">${say.claim}</label>
          <input
            id="claim"
            class="field"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            placeholder=${say.claimPlaceholder}
            .value=${fields.claim}
            @input=${this.#typed}
        /></span>
        <button class="button open" type="submit">${say.open}</button>
      </form>
      <div id="told" class="told" role="status">${this.#told()}</div>
      ${this.#values()}`;
  }

  #offer(rule: KnownRule, at: number): TemplateResult {
    const { language, active } = this;
    const name = language === 'en' ? rule.en : rule.zh;
    return html`<li
      id="offered-${at}"
      role="option"
      aria-selected=${at === active}
      class=${at === active ? 'active' : ''}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${() => this.#take(rule)}
    >
      <span>${name}</span> <code>${rule.position}</code>
      ${rule.judges.length > 0 ? html`<small>${rule.judges.join(' · ')}</small>` : nothing}
    </li>`;
  }

  /** The error at its column; or, while the typed rule is not on the board yet, the rule in words. */
  #told(): TemplateResult | string {
    const say = startSentences[this.language];
    const { refused, offered, answer, language } = this;
    if (refused) {
      if (offered.length > 0 || this.fields.rule.trim() === '') return '';
      const { notice, text } = refused;
      const points = Array.from(text);
      const from = notice.column - 1;
      const wrong = Math.max(1, Array.from(text.slice(from, from + notice.length)).length);
      return html`<code class="wrong"
          >${points.slice(0, from).join('')}<mark>${points.slice(from, from + wrong).join('') || ' '}</mark>${points.slice(from + wrong).join('')}</code
        >
        <span class="error">${say.column(notice.column, this.notice(notice))}</span>`;
    }
    if (!answer) return '';
    const { analysis } = answer;
    const misere = analysis.play === 'misere';
    const { opened } = this;
    const isOther =
      opened !== undefined &&
      (opened.view.rule !== analysis.view.rule || opened.play !== analysis.play);
    return html`${isOther ? html`<span>${boardSentences[language].rule(analysis.view.form, misere)}</span>` : nothing}
    ${this.#verdicts(analysis)}`;
  }

  #verdicts(analysis: HeapGamesAnalysis): TemplateResult {
    const { language, run } = this;
    const say = startSentences[language];
    const period = periodVerdict(analysis, language);
    const claim = claimVerdict(analysis, language);
    const isOpen = analysis.facts.some(({ key }) => key === 'searchable');
    return html`${
        claim ? html`<strong class="verdict ${claim.look}">${claim.words}</strong>` : nothing
      }
      <span class="verdict ${period.look}">${period.words}</span>
      ${
        run
          ? html`<span>${say.running(formatNatural(this.progress, language))}</span
              ><button class="button small" type="button" @click=${() => run.abort()}>
                ${say.stop}
              </button>`
          : isOpen
            ? html`<button class="button small" type="button" @click=${() => void this.#goOn()}>
                ${say.goOn}
              </button>`
            : nothing
      }
      ${misereVerdicts(analysis, language).map((words) => html`<span>${words}</span>`)}
      <button
        class="all"
        type="button"
        aria-expanded=${this.showsAll}
        @click=${() => (this.showsAll = !this.showsAll)}
      >
        ${say.allValues((this.answer?.data?.values.length ?? 1) - 1)}
      </button>`;
  }

  #values(): TemplateResult | typeof nothing {
    const { answer, language, chosen, goes } = this;
    const data = answer?.data;
    if (!data) return html`<div class="awaited"></div>`;
    const strip = {
      data,
      language,
      chosen,
      goes,
      onChoose: (heap: number) => void this.#choose(heap),
    };
    return html`${firstValues(strip)}
    ${this.showsAll ? html`${valueStrip(strip)}${this.#copies(answer.analysis.view.rule, data)}${this.#help()}` : nothing}`;
  }

  #help(): TemplateResult {
    const say = startSentences[this.language];
    return html`<h2>${say.help}</h2>
      <dl>
        ${say.language.map(
          ([text, meaning]) =>
            html`<dt><code>${text}</code></dt>
              <dd>${meaning}</dd>`,
        )}
      </dl>`;
  }

  #copies(rule: string, data: HeapGamesTable): TemplateResult {
    const say = startSentences[this.language];
    const copy = async (language: SnippetLanguage): Promise<void> => {
      const isCopied = await copyText(snippet(rule, data, language));
      this.copied = isCopied ? say.copied : say.copyFailed;
    };
    return html`<p class="copies">
      ${say.copyAs}
      ${snippetLanguages.map(
        (language) =>
          html`<button class="button small" type="button" @click=${() => void copy(language)}>
            ${language}
          </button>`,
      )}
      <span role="status">${this.copied}</span>
    </p>`;
  }

  static override styles = [controls, startStyles, valueStripStyles];
}

export { HeapGamesStart as Start };
