// The text above a board: the outcome, the last move and the winning moves.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Analysis } from '../engine/types';
import { isOver } from '../play/after';
import { tells } from '../play/hint_level';
import { troubleText, verdictText, winningText } from './narration';
import type { Speech } from './narration';
import type { Table } from './table';
import { moveWins, shownOutcome } from './verdict';

export function tableHead(table: Table, speech: Speech): TemplateResult {
  const { standing } = table;
  if (!standing) return html`<header class="verdict"><p class="position">&nbsp;</p></header>`;
  const outcome = shownOutcome(standing);
  return html`<header class="verdict" part="verdict">
    <p class="position ${outcome ?? ''}">
      <span class="glyph" aria-hidden="true"></span>${verdictText(table, speech)}
    </p>
    <p class="more">${more(table, standing.analysis, speech)}</p>
  </header>`;
}

function more(table: Table, analysis: Analysis, speech: Speech): unknown[] {
  const { table: sentences, nameMove } = speech;
  const trouble = troubleText(table, speech);
  if (trouble !== undefined) return [html`<span class="refused-move">${trouble}</span>`];
  const parts: unknown[] = [];
  const { playthrough } = table;
  const { move, reason } = playthrough?.lastStep ?? {};
  if (move !== undefined && table.tellsOutcomes) {
    const wins = moveWins(analysis.outcome);
    const before = (playthrough?.line?.at ?? 0) - 1;
    const thrownAway = wins === false && playthrough?.outcomeAt(before) === 'N';
    if (wins !== undefined) {
      const words = sentences.moveIs(nameMove(move), wins ? sentences.wins : sentences.loses);
      parts.push(verdictMark(words, wins, thrownAway ? sentences.thrownAway : undefined));
    }
  }
  if (reason) {
    parts.push(html`<span>${sentences.says(reason)}</span>`);
  } else if (tells(table.state.level, 'outcomes') && !isOver(analysis)) {
    parts.push(html`<span>${winningText(analysis, speech)}</span>`);
  }
  return parts;
}

/** Colour is never the only mark. */
export function verdictMark(words: string, wins: boolean, note?: string): TemplateResult {
  return html`<span class="move-verdict ${wins ? 'wins' : 'loses'}"
    ><span aria-hidden="true">${wins ? '✓' : '✗'}</span> ${words}${
      note === undefined ? nothing : html`<span class="note"> · ${note}</span>`
    }</span
  >`;
}
