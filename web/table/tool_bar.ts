// All tools under a board.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { TableSentences } from '../i18n/table_sentences';
import { firstMovers, modes, opponents } from '../play/seats';
import { hintLevels } from '../play/hint_level';
import { chevronIcon } from '../kit/icons';
import { select } from '../kit/select';
import { choice } from './choice';
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
    ${choice({
      name: 'mode',
      label: sentences.mode,
      values: modes,
      names: sentences.modes,
      chosen: seats.mode,
      onChoose: (mode) => table.setMode(mode),
    })}
    ${seats.mode === 'play' ? opponentTools(table, sentences) : nothing}
    ${choice({
      name: 'hints',
      label: sentences.hints,
      values: hintLevels,
      names: sentences.hintLevels,
      shortNames: sentences.shortHintLevels,
      titles: sentences.hintHelp,
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
  return html`<label class="opponent"
      ><span>${sentences.opponent}</span>
      <span class="select">
        ${select({
          values: opponents,
          nameOf: (opponent) => sentences.opponents[opponent],
          chosen: seats.opponent,
          onChoose: (opponent) => table.setSeats({ opponent }),
        })}
        ${chevronIcon}
      </span></label
    >
    ${
      seats.opponent === 'person'
        ? nothing
        : choice({
            name: 'first',
            label: sentences.first,
            values: firstMovers,
            names: sentences.firstMovers,
            chosen: seats.first,
            onChoose: (first) => table.setSeats({ first }),
          })
    }`;
}
