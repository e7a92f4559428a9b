// Says how much memory the searches hold, once it is much, and frees it: by a button, or when their game is left for long.
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { GameId } from '../../engine/types';
import { formatBytes } from '../../i18n/measured';
import type { Language } from '../../i18n/language';
import { controls } from '../../kit/controls';
import { heldSentences } from './held_sentences';
import type { Held } from './held';

/** Less is no burden: nobody needs to know of it. */
const burden = 256e6;
/** How long another game is played before the memory is freed. */
const leftMs = 10 * 60_000;

export class HeldMemory extends LitElement {
  static override properties = {
    held: { attribute: false },
    game: { attribute: false },
    language: { attribute: false },
    onFree: { attribute: false },
  };

  declare held: Held | undefined;
  /** The game that is shown. */
  declare game: GameId;
  declare language: Language;
  declare onFree: () => void;

  #left: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#left);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('held') && !changed.has('game')) return;
    clearTimeout(this.#left);
    const isLeft = this.held && this.held.game !== this.game;
    if (isLeft) this.#left = setTimeout(() => this.onFree(), leftMs);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { held, language } = this;
    if (!held || (held.bytes < burden && !held.isLost)) return nothing;
    const say = heldSentences[language];
    return html`<p>
      ${say.held(formatBytes(held.bytes, language))} ${held.isLost ? say.lost : nothing}
      <button
        class="button"
        type="button"
        title=${held.isLost ? nothing : say.meaning}
        @click=${() => this.onFree()}
      >
        ${say.free}
      </button>
    </p>`;
  }

  static override styles = [
    controls,
    css`
      p {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 0.5rem;
        padding: 0.5rem 1rem 0;
        color: var(--ink-soft);
        font-size: 0.875rem;
      }
    `,
  ];
}
