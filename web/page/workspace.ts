// Board and desk, each with its slice of the state.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { WorkerEngine } from '../engine/worker_engine';
import type { Language } from '../i18n/language';
import type { Sentences } from '../i18n/sentences';
import { isOfCase } from '../desk/desk_state';
import { shareIcon } from '../kit/first_icons';
import type { CaseTaker } from './board/board_menu';
import { gameOf, infoOf, judgeOf, tells } from './page_state';
import type { PageState } from './page_state';
import type { Held } from './searches/held';

interface Workspace {
  readonly state: PageState;
  readonly engine: WorkerEngine;
  readonly language: Language;
  readonly sentences: Sentences;
  /** The memory of the searches. */
  readonly held: Held | undefined;
  /** A file is over the page. */
  readonly isDraggedOver: boolean;
  readonly link: () => string;
  readonly addCase: CaseTaker;
  readonly onShare: () => void;
}

export function workspace(of: Workspace): TemplateResult {
  const { state, engine, language, sentences } = of;
  const { desk, dialect, loadFailure, isNarrow } = state;
  const game = gameOf(state);
  const info = infoOf(state);
  const fault = desk.judged.faults.find((each) => isOfCase(each) && each.case === desk.shown?.case);
  return html`<impartial-table
    awaits-board
    .engine=${engine}
    .game=${game}
    .info=${info}
    .dialect=${dialect}
    .board=${state.board}
    .shownCase=${desk.shown}
    .fault=${fault}
    .unread=${desk.answered?.unread}
    .panel=${state.panel}
    .isNarrow=${isNarrow}
    .sentences=${sentences}
    .language=${language}
    .loadFailure=${loadFailure}
    .addCase=${of.addCase}
    ><button slot="copy" class="button share" type="button" ?disabled=${!info} @click=${of.onShare}>
      ${shareIcon} ${sentences.table.share}
    </button>
    ${
      desk.shown
        ? html`<impartial-case-bar
            slot="case"
            .shown=${desk.shown}
            .fault=${fault}
            .sentences=${sentences}
            .language=${language}
          ></impartial-case-bar>`
        : nothing
    }
    ${
      tells(state)
        ? html`<impartial-told
            slot="told"
            .answered=${desk.answered}
            .judged=${desk.judged}
            .sentences=${sentences}
            .language=${language}
          ></impartial-told>`
        : nothing
    }
    <impartial-held
      slot="held"
      .held=${of.held}
      .game=${game.id}
      .language=${language}
      .onFree=${() => engine.release()}
    ></impartial-held>
    ${
      dialect === undefined
        ? nothing
        : html`<impartial-judge-desk
            slot="text"
            .engine=${engine}
            .sentences=${sentences}
            .language=${language}
            .game=${game}
            .dialect=${dialect}
            .info=${judgeOf(state).info}
            .loadFailure=${loadFailure}
            .desk=${desk}
            .isDraggedOver=${of.isDraggedOver}
            .link=${of.link}
          ></impartial-judge-desk>`
    }
  </impartial-table>`;
}
