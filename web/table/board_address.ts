// A board's state in an address: in the page's hash and in embed.html's query. Defaults are omitted.
import { firstMovers, modes, opponents } from '../play/seats';
import type { FirstMover, Mode, Opponent } from '../play/seats';
import { hintLevels } from '../play/hint_level';
import type { HintLevel } from '../play/hint_level';

/** The state of the board. Positions and moves are read by the solver and may be wrong. */
export interface BoardAddress {
  /** The start of the line; defaults to the game's example. */
  readonly position?: string;
  readonly moves?: readonly string[];
  /** The number of moves that are made; defaults to all. */
  readonly at?: number;
  readonly mode?: Mode;
  readonly opponent?: Opponent;
  readonly first?: FirstMover;
  readonly hints?: HintLevel;
}

/** The board's state as a query; empty if everything has its default. */
export function formatBoard(board: BoardAddress): string {
  return [
    pair('position', board.position),
    pair('moves', board.moves?.length ? board.moves.join(' ') : undefined),
    pair('at', board.at?.toString()),
    pair('mode', board.mode),
    pair('opponent', board.opponent),
    pair('first', board.first),
    pair('hints', board.hints),
  ]
    .filter(Boolean)
    .join('&');
}

/** Keeps the query readable: spaces become +, and only necessary characters are escaped. */
export function pair(name: string, value: string | undefined): string {
  if (value === undefined) return '';
  const escaped = new URLSearchParams([[name, value]]).toString();
  return escaped.replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':');
}

/** Unknown parameters are ignored. */
export function readBoard(query: URLSearchParams): BoardAddress {
  const position = query.get('position');
  const moves = query.get('moves')?.split(/\s+/).filter(Boolean) ?? [];
  const at = query.get('at');
  const mode = named(modes, query.get('mode'));
  const opponent = named(opponents, query.get('opponent'));
  const first = named(firstMovers, query.get('first'));
  const hints = named(hintLevels, query.get('hints'));
  return {
    ...(position !== null && { position }),
    ...(moves.length > 0 && { moves }),
    ...(at !== null && /^\d{1,6}$/.test(at) && { at: Number(at) }),
    ...(mode && { mode }),
    ...(opponent && { opponent }),
    ...(first && { first }),
    ...(hints && { hints }),
  };
}

/** Whether two addresses have the same board. */
export function isSameBoard(one: BoardAddress, other: BoardAddress): boolean {
  return formatBoard(one) === formatBoard(other);
}

export function named<T extends string>(allowed: readonly T[], text: string | null): T | undefined {
  return allowed.find((each) => each === text);
}
