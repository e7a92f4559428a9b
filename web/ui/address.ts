// The page's address: #/v1/<game>/<dialect>?position=…&moves=…&… . Links live longer than code, hence the version, and
// hence tests/web/links.tsv, whose links must for ever open what they open now. What is not said is the default.
import type { DialectId, GameId } from '../engine/types';
import { registry } from '../games/registry';
import { languages } from '../i18n/language';
import type { Language } from '../i18n/language';
import { firstMovers, modes, opponents } from '../play/seats';
import type { FirstMover, Mode, Opponent } from '../play/seats';
import { hintLevels } from './board/hint_level';
import type { HintLevel } from './board/hint_level';

/** What the board shows. Positions and moves are for the solver to read, and may be wrong. */
export interface BoardAddress {
  /** The start of the line; without one, the game's example. */
  readonly position?: string;
  readonly moves?: readonly string[];
  /** How many of the moves are made; without it, all. */
  readonly at?: number;
  readonly mode?: Mode;
  readonly opponent?: Opponent;
  readonly first?: FirstMover;
  readonly hints?: HintLevel;
}

export interface Address extends BoardAddress {
  readonly game: GameId;
  readonly dialect: DialectId;
  /** Without one, the reader's own. */
  readonly language?: Language;
}

export function formatAddress(address: Address): string {
  const { game, dialect, language } = address;
  const query = [formatBoard(address), pair('lang', language)].filter(Boolean).join('&');
  return `#/v1/${game}/${dialect}${query && `?${query}`}`;
}

/** What an address says of the board; nothing where all is as ever. */
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

/** As readable as it can be: blanks are +, and what needs no escape gets none. */
function pair(name: string, value: string | undefined): string {
  if (value === undefined) return '';
  const escaped = new URLSearchParams([[name, value]]).toString();
  return escaped.replace(/%(2C|2F|3A)/g, decodeURIComponent);
}

/** What a hash asks for. Where it asks for nothing we have, the nearest default: an old link still opens the page. */
export function readAddress(hash: string): Address {
  const text = hash.replace(/^#/, '');
  const [path = ''] = text.split('?', 1);
  const [, version, gameId, dialectId] = path.split('/');
  const wanted = version === 'v1' ? registry.find((game) => game.id === gameId) : undefined;
  const game = wanted ?? registry[0];
  if (!game) throw new Error('the registry is empty');
  const dialect = game.dialects.find((id) => id === dialectId) ?? game.dialects[0];
  if (dialect === undefined) throw new Error(`${game.id} has no dialect`);
  // Whatever is escaped badly, it does not throw.
  const query = new URLSearchParams(text.slice(path.length + 1));
  const language = named(languages, query.get('lang'));
  return {
    game: game.id,
    dialect,
    // A position of a game that we do not have is of no use to another.
    ...(wanted && readBoard(query)),
    ...(language && { language }),
  };
}

function readBoard(query: URLSearchParams): BoardAddress {
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

function named<T extends string>(allowed: readonly T[], text: string | null): T | undefined {
  return allowed.find((each) => each === text);
}
