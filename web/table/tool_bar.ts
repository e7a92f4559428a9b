// All tools under a board.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { TableSentences } from '../i18n/table_sentences';
import { firstMovers, opponents } from '../play/seats';
import { hintLevels } from '../play/hint_level';
import { chevronIcon } from '../kit/first_icons';
import { select } from '../kit/select';
import type { Select } from '../kit/select';
import { stepTools } from './step_tools';
import type { Table } from './table';

/** `end`: what comes after the tools that every board has. */
export function toolBar(
  table: Table,
  sentences: TableSentences,
  end: unknown = nothing,
): TemplateResult {
  const { seats, level } = table.state;
  return html`<div class="tools" part="tools">
    <button
      class="button mode"
      type="button"
      aria-pressed=${seats.mode === 'play'}
      @click=${() => table.setMode(seats.mode === 'play' ? 'analyse' : 'play')}
    >
      ${sentences.play}
    </button>
    ${seats.mode === 'play' ? opponentTools(table, sentences) : nothing}
    ${labelled('hints', sentences.hints, {
      values: hintLevels,
      nameOf: (each) => sentences.hintLevels[each],
      chosen: level,
      onChoose: (value) => table.chooseLevel(value),
    })}
    <span class="rest">${stepTools(table, sentences)} ${end}</span>
  </div>`;
}

function opponentTools(table: Table, sentences: TableSentences): TemplateResult {
  const { seats } = table.state;
  return html`${labelled('opponent', sentences.opponent, {
    values: opponents,
    nameOf: (opponent) => sentences.opponents[opponent],
    chosen: seats.opponent,
    onChoose: (opponent) => table.setSeats({ opponent }),
  })}
  ${
    seats.opponent === 'person'
      ? nothing
      : labelled('first', sentences.first, {
          values: firstMovers,
          nameOf: (first) => sentences.firstMovers[first],
          chosen: seats.first,
          onChoose: (first) => table.setSeats({ first }),
        })
  }`;
}

function labelled<T extends string>(name: string, label: string, of: Select<T>): TemplateResult {
  return html`<label class="choice ${name}"
    ><span>${label}</span> <span class="select">${select(of)} ${chevronIcon}</span></label
  >`;
}
