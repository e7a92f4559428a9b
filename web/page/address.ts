// The page's address: #/v1/<game>/<dialect>?position=…&moves=…&input=…&panel=…&… . Links live longer than code, so the
// address has a version, and every link in tests/web/links.tsv must always open what it opens now. Defaults are omitted.
import type { DialectId, GameId, GameInfo } from '../engine/types';
import { gameNamed, registry } from '../games/registry';
import type { Game } from '../games/registry';
import { languages } from '../i18n/language';
import type { Language } from '../i18n/language';
import type { DeskAddress } from '../desk/text_links';
import type { Panel } from '../i18n/table_sentences';
import { formatBoard, named, pair, readBoard } from '../table/board_address';
import type { BoardAddress } from '../table/board_address';

export interface Address extends BoardAddress, DeskAddress {
  readonly game: GameId;
  readonly dialect: DialectId;
  /** The game without the judges' limits, which has an address of its own and no dialect in it. */
  readonly beyond?: true;
  /** The view beside the board; defaults to the one that a window shows by itself. */
  readonly panel?: Panel | undefined;
  /** Defaults to the reader's own language. */
  readonly language?: Language | undefined;
}

export function formatAddress(address: Address): string {
  const { game, dialect, panel, language } = address;
  const query = [
    formatBoard(address),
    pair('input', address.input),
    pair('made', address.made),
    pair('output', address.output),
    pair('panel', panel),
    pair('lang', language),
  ]
    .filter(Boolean)
    .join('&');
  const beyond = address.beyond && gameNamed(game)?.beyond;
  return `#/v1/${beyond ? beyond.id : `${game}/${dialect}`}${query && `?${query}`}`;
}

/**
 * Parses a hash. Unknown parts get the nearest default, so an old link still opens the page. `games`: the solver's list,
 * once it is known. It has the further names of dialects.
 */
export function readAddress(hash: string, games: readonly GameInfo[] = []): Address {
  const text = hash.replace(/^#/, '');
  const [path = ''] = text.split('?', 1);
  const [, version, gameId, dialectId] = path.split('/');
  const wanted =
    version === 'v1'
      ? registry.find(({ id, beyond }) => id === gameId || (beyond && beyond.id === gameId))
      : undefined;
  const game = wanted ?? registry[0];
  const isBeyond = wanted !== undefined && wanted.id !== gameId;
  if (!game) throw new Error('the registry is empty');
  const known = games.find(({ id }) => id === game.id)?.dialects ?? [];
  const alias = known.find(({ aliases }) => aliases.includes(dialectId ?? ''))?.id;
  const dialect = alias ?? game.dialects.find((id) => id === dialectId) ?? game.dialects[0];
  if (dialect === undefined) throw new Error(`${game.id} has no dialect`);
  // URLSearchParams does not throw on bad escapes.
  const query = new URLSearchParams(text.slice(path.length + 1));
  const language = named(languages, query.get('lang'));
  const panel = panelsOf(game, isBeyond).find((each) => each === query.get('panel'));
  return {
    game: game.id,
    dialect,
    ...(isBeyond && { beyond: true, position: wanted?.beyond?.start ?? '' }),
    // A position of an unknown game is useless for another game.
    ...(wanted && readBoard(query)),
    ...(wanted && readDesk(query)),
    panel,
    language,
  };
}

/** The views that there are beside the board. `isBeyond`: without the judges' limits there is no judge text. */
export function panelsOf({ atlas }: Game, isBeyond: boolean): readonly Panel[] {
  if (isBeyond) return ['why'];
  return atlas ? ['why', 'text', 'atlas'] : ['why', 'text'];
}

function readDesk(query: URLSearchParams): DeskAddress {
  const input = query.get('input');
  const output = query.get('output');
  const made = query.get('made');
  return {
    ...(input !== null && { input }),
    ...(output !== null && { output }),
    ...(made !== null && { made }),
  };
}

/** Whether two addresses have the same board. */
export function isSameBoard(one: BoardAddress, other: BoardAddress): boolean {
  return formatBoard(one) === formatBoard(other);
}

/** The entry in the list of games: the id of the game, or of the one beyond it. */
export function entryOf({ game, beyond }: Address): string {
  return (beyond && gameNamed(game)?.beyond?.id) || game;
}
