// What each event makes of the page. Pure: what an event sets going (loading, solving, writing the address) follows from
// the state.
import {
  firstCase,
  given,
  lent,
  putBack,
  replaced,
  turned,
  withFile,
  withOtherInput,
  withOutput,
  withProgram,
  withSample,
  withText,
  withTyped,
  withView,
  withoutCase,
} from '../desk/desk_state';
import type { DeskState } from '../desk/desk_state';
import { recalled } from '../desk/kept_texts';
import { ownPutBack, withLinked } from '../desk/linked';
import type { PageEvents } from '../desk/events';
import { isSameBoard } from '../table/board_address';
import type { BoardAddress } from '../table/board_address';
import type { Panel } from '../i18n/table_sentences';
import { formatAddress, readAddress, unescaped } from './address';
import type { Address } from './address';
import { addressOf, blank, dialectOf, gameOf, infoOf, judgeOf } from './page_state';
import type { PageState } from './page_state';

export type PageEvent<Type extends keyof PageEvents = keyof PageEvents> = {
  readonly [Each in Type]: { readonly type: Each; readonly detail: PageEvents[Each] };
}[Type];

type Reducers = {
  readonly [Type in keyof PageEvents]: (state: PageState, detail: PageEvents[Type]) => PageState;
};

const reducers: Reducers = {
  went: (state, escaped) => {
    const hash = unescaped(escaped);
    const address = readAddress(hash, state.games);
    const { texts } = address;
    const gone = { ...moveTo(state, address), asked: hash };
    const hasTexts = Object.keys(texts).length > 0;
    const linked = hasTexts ? texts : undefined;
    const arrived = withDesk(gone, { ...gone.desk, linked, packed: undefined });
    if (hasTexts) return withPanel(withRule(arrived), address.panel ?? 'text');
    const isElsewhere = state.asked === '' || address.dialect !== state.dialect;
    return withRule(isElsewhere ? returned(arrived) : arrived);
  },
  games: (state, games) => {
    const known = { ...state, games, loadFailure: undefined };
    const { dialect } = readAddress(state.asked, games);
    return dialect === state.dialect ? known : withRule(withDialect(known, dialect));
  },
  unloaded: (state, loadFailure) => ({ ...state, loadFailure }),
  reload: (state) => ({ ...state, loadFailure: undefined }),
  spoke: (state, spoken) => ({ ...state, spoken }),
  // The reader's own language is no part of a link.
  'language-chosen': (state, spoken) => ({ ...state, spoken, language: undefined }),
  'theme-chosen': (state, theme) => ({ ...state, theme }),
  narrow: (state, isNarrow) => ({ ...state, isNarrow }),
  board: (state, board) => {
    const isMove = board.moves !== undefined && !isSameBoard(board, state.board);
    const there = withBoard(state, board);
    return isMove ? begun(there) : there;
  },
  'other-game': (state, { game, board }) => {
    const dialect = dialectOf(state, gameOf({ game }));
    const panel = state.panel === 'why' ? state.panel : undefined;
    const address = { ...addressOf(state), game, dialect, board, texts: {}, panel };
    // This game did not have the board, so it is left with its example.
    return { ...moveTo({ ...state, board: {} }, address), asked: formatAddress(address) };
  },
  panel: withPanel,
  // A step in the browser's history, after which `went` follows.
  dialect: (state) => state,

  edited: ofDesk(withText),
  typed: (state, typed) => begun(ofDesk(withTyped)(state, typed)),
  text: withOther(replaced),
  smallest: withOther(lent),
  answered: ofDesk((desk, answered) => ({ ...desk, answered })),
  sample: ofDesk((desk, _, judge) => withSample(desk, judge)),
  'put-back': ofDesk((desk, _, judge) => putBack(desk, judge)),
  'put-own-back': ofDesk(ownPutBack),
  // As a text that is pasted; what it is made for stays in view.
  made: (state, made) => {
    const desk = { ...lent(state.desk, made.text, judgeOf(state)), made, wanted: firstCase() };
    return begun({ ...state, desk });
  },
  give: ofDesk((desk, { dialect, text }) => given(desk, dialect, text)),
  // What becomes of it is to be seen, whichever view is open.
  file: (state, arriving) =>
    state.dialect === undefined
      ? state
      : withPanel(withDesk(state, { ...state.desk, arriving }), 'text'),
  opened: (state, opened) => {
    const isNew = state.desk.opened?.file !== opened.file;
    const desk = withFile(state.desk, opened);
    return begun({ ...state, desk: isNew ? { ...desk, wanted: firstCase() } : desk });
  },
  'close-file': ofDesk((desk) => ({ ...withOtherInput(desk), opened: undefined })),

  formats: ofDesk((desk, formats) => ({ ...desk, formats })),

  view: ofDesk(withView),
  output: ofDesk(withOutput),
  program: ofDesk(withProgram),
  judged: ofDesk((desk, judged) => ({ ...desk, judged })),

  'pick-case': ofDesk((desk, wanted) => ({ ...desk, wanted })),
  'show-case': (state, shown) => {
    const { board, desk } = state;
    const { position } = shown;
    return {
      ...withDesk(state, { ...desk, shown, wanted: undefined }),
      // In a narrow window the text hides the board.
      panel: state.panel === 'text' && !shown.isUnasked ? undefined : state.panel,
      board: position === null ? board : anew(board, position),
    };
  },
  'no-case': (state, { isFailed }) => {
    const { desk } = state;
    // The desk says why.
    if (isFailed) return withPanel(withDesk(state, { ...desk, wanted: undefined }), 'text');
    return withDesk(state, withoutCase(desk));
  },

  unpacked: (state, texts) => withRule(ofDesk(withLinked)(state, texts)),
  packed: ofDesk((desk, packed) => ({ ...desk, packed })),
};

export const eventTypes = Object.keys(reducers) as readonly (keyof PageEvents)[];

export function reduce<Type extends keyof PageEvents>(
  state: PageState,
  { type, detail }: PageEvent<Type>,
): PageState {
  return reducers[type](state, detail as PageEvents[Type]);
}

/** The page as it opens. */
export function pageAt(hash: string, rest: Partial<PageState>): PageState {
  return reduce({ ...blank, ...rest }, { type: 'went', detail: hash });
}

/** What an event makes of the desk; the rest of the page stays. */
function ofDesk<Detail>(
  make: (desk: DeskState, detail: Detail, judge: ReturnType<typeof judgeOf>) => DeskState,
) {
  return (state: PageState, detail: Detail): PageState =>
    withDesk(state, make(state.desk, detail, judgeOf(state)));
}

/**
 * Another text takes the place of the input. A wide window shows what becomes of it; a narrow one tells it above its
 * tabs.
 */
function withOther(take: typeof replaced) {
  return (state: PageState, text: string): PageState => {
    if (state.dialect === undefined) return state;
    const desk = { ...take(state.desk, text, judgeOf(state)), wanted: firstCase() };
    return begun({ ...state, desk, panel: state.isNarrow ? state.panel : undefined });
  };
}

/** The reader's own text is here again, so the board shows no example, unless the address has a position. */
function returned(state: PageState): PageState {
  const desk = recalled(state.desk, judgeOf(state));
  if (state.board.position === undefined) {
    return desk === state.desk ? state : begun({ ...state, desk });
  }
  const { view } = desk;
  return view === state.desk.view ? state : withDesk(state, { ...state.desk, view });
}

/** A judge with a rule of its own was named, and no position: the board shows the first case of the input. */
function withRule(state: PageState): PageState {
  const [path = ''] = state.asked.split('?');
  const isNamed = path.split('/')[3] !== undefined && gameOf(state).rulesOfJudges;
  if (!isNamed || state.board.position !== undefined) return state;
  return withDesk(state, { ...state.desk, wanted: firstCase() });
}

/** The reader has begun, so the page need not say what it is for. */
function begun(state: PageState): PageState {
  return state.hasBegun ? state : { ...state, hasBegun: true };
}

function withDesk(state: PageState, desk: DeskState): PageState {
  return desk === state.desk ? state : { ...state, desk };
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
  const { game, dialect, board, left } = state;
  const isOtherGame = address.game !== game;
  const gone = {
    ...state,
    panel: address.panel,
    language: address.language,
    left: isOtherGame ? { ...left, [game]: { game, dialect, board } } : left,
  };
  const moved =
    isOtherGame || address.dialect !== dialect
      ? withDialect(gone, address.dialect, address.game)
      : gone;
  // Another judge or language leaves the board as it is.
  return isOtherGame || !isSameBoard(board, address.board)
    ? withBoard(moved, address.board)
    : moved;
}

function withDialect(
  state: PageState,
  dialect: PageState['dialect'],
  game = state.game,
): PageState {
  const there = { ...state, game, dialect };
  return { ...there, desk: turned(state.desk, judgeOf(state), judgeOf(there)) };
}

/** The board shows the case until it begins at another position, and waits for an input until it is another one. */
function withBoard(state: PageState, board: BoardAddress): PageState {
  const start = board.position ?? infoOf(state)?.example;
  const { position } = state.desk.shown ?? {};
  const isLeft = typeof position === 'string' && position !== start;
  const desk = isLeft ? withoutCase(state.desk) : state.desk;
  const { answered } = desk;
  const isOther = answered?.unread !== undefined && !isSameBoard(board, state.board);
  return {
    ...state,
    board,
    desk: isOther ? { ...desk, answered: { ...answered, unread: undefined } } : desk,
  };
}
