// The page's address: #/v1/<game>/<dialect>?position=…&moves=…&… . Links live longer than code, so the address has a
// version, and every link in tests/web/links.tsv must always open what it opens now. Defaults are omitted.
import type { DialectId, GameId, GameInfo } from '../engine/types';
import { registry } from '../games/registry';
import { languages } from '../i18n/language';
import type { Language } from '../i18n/language';
import { formatBoard, named, pair, readBoard } from '../table/board_address';
import type { BoardAddress } from '../table/board_address';

export interface Address extends BoardAddress {
  readonly game: GameId;
  readonly dialect: DialectId;
  /** Defaults to the reader's own language. */
  readonly language?: Language;
}

export function formatAddress(address: Address): string {
  const { game, dialect, language } = address;
  const query = [formatBoard(address), pair('lang', language)].filter(Boolean).join('&');
  return `#/v1/${game}/${dialect}${query && `?${query}`}`;
}

/**
 * Parses a hash. Unknown parts get the nearest default, so an old link still opens the page. `games`: the solver's list,
 * once it is known. It has the further names of dialects.
 */
export function readAddress(hash: string, games: readonly GameInfo[] = []): Address {
  const text = hash.replace(/^#/, '');
  const [path = ''] = text.split('?', 1);
  const [, version, gameId, dialectId] = path.split('/');
  const wanted = version === 'v1' ? registry.find((game) => game.id === gameId) : undefined;
  const game = wanted ?? registry[0];
  if (!game) throw new Error('the registry is empty');
  const known = games.find(({ id }) => id === game.id)?.dialects ?? [];
  const alias = known.find(({ aliases }) => aliases.includes(dialectId ?? ''))?.id;
  const dialect = alias ?? game.dialects.find((id) => id === dialectId) ?? game.dialects[0];
  if (dialect === undefined) throw new Error(`${game.id} has no dialect`);
  // URLSearchParams does not throw on bad escapes.
  const query = new URLSearchParams(text.slice(path.length + 1));
  const language = named(languages, query.get('lang'));
  return {
    game: game.id,
    dialect,
    // A position of an unknown game is useless for another game.
    ...(wanted && readBoard(query)),
    ...(language && { language }),
  };
}
