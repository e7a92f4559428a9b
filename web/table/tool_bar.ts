// All tools under a board.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { TableSentences } from '../i18n/table_sentences';
import { firstMovers, opponents } from '../play/seats';
import { hintLevels } from '../play/hint_level';
import { chevronIcon } from '../kit/icons';
import { select } from '../kit/select';
import type { Select } from '../kit/select';
import { stepTools, tool } from './step_tools';
import type { Act } from './step_tools';
import { clearIcon, diceIcon, setUpIcon } from './table_icons';
import type { Table } from './table';

/** Tools that not every owner of a table has. */
export interface MoreTools {
  readonly clear?: Act;
  readonly random?: Act;
  readonly onSetUp?: () => void;
  /** Shown after all other tools. */
  readonly end?: unknown;
}

export function toolBar(
  table: Table,
  sentences: TableSentences,
  more: MoreTools = {},
): TemplateResult {
  const { seats, level } = table.state;
  return html`<div class="tools" part="tools">
    ${stepTools(table, sentences)}
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
    ${positionTools(table, sentences, more)} ${more.end ?? nothing}
  </div>`;
}

function positionTools(
  table: Table,
  sentences: TableSentences,
  { clear, random, onSetUp }: MoreTools,
): TemplateResult | typeof nothing {
  if (!onSetUp) return nothing;
  return html`<span class="group">
    <button
      class="button tool set-up"
      type="button"
      aria-pressed=${table.state.use === 'setup'}
      aria-label=${sentences.setUp}
      @click=${onSetUp}
    >
      ${setUpIcon}<span>${sentences.setUp}</span>
    </button>
    ${clear && table.analysis ? tool('clear', sentences.clear, clearIcon, clear) : nothing}
    ${random && table.analysis ? tool('random', sentences.random, diceIcon, random) : nothing}
  </span>`;
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
