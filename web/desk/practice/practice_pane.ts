// Inputs to test a program with: makes them, shows which known mistakes they catch, and hands them out.
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine, Expected } from '../../engine/engine';
import type { KillMatrix } from '../../engine/check_types';
import type { DialectId } from '../../engine/types';
import type { GameSentences } from '../../kit/board/game_sentences';
import { controls } from '../../kit/controls';
import { selectStyles } from '../../kit/select';
import { copyText, download } from '../../kit/hand_over';
import { copyIcon, downloadIcon } from '../../kit/icons';
import { LongCall } from '../../kit/long_call';
import type { Language } from '../../i18n/language';
import type { DeskWords } from '../desk_sentences_en';
import { emit } from '../events';
import { tell } from '../pane_events';
import { paneStyles, partsStyles } from '../pane_styles';
import type { SolvingInput } from '../solving';
import './mistake_table';
import { practiceSentences } from './practice_sentences';
import { practiceStyles } from './practice_styles';
import { defaultRecipe, makeInput, randomSeed } from './recipe';
import type { Recipe } from './recipe';
import { recipeForm } from './recipe_form';
import { cphJson, testSet, zipOf } from './test_set';

const typingPauseMs = 400;

export class PracticePane extends LitElement {
  static override properties = {
    engine: { attribute: false },
    language: { attribute: false },
    sentences: { attribute: false },
    game: { attribute: false },
    dialect: { attribute: false },
    input: { attribute: false },
    recipe: { attribute: false },
    chosen: { state: true },
    said: { state: true },
  };

  declare engine: Engine;
  declare language: Language;
  declare sentences: DeskWords;
  declare game: GameSentences;
  declare dialect: DialectId;
  /** The input of the desk. */
  declare input: SolvingInput;
  /** How the desk's input was made. */
  declare recipe: Recipe;

  /** What is chosen in the form. Not `recipe`: the desk sets that again whenever it is drawn. */
  declare private chosen: Recipe;
  /** What became of the last copy or download. */
  declare private said: string;

  readonly #call = new LongCall<Expected<KillMatrix>>(this);

  constructor() {
    super();
    this.recipe = this.chosen = defaultRecipe;
    this.said = '';
  }

  override focus(): void {
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('select')?.focus(),
    );
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('recipe')) this.chosen = this.recipe;
    if (changed.has('dialect')) this.#call.clear();
    if (changed.has('dialect') || changed.has('input') || changed.has('engine')) void this.#try();
    if (changed.has('input')) this.said = '';
  }

  // --- The known mistakes ------------------------------------------------------------------------------------------

  async #try(): Promise<void> {
    const { engine, dialect, input } = this;
    if (typeof input !== 'string' || input.trim() === '') return this.#call.clear();
    await this.#call.run(({ signal }) => engine.killMatrix(dialect, input, { signal }), {
      delayMs: typingPauseMs,
      tellsProgress: false,
    });
  }

  // --- Making an input ---------------------------------------------------------------------------------------------

  async #generate(): Promise<void> {
    const { engine, dialect, chosen: recipe } = this;
    try {
      const made = await makeInput(engine, dialect, recipe);
      if (this.dialect !== dialect) return;
      if (!made) return this.#tell(practiceSentences[this.language].notDone);
      const top = this.#top;
      emit(this, 'made', made);
      void this.#stayAt(top);
      tell(this, 'say', practiceSentences[this.language].generated);
    } catch {
      this.#tell(practiceSentences[this.language].notDone);
    }
  }

  get #top(): number {
    return this.renderRoot.querySelector('form')?.getBoundingClientRect().top ?? 0;
  }

  /** A longer input above would move what the reader looks at. The editor has its height when it has measured its lines. */
  async #stayAt(top: number): Promise<void> {
    for (let frames = 0; frames < 2; ++frames) {
      await new Promise(requestAnimationFrame);
      scrollBy({ top: this.#top - top, behavior: 'instant' });
    }
  }

  #otherSeed(): void {
    this.chosen = { ...this.chosen, seed: randomSeed() };
    void this.#generate();
  }

  // --- Handing out -------------------------------------------------------------------------------------------------

  #tell(words: string): void {
    this.said = words;
    tell(this, 'say', words);
  }

  async #hand(out: () => Promise<string>): Promise<void> {
    try {
      this.#tell(await out());
    } catch {
      this.#tell(practiceSentences[this.language].notDone);
    }
  }

  async #copy(text: string): Promise<string> {
    return (await copyText(text)) ? this.sentences.copied : this.sentences.copyFailed;
  }

  #testSet() {
    const { engine, dialect, input, chosen } = this;
    return testSet(engine, dialect, typeof input === 'string' ? input : '', chosen);
  }

  async #zip(): Promise<string> {
    const name = `${this.dialect}-${this.chosen.seed}.zip`;
    download(await zipOf(await this.#testSet()), name);
    return name;
  }

  // --- Drawing -----------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const words = practiceSentences[this.language];
    return html`
      <section class="pane" aria-labelledby="title">
        <h2 id="title" class="visually-hidden">${words.title}</h2>
        <p class="hint">${words.hint}</p>
        <div class="body">
          <div class="parts">
            ${recipeForm({
              recipe: this.chosen,
              words,
              onChoose: (recipe) => (this.chosen = recipe),
              onOtherSeed: () => this.#otherSeed(),
              onGenerate: () => void this.#generate(),
            })}
            <div class="mistakes" aria-live="polite" aria-busy=${this.#call.state === 'slow'}>
              ${this.#mistakes()}
            </div>
          </div>
        </div>
        ${this.#foot()}
      </section>
    `;
  }

  #mistakes(): TemplateResult {
    const words = practiceSentences[this.language];
    const { engine, language, game, dialect, sentences, input } = this;
    const { state, result } = this.#call;
    if (state === 'slow') {
      return html`<p>${words.trying}</p>
        <progress aria-label=${words.trying}></progress>
        <button class="button" type="button" @click=${() => this.#call.stop()}>
          ${this.sentences.stop}
        </button>`;
    }
    if (state === 'failed') return html`<p class="failed">${words.failed}</p>`;
    if (state === 'stopped') return html`<p>${words.stopped}</p>`;
    if (typeof input !== 'string') return html`<p>${words.isFile}</p>`;
    if (!result) return html`<p>${words.noInput}</p>`;
    if (!result.ok) return html`<p class="failed">${sentences.notice(result.notice)}</p>`;
    return html`<impartial-mistake-table
      .engine=${engine}
      .language=${language}
      .game=${game.id}
      .dialect=${dialect}
      .matrix=${result.value}
    ></impartial-mistake-table>`;
  }

  #foot(): TemplateResult {
    const words = practiceSentences[this.language];
    const { input } = this;
    const own = typeof input === 'string' ? input : '';
    return html`<div class="acts-bar">
      <span class="actions" role="group" aria-label=${words.take}>
        <button
          class="button copy"
          type="button"
          ?disabled=${own.trim() === ''}
          @click=${() => void this.#hand(() => this.#copy(own))}
        >
          ${copyIcon} ${words.copyInput}
        </button>
        <button
          class="button json"
          type="button"
          title=${words.jsonTitle}
          @click=${() => void this.#hand(async () => this.#copy(cphJson(await this.#testSet())))}
        >
          ${copyIcon} ${words.copyJson}
        </button>
        <button
          class="button zip"
          type="button"
          title=${words.zipTitle}
          @click=${() => void this.#hand(() => this.#zip())}
        >
          ${downloadIcon} ${words.zip}
        </button>
      </span>
      ${this.said === '' ? nothing : html`<p class="said">${this.said}</p>`}
    </div>`;
  }

  static override styles = [controls, selectStyles, paneStyles, partsStyles, practiceStyles];
}

customElements.define('impartial-practice', PracticePane);
