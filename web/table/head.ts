// The text above a board: who can win and how, the last move, and winning moves that are too many for a headline.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Remoteness } from '../engine/types';
import type { TableSentences } from '../i18n/table_sentences';
import { losesGlyph, winsGlyph } from '../kit/board/glyphs';
import { isOver } from '../play/is_over';
import { tells } from '../play/hint_level';
import { troubleText, verdictText } from './narration';
import type { Wording } from './narration';
import type { Table } from './table';
import { isGood, moveWins, otherWinning, shownOutcome } from './verdict';
import type { Standing } from './verdict';

/**
 * `isAwaited`: other parts of the position are on their way. `level`: that of the verdict as a heading; without it the
 * verdict is a paragraph, since a board in another page is no part of that page's outline.
 */
export function tableHead(
  table: Table,
  wording: Wording,
  isAwaited = false,
  level?: number,
): TemplateResult {
  const { standing } = table;
  const { isSought } = table.state;
  // Words that would be others in a moment wait for these.
  const isHeld =
    isSought && (standing?.analysis.outcome === 'unknown' || !table.playthrough?.lastStep);
  if (!standing || isAwaited || isHeld)
    return html`<div class="verdict"><p class="position">&nbsp;</p></div>`;
  const outcome = shownOutcome(standing);
  const good = isGood(standing);
  return html`<div class="verdict" part="verdict">
    <p class="position" role=${level ? 'heading' : nothing} aria-level=${level ?? nothing}>
      ${
        good === undefined
          ? nothing
          : html`<span class="sign ${good ? 'wins' : 'loses'}"
              >${good ? winsGlyph : losesGlyph}</span
            >`
      }${verdictText(table, wording)}
      ${outcome ? outcomeTag(outcome, wording.table) : nothing}
    </p>
    ${outcome ? html`<span id="meaning" popover>${wording.table.meanings[outcome]}</span>` : nothing}
    <p class="more">${more(table, standing, wording)}</p>
  </div>`;
}

/** The field's name of the outcome; a click explains it. */
function outcomeTag(outcome: 'N' | 'P', sentences: TableSentences): TemplateResult {
  return html`<button
    class="tag"
    type="button"
    popovertarget="meaning"
    title=${sentences.meanings[outcome]}
    aria-label=${sentences.outcomes[outcome]}
  >
    ${outcome}
  </button>`;
}

function more(table: Table, standing: Standing, wording: Wording): unknown[] {
  const { analysis } = standing;
  const { table: sentences, nameMove } = wording;
  const trouble = troubleText(table, wording);
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
    const name = move !== undefined && parts.length === 0 ? [opponentMoves(move, wording)] : [];
    parts.push(html`<span>${sentences.sentences([...name, wording.says(reason)])}</span>`);
  } else if (tells(table.state.level, 'outcomes') && !table.state.isSought && !isOver(analysis)) {
    const others = otherWinning(analysis, wording);
    if (others) parts.push(html`<span class="others">${others}</span>`);
  }
  if (table.tellsLength) parts.push(lasting(table.state.remoteness, sentences));
  return parts;
}

/** Whose move the reason is of. */
function opponentMoves(move: string, { table, nameMove }: Wording): string {
  return table.moveOf(table.seats.opponent, nameMove(move));
}

/** Its place is kept while it is on its way, so that the board stays where it is. */
function lasting(remoteness: Remoteness | undefined, sentences: TableSentences): TemplateResult {
  const aboutMoves = 10;
  return html`<span class="lasting ${remoteness ? '' : 'awaited'}"
    >${sentences.lasts(remoteness?.moves ?? aboutMoves)}</span
  >`;
}

/** Colour is never the only mark. */
export function verdictMark(words: string, wins: boolean, note?: string): TemplateResult {
  return html`<span class="move-verdict ${wins ? 'wins' : 'loses'}"
    ><span aria-hidden="true">${wins ? '✓' : '✗'}</span> ${words}${
      note === undefined ? nothing : html`<span class="note"> · ${note}</span>`
    }</span
  >`;
}
