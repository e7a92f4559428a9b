// What stands above the board: the fields of the rule, the heaps and the claim, the first values with their moves, and what
// is proved. A text that is typed is answered at once; it is opened on the board with Enter, or when its field is left.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { Notice } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { controls } from '../../kit/controls';
import { claimTold, copies, help, refusal, rulesTold, valuesTold } from './answer_view';
import { Answers } from './answers';
import type { Refused } from './answers';
import { boardSentences } from './board_sentences';
import { fieldsOf, inClaim, positionOf, readingOf } from './fields';
import type { Fields } from './fields';
import type { KnownRule } from './known_rules';
import { Offers } from './offers';
import { Proof } from './proof';
import { startSentences } from './start_sentences';
import { startStyles } from './start_styles';
import { valueStripStyles } from './value_strip_styles';
import { ruleOf } from './view';
import type { HeapGamesAnalysis } from './view';

const none: Fields = { rule: '', claim: '', heaps: '' };
/** Long enough for a word that is typed. */
const answerAfterMs = 120;

class HeapGamesStart extends LitElement {
  static override properties = {
    language: { attribute: false },
    linkTo: { attribute: false },
    engine: { attribute: false },
    position: { attribute: false },
    notice: { attribute: false },
    known: { attribute: false },
    fields: { state: true },
    opened: { state: true },
    showsAll: { state: true },
    copied: { state: true },
  };

  declare language: Language;
  /** The address of a position. */
  declare linkTo: (position: string) => string;
  declare engine: Engine;
  /** The position on the board; undefined until the solver is loaded. */
  declare position: string | undefined;
  declare notice: (notice: Notice) => string;
  /** The address of the page of known rules; undefined if it is not beside this one. */
  declare known: string | undefined;

  declare private fields: Fields;
  /** The position on the board. */
  declare private opened: HeapGamesAnalysis | undefined;
  declare private showsAll: boolean;
  /** Says whether the function was copied. */
  declare private copied: string;

  readonly #answers = new Answers(this, () => this.engine);
  readonly #offers = new Offers(this, (rule) => this.#take(rule));
  readonly #proof = new Proof(this, () => this.engine);
  /** The proof in a file that the reader chose; of any rule. */
  readonly #chosenProof = new Proof(this, () => this.engine);
  #isTyped = false;
  /** The claim was typed since a position was opened. */
  #claimIsNew = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.language = 'en';
    this.linkTo = () => '';
    this.fields = none;
    this.showsAll = false;
    this.copied = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // What is typed before the solver is there stays.
    if (!changed.has('position') || this.position === undefined) return;
    if (!this.opened && this.#isTyped) return void this.#ask();
    this.fields = fieldsOf(this.position, none);
    this.#offers.close();
    this.#claimIsNew = false;
    const { position } = this;
    // Also if something is typed meanwhile.
    void this.#ask((analysis) => {
      if (position === this.position) this.opened = analysis;
    });
  }

  /** The field of the rule may have a whole position, or a claim about the rule that was there. */
  get #meant(): Fields {
    const { answer } = this.#answers;
    const rule = answer ? fieldsOf(answer.analysis.position, none).rule : '';
    return fieldsOf(this.fields.rule, { ...this.fields, rule });
  }

  async #ask(onRead?: (analysis: HeapGamesAnalysis) => void): Promise<boolean> {
    const before = this.#answers.answer?.analysis.view.rule;
    const isRead = await this.#answers.ask(positionOf(this.#meant), onRead);
    if (isRead && before !== this.#answers.answer?.analysis.view.rule) this.#proof.forget();
    return isRead;
  }

  // --- The fields --------------------------------------------------------------------------------------------------

  readonly #typed = (event: Event): void => {
    const { id, value } = event.target as HTMLInputElement;
    // A claim about another rule goes with that rule.
    if (id === 'claim') this.#claimIsNew = true;
    const claim = id === 'rule' && !this.#claimIsNew ? { claim: '' } : {};
    this.fields = { ...this.fields, ...claim, [id]: value };
    if (id === 'rule') this.#offers.forText(value);
    this.#isTyped = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), answerAfterMs);
  };

  readonly #open = async (event?: Event): Promise<void> => {
    event?.preventDefault();
    clearTimeout(this.#timer);
    const { chosen } = this.#offers;
    if (chosen) return this.#take(chosen);
    const { rule } = this.fields;
    const isRead = await this.#ask();
    // What was typed meanwhile is not taken.
    if (rule !== this.fields.rule) return;
    const named = isRead ? undefined : this.#named;
    if (named) return this.#take(named);
    this.#offers.close();
    if (!isRead) return;
    this.fields = this.#meant;
    this.#show(this.#answers.answer?.analysis.position ?? positionOf(this.fields));
  };

  /** The rule whose name is typed in place of a rule. */
  get #named(): KnownRule | undefined {
    const { refused } = this.#answers;
    return refused && this.#isOfRule(refused) ? this.#offers.named(this.fields.rule) : undefined;
  }

  /** An error in the heaps says nothing against the rule. */
  #isOfRule({ notice: { column } }: Refused): boolean {
    return column <= this.#meant.rule.length;
  }

  #take({ position }: KnownRule): void {
    this.#offers.close();
    this.fields = fieldsOf(position, none);
    this.#show(position);
  }

  #show(position: string): void {
    if (position === this.opened?.position) void this.#ask();
    else location.href = this.linkTo(position);
  }

  /** What is read is opened when a field is left; a text with an error keeps its place. */
  readonly #left = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && this.renderRoot.contains(relatedTarget)) return;
    const { opened } = this;
    const { refused, answer } = this.#answers;
    const isOther = !refused && answer && answer.analysis.position !== opened?.position;
    if (opened && (this.#offers.chosen || isOther || this.#named)) void this.#open();
    else this.#offers.close();
  };

  // --- Drawing -----------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const { language, fields, showsAll } = this;
    const say = startSentences[language];
    const offers = this.#offers;
    const { answer } = this.#answers;
    const isNamed = offers.list.length > 0;
    return html`<form @submit=${this.#open} @focusout=${this.#left}>
        <span class="of-rule"
          ><label for="rule">${say.rule}</label>
          <input
            id="rule"
            class="field"
            role="combobox"
            aria-expanded=${isNamed}
            aria-controls="offered"
            aria-autocomplete="list"
            aria-activedescendant=${offers.activeId ?? nothing}
            aria-invalid=${this.#isWrong(false) ? 'true' : nothing}
            aria-describedby="told"
            maxlength="400"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            placeholder=${say.rulePlaceholder}
            .value=${fields.rule}
            @input=${this.#typed}
            @keydown=${offers.onKey}
          />
          ${offers.view(language)}
          <button class="button open" type="submit">${say.open}</button></span
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
            aria-invalid=${this.#isWrong(true) ? 'true' : nothing}
            aria-describedby="tested"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            placeholder=${say.claimPlaceholder}
            .value=${fields.claim}
            @input=${this.#typed}
        /></span>
      </form>
      <div class="answer">
        <div id="tested" class="told" role="status">${this.#tested()}</div>
        <div id="told" class="told" role="status">${this.#told()}</div>
        <button
          class="all"
          type="button"
          aria-expanded=${showsAll}
          ?hidden=${!answer}
          @click=${() => (this.showsAll = !showsAll)}
        >
          ${say.allValues((answer?.data?.values.length ?? 1) - 1)}
        </button>
      </div>
      <div class="values ${this.#isWrong(false) ? 'stale' : ''}">
        ${valuesTold(this.#answers, language, showsAll ? this.#rest() : undefined)}
      </div>`;
  }

  /** An error. While a name is typed, what is known of the rule on the board keeps its place. */
  get #wrong(): Refused | undefined {
    const isNamed = this.#offers.list.length > 0 || this.fields.rule.trim() === '';
    return isNamed ? undefined : this.#answers.refused;
  }

  /** If the rule is wrong, the values are those of the last one that was read. */
  #isWrong(isClaim: boolean): boolean {
    const wrong = this.#wrong;
    return wrong !== undefined && !inClaim(wrong.text, wrong.notice.column) !== isClaim;
  }

  #refusal(wrong: Refused, isClaim: boolean): TemplateResult | typeof nothing {
    const { text, notice } = wrong;
    const claim = inClaim(text, notice.column);
    if ((claim !== undefined) !== isClaim) return nothing;
    const shown = claim ? { text: claim.text, notice: { ...notice, column: claim.column } } : wrong;
    return html`${refusal(shown, this.notice, this.language)}
    ${isClaim ? nothing : this.#meantBy(wrong)}`;
  }

  /** What a text that is no rule may mean, and which rule is on the board meanwhile. */
  #meantBy(wrong: Refused): TemplateResult {
    const { language, opened } = this;
    const say = startSentences[language];
    const { rule } = this.#meant;
    const isOfRule = this.#isOfRule(wrong);
    const reading = isOfRule ? readingOf(rule) : undefined;
    const buttons = isOfRule ? this.#offers.buttons(this.fields.rule, language) : [];
    const take = (): void => {
      this.fields = { ...this.#meant, rule: reading ?? '' };
      void this.#open();
    };
    const isAny = reading !== undefined || buttons.length > 0;
    return html`${opened ? html`<span class="still">${say.still(ruleOf(opened))}</span>` : nothing}
    ${
      isAny
        ? html`<span class="meant"
            >${say.didYouMean}
            ${
              reading
                ? html`<button class="button small" type="button" @click=${take}>
                    <code>${reading}</code>
                  </button>`
                : nothing
            }
            ${buttons}</span
          >`
        : nothing
    }`;
  }

  /** Of the claim. */
  #tested(): TemplateResult | typeof nothing {
    const { answer } = this.#answers;
    if (this.#wrong) return this.#refusal(this.#wrong, true);
    return answer ? claimTold(answer.analysis, this.language) : nothing;
  }

  /** Of the rule; in words too while it is typed and not on the board yet. */
  #told(): TemplateResult | typeof nothing {
    const { opened, language } = this;
    const { answer } = this.#answers;
    if (this.#wrong) return this.#refusal(this.#wrong, false);
    if (!answer) return nothing;
    const { analysis } = answer;
    const isOther =
      opened !== undefined &&
      (opened.view.rule !== analysis.view.rule || opened.play !== analysis.play);
    const words = boardSentences[language].rule(analysis.view.form, analysis.play === 'misere');
    return html`${isOther ? html`<span>${words}</span>` : nothing}
    ${rulesTold(analysis, this.#answers, this.#proof, language)}`;
  }

  #rest(): TemplateResult {
    const { language } = this;
    const { answer } = this.#answers;
    const rule = answer?.analysis.view.rule;
    const tell = (words: string): void => {
      this.copied = words;
    };
    return html`<p class="copies">
        ${answer?.data && rule !== undefined ? copies(rule, answer.data, language, tell) : nothing}
        <span role="status">${this.copied}</span>
        ${this.#chosenProof.ofFile(language)}
        ${
          this.known === undefined
            ? nothing
            : html`<a href=${this.known}>${startSentences[language].known}</a>`
        }
      </p>
      ${help(language)}`;
  }

  static override styles = [controls, startStyles, valueStripStyles];
}

export { HeapGamesStart as Start };
