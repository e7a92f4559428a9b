// What each event makes of the page. Pure: what an event sets going (loading, solving, writing the address) follows from
// the state.
import type { PageEvents } from '../desk/events';
import { isSameBoard } from '../table/board_address';
import type { BoardAddress } from '../table/board_address';
import type { Panel } from '../i18n/table_sentences';
import { entryOf, readAddress } from './address';
import type { Address } from './address';
import { blank, infoOf } from './page_state';
import type { PageState } from './page_state';

export type PageEvent<Type extends keyof PageEvents = keyof PageEvents> = {
  readonly [Each in Type]: { readonly type: Each; readonly detail: PageEvents[Each] };
}[Type];

type Reducers = {
  readonly [Type in keyof PageEvents]: (state: PageState, detail: PageEvents[Type]) => PageState;
};

const reducers: Reducers = {
  went: (state, hash) => {
    const address = readAddress(hash, state.games);
    const { texts } = address;
    const gone = { ...moveTo(state, address), asked: hash };
    const desk = { ...gone.desk, texts, linked: texts };
    return Object.keys(texts).length > 0
      ? withPanel({ ...gone, desk }, address.panel ?? 'text')
      : { ...gone, desk };
  },
  games: (state, games) => {
    const { dialect } = readAddress(state.asked, games);
    return { ...state, games, dialect, loadFailure: undefined };
  },
  unloaded: (state, loadFailure) => ({ ...state, loadFailure }),
  reload: (state) => ({ ...state, loadFailure: undefined }),
  spoke: (state, spoken) => ({ ...state, spoken }),
  // The reader's own language is no part of a link.
  'language-chosen': (state, spoken) => ({ ...state, spoken, language: undefined }),
  'theme-chosen': (state, theme) => ({ ...state, theme }),
  narrow: (state, isNarrow) => ({ ...state, isNarrow }),
  panel: withPanel,
  board: withBoard,
  'show-case': (state, shown) => {
    const desk = { ...state.desk, shown };
    if (!shown) return { ...state, desk };
    // In a narrow window the text hides the board.
    const panel = state.panel === 'text' ? undefined : state.panel;
    const { position } = shown;
    return {
      ...state,
      desk,
      panel,
      board: position === null ? state.board : anew(state.board, position),
    };
  },
  judged: (state, faults) => ({ ...state, desk: { ...state.desk, faults } }),
  'desk-address': (state, texts) => ({ ...state, desk: { ...state.desk, texts } }),
};

export const eventTypes = Object.keys(reducers) as readonly (keyof PageEvents)[];

export function reduce<Type extends keyof PageEvents>(
  state: PageState,
  { type, detail }: PageEvent<Type>,
): PageState {
  return reducers[type](state, detail as PageEvents[Type]);
}

/** The page as it opens. */
export function opened(hash: string, rest: Partial<PageState>): PageState {
  return reduce({ ...blank, ...rest }, { type: 'went', detail: hash });
}

/** A wide window shows the text by itself. */
function withPanel(state: PageState, panel: Panel | undefined): PageState {
  const isShownAnyway = panel === 'text' && !state.isNarrow;
  return { ...state, panel: isShownAnyway ? undefined : panel };
}

/** The same players and hints, and no moves. */
function anew({ mode, opponent, first, hints }: BoardAddress, position: string): BoardAddress {
  return {
    position,
    ...(mode && { mode }),
    ...(opponent && { opponent }),
    ...(first && { first }),
    ...(hints && { hints }),
  };
}

function moveTo(state: PageState, address: Address): PageState {
  const { game, dialect, board, left, desk } = state;
  const isOtherGame = entryOf(address) !== entryOf(state);
  const isOther = isOtherGame || address.dialect !== dialect;
  const moved = {
    ...state,
    game: address.game,
    dialect: address.dialect,
    panel: address.panel,
    language: address.language,
    left: isOtherGame ? { ...left, [entryOf(state)]: { game, dialect, board } } : left,
    // The case was one of the input for the judge before.
    desk: isOther ? { ...desk, shown: undefined } : desk,
  };
  // Another judge or language leaves the board as it is.
  return isOtherGame || !isSameBoard(board, address.board)
    ? withBoard(moved, address.board)
    : moved;
}

/** The board shows the case until it begins at another position. */
function withBoard(state: PageState, board: BoardAddress): PageState {
  const { desk } = state;
  const start = board.position ?? infoOf(state)?.example;
  const { position } = desk.shown ?? {};
  const isLeft = typeof position === 'string' && position !== start;
  return { ...state, board, ...(isLeft && { desk: { ...desk, shown: undefined } }) };
}
