// The tools under a board.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { DeskSentences } from '../../i18n/desk_sentences';
import { opponents } from '../../play/opponent';
import { firstMovers, modes } from '../../play/seats';
import type { Mode, Seats } from '../../play/seats';
import { hintLevels } from '../board/hint_level';
import type { HintLevel } from '../board/hint_level';
import { chevronIcon, undoIcon } from '../icons';
import { choice } from './choice';
import { diceIcon, redoIcon, restartIcon, setUpIcon } from './icons';

/** undefined where it is of no use now. */
type Act = (() => void) | undefined;

export interface Tools {
  readonly desk: DeskSentences;
  readonly seats: Seats;
  readonly level: HintLevel;
  readonly setting: boolean;
  readonly undo: Act;
  readonly redo: Act;
  readonly restart: Act;
  readonly random: Act;
  readonly onSetUp: () => void;
  readonly onMode: (mode: Mode) => void;
  readonly onSeats: (seats: Partial<Seats>) => void;
  readonly onLevel: (level: HintLevel) => void;
}

export function toolBar(tools: Tools): TemplateResult {
  const { desk, seats, level, setting, undo, redo, restart, random } = tools;
  return html`<div class="tools">
    <span class="group">
      ${tool('undo', desk.undo, undoIcon, undo)} ${tool('redo', desk.redo, redoIcon, redo)}
      ${tool('restart', desk.restart, restartIcon, restart)}
    </span>
    <span class="group">
      <button
        class="button tool set-up"
        type="button"
        aria-pressed=${setting}
        aria-label=${desk.setUp}
        @click=${tools.onSetUp}
      >
        ${setUpIcon}<span>${desk.setUp}</span>
      </button>
      ${random ? tool('random', desk.random, diceIcon, random) : nothing}
    </span>
    ${choice({
      name: 'mode',
      label: desk.mode,
      values: modes,
      names: desk.modes,
      chosen: seats.mode,
      onChoose: tools.onMode,
    })}
    ${seats.mode === 'play' ? opponentTools(tools) : nothing}
    ${choice({
      name: 'hints',
      label: desk.hints,
      values: hintLevels,
      names: desk.hintLevels,
      chosen: level,
      onChoose: tools.onLevel,
    })}
  </div>`;
}

function tool(name: string, words: string, icon: unknown, act: Act): TemplateResult {
  return html`<button
    class="button tool ${name}"
    type="button"
    aria-label=${words}
    title=${words}
    ?disabled=${!act}
    @click=${() => act?.()}
  >
    ${icon}<span>${words}</span>
  </button>`;
}

function opponentTools({ desk, seats, onSeats }: Tools): TemplateResult {
  const chosen = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const opponent = opponents.find((each) => each === value);
    if (opponent) onSeats({ opponent });
  };
  return html`<label class="opponent"
      ><span>${desk.opponent}</span>
      <span class="select">
        <select @change=${chosen}>
          ${opponents.map(
            (each) =>
              html`<option value=${each} ?selected=${each === seats.opponent}>
                ${desk.opponents[each]}
              </option>`,
          )}
        </select>
        ${chevronIcon}
      </span></label
    >
    ${
      seats.opponent === 'person'
        ? nothing
        : choice({
            name: 'first',
            label: desk.first,
            values: firstMovers,
            names: desk.firstMovers,
            chosen: seats.first,
            onChoose: (first) => onSeats({ first }),
          })
    }`;
}
