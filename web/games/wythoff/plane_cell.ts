// A cell of the plane: its name, its mark and its colour.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Language } from '../../i18n/language';
import type { Board } from '../../kit/board/board';
import { losesGlyph, winsGlyph } from '../../kit/board/glyphs';
import type { HintLevel } from '../../play/hint_level';
import { boardSentences, nameMove } from './board_sentences';
import { queen } from './queen';
import type { Heaps } from './view';

/** What is known of a cell, or of the move that leads to it. */
export type Mark = 'none' | 'queen' | 'legal' | 'wins' | 'loses';

export interface Cell extends Heaps {
  /** The move that leads to this cell, if there is one. */
  readonly move: string | undefined;
  readonly mark: Mark;
  readonly cold: boolean;
  readonly value: number | undefined;
  /** The queen came from this cell, or came from it two moves ago. */
  readonly left: '' | 'left' | 'left before';
}

/** How strongly a Grundy value colours its cell, in percent. */
const heatOf = (value = 0): string => `${Math.min(value, 40)}%`;

interface Surroundings {
  /** From 0, the upper left cell. */
  readonly row: number;
  readonly column: number;
  readonly use: Board['use'];
  readonly tells: (level: HintLevel) => boolean;
  readonly language: Language;
  readonly tabIndex: 0 | -1;
}

export function planeCell(cell: Cell, around: Surroundings): TemplateResult {
  const { row, column, use, tells, language } = around;
  const active = use === 'setup' || (use === 'play' && cell.move !== undefined);
  const classes = ['cell', cell.mark];
  if (active) classes.push('active');
  if (cell.left) classes.push(cell.left);
  const valued = tells('values') && cell.value !== undefined && cell.mark !== 'queen';
  if (valued) classes.push(cell.value === 0 ? 'zero' : 'valued');
  return html`<div
    role="gridcell"
    class=${classes.join(' ')}
    aria-colindex=${column + 2}
    aria-label=${nameOf(cell, around)}
    aria-disabled=${active ? nothing : 'true'}
    .style=${valued ? `--heat: ${heatOf(cell.value)}` : ''}
    data-row=${row}
    data-column=${column}
    data-move=${cell.move ?? nothing}
    title=${cell.mark === 'none' || cell.move === undefined ? nothing : nameMove(cell.move, language)}
    tabindex=${around.tabIndex}
  >
    ${contentOf(cell, around)}
  </div>`;
}

function contentOf({ mark, cold, value }: Cell, { tells }: Surroundings): unknown {
  if (mark === 'queen') return queen;
  if (tells('values') && value !== undefined) return value;
  if (mark === 'wins') return winsGlyph;
  if (mark === 'loses') return losesGlyph;
  return cold && tells('outcomes') ? html`<span class="dot"></span>` : nothing;
}

function nameOf(cell: Cell, { tells, language }: Surroundings): string {
  const { first, second, move, mark, cold, value, left } = cell;
  const sentences = boardSentences[language];
  const parts: string[] = [];
  if (mark === 'queen') parts.push(sentences.here);
  if (move !== undefined && tells('legal')) parts.push(nameMove(move, language));
  if (mark === 'wins') parts.push(sentences.wins);
  if (mark === 'loses') parts.push(sentences.loses);
  if (left === 'left') parts.push(sentences.cameFrom);
  if (cold && mark !== 'wins' && tells('outcomes')) parts.push(sentences.losingPosition);
  if (tells('values') && value !== undefined) parts.push(sentences.value(String(value)));
  const name = sentences.cell(String(first), String(second));
  return parts.length > 0 ? name + sentences.colon + parts.join(sentences.comma) : name;
}
