// What stands around the board of Sylver Coinage: a field for the chosen numbers, famous positions, and the story.
import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Language } from '../../i18n/language';
import { controls } from '../../kit/controls';
import { startSentences } from './start_sentences';
import { famous } from './famous';

/** The position after the numbers that a reader names in any way: `16, 17` is `<16 17>`. */
export function chosenPosition(text: string): string {
  return `<${text
    .replaceAll(/[<>(){}[\]]/g, ' ')
    .trim()
    .replaceAll(/[\s,;，、；]+/g, ' ')}>`;
}

/** In a narrow window the famous positions stand below the board, where the position comes. */
const toTop = (): void => scrollTo(0, 0);

class SylverStart extends LitElement {
  static override properties = {
    language: { attribute: false },
    linkTo: { attribute: false },
    records: { attribute: false },
  };

  declare language: Language;
  /** The address of a position. */
  declare linkTo: (position: string) => string;
  /** The address of the page of records; undefined if it is not beside this one. */
  declare records: string | undefined;

  constructor() {
    super();
    this.language = 'en';
    this.linkTo = () => '';
  }

  protected override render(): TemplateResult {
    const say = startSentences[this.language];
    return html`<form @submit=${this.#open}>
        <label for="chosen">${say.chosen}</label>
        <input
          id="chosen"
          class="field"
          required
          inputmode="text"
          autocomplete="off"
          spellcheck="false"
          placeholder="16, 17"
        />
        <button class="button" type="submit">${say.open}</button>
      </form>
      <p class="famous" role="group" aria-label=${say.famous}>
        ${famous.map(
          ({ position, id }) =>
            html`<a
              class="button"
              href=${this.linkTo(position)}
              title=${say.about[id]}
              @click=${toTop}
              >${position}</a
            >`,
        )}
      </p>
      <details>
        <summary>${say.famous}</summary>
        <p class="story">${say.story}</p>
        <ul>
          ${famous.map(
            ({ position, id, source }) =>
              html`<li>
                ${position}
                ${say.about[id]}${
                  source ? html` (<a href=${source.address}>${source.name}</a>)` : nothing
                }
              </li>`,
          )}
          ${this.records === undefined ? nothing : html`<li><a href=${this.records}>${say.records}</a></li>`}
        </ul>
      </details>`;
  }

  readonly #open = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = this.renderRoot.querySelector<HTMLInputElement>('#chosen');
    if (field) location.href = this.linkTo(chosenPosition(field.value));
    toTop();
  };

  static override styles = [
    controls,
    css`
      :host {
        display: flow-root;
        font: 0.9375rem/1.6 var(--sans);
      }
      .story {
        max-inline-size: 60rem;
        margin-block: 4px 8px;
      }
      form,
      .famous {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
      }
      form,
      .famous {
        float: inline-start;
        margin: 0 16px 8px 0;
      }
      details {
        clear: both;
      }
      .famous a {
        font: 0.875rem var(--mono);
        text-decoration: none;
      }
      .field {
        inline-size: 10rem;
      }
      details {
        color: var(--ink-soft);
        font-size: 0.875rem;
      }
      summary {
        inline-size: fit-content;
        min-block-size: 24px;
        cursor: pointer;
      }
      ul {
        margin: 4px 0 0;
        padding-inline-start: 20px;
      }
      li a {
        display: inline-block;
        min-block-size: 24px;
        color: inherit;
        text-underline-offset: 3px;
      }
      @media (max-width: 44.99rem) {
        form,
        .famous,
        details {
          float: none;
          margin: 4px 0;
          font: 0.875rem/1.45 var(--sans);
        }
        form {
          min-block-size: 40px;
        }
        .field {
          flex: 1;
          min-inline-size: 4rem;
        }
        .famous,
        details {
          order: 2;
        }
        .famous {
          flex-wrap: nowrap;
          margin-block-start: 16px;
          overflow-x: auto;
        }
        .famous a {
          flex: none;
        }
      }
      :focus-visible {
        outline: 2px solid var(--focus);
        outline-offset: 2px;
        border-radius: 3px;
      }
    `,
  ];
}

export { SylverStart as Start };
