// The known mistakes that give a reader's answers: what the program believes, the smallest position that shows the
// mistake, and the part of the tutorial that explains it.
import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { CheckReport, Witness } from '../../engine/check_types';
import type { DialectId, GameId } from '../../engine/types';
import { explainMistake } from '../../games/mistakes';
import type { ExplainedMistake } from '../../games/mistakes';
import type { Language } from '../../i18n/language';
import { controls } from '../../kit/controls';
import { Newest } from '../../play/newest';
import { formatBoard } from '../../table/board_address';
import { codeText } from '../code_text';
import { learnPage } from '../../kit/learn_page';
import { verdictSentences } from './verdict_sentences';

type Mistake = Pick<CheckReport['mistakes'][number], 'id' | 'sentence' | 'twin'>;

/** What is shown of a mistake besides the solver's English sentence. */
interface Details {
  readonly words: ExplainedMistake | undefined;
  /** The title of the mistake that answers as this one on every input. */
  readonly twin: string | undefined;
  readonly smallest: Witness | undefined;
}

/** The smallest positions of more mistakes would only keep the solver busy. */
const mostSearched = 3;

/** No input tells them apart. */
export function areTwins(named: readonly Mistake[]): boolean {
  const [one, other] = named;
  return named.length === 2 && (one?.twin === other?.id || other?.twin === one?.id);
}

export class MistakeList extends LitElement {
  static override properties = {
    engine: { attribute: false },
    language: { attribute: false },
    game: { attribute: false },
    dialect: { attribute: false },
    mistakes: { attribute: false },
    isBelowTitle: { attribute: false },
    isSmallestShown: { attribute: false },
    details: { state: true },
  };

  declare engine: Engine;
  declare language: Language;
  declare game: GameId;
  declare dialect: DialectId;
  declare mistakes: readonly Mistake[];
  /** The one mistake stands below its title. */
  declare isBelowTitle: boolean;
  /** The smallest position stands elsewhere. */
  declare isSmallestShown: boolean;
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
    // Without its words or its position a mistake still has the solver's sentence.
    const explain = (id: string) => explainMistake(game, id, language).catch(() => undefined);
    for (const [index, { id, twin }] of mistakes.entries()) {
      const words = await explain(id);
      const other = twin === null ? undefined : await explain(twin);
      const found =
        index < mostSearched && !this.isSmallestShown
          ? await engine.witness(dialect, id).catch(() => undefined)
          : undefined;
      if (!isNewest()) return;
      const smallest = found?.ok ? (found.value ?? undefined) : undefined;
      details.set(id, { words, twin: other?.title, smallest });
      this.details = new Map(details);
    }
  }

  protected override render(): TemplateResult {
    return html`<ul>
      ${this.mistakes.map((mistake) => html`<li>${this.#mistake(mistake)}</li>`)}
    </ul>`;
  }

  #mistake({ id, sentence }: Mistake): TemplateResult {
    const { words, twin, smallest } = this.details.get(id) ?? {};
    const sentences = verdictSentences[this.language];
    const { game, dialect, isBelowTitle } = this;
    return html`
      ${
        words
          ? html`${isBelowTitle ? nothing : html`<strong>${codeText(words.title)}</strong>`}
              <p>${codeText(words.sentences)}</p>`
          : html`<p>${sentence}</p>`
      }
      ${twin === undefined ? nothing : html`<p>${codeText(sentences.twin(twin))}</p>`}
      ${
        isBelowTitle && smallest
          ? html`<p>${sentences.smallestInput}</p>
              <pre tabindex="0">${smallest.input}</pre>`
          : nothing
      }
      <p class="ways">
        ${
          smallest
            ? html`<a
                class="smallest"
                href=${`#/v1/${game}/${dialect}?${formatBoard({ position: smallest.position })}`}
                >${sentences.smallest(smallest.position)}</a
              >`
            : nothing
        }
        ${
          words?.place
            ? html`<a
                class="learn"
                href=${`${learnPage(words.place.chapter, this.language)}#${words.place.heading}`}
                >${sentences.learn}</a
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
      pre {
        margin-block: 4px;
        padding: 6px 10px;
        max-block-size: 9rem;
        overflow: auto;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--surface);
        font: var(--text);
      }
    `,
  ];
}

customElements.define('impartial-mistakes', MistakeList);
