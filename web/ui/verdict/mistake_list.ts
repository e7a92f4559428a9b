// The known mistakes that give a reader's answers: what the program believes, the smallest position that shows the
// mistake, and the part of the tutorial that explains it.
import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { CheckReport, DialectId, GameId } from '../../engine/types';
import { explainMistake } from '../../games/mistakes';
import type { ExplainedMistake } from '../../games/mistakes';
import type { Language } from '../../i18n/language';
import { controls } from '../../kit/controls';
import { Newest } from '../../play/newest';
import { formatAddress } from '../address';
import { codeText } from '../code_text';
import { learnPage } from '../learn_page';
import { verdictSentences } from './verdict_sentences';

type Mistake = CheckReport['mistakes'][number];

/** What is shown of a mistake besides the solver's English sentence. */
interface Details {
  readonly words: ExplainedMistake | undefined;
  readonly position: string | undefined;
}

/** The smallest positions of more mistakes would only keep the solver busy. */
const mostSearched = 3;

export class MistakeList extends LitElement {
  static override properties = {
    engine: { attribute: false },
    language: { attribute: false },
    game: { attribute: false },
    dialect: { attribute: false },
    mistakes: { attribute: false },
    details: { state: true },
  };

  declare engine: Engine;
  declare language: Language;
  declare game: GameId;
  declare dialect: DialectId;
  declare mistakes: readonly Mistake[];
  declare private details: ReadonlyMap<string, Details>;

  readonly #newest = new Newest();
  /** What the details are about. */
  #explained = '';

  constructor() {
    super();
    this.details = new Map();
  }

  protected override willUpdate(): void {
    const asked = [this.language, this.game, this.dialect, ...this.mistakes.map(({ id }) => id)];
    if (asked.join(' ') === this.#explained) return;
    this.#explained = asked.join(' ');
    void this.#explain();
  }

  async #explain(): Promise<void> {
    const { engine, game, dialect, language, mistakes } = this;
    const isNewest = this.#newest.begin();
    const details = new Map<string, Details>();
    for (const [index, { id }] of mistakes.entries()) {
      // Without its words or its position a mistake still has the solver's sentence.
      const words = await explainMistake(game, id, language).catch(() => undefined);
      const found =
        index < mostSearched ? await engine.witness(dialect, id).catch(() => undefined) : undefined;
      if (!isNewest()) return;
      details.set(id, { words, position: found?.ok ? found.value?.position : undefined });
      this.details = new Map(details);
    }
  }

  protected override render(): TemplateResult {
    return html`<ul>
      ${this.mistakes.map((mistake) => html`<li>${this.#mistake(mistake)}</li>`)}
    </ul>`;
  }

  #mistake({ id, sentence }: Mistake): TemplateResult {
    const { words, position } = this.details.get(id) ?? {};
    const { smallest, learn } = verdictSentences[this.language];
    const { game, dialect } = this;
    return html`
      ${
        words
          ? html`<strong>${codeText(words.title)}</strong>
              <p>${codeText(words.sentences)}</p>`
          : html`<p>${sentence}</p>`
      }
      <p class="ways">
        ${
          position === undefined
            ? nothing
            : html`<a class="smallest" href=${formatAddress({ game, dialect, position })}
                >${smallest(position)}</a
              >`
        }
        ${
          words
            ? html`<a class="learn" href=${`${learnPage(game, this.language)}#${words.heading}`}
                >${learn}</a
              >`
            : nothing
        }
      </p>
    `;
  }

  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }
      ul {
        display: grid;
        gap: 10px;
        margin: 6px 0 0;
        padding: 0;
        list-style: none;
      }
      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 16px;
      }
      a {
        display: inline-block;
        min-block-size: 24px;
        overflow-wrap: anywhere;
      }
      code {
        font: var(--text);
      }
    `,
  ];
}

customElements.define('impartial-mistakes', MistakeList);
