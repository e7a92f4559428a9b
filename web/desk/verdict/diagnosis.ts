// Says when the program is wrong, and which known mistakes explain most of its wrong answers.
import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { CheckReport, Condition, Explanation, WrongWhen } from '../../engine/check_types';
import type { DialectId, GameId } from '../../engine/types';
import { featureWords } from '../../games/features';
import { explainMistake } from '../../games/mistakes';
import type { Language } from '../../i18n/language';
import type { FeatureSentences, FeatureWords } from '../../kit/board/feature_words';
import { controls } from '../../kit/controls';
import { Newest } from '../../play/newest';
import { formatBoard } from '../../table/board_address';
import { codeText } from '../code_text';
import { verdictSentences } from './verdict_sentences';

export class Diagnosis extends LitElement {
  static override properties = {
    language: { attribute: false },
    game: { attribute: false },
    dialect: { attribute: false },
    report: { attribute: false },
    onShow: { attribute: false },
    features: { state: true },
    titles: { state: true },
  };

  declare language: Language;
  declare game: GameId;
  declare dialect: DialectId;
  declare report: CheckReport;
  /** Shows a case on the board; undefined if the input is not that of the desk. */
  declare onShow: ((number: number) => void) | undefined;
  /** The words for the game's features, once they are loaded. */
  declare private features: FeatureSentences | undefined;
  /** The titles of the mistakes that explain wrong answers, by their ids. */
  declare private titles: ReadonlyMap<string, string>;

  readonly #newest = new Newest();

  constructor() {
    super();
    this.titles = new Map();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('language') || changed.has('report')) void this.#load();
  }

  async #load(): Promise<void> {
    const { game, language, report } = this;
    const isNewest = this.#newest.begin();
    const titles = new Map<string, string>();
    for (const { id, with: other, rest } of report.explanations) {
      for (const each of [id, other, rest]) {
        const words = each === null ? undefined : await explainMistake(game, each, language);
        if (each !== null && words) titles.set(each, words.title);
      }
    }
    const features = await featureWords(game, language);
    if (!isNewest()) return;
    this.titles = titles;
    this.features = features;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { features, report } = this;
    const { explanations, diagnosis } = report;
    if (!features) return nothing;
    return html`${explanations.length > 0 ? this.#explanations(explanations) : nothing}
    ${diagnosis.rules.length > 0 ? this.#rules(features) : nothing}`;
  }

  #explanations(explanations: readonly Explanation[]): TemplateResult {
    const words = verdictSentences[this.language];
    const title = (id: string): string => this.titles.get(id) ?? id;
    const [first] = explanations;
    const { wrong } = this.report.diagnosis;
    return html`<p class="explained">
        <strong>${words.explains(first?.explains ?? 0, wrong, explanations.length)}</strong>
      </p>
      <ul>
        ${explanations.map(
          ({ id, with: other, rest }) =>
            html`<li>
              ${codeText(words.mistakesTogether(other === null ? [title(id)] : [title(id), title(other)]))}
              ${rest === null ? nothing : codeText(words.theRest(title(rest)))}
            </li>`,
        )}
      </ul>`;
  }

  #rules(features: FeatureSentences): TemplateResult {
    const words = verdictSentences[this.language];
    const { diagnosis } = this.report;
    const [rule] = diagnosis.rules;
    if (!rule) return html``;
    const others = diagnosis.rules.slice(1);
    const when = (each: WrongWhen): string => this.#when(each, features);
    // Of two conditions none is the cause alone, and of one that right cases meet too the hint would say what is not so.
    const alone = rule.conditions.length === 1 && rule.right === 0 ? rule.conditions : [];
    const hints = alone.flatMap(({ feature, relation }) => {
      const about = this.#featureWords(feature, features);
      return typeof about === 'object' && about.hint !== undefined && relation === 'holds'
        ? [about.hint]
        : [];
    });
    const { wrong, right } = diagnosis;
    const said = diagnosis.sure
      ? words.wrongWhen(rule, when(rule), wrong, right)
      : words.perhaps(when(rule), rule.wrong, wrong);
    // What right cases meet too is no cause.
    const isCause = diagnosis.sure && rule.right === 0;
    return html`
      <p class="rule">
        ${isCause ? html`<strong>${said}</strong>` : said}
        ${diagnosis.sure ? rule.gaps.map(({ number, from, to }) => html`<span class="hint">${words.somewhere(String(number), String(from), String(to))}</span>`) : nothing}
        ${hints.map((hint) => html`<span class="hint">${hint}</span>`)}
      </p>
      ${
        diagnosis.sure || others.length === 0
          ? nothing
          : html`<details>
              <summary>${words.otherRules(others.length)}</summary>
              <ul>
                ${others.map((other) => html`<li>${words.perhaps(when(other), other.wrong, wrong)}</li>`)}
              </ul>
            </details>`
      }
      <p class="examples">
        ${this.onShow ? this.#examples(rule, this.onShow) : nothing} ${this.#smallest(rule)}
      </p>
    `;
  }

  /** Unless the wrong example is it. */
  #smallest({ smallest, wrongExample }: WrongWhen): TemplateResult | typeof nothing {
    const isNew = smallest !== '' && smallest !== wrongExample.position;
    if (!isNew || !this.report.diagnosis.sure) return nothing;
    const { game, dialect } = this;
    return html`<a href=${`#/v1/${game}/${dialect}?${formatBoard({ position: smallest })}`}
      >${verdictSentences[this.language].smallestSuch(smallest)}</a
    >`;
  }

  #examples(
    { wrongExample, rightExample }: WrongWhen,
    onShow: (number: number) => void,
  ): TemplateResult {
    const words = verdictSentences[this.language];
    const example = (label: string, number: number): TemplateResult =>
      html`<button class="button" type="button" @click=${() => onShow(number)}>${label}</button>`;
    return html`${example(words.wrongExample(wrongExample.case), wrongExample.case)}
    ${example(words.rightExample(rightExample.case), rightExample.case)}`;
  }

  #when({ conditions, either }: WrongWhen, features: FeatureSentences): string {
    const words = verdictSentences[this.language];
    const parts = conditions.map((condition) => this.#condition(condition, features));
    return words.conditions(parts, either);
  }

  #featureWords(id: string, features: FeatureSentences): FeatureWords | undefined {
    const places: FeatureSentences = verdictSentences[this.language].placeFeatures;
    return places[id] ?? features[id];
  }

  #condition({ feature, relation, number }: Condition, features: FeatureSentences): string {
    const about = this.#featureWords(feature, features) ?? feature;
    if (typeof about === 'string')
      return verdictSentences[this.language].relation(about, relation, String(number));
    return relation === 'fails' ? about.fails : about.holds;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        gap: 8px;
      }
      :host(:empty) {
        display: contents;
      }
      p,
      ul {
        margin: 0;
      }
      ul {
        padding-inline-start: 1.2em;
      }
      .examples {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px;
      }
      .examples a {
        overflow-wrap: anywhere;
      }
    `,
  ];
}

customElements.define('impartial-diagnosis', Diagnosis);
