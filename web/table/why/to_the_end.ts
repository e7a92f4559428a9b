// The game to its end: the replies that make the position lost for whoever moves, after the winning move if there is one.
import { LitElement, css, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { Analysis } from '../../engine/types';
import type { BoardModule } from '../../kit/board/board_module';
import type { TheoryModule } from '../../kit/board/theory_module';
import type { Language } from '../../i18n/language';
import { whySentences } from '../../i18n/why_sentences';
import { Newest } from '../../play/newest';
import { afterLegal } from '../../play/reply_table';
import { emit, on } from '../../kit/board/events';
import { controls } from '../../kit/controls';
import { offer, partStyles } from './parts';

export class ToTheEnd extends LitElement {
  static override properties = {
    engine: { attribute: false },
    module: { attribute: false },
    theory: { attribute: false },
    language: { attribute: false },
    analysis: { attribute: false },
    move: { attribute: false },
    left: { state: true },
    failed: { state: true },
  };

  declare engine: Engine;
  declare module: BoardModule;
  declare theory: TheoryModule | undefined;
  declare language: Language;
  declare analysis: Analysis;
  /** A winning move of it; undefined in a P-position. */
  declare move: string | undefined;
  /** The P-position that the move leaves, once it is known. */
  declare private left: Analysis | undefined;
  declare private failed: boolean;

  readonly #newest = new Newest();

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('analysis') || changed.has('move')) void this.#ask();
  }

  async #ask(): Promise<void> {
    const isNewest = this.#newest.begin();
    const { engine, analysis, move } = this;
    this.failed = false;
    this.left = move === undefined ? analysis : undefined;
    if (move === undefined) return;
    try {
      const left = await afterLegal(engine, analysis, move);
      if (isNewest()) this.left = left;
    } catch {
      if (isNewest()) this.failed = true;
    }
  }

  protected override render(): TemplateResult {
    const { engine, module, theory, language, move, left } = this;
    const sentences = whySentences[language];
    if (this.failed) return offer(sentences.failed, sentences.retry, () => void this.#ask());
    if (!left) return html`<p class="soft">${sentences.searching}</p>`;
    const lead =
      move === undefined
        ? sentences.everyMove
        : sentences.thenEveryMove(module.nameMove(move, language));
    return html`<p class="soft">${lead}</p>
      <impartial-replies
        .engine=${engine}
        .module=${module}
        .theory=${theory}
        .language=${language}
        .analysis=${left}
        .playable=${move === undefined}
        ${on('why-move', (reply) => emit(this, 'why-move', reply))}
      ></impartial-replies>`;
  }

  static override styles = [
    controls,
    partStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 8px;
      }
    `,
  ];
}
