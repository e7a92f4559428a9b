// What the page shows, as one value that is never changed, only replaced (reduce.ts).
import type { EngineFailure } from '../engine/engine';
import type { DialectId, GameId, GameInfo } from '../engine/types';
import { gameNamed } from '../games/registry';
import type { Game } from '../games/registry';
import type { Theme } from '../i18n/frame_sentences';
import type { Language } from '../i18n/language';
import type { Panel } from '../i18n/table_sentences';
import { emptyDesk, ownTextOf } from '../desk/desk_state';
import type { DeskState, Judge } from '../desk/desk_state';
import { formatAddress, readAddress } from './address';
import type { Address } from './address';

/** A game as it is shown, or as it was left. */
export type Place = Pick<Address, 'game' | 'dialect' | 'board'>;

export interface PageState extends Place {
  readonly panel: Panel | undefined;
  /** The language that the address names. */
  readonly language: Language | undefined;
  readonly desk: DeskState;
  /** Each game as it was left, by its id. */
  readonly left: Readonly<Record<string, Place>>;
  /** The hash to which the reader has gone last. Its dialect may have a name that only the solver knows. */
  readonly asked: string;
  /** The solver's list; empty until it is loaded. */
  readonly games: readonly GameInfo[];
  readonly loadFailure: EngineFailure | undefined;
  /** The language in which the page speaks; undefined until its words are loaded. */
  readonly spoken: Language | undefined;
  readonly theme: Theme;
  /** The window has no room beside the board. */
  readonly isNarrow: boolean;
  /** The reader has made a move or brought a text. */
  readonly hasBegun: boolean;
}

/** The page before anything has happened. */
export const blank: PageState = {
  ...readAddress(''),
  desk: emptyDesk,
  left: {},
  asked: '',
  games: [],
  loadFailure: undefined,
  spoken: undefined,
  theme: 'system',
  isNarrow: false,
  hasBegun: false,
};

export function addressOf({ game, dialect, board, panel, language, desk }: PageState): Address {
  return { game, dialect, board, texts: desk.linked ?? desk.packed ?? {}, panel, language };
}

/** The address of another place, with what stays when another board is shown. Another game is opened as it was left. */
export function addressElsewhere(state: PageState, place: Omit<Place, 'board'>): Address {
  const { panel, language, left } = state;
  const last = place.game === state.game ? state : left[place.game];
  const isOtherRule = last?.dialect !== place.dialect && gameOf(place).rulesOfJudges;
  const { position: _, moves: __, at: ___, ...players } = last?.board ?? {};
  const board = isOtherRule ? players : (last?.board ?? {});
  return { ...place, board, texts: {}, panel, language };
}

/** The link to a game, in the dialect that was left, or its first one. */
export function linkTo(state: PageState, game: Game): string {
  const dialect = dialectOf(state, game);
  return formatAddress(addressElsewhere(state, { game: game.id, dialect }));
}

export function dialectOf(state: PageState, { id, dialects }: Game): DialectId | undefined {
  const last = state.game === id ? state : state.left[id];
  return last ? last.dialect : dialects[0];
}

export function gameOf({ game }: Pick<PageState, 'game'>): Game {
  const found = gameNamed(game);
  if (!found) throw new Error(`no game ${game}`);
  return found;
}

/** A part of the address that names nothing here. */
export interface UnknownPart {
  readonly part: 'version' | 'game' | 'judge';
  readonly name: string;
}

/** The first such part. Which names the judges have is known with the solver's list. */
export function unknownPart(state: PageState): UnknownPart | undefined {
  const [path = ''] = state.asked.split('?', 1);
  const [, version, game, judge] = path.split('/');
  if (version && version !== 'v1') return { part: 'version', name: version };
  if (game && !gameNamed(game)) return { part: 'game', name: game };
  const info = infoOf(state);
  if (!info || !judge) return undefined;
  const isKnown = info.dialects.some(({ id, aliases }) => id === judge || aliases.includes(judge));
  return isKnown ? undefined : { part: 'judge', name: judge };
}

export function infoOf({ game, games }: PageState, id: GameId = game): GameInfo | undefined {
  return games.find((each) => each.id === id);
}

export function judgeOf(state: PageState): Judge {
  const { game, dialect } = state;
  return { game, dialect, info: infoOf(state)?.dialects.find(({ id }) => id === dialect) };
}

/** Whether the judge text is in view. A wide window shows it by itself. */
export function showsText({ panel, isNarrow, dialect }: PageState): boolean {
  return dialect !== undefined && (panel ? panel === 'text' : !isNarrow);
}

/** Whether the answers to a text of the reader's stand in a line above the tabs, because they are not in view otherwise. */
export function tells(state: PageState): boolean {
  const { isNarrow, desk } = state;
  if (!isNarrow || !desk.answered) return false;
  // The sample, pasted, is the reader's too: its case is on the board.
  const isOwn = ownTextOf(desk, judgeOf(state)) !== undefined;
  return isOwn || desk.opened !== undefined || desk.shown !== undefined;
}
