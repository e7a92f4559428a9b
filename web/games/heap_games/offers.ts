// The known rules that are offered while the name of one, or a judge's number, is typed: a list below the field (APG combobox).
import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { Language } from '../../i18n/language';
import { knownBy, namedBy, parseKnownRules } from './known_rules';
import type { KnownRule } from './known_rules';
import tsv from './known_rules.tsv?raw';
import { startSentences } from './start_sentences';

const mostOffered = 7;
/** Of those beside an error. */
const mostLike = 3;
/** A rule is typed, not the name of one. */
const ruleLike = /^\s*(\?|？|(misere\s+)?(\{|\d!?\.|[a-z]\s*[-→−]))/;

export class Offers implements ReactiveController {
  /** The best first. */
  list: readonly KnownRule[] = [];
  readonly #host: ReactiveControllerHost;
  readonly #onTake: (rule: KnownRule) => void;
  readonly #rules = parseKnownRules(tsv);
  /** The rule that the keys have chosen; -1 for none. */
  #active = -1;

  constructor(host: ReactiveControllerHost, onTake: (rule: KnownRule) => void) {
    this.#host = host;
    this.#onTake = onTake;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.close();
  }

  /** What the keys have chosen. */
  get chosen(): KnownRule | undefined {
    return this.list[this.#active];
  }

  get activeId(): string | undefined {
    return this.chosen && `offered-${this.#active}`;
  }

  forText(text: string): void {
    this.#show(this.#like(text).slice(0, mostOffered));
  }

  #like(text: string): readonly KnownRule[] {
    return ruleLike.test(text) ? [] : knownBy(text, this.#rules);
  }

  /** The rule that a text names in full. */
  named(text: string): KnownRule | undefined {
    return namedBy(text, this.#rules);
  }

  /** Beside the error of a text that names none in full. */
  buttons(text: string, language: Language): TemplateResult[] {
    return this.#like(text)
      .slice(0, mostLike)
      .map(
        (rule) =>
          html`<button class="button small" type="button" @click=${() => this.#onTake(rule)}>
            ${rule.name[language]}
          </button>`,
      );
  }

  close(): void {
    this.#show([]);
  }

  #show(list: readonly KnownRule[], active = -1): void {
    this.list = list;
    this.#active = active;
    this.#host.requestUpdate();
  }

  /** For the keys of the field. */
  readonly onKey = (event: KeyboardEvent): void => {
    const { key } = event;
    const last = this.list.length - 1;
    if (key === 'Escape') this.close();
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || last < 0) return;
    event.preventDefault();
    const step = key === 'ArrowDown' ? 1 : -1;
    this.#show(this.list, Math.max(-1, Math.min(last, this.#active + step)));
  };

  view(language: Language): TemplateResult {
    const { list } = this;
    return html`<ul
      id="offered"
      role="listbox"
      aria-label=${startSentences[language].known}
      ?hidden=${list.length === 0}
    >
      ${list.map((rule, at) => this.#offer(rule, at, language))}
    </ul>`;
  }

  #offer(rule: KnownRule, at: number, language: Language): TemplateResult {
    const isActive = at === this.#active;
    return html`<li
      id="offered-${at}"
      role="option"
      aria-selected=${isActive}
      class=${isActive ? 'active' : ''}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${() => this.#onTake(rule)}
    >
      <span>${rule.name[language]}</span> <code>${rule.position}</code>
      ${rule.judges.length > 0 ? html`<small>${rule.judges.join(' · ')}</small>` : nothing}
    </li>`;
  }
}
