// The properties of the picture of a game's theory, and what all pictures have in common. Like a board, it holds no rules.
import { LitElement, css, html, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';

export abstract class Picture<Known extends Analysis = Analysis> extends LitElement {
  static override properties = {
    analysis: { attribute: false },
    data: { attribute: false },
    language: { attribute: false },
    move: { attribute: false },
  };

  /** The analysis of the position on the board. */
  declare analysis: Known;
  /** The solver's data for the picture: undefined until they have come, null if there are none. */
  declare data: unknown;
  declare language: Language;
  /** The move of this position that is drawn: the winning one that is explained, or the one that is looked at. */
  declare move: string | undefined;

  constructor() {
    super();
    this.language = 'en';
  }

  /** The class of the move that is drawn. */
  protected get moveLook(): 'wins' | 'loses' {
    return this.move !== undefined && this.analysis.winning.includes(this.move) ? 'wins' : 'loses';
  }
}

/** A straight arrow whose head ends at its second point. */
export function arrow(x1: number, y1: number, x2: number, y2: number): SVGTemplateResult {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return svg`<path class="shaft" d="M${x1} ${y1}L${x2} ${y2}" />
    <path class="head" transform="translate(${x2} ${y2}) rotate(${angle})" d="M0 0L-8 -4.5V4.5Z" />`;
}

/** An entry of a legend: a drawing of 16 by 16, and its meaning. */
export function meaning(drawn: SVGTemplateResult, words: string): TemplateResult {
  return html`<li>
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">${drawn}</svg>${words}
  </li>`;
}

/** A picture is at most 220 px high; its legend stands beside it. `--move` is the colour of the move. */
export const pictureFrame = css`
  :host {
    display: block;
    container-type: inline-size;
    font-size: 0.875rem;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
  figure {
    display: flex;
    align-items: center;
    gap: 8px 24px;
    margin: 0;
  }
  .wins {
    --move: var(--wins);
  }
  .loses {
    --move: var(--loses);
  }
  .shaft {
    fill: none;
    stroke: var(--move);
    stroke-width: 2.5;
  }
  .head {
    fill: var(--move);
  }
  .legend {
    display: grid;
    gap: 6px;
    min-inline-size: 0;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }
  .legend > li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .legend svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    overflow: visible;
  }
  .more {
    min-block-size: 24px;
    padding: 0;
    border: none;
    background: none;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    .wins {
      --move: Highlight;
    }
    .loses {
      --move: CanvasText;
    }
  }
`;
